# Machi Koro

title = Machi Koro
about = Lancez les dés, gagnez avec vos champs et vos cafés, et soyez le premier à construire vos quatre monuments.
option-variable-supply = « Advienne que pourra » : dix sortes à la fois
option-two-of-a-kind = Premières parties : deux cartes identiques au plus

card-wheat-field = Champ de blé
    .one = un Champ de blé
    .many = Champs de blé
card-ranch = Ferme
    .one = une Ferme
    .many = Fermes
card-bakery = Boulangerie
    .one = une Boulangerie
    .many = Boulangeries
    .printed = Boulan­gerie
card-cafe = Café
    .one = un Café
    .many = Cafés
card-convenience-store = Supérette
    .one = une Supérette
    .many = Supérettes
card-forest = Forêt
    .one = une Forêt
    .many = Forêts
card-stadium = Stade
    .one = un Stade
    .many = Stades
card-tv-station = Chaîne de télévision
    .one = une Chaîne de télévision
    .many = Chaînes de télévision
    .printed = Chaîne de télé­vision
card-business-center = Centre d’affaires
    .one = un Centre d’affaires
    .many = Centres d’affaires
card-cheese-factory = Fromagerie
    .one = une Fromagerie
    .many = Fromageries
    .printed = Froma­gerie
card-furniture-factory = Fabrique de meubles
    .one = une Fabrique de meubles
    .many = Fabriques de meubles
card-mine = Mine
    .one = une Mine
    .many = Mines
card-family-restaurant = Restaurant
    .one = un Restaurant
    .many = Restaurants
card-apple-orchard = Verger
    .one = un Verger
    .many = Vergers
card-market = Marché de fruits et légumes
    .one = un Marché de fruits et légumes
    .many = Marchés de fruits et légumes
card-train-station = Gare
    .one = la Gare
card-shopping-mall = Centre commercial
    .one = le Centre commercial
    .printed = Centre commer­cial
card-amusement-park = Parc d’attractions
    .one = le Parc d’attractions
    .printed = Parc d’attrac­tions
card-radio-tower = Tour radio
    .one = la Tour radio

does-blue = Recevez { $coins } de la banque, quel que soit le joueur qui a lancé les dés.
does-green = Recevez { $coins } de la banque si c’est vous qui avez lancé les dés.
does-red = Recevez { $coins } du joueur qui a lancé les dés, si ce n’est pas vous.
does-per = Si vous avez lancé les dés, recevez { $coins } de la banque par carte pour vos { $cards }.
does-stadium = Si vous avez lancé les dés, recevez { $coins } de chaque autre joueur. Un seul exemplaire par joueur.
does-tv-station = Si vous avez lancé les dés, recevez { $coins } d’un autre joueur de votre choix. Un seul exemplaire par joueur.
does-business-center = Si vous avez lancé les dés, vous pouvez échanger une de vos cartes contre celle d’un autre joueur, sauf les violettes. Un seul exemplaire par joueur.
does-train-station = À votre tour, vous choisissez de lancer un ou deux dés.
does-shopping-mall = Vos { $cards } rapportent 1 pièce de plus par carte.
does-amusement-park = Si vous faites un double, vous avez un tour supplémentaire après celui-ci.
does-radio-tower = Une fois par tour, vous pouvez relancer les dés.

refusal-not-asked = ce n’est pas la question maintenant
refusal-no-such-player = personne n’est assis là
refusal-not-owned = vous n’avez pas cette carte
refusal-not-theirs = l’autre joueur n’a pas cette carte
refusal-nothing-in-return = aucune carte ne peut être reçue en échange
refusal-third-of-a-kind = personne ne peut avoir plus de deux cartes de la même sorte
refusal-not-in-supply = il n’en reste plus dans la réserve
refusal-purple-stays = les cartes violettes ne s’échangent pas
refusal-second-purple = vous ne pouvez avoir qu’un exemplaire de chaque carte violette
refusal-built-already = vous avez déjà ce monument
refusal-too-few-coins = { $missing ->
    [one] il vous manque { $missing } pièce
   *[other] il vous manque { $missing } pièces
}
refusal-game-over = la partie est terminée

