# Machi Koro

title = Machi Koro
about = Würfle, verdiene an Feldern und Cafés und baue als Erster alle vier Großprojekte.
option-variable-supply = Komme, was wolle: immer zehn verschiedene Unternehmen
option-two-of-a-kind = Erste Partien: höchstens zwei gleiche

card-wheat-field = Weizenfeld
    .one = ein Weizenfeld
    .many = Weizenfelder
    .printed = Weizen­feld
card-ranch = Bauernhof
    .one = einen Bauernhof
    .many = Bauernhöfe
    .printed = Bauern­hof
card-bakery = Bäckerei
    .one = eine Bäckerei
    .many = Bäckereien
card-cafe = Café
    .one = ein Café
    .many = Cafés
card-convenience-store = Mini-Markt
    .one = einen Mini-Markt
    .many = Mini-Märkte
card-forest = Wald
    .one = einen Wald
    .many = Wälder
card-stadium = Stadion
    .one = ein Stadion
    .many = Stadien
card-tv-station = Fernsehsender
    .one = einen Fernsehsender
    .many = Fernsehsender
    .printed = Fernseh­sender
card-business-center = Bürohaus
    .one = ein Bürohaus
    .many = Bürohäuser
card-cheese-factory = Molkerei
    .one = eine Molkerei
    .many = Molkereien
card-furniture-factory = Möbelfabrik
    .one = eine Möbelfabrik
    .many = Möbelfabriken
    .printed = Möbel­fabrik
card-mine = Bergwerk
    .one = ein Bergwerk
    .many = Bergwerke
card-family-restaurant = Familien-Restaurant
    .one = ein Familien-Restaurant
    .many = Familien-Restaurants
card-apple-orchard = Apfelplantage
    .one = eine Apfelplantage
    .many = Apfelplantagen
    .printed = Apfel­plantage
card-market = Markthalle
    .one = eine Markthalle
    .many = Markthallen
    .printed = Markt­halle
card-train-station = Bahnhof
    .one = den Bahnhof
card-shopping-mall = Einkaufszentrum
    .one = das Einkaufszentrum
    .printed = Einkaufs­zentrum
card-amusement-park = Freizeitpark
    .one = den Freizeitpark
    .printed = Freizeit­park
card-radio-tower = Funkturm
    .one = den Funkturm

does-blue = Du bekommst { $coins } aus der Bank, egal wer gewürfelt hat.
does-green = Du bekommst { $coins } aus der Bank, wenn du selbst gewürfelt hast.
does-red = Wer gewürfelt hat, zahlt dir { $coins } – außer du warst es selbst.
does-per = Wenn du selbst gewürfelt hast, bekommst du für deine { $cards } je { $coins } aus der Bank.
does-stadium = Wenn du selbst gewürfelt hast, bekommst du { $coins } von jedem anderen. Du darfst nur eines haben.
does-tv-station = Wenn du selbst gewürfelt hast, zahlt dir ein Mitspieler deiner Wahl { $coins }. Du darfst nur einen haben.
does-business-center = Wenn du selbst gewürfelt hast, darfst du eine deiner Karten gegen eine eines Mitspielers tauschen, nur keine violetten. Du darfst nur eines haben.
does-train-station = In deinem Zug entscheidest du, ob du mit einem oder mit zwei Würfeln würfelst.
does-shopping-mall = Deine { $cards } bringen je 1 Münze mehr.
does-amusement-park = Bei einem Pasch hast du danach noch einen Zug.
does-radio-tower = Einmal pro Zug darfst du neu würfeln.

refusal-not-asked = das ist jetzt nicht die Frage
refusal-no-such-player = dort sitzt niemand
refusal-not-owned = diese Karte hast du nicht
refusal-not-theirs = diese Karte hat dein Mitspieler nicht
refusal-nothing-in-return = dafür ist keine Karte zu bekommen
refusal-third-of-a-kind = niemand darf mehr als zwei gleiche haben
refusal-not-in-supply = davon liegt keine mehr aus
refusal-purple-stays = violette Karten werden nicht getauscht
refusal-second-purple = von jeder violetten Karte darfst du nur eine haben
refusal-built-already = das hast du schon gebaut
refusal-too-few-coins = { $missing ->
    [one] dir fehlt { $missing } Münze
   *[other] dir fehlen { $missing } Münzen
}
refusal-game-over = das Spiel ist zu Ende

