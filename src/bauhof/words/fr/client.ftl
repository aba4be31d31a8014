# Ce que disent les pages du navigateur autour des plateaux.

players = { $from } à { $to } joueurs
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# Le cadre.
skip = Aller au contenu
home = Bauhof, accueil
slogan = Des jeux où l’on bâtit des villes
slogan-more = Contre des bots ou entre amis, autour d’un écran ou chacun chez soi.
settings = Réglages
settings-language = Langue
close = Fermer
theme = Couleurs
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
motion = Animations
motion-auto = Système
motion-off = Désactivées
motion-fast = Rapides
motion-normal = Normales
sound = Sons
confirm = Confirmer chaque coup
notify = Me prévenir quand c’est à moi
name = Votre nom
loading = Un instant…
loading-long = La partie se prépare. La première fois, c’est un peu plus long.
failed = Cela n’a pas fonctionné. Réessayez.
failed-network = Le serveur ne répond pas. Vérifiez votre connexion.
again = Réessayer

# L’accueil.
start-choose = Choisissez un jeu
start-play = Jouer
start-bots = Contre
start-bots-n = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-level = Niveau
start-friends = Créer une table
start-rules = Règles
start-continue = Continuer
start-lobby = Tables ouvertes
start-lobby-none = Aucune table ouverte.
start-lobby-create = En créer une
start-saved = Mes parties
start-saved-use = Jouer : { $name }
start-saved-forget = Oublier : { $name }
start-import = Ouvrir une partie enregistrée
stage-waiting = en attente de joueurs
stage-running = en cours
lobby-open = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
lobby-watch = Regarder
lobby-join = Rejoindre
lobby-go = Continuer
lobby-result = Résultat

# Une nouvelle table.
new-title = Nouvelle table
new-game = Jeu
new-seats = Joueurs
new-seat = Place { $n }
new-kind = Qui joue à la place { $n }
new-me = Moi
new-here = Quelqu’un d’autre sur cet appareil
new-bot = Bot : { $level }
new-open = Libre – sur invitation
new-name = Nom à la place { $n }
new-add = Ajouter une place
new-remove = Retirer la place { $n }
new-options = Variantes
new-settings = À la table
new-listed = Afficher parmi les tables ouvertes
new-chat = Autoriser le texte libre dans la discussion
new-hints = Autoriser les conseils
new-undo = Autoriser l’annulation après un jet de dés ou le coup d’un bot
new-create = Créer la table
new-begin = Commencer la partie
new-save = Garder cette table
new-saved = C’est noté. Vous la retrouverez à l’accueil.
new-nobody = Il faut au moins une personne à la table.

# Avant la partie.
wait-title = Qui joue ?
wait-invite = Invitez avec ce lien
wait-invite-more = Avec ce lien, on peut prendre une place libre ou regarder.
wait-copy = Copier le lien
wait-copied = Lien copié.
wait-qr = Le lien sous forme de code QR
wait-empty = Personne pour l’instant
wait-sit = Prendre cette place
wait-stand = Quitter cette place
wait-name = Nom d’une autre personne sur cet appareil
wait-bot = Mettre un bot
wait-free = Libérer cette place
wait-start = Commencer la partie
wait-for-host = L’hôte va commencer la partie.
wait-host-away = L’hôte n’est pas là. Vous pourrez commencer dans { $n } s.
wait-for-seats = Il reste des places libres.

