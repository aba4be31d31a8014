# Les Palais de Carrare : la première partie guidée.
lesson-welcome = Bienvenue à Carrare ! Achetez des blocs, bâtissez dans vos six villes, puis évaluez au bon moment. Le plus de points gagne.
lesson-wheel = Les blocs attendent sur cette roue. Le blanc est le plus cher, le noir le moins cher.
lesson-turn = Pour acheter, tournez la roue : tous les blocs avancent d’un secteur et coûtent 1 pièce de moins. Tournez !
lesson-segment = De nouveaux blocs sont sur I. On achète dans un seul secteur. Choisissez II, où les prix ont baissé.
lesson-bricks = Prenez vert, bleu et noir, 3 pièces en tout. Puis terminez.
lesson-cities = Voici vos villes. Chacune n’accepte que certaines couleurs. Massa les prend toutes, sauf le noir.
lesson-build = Bâtissez le Castello à 2. Placez-le à Massa et payez avec vert et bleu.
lesson-value = Massa rapporte 1 point par bloc quand vous évaluez. Livorno en rapporte 3, mais n’accepte que le blanc.
lesson-small = Un second Castello est là, pour 1 bloc seulement. Les bâtiments d’un même type s’évaluent ensemble.
lesson-red = Il irait bien à Lucca, qui rapporte 2 par bloc. Il vous faut du rouge : tournez la roue.
lesson-cheaper = Les blocs baissent toujours : sur III, le bleu est gratuit. Choisissez III, puis rouge, vert et bleu.
lesson-lucca = Bâtissez le petit Castello à Lucca et payez avec le rouge.
lesson-score = Évaluez vos Castelli : 2 à Massa, et 1 à Lucca qui vaut double. Chaque type ne s’évalue qu’une fois.
lesson-objects = 4 points ! Et un objet par bâtiment : deux drapeaux. Chaque objet vaut 3 points à la fin.
lesson-field = Après votre action, vous pouvez aussi acheter un de ces objets pour 10 pièces, un par tour.
lesson-whole = Avec assez de bâtiments, vous pouvez aussi évaluer une ville entière. Mais un seul joueur peut évaluer chaque ville.
lesson-finish = Avec quatre évaluations, assez d’objets et de bâtiments, vous pouvez annoncer la fin, pour 5 points.
lesson-real = À partir d’ici, le sac est vraiment mélangé, et Ben joue en débutant. Demandez-moi. Bonne chance !

# Conseils pour la suite.
tip-buy = D’abord des blocs, puis des bâtiments, puis une évaluation. Visez votre prochain bon bâtiment ou votre prochaine évaluation.
tip-build = Les villes chères multiplient le coût du bâtiment. Réunissez un type, ou remplissez une ville, pour évaluer le tout.
tip-score = Évaluez quand cela rapporte beaucoup : vous n’avez que six évaluations.
tip-take = Aucun bloc n’est à votre portée : prenez 2 pièces.
tip-pass = La fin est annoncée. Passez si plus rien ne vous aide.
tip-segment = Cherchez un secteur aux nombreux blocs bon marché, ou la couleur que demande votre prochaine ville.
tip-brick = Achetez ce que demande votre prochain bâtiment. Ce qui est gratuit, prenez-le.
tip-city = Choisissez la meilleure ville que vos blocs peuvent payer. Elle multiplie le coût du bâtiment.
tip-pay = Payez avec les couleurs bon marché si la ville les accepte, gardez les chères.
tip-extra = Un objet vaut 3 points et compte pour la fin. Cela vaut-il 10 pièces ?
tip-announce = Annoncez la fin si vous pensez être en tête. Cela rapporte aussitôt 5 points.

# Comment jouer.
how-goal = Le but
    .text = Vous bâtissez des palais dans six villes autour de Carrare. Les points viennent des évaluations pendant la partie, et à la fin des objets, des bâtiments et des pièces. Le plus de points gagne. Quand évaluer compte autant que quoi bâtir.
how-turn = Un tour
    .text = À votre tour, faites une seule chose : acheter des blocs, construire ou évaluer. Ensuite, vous pouvez acheter un objet pour 10 pièces.
how-bricks = Acheter des blocs
    .text = Tournez la roue d’un secteur ; de nouveaux blocs sortent du sac jusqu’à onze sur la roue. Puis achetez autant de blocs que vous voulez dans un seul secteur. Le blanc est le plus cher, le noir le moins cher, et chaque secteur enlève 1 pièce au prix, jusqu’à zéro. Ce que personne ne prend revient au secteur I, de nouveau cher.
how-build = Construire
    .text = Prenez un des neuf bâtiments visibles et payez autant de blocs qu’il en coûte, de 1 à 5. Choisissez une ville : Lérici accepte toutes les couleurs, Livorno seulement le blanc. Plus la ville est exigeante, plus le bâtiment y vaut.
how-score = Évaluer
    .text = Vous avez six évaluations dans toute la partie. Évaluez un type, une fois chacun : chaque bâtiment rapporte son coût multiplié par la valeur de sa ville, en points ou en pièces. Ou évaluez une ville assez bâtie ; un seul joueur peut évaluer chaque ville. Un même bâtiment peut compter pour son type et pour sa ville.
how-objects = Objets
    .text = Chaque bâtiment évalué rapporte un objet de son type : livres, calices, couronnes, portes, drapeaux ou blasons. Chacun vaut 3 points à la fin.
how-finish = La fin
    .text = Avec quatre évaluations, assez d’objets et de bâtiments, vous pouvez annoncer la fin, pour 5 points. On termine la manche, puis chacun ajoute 3 points par objet, le coût de ses bâtiments et 1 point pour 5 pièces.

# Exercices.
exercise-free-bricks = Prenez autant de blocs que possible sans payer une pièce.
exercise-cheapest-white = Prenez autant de blocs que possible pour vos 5 pièces.
exercise-biggest-building = Construisez ce qui ajoute le plus de points à la fin.
exercise-points-now = Quelle évaluation vous rapporte le plus de points ?
exercise-coins-now = Quelle évaluation vous rapporte le plus de pièces ?
exercise-objects-now = Quelle évaluation vous rapporte le plus d’objets ?
exercise-one-more-object = Obtenez trois objets pendant ce tour.
