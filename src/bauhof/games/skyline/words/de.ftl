# Skyline

title = Skyline
about = Sammle Geld in vier Währungen, zahle passend und besitze bei den Wertungen die meisten Gebäude.
option-open-hands = Offene Hände: alle sehen das Geld von allen

dirk = Dirk
for-dirk = Dirk { $building }

category-museum = Museum
    .one = ein Museum
    .many = Museen
category-theater = Theater
    .one = ein Theater
    .many = Theater
category-station = Bahnhof
    .one = einen Bahnhof
    .many = Bahnhöfe
category-church = Kirche
    .one = eine Kirche
    .many = Kirchen
category-park = Park
    .one = einen Park
    .many = Parks
category-skyscraper = Wolkenkratzer
    .one = einen Wolkenkratzer
    .many = Wolkenkratzer
    .printed = Wolken­kratzer

currency-blue = Blau
currency-green = Grün
currency-orange = Orange
currency-yellow = Gelb

does-building = Wer die meisten { $category } hat, bekommt dreimal im Spiel Punkte. Beim zweiten Mal zählt auch der 2. Platz, am Ende auch der 3.
does-money = Damit bezahlst du das Gebäude auf dem Platz für { $currency }. Wechselgeld gibt es nicht, aber wer passend zahlt, hat noch eine Aktion.

refusal-not-asked = das ist jetzt nicht die Frage
refusal-no-card-there = dort liegt kein Geld
refusal-chosen-already = diese Karte hast du schon gewählt
refusal-too-much = das wären { $sum }; mehrere Karten dürfen zusammen höchstens { $most } wert sein
refusal-out-of-order = wähle von links nach rechts, von zwei gleichen Karten die linke
refusal-paid-out-of-order = lege die höchsten Karten zuerst
refusal-no-building-there = dort liegt kein Gebäude
refusal-cannot-pay = { $missing ->
    [one] dir fehlt { $missing } in { $currency }
   *[other] dir fehlen { $missing } in { $currency }
}
refusal-not-in-hand = { $card } hast du nicht mehr
refusal-too-little = { $missing ->
    [one] es fehlt noch { $missing } in { $currency }
   *[other] es fehlen noch { $missing } in { $currency }
}
refusal-too-little-pay = lege erst eine höhere Karte, sonst erreichst du { $price } nicht
refusal-can-act = passen darfst du nur, wenn du weder Geld nehmen noch kaufen kannst
refusal-game-over = das Spiel ist zu Ende