# La table.
seats = Joueurs
seat-you = vous
seat-bot = bot
seat-bot-for = un bot joue
seat-away = pas là
seat-resigned = abandon
seat-turn = à jouer
seat-open = libre
spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
board = La table
decision = À vous de décider
prompt-thinking = { $name } réfléchit…
prompt-waiting = C’est à { $name }.
prompt-away = { $name } n’est pas là.
prompt-away-bot = Laisser jouer un bot
prompt-away-bot-in = Un bot pourra jouer dans { $n } s
prompt-given = { $name } a confié votre place à un bot pendant votre absence.
prompt-own-bot = Un bot joue pour vous.
prompt-past = Vous regardez une étape précédente.
prompt-now = Revenir à la partie
prompt-sent = Envoi…
choices = Ce que vous pouvez faire
choices-why = Pourquoi pas… ?
refused-rule = Voir la règle { $paragraph }
undo = Annuler
undo-beyond = Annuler malgré un jet de dés ou le coup d’un bot
hint = Conseil
hint-thinking = Je réfléchis…
hint-chance = Chances de victoire : { $chance }.
more = Plus
give = Confier ma place à un bot
give-other = Laisser un bot jouer pour { $name }
give-other-in = Un bot pourra jouer pour { $name } dans { $n } s
take = Reprendre ma place
take-named = Reprendre la place : { $name }
resign = Abandonner
resign-ask = { $name } : abandonner cette place pour de bon ? Un bot prendra la suite.
abandon = Arrêter la partie pour tout le monde
abandon-ask = Arrêter cette partie sans résultat ?
yes = Oui
no = Non
leave = Accueil
drawer = Journal, discussion et règles
log = Journal
log-empty = Il ne s’est encore rien passé.
log-setup = Mise en place
log-moment = Montrer cette étape
log-earlier = Montrer les tours précédents
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-presets = Phrases toutes prêtes
chat-fresh = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
rules = Règles
rules-note = Les règles telles qu’on les joue ici, paragraphe par paragraphe.
rules-find = Chercher dans les règles
rules-none = Aucun paragraphe n’en parle.
example = Exemple
example-show = Montrer cette position
example-tab = s’ouvre dans un nouvel onglet
example-back = Retour aux règles
keys = Raccourcis clavier
keys-numbers = choisir par numéro
keys-arrows = choix suivant ou précédent
keys-enter = valider le choix
keys-escape = fermer, ou ne rien choisir
keys-step = une étape en arrière ou en avant
keys-page = dix étapes en arrière ou en avant
keys-ends = première ou dernière étape
keys-speed = moins vite ou plus vite
keys-play = lecture ou pause
keys-mute = activer ou couper les sons
keys-zoom = regarder une carte de près ; un clic droit ou un appui long fait de même
keys-skip = Appuyez sur une touche pour passer les animations.
zoom = Regarder les cartes de près
zoom-rule = Règle { $paragraph }
zoom-previous = Carte précédente
zoom-next = Carte suivante

# Sur un seul appareil.
hand-title = { $name }, c’est à vous
hand-next = Ensuite : { $name }
hand-text = Passez l’appareil. Les autres ne regardent pas.
hand-ready = Je suis { $name }
hand-skip = Ne plus demander à cette table

# Le réseau.
net-connecting = Connexion…
net-lost = Connexion perdue. Votre partie est sauvegardée ; nouvelle tentative…
net-restarting = Le serveur redémarre. Votre partie est sauvegardée ; tout reprend dans un instant…
net-back = Connexion rétablie.
net-gone = Cette table n’existe pas.
net-outdated = Il y a une nouvelle version. Rechargez la page.
net-reload = Recharger
title-yours = ● C’est à vous
title-other = C’est à { $name }
notice-turn = C’est à vous : { $title }

