# Die Paläste von Carrara: das geführte erste Spiel.
lesson-welcome = Willkommen in Carrara! Kauf Bausteine, bau in deinen sechs Städten und werte im richtigen Moment. Die meisten Punkte gewinnen.
lesson-wheel = Auf dieser Scheibe warten die Bausteine. Weiß ist am teuersten, Schwarz am billigsten.
lesson-turn = Vor dem Kauf drehst du die Scheibe: Alle Bausteine rücken ein Segment weiter und werden 1 Münze billiger. Dreh sie!
lesson-segment = Auf Segment I liegen neue Steine. Du kaufst nur aus einem Segment. Wähl II, dort sind die Preise gefallen.
lesson-bricks = Nimm Grün, Blau und Schwarz, zusammen 3 Münzen. Dann bist du fertig.
lesson-cities = Das sind deine Städte. Jede nimmt nur bestimmte Farben. Massa nimmt alle außer Schwarz.
lesson-build = Bau jetzt das Castello für 2. Stell es nach Massa und zahl mit Grün und Blau.
lesson-value = Massa bringt bei der Wertung 1 Punkt je Stein. Livorno bringt 3, nimmt aber nur Weiß.
lesson-small = Ein zweites Castello ist da, für nur 1 Stein. Gebäude derselben Art werden zusammen gewertet.
lesson-red = Es könnte in Lucca stehen, das 2 je Stein bringt. Dafür brauchst du Rot: Dreh die Scheibe.
lesson-cheaper = Steine werden immer billiger: Auf III ist Blau umsonst. Wähl III und nimm Rot, Grün und Blau.
lesson-lucca = Bau das kleine Castello in Lucca und zahl mit Rot.
lesson-score = Werte jetzt deine Castelli: 2 in Massa, dazu 1 in Lucca, das doppelt zählt. Jede Art wertest du nur einmal.
lesson-objects = 4 Punkte! Und je Gebäude ein Objekt: zwei Fahnen. Jedes Objekt ist am Ende 3 Punkte wert.
lesson-field = Nach deiner Aktion darfst du auch eins dieser Objekte für 10 Münzen kaufen, eins pro Zug.
lesson-whole = Mit genug Gebäuden kannst du auch eine ganze Stadt werten. Aber jede Stadt wertet nur ein Spieler.
lesson-finish = Mit vier Wertungen, genug Objekten und genug Gebäuden darfst du das Ende ansagen, für 5 Punkte.
lesson-real = Ab jetzt ist der Beutel echt gemischt, und Ben spielt wie ein Anfänger. Frag mich jederzeit. Viel Glück!

# Tipps danach.
tip-buy = Erst Bausteine, dann Gebäude, dann werten. Tu, was dein nächstes gutes Gebäude oder die nächste Wertung am schnellsten bringt.
tip-build = Teure Städte vervielfachen die Kosten eines Gebäudes. Sammle eine Art oder fülle eine Stadt, dann zählen sie zusammen.
tip-score = Werte, wenn es viel bringt: Du hast sechs Wertungen im ganzen Spiel.
tip-take = Du kannst keinen einzigen Stein bezahlen, also nimm 2 Münzen.
tip-pass = Das Ende ist angesagt. Passe, wenn dir nichts mehr hilft.
tip-segment = Such ein Segment mit vielen billigen Steinen, oder die Farbe, die deine nächste Stadt braucht.
tip-brick = Kauf, was dein nächstes Gebäude braucht. Was umsonst ist, nimm alles mit.
tip-city = Wähl die beste Stadt, die deine Steine bezahlen können. Sie vervielfacht die Kosten des Gebäudes.
tip-pay = Zahl mit billigen Farben, wo die Stadt sie nimmt, und behalt die teuren.
tip-extra = Ein Objekt ist 3 Punkte wert und zählt für das Ende. Ist dir das 10 Münzen wert?
tip-announce = Sag das Ende an, wenn du glaubst, vorn zu liegen. Es bringt sofort 5 Punkte.

# So wird gespielt.
how-goal = Das Ziel
    .text = Du baust Paläste in sechs Städten rund um Carrara. Punkte gibt es für Wertungen im Spiel und am Ende für Objekte, Gebäude und Münzen. Wer dann die meisten hat, gewinnt. Wann du wertest, ist so wichtig wie das, was du baust.
how-turn = Ein Zug
    .text = In deinem Zug tust du genau eins: Bausteine kaufen, bauen oder werten. Danach darfst du ein Objekt für 10 Münzen kaufen.
how-bricks = Bausteine kaufen
    .text = Dreh die Scheibe um ein Segment; aus dem Beutel kommen neue Bausteine, bis elf darauf liegen. Dann kauf beliebig viele aus einem einzigen Segment. Weiß ist am teuersten, Schwarz am billigsten, und mit jedem Segment werden Steine 1 Münze billiger, bis sie umsonst sind. Was keiner nimmt, kommt wieder zu Segment I und ist wieder teuer.
how-build = Bauen
    .text = Nimm eins der neun offenen Gebäude und zahl so viele Bausteine, wie es kostet, 1 bis 5. Wähl eine Stadt: Lérici nimmt jede Farbe, Livorno nur Weiß. Je wählerischer die Stadt, desto mehr ist ein Gebäude dort bei der Wertung wert.
how-score = Werten
    .text = Du hast sechs Wertungen im ganzen Spiel. Werte eine Gebäudeart, jede nur einmal: Jedes Gebäude bringt seine Kosten mal den Wert seiner Stadt, in Punkten oder Münzen. Oder werte eine Stadt, in der genug Gebäude stehen; jede Stadt kann nur ein Spieler werten. Dasselbe Gebäude kann für Art und Stadt zählen.
how-objects = Objekte
    .text = Jedes gewertete Gebäude bringt ein Objekt seiner Art: Bücher, Kelche, Kronen, Tore, Fahnen oder Wappen. Jedes ist am Ende 3 Punkte wert.
how-finish = Das Ende
    .text = Mit vier Wertungen, genug Objekten und genug Gebäuden darfst du das Ende ansagen, für 5 Punkte. Dann wird die Runde zu Ende gespielt, und alle zählen 3 Punkte je Objekt, die Kosten ihrer Gebäude und 1 Punkt je 5 Münzen dazu.

# Übungen.
exercise-free-bricks = Hol dir möglichst viele Bausteine, ohne eine Münze zu zahlen.
exercise-cheapest-white = Hol dir für deine 5 Münzen möglichst viele Bausteine.
exercise-biggest-building = Bau, was dir am Ende die meisten Punkte bringt.
exercise-points-now = Welche Wertung bringt dir die meisten Punkte?
exercise-coins-now = Welche Wertung bringt dir die meisten Münzen?
exercise-objects-now = Welche Wertung bringt dir die meisten Objekte?
exercise-one-more-object = Hol dir in diesem Zug drei Objekte.
