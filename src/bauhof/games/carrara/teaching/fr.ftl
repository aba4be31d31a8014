# Les Palais de Carrare : la première partie guidée.
lesson-welcome = Bienvenue à Carrare ! Achetez des pierres, bâtissez dans vos six villes et marquez au bon moment. Le plus de points gagne.
lesson-wheel = Les pierres attendent sur cette roue. Le blanc est le plus cher, le noir le moins cher.
lesson-turn = Pour acheter, tournez la roue : toutes les pierres avancent d’un segment et coûtent 1 pièce de moins. Tournez !
lesson-segment = De nouvelles pierres sont sur I. On achète dans un seul segment. Choisissez II, où les prix ont baissé.
lesson-bricks = Prenez vert, bleu et noir, 3 pièces en tout. Puis terminez.
lesson-cities = Voici vos villes. Chacune n’accepte que certaines couleurs. Massa les prend toutes, sauf le noir.
lesson-build = Bâtissez le Castello à 2. Placez-le à Massa et payez avec vert et bleu.
lesson-value = Massa rapporte 1 point par pierre au décompte. Livorno en rapporte 3, mais n’accepte que le blanc.
lesson-small = Un second Castello est là, pour 1 pierre seulement. Les bâtiments d’un même type comptent ensemble.
lesson-red = Il irait bien à Lucca, qui rapporte 2 par pierre. Il vous faut du rouge : tournez la roue.
lesson-cheaper = Les pierres baissent toujours : sur III, le bleu est gratuit. Choisissez III, puis rouge, vert et bleu.
lesson-lucca = Bâtissez le petit Castello à Lucca et payez avec le rouge.
lesson-score = Comptez vos Castelli : 2 à Massa, et 1 à Lucca qui vaut double. Chaque type ne se compte qu’une fois.
lesson-objects = 4 points ! Et un objet par bâtiment : deux drapeaux. Chaque objet vaut 3 points à la fin.
lesson-field = Après votre action, vous pouvez aussi acheter un de ces objets pour 10 pièces, un par tour.
lesson-whole = Avec assez de bâtiments, une ville entière se compte aussi. Mais un seul joueur peut compter chaque ville.
lesson-finish = Avec quatre décomptes, assez d’objets et de bâtiments, vous pouvez annoncer la fin, pour 5 points.
lesson-real = À partir d’ici, le sac est vraiment mélangé, et Ben joue en débutant. Demandez-moi. Bonne chance !

# Conseils pour la suite.
tip-buy = D’abord des pierres, puis des bâtiments, puis un décompte. Visez votre prochain bon bâtiment ou décompte.
tip-build = Les villes chères multiplient le coût du bâtiment. Réunissez un type, ou remplissez une ville, pour compter ensemble.
tip-score = Comptez quand cela rapporte beaucoup : vous n’avez que six décomptes.
tip-take = Aucune pierre n’est à votre portée : prenez 2 pièces.
tip-pass = La fin est annoncée. Passez si plus rien ne vous aide.
tip-segment = Cherchez un segment aux nombreuses pierres bon marché, ou la couleur que demande votre prochaine ville.
tip-brick = Achetez ce que demande votre prochain bâtiment. Ce qui est gratuit, prenez-le.
tip-city = Choisissez la meilleure ville que vos pierres peuvent payer. Elle multiplie le coût du bâtiment.
tip-pay = Payez avec les couleurs bon marché si la ville les accepte, gardez les chères.
tip-extra = Un objet vaut 3 points et compte pour la fin. Cela vaut-il 10 pièces ?
tip-announce = Annoncez la fin si vous pensez être en tête. Cela rapporte aussitôt 5 points.