prompt-turn = { $turn }, nimm eine Geldkarte (oder mehrere, zusammen bis { $most }) oder kaufe ein Gebäude.
prompt-turn-again = { $turn }, passend bezahlt: Du hast noch eine Aktion.
prompt-take = { $turn }, das sind { $sum }. Noch eine Karte, zusammen bis { $most }?
prompt-pay = { $turn }, zahle { $price } in { $currency }. Bisher: { $sum }.
prompt-owner = { $turn }, behältst du das Gebäude, oder bekommt es Dirk?
prompt-lay-yard = Die ersten Gebäude werden ausgelegt.
prompt-lay-dirk = Dirk bekommt seine ersten Gebäude.
prompt-deal = Das Startgeld wird ausgeteilt.
prompt-lay-display = Das erste Geld wird ausgelegt.
prompt-refill-yard = Der Bauhof wird aufgefüllt.
prompt-refill-display = Das Geld wird aufgefüllt.
prompt-dirk-draws = Dirk bekommt weitere Gebäude.
prompt-over = { $n ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

choice-take = { $card } nehmen
choice-take-empty = Karte { $slot } nehmen
choice-take-done = fertig
choice-buy = { $building } kaufen für { $price } in { $currency } ({ $how })
choice-buy-dear = { $building } kaufen für { $price } in { $currency }
choice-buy-empty = Gebäude { $place } kaufen
choice-pass-turn = passen
choice-pay = { $value } dazulegen
choice-pay-done = zahlen
choice-pay-exact = { $cards } zahlen – passend
choice-pay-over = { $cards } zahlen – { $waste } zu viel
choice-for-self = behalten
choice-for-dirk = Dirk geben
payment-exact = passend mit { $cards }
payment-over = mit { $cards }, { $waste } zu viel
payment-short = { $missing } zu wenig

event-turn = { $seat } ist dran.
event-turn-again = { $seat } hat noch eine Aktion.
event-dealt = { $seat } bekommt { $card }.
event-displayed = Neues Geld: { $card }.
event-offered = Neu auf dem Bauhof: { $name } für { $price } in { $currency }.
event-took = { $seat } nimmt { $cards }.
    .brief = nimmt { $cards }
event-bought = { $seat } kauft { $building } für { $price } und zahlt { $cards } in { $currency }.
    .brief = kauft { $building } ({ $signed })
event-bought-exactly = { $seat } kauft { $building } und zahlt passend { $cards } in { $currency }.
    .brief = kauft { $building } ({ $signed }, passend)
event-passed = { $seat } kann nichts tun und passt.
    .brief = passt
event-shuffled = { $n ->
    [one] Die abgelegte Karte ist der neue Geldstapel.
   *[other] Die { $n } abgelegten Karten sind der neue Geldstapel.
}
    .brief = Ablagestapel gemischt
event-scoring = Wertung { $scoring }.
    .brief = Wertung { $scoring }
event-scored = { $seat } bekommt { $points } für { $category }.
    .brief = { $seat } +{ $n } ({ $category })
event-dirk-got = Dirk bekommt { $building }.
    .brief = Dirk bekommt { $building }
event-ending = Der Bauhof lässt sich nicht mehr auffüllen: Das Spiel endet.
    .brief = Bauhof nicht mehr aufzufüllen
event-left-to = { $seat } hat das meiste Geld in { $currency } und bekommt { $building }.
    .brief = { $seat } bekommt { $building }
event-left-over = Niemand bekommt { $building }: In { $currency } hat keiner allein das meiste Geld.
    .brief = niemand bekommt { $building }
event-final = Platz { $rank }: { $seat }, { $points }.
    .brief = { $rank }. { $seat } { $n }
ending-yard-not-refilled = Der Bauhof ließ sich nicht mehr auffüllen.

table-yard = Bauhof ({ $deck } im Stapel)
table-money = Geld ({ $deck } im Stapel)
table-players = Spieler
table-player = Spieler
table-points = Punkte
table-buildings = Gebäude
table-hand = Hand
table-next = nächste Wertung
table-place = Platz
table-building = Gebäude
table-price = Preis
table-currency = Währung
table-yours = du zahlst

standing-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
standing-buildings = { $n ->
    [one] { $n } Gebäude
   *[other] { $n } Gebäude
}
standing-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
standing-sight = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
metric-sight = Punkte, mit dem, was alle kommenden Wertungen jetzt brächten
tally-category = { $value }

board-yard = Bauhof
board-money = Geld
board-scores = Sammlungen und Wertungen
board-empty = frei
board-exact = passend
board-deck = { $n } im Stapel
board-discard = { $n } abgelegt
board-total = zusammen { $n }
board-of = { $n } von { $price }
board-player = Spieler
board-points = Punkte
board-hand = Handkarten
board-most = die meisten
board-now = was sie jetzt brächte
board-held = schon gewertet
board-ending = Letzter Zug
board-offer = { $name }, { $price } in { $currency }
board-card = { $currency } { $value }
board-value = Wert
board-price = Preis
board-payment = Du würdest zahlen
board-scoring = Wertung { $scoring }
board-cards = Karten im Spiel
board-left = Noch im Stapel
board-owners = Im Besitz von
board-reason-exact = passend: noch eine Aktion
board-reason-most = { $n } × { $category }: die meisten

bot-exact = zahlt passend

example-taking-several = Mehrere Geldkarten nehmen
    .text = 3 und 2 sind zusammen 5, also darf Anna beide nehmen, trotz verschiedener Währungen. Die 1 passt nicht mehr dazu, und der Zug endet.
example-paying-too-much = Kein Wechselgeld
    .text = Der Park kostet 10 in Blau, und Anna zahlt 6 + 5 = 11: 1 ist verloren, und ihr Zug endet.
example-paying-exactly = Passend zahlen bringt noch eine Aktion
    .text = Anna zahlt passend 5 für das Museum und passend 6 für das Theater, macht also jedes Mal weiter und nimmt zuletzt die 9.
example-tie = Gleichstand in Wertung B
    .text = Anna und Clara haben je 4 Wolkenkratzer und teilen sich die ersten beiden Plätze: 13 + 6 = 19, abgerundet je 9.
example-left-over = Was am Ende auf dem Bauhof bleibt
    .text = Der Stapel ist leer, also ist dieser Zug der letzte. Clara hat das meiste Geld in Orange und bekommt den Bahnhof, Ben das meiste in Gelb und bekommt den Park. Beim Theater haben Anna und Clara mit 4 gleich viel, also bekommt es niemand.
example-dirk-scores = Dirk wird mitgewertet
    .text = Dirk hat die meisten Parks, Museen und Bahnhöfe und bekommt 5 + 1 + 3 = 9 Punkte. Ben bekommt 4 für die meisten Kirchen. Anna ist bei den Parks Zweite, und das bringt in Wertung A nichts.
example-gift-to-dirk = Dirk ein Gebäude geben
    .text = Mit dem 4. Park überholt Dirk Ben, der sich sonst den ersten Platz geteilt hätte. Anna hat passend bezahlt und deshalb noch eine Aktion.

# Warum eine andere Aktion besser war: Zahlen, die eine Rückschau vergleicht.
reason-again = sofort noch eine Aktion, denn es ist passend bezahlt
reason-lead = der Vorsprung in der nächsten Wertung, käme sie jetzt: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) } Punkte
reason-last = der Vorsprung in der letzten Wertung, käme sie jetzt: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) } Punkte
reason-money = Geld, das auf der Hand bleibt: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-exact = Gebäude, die passend bezahlt werden können: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-threat = was ein passender Kauf eines anderen kosten könnte: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) } Punkte

# Was eine Abwandlung für eine Studie ändern kann: `bauhof vary` zählt es auf.
variable-start-capital = Geld, das ein Spieler am Anfang mindestens bekommt
variable-price = Preis des billigsten Gebäudes einer Kategorie
variable-buildings = Karten zu jedem Preis, vom billigsten an
variable-points = Punkte für jeden Platz in den Wertungen A, B, C
variable-money = wie oft es jede Geldkarte gibt
variable-money-for-two = das Gleiche zu zweit, höchstens so oft
variable-most-taken = was mehrere Geldkarten zusammen wert sein dürfen
variable-dirks-cards = Gebäude, mit denen Dirk beginnt und die er bei A bekommt
variable-dirks-share = bei B bekommt Dirk den Stapel geteilt durch diese Zahl
