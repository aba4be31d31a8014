# Die Paläste von Carrara

title = Die Paläste von Carrara
about = Kaufe Marmor, wenn die Drehscheibe ihn billiger macht, baue Paläste in sechs Städten und werte sie zur rechten Zeit.
option-open-screens = Offener Sichtschutz: Alle sehen alle Münzen, Bausteine und Objekte

colour-white = weiß
    .one = einen weißen Baustein
    .many = weiße Bausteine
    .some = { $n ->
        [one] { $n } weißen
       *[other] { $n } weiße
    }
colour-yellow = gelb
    .one = einen gelben Baustein
    .many = gelbe Bausteine
    .some = { $n ->
        [one] { $n } gelben
       *[other] { $n } gelbe
    }
colour-red = rot
    .one = einen roten Baustein
    .many = rote Bausteine
    .some = { $n ->
        [one] { $n } roten
       *[other] { $n } rote
    }
colour-green = grün
    .one = einen grünen Baustein
    .many = grüne Bausteine
    .some = { $n ->
        [one] { $n } grünen
       *[other] { $n } grüne
    }
colour-blue = blau
    .one = einen blauen Baustein
    .many = blaue Bausteine
    .some = { $n ->
        [one] { $n } blauen
       *[other] { $n } blaue
    }
colour-black = schwarz
    .one = einen schwarzen Baustein
    .many = schwarze Bausteine
    .some = { $n ->
        [one] { $n } schwarzen
       *[other] { $n } schwarze
    }
bricks-of-colours = { $n ->
    [one] { $colours } Baustein
   *[other] { $colours } Bausteine
}

type-biblioteca = Biblioteca
    .one = eine Biblioteca
type-cathedrale = Cathedrale
    .one = eine Cathedrale
type-palazzo = Palazzo
    .one = einen Palazzo
type-porta = Porta
    .one = eine Porta
type-castello = Castello
    .one = ein Castello
type-villa = Villa
    .one = eine Villa

object-book = Buch
    .one = ein Buch
    .some = { $n ->
        [one] { $n } Buch
       *[other] { $n } Bücher
    }
object-chalice = Kelch
    .one = einen Kelch
    .some = { $n ->
        [one] { $n } Kelch
       *[other] { $n } Kelche
    }
object-crown = Krone
    .one = eine Krone
    .some = { $n ->
        [one] { $n } Krone
       *[other] { $n } Kronen
    }
object-gate = Tor
    .one = ein Tor
    .some = { $n ->
        [one] { $n } Tor
       *[other] { $n } Tore
    }
object-flag = Fahne
    .one = eine Fahne
    .some = { $n ->
        [one] { $n } Fahne
       *[other] { $n } Fahnen
    }
object-coat-of-arms = Wappen
    .one = ein Wappen
    .some = { $n ->
        [one] { $n } Wappen
       *[other] { $n } Wappen
    }

city-livorno = Livorno
city-pisa = Pisa
city-lucca = Lucca
city-viareggio = Viareggio
city-massa = Massa
city-lerici = Lérici

either = { $first } oder { $last }
lot = { $price ->
    [0] { $bricks } umsonst
   *[other] { $bricks } zu { $price }
}

does-building = { $n ->
    [one] Kostet { $n } Baustein in einer Farbe, die die Stadt zulässt. Wenn du es wertest, bekommst du { $n } × den Wert der Stadt und { $object }.
   *[other] Kostet { $n } Bausteine in Farben, die die Stadt zulässt. Wenn du es wertest, bekommst du { $n } × den Wert der Stadt und { $object }.
}
does-type = Wenn du diese Gebäudeart wertest, bringt dir jedes Gebäude davon seine Baukosten × den Wert seiner Stadt und { $object }.
does-object = Gibt es für jedes Gebäude der Art { $type }, das du wertest, solange der Vorrat reicht, oder für { $coins } vom Objektfeld. Am Ende { $points } wert.
does-city = Gebäude in dieser Stadt bringen ihre Baukosten × { $value }, wenn du sie wertest. Die Stadt selbst kann nur ein Spieler werten; dazu braucht er hier mindestens { $n } Gebäude.

refusal-not-asked = das ist jetzt nicht die Frage
refusal-nothing-to-buy = Drehscheibe und Säckchen sind leer
refusal-not-on-display = dieses Gebäude liegt nicht aus
refusal-too-few-bricks = { $missing ->
    [one] dir fehlt { $missing } Baustein
   *[other] dir fehlen { $missing } Bausteine
}
    .city = { $missing ->
        [one] für { $city } fehlt dir { $missing } Baustein in einer erlaubten Farbe
       *[other] für { $city } fehlen dir { $missing } Bausteine in erlaubten Farben
    }
