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
