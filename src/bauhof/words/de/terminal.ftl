# Was das Terminal rund um ein Spiel sagt; Fehler und Hilfe der Befehle sind englisch.

taken-back = { $name } nimmt das zurück.

sealed = Der Zufall ist versiegelt. Sein Hash: { $hash }
ask = Deine Wahl (eine Nummer, { $why } für das, was nicht geht, { $quit } zum Aufhören):
no-choice = „{ $answer }“ ist keine der Möglichkeiten 1 bis { $last }.
paused = Das Spiel ist gespeichert. Weiter geht es mit:
saved = Das Spiel ist gespeichert. Noch einmal ansehen mit:

game = { $title }, { $from } bis { $to } Personen
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-chance = Gewinnchance: { $chance }
hint-share = würde spielen
verified = Geprüft:
verified-finished = { $actions ->
    [one] { $actions } Aktion nach den Regeln, das Spiel ist zu Ende.
   *[other] { $actions } Aktionen nach den Regeln, das Spiel ist zu Ende.
}
verified-unfinished = { $actions ->
    [one] { $actions } Aktion nach den Regeln, das Spiel ist nicht zu Ende.
   *[other] { $actions } Aktionen nach den Regeln, das Spiel ist nicht zu Ende.
}
verified-chance = { $proven } von { $chances } Würfen und Ziehungen sind durch die aufgedeckten Geheimnisse bewiesen.
verified-undone = { $undone ->
    [one] { $undone } Aktion wurde zurückgenommen
   *[other] { $undone } Aktionen wurden zurückgenommen
}, davon { $beyond }, nachdem der Zufall oder andere geantwortet hatten.

arena-title = { $game }, { $players } Personen
arena-pairings = Paarungen
arena-games = Partien
arena-wins = Siege %
arena-interval = 95 %
arena-score = Punkte
arena-ms = ms
arena-speed = Partien/s
arena-ratings = Wertungen
arena-bots = Bots
arena-elo = Elo
arena-clear = klar
arena-unclear = nicht klar
arena-fair = Gleich stark hieße { $percent } % Siege. Alle Elo-Zahlen haben im Mittel 0.
arena-units = ms: je Entscheidung, bei der mehr als eine Aktion erlaubt ist. Partien/s: je Prozess.
arena-played = Partien
arena-leads = { $bot } führt mit { $wins } Siegen
arena-dropped = { $file }: Zeile { $line } ist unvollständig; diese Verteilung wird noch einmal gespielt
arena-stopped = angehalten nach { $games } von { $most } Partien
arena-lost = Nichts wird aufgehoben. Mit --results DATEI macht ein späterer Lauf dort weiter.
arena-continue = Weiter geht es mit:

picture-title = { $game }, { $players } Personen: { $games } Partien
picture-ratings = Wertungen
picture-elo = Elo; das Mittel aller Bots ist 0, die Balken sind 95-%-Intervalle
picture-wins = Siege in %, { $fair } ist ausgeglichen:
picture-against = die Zeile gegen die Spalte
picture-alone = die Zeile allein unter { $others } der Spalte

learn-begins = { $game }: { $games } Partien zugleich auf { $device }
learn-goes-on = Weiter nach { $decisions } Entscheidungen in { $minutes } Minuten.
learn-imitates = { $clock } · { $decisions } Entscheidungen, { $speed }/s · nach dem Vorbild greedy: { $policy } · Wert { $value } · Entropie { $entropy }
learn-plays = { $clock } · { $decisions } Entscheidungen, { $speed }/s · Wahl { $policy } · Wert { $value } · Entropie { $entropy }
learn-wins = Siege gegen: { $rates }
learn-written = Geschrieben: { $file }. Das nächste Stück macht weiter mit --resume { $checkpoint }