refusal-no-marker-left = du hast schon { $markers }-mal gewertet
refusal-type-scored = { $scoring } hast du schon gewertet
refusal-no-such-building = von dieser Gebäudeart hast du keines
refusal-city-scored = { $city } ist schon gewertet
refusal-too-few-buildings = { $missing ->
    [one] dir fehlt { $missing } Gebäude in { $city }
   *[other] dir fehlen { $missing } Gebäude in { $city }
}
refusal-can-act = du kannst noch kaufen, bauen oder werten
refusal-not-announced = niemand hat das Ende angesagt
refusal-no-brick-there = Segment { $segment } ist leer
    .brick = { $bricks } gibt es auf Segment { $segment } nicht
refusal-too-few-coins = { $missing ->
    [one] dir fehlt { $missing } Münze
   *[other] dir fehlen { $missing } Münzen
}
refusal-out-of-order = nimm die teureren Farben zuerst
refusal-nothing-bought = kaufe mindestens einen Baustein
refusal-not-allowed-in-city = { $bricks } sind in { $city } nicht erlaubt
refusal-no-such-brick = { $bricks } hast du keine
refusal-paid-out-of-order = zahle die teureren Farben zuerst
refusal-rest-cannot-be-paid = zahle zuerst teurere: die billigeren Bausteine reichen nicht
refusal-object-gone = dieses Objekt ist schon verkauft
refusal-game-over = das Spiel ist zu Ende

prompt-action = { $turn }, kaufe Bausteine, baue oder werte.
prompt-segment = { $turn }, aus welchem Segment kaufst du? Du hast { $coins }.
    .hidden = { $turn }, aus welchem Segment kaufst du?
prompt-brick = { $price ->
    [0] { $turn }, welche Bausteine kaufst du? Du hast { $coins }.
   *[other] { $turn }, welche Bausteine kaufst du? Bisher { $bill }, du hast { $coins }.
}
    .hidden = { $turn }, welche Bausteine kaufst du?
prompt-city = { $turn }, wo baust du { $building }?
prompt-pay = { $rest ->
    [one] { $turn }, zahle noch { $rest } Baustein für { $building } in { $city }.
   *[other] { $turn }, zahle noch { $rest } Bausteine für { $building } in { $city }.
}
prompt-extra = { $turn }, kaufst du ein Objekt für { $extra }? Du hast { $coins }.
prompt-announce = { $turn }, du erfüllst alle drei Bedingungen. Sagst du das Ende an?
prompt-draw = { $turn } zieht einen Baustein aus dem Säckchen.
prompt-reveal = Das nächste Gebäude wird aufgedeckt.
prompt-over = { $winners } gewinnt.
prompt-shared = { $winners } teilen sich den Sieg.

choice-buy-bricks = Scheibe drehen und Bausteine kaufen
choice-build = { $building } bauen
choice-build-where = { $building } in { $cities } bauen
choice-score = { $scoring } werten
choice-score-gain = { $scoring } werten: { $gain }
choice-take-coins = { $coins } nehmen
choice-pass-turn = aussetzen
choice-segment = Segment { $segment }: { $bricks }
choice-segment-empty = Segment { $segment }: leer
choice-brick = { $price ->
    [0] { $brick } umsonst nehmen
   *[other] { $brick } für { $coins } nehmen
}
choice-brick-done = { $price ->
    [0] fertig – kostenlos
   *[other] fertig – { $coins } zahlen
}
choice-city = in { $city }: { $value } je Baustein
choice-pay = { $brick } zahlen (du hast { $held })
choice-pay-all = { $bricks } zahlen
choice-extra = { $object } für { $coins } kaufen
choice-extra-nothing = nichts kaufen
choice-announce-no = weiterspielen
choice-announce-yes = das Ende ansagen (+{ $points })

event-turn = { $seat } ist dran.
event-turned-wheel = { $seat } dreht die Scheibe. Segment I hat jetzt { $bricks }.
event-turned-wheel-empty = { $seat } dreht die Scheibe. Segment I ist leer.
event-bought = { $seat } kauft { $bricks } aus Segment { $segment } für { $coins }.
    .brief = kauft { $lots } (−{ $price })
event-bought-free = { $seat } nimmt { $bricks } umsonst aus Segment { $segment }.
    .brief = nimmt { $lots } (umsonst)
event-took-coins = { $seat } kann nichts kaufen und nimmt { $coins }.
    .brief = kann nichts kaufen (+{ $amount })
event-built = { $seat } baut { $building } in { $city } und zahlt { $bricks }.
    .brief = baut { $named } in { $city }