prompt-number-of-dice = { $turn }, un dé ou deux ?
prompt-reroll = { $turn }, vous avez fait { $roll }. Relancer ?
prompt-tv-target = { $turn }, qui paie { $coins } pour votre Chaîne de télévision ?
prompt-give = { $turn }, quelle carte donnez-vous ?
prompt-partner = { $turn }, avec qui échangez-vous ? Vous donnez : { $given }.
prompt-take = { $turn }, quelle carte prenez-vous à { $partner } ?
prompt-build = { $turn }, construisez une carte, ou rien.
prompt-one-die = { $turn } lance un dé.
prompt-two-dice = { $turn } lance deux dés.
prompt-reveal = De nouvelles cartes arrivent dans la réserve.
prompt-over = { $turn } gagne.

choice-roll-1 = lancer un dé
choice-roll-2 = lancer deux dés
choice-reroll-no = garder { $roll }
choice-reroll-yes = relancer
choice-tv = { $other } paie { $takes } (a { $coins })
choice-give-nothing = ne rien échanger
choice-give = donner { $card }
choice-with = avec { $other }
choice-take = prendre { $card }
choice-build-nothing = ne rien construire
choice-build = construire { $card } pour { $cost } (reste { $rest })
choice-build-dear = construire { $card } pour { $cost }

event-turn = C’est à { $seat }.
event-turn-again = Double : { $seat } rejoue.
    .brief = double, rejoue
event-rolled = { $seat } lance { $roll }.
    .brief = { $faces } :
event-paid = { $seat } paie { $coins } à { $receiver } pour { $cards }.
    .brief = paie { $amount } à { $receiver } ({ $names })
    .other = prend { $amount } à { $seat } ({ $names })
event-paid-short = { $seat } ne paie que { $coins } sur { $owed } à { $receiver } pour { $cards }.
    .brief = paie { $amount } sur { $owed } à { $receiver } ({ $names })
    .other = prend { $amount } sur { $owed } à { $seat } ({ $names })
event-earned = { $seat } reçoit { $coins } de la banque pour { $cards }.
    .brief = +{ $amount } ({ $names })
    .other = { $seat } +{ $amount } ({ $names })
event-swapped = { $seat } donne { $given } à { $partner } contre { $taken }.
    .brief = donne { $given } à { $partner } contre { $taken }
event-built = { $seat } construit { $card } pour { $coins }.
    .brief = construit { $card }
event-built-nothing = { $seat } ne construit rien.
    .brief = ne construit rien
event-revealed = Nouveau dans la réserve : { $card }.
    .brief = nouveau : { $card }
event-won = { $seat } a construit ses quatre monuments et gagne.
    .brief = gagne
ending-four-landmarks = Un joueur a construit ses quatre monuments.

table-towns = Villes
table-supply = Réserve
table-supply-deck = Réserve ({ $deck } dans la pioche)
table-player = joueur
table-coins = pièces
table-cards = établissements
table-landmarks = monuments
table-roll = dés
table-kind = carte
table-cost = coût
table-income = revenus
table-left = reste
income-blue = { $n }, tous les tours
income-green = { $n }, à votre tour
income-red = { $n } du joueur qui lance
income-per = { $n } par { $card }, à votre tour
income-stadium = { $n } de chaque joueur, à votre tour
income-tv-station = { $n } d’un joueur, à votre tour
income-business-center = échange de cartes, à votre tour

standing-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
standing-landmarks = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
standing-worth = { $n } en pièces et en constructions
metric-worth = pièces et constructions
tallies = D’où viennent les pièces et où elles vont
tally-bank = { $value }
tally-others = pièces des autres joueurs
tally-paid = pièces payées aux autres
tally-cards = pièces pour des établissements
tally-landmarks = pièces pour des monuments
tally-built = monuments construits

