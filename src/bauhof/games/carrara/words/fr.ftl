# Les Palais de Carrara

title = Les Palais de Carrara
about = Achetez du marbre quand la roue le rend moins cher, bâtissez des palais dans six villes et évaluez-les au bon moment.
option-open-screens = Paravents ouverts : chacun voit les pièces, les blocs et les objets de tous

colour-white = blanc
    .one = un bloc blanc
    .many = blocs blancs
    .some = { $n ->
        [one] { $n } bloc blanc
       *[other] { $n } blocs blancs
    }
colour-yellow = jaune
    .one = un bloc jaune
    .many = blocs jaunes
    .some = { $n ->
        [one] { $n } bloc jaune
       *[other] { $n } blocs jaunes
    }
colour-red = rouge
    .one = un bloc rouge
    .many = blocs rouges
    .some = { $n ->
        [one] { $n } bloc rouge
       *[other] { $n } blocs rouges
    }
colour-green = vert
    .one = un bloc vert
    .many = blocs verts
    .some = { $n ->
        [one] { $n } bloc vert
       *[other] { $n } blocs verts
    }
colour-blue = bleu
    .one = un bloc bleu
    .many = blocs bleus
    .some = { $n ->
        [one] { $n } bloc bleu
       *[other] { $n } blocs bleus
    }
colour-black = noir
    .one = un bloc noir
    .many = blocs noirs
    .some = { $n ->
        [one] { $n } bloc noir
       *[other] { $n } blocs noirs
    }
bricks-of-colours = { $colours }

type-biblioteca = Biblioteca
    .one = une Biblioteca
type-cathedrale = Cathedrale
    .one = une Cathedrale
type-palazzo = Palazzo
    .one = un Palazzo
type-porta = Porta
    .one = une Porta
type-castello = Castello
    .one = un Castello
type-villa = Villa
    .one = une Villa

object-book = livre
    .one = un livre
    .some = { $n ->
        [one] { $n } livre
       *[other] { $n } livres
    }
object-chalice = calice
    .one = un calice
    .some = { $n ->
        [one] { $n } calice
       *[other] { $n } calices
    }
object-crown = couronne
    .one = une couronne
    .some = { $n ->
        [one] { $n } couronne
       *[other] { $n } couronnes
    }
object-gate = porte
    .one = une porte
    .some = { $n ->
        [one] { $n } porte
       *[other] { $n } portes
    }
object-flag = drapeau
    .one = un drapeau
    .some = { $n ->
        [one] { $n } drapeau
       *[other] { $n } drapeaux
    }
object-coat-of-arms = blason
    .one = un blason
    .some = { $n ->
        [one] { $n } blason
       *[other] { $n } blasons
    }

city-livorno = Livorno
city-pisa = Pisa
city-lucca = Lucca
city-viareggio = Viareggio
city-massa = Massa
city-lerici = Lérici

either = { $first } ou { $last }
lot = { $price ->
    [0] { $bricks } gratuit
   *[other] { $bricks } à { $price }
}

does-building = { $n ->
    [one] Coûte { $n } bloc d’une couleur autorisée dans sa ville. Quand vous l’évaluez, vous recevez { $n } × la valeur de sa ville et { $object }.
   *[other] Coûte { $n } blocs de couleurs autorisées dans sa ville. Quand vous l’évaluez, vous recevez { $n } × la valeur de sa ville et { $object }.
}
does-type = Quand vous évaluez ce type, chacun de ces bâtiments vous rapporte son coût × la valeur de sa ville et { $object }.
does-object = Chaque bâtiment du type { $type } que vous évaluez en rapporte un exemplaire, tant qu’il en reste dans la réserve. S’achète aussi dans la zone des objets, pour { $coins }. Vaut { $points } à la fin.
does-city = Évalués, les bâtiments de cette ville rapportent leur coût × { $value }. Un seul joueur peut évaluer la ville elle-même, avec au moins { $n } bâtiments.

refusal-not-asked = ce n’est pas la question pour l’instant
refusal-nothing-to-buy = la roue et le sac sont vides
refusal-not-on-display = ce bâtiment n’est pas disponible
refusal-too-few-bricks = { $missing ->
    [one] il vous manque { $missing } bloc
   *[other] il vous manque { $missing } blocs
}
    .city = { $missing ->
        [one] il vous manque { $missing } bloc d’une couleur autorisée à { $city }
       *[other] il vous manque { $missing } blocs de couleurs autorisées à { $city }
    }
