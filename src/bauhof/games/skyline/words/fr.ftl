# Skyline

title = Skyline
about = Amassez de l’argent dans quatre devises, faites l’appoint et possédez le plus de bâtiments à chaque décompte.
option-open-hands = Mains visibles : chacun voit l’argent de tous

dirk = Dirk
for-dirk = { $building } pour Dirk

category-museum = Musée
    .one = un Musée
    .many = Musées
category-theater = Théâtre
    .one = un Théâtre
    .many = Théâtres
category-station = Gare
    .one = une Gare
    .many = Gares
category-church = Église
    .one = une Église
    .many = Églises
category-park = Parc
    .one = un Parc
    .many = Parcs
category-skyscraper = Gratte-ciel
    .one = un Gratte-ciel
    .many = Gratte-ciel

currency-blue = bleu
currency-green = vert
currency-orange = orange
currency-yellow = jaune

does-building = { $category } : qui en a le plus marque des points, trois fois dans la partie. La deuxième fois, la 2e place compte aussi, et à la fin la 3e.
does-money = Paie le bâtiment de l’emplacement { $currency }. On ne rend pas la monnaie, mais si vous faites l’appoint, vous rejouez.

refusal-not-asked = ce n’est pas la question maintenant
refusal-no-card-there = il n’y a pas de carte Argent ici
refusal-chosen-already = vous avez déjà choisi cette carte
refusal-too-much = cela ferait { $sum } ; plusieurs cartes ne peuvent pas dépasser { $most } au total
refusal-out-of-order = choisissez de gauche à droite, et la carte de gauche parmi deux cartes identiques
refusal-paid-out-of-order = payez d’abord avec les cartes les plus fortes
refusal-no-building-there = il n’y a pas de bâtiment ici
refusal-cannot-pay = il vous manque { $missing } en { $currency }
refusal-not-in-hand = vous n’avez plus de carte { $card }
refusal-too-little = il manque encore { $missing } en { $currency }
refusal-too-little-pay = payez d’abord une carte plus forte, sinon vous n’atteindrez pas { $price }
refusal-can-act = vous ne pouvez passer que si vous ne pouvez ni prendre de l’argent ni acheter
refusal-game-over = la partie est terminée

prompt-turn = { $turn }, prenez une carte Argent (ou plusieurs, jusqu’à { $most } au total) ou achetez un bâtiment.
prompt-turn-again = { $turn }, vous avez fait l’appoint : vous rejouez.
prompt-take = { $turn }, cela fait { $sum }. Encore une carte, jusqu’à { $most } au total ?
prompt-pay = { $turn }, payez { $price } en { $currency }. Pour l’instant : { $sum }.
prompt-owner = { $turn }, gardez-vous le bâtiment ou le donnez-vous à Dirk ?
prompt-lay-yard = Mise en place des premiers bâtiments.
prompt-lay-dirk = Dirk reçoit ses premiers bâtiments.
prompt-deal = Distribution de l’argent.
prompt-lay-display = Mise en place de l’étalage.
prompt-refill-yard = On complète le chantier.
prompt-refill-display = On complète l’étalage.
prompt-dirk-draws = Dirk reçoit d’autres bâtiments.
prompt-over = { $n ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}

choice-take = prendre { $card }
choice-take-empty = prendre la carte { $slot }
choice-take-done = terminé
choice-buy = acheter { $building } pour { $price } en { $currency } ({ $how })
choice-buy-dear = acheter { $building } pour { $price } en { $currency }
choice-buy-empty = acheter le bâtiment { $place }
choice-pass-turn = passer
choice-pay = ajouter { $value }
choice-pay-done = payer
choice-pay-exact = payer { $cards } – l’appoint
choice-pay-over = payer { $cards } – { $waste } de trop
choice-for-self = garder
choice-for-dirk = donner à Dirk
payment-exact = l’appoint avec { $cards }
payment-over = avec { $cards }, { $waste } de trop
payment-short = il manque { $missing }

event-turn = C’est à { $seat }.
event-turn-again = { $seat } rejoue.
event-dealt = { $seat } reçoit { $card }.
event-displayed = Nouvelle carte Argent : { $card }.
event-offered = Nouveau bâtiment : { $name } pour { $price } en { $currency }.
event-took = { $seat } prend { $cards }.
    .brief = prend { $cards }
event-bought = { $seat } achète { $building } ({ $price }) et paie { $cards } en { $currency }.
    .brief = achète { $building } ({ $signed })
event-bought-exactly = { $seat } achète { $building } et fait l’appoint : { $cards } en { $currency }.
    .brief = achète { $building } ({ $signed }, l’appoint)
event-passed = { $seat } ne peut rien faire et passe.
    .brief = passe
event-shuffled = { $n ->
    [one] La carte de la défausse devient la nouvelle pioche d’argent.
   *[other] Les { $n } cartes de la défausse deviennent la nouvelle pioche d’argent.
}
    .brief = défausse mélangée
event-scoring = Décompte { $scoring }.
    .brief = décompte { $scoring }
event-scored = { $seat } marque { $points } ({ $category }).
    .brief = { $seat } +{ $n } ({ $category })
event-dirk-got = Dirk reçoit { $building }.
    .brief = Dirk reçoit { $building }