event-revealed = Neues Gebäude: { $named }.
    .brief = neu: { $named }
event-scored = { $seat } wertet { $scoring }: { $gain }.
    .brief = wertet { $scoring }: { $gain }
event-bought-object = { $seat } kauft { $object } für { $coins }.
    .brief = kauft { $object } (−{ $price })
event-announced = { $seat } sagt das Ende an und bekommt { $points }.
    .brief = sagt das Ende an (+{ $points })
event-passed = { $seat } setzt aus.
    .brief = setzt aus
event-last-round = Letzte Runde: { $seat } hat den letzten Zug.
    .brief = letzte Runde, bis { $seat }
event-final = { $seat } hat { $points }: { $track } während der Partie, { $objects } für Objekte, { $buildings } für Gebäude und { $coins } für Münzen.
    .brief = { $seat }: { $points }
event-won = { $seat } gewinnt.
    .brief = { $seat } gewinnt
ending-announced = Das Ende wurde angesagt.
ending-all-built = Alle Gebäude sind gebaut.

table-wheel = Drehscheibe (wie viele, zu welchem Preis, und der Preis nach dem nächsten Drehen)
table-wheel-cell = { $n } zu { $price }, dann { $then }
table-segment = Segment
table-display = Gebäude ({ $stack } im Stapel)
table-building = Gebäude
table-where = du kannst es bauen in
table-objects = Objekte
table-field = für { $coins }
table-supply = im Vorrat
table-scorings = Was du werten könntest
table-scoring = Wertung
table-gain = bringt
table-cities = Städte
table-city = { $city }: { $buildings }
table-buildings = Gebäude
table-scored = gewertet
table-players = Spieler
table-player = Spieler
table-points = Punkte
table-coins = Münzen
table-bricks = Bausteine
table-held-objects = Objekte
table-missing = fehlt: Wertungen, Objekte, Baukosten
table-final = wenn jetzt Schluss wäre
table-at-least = mindestens { $n }
table-hidden = ?

standing-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
standing-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
standing-buildings = { $n ->
    [one] { $n } Gebäude
   *[other] { $n } Gebäude
}
standing-scorings = { $n ->
    [one] { $n } Wertung
   *[other] { $n } Wertungen
}
standing-sight = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
metric-sight = Punkte, wenn das Spiel jetzt zu Ende wäre
tally-scorings = Wertung: { $value }
tally-announced = Punkte für die Ansage
tally-objects = Punkte für Objekte
tally-buildings = Punkte für Gebäude
tally-coins = Punkte für Münzen

board-others = Tableaus der anderen
board-wheel = Scheibe drehen
board-segment = Segment { $segment }: { $lots }
board-segment-empty = Segment { $segment }: leer
board-lot = { $price ->
    [0] { $n } × { $colour } umsonst, dann { $then }
   *[other] { $n } × { $colour } zu { $price }, dann { $then }
}
board-price = { $price ->
    [0] umsonst, nach dem nächsten Drehen { $then }
   *[other] kostet { $price }, nach dem nächsten Drehen { $then }
}
board-buildings = Gebäude
board-stack = { $n } im Stapel
board-bag = { $n ->
    [one] { $n } Baustein im Säckchen oder hinter einem Sichtschutz
   *[other] { $n } Bausteine im Säckchen oder hinter einem Sichtschutz
}
board-object = { $object }: für { $price } Münzen, { $n } im Vorrat
board-object-gone = { $object }: verkauft, { $n } im Vorrat
board-supply = { $n } im Vorrat
board-count = { $name }: { $n }
board-picked = Gewählt
board-rest = bleiben { $n }
board-nothing-built = nichts gebaut
board-scored = gewertet
board-type-scored = { $type }: gewertet
board-building-scored = { $building }, gewertet
board-per-brick = je Baustein
board-takes = Diese Bausteine würde es kosten

board-coins = Münzen
board-points = Punkte
board-now = Wenn jetzt Schluss wäre: { $n }
board-now-at-least = Wenn jetzt Schluss wäre: mindestens { $n }
board-screen = Münzen, Bausteine und Objekte sind hinter dem Sichtschutz
board-end = Das Ende
board-last-round = Letzte Runde
board-scorings = Wertungen
board-objects = Objekte
board-final = Schlusswertung
board-final-track = Während der Partie
board-costs = Baukosten
board-goal = { $missing ->
    [0] { $goal }: { $have }, erreicht
    [one] { $goal }: { $have }, { $missing } fehlt
   *[other] { $goal }: { $have }, { $missing } fehlen
}

