# Skyline: the guided first game.
lesson-welcome = Welcome to Skyline! Buildings on this yard are for sale. Whoever owns the most of a kind scores.
lesson-kinds = There are six kinds. You own one Park so far.
lesson-currency = Every place on the yard takes one currency. This Museum costs 5 in blue.
lesson-poor = Your blue money makes only 2, so take some money first.
lesson-take = Take one card of any value, or several worth 5 together at most. Take blue 3 and green 2.
lesson-others = Ben and Clara took money too. You see how many cards they hold, but not which.
lesson-exact = Your blue cards make 5 now. Buy the Museum and pay with the 3 and the 2.
lesson-again = You paid exactly, so you get another action! Now the Theater: pay your green 6.
lesson-ends = Exact again, so one more action. Take the yellow 9. Taking money ends your turn.
lesson-scored = A scoring turned up among the money cards. You lead in Museums, Theaters and Parks: 8 points!
lesson-places = This first time only the leader of a kind scores. The second time, second place scores too, and finally third.
lesson-change = The Park costs 8 in yellow. Buy it with a 9: there’s no change, so your turn ends.
lesson-lead = Two Parks, and nobody else has one. Leading in expensive kinds is worth most.
lesson-ledger = This table counts for you. Columns A, B and C say what a scoring would bring right now.
lesson-finish = When the yard can’t be refilled any more, the last and biggest scoring ends the game.
lesson-real = From here the cards are truly shuffled, and Ben and Clara play like novices. Ask me any time. Good luck!

# Tips after that.
tip-take = Take what lets you pay a price exactly. A single high card, or several small ones up to 5.
tip-buy = Can you pay a building exactly? Then you play on. Else buy where you take the lead, or take money.
tip-pass = There is nothing to take and nothing to buy, so pass.
tip-pay = Pay exactly if you can. Otherwise waste as little as possible: nobody gives change.
tip-for = Keep it if it helps you lead. Give it to Dirk if he would then overtake your rival.

# How to play.
how-goal = The goal
    .text = You collect buildings of six kinds: Museums, Theaters, Stations, Churches, Parks and Skyscrapers. Three times in the game, whoever owns the most of a kind scores. Rare kinds bring few points, common ones many. Most points win.
how-turn = A turn
    .text = On your turn you either take money or buy a building. That’s all. When your turn ends, the empty places are filled again from the decks.
how-money = Taking money
    .text = Four money cards lie open. Take one of any value, or several that add up to 5 at most, in any currencies. Taking money ends your turn. Your hand is hidden from the others, but everyone sees what you take.
how-buy = Buying
    .text = Each of the four places on the yard belongs to one currency. Pay with one or more cards of that currency. The sum must reach the price. You never get change, and you can’t mix currencies.
how-exact = Paying exactly
    .text = If you pay exactly the price, you get another action at once, and you can repeat that. This is the heart of the game: small cards look weak, but they let you pay exactly. With a well-sorted hand you buy two, three or even four buildings in one turn.
how-scoring = Scoring
    .text = Two scoring cards are hidden among the money cards; they count as soon as they turn up. At the first, only the leader of each kind scores: 1 point for Museums up to 6 for Skyscrapers. At the second, second place scores too. At the end third place joins in, and leaders get 16 to 21 points. Players who are tied share the points.
how-finish = The end
    .text = The game ends when the yard can’t be refilled. Each building left over goes to the player with the most money in its currency. Then the last scoring decides, so don’t stop fighting for the lead.

# Exercises.
exercise-many-cards = Take as many money cards as you can.
exercise-keep-cards = Pay for the Museum and keep as many cards as possible.
exercise-pay-exactly = Pay for the Museum exactly.
exercise-another-action = Find the purchase that gives you another action.
exercise-two-at-once = Buy two buildings in this turn.
exercise-many-at-once = Buy as many buildings in this turn as you can.
exercise-four-cards = One building can be paid exactly. Which?