board-roll = Dés
board-cost = Coût
board-left = Dans la réserve
board-yours = À vous
board-pays = Rapporte
board-pays-blue = au tour de n’importe quel joueur
board-pays-green = à votre tour
board-pays-red = au tour des autres
board-pays-purple = à votre tour
board-built = Construit par
board-nobody = personne
board-towns = Les villes des autres
board-supply = Réserve
board-deck = { $n } dans la pioche
board-offer = { $card } : jet { $roll }, coût { $cost }, reste { $n }
board-rolled = Dés : { $roll }
board-not-rolled = pas encore de jet
board-again = Un double : un tour supplémentaire
board-wins = { $name } gagne !
board-landmark-built = { $landmark } : en place
board-landmark-missing = { $landmark } : à construire
board-you-roll = { $dice ->
    [1] Quand vous lancez un dé
   *[2] Quand vous lancez deux dés
}
board-they-roll = { $dice ->
    [1] Quand { $name } lance un dé
   *[2] Quand { $name } lance deux dés
}
board-average = ⌀ { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } par jet
board-odds = { $roll } : { $often } sur { $of }, pièces { $gain }
board-reason-income = +{ NUMBER($n, maximumFractionDigits: 1) } pièces par lancer { $dice ->
    [one] d’un dé
   *[other] de deux dés
} en moyenne
board-reason-only = personne d’autre ne l’a

bot-cheese = aime le fromage
bot-convenience = aime les supérettes
bot-bakery = aime les boulangeries
bot-furniture = aime les meubles

example-radio-tower = Relancer grâce à la Tour radio
    .text = Personne ne reçoit rien pour le 1, pas même Ben pour son Champ de blé. Le second jet compte, et deux Supérettes rapportent 6.
example-red-first = Les cartes rouges d’abord
    .text = Les 3 Cafés de Ben sont payés avant que les Boulangeries d’Anna ne rapportent : elle paie sa seule pièce, puis en reçoit 2.
example-short-of-coins = Trop peu de pièces pour tous les Cafés
    .text = On paie dans le sens antihoraire : Clara, à droite d’Anna, reçoit ses 2 pièces, Ben la dernière, et le reste est perdu.
example-cheese-factories = Ce que rapportent les Fromageries
    .text = Chacune des 2 Fromageries rapporte 3 par Ferme d’Anna, qui en a 3 : 18 pièces. Les Fermes de Ben ne comptent pas.
example-business-center = Échanger avec le Centre d’affaires
    .text = Anna donne son Champ de blé contre la Mine de Ben. Quand Ben lance ensuite 1, ses 2 Champs de blé le paient, et Anna n’en a plus.
example-shopping-mall = Des Boulangeries avec le Centre commercial
    .text = Chaque carte Pain rapporte 1 de plus : 2 Boulangeries rapportent 4 au lieu de 2.
example-amusement-park = Un double avec le Parc d’attractions
    .text = Le double donne à Anna un tour entier de plus, et sa nouvelle Supérette y rapporte déjà 3.

# Pourquoi une autre action valait mieux : des nombres qu’une analyse compare.
reason-income = pièces par tour de table, en moyenne : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-rounds = tours de table jusqu’au quatrième monument, à ce revenu : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-coins = pièces qui restent : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-rival = tours de table qu’il faut encore au rival le plus proche : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }

# Ce qu’une modification peut changer pour une étude : `bauhof vary` l’énumère.
variable-start-coins = pièces d’un joueur au départ
variable-start-cards = cartes de chaque joueur au départ
variable-cost = coût d’une carte en pièces
variable-income = pièces que rapporte une carte
variable-cards = cartes d’une sorte dans la réserve
variable-landmark-cost = coût d’un monument en pièces
variable-display = sortes visibles avec « Advienne que pourra »
