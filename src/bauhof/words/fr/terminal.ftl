# Ce que dit le terminal autour d’une partie ; les erreurs et l’aide des commandes sont en anglais.

taken-back = { $name } annule cela.

sealed = Le hasard est scellé. Son empreinte : { $hash }
ask = Votre choix (un numéro, { $why } pour ce qui est interdit, { $quit } pour quitter) :
no-choice = « { $answer } » n’est pas un des choix 1 à { $last }.
paused = La partie est enregistrée. Pour continuer :
saved = La partie est enregistrée. Pour la revoir :

game = { $title }, { $from } à { $to } joueurs
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-chance = Chances de victoire : { $chance }
hint-share = jouerait
verified = Vérifié :
verified-finished = { $actions ->
    [one] { $actions } action conforme aux règles, la partie est terminée.
   *[other] { $actions } actions conformes aux règles, la partie est terminée.
}
verified-unfinished = { $actions ->
    [one] { $actions } action conforme aux règles, la partie n’est pas terminée.
   *[other] { $actions } actions conformes aux règles, la partie n’est pas terminée.
}
verified-chance = Tirages prouvés par les secrets révélés : { $proven } sur { $chances }.
verified-undone = { $undone ->
    [one] { $undone } action annulée
   *[other] { $undone } actions annulées
}, dont { $beyond } après une réponse du hasard ou des autres.

arena-title = { $game }, { $players } joueurs
arena-pairings = duels
arena-games = parties
arena-wins = victoires %
arena-interval = 95 %
arena-score = score
arena-ms = ms
arena-speed = parties/s
arena-ratings = classement
arena-bots = bots
arena-elo = Elo
arena-clear = net
arena-unclear = pas net
arena-fair = À force égale, { $percent } % de victoires. La moyenne de tous les Elo est 0.
arena-units = ms : par décision où plus d’une action est permise. parties/s : par processus.
arena-played = parties
arena-leads = { $bot } mène de { $wins } victoires
arena-dropped = { $file } : la ligne { $line } est incomplète, sa donne est rejouée
arena-stopped = arrêt après { $games } parties sur { $most }
arena-lost = Rien n’est gardé. Avec --results FICHIER, on peut continuer plus tard.
arena-continue = Pour continuer :

picture-title = { $game }, { $players } joueurs : { $games } parties
picture-ratings = Classement
picture-elo = Elo (la moyenne de tous les bots est 0, les barres sont des intervalles à 95 %)
picture-wins = Victoires en %, { $fair } à force égale :
picture-against = la ligne contre la colonne
picture-alone = la ligne seule parmi { $others } de la colonne

learn-begins = { $game } : { $games } parties à la fois sur { $device }
learn-goes-on = Suite après { $decisions } décisions en { $minutes } minutes.
learn-imitates = { $clock } · { $decisions } décisions, { $speed }/s · d’après greedy : { $policy } · valeur { $value } · entropie { $entropy }
learn-plays = { $clock } · { $decisions } décisions, { $speed }/s · choix { $policy } · valeur { $value } · entropie { $entropy }
learn-wins = Victoires contre : { $rates }
learn-written = Écrit : { $file }. La suite se fait avec --resume { $checkpoint }

# Juger les réseaux.
games-left-out = { $n ->
    [one] { $n } partie ne s’est pas terminée et ne compte pas.
   *[other] { $n } parties ne se sont pas terminées et ne comptent pas.
}
calibrate-printed = comme imprimé
calibrate-memory = avec une mémoire parfaite
calibrate-says = annonce %
calibrate-said = en moyenne %
calibrate-won = gagné %
calibrate-times = annonces
calibrate-players = joueurs
calibrate-all = tous
calibrate-errors = Calibrage
calibrate-error = erreur
calibrate-chance = par hasard
calibrate-worst = pire tranche
calibrate-skill = adresse %
calibrate-how = Erreur : la moyenne de |annoncé − gagné| sur toutes les annonces, en points. Par hasard : ce qu’un réseau sans erreur montrerait en autant de parties. Pire tranche : le plus grand écart d’une tranche annoncée dans 100 parties ou plus. Adresse : 0 donne à tous la même part, 100 connaît chaque gagnant.
openings-how = Part en % : réseau / greedy. Victoires : du réseau quand il a fait cela.
openings-aspect = { $aspect } : { $network } par joueur et par partie, greedy { $greedy }
openings-turn = au tour
openings-network = réseau
openings-greedy = greedy
openings-per-game = par partie
openings-of-these = % de greedy
openings-differences = Ce que le réseau fait à la place : greedy ferait autre chose dans { $percent } % de ses décisions

