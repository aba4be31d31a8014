# Die Paläste von Carrara: das geführte erste Spiel.
lesson-welcome = Willkommen in Carrara! Kauf Steine, bau in deinen sechs Städten und werte im richtigen Moment. Die meisten Punkte gewinnen.
lesson-wheel = Auf diesem Rad warten die Steine. Weiß ist am teuersten, Schwarz am billigsten.
lesson-turn = Vor dem Kauf drehst du das Rad: Alle Steine rücken ein Segment weiter und werden 1 Münze billiger. Dreh es!
lesson-segment = Auf Segment I liegen neue Steine. Du kaufst nur aus einem Segment. Wähl II, dort sind die Preise gefallen.
lesson-bricks = Nimm Grün, Blau und Schwarz, zusammen 3 Münzen. Dann bist du fertig.
lesson-cities = Das sind deine Städte. Jede nimmt nur bestimmte Farben. Massa nimmt alle außer Schwarz.
lesson-build = Bau jetzt das Castello für 2. Stell es nach Massa und zahl mit Grün und Blau.
lesson-value = Massa bringt bei der Wertung 1 Punkt je Stein. Livorno bringt 3, nimmt aber nur Weiß.
lesson-small = Ein zweites Castello ist da, für nur 1 Stein. Gebäude derselben Art werden zusammen gewertet.
lesson-red = Es könnte in Lucca stehen, das 2 je Stein bringt. Dafür brauchst du Rot: Dreh das Rad.
lesson-cheaper = Steine werden immer billiger: Auf III ist Blau umsonst. Wähl III und nimm Rot, Grün und Blau.
lesson-lucca = Bau das kleine Castello in Lucca und zahl mit Rot.
lesson-score = Werte jetzt deine Castelli: 2 in Massa, dazu 1 in Lucca, das doppelt zählt. Jede Art wertest du nur einmal.
lesson-objects = 4 Punkte! Und je Gebäude ein Objekt: zwei Fahnen. Jedes Objekt ist am Ende 3 Punkte wert.
lesson-field = Nach deiner Aktion darfst du auch eins dieser Objekte für 10 Münzen kaufen, eins pro Zug.
lesson-whole = Mit genug Gebäuden kannst du auch eine ganze Stadt werten. Aber jede Stadt wertet nur ein Spieler.
lesson-finish = Mit vier Wertungen, genug Objekten und genug Gebäuden darfst du das Ende ansagen, für 5 Punkte.
lesson-real = Ab jetzt ist der Beutel echt gemischt, und Ben spielt wie ein Anfänger. Frag mich jederzeit. Viel Glück!

# Tipps danach.
tip-buy = Erst Steine, dann Gebäude, dann werten. Tu, was dein nächstes gutes Gebäude oder die nächste Wertung am schnellsten bringt.
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
