# Skyline

title = Skyline
about = Collect money in four currencies, pay exactly, and own the most buildings when they are scored.
option-open-hands = Open hands: everybody sees everybody’s money

# The third player of a game for two, who only owns buildings.
dirk = Dirk
for-dirk = Dirk { $building }

# Categories of buildings: by name, as one is bought, several of them, and as they are printed, with places where a long name may break.
category-museum = Museum
    .one = a Museum
    .many = Museums
category-theater = Theater
    .one = a Theater
    .many = Theaters
category-station = Station
    .one = a Station
    .many = Stations
category-church = Church
    .one = a Church
    .many = Churches
category-park = Park
    .one = a Park
    .many = Parks
category-skyscraper = Skyscraper
    .one = a Skyscraper
    .many = Skyscrapers
    .printed = Sky­scraper

currency-blue = blue
currency-green = green
currency-orange = orange
currency-yellow = yellow

# What a card does.
does-building = The player with the most { $category } scores points, three times in the game. The second time, 2nd place scores too, and at the end also 3rd place.
does-money = Pays for the building on the { $currency } place. There is no change, but paying exactly gives you another action.

# Why not.
refusal-not-asked = that is not the question now
refusal-no-card-there = there is no money card there
refusal-chosen-already = you have already chosen this card
refusal-too-much = that makes { $sum }; several cards may add up to { $most } at most
refusal-out-of-order = choose from left to right; of two equal cards, the left one
refusal-paid-out-of-order = pay the highest cards first
refusal-no-building-there = there is no building there
refusal-cannot-pay = you need { $missing } more in { $currency }
refusal-not-in-hand = you have no { $card } left
refusal-too-little = you need { $missing } more in { $currency }
refusal-too-little-pay = pay a higher card first, or you won’t reach { $price }
refusal-can-act = you may pass only if you can neither take money nor buy
refusal-game-over = the game is over

# The open question.
prompt-turn = { $turn }, take a money card (or several worth up to { $most }) or buy a building.
prompt-turn-again = { $turn }, you paid exactly: take another action.
prompt-take = { $turn }, that makes { $sum }. One more card, up to { $most } in all?
prompt-pay = { $turn }, pay { $price } in { $currency }. So far: { $sum }.
prompt-owner = { $turn }, keep the building or give it to Dirk?
prompt-lay-yard = The first buildings are laid out.
prompt-lay-dirk = Dirk gets his first buildings.
prompt-deal = Money is dealt.
prompt-lay-display = The first money is laid out.
prompt-refill-yard = The yard is refilled.
prompt-refill-display = The money is refilled.
prompt-dirk-draws = Dirk gets more buildings.
prompt-over = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

# What a choice would do.
choice-take = take { $card }
choice-take-empty = take card { $slot }
choice-take-done = done
choice-buy = buy { $building } for { $price } in { $currency } ({ $how })
choice-buy-dear = buy { $building } for { $price } in { $currency }
choice-buy-empty = buy building { $place }
choice-pass-turn = pass
choice-pay = add { $value }
choice-pay-done = pay
choice-pay-exact = pay { $cards } – exact
choice-pay-over = pay { $cards } – { $waste } too much
choice-for-self = keep it
choice-for-dirk = give it to Dirk
payment-exact = exact with { $cards }
payment-over = with { $cards }, { $waste } too much
payment-short = { $missing } short

# What happened: a sentence, and in a few signs behind the name of the player whose turn it is.
event-turn = { $seat }’s turn.
event-turn-again = { $seat } has another action.
event-dealt = { $seat } is dealt { $card }.
event-displayed = New money: { $card }.
event-offered = New on the yard: { $name } for { $price } in { $currency }.
event-took = { $seat } takes { $cards }.
    .brief = takes { $cards }
event-bought = { $seat } buys { $building } for { $price }, paying { $cards } in { $currency }.
    .brief = buys { $building } ({ $signed })
event-bought-exactly = { $seat } buys { $building }, paying exactly { $cards } in { $currency }.
    .brief = buys { $building } ({ $signed }, exact)
event-passed = { $seat } can’t do anything and passes.
    .brief = passes
event-shuffled = { $n ->
    [one] The discarded card becomes the new money deck.
   *[other] The { $n } discarded cards become the new money deck.
}
    .brief = discard pile shuffled
event-scoring = Scoring { $scoring }.
    .brief = scoring { $scoring }
