# The Palaces of Carrara

title = The Palaces of Carrara
about = Buy marble as the turning wheel makes it cheaper, build palaces in six cities, and score them at the right time.
option-open-screens = Open screens: everybody sees all coins, bricks and objects

# Colours: one brick as it is bought or paid, bricks in general, and a number of bricks in a list.
colour-white = white
    .one = a white brick
    .many = white bricks
    .some = { $n } white
colour-yellow = yellow
    .one = a yellow brick
    .many = yellow bricks
    .some = { $n } yellow
colour-red = red
    .one = a red brick
    .many = red bricks
    .some = { $n } red
colour-green = green
    .one = a green brick
    .many = green bricks
    .some = { $n } green
colour-blue = blue
    .one = a blue brick
    .many = blue bricks
    .some = { $n } blue
colour-black = black
    .one = a black brick
    .many = black bricks
    .some = { $n } black
# The end of such a list, such as “1 red and 2 green bricks”; $n is the last number in it.
bricks-of-colours = { $n ->
    [one] { $colours } brick
   *[other] { $colours } bricks
}

# Buildings: as they are built.
type-biblioteca = Biblioteca
    .one = a Biblioteca
type-cathedrale = Cathedrale
    .one = a Cathedrale
type-palazzo = Palazzo
    .one = a Palazzo
type-porta = Porta
    .one = a Porta
type-castello = Castello
    .one = a Castello
type-villa = Villa
    .one = a Villa

