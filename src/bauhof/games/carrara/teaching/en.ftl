# The Palaces of Carrara: the guided first game.
lesson-welcome = Welcome to Carrara! Buy bricks, build in your six cities, and score at the right moment. Most points win.
lesson-wheel = Bricks wait on this wheel. White is the dearest, black the cheapest.
lesson-turn = To buy, first turn the wheel: all bricks move one segment on and get 1 coin cheaper. Turn it!
lesson-segment = New bricks came to segment I. You may buy from one segment only. Choose II, where prices have dropped.
lesson-bricks = Take green, blue and black, together 3 coins. Then finish.
lesson-cities = These are your cities. Each takes certain colours only. Massa takes all but black.
lesson-build = Now build the Castello for 2. Put it in Massa and pay with green and blue.
lesson-value = Massa pays 1 point per brick when you score. Livorno pays 3, but takes only white.
lesson-small = A second Castello appeared, for just 1 brick. Buildings of one type score together.
lesson-red = It could stand in Lucca, which pays 2 per brick. You need red for that: turn the wheel.
lesson-cheaper = Bricks get cheaper all the time: on III, blue is free. Choose III and take red, green and blue.
lesson-lucca = Build the small Castello in Lucca and pay with red.
lesson-score = Now score your Castelli: 2 in Massa, and 1 in Lucca counted twice. You can score each type once.
lesson-objects = 4 points! And an object for each building: two flags. Every object is worth 3 points at the end.
lesson-field = After your action you may also buy one of these objects for 10 coins, one per turn.
lesson-whole = You can score a whole city too, with enough buildings. But each city is scored by one player only.
lesson-finish = With four scorings, enough objects and enough buildings you may announce the end, for 5 points.
lesson-real = From here the bag is really mixed, and Ben plays like a novice. Ask me any time. Good luck!

# Tips after that.
tip-buy = Bricks first, buildings next, then a scoring. Do what gets your next good building or scoring soonest.
tip-build = Dear cities multiply a building’s cost. Collect one type, or fill one city, so that they score together.
tip-score = Score when it brings a lot: you have six scorings in the whole game.
tip-take = You can’t afford a single brick, so take 2 coins.
tip-pass = The end was announced. Pass if nothing helps you any more.
tip-segment = Look for many cheap bricks in one segment, or the colour that your next city needs.
tip-brick = Buy what your next building needs. Free bricks cost nothing, so take them all.
tip-city = Choose the best city that your bricks can pay for. It multiplies the building’s cost.
tip-pay = Pay with cheap colours where the city allows it, and keep the dear ones.
tip-extra = An object is worth 3 points and counts towards the end. Is that worth 10 coins to you?
tip-announce = Announce the end if you think that you’re ahead. It brings 5 points at once.

# How to play.
how-goal = The goal
    .text = You build palaces in six cities around Carrara. Points come from scorings during the game, and at the end from objects, buildings and coins. Whoever then has the most points wins. When you score matters as much as what you build.
how-turn = A turn
    .text = On your turn do exactly one thing: buy bricks, build, or score. After it you may buy one object for 10 coins.
how-bricks = Buying bricks
    .text = Turn the wheel by one segment; new bricks come from the bag until eleven lie on it. Then buy any number from a single segment. White is the dearest colour, black the cheapest, and every segment further on makes bricks 1 coin cheaper, down to nothing. Bricks that nobody takes come round to segment I and are expensive again.
how-build = Building
    .text = Take one of the nine open buildings and pay as many bricks as it costs, from 1 to 5. Choose a city: Lérici takes every colour, Livorno only white. The pickier the city, the more a building there is worth when you score it.
how-score = Scoring
    .text = You have six scorings in the whole game. Score a type, once each: every building of it brings its cost times the value of its city, in points or coins. Or score a city with enough buildings in it; each city is open to one player only. The same building can count for its type and for its city.
how-objects = Objects
    .text = Every building you score brings an object of its type: books, chalices, crowns, gates, flags or coats of arms. Each is worth 3 points at the end.
how-finish = The end
    .text = With four scorings, enough objects and enough buildings you may announce the end, for 5 points. Then the round is finished, and everyone adds 3 points per object, the cost of their buildings and 1 point for every 5 coins.

# Exercises.
exercise-free-bricks = Get as many bricks as you can without paying a coin.
exercise-cheapest-white = Get as many bricks as you can for your 5 coins.
exercise-biggest-building = Build what adds the most to your final points.
exercise-points-now = Which scoring brings you the most points?
exercise-coins-now = Which scoring brings you the most coins?
exercise-objects-now = Which scoring brings you the most objects?
exercise-one-more-object = Get three objects in this turn.