event-ending = Le chantier ne peut plus être complété : la partie se termine.
    .brief = chantier incomplet
event-left-to = { $seat } a le plus d’argent en { $currency } et reçoit { $building }.
    .brief = { $seat } reçoit { $building }
event-left-over = Personne ne reçoit { $building } : aucun joueur n’est seul en tête en { $currency }.
    .brief = personne ne reçoit { $building }
event-final = { $rank ->
    [1] 1re place : { $seat }, { $points }.
   *[other] { $rank }e place : { $seat }, { $points }.
}
    .brief = { $rank }. { $seat } { $n }
ending-yard-not-refilled = Le chantier ne pouvait plus être complété.

table-yard = Chantier ({ $deck } dans la pioche)
table-money = Argent ({ $deck } dans la pioche)
table-players = Joueurs
table-player = joueur
table-points = points
table-buildings = bâtiments
table-hand = main
table-next = prochain décompte
table-place = emplacement
table-building = bâtiment
table-price = prix
table-currency = devise
table-yours = vous payez

standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
standing-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
standing-sight = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
metric-sight = points, avec ce que tous les décomptes à venir rapporteraient maintenant
tally-category = { $value }

board-yard = Chantier
board-money = Argent
board-scores = Collections et décomptes
board-empty = libre
board-exact = l’appoint
board-deck = { $n } dans la pioche
board-discard = { $n } dans la défausse
board-total = { $n } en tout
board-of = { $n } sur { $price }
board-player = joueur
board-points = points
board-hand = cartes en main
board-most = le plus
board-now = ce qu’il rapporterait maintenant
board-held = décompte fait
board-ending = Dernier tour
board-offer = { $name }, { $price } en { $currency }
board-card = { $currency } { $value }
board-value = Valeur
board-price = Prix
board-payment = Vous paieriez
board-scoring = Décompte { $scoring }
board-cards = Cartes dans le jeu
board-left = Encore dans la pioche
board-owners = Possédés par
board-reason-exact = l’appoint : une action de plus
board-reason-most = { $n } × { $category } : le plus

bot-exact = fait l’appoint

example-taking-several = Prendre plusieurs cartes Argent
    .text = 3 et 2 font 5 : Anna peut prendre les deux, même en devises différentes. Le 1 est de trop, et son tour se termine.
example-paying-too-much = On ne rend pas la monnaie
    .text = Le Parc coûte 10 en bleu et Anna paie 6 + 5 = 11 : elle perd 1, et son tour se termine.
example-paying-exactly = Faire l’appoint pour rejouer
    .text = Anna fait l’appoint avec 5 pour le Musée, puis avec 6 pour le Théâtre : elle rejoue à chaque fois et prend enfin le 9.
example-tie = Égalité au décompte B
    .text = Anna et Clara ont chacune 4 Gratte-ciel et se partagent les deux premières places : 13 + 6 = 19, soit 9 chacune, arrondi à l’inférieur.
example-left-over = Ce qui reste sur le chantier à la fin
    .text = La pioche est vide : ce tour est le dernier. Clara a le plus d’argent en orange et reçoit la Gare, Ben en a le plus en jaune et reçoit le Parc. Pour le Théâtre, Anna et Clara sont à égalité avec 4 : personne ne le reçoit.
example-dirk-scores = Dirk participe au décompte
    .text = Dirk a le plus de Parcs, de Musées et de Gares et marque 5 + 1 + 3 = 9 points. Ben en marque 4 pour les Églises. Anna est deuxième pour les Parcs, ce qui ne rapporte rien au décompte A.
example-gift-to-dirk = Donner un bâtiment à Dirk
    .text = Avec un 4e Parc, Dirk dépasse Ben, qui aurait sinon partagé la première place. Anna a fait l’appoint : elle rejoue.

# Pourquoi une autre action valait mieux : des nombres qu’une analyse compare.
reason-again = encore une action tout de suite, grâce à l’appoint
reason-lead = l’avance au prochain décompte, s’il avait lieu maintenant : { NUMBER($best, maximumFractionDigits: 1) } points au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-last = l’avance au dernier décompte, s’il avait lieu maintenant : { NUMBER($best, maximumFractionDigits: 1) } points au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-money = argent qui reste en main : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-exact = bâtiments pour lesquels on peut faire l’appoint : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-threat = ce qu’un achat avec l’appoint d’un autre joueur pourrait coûter : { NUMBER($best, maximumFractionDigits: 1) } points au lieu de { NUMBER($played, maximumFractionDigits: 1) }

# Ce qu’une modification peut changer pour une étude : `bauhof vary` l’énumère.
variable-start-capital = argent qu’un joueur reçoit au moins au départ
variable-price = prix du bâtiment le moins cher d’une catégorie
variable-buildings = cartes de chaque prix, à partir du moins cher
variable-points = points de chaque rang aux décomptes A, B, C
variable-money = exemplaires de chaque carte Argent
variable-money-for-two = la même chose à deux, sans en avoir plus
variable-most-taken = total permis en prenant plusieurs cartes Argent
variable-dirks-cards = bâtiments de Dirk au départ, et qu’il reçoit en A
variable-dirks-share = en B, Dirk reçoit la pioche divisée par ce nombre