prompt-number-of-dice = { $turn }, ein Würfel oder zwei?
prompt-reroll = { $turn }, du hast { $roll } gewürfelt. Noch einmal?
prompt-tv-target = { $turn }, wer zahlt { $coins } für deinen Fernsehsender?
prompt-give = { $turn }, welche Karte gibst du her?
prompt-partner = { $turn }, mit wem tauschst du? Du gibst: { $given }.
prompt-take = { $turn }, welche Karte nimmst du von { $partner }?
prompt-build = { $turn }, baue eine Karte oder nichts.
prompt-one-die = { $turn } würfelt mit einem Würfel.
prompt-two-dice = { $turn } würfelt mit zwei Würfeln.
prompt-reveal = Neue Karten kommen in die Auslage.
prompt-over = { $turn } gewinnt.

choice-roll-1 = ein Würfel
choice-roll-2 = zwei Würfel
choice-reroll-no = bei { $roll } bleiben
choice-reroll-yes = noch einmal würfeln
choice-tv = { $other } zahlt { $takes } (hat { $coins })
choice-give-nothing = nichts tauschen
choice-give = { $card } hergeben
choice-with = mit { $other }
choice-take = { $card } nehmen
choice-build-nothing = nichts bauen
choice-build = { $card } bauen für { $cost } (bleiben { $rest })
choice-build-dear = { $card } bauen für { $cost }

event-turn = { $seat } ist dran.
event-turn-again = Pasch: { $seat } ist noch einmal dran.
    .brief = Pasch, noch ein Zug
event-rolled = { $seat } würfelt { $roll }.
    .brief = { $faces }:
event-paid = { $seat } zahlt { $receiver } { $coins } für { $cards }.
    .brief = zahlt { $receiver } { $amount } ({ $names })
    .other = nimmt { $seat } { $amount } ab ({ $names })
event-paid-short = { $seat } zahlt { $receiver } nur { $coins } von { $owed } für { $cards }.
    .brief = zahlt { $receiver } { $amount } von { $owed } ({ $names })
    .other = nimmt { $seat } { $amount } von { $owed } ab ({ $names })
event-earned = { $seat } bekommt { $coins } aus der Bank für { $cards }.
    .brief = +{ $amount } ({ $names })
    .other = { $seat } +{ $amount } ({ $names })
event-swapped = { $seat } gibt { $partner } { $given } für { $taken }.
    .brief = gibt { $partner } { $given } für { $taken }
event-built = { $seat } baut { $card } für { $coins }.
    .brief = baut { $card }
event-built-nothing = { $seat } baut nichts.
    .brief = baut nichts
event-revealed = Neu in der Auslage: { $card }.
    .brief = neu: { $card }
event-won = { $seat } hat alle vier Großprojekte gebaut und gewinnt.
    .brief = gewinnt
ending-four-landmarks = Alle vier Großprojekte sind gebaut.

table-towns = Städte
table-supply = Auslage
table-supply-deck = Auslage ({ $deck } im Stapel)
table-player = Spieler
table-coins = Münzen
table-cards = Unternehmen
table-landmarks = Großprojekte
table-roll = Wurf
table-kind = Karte
table-cost = Kosten
table-income = Einkommen
table-left = übrig
income-blue = { $n }, in jedem Zug
income-green = { $n }, in deinem Zug
income-red = { $n } von dem, der würfelt
income-per = { $n } je { $card }, in deinem Zug
income-stadium = { $n } von jedem, in deinem Zug
income-tv-station = { $n } von einem, in deinem Zug
income-business-center = Karte tauschen, in deinem Zug

standing-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
standing-landmarks = { $n ->
    [one] { $n } Großprojekt
   *[other] { $n } Großprojekte
}
standing-worth = { $n } in Münzen und Gebautem
metric-worth = Münzen und Gebautes
tallies = Woher die Münzen kamen und wohin sie gingen
tally-bank = { $value }
tally-others = Münzen von Mitspielern
tally-paid = Münzen an Mitspieler
tally-cards = Münzen für Unternehmen
tally-landmarks = Münzen für Großprojekte
tally-built = gebaute Großprojekte