# Objects: as they are bought, and some of them.
object-book = book
    .one = a book
    .some = { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
object-chalice = chalice
    .one = a chalice
    .some = { $n ->
        [one] { $n } chalice
       *[other] { $n } chalices
    }
object-crown = crown
    .one = a crown
    .some = { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
object-gate = gate
    .one = a gate
    .some = { $n ->
        [one] { $n } gate
       *[other] { $n } gates
    }
object-flag = flag
    .one = a flag
    .some = { $n ->
        [one] { $n } flag
       *[other] { $n } flags
    }
object-coat-of-arms = coat of arms
    .one = a coat of arms
    .some = { $n ->
        [one] { $n } coat of arms
       *[other] { $n } coats of arms
    }

city-livorno = Livorno
city-pisa = Pisa
city-lucca = Lucca
city-viareggio = Viareggio
city-massa = Massa
city-lerici = Lérici

either = { $first } or { $last }
# Bricks on a segment with the price of each: “white ×2 at 5”.
lot = { $price ->
    [0] { $bricks } free
   *[other] { $bricks } at { $price }
}

# What a building, a type, an object and a city do.
does-building = { $n ->
    [one] Pay { $n } brick of a colour that its city allows. When you score it, you get { $n } × the value of its city and { $object }.
   *[other] Pay { $n } bricks of colours that its city allows. When you score it, you get { $n } × the value of its city and { $object }.
}
does-type = When you score this type, every one you have built brings its cost × the value of its city and { $object }.
does-object = You get one for each { $type } you score while the supply lasts, or buy one from the object field for { $coins }. Worth { $points } at the end.
does-city = Buildings here bring their cost × { $value } when you score them. Only one player can score the city itself, with at least { $n } buildings in it.

# Why not.
refusal-not-asked = that is not the question now
refusal-nothing-to-buy = the wheel and the bag are empty
refusal-not-on-display = this building is not on display
refusal-too-few-bricks = { $missing ->
    [one] you need { $missing } more brick
   *[other] you need { $missing } more bricks
}
    .city = { $missing ->
        [one] you need { $missing } more brick of a colour that { $city } allows
       *[other] you need { $missing } more bricks of colours that { $city } allows
    }
refusal-no-marker-left = you have already scored { $markers } times
refusal-type-scored = you have already scored { $scoring }
refusal-no-such-building = you have no building of this type
refusal-city-scored = { $city } has already been scored
refusal-too-few-buildings = { $missing ->
    [one] you need { $missing } more building in { $city }
   *[other] you need { $missing } more buildings in { $city }
}
refusal-can-act = you can still buy, build or score
refusal-not-announced = nobody has announced the end
refusal-no-brick-there = segment { $segment } is empty
    .brick = there are no { $bricks } on segment { $segment }
refusal-too-few-coins = { $missing ->
    [one] you need { $missing } more coin
   *[other] you need { $missing } more coins
}
refusal-out-of-order = pick the more expensive colours first
refusal-nothing-bought = buy at least one brick
refusal-not-allowed-in-city = { $city } doesn’t allow { $bricks }
refusal-no-such-brick = you have no { $bricks }
refusal-paid-out-of-order = pay the more expensive colours first
refusal-rest-cannot-be-paid = pay more expensive bricks first: the cheaper ones are not enough
refusal-object-gone = this object has already been bought
refusal-game-over = the game is over

# The open question; hidden: as others see it, to whom a screen hides the coins.
prompt-action = { $turn }, buy bricks, build or score.
prompt-segment = { $turn }, which segment do you buy from? You have { $coins }.
    .hidden = { $turn }, which segment do you buy from?
prompt-brick = { $price ->
    [0] { $turn }, which bricks do you buy? You have { $coins }.
   *[other] { $turn }, which bricks do you buy? { $bill } so far, you have { $coins }.
}
    .hidden = { $turn }, which bricks do you buy?
prompt-city = { $turn }, where do you build { $building }?
prompt-pay = { $rest ->
    [one] { $turn }, pay { $rest } more brick for { $building } in { $city }.
   *[other] { $turn }, pay { $rest } more bricks for { $building } in { $city }.
}
prompt-extra = { $turn }, buy an object for { $extra }? You have { $coins }.
prompt-announce = { $turn }, you meet all three conditions. Announce the end?
prompt-draw = { $turn } draws a brick from the bag.
prompt-reveal = The next building is revealed.
prompt-over = { $winners } wins.
prompt-shared = { $winners } share the victory.

# What a choice would do.
choice-buy-bricks = turn the wheel and buy bricks
choice-build = build { $building }
choice-build-where = build { $building } in { $cities }
choice-score = score { $scoring }
choice-score-gain = score { $scoring }: { $gain }
choice-take-coins = take { $coins }
choice-pass-turn = pass
choice-segment = segment { $segment }: { $bricks }
choice-segment-empty = segment { $segment }: empty
choice-brick = { $price ->
    [0] take { $brick } for free
   *[other] take { $brick } for { $coins }
}
choice-brick-done = { $price ->
    [0] done – free
   *[other] done – pay { $coins }
}
choice-city = in { $city }: { $value } per brick
choice-pay = pay { $brick } (you have { $held })
choice-pay-all = pay { $bricks }
choice-extra = buy { $object } for { $coins }
choice-extra-nothing = buy nothing
choice-announce-no = play on
choice-announce-yes = announce the end (+{ $points })

# What happened: a sentence, and in a few signs behind the name of the player whose turn it is.
event-turn = { $seat }’s turn.
event-turned-wheel = { $seat } turns the wheel. On segment I: { $bricks }.
event-turned-wheel-empty = { $seat } turns the wheel. Segment I is empty.
event-bought = { $seat } buys { $bricks } from segment { $segment } for { $coins }.
    .brief = buys { $lots } (−{ $price })
event-bought-free = { $seat } takes { $bricks } from segment { $segment } for free.
    .brief = takes { $lots } (free)
event-took-coins = { $seat } can’t buy anything and takes { $coins }.
    .brief = nothing to buy (+{ $amount })
event-built = { $seat } builds { $building } in { $city } with { $bricks }.
    .brief = builds { $named } in { $city }
event-revealed = New building: { $named }.
    .brief = new: { $named }
event-scored = { $seat } scores { $scoring }: { $gain }.
    .brief = scores { $scoring }: { $gain }
event-bought-object = { $seat } buys { $object } for { $coins }.
    .brief = buys { $object } (−{ $price })
event-announced = { $seat } announces the end and gets { $points }.
    .brief = announces the end (+{ $points })
event-passed = { $seat } passes.
    .brief = passes
event-last-round = Last round: { $seat } takes the last turn.
    .brief = last round, { $seat } plays last
event-final = { $seat } has { $points }: { $track } during the game, { $objects } for objects, { $buildings } for buildings and { $coins } for coins.
    .brief = { $seat }: { $points }
event-won = { $seat } wins.
    .brief = { $seat } wins
ending-announced = The end was announced.
ending-all-built = All buildings are built.

# Tables in a terminal.
table-wheel = Wheel (how many, at what price, and the price after the next turn)
table-wheel-cell = { $n } at { $price }, then { $then }
table-segment = segment
table-display = Buildings ({ $stack } in the stack)
table-building = building
table-where = you can build it in
table-objects = Objects
table-field = for { $coins }
table-supply = in the supply
table-scorings = What you could score
table-scoring = scoring
table-gain = brings
table-cities = Cities
table-city = { $city }: { $buildings }
table-buildings = buildings
table-scored = scored
table-players = Players
table-player = player
table-points = points
table-coins = coins
table-bricks = bricks
table-held-objects = objects
table-missing = to go: scorings, objects, cost
table-final = if it ended now
table-at-least = at least { $n }
table-hidden = ?

# Standings, and where points came from.
standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
standing-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
standing-scorings = { $n ->
    [one] { $n } scoring
   *[other] { $n } scorings
}
standing-sight = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
metric-sight = points if the game ended now
tally-scorings = scoring: { $value }
tally-announced = points for announcing the end
tally-objects = points for objects
tally-buildings = points for buildings
tally-coins = points for coins

# On the board: places and what lies there; “scored” is said of a city.
board-others = Other players’ boards
board-wheel = Turn the wheel
board-segment = Segment { $segment }: { $lots }
board-segment-empty = Segment { $segment }: empty
board-lot = { $price ->
    [0] { $n } × { $colour } free, then { $then }
   *[other] { $n } × { $colour } at { $price }, then { $then }
}
board-price = { $price ->
    [0] free, { $then } after the next turn of the wheel
   *[other] costs { $price }, { $then } after the next turn of the wheel
}
board-buildings = Buildings
board-stack = { $n } in the stack
board-bag = { $n ->
    [one] { $n } brick in the bag or behind screens
   *[other] { $n } bricks in the bag or behind screens
}
board-object = { $object }: for { $price } coins, { $n } in the supply
board-object-gone = { $object }: sold, { $n } in the supply
board-supply = { $n } in the supply
board-count = { $name }: { $n }
board-picked = Chosen
board-rest = { $n } left
board-nothing-built = nothing built
board-scored = scored
board-type-scored = { $type }: scored
board-building-scored = { $building }, scored
board-per-brick = per brick
board-takes = The bricks it would take

# On the board: how everybody stands.
board-coins = Coins
board-points = Points
board-now = If it ended now: { $n }
board-now-at-least = If it ended now: at least { $n }
board-screen = Coins, bricks and objects are behind the screen
board-end = The end
board-last-round = Last round
board-scorings = Scorings
board-objects = Objects
board-final = Final scoring
board-final-track = During the game
board-costs = Building costs
board-goal = { $missing ->
    [0] { $goal }: { $have }, reached
   *[other] { $goal }: { $have }, { $missing } to go
}

# On the board: facts about what is looked at closely.
board-cost = Cost
board-bricks = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
board-where = You can build it in
board-nowhere = nowhere yet
board-built = Built by
board-value = Value
board-value-points = { $n ->
    [one] cost × { $n } point
   *[other] cost × { $n } points
}
board-value-coins = { $n ->
    [one] cost × { $n } coin
   *[other] cost × { $n } coins
}
board-allows = Bricks
board-needed = To score
board-needed-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
board-city-scored-by = Scored by
board-type-scored-by = Scored by
board-nobody = nobody
board-field = On the object field
board-on-field = yes, for { $price } coins
board-not-on-field = no
board-in-supply = In the supply
board-reason-final = +{ $n } points if it ended now

# Bots of this game.
bot-hoarder = hoards bricks
bot-scorer = scores early
bot-collector = collects objects
bot-planner = plans ahead

# Worked examples.
example-turning-the-wheel = The wheel makes bricks cheaper
    .text = One turn brings white and yellow to segment VI, where white costs 1 and yellow nothing. Then 2 new bricks come onto segment I.
example-first-purchase = The first purchase of a game
    .text = On segment II green costs 2, blue 1 and black nothing: 3 coins for 3 bricks, all from one segment.
example-building-a-villa = Which city allows which bricks
    .text = Anna pays 1 red and 2 green bricks for a Villa of cost 3. Viareggio allows both colours; Livorno, Pisa and Lucca don’t allow green.
example-scoring-a-type = Scoring a type
    .text = Biblioteca 3 in Pisa brings 3 × 3 = 9 coins, Biblioteca 2 in Massa 2 × 1 = 2 points, and each of them a book.
example-scoring-a-city = Scoring a city
    .text = Anna has the 3 buildings that Massa needs. They cost 1 + 3 + 5 = 9, times 1 point, and each brings an object of its type.
example-extra-purchase = An object for 10 coins
    .text = Pisa brings (4 + 2) × 3 = 18 coins and 2 objects. After her action Anna buys another one from the object field for 10.
example-announced-end = Announcing the end
    .text = With 4 scorings, 7 objects and buildings that cost 23 together, Anna may announce the end and gets 5 points. Ben has the last turn and passes. Then Anna gets 21 points for objects and 23 for buildings.

# Why another action was better: numbers that a review compares.
reason-final = points, if the game ended now: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-scoring = points in the best scoring that is open: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-coins = coins that are left: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-bricks = bricks behind the screen: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-objects = objects: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-payable = open buildings that the bricks can pay: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-missing = building costs still missing for the end: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }

# What a variation for a study can change: `bauhof vary` lists it.
variable-start-coins = coins of a player at the start
variable-start-bricks = brick of a player at the start
variable-bricks = bricks of every colour
variable-bricks-on-wheel = bricks to which the wheel is filled
variable-display = buildings that lie open
variable-objects = objects of every kind
variable-markers = scorings of a player
variable-object-price = coins that an object costs
variable-consolation = coins for a player who can buy nothing
variable-announcing = points for announcing the end
variable-object-points = points of an object at the end
variable-coins-per-point = coins that give a point at the end
variable-city-value = what a city gives for a brick
variable-city-needs = buildings to score a city
variable-needed-scorings = scorings to announce the end
variable-needed-objects = objects to announce the end
variable-needed-cost = cost of buildings to announce the end