# Après la partie.
over-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
over-you = Vous avez gagné !
over-abandoned = La partie est interrompue
over-beyond = { $n ->
    [one] { $n } coup a été annulé après un jet de dés ou le coup d’un bot.
   *[other] { $n } coups ont été annulés après un jet de dés ou le coup d’un bot.
}
over-ranking = Classement
over-rematch = Revanche
over-rotate = Revanche, au joueur suivant de commencer
over-join = Aller à la revanche
over-replay = Revoir la partie
over-board = Montrer la table
over-result = Montrer le résultat
over-export = Enregistrer la partie
over-points = D’où viennent les points
over-course = Le fil de la partie
over-course-text = { $name } : { $value } à la fin
over-source = Origine
over-chance = Le hasard était-il équitable ?
over-chance-text = Avant la partie, le serveur a publié l’empreinte d’un secret. Le secret est maintenant dévoilé, et ce navigateur en a refait tous les tirages. Si l’empreinte et les tirages concordent, tous les jets et tous les tirages étaient fixés avant le début.
over-fair = Les empreintes concordent : c’est bien le secret d’avant la partie.
over-unfair = Les empreintes ne concordent pas : ce n’est pas le secret d’avant la partie.
over-drawn = { $n ->
    [one] Le seul tirage de la partie en découle.
   *[other] Les { $n } tirages de la partie en découlent.
}
over-misdrawn = Le tirage { $n } n’en découle pas.
over-hashes = Empreintes et secret
over-commitment = Empreinte d’avant la partie
over-secret = Le secret
over-computed = Empreinte du secret, calculée dans ce navigateur
over-verify = Vous pouvez aussi vérifier sans navigateur : enregistrez la partie, puis bauhof verify bauhof.jsonl

# Revoir une partie.
replay = Revoir la partie
replay-moment = Étape { $n } sur { $total }
replay-play = Lecture
replay-pause = Pause
replay-first = Première étape
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = Dernière étape
replay-speed = Vitesse
replay-eyes = Vue
replay-all = Vue publique
replay-on = Jouer à partir d’ici
replay-on-as = Vous jouez pour { $name }, les bots pour les autres.
replay-undone = Coup annulé.
replay-export = Enregistrer la partie

# Le plateau simple d’un jeu qui n’en a pas.
text-player = Joueur

# The board: its pages on a phone, and what the bar below it says.
since = Depuis votre dernier tour
hint-best = le mieux
keys-list = tous les choix
places = Parties de la table
place-market = Marché
place-mine = À moi
place-others = Les autres
hint-wins = gagne tout de suite
hint-why = ★ { $choice } : { $reason }.

