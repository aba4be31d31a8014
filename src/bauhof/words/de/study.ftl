# Studien: der Bericht über viele simulierte Partien.
study-title = { $game }: { $games } simulierte Partien
study-progress = Partien
study-done = { $games } Partien liegen in { $folder }. Bericht: { $report }
study-resumed = { $games } Partien waren schon da.
study-stopped = angehalten nach { $games } von { $most } Partien
study-continue = Weiter geht es mit:

study-asked = Was untersucht wurde
study-game = Spiel
study-rules = Regelversion
study-games = Partien
study-players = Spieler
study-for-players = { $players } Spieler
study-bots = Bots
study-options = Varianten
study-variation = Abwandlung
study-seed = Startzahl
study-none = keine
study-ordinary = keine: das Spiel wie in der Schachtel
study-command = Befehl
study-left-out = { $n ->
    [one] { $n } Partie ging nicht zu Ende und zählt nicht.
   *[other] { $n } Partien gingen nicht zu Ende und zählen nicht.
}

study-found = Kurz gesagt
study-found-length = { $players } Spieler: Die Hälfte der Partien dauert höchstens { $middle } Züge, neun von zehn zwischen { $low } und { $high }.
study-found-seats-fair = { $players } Spieler: Die Reihenfolge macht keinen messbaren Unterschied; alle gewinnen ihren fairen Anteil von { $fair } %.
study-found-place = { $players } Spieler: Wer als { $place }. an der Reihe ist, gewinnt { $rate } % ({ $low } … { $high }); fair wären { $fair } %.
study-found-bot = { $players } Spieler: { $bot } gewinnt auf { $rate } % seiner Plätze ({ $low } … { $high }); fair wären { $fair } %.
study-found-deed = Verglichen mit anderen zum selben Zeitpunkt gewann am häufigsten, wer das tat: { $deed } ({ $gain } Prozentpunkte).

study-length = Wie lange Partien dauern
study-length-how = Ein Zug ist der Zug eines Spielers; Entscheidungen sind die aller Spieler, auch solche ohne Wahl.
study-turns = Züge aller Spieler
study-mean = Mittel
study-median = Median
study-range = 5 % … 95 %
study-decisions = Entscheidungen
study-ending = Wie es endete
study-share = Anteil
study-shared = Geteilte Siege

study-seats = Wer beginnt, wer gewinnt
study-seats-how = Der Anteil gewonnener Partien nach Spielreihenfolge, mit 95-%-Intervall: 1. ist, wer beginnt. Ein geteilter Sieg zählt anteilig.
study-seat = Reihenfolge
study-wins = Siege in %
study-interval = 95-%-Intervall
study-score = Endstand
study-fair = % gewonnene Partien; die Linie zeigt den fairen Anteil

study-by-bot = Welcher Bot gewinnt
study-bot = Bot
study-seats-played = Plätze

study-scores = Endstände
study-scores-how = Anteile an allen Siegern und an allen anderen, in %. Der Endstand ist, was die Partie entscheidet: Punkte oder gebaute Großprojekte.
study-winners = Sieger
study-others = andere
study-score-at-end = Endstand

study-deeds = Was Sieger tun
study-deeds-how = „Mit“ ist der Anteil der Partien, den gewann, wer es mindestens einmal tat, „ohne“ der aller anderen. Die beiden vergleichen verschiedene Partien: Wer früh gewinnt, hatte weniger Züge zum Kaufen. Deshalb ist „im selben Zug“ der Anteil derer mit demselben Bot, die ebenso weit gekommen waren und es noch nicht getan hatten; „Vorsprung“ ist der Unterschied in Prozentpunkten mit 95-%-Intervall (näherungsweise). Er zeigt, was zu dieser Zeit mit dem Gewinnen einhergeht, nicht was es bewirkt: Sich etwas leisten zu können ist selbst schon ein gutes Zeichen.
study-deed = Was
study-did = Getan, %
study-first = Erstmals im Zug
study-with = Mit, %
study-without = Ohne, %
study-likewise = Im selben Zug, %
study-gain = Vorsprung
study-gain-below = Prozentpunkte mehr als alle, die es noch nicht getan hatten
study-other-deeds = Andere Entscheidungen
study-single = Einzeln
study-built-kind = Gebaute Unternehmen
study-built-landmark-landmark = Gebaute Großprojekte
study-bought-building = Gekaufte Gebäude
study-bought-currency = Womit bezahlt wurde
study-bought-segment = Gekaufte Bausteine, nach Segment der Drehscheibe
study-built-building = Gebaute Gebäude
study-built-city = Städte, in denen gebaut wurde
study-scored-scoring = Gewertet
study-bought-object-object = Gekaufte Objekte
study-took = Geld nehmen
study-bought-for-dirk = Für Dirk kaufen
study-took-coins = Münzen nehmen
study-announced = Das Ende ansagen

study-course = Der Verlauf einer Partie
study-course-how = Der mittlere Stand am Ende jedes eigenen Zugs, bei allen, die dann noch spielen: so, wie er zählen würde, wenn die Partie hier zu Ende wäre.
study-course-by = Wer es bis zum n-ten eigenen Zug getan hat, in % aller Spieler.
study-own-turns = eigener Zug

study-paragraphs = Welche Regeln vorkamen
study-paragraphs-how = Die ersten { $games } Partien wurden mit denselben Regeln als reines Python nachgespielt; gezählt wurde, wie oft die Stelle durchlaufen wurde, die einen Absatz ausführt. Stellen, die nur fragen, ob etwas zutrifft, zählen mit.
study-paragraphs-missing = Nicht gezählt, weil keine einzelne Stelle sie ausführt: { $paragraphs }.
study-paragraph = Absatz
study-rule = Regel
study-per-game = Je Partie
study-never = nie

study-how = Wie diese Seite zu lesen ist
study-how-text = Jede Partie hängt nur von der Startzahl und ihrer Nummer ab; der Befehl oben ergibt also auf beliebig vielen Rechnern dieselben Partien. Die Bots wechseln die Plätze reihum. Ein Klick auf eine Spalte sortiert. Alle Tabellen liegen als Parquet-Dateien im Ordner.
study-sort = Nach { $column } sortieren