board-roll = Wurf
board-cost = Kosten
board-left = Noch in der Auslage
board-yours = Deine
board-pays = Zahlt
board-pays-blue = in jedem Zug
board-pays-green = in deinem Zug
board-pays-red = wenn andere würfeln
board-pays-purple = in deinem Zug
board-built = Gebaut von
board-nobody = niemandem
board-towns = Städte der anderen
board-supply = Auslage
board-deck = { $n } im Stapel
board-offer = { $card }: Wurf { $roll }, kostet { $cost }, noch { $n }
board-rolled = Gewürfelt: { $roll }
board-not-rolled = noch nicht gewürfelt
board-again = Pasch: noch ein Zug
board-wins = { $name } gewinnt!
board-landmark-built = { $landmark }: gebaut
board-landmark-missing = { $landmark }: noch nicht gebaut
board-you-roll = { $dice ->
    [1] Wenn du einen Würfel wirfst
   *[2] Wenn du zwei Würfel wirfst
}
board-they-roll = { $dice ->
    [1] Wenn { $name } einen Würfel wirft
   *[2] Wenn { $name } zwei Würfel wirft
}
board-average = ⌀ { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } je Wurf
board-odds = { $roll }: { $often } von { $of }, Münzen { $gain }
board-reason-income = im Schnitt +{ NUMBER($n, maximumFractionDigits: 1) } Münzen pro Wurf mit { $dice ->
    [one] einem Würfel
   *[other] zwei Würfeln
}
board-reason-only = sonst hat sie niemand

bot-cheese = will Käse
bot-convenience = will Läden
bot-bakery = will Bäckereien
bot-furniture = will Möbel

example-radio-tower = Noch einmal würfeln mit dem Funkturm
    .text = Für die 1 bekommt niemand etwas, auch Ben nicht für sein Weizenfeld. Der zweite Wurf gilt, und zwei Mini-Märkte bringen 6.
example-red-first = Rot wird zuerst bezahlt
    .text = Bens 3 Cafés werden bezahlt, bevor Annas Bäckereien etwas bringen: Sie zahlt ihre einzige Münze und bekommt danach 2.
example-short-of-coins = Zu wenig Münzen für alle Cafés
    .text = Gezahlt wird gegen den Uhrzeigersinn: Clara, rechts von Anna, bekommt ihre 2 ganz, Ben die letzte Münze, der Rest verfällt.
example-cheese-factories = Was Molkereien bringen
    .text = Jede der 2 Molkereien bringt 3 für jeden von Annas 3 Bauernhöfen: 18 Münzen. Bens Bauernhöfe zählen nicht.
example-business-center = Tauschen mit dem Bürohaus
    .text = Anna gibt ihr Weizenfeld für Bens Bergwerk. Als Ben dann eine 1 würfelt, zahlen ihm 2 Weizenfelder, und Anna hat keines mehr.
example-shopping-mall = Bäckereien mit Einkaufszentrum
    .text = Jede Karte mit Brot bringt 1 mehr, also bringen 2 Bäckereien 4 statt 2.
example-amusement-park = Ein Pasch mit dem Freizeitpark
    .text = Der Pasch gibt Anna danach noch einen ganzen Zug, und ihr neuer Mini-Markt bringt darin schon 3.

# Warum eine andere Aktion besser war: Zahlen, die eine Rückschau vergleicht.
reason-income = Münzen pro Runde im Mittel: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-rounds = Runden bis zum vierten Großprojekt bei diesem Einkommen: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-coins = Münzen, die bleiben: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
reason-rival = Runden, die der nächste Rivale noch braucht: { NUMBER($best, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }

# Was eine Abwandlung für eine Studie ändern kann: `bauhof vary` zählt es auf.
variable-start-coins = Münzen eines Spielers am Anfang
variable-start-cards = Karten, mit denen alle beginnen
variable-cost = Münzen, die eine Karte kostet
variable-income = Münzen, die eine Karte bringt
variable-cards = Karten einer Sorte im Vorrat
variable-landmark-cost = Münzen, die ein Großprojekt kostet
variable-display = Sorten, die bei „Komme, was wolle“ ausliegen
