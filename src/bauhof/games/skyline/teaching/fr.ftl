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
