# What games, server, terminal and browser share.

language = English
# How a row of names or things ends: Anna, Ben and Clara.
list = { $first } and { $last }

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# Bots that play every game; a game's own are in its own catalogue.
bot-random = random moves
bot-search = looks ahead
bot-greedy = greedy
bot-novice = novice
bot-casual = casual
bot-strong = strong
bot-expert = expert
bot-master = master
bot-veteran = veteran