event-scored = { $seat } scores { $points } for { $category }.
    .brief = { $seat } +{ $n } ({ $category })
event-dirk-got = Dirk gets { $building }.
    .brief = Dirk gets { $building }
event-ending = The yard can’t be refilled: the game ends.
    .brief = the yard can’t be refilled
event-left-to = { $seat } has the most money in { $currency } and gets { $building }.
    .brief = { $seat } gets { $building }
event-left-over = Nobody gets { $building }: no one player has the most money in { $currency }.
    .brief = nobody gets { $building }
event-final = Place { $rank }: { $seat }, { $points }.
    .brief = { $rank }. { $seat } { $n }
ending-yard-not-refilled = The yard could not be refilled.

# Tables in a terminal.
table-yard = Yard ({ $deck } in the deck)
table-money = Money ({ $deck } in the deck)
table-players = Players
table-player = player
table-points = points
table-buildings = buildings
table-hand = hand
table-next = next scoring
table-place = place
table-building = building
table-price = price
table-currency = currency
table-yours = your payment

# Standings, and where points came from.
standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
standing-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
standing-sight = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
metric-sight = points, with what all scorings to come would bring now
tally-category = { $value }

# On the board.
board-yard = Yard
board-money = Money
board-scores = Collections and scorings
board-empty = free
board-exact = exact
board-deck = { $n } in the deck
board-discard = { $n } discarded
board-total = { $n } in all
board-of = { $n } of { $price }
board-player = player
board-points = points
board-hand = cards in hand
board-most = the most
board-now = what it would score now
board-held = already scored
board-ending = Last turn
board-offer = { $name }, { $price } in { $currency }
board-card = { $currency } { $value }
board-value = Value
board-price = Price
board-payment = You would pay
board-scoring = Scoring { $scoring }
board-cards = Cards in the game
board-left = Still in the deck
board-owners = Owned by
board-reason-exact = exact: another action
board-reason-most = { $n } × { $category }: the most

# Bots of this game.
bot-exact = pays exactly

# Worked examples.
example-taking-several = Taking several money cards
    .text = 3 and 2 add up to 5, so Anna may take both, even in different currencies. The 1 no longer fits, and her turn ends.
example-paying-too-much = No change
    .text = The Park costs 10 in blue, and Anna pays 6 + 5 = 11: 1 is lost, and her turn ends.
example-paying-exactly = Paying exactly gives another action
    .text = Anna pays exactly 5 for the Museum and exactly 6 for the Theater, so she goes on each time and finally takes the 9.
example-tie = A tie in scoring B
    .text = Anna and Clara have 4 Skyscrapers each and share the first two places: 13 + 6 = 19, rounded down to 9 each.
example-left-over = What is left on the yard at the end
    .text = The deck is empty, so this turn is the last. Clara has the most orange money and gets the Station, Ben has the most yellow and gets the Park. For the Theater, Anna and Clara are tied at 4, so nobody gets it.
example-dirk-scores = Dirk scores too
    .text = Dirk has the most Parks, Museums and Stations and scores 5 + 1 + 3 = 9 points. Ben scores 4 for the most Churches. Anna is second in Parks, which brings nothing in scoring A.
example-gift-to-dirk = Giving a building to Dirk
    .text = With a 4th Park, Dirk overtakes Ben, who would otherwise have shared first place. Anna paid exactly, so she still has another action.

# Why another action was better: numbers that a review compares.
reason-again = another action at once, since the payment is exact
reason-lead = the lead in the next scoring, if it came now: { NUMBER($best, maximumFractionDigits: 1) } points instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-last = the lead in the last scoring, if it came now: { NUMBER($best, maximumFractionDigits: 1) } points instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-money = money left in hand: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-exact = buildings that can be paid exactly: { NUMBER($best, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
reason-threat = what an exact purchase of another player could cost: { NUMBER($best, maximumFractionDigits: 1) } points instead of { NUMBER($played, maximumFractionDigits: 1) }

# What a variation for a study can change: `bauhof vary` lists it.
variable-start-capital = money that a player is dealt at least
variable-price = price of the cheapest building of a category
variable-buildings = cards of each price, from the cheapest on
variable-points = points of each place in the scorings A, B, C
variable-money = copies of every money card
variable-money-for-two = the same with two players, no more than those
variable-most-taken = what several money cards may add up to
variable-dirks-cards = buildings that Dirk begins with, and gets at A
variable-dirks-share = at B, Dirk gets the deck divided by this
