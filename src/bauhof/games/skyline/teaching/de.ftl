# Skyline: das geführte erste Spiel.
lesson-welcome = Willkommen bei Skyline! Die Gebäude auf dem Bauhof stehen zum Verkauf. Wer von einer Art die meisten hat, punktet.
lesson-kinds = Es gibt sechs Arten. Du hast bisher einen Park.
lesson-currency = Jeder Platz auf dem Bauhof nimmt nur eine Währung. Dieses Museum kostet 5 in Blau.
lesson-poor = Dein blaues Geld ergibt nur 2. Nimm dir also erst Geld.
lesson-take = Nimm eine Karte beliebigen Werts, oder mehrere, die zusammen höchstens 5 zählen. Nimm Blau 3 und Grün 2.
lesson-others = Auch Ben und Clara haben Geld genommen. Du siehst, wie viele Karten sie haben, aber nicht, welche.
lesson-exact = Jetzt hast du in Blau genau 5. Kauf das Museum und zahl mit der 3 und der 2.
lesson-again = Passend bezahlt, also darfst du noch etwas tun! Jetzt das Theater: Zahl mit deiner grünen 6.
lesson-ends = Wieder passend, also noch eine Aktion. Nimm die gelbe 9. Mit Geldnehmen endet dein Zug.
lesson-scored = Zwischen den Geldkarten lag eine Wertung. Du führst bei Museen, Theatern und Parks: 8 Punkte!
lesson-places = Beim ersten Mal punktet nur der Erste jeder Art. Beim zweiten Mal auch der Zweite, am Ende auch der Dritte.
lesson-change = Der Park kostet 8 in Gelb. Kauf ihn mit einer 9: Wechselgeld gibt es nicht, also endet dein Zug.
lesson-lead = Zwei Parks, und sonst hat keiner einen. Bei teuren Arten zu führen lohnt sich am meisten.
lesson-ledger = Diese Tabelle zählt für dich mit. Unter A, B und C steht, was eine Wertung jetzt brächte.
lesson-finish = Lässt sich der Bauhof nicht mehr auffüllen, endet das Spiel mit der letzten und größten Wertung.
lesson-real = Ab jetzt sind die Karten echt gemischt, und Ben und Clara spielen wie Anfänger. Frag mich jederzeit. Viel Glück!

# Tipps danach.
tip-take = Nimm, womit du einen Preis passend zahlen kannst: eine hohe Karte oder mehrere kleine bis 5.
tip-buy = Kannst du passend zahlen? Dann bist du gleich noch einmal dran. Sonst kauf, wo du in Führung gehst, oder nimm Geld.
tip-pass = Es gibt nichts zu nehmen und nichts zu kaufen, also passe.
tip-pay = Zahl passend, wenn es geht. Sonst verschenk so wenig wie möglich: Wechselgeld gibt es nicht.
tip-for = Behalt es, wenn du damit in Führung gehst. Gib es Dirk, wenn er damit deinen Gegner überholt.

# So wird gespielt.
how-goal = Das Ziel
    .text = Du sammelst Gebäude von sechs Arten: Museen, Theater, Bahnhöfe, Kirchen, Parks und Wolkenkratzer. Dreimal im Spiel punktet, wer von einer Art die meisten hat. Seltene Arten bringen wenig, häufige viel. Wer am Ende die meisten Punkte hat, gewinnt.
how-turn = Ein Zug
    .text = In deinem Zug nimmst du entweder Geld oder kaufst ein Gebäude. Mehr nicht. Am Ende deines Zuges werden die leeren Plätze von den Stapeln aufgefüllt.
how-money = Geld nehmen
    .text = Vier Geldkarten liegen offen. Nimm eine von beliebigem Wert, oder mehrere, die zusammen höchstens 5 ergeben, egal in welchen Währungen. Damit endet dein Zug. Deine Hand sehen die anderen nicht, aber jeder sieht, was du nimmst.
how-buy = Kaufen
    .text = Jeder der vier Plätze auf dem Bauhof gehört zu einer Währung. Zahl mit einer oder mehreren Karten dieser Währung. Die Summe muss den Preis erreichen. Wechselgeld gibt es nie, und Währungen darfst du nicht mischen.
how-exact = Passend zahlen
    .text = Zahlst du genau den Preis, hast du sofort eine weitere Aktion, und das geht auch mehrmals. Darum dreht sich das Spiel: Kleine Karten wirken schwach, aber mit ihnen zahlst du passend. Mit einer gut sortierten Hand kaufst du zwei, drei oder sogar vier Gebäude in einem Zug.
how-scoring = Wertungen
    .text = Zwischen den Geldkarten stecken zwei Wertungen; sie gelten, sobald sie auftauchen. Bei der ersten punktet nur der Führende jeder Art: von 1 Punkt für Museen bis 6 für Wolkenkratzer. Bei der zweiten punktet auch der Zweite. Am Ende kommt der Dritte dazu, und Führende bekommen 16 bis 21 Punkte. Bei Gleichstand wird geteilt.
how-finish = Das Ende
    .text = Das Spiel endet, wenn der Bauhof nicht mehr aufgefüllt werden kann. Jedes übrige Gebäude bekommt, wer das meiste Geld in seiner Währung hat. Dann entscheidet die letzte Wertung. Kämpf also bis zum Schluss um die Führung.

# Übungen.
exercise-many-cards = Nimm so viele Geldkarten, wie du kannst.
exercise-keep-cards = Bezahl das Museum und behalt möglichst viele Karten.
exercise-pay-exactly = Bezahl das Museum passend.
exercise-another-action = Finde den Kauf, der dir noch eine Aktion bringt.
exercise-two-at-once = Kauf in diesem Zug zwei Gebäude.
exercise-many-at-once = Kauf in diesem Zug so viele Gebäude, wie du kannst.
exercise-four-cards = Ein Gebäude kannst du passend bezahlen. Welches?