# L’analyse d’une partie.
review-player = joueur
review-accuracy = précision
review-loss = perte
review-inaccuracies = impréc.
review-mistakes = erreurs
review-blunders = gaffes
review-luck = chance
review-skill = adresse
review-start = départ
review-others = les autres
review-result = résultat
review-adjusted = à chance égale
review-made-up = Ce qui a fait le résultat
review-chances = Chances de gagner
review-moments = Moments clés
review-quiet = Ni grosse erreur, ni gros coup de chance.
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = gaffe
review-lost = { $name } : { $judgement }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points perdus ({ $before } → { $after })
review-good-luck = Coup de chance : { $name } gagne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ $before } → { $after })
review-bad-luck = Malchance : { $name } perd { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ $before } → { $after })
review-played = joué : { $words }
review-better = mieux : { $words }
review-why = pourquoi : { $reason }
review-mark-played = joué
review-mark-better = mieux
review-options = Ce qu’on pouvait faire d’autre
review-action = action
review-chance = chance de gagner
review-position = L’état de la table
review-games = parties
review-wins = victoires
review-trend = tendance
review-course = évolution
review-file = fichier
review-players = joueurs
review-winner = gagnant
review-each = Partie par partie
review-folder = { $games } parties analysées
review-trend-how = Chance : la moyenne d’une partie, en points de pourcentage. Tendance : de combien de points la précision monte en dix parties, à partir de { $games } parties ; l’évolution montre les 24 dernières, de 60 à 100.
review-how = Tout est en points de pourcentage des chances de gagner. Perte : la moyenne par décision. Départ + chance + adresse + les autres = résultat. Adresse : ce que vos propres décisions ont changé. Les autres : ce que leurs décisions ont changé pour vous. À chance égale : combien de ces parties vous auriez gagnées avec une chance moyenne, en %.

# Le classement.
ladder-title = La force des bots
ladder-place = Rang
ladder-bot = bot
ladder-games = parties
ladder-elo = Elo
ladder-interval = 95 %
ladder-with = à { $players }
ladder-ms = ms par décision
ladder-figures = Chiffres
ladder-wins = Qui bat qui
ladder-against = Victoires en %, à 2 : ligne contre colonne. L’équilibre est à { $fair }
ladder-alone = Victoires en %, à { $players } : la ligne seule contre { $others } de la colonne. L’équilibre est à { $fair }
ladder-from = { $games } parties, { $players } joueurs
ladder-means = D’après { $games } parties. 400 points Elo de plus, c’est dix fois plus fort ; les barres sont des intervalles à 95 %.
ladder-anchor = { $bot } vaut 0 point Elo.
ladder-mean = La moyenne Elo de tous les bots est 0.
ladder-apart = { $game } : non classés, faute d’avoir rencontré les autres : { $bots }
ladder-network = réseau
ladder-search = recherche
ladder-strategy = stratégie
ladder-random = hasard
ladder-own = bot personnel

# Ce qui peut varier pour une étude.
vary-title = Ce qui peut varier dans { $game }
vary-file = { $file } : toutes les modifications sont jouables
vary-variation = modification
vary-what = quoi
vary-meaning = sens
vary-now = ici
vary-ordinary = d’ordinaire
vary-limits = limites
vary-hash = hash
