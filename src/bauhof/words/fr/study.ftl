# Études : le rapport sur de nombreuses parties simulées.
study-title = { $game } : { $games } parties simulées
study-progress = parties
study-done = { $games } parties sont dans { $folder }. Rapport : { $report }
study-resumed = { $games } parties y étaient déjà.
study-stopped = arrêt après { $games } parties sur { $most }
study-continue = Pour continuer :

study-asked = La question posée
study-game = Jeu
study-rules = Version des règles
study-games = Parties
study-players = Joueurs
study-for-players = { $players } joueurs
study-bots = Bots
study-options = Variantes
study-variation = Modification
study-seed = Graine
study-none = aucune
study-ordinary = aucune : le jeu tel qu’il est dans la boîte
study-command = Commande
study-left-out = { $n ->
    [one] { $n } partie ne s’est pas terminée et ne compte pas.
   *[other] { $n } parties ne se sont pas terminées et ne comptent pas.
}

study-found = En bref
study-found-length = { $players } joueurs : la moitié des parties durent { $middle } tours ou moins, neuf sur dix entre { $low } et { $high }.
study-found-seats-fair = { $players } joueurs : l’ordre du tour ne fait pas de différence mesurable ; chacun gagne sa juste part de { $fair } %.
study-found-place = { $players } joueurs : le numéro { $place } dans l’ordre du tour gagne { $rate } % ({ $low } … { $high }) ; la juste part serait de { $fair } %.
study-found-bot = { $players } joueurs : { $bot } gagne à { $rate } % de ses places ({ $low } … { $high }) ; la juste part serait de { $fair } %.
study-found-deed = Comparés aux autres au même moment, les joueurs qui ont fait ceci ont le plus gagné : { $deed } ({ $gain } points).

study-length = La durée des parties
study-length-how = Un tour est celui d’un joueur ; les décisions sont celles de tous, même sans choix.
study-turns = tours de tous les joueurs
study-mean = Moyenne
study-median = Médiane
study-range = 5 % … 95 %
study-decisions = Décisions
study-ending = Comment cela finit
study-share = Part
study-shared = Victoires partagées

study-seats = Qui commence, qui gagne
study-seats-how = La part des parties gagnées dans l’ordre du tour, avec des intervalles à 95 % : 1. désigne celui qui commence. Une victoire partagée compte en parts.
study-seat = Ordre du tour
study-wins = Victoires en %
study-interval = Intervalle à 95 %
study-score = Score
study-fair = % de parties gagnées ; le trait indique la juste part

study-by-bot = Quel bot gagne
study-bot = Bot
study-seats-played = Places

study-scores = Scores
study-scores-how = Parts de tous les vainqueurs et de tous les autres, en %. Le score est ce qui décide la partie : points, ou monuments construits.
study-winners = vainqueurs
study-others = autres
study-score-at-end = score final

study-deeds = Ce que font les vainqueurs
study-deeds-how = « Avec » est la part des parties gagnées par ceux qui l’ont fait au moins une fois, « sans » par tous les autres. Ces deux parts comparent des parties différentes : qui gagne tôt a eu moins de tours pour acheter. « Au même tour » est donc la part gagnée par les joueurs du même bot arrivés aussi loin et qui ne l’avaient pas encore fait ; « l’avance » est la différence en points de pourcentage, avec son intervalle à 95 % (approché). Elle montre ce qui accompagne la victoire à ce moment, pas ce qui la cause : pouvoir se payer quelque chose est déjà bon signe.
study-deed = Quoi
study-did = L’ont fait, %
study-first = 1re fois au tour
study-with = Avec, %
study-without = Sans, %
study-likewise = Au même tour, %
study-gain = Avance
study-gain-below = points de plus que ceux qui ne l’avaient pas encore fait
study-other-deeds = Autres choix
study-single = Un par un
study-built-kind = Établissements construits
study-built-landmark-landmark = Monuments construits
study-bought-building = Bâtiments achetés
study-bought-currency = Monnaies utilisées
study-bought-segment = Blocs achetés, par secteur de la roue
study-built-building = Bâtiments construits
study-built-city = Villes où l’on construit
study-scored-scoring = Évaluations
study-bought-object-object = Objets achetés
study-took = Prendre de l’argent
study-bought-for-dirk = Acheter pour Dirk
study-took-coins = Prendre des pièces
study-announced = Annoncer la fin

study-course = Le cours d’une partie
study-course-how = Le score moyen à la fin de chaque tour personnel, de ceux qui jouent encore : tel qu’il compterait si la partie s’arrêtait là.
study-course-by = Qui l’a fait avant la fin de son n-ième tour, en % de tous les joueurs.
study-own-turns = tour personnel

study-paragraphs = Les règles utilisées
study-paragraphs-how = Les { $games } premières parties ont été rejouées par les mêmes règles en Python simple, en comptant combien de fois est parcouru le passage qui applique chaque paragraphe. Les passages qui demandent seulement si une règle s’applique comptent aussi.
study-paragraphs-missing = Non comptés, car aucun passage unique ne les applique : { $paragraphs }.
study-paragraph = Paragraphe
study-rule = Règle
study-per-game = Par partie
study-never = jamais

study-how = Comment lire cette page
study-how-text = Chaque partie ne dépend que de la graine et de son numéro : la commande ci-dessus donne les mêmes parties sur n’importe quel nombre de machines. Les bots changent de place à chaque partie. Un clic sur une colonne trie. Tous les tableaux sont dans le dossier, en fichiers Parquet.
study-sort = Trier par { $column }
