# Skyline : la première partie guidée.
lesson-welcome = Bienvenue dans Skyline ! Les bâtiments du chantier sont à vendre. Qui en possède le plus d’une sorte marque.
lesson-kinds = Il y a six sortes. Vous avez un parc pour l’instant.
lesson-currency = Chaque place du chantier n’accepte qu’une monnaie. Ce musée coûte 5 en bleu.
lesson-poor = Votre argent bleu ne fait que 2. Prenez d’abord de l’argent.
lesson-take = Prenez une carte de n’importe quelle valeur, ou plusieurs jusqu’à 5 en tout. Prenez bleu 3 et vert 2.
lesson-others = Ben et Clara ont pris de l’argent aussi. Vous voyez combien de cartes ils ont, mais pas lesquelles.
lesson-exact = En bleu, vous avez maintenant 5. Achetez le musée et payez avec le 3 et le 2.
lesson-again = Le compte est bon : vous rejouez ! Maintenant le théâtre : payez avec votre 6 vert.
lesson-ends = Encore le compte exact, encore une action. Prenez le 9 jaune. Prendre de l’argent termine le tour.
lesson-scored = Un décompte est sorti parmi l’argent. Vous êtes en tête pour musées, théâtres et parcs : 8 points !
lesson-places = La première fois, seul le premier de chaque sorte marque. Puis le deuxième aussi, et à la fin le troisième.
lesson-change = Le parc coûte 8 en jaune. Achetez-le avec un 9 : on ne rend pas la monnaie, votre tour s’arrête.
lesson-lead = Deux parcs, et personne d’autre n’en a. Mener dans les sortes chères rapporte le plus.
lesson-ledger = Ce tableau compte pour vous. A, B et C disent ce que chaque décompte rapporterait maintenant.
lesson-finish = Quand le chantier ne peut plus être complété, le dernier décompte, le plus gros, termine la partie.
lesson-real = À partir d’ici, les cartes sont vraiment mélangées, et Ben et Clara jouent en débutants. Demandez-moi. Bonne chance !

# Conseils pour la suite.
tip-take = Prenez de quoi payer un prix exact : une seule carte forte, ou plusieurs petites jusqu’à 5.
tip-buy = Pouvez-vous payer le compte exact ? Alors vous rejouez. Sinon, achetez pour passer en tête, ou prenez de l’argent.
tip-pass = Rien à prendre, rien à acheter : passez.
tip-pay = Payez le compte exact si possible. Sinon, perdez le moins possible : on ne rend pas la monnaie.
tip-for = Gardez-le s’il vous met en tête. Donnez-le à Dirk s’il dépasse ainsi votre rival.

# Comment jouer.
how-goal = Le but
    .text = Vous réunissez des bâtiments de six sortes : musées, théâtres, gares, églises, parcs et gratte-ciel. Trois fois dans la partie, celui qui en possède le plus d’une sorte marque. Les sortes rares rapportent peu, les courantes beaucoup. Le plus de points gagne.
how-turn = Un tour
    .text = À votre tour, prenez de l’argent ou achetez un bâtiment. C’est tout. À la fin du tour, les places vides sont complétées avec les pioches.
how-money = Prendre de l’argent
    .text = Quatre cartes d’argent sont visibles. Prenez-en une de n’importe quelle valeur, ou plusieurs pour 5 en tout au plus, toutes monnaies mêlées. Cela termine votre tour. Votre main est cachée, mais chacun voit ce que vous prenez.
how-buy = Acheter
    .text = Chacune des quatre places du chantier a sa monnaie. Payez avec une ou plusieurs cartes de cette monnaie. La somme doit atteindre le prix. On ne rend jamais la monnaie, et les monnaies ne se mélangent pas.
how-exact = Le compte exact
    .text = Si vous payez exactement le prix, vous avez aussitôt une autre action, et ainsi de suite. C’est le cœur du jeu : les petites cartes semblent faibles, mais elles permettent le compte exact. Avec une main bien préparée, on achète deux, trois ou même quatre bâtiments en un tour.
how-scoring = Les décomptes
    .text = Deux décomptes sont cachés parmi l’argent ; ils ont lieu dès qu’ils sortent. Au premier, seul le premier de chaque sorte marque : de 1 point pour les musées à 6 pour les gratte-ciel. Au second, le deuxième marque aussi. À la fin s’ajoute le troisième, et les premiers reçoivent de 16 à 21 points. En cas d’égalité, on partage.
how-finish = La fin
    .text = La partie s’arrête quand le chantier ne peut plus être complété. Chaque bâtiment restant va à celui qui a le plus d’argent dans sa monnaie. Puis le dernier décompte décide : battez-vous pour la tête jusqu’au bout.

# Exercices.
exercise-many-cards = Prenez autant de cartes d’argent que possible.
exercise-keep-cards = Payez le musée en gardant le plus de cartes possible.
exercise-pay-exactly = Payez le musée au compte exact.
exercise-another-action = Trouvez l’achat qui vous donne une autre action.
exercise-two-at-once = Achetez deux bâtiments pendant ce tour.
exercise-many-at-once = Achetez pendant ce tour autant de bâtiments que possible.
exercise-four-cards = Un bâtiment peut être payé au compte exact. Lequel ?
