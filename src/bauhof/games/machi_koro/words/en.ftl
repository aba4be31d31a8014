# Machi Koro

title = Machi Koro
about = Roll the dice, earn with every field and café, and be the first to build all four landmarks.
option-variable-supply = Variable supply: ten kinds at a time
option-two-of-a-kind = First games: at most two of a kind

# Cards: as they are built, several of them, and as they are printed, with places where a long name may break.
card-wheat-field = Wheat Field
    .one = a Wheat Field
    .many = Wheat Fields
card-ranch = Ranch
    .one = a Ranch
    .many = Ranches
card-bakery = Bakery
    .one = a Bakery
    .many = Bakeries
card-cafe = Café
    .one = a Café
    .many = Cafés
card-convenience-store = Convenience Store
    .one = a Convenience Store
    .many = Convenience Stores
    .printed = Conve­nience Store
card-forest = Forest
    .one = a Forest
    .many = Forests
card-stadium = Stadium
    .one = a Stadium
    .many = Stadiums
card-tv-station = TV Station
    .one = a TV Station
    .many = TV Stations
card-business-center = Business Center
    .one = a Business Center
    .many = Business Centers
card-cheese-factory = Cheese Factory
    .one = a Cheese Factory
    .many = Cheese Factories
card-furniture-factory = Furniture Factory
    .one = a Furniture Factory
    .many = Furniture Factories
card-mine = Mine
    .one = a Mine
    .many = Mines
card-family-restaurant = Family Restaurant
    .one = a Family Restaurant
    .many = Family Restaurants
card-apple-orchard = Apple Orchard
    .one = an Apple Orchard
    .many = Apple Orchards
card-market = Fruit and Vegetable Market
    .one = a Fruit and Vegetable Market
    .many = Fruit and Vegetable Markets
    .printed = Fruit and Vege­table Market
card-train-station = Train Station
    .one = the Train Station
card-shopping-mall = Shopping Mall
    .one = the Shopping Mall
card-amusement-park = Amusement Park
    .one = the Amusement Park
    .printed = Amuse­ment Park
card-radio-tower = Radio Tower
    .one = the Radio Tower

# What a card does.
does-blue = Get { $coins } from the bank, whoever rolled.
does-green = Get { $coins } from the bank if you rolled.
does-red = Get { $coins } from the player who rolled, if it wasn’t you.
does-per = If you rolled, get { $coins } from the bank for each of your { $cards }.
does-stadium = If you rolled, get { $coins } from every other player. You may own only one.
does-tv-station = If you rolled, get { $coins } from one other player of your choice. You may own only one.
does-business-center = If you rolled, you may exchange one of your cards for another player’s; purple cards stay where they are. You may own only one.
does-train-station = On your turn, you choose whether to roll one die or two.
does-shopping-mall = Each of your { $cards } brings 1 coin more.
does-amusement-park = If you roll doubles, you take another turn after this one.
does-radio-tower = Once per turn, you may roll again.

# Why not.
refusal-not-asked = that is not the question now
refusal-no-such-player = nobody sits there
refusal-not-owned = you don’t own this card
refusal-not-theirs = the other player doesn’t own this card
refusal-nothing-in-return = there is no card to exchange it for
refusal-third-of-a-kind = nobody may own more than two of a kind
refusal-not-in-supply = none is left in the supply
refusal-purple-stays = purple cards can’t be exchanged
refusal-second-purple = you may own only one of each purple card
refusal-built-already = you have already built it
refusal-too-few-coins = { $missing ->
    [one] you need { $missing } more coin
   *[other] you need { $missing } more coins
}
refusal-game-over = the game is over

# The open question.
prompt-number-of-dice = { $turn }, one die or two?
prompt-reroll = { $turn }, you rolled { $roll }. Roll again?
prompt-tv-target = { $turn }, who pays { $coins } for your TV Station?
prompt-give = { $turn }, which card do you give away?
prompt-partner = { $turn }, who gets your { $given }?
prompt-take = { $turn }, which card do you take from { $partner }?
prompt-build = { $turn }, build one card, or nothing.
prompt-one-die = { $turn } rolls one die.
prompt-two-dice = { $turn } rolls two dice.
prompt-reveal = New cards join the supply.
prompt-over = { $turn } wins.

# What a choice would do.
choice-roll-1 = roll one die
choice-roll-2 = roll two dice
choice-reroll-no = keep { $roll }
choice-reroll-yes = roll again
choice-tv = { $other } pays { $takes } (has { $coins })
choice-give-nothing = exchange nothing
choice-give = give { $card }
choice-with = with { $other }
choice-take = take { $card }
choice-build-nothing = build nothing
choice-build = build { $card } for { $cost } ({ $rest } left)
choice-build-dear = build { $card } for { $cost }

# What happened: a sentence, and in a few signs behind the name of the player whose turn it is.
event-turn = { $seat }’s turn.
event-turn-again = Doubles: { $seat } takes another turn.
    .brief = doubles, another turn
event-rolled = { $seat } rolls { $roll }.
    .brief = { $faces }:
event-paid = { $seat } pays { $receiver } { $coins } for { $cards }.
    .brief = pays { $receiver } { $amount } ({ $names })
    .other = takes { $amount } from { $seat } ({ $names })
