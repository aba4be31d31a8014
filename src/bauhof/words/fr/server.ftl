# Ce que dit le serveur : refus, annonces et phrases du chat.

# Pourquoi une demande n’a pas été exécutée.
refusal-broken = Cette table est endommagée ou suit d’autres règles : elle a été mise de côté. Les autres continuent.
refusal-stale = La partie a avancé. Voici où elle en est.
refusal-no-table = Cette table n’existe pas.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-not-yours = Ce n’est pas votre place.
refusal-no-seat = Cette table n’a pas cette place.
refusal-taken = Cette place est prise.
refusal-not-seated = Seuls les joueurs de la table peuvent le faire.
refusal-started = La partie a déjà commencé.
refusal-not-running = La partie n’est pas en cours.
refusal-not-over = La partie n’est pas terminée.
refusal-open-seats = Il reste des places libres.
refusal-no-person = Au moins une personne doit jouer.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-bot-plays = Un bot joue à votre place. Reprenez-la d’abord.
refusal-not-away = Cette personne est là.
refusal-just-left = Cette personne vient de partir et peut revenir. Attendez encore { $n } { $n ->
    [one] seconde
   *[other] secondes
}.
refusal-no-bot = Ce bot n’existe pas pour ce jeu.
refusal-no-undo = Impossible d’annuler : une information a été révélée, ou d’autres ont joué.
refusal-no-hint = Cette table n’autorise pas les conseils.
refusal-not-ready = Les conseils se préparent. Réessayez dans une minute.
refusal-no-chat = Cette table n’autorise que les phrases toutes faites.
refusal-no-preset = Cette phrase n’existe pas.
refusal-nothing-said = Écrivez d’abord quelque chose.
refusal-no-name = Un nom doit avoir des caractères visibles.
refusal-no-action = Cette action n’existe pas dans le jeu.
refusal-players = Ce jeu se joue de { $from } à { $to } joueurs.
refusal-no-game = Ce jeu ou cette variante n’existe pas.
refusal-no-example = Cet exemple n’existe pas dans les règles.
refusal-no-lesson = Cette leçon n’existe pas.
refusal-lesson = Bonne idée, mais plus tard ! Essayez d’abord ce que propose le coach.
refusal-no-exercise = Cet exercice n’existe pas.
refusal-bad-message = Le serveur ne peut pas lire ce message.
refusal-bad-journal = Ce fichier n’est pas une partie enregistrée.
refusal-too-fast = Trop de demandes. Patientez un instant.
refusal-too-slow = L’envoi a pris trop de temps. Réessayez.
refusal-no-length = Une demande doit indiquer sa longueur.
refusal-too-large = C’est trop volumineux.
refusal-too-many = Trop de tables ou de connexions. Fermez-en d’abord.
refusal-no-origin = Les demandes venant d’autres sites sont refusées.
refusal-no-host = Aucun serveur de ce nom ici.
refusal-protocol = Le serveur a été mis à jour. Rechargez la page.
refusal-storage = Rien n’a pu être enregistré, donc rien n’a changé. Réessayez dans un instant.
refusal-moved = Cette table vient de passer sur un autre serveur. Réessayez dans un instant.
refusal-no-page = Cette page n’existe pas.
refusal-kicked = L’hôte vous a demandé de quitter cette table.
refusal-no-person-there = Personne d’autre n’est assis là.
refusal-no-code = Aucune table n’attend sous ce code. Vérifiez les lettres ou demandez le lien.
refusal-no-link = Ce lien personnel n’est plus valable. Créez-en un nouveau sur votre autre appareil.
refusal-no-cookie = Votre navigateur ne garde pas de cookies pour cette page. Autorisez-les, puis réessayez.
refusal-no-push = Les notifications de ce navigateur sont inaccessibles d’ici.
refusal-fault = Une erreur s’est produite sur le serveur.
refusal-not-alone = Les chances de victoire et l’entraînement sont réservés aux parties seul contre des bots.
refusal-no-coach = Il n’y a pas de coach pour ce jeu.
refusal-no-chances = Vous ne pouvez pas voir les chances de victoire à cette table.