refusal-no-marker-left = vous avez déjà évalué { $markers } fois
refusal-type-scored = vous avez déjà évalué le type { $scoring }
refusal-no-such-building = vous n’avez aucun bâtiment de ce type
refusal-city-scored = quelqu’un a déjà évalué { $city }
refusal-too-few-buildings = { $missing ->
    [one] il vous manque { $missing } bâtiment à { $city }
   *[other] il vous manque { $missing } bâtiments à { $city }
}
refusal-can-act = vous pouvez encore acheter, construire ou évaluer
refusal-not-announced = personne n’a annoncé la fin
refusal-no-brick-there = le secteur { $segment } est vide
    .brick = il n’y a pas de { $bricks } sur le secteur { $segment }
refusal-too-few-coins = { $missing ->
    [one] il vous manque { $missing } pièce
   *[other] il vous manque { $missing } pièces
}
refusal-out-of-order = choisissez d’abord les couleurs les plus chères
refusal-nothing-bought = achetez au moins un bloc
refusal-not-allowed-in-city = { $city } n’accepte pas les { $bricks }
refusal-no-such-brick = vous n’avez pas de { $bricks }
refusal-paid-out-of-order = payez d’abord les couleurs les plus chères
refusal-rest-cannot-be-paid = payez d’abord des blocs plus chers : les moins chers ne suffisent pas
refusal-object-gone = cet objet n’est plus en vente
refusal-game-over = la partie est terminée

prompt-action = { $turn }, achetez des blocs, construisez ou évaluez.
prompt-segment = { $turn }, dans quel secteur achetez-vous ? Vous avez { $coins }.
    .hidden = { $turn }, dans quel secteur achetez-vous ?
prompt-brick = { $price ->
    [0] { $turn }, quels blocs achetez-vous ? Vous avez { $coins }.
   *[other] { $turn }, quels blocs achetez-vous ? { $bill } pour l’instant, vous avez { $coins }.
}
    .hidden = { $turn }, quels blocs achetez-vous ?
prompt-city = { $turn }, où construisez-vous { $building } ?
prompt-pay = { $rest ->
    [one] { $turn }, payez encore { $rest } bloc pour { $building } à { $city }.
   *[other] { $turn }, payez encore { $rest } blocs pour { $building } à { $city }.
}
prompt-extra = { $turn }, achetez-vous un objet pour { $extra } ? Vous avez { $coins }.
prompt-announce = { $turn }, vous remplissez les trois conditions. Annoncer la fin ?
prompt-draw = { $turn } tire un bloc du sac.
prompt-reveal = Un nouveau bâtiment arrive.
prompt-over = { $winners } gagne.
prompt-shared = { $winners } partagent la victoire.

choice-buy-bricks = tourner la roue et acheter des blocs
choice-build = construire { $building }
choice-build-where = construire { $building } à { $cities }
choice-score = évaluer { $scoring }
choice-score-gain = évaluer { $scoring } : { $gain }
choice-take-coins = prendre { $coins }
choice-pass-turn = passer
choice-segment = secteur { $segment } : { $bricks }
choice-segment-empty = secteur { $segment } : vide
choice-brick = { $price ->
    [0] prendre { $brick } gratuitement
   *[other] prendre { $brick } pour { $coins }
}
choice-brick-done = { $price ->
    [0] terminer – gratuit
   *[other] terminer – payer { $coins }
}
choice-city = à { $city } : { $value } par bloc
choice-pay = payer { $brick } (vous en avez { $held })
choice-pay-all = payer { $bricks }
choice-extra = acheter { $object } pour { $coins }
choice-extra-nothing = ne rien acheter
choice-announce-no = continuer
choice-announce-yes = annoncer la fin (+{ $points })

event-turn = C’est à { $seat } de jouer.
event-turned-wheel = { $seat } tourne la roue. Sur le secteur I : { $bricks }.
event-turned-wheel-empty = { $seat } tourne la roue. Le secteur I est vide.
event-bought = { $seat } achète { $bricks } sur le secteur { $segment } pour { $coins }.
    .brief = achète { $lots } (−{ $price })
event-bought-free = { $seat } prend gratuitement { $bricks } sur le secteur { $segment }.
    .brief = prend { $lots } (gratuit)
