# Was Spiele, Server, Terminal und Browser gemeinsam haben.

language = Deutsch
list = { $first } und { $last }

coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

bot-random = Zufallszüge
bot-search = denkt voraus
bot-greedy = gierig
bot-novice = Anfänger
bot-casual = Gelegenheitsspieler
bot-strong = stark
bot-expert = Experte
bot-master = Meister
bot-veteran = Veteran