# Ce que la table annonce.
notice-joined = { $name } s’installe.
notice-stood = { $name } quitte la table.
notice-undo = { $name } annule une action.
notice-beyond = { $name } annule un tour.
notice-bot = Un bot joue pour { $name }.
notice-back = { $name } reprend sa place.
notice-resigned = { $name } abandonne. Un bot continue.
notice-kicked = L’hôte a demandé à { $name } de partir.
notice-late = { $name } n’a plus de temps. Un bot joue ce tour.
notice-abandoned = La partie est abandonnée.
notice-quiet = Désormais, phrases toutes faites seulement.
notice-talk = Le texte libre est maintenant autorisé.

# Phrases toutes faites du chat.
preset-hello = Bonjour !
preset-good-luck = Bonne chance !
preset-well-done = Bien joué !
preset-oops = Oups !
preset-thanks = Merci !
preset-moment = Un instant…
preset-your-turn = À vous de jouer.
preset-good-game = Belle partie !
preset-again = On recommence ?

# Ce que lit la personne devant le terminal.
console-listening = Bauhof est ouvert à l’adresse { $address }
console-stop = Ctrl-C pour arrêter. Chaque partie est enregistrée à mesure.
console-compiling = Premier démarrage sur cette machine : les bots jouent simplement le temps de compiler les règles, une ou deux minutes.
console-compiled = { $game } est prêt, à pleine force.
console-opened = { $name } ouvre une table : { $game }.
console-joined = { $name } s’installe : { $game }.
console-stood = { $name } quitte la table : { $game }.
console-resigned = { $name } abandonne : { $game }.
console-over = Partie terminée : { $game }. { $winners } { $n ->
    [one] gagne
   *[other] gagnent
}.
console-abandoned = Partie abandonnée : { $game }.
console-aside = Une table illisible a été mise de côté. Les autres continuent.
console-trouble = Une erreur s’est produite ({ $what }). Le serveur continue.
console-stopped = Arrêté. Toutes les parties sont enregistrées.
console-restarting = Redémarrage. Toutes les parties sont enregistrées, et tout le monde revient sans rien faire.

# Notifications, page fermée.
push-turn = À vous de jouer.

# Practice.
practice-best = Trouvez le meilleur coup.
practice-right = Bien vu : { $choice }.
practice-wrong = Pas tout à fait. Mieux : { $best }.
practice-wrong-most = Pas tout à fait : cela fait { $n }. Avec { $best }, ce serait { $most }.
practice-right-chance = Bien vu : { $choice } gagne { $share } % de ces parties. Ensuite, { $other } en gagne { $less } %.
practice-wrong-chance = Ce coup gagne { $less } % de ces parties. Mieux, avec { $share } % : { $best }.

# Le problème et la donne du jour.
refusal-no-day = Une date s’écrit ainsi : 2026-11-16.
refusal-future = Ce jour n’est pas encore arrivé. D’ici là, personne ne peut voir ce qu’il apporte.
refusal-no-puzzle = Il n’y a pas de problème pour ce jeu.
refusal-no-deal = Il n’y a pas de donne du jour pour ce jeu.
refusal-deal-not-ready = Les bots se préparent encore. Réessayez dans une minute.
refusal-deal-closed = C’est la donne du jour de quelqu’un d’autre. Vous pourrez la regarder quand le jour sera passé.
refusal-deal-alone = La donne du jour se joue seul et jusqu’au bout : sans annuler et sans bot à votre place.
practice-why = Ce que cela apporte : { $reason }.

# Analyses.
refusal-not-finished = Seules les parties jouées jusqu’au bout peuvent être analysées.
refusal-no-review = Il n’y a pas d’analyse pour ce jeu.
refusal-one-review = Une autre de vos analyses est en cours. Attendez qu’elle soit terminée.
refusal-reviews-full = Beaucoup d’analyses sont en cours. Réessayez dans quelques minutes.
refusal-no-moment = Cette analyse ne contient pas cette décision.