event-paid-short = { $seat } pays { $receiver } only { $coins } of { $owed } for { $cards }.
    .brief = pays { $receiver } { $amount } of { $owed } ({ $names })
    .other = takes { $amount } of { $owed } from { $seat } ({ $names })
event-earned = { $seat } gets { $coins } from the bank for { $cards }.
    .brief = +{ $amount } ({ $names })
    .other = { $seat } +{ $amount } ({ $names })
event-swapped = { $seat } gives { $partner } { $given } for { $taken }.
    .brief = gives { $partner } { $given } for { $taken }
event-built = { $seat } builds { $card } for { $coins }.
    .brief = builds { $card }
event-built-nothing = { $seat } builds nothing.
    .brief = builds nothing
event-revealed = New in the supply: { $card }.
    .brief = new: { $card }
event-won = { $seat } has built all four landmarks and wins.
    .brief = wins
ending-four-landmarks = All four landmarks are built.

# Tables in a terminal.
table-towns = Towns
table-supply = Supply
table-supply-deck = Supply ({ $deck } in the deck)
table-player = player
table-coins = coins
table-cards = establishments
table-landmarks = landmarks
table-roll = roll
table-kind = card
table-cost = cost
table-income = income
table-left = left
income-blue = { $n }, any turn
income-green = { $n }, your turn
income-red = { $n } from the roller
income-per = { $n } per { $card }, your turn
income-stadium = { $n } from everybody, your turn
income-tv-station = { $n } from one player, your turn
income-business-center = exchange a card, your turn

# Standings, and where coins came from and went.
standing-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
standing-landmarks = { $n ->
    [one] { $n } landmark
   *[other] { $n } landmarks
}
standing-worth = { $n } in coins and buildings
metric-worth = coins and what was built
tallies = Where the coins came from and went
tally-bank = { $value }
tally-others = coins from others
tally-paid = coins paid to others
tally-cards = coins for establishments
tally-landmarks = coins for landmarks
tally-built = landmarks built

# On the board.
board-roll = Roll
board-cost = Cost
board-left = Left in the supply
board-yours = Yours
board-pays = Pays
board-pays-blue = on anybody’s turn
board-pays-green = on your turn
board-pays-red = on other players’ turns
board-pays-purple = on your turn
board-built = Built by
board-nobody = nobody
board-towns = Other players’ towns
board-supply = Supply
board-deck = { $n } in the deck
board-offer = { $card }: roll { $roll }, costs { $cost }, { $n } left
board-rolled = Rolled: { $roll }
board-not-rolled = not rolled yet
board-again = Doubles: another turn
board-wins = { $name } wins!
board-landmark-built = { $landmark }: built
board-landmark-missing = { $landmark }: not built
board-you-roll = { $dice ->
    [1] If you roll one die
   *[2] If you roll two dice
}
board-they-roll = { $dice ->
    [1] If { $name } rolls one die
   *[2] If { $name } rolls two dice
}
board-average = ⌀ { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } per roll
board-odds = { $roll }: { $often } in { $of }, coins { $gain }
board-reason-income = +{ NUMBER($n, maximumFractionDigits: 1) } coins per roll with { $dice ->
    [one] one die
   *[other] two dice
} on average
board-reason-only = nobody else has it

# Bots of this game.
bot-cheese = wants cheese
bot-convenience = wants stores
bot-bakery = wants bakeries
bot-furniture = wants furniture

# Worked examples.
example-radio-tower = Rolling again with the Radio Tower
    .text = Nobody is paid for the 1, not even Ben for his Wheat Field. The second roll counts, and two Convenience Stores bring 6.
example-red-first = Red cards are paid first
    .text = Ben’s 3 Cafés are paid before Anna’s Bakeries bring anything: she pays her only coin, then gets 2.
example-short-of-coins = Too few coins for every Café
    .text = Payment goes counter-clockwise: Clara, to Anna’s right, gets her 2 in full, Ben gets the last coin, and the rest is lost.
example-cheese-factories = What Cheese Factories bring
    .text = Each of the 2 Cheese Factories brings 3 for each of Anna’s 3 Ranches: 18 coins. Ben’s Ranches don’t count.
example-business-center = Exchanging with the Business Center
    .text = Anna gives her Wheat Field for Ben’s Mine. When Ben then rolls a 1, his 2 Wheat Fields pay him, and Anna has none left.
example-shopping-mall = Bakeries and the Shopping Mall
    .text = Every bread card brings 1 more, so 2 Bakeries bring 4 instead of 2.
example-amusement-park = Doubles with the Amusement Park
    .text = The doubles give Anna a whole turn after this one, and her new Convenience Store already brings 3 in it.

# Why another action was better: numbers that a review compares.
reason-income = coins in a round, on average: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-rounds = rounds to the fourth landmark, at this income: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-coins = coins that are left: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-rival = rounds that the nearest rival still needs: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }

# What a variation for a study can change: `bauhof vary` lists it.
variable-start-coins = coins of a player at the start
variable-start-cards = cards of every player at the start
variable-cost = coins that a card costs
variable-income = coins that a card brings
variable-cards = cards of a kind in the supply
variable-landmark-cost = coins that a landmark costs
variable-display = kinds that lie open if the supply is variable