# Accueil, joueurs et historique.
home-mine = Mes parties
home-all = Toutes mes parties
home-you = vous
home-bot-named = { $name } (bot)
home-your-turn = À vous de jouer
home-turn = À { $name } de jouer
home-change = { $title } : changer les bots et le niveau
home-code = Vous avez un code ?
home-profile = Votre nom et votre personnage
home-figure = Personnage
home-colour = Couleur
home-shape = À la table, chaque place a sa propre forme : on reconnaît les joueurs même sans les couleurs.
home-nameless = Vous
home-edit = Changer de nom et de personnage
figure-fox = Renard
figure-owl = Hibou
figure-cat = Chat
figure-bear = Ours
figure-frog = Grenouille
figure-rabbit = Lapin
figure-duck = Canard
figure-whale = Baleine
colour-0 = Corail
colour-1 = Bleu
colour-2 = Vert
colour-3 = Violet
colour-4 = Jaune
colour-5 = Gris
colour-6 = Turquoise
colour-7 = Rose
mine-running = Parties en cours
mine-none = Aucune partie en cours.
mine-over = Parties terminées
mine-lesson = Partie guidée
mine-won = Gagnée
mine-abandoned = Abandonnée
mine-decisions = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
mine-more = En afficher { $n } de plus
stats = Statistiques
stats-which = Quelles parties
stats-all = Tous les jeux
stats-played = Jouées
stats-won = Gagnées
stats-lost = Non gagnées
stats-streak = Victoires d’affilée
stats-longest = Plus longue série
stats-best = Meilleur score
stats-form = Dernières parties
stats-kind = Type de partie
stats-places = Places
stats-place = place { $place } : { $n }×
stats-rank = Place { $place } sur { $n }
stats-by-level = Contre qui
stats-by-players = Nombre de joueurs
stats-players = { $n } joueurs
stats-friends = Amis
stats-mixed = Bots variés
stats-scores-text = { $n ->
    [one] { $n } résultat, le meilleur { $best }
   *[other] { $n } résultats, le meilleur { $best }
}
link-title = Sur vos autres appareils
link-about = Créez un lien personnel et ouvrez-le sur votre téléphone ou un autre ordinateur. Vous y serez le même joueur, avec toutes vos parties.
link-make = Créer un lien personnel
link-new = Créer un nouveau lien
link-revoke = Révoquer le lien
link-revoked = Le lien n’est plus valable.
link-secret = Gardez-le pour vous : qui a ce lien joue à votre place. Il n’est affiché que maintenant et reste valable jusqu’à ce que vous le révoquiez ou en créiez un autre.
link-qr = Votre lien personnel en QR code
link-sign-out = Déconnecter les autres appareils
link-sign-out-ask = Tous les autres appareils perdent vos parties, et votre lien personnel n’est plus valable. Cet appareil garde tout.
link-renewed = { $left ->
    [0] Tous les autres appareils sont déconnectés.
   *[other] Tous les autres appareils sont déconnectés, sauf pour { $left } parties en cours d’utilisation. Réessayez dans un instant.
}
link-enter = Jouer aussi sur cet appareil ?
link-enter-about = Vous avez ouvert un lien personnel. Cet appareil affichera toutes les parties de ce joueur, et celles commencées ici suivront.
link-enter-yes = Oui, c’est moi
data-title = Vos données
data-about = Emportez tout dans un fichier, ou ne laissez rien. Là où d’autres jouent avec vous, un bot prend votre place et votre nom disparaît.
data-export = Tout enregistrer
data-forget = Tout supprimer
data-forget-ask = Supprimer définitivement votre nom, vos parties et vos statistiques ? C’est irréversible.
data-forgotten = { $left ->
    [0] Tout est supprimé.
   *[other] Tout est supprimé, sauf { $left } parties en cours d’utilisation. Réessayez dans un instant.
}
after-picture = Partager une image
after-sum = Résultat
replay-turn = Tour { $n } sur { $total }
replay-turn-back = Au début du tour
replay-turn-on = Tour suivant
replay-open = Tout visible
keys-turn = un tour en arrière ou en avant
undo-ask = Annuler votre dernier tour ?
undo-ask-turns = Cela annule { $n } tours : le vôtre et tout ce que les bots ont fait depuis. Les dés et les tirages seront différents.
undo-ask-yes = Annuler ces tours
undo-ask-no = Continuer à jouer
wait-bot-level = Bot · { $level }
wait-ready = C’est bon
wait-ready-say = Pour moi, c’est bon
wait-unready = { $n ->
    [one] { $names } n’a pas encore donné son accord. Commencer quand même ?
   *[other] { $names } n’ont pas encore donné leur accord. Commencer quand même ?
}
wait-kick = Retirer
wait-kick-named = Retirer { $name }
wait-kick-ask = { $name } perd sa place et ne pourra plus s’asseoir ici.
wait-code = Ou donnez-leur le code :
clock = Horloge
clock-pace = Temps de réflexion
clock-none = Sans horloge
clock-quick = 30 secondes par tour
clock-calm = 2 minutes par tour
clock-blitz = 5 minutes par partie, plus 10 secondes par tour
clock-game = 15 minutes par partie, plus 20 secondes par tour
clock-day = 1 jour par tour
clock-days = 3 jours par tour
clock-turn = { $time } par tour
clock-reserve = { $time } de réserve pour la partie
clock-late = Quand le temps est écoulé, un bot joue le tour. Après trois tours de suite, il continue jusqu’à ce que vous repreniez votre place.
clock-left = { $name } a encore { $time }
notify-blocked = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages.
notify-closed = Vous recevrez une notification sur cet appareil, même si la page est fermée.
notify-open = Vous recevrez une notification tant qu’une page Bauhof est ouverte. Ce navigateur ou ce serveur ne permet pas mieux.