# Netze beurteilen.
games-left-out = { $n ->
    [one] { $n } Partie ging nicht zu Ende und zählt nicht.
   *[other] { $n } Partien gingen nicht zu Ende und zählen nicht.
}
calibrate-printed = wie gedruckt
calibrate-memory = mit perfektem Gedächtnis
calibrate-says = sagt %
calibrate-said = im Mittel %
calibrate-won = gewonnen %
calibrate-times = Angaben
calibrate-players = Personen
calibrate-all = alle
calibrate-errors = Kalibrierung
calibrate-error = Fehler
calibrate-chance = durch Zufall
calibrate-worst = schlechteste Stufe
calibrate-skill = Können %
calibrate-how = Fehler: Mittel von |gesagt − gewonnen| über alle Angaben, in Punkten. Durch Zufall: was ein fehlerfreies Netz in so vielen Partien zeigen würde. Schlechteste Stufe: der größte Abstand einer Stufe, die in mindestens 100 Partien gesagt wurde. Können: 0 gibt allen den gleichen Anteil, 100 kennt jeden Sieger.
openings-how = Anteil in %: Netz / greedy. Siege: vom Netz, wenn es das getan hat.
openings-aspect = { $aspect }: { $network } je Person und Partie, greedy { $greedy }
openings-turn = im Zug
openings-network = Netz
openings-greedy = greedy
openings-per-game = je Partie
openings-of-these = % von greedy
openings-differences = Was das Netz stattdessen tut: Bei { $percent } % seiner Entscheidungen würde greedy etwas anderes tun

# Die Analyse einer Partie.
review-player = Person
review-accuracy = Genauigkeit
review-loss = Verlust
review-inaccuracies = ungenau
review-mistakes = Fehler
review-blunders = grobe
review-luck = Glück
review-skill = Können
review-start = Start
review-others = andere
review-result = Ergebnis
review-adjusted = bei normalem Glück
review-made-up = Wie das Ergebnis zustande kam
review-chances = Gewinnchancen
review-moments = Schlüsselmomente
review-quiet = Keine großen Fehler, keine großen Glücksfälle.
review-inaccuracy = ungenau
review-mistake = Fehler
review-blunder = grober Fehler
review-lost = { $name }: { $judgement }, kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte ({ $before } → { $after })
review-good-luck = Glück: { $name } gewinnt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte ({ $before } → { $after })
review-bad-luck = Pech: { $name } verliert { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte ({ $before } → { $after })
review-played = gespielt: { $words }
review-better = besser: { $words }
review-why = warum: { $reason }
review-mark-played = gespielt
review-mark-better = besser
review-options = Was sonst möglich war
review-action = Aktion
review-chance = Gewinnchance
review-position = Wie es am Tisch stand
review-games = Partien
review-wins = Siege
review-trend = Trend
review-course = Verlauf
review-file = Datei
review-players = Spieler
review-winner = Sieger
review-each = Partie für Partie
review-folder = Rückschau auf { $games } Partien
review-trend-how = Glück: das Mittel einer Partie, in Prozentpunkten. Trend: um wie viele Punkte die Genauigkeit in zehn Partien steigt, ab { $games } Partien; der Verlauf zeigt die letzten 24, von 60 bis 100.
review-how = Alles in Prozentpunkten der Gewinnchance. Verlust: im Mittel je Entscheidung. Start + Glück + Können + andere = Ergebnis. Können: was die eigenen Entscheidungen geändert haben; andere: was die der anderen für dich geändert haben. Bei normalem Glück: so viele solcher Partien hättest du gewonnen, in %.

# Die Rangliste.
ladder-title = Wie stark die Bots sind
ladder-place = Platz
ladder-bot = Bot
ladder-games = Partien
ladder-elo = Elo
ladder-interval = 95 %
ladder-with = { $players } Spieler
ladder-ms = ms je Entscheidung
ladder-figures = Zahlen
ladder-wins = Wer gegen wen gewinnt
ladder-against = Siege in %, zu zweit: Zeile gegen Spalte. { $fair } wäre ausgeglichen
ladder-alone = Siege in %, { $players } Spieler: Zeile allein gegen { $others } aus der Spalte. { $fair } wäre ausgeglichen
ladder-from = { $games } Partien, { $players } Spieler
ladder-means = Aus { $games } Partien. 400 Elo-Punkte mehr bedeuten zehnfache Stärke; die Balken sind 95-%-Intervalle.
ladder-anchor = { $bot } hat den Elo-Wert 0.
ladder-mean = Der mittlere Elo-Wert aller Bots ist 0.
ladder-apart = { $game }: ohne Wert, weil sie den anderen nie begegnet sind: { $bots }
ladder-network = Netz
ladder-search = Suche
ladder-strategy = Strategie
ladder-random = Zufall
ladder-own = eigener Bot

# Was sich für eine Studie ändern lässt.
vary-title = Was sich in { $game } ändern lässt
vary-file = { $file }: alle Abwandlungen sind spielbar
vary-variation = Abwandlung
vary-what = was
vary-meaning = Bedeutung
vary-now = jetzt
vary-ordinary = sonst
vary-limits = Grenzen
vary-hash = Hash