board-cost = Baukosten
board-bricks = { $n ->
    [one] { $n } Baustein
   *[other] { $n } Bausteine
}
board-where = Du kannst es bauen in
board-nowhere = noch nirgends
board-built = Gebaut von
board-value = Wert
board-value-points = { $n ->
    [one] Baukosten × { $n } Punkt
   *[other] Baukosten × { $n } Punkte
}
board-value-coins = { $n ->
    [one] Baukosten × { $n } Münze
   *[other] Baukosten × { $n } Münzen
}
board-allows = Bausteine
board-needed = Zum Werten
board-needed-buildings = { $n ->
    [one] { $n } Gebäude
   *[other] { $n } Gebäude
}
board-city-scored-by = Gewertet von
board-type-scored-by = Gewertet von
board-nobody = niemandem
board-field = Auf dem Objektfeld
board-on-field = ja, für { $price } Münzen
board-not-on-field = nein
board-in-supply = Im Vorrat
board-reason-final = +{ $n } Punkte, wenn jetzt Schluss wäre

bot-hoarder = hortet Bausteine
bot-scorer = wertet früh
bot-collector = sammelt Objekte
bot-planner = plant voraus

example-turning-the-wheel = Die Scheibe macht Bausteine billiger
    .text = Einmal drehen bringt Weiß und Gelb auf Segment VI, wo Weiß 1 kostet und Gelb nichts. Dann kommen 2 neue Bausteine auf Segment I.
example-first-purchase = Der erste Kauf einer Partie
    .text = Auf Segment II kostet Grün 2, Blau 1 und Schwarz nichts: 3 Münzen für 3 Bausteine, alle aus einem Segment.
example-building-a-villa = Welche Stadt welche Bausteine zulässt
    .text = Anna zahlt 1 roten und 2 grüne Bausteine für eine Villa mit Baukosten 3. Viareggio lässt beide Farben zu; Livorno, Pisa und Lucca lassen Grün nicht zu.
example-scoring-a-type = Eine Gebäudeart werten
    .text = Biblioteca 3 in Pisa bringt 3 × 3 = 9 Münzen, Biblioteca 2 in Massa 2 × 1 = 2 Punkte, und jede ein Buch.
example-scoring-a-city = Eine Stadt werten
    .text = Anna hat die 3 Gebäude, die Massa verlangt. Sie kosten 1 + 3 + 5 = 9, mal 1 Punkt, und jedes bringt ein Objekt seiner Art.
example-extra-purchase = Ein Objekt für 10 Münzen
    .text = Pisa bringt (4 + 2) × 3 = 18 Münzen und 2 Objekte. Nach ihrer Aktion kauft Anna noch eines vom Objektfeld für 10.
example-announced-end = Das Ende ansagen
    .text = Mit 4 Wertungen, 7 Objekten und Gebäuden für zusammen 23 darf Anna das Ende ansagen und bekommt 5 Punkte. Ben hat den letzten Zug und setzt aus. Dann bekommt Anna 21 Punkte für Objekte und 23 für Gebäude.

# Warum eine andere Aktion besser war: Zahlen, die eine Rückschau vergleicht.
reason-final = Punkte, wenn das Spiel jetzt endete: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-scoring = Punkte in der besten offenen Wertung: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-coins = Münzen, die bleiben: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-bricks = Bausteine hinter dem Sichtschutz: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-objects = Objekte: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-payable = offene Gebäude, für die die Bausteine reichen: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-missing = Baukosten, die bis zum Ende noch fehlen: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }

# Was eine Abwandlung für eine Studie ändern kann: `bauhof vary` zählt es auf.
variable-start-coins = Münzen eines Spielers am Anfang
variable-start-bricks = Baustein eines Spielers am Anfang
variable-bricks = Bausteine jeder Farbe
variable-bricks-on-wheel = Bausteine, auf die die Drehscheibe aufgefüllt wird
variable-display = Gebäude, die ausliegen
variable-objects = Objekte jeder Sorte
variable-markers = Wertungen eines Spielers
variable-object-price = Münzen, die ein Objekt kostet
variable-consolation = Münzen für Spieler, die nichts kaufen können
variable-announcing = Punkte für die Ansage
variable-object-points = Punkte für ein Objekt am Ende
variable-coins-per-point = Münzen, die am Ende einen Punkt geben
variable-city-value = was eine Stadt für einen Baustein gibt
variable-city-needs = Gebäude, um eine Stadt zu werten
variable-needed-scorings = Wertungen, um das Ende anzusagen
variable-needed-objects = Objekte, um das Ende anzusagen
variable-needed-cost = Baukosten, um das Ende anzusagen