# Apprendre : la première partie guidée, le mode d’emploi, les exercices.
coach = Coach
coach-next = Suivant
coach-do = Faites-le pour moi
coach-ask = Que puis-je faire ?
coach-close = Compris
coach-best = Mon conseil : { $choice }
coach-wait = Ce n’est pas encore votre tour. Regardez, puis demandez-moi.
coach-progress = { $n } sur { $total }
coach-rule = Règle { $paragraph }
learn-start = Apprendre en jouant
learn-continue = Reprendre la partie guidée
learn-again = Refaire la partie guidée
rules-place = Passage { $n } sur { $total }
rules-previous = Passage précédent
rules-next = Passage suivant
learn-how = Comment jouer
learn-rules = Toutes les règles
learn-practice = Exercices
learn-in-full = En détail : { $paragraphs }
practice-title = Exercices : { $title }
practice-count = { $n } sur { $total } réussis
practice-again = Réessayer
practice-next = Exercice suivant
practice-solved = réussi
practice-number = Exercice { $n }
practice-rules = D’après les règles
practice-games = Tirés de vraies parties

# Le coach d’une personne seule contre des bots.
live-chances = Afficher les chances de victoire de chacun
live-training = Entraînement : m’avertir avant une grosse erreur, une annulation permise
live-training-marked = Le résultat portera la mention « avec entraînement ».
live-bar = Chances de victoire
live-bar-text = Chances de victoire : { $chances }
live-seat = { $name } { $chance }
live-sure = Vraiment ?
live-lost = Ce coup réduirait vos chances de victoire d’environ { $n } points.
live-win = Un coup gagne tout de suite.
live-why = Avec un meilleur coup, vous auriez :
live-again = Réfléchir encore
live-anyway = Jouer quand même
live-undo = Annuler votre dernière décision – une fois par partie
live-with = avec entraînement
live-over = Partie jouée avec entraînement.
live-apart = { $n ->
    [one] { $n } partie avec entraînement n’est pas comptée ici ({ $won } gagnée).
   *[other] { $n } parties avec entraînement ne sont pas comptées ici ({ $won } gagnées).
}

# Aujourd’hui : le problème et la donne du jour.
today = Aujourd’hui
today-about = Chaque jour, un problème et une donne par jeu. Tout le monde ici reçoit les mêmes.
today-next = Les prochains dans { $time }
today-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
today-puzzle = Problème
today-puzzle-of = Problème du jour : { $title }
today-solved = résolu
today-easy = facile
today-medium = moyen
today-hard = difficile
today-deal = Donne
today-against = contre { $rivals }
today-go-on = en cours
today-place = { $place ->
    [0] pas terminée
    [1] gagnée
   *[other] { $place }e place
}
today-ranking = Classement
today-ranking-of = Donne du jour : { $title }
today-ranking-about = Tout le monde a eu les mêmes dés, les mêmes tirages et les mêmes adversaires. Les bots étaient à votre place.
today-ranking-empty = Personne n’a encore terminé cette donne.
today-rank = Rang
today-who = Joueur
today-result = Résultat
today-score = Score
today-margin = Avance
today-you = Vous
today-better = Vous avez fait mieux que { $n } autres sur { $total }.
today-open = Le classement reste ouvert jusqu’à la fin du jour. Ensuite, le secret des dés s’affiche ici et chacun peut les vérifier.
today-final = Le classement est définitif. Avec ce secret, chacun peut vérifier les dés.
today-secret = Secret
today-commitment = Engagement
today-day-before = La veille
today-day-after = Le lendemain