event-took-coins = { $seat } ne peut rien acheter et prend { $coins }.
    .brief = rien à acheter (+{ $amount })
event-built = { $seat } construit { $building } à { $city } avec { $bricks }.
    .brief = construit { $named } à { $city }
event-revealed = Nouveau bâtiment : { $named }.
    .brief = nouveau : { $named }
event-scored = { $seat } évalue { $scoring } : { $gain }.
    .brief = évalue { $scoring } : { $gain }
event-bought-object = { $seat } achète { $object } pour { $coins }.
    .brief = achète { $object } (−{ $price })
event-announced = { $seat } annonce la fin et marque { $points }.
    .brief = annonce la fin (+{ $points })
event-passed = { $seat } passe.
    .brief = passe
event-last-round = Dernier tour de table : { $seat } joue en dernier.
    .brief = dernier tour de table, jusqu’à { $seat }
event-final = { $seat } a { $points } : { $track } pendant la partie, { $objects } pour les objets, { $buildings } pour les bâtiments et { $coins } pour les pièces.
    .brief = { $seat } : { $points }
event-won = { $seat } gagne.
    .brief = { $seat } gagne
ending-announced = Un joueur a annoncé la fin.
ending-all-built = Tous les bâtiments sont construits.

table-wheel = Roue (combien, à quel prix, puis le prix au prochain tour de roue)
table-wheel-cell = { $n } à { $price }, puis { $then }
table-segment = secteur
table-display = Bâtiments ({ $stack } dans la pioche)
table-building = bâtiment
table-where = constructible à
table-objects = Objets
table-field = pour { $coins }
table-supply = dans la réserve
table-scorings = Ce que vous pourriez évaluer
table-scoring = évaluation
table-gain = rapporte
table-cities = Villes
table-city = { $city } : { $buildings }
table-buildings = bâtiments
table-scored = évaluations
table-players = Joueurs
table-player = joueur
table-points = points
table-coins = pièces
table-bricks = blocs
table-held-objects = objets
table-missing = il manque : évaluations, objets, coût
table-final = si la partie s’arrêtait là
table-at-least = au moins { $n }
table-hidden = ?

standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
standing-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
standing-scorings = { $n ->
    [one] { $n } évaluation
   *[other] { $n } évaluations
}
standing-sight = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
metric-sight = points si la partie s’arrêtait maintenant
tally-scorings = évaluation : { $value }
tally-announced = points pour l’annonce de la fin
tally-objects = points pour les objets
tally-buildings = points pour les bâtiments
tally-coins = points pour les pièces

board-others = Plateaux des autres joueurs
board-wheel = Tourner la roue
board-segment = Secteur { $segment } : { $lots }
board-segment-empty = Secteur { $segment } : vide
board-lot = { $price ->
    [0] { $n } × { $colour } gratuit, puis { $then }
   *[other] { $n } × { $colour } à { $price }, puis { $then }
}
board-price = { $price ->
    [0] gratuit, { $then } au prochain tour de roue
   *[other] coûte { $price }, { $then } au prochain tour de roue
}
board-buildings = Bâtiments
board-stack = { $n } dans la pioche
board-bag = { $n ->
    [one] { $n } bloc dans le sac ou derrière les paravents
   *[other] { $n } blocs dans le sac ou derrière les paravents
}
board-object = { $object } : pour { $price } pièces, { $n } dans la réserve
board-object-gone = { $object } : plus en vente, { $n } dans la réserve
board-supply = { $n } dans la réserve
board-count = { $name } : { $n }
board-picked = Blocs choisis
board-rest = reste { $n }
board-nothing-built = rien de construit
board-scored = évaluée
board-type-scored = { $type } : évalué
board-building-scored = { $building }, évalué
board-per-brick = par bloc
board-takes = Les blocs qu’il faudrait payer

board-coins = Pièces
board-points = Points
board-now = Si la partie s’arrêtait là : { $n }
board-now-at-least = Si la partie s’arrêtait là : au moins { $n }
board-screen = Pièces, blocs et objets sont derrière le paravent
board-end = La fin
board-last-round = Dernier tour de table
board-scorings = Évaluations
board-objects = Objets
board-final = Décompte final
board-final-track = Pendant la partie
board-costs = Coût des bâtiments
board-goal = { $missing ->
    [0] { $goal } : { $have }, objectif atteint
   *[other] { $goal } : { $have }, il en manque { $missing }
}

