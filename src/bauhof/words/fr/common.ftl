# Ce que partagent les jeux, le serveur, le terminal et le navigateur.

language = Français
list = { $first } et { $last }

coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

bot-random = au hasard
bot-search = réfléchi
bot-greedy = gourmand
bot-novice = débutant
bot-casual = amateur
bot-strong = confirmé
bot-expert = expert
bot-master = maître
bot-veteran = vétéran