# Analyses des parties terminées.
review = Analyse
review-of = Analyse : { $title }
review-ask = Analyser la partie
review-about = Où la partie s’est-elle gagnée et perdue ? Quelle part de chance, quelle part de talent ? L’analyse examine chaque décision.
review-retry = Réessayer
review-failed = L’analyse n’a pas abouti.
review-waiting = { $n ->
    [one] Une autre analyse passe avant …
   *[other] { $n } autres analyses passent avant …
}
review-glance = Premier coup d’œil …
review-working = Examen de chaque décision …
review-chances = Chances de victoire
review-axis = Du premier moment au dernier
review-line = { $name } : { $start } au début, { $end } à la fin
review-sum = Chance et talent
term-accuracy = Précision
term-tip-accuracy = À quel point les décisions étaient proches des meilleures. 100 : toujours la meilleure. Une gaffe coûte cher.
term-start = Départ
term-tip-start = La chance de victoire avant le premier coup.
term-luck = Chance
term-tip-luck = Ce que tous les dés et tirages ont changé, ceux des autres aussi.
term-own = Ses décisions
term-tip-own = Ce que ses propres décisions ont changé.
term-others = Celles des autres
term-tip-others = Ce que les décisions des autres ont changé pour ce joueur : cadeaux et coups durs.
term-result = Résultat
term-tip-result = Départ + chance + ses décisions + celles des autres. 100 % est une victoire ; une victoire partagée est partagée.
review-clean = Aucune erreur
judged-count-blunder = { $n ->
    [one] 1 gaffe
   *[other] { $n } gaffes
}
judged-count-mistake = { $n ->
    [one] 1 erreur
   *[other] { $n } erreurs
}
judged-count-inaccuracy = { $n ->
    [one] 1 imprécision
   *[other] { $n } imprécisions
}
review-adjusted-you = Avec une chance moyenne, vous auriez gagné { $share } de ces parties.
review-adjusted = Avec une chance moyenne, { $name } aurait gagné { $share } de ces parties.
review-how = Comment lire ces chiffres
review-lopsided = Dans une partie à sens unique, tout le monde a une précision élevée : là où chaque coup gagne, aucun n’est faux.
review-limits = Toutes les chances sont estimées par un réseau de neurones qui regarde quelques coups à l’avance. Là où il ne voit pas venir la fin, une part de chance et de talent est mal placée.
review-moments = Moments clés
review-quiet = Ni grosse erreur, ni gros coup de chance.
review-learn = Apprendre de mes erreurs ({ $n })
review-link = Copier le lien
review-copied = Lien copié. Ceux qui l’ont peuvent voir cette analyse.
judged-only = aucun choix
judged-best = meilleur coup
judged-good = bon coup
judged-inaccuracy = imprécision
judged-mistake = erreur
judged-blunder = gaffe
judged-lucky = chance
judged-unlucky = malchance
review-headline = { $name } : { $kind }
review-change-tip = Chance de victoire avec la meilleure décision → avec celle qui a été jouée
review-luck-change-tip = Chance de victoire avant → après
review-played = Joué : { $words }
review-show-better = Qu’est-ce qui était mieux ?
review-better = Mieux : { $words }
review-why = Pourquoi : { $reason }.
review-look = Montrer
review-try = Réessayer
review-previous = Moment clé précédent
review-next = Moment clé suivant
review-moment-of = Moment clé { $n } sur { $total }
review-back = À l’analyse
review-options = Toutes les possibilités
review-options-again = Toutes les possibilités
review-tag-played = joué
review-flag-played = joué : { $chance }
review-find-you = Trouvez un meilleur coup
review-find = Trouvez un meilleur coup pour { $name }
review-right = Exact ! { $words } : { $chance } de chances de gagner au lieu de { $played }.
review-near = Bien ! { $words } : { $chance } de chances de gagner. Le tout meilleur coup donne { $best }.
review-wrong = { $words } : { $chance } de chances de gagner. On peut atteindre { $best } – essayez un autre coup.
review-same-best = { $words } : { $chance } de chances de gagner. Il n’y a pas mieux.
review-unknown = L’analyse n’a pas examiné ce coup. Essayez-en un autre.
review-solution = Voir la réponse
review-next-try = Suivant