board-cost = Coût
board-bricks = { $n ->
    [one] { $n } bloc
   *[other] { $n } blocs
}
board-where = Vous pouvez le construire à
board-nowhere = nulle part pour l’instant
board-built = Construit par
board-value = Valeur
board-value-points = { $n ->
    [one] coût × { $n } point
   *[other] coût × { $n } points
}
board-value-coins = { $n ->
    [one] coût × { $n } pièce
   *[other] coût × { $n } pièces
}
board-allows = Blocs
board-needed = Pour l’évaluer
board-needed-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
board-city-scored-by = Évaluée par
board-type-scored-by = Évalué par
board-nobody = personne
board-field = Dans la zone des objets
board-on-field = oui, pour { $price } pièces
board-not-on-field = non
board-in-supply = Dans la réserve
board-reason-final = +{ $n } points si la partie s’arrêtait là

bot-hoarder = amasse des blocs
bot-scorer = évalue tôt
bot-collector = collectionne les objets
bot-planner = prévoit ses achats

example-turning-the-wheel = La roue fait baisser les prix
    .text = Un tour de roue amène le blanc et le jaune sur le secteur VI, où le blanc coûte 1 et le jaune rien. Puis 2 nouveaux blocs arrivent sur le secteur I.
example-first-purchase = Le premier achat d’une partie
    .text = Sur le secteur II, le vert coûte 2, le bleu 1 et le noir rien : 3 pièces pour 3 blocs, tous du même secteur.
example-building-a-villa = Quelle ville accepte quels blocs
    .text = Anna paie 1 bloc rouge et 2 blocs verts pour une Villa de coût 3. Viareggio accepte les deux couleurs ; Livorno, Pisa et Lucca n’acceptent pas le vert.
example-scoring-a-type = Évaluer un type
    .text = La Biblioteca 3 à Pisa rapporte 3 × 3 = 9 pièces, la Biblioteca 2 à Massa 2 × 1 = 2 points, et chacune un livre.
example-scoring-a-city = Évaluer une ville
    .text = Anna a les 3 bâtiments qu’exige Massa. Ils coûtent 1 + 3 + 5 = 9, fois 1 point, et chacun rapporte un objet de son type.
example-extra-purchase = Un objet pour 10 pièces
    .text = Pisa rapporte (4 + 2) × 3 = 18 pièces et 2 objets. Après son action, Anna en achète un autre dans la zone des objets pour 10.
example-announced-end = Annoncer la fin
    .text = Avec 4 évaluations, 7 objets et des bâtiments d’un coût total de 23, Anna peut annoncer la fin et marque 5 points. Ben joue en dernier et passe. Anna marque alors 21 points pour les objets et 23 pour les bâtiments.

# Pourquoi une autre action valait mieux : des nombres qu’une analyse compare.
reason-final = points, si la partie finissait maintenant : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-scoring = points de la meilleure évaluation possible : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-coins = pièces qui restent : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-bricks = blocs derrière le paravent : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-objects = objets : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-payable = bâtiments visibles que les blocs peuvent payer : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }
reason-missing = coût de bâtiments qui manque encore pour finir : { NUMBER($best, maximumFractionDigits: 1) } au lieu de { NUMBER($played, maximumFractionDigits: 1) }

# Ce qu’une modification peut changer pour une étude : `bauhof vary` l’énumère.
variable-start-coins = pièces d’un joueur au départ
variable-start-bricks = bloc d’un joueur au départ
variable-bricks = blocs de chaque couleur
variable-bricks-on-wheel = blocs sur la roue une fois complétée
variable-display = bâtiments visibles
variable-objects = objets de chaque sorte
variable-markers = évaluations d’un joueur
variable-object-price = prix d’un objet en pièces
variable-consolation = pièces du joueur qui ne peut rien acheter
variable-announcing = points pour l’annonce de la fin
variable-object-points = points d’un objet à la fin
variable-coins-per-point = pièces pour un point à la fin
variable-city-value = ce que donne une ville par bloc
variable-city-needs = bâtiments pour évaluer une ville
variable-needed-scorings = évaluations pour annoncer la fin
variable-needed-objects = objets pour annoncer la fin
variable-needed-cost = coût des bâtiments pour annoncer la fin
