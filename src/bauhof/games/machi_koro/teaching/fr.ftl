# Machi Koro : la première partie guidée.
lesson-welcome = Bienvenue ! Dans Machi Koro, vous bâtissez une petite ville. Le premier à construire ses quatre monuments gagne.
lesson-dice = Chaque tour commence par les dés. Vous avez fait 1.
lesson-wheat = Votre Champ de blé attend un 1 : la banque vous verse 1 pièce. Ben en a un aussi et reçoit autant.
lesson-ranch = Après le lancer, vous pouvez construire une carte. Achetez la Ferme : elle coûte 1 et attend un 2.
lesson-blue = Ben a fait 2 et votre Ferme a payé. Les cartes bleues rapportent au tour de chacun.
lesson-red = Le Café de Ben est rouge : celui qui fait 3 lui donne une pièce. C’était vous, alors vous avez payé d’abord.
lesson-green = Puis votre Boulangerie a rapporté 1. Les cartes vertes ne paient que lorsque vous lancez les dés.
lesson-choice = À vous de choisir : une autre Boulangerie pour 1 pièce, ou pour 2 une Supérette, qui rapporte 3 sur un 4.
lesson-together = Votre 2 a fait payer la Ferme et la Boulangerie. Plusieurs cartes pour un même nombre paient toutes.
lesson-station = Assez pour votre premier monument ! Construisez la Gare pour 4 pièces.
lesson-one-die = Avec la Gare, vous choisissez : un dé ou deux. Vos cartes attendent de petits nombres, n’en lancez qu’un.
lesson-chances = Encore un 2. Les cartes des nombres qui sortent souvent sont le cœur d’une ville.
lesson-factory = À deux dés, pensez aux fabriques : sur votre 7, la Fromagerie paie 3 par Ferme.
lesson-purple = Les cartes violettes agissent sur votre 6. Le Stade prend 2 pièces à chacun. Une seule de chaque sorte.
lesson-free = Maintenant, à vous : construisez ce que vous pouvez payer, ou rien, et gardez vos pièces.
lesson-two-dice = Essayez deux dés. Seule leur somme compte.
lesson-save = Deux fois 1 font 2 : vous avez encore gagné. Construisez, ou économisez pour le prochain monument.
lesson-landmarks = Encore trois monuments, à 10, 16 et 22 pièces. Chacun vous aidera dès qu’il sera construit.
lesson-real = À partir d’ici, les dés sont vrais et Ben joue en débutant. Un doute ? Demandez-moi. Bonne chance !

# Conseils pour la suite.
tip-roll = Un dé donne de 1 à 6. À deux, le 7 sort le plus, mais jamais le 1. Regardez vos cartes.
tip-reroll = Si ce lancer rapporte peu, relancez. Le second compte, même s’il est moins bon.
tip-tv = Prenez à celui qui a le plus de pièces, jusqu’à 5.
tip-give = Donnez votre carte la plus faible, ou n’échangez rien.
tip-with = Choisissez le joueur dont une carte vous aide le plus.
tip-take = Prenez la carte qui va avec vos dés et vos autres cartes.
tip-build = Les cartes qui s’accordent rapportent le plus. Quand vous gagnez bien, économisez : seuls les monuments font gagner.

# Comment jouer.
how-goal = Le but
    .text = Vous bâtissez une petite ville. Chacun commence avec un Champ de blé, une Boulangerie et 3 pièces. Le premier à construire ses quatre monuments gagne aussitôt : Gare (4 pièces), Centre commercial (10), Parc d’attractions (16) et Tour radio (22).
how-turn = Un tour
    .text = Lancez un dé. Chaque carte qui porte le nombre obtenu rapporte. Ensuite, vous pouvez construire une seule chose, une carte de la réserve ou un monument, en payant son prix. Ou rien, pour économiser.
how-blue-green = Cartes bleues et vertes
    .text = Les cartes bleues paient leur propriétaire, quel que soit le lanceur. Les vertes ne paient que si vous lancez vous-même, mais souvent plus. Plusieurs cartes identiques paient toutes. Les nombres qui sortent souvent font tourner votre ville.
how-red = Cartes rouges
    .text = Les cartes rouges prennent des pièces à celui qui a lancé les dés. On les paie en premier, avant tout revenu. Qui n’a pas assez donne ce qu’il a ; le reste est perdu.
how-factories = Combinaisons
    .text = Les fabriques et le marché paient pour vos autres cartes : la Fromagerie rapporte 3 par Ferme, la Fabrique de meubles 3 par Forêt et par Mine. Leurs nombres, à partir de 7, demandent deux dés.
how-purple = Cartes violettes
    .text = Les cartes violettes agissent sur votre 6. Le Stade prend 2 pièces à chacun, la Chaîne de télévision 5 à un joueur, et le Centre d’affaires échange des cartes. Une seule de chaque sorte.
how-landmarks = Des monuments utiles
    .text = La Gare permet de lancer deux dés. Le Centre commercial ajoute 1 pièce par Boulangerie, Supérette, Café et Restaurant. Le Parc d’attractions offre un tour de plus après un double. La Tour radio permet de relancer une fois par tour. N’attendez pas trop : les pièces en main ne font pas gagner.

# Exercices.
exercise-anybodys-turn = Ben va faire 5. Quelle carte vous rapporte une pièce ?
exercise-guests = Ben va faire 3. Quelle carte vous rapporte le plus ?
exercise-small-shops = Vous ferez 4 à votre prochain tour. Que construire maintenant ?
exercise-cheese = Vous ferez 7 à votre prochain tour. Quelle carte rapporte le plus ?
exercise-furniture = Vous ferez 8 à votre prochain tour. Quelle carte rapporte le plus ?
exercise-harvest = Vous ferez 11 à votre prochain tour. Quelle carte rapporte le plus ?
exercise-who-pays = Votre Chaîne de télévision prend jusqu’à 5 pièces. Qui doit payer ?
exercise-exchange = Ben va faire 9. Quel échange vous rapporte le plus ?
exercise-last-landmark = Gagnez la partie maintenant !
