# Machi Koro: the guided first game.
lesson-welcome = Welcome! In Machi Koro you build a small town. Whoever builds all four landmarks first wins.
lesson-dice = Every turn begins with the dice. You rolled a 1.
lesson-wheat = Your Wheat Field waits for a 1, so the bank paid you 1 coin. Ben has one too, so he got the same.
lesson-ranch = After the roll you may build one card. Buy the Ranch: it costs 1 and waits for a 2.
lesson-blue = Ben rolled a 2 and your Ranch paid you. Blue cards earn on everybody’s turn.
lesson-red = Ben’s Café is red: it takes a coin from whoever rolls a 3. You just did, so you paid him first.
lesson-green = Then your Bakery brought you 1. Green cards earn only when you roll.
lesson-choice = Your choice: a second Bakery for 1 coin, or a Convenience Store for 2, which brings 3 whenever you roll a 4.
lesson-together = Your 2 paid Ranch and Bakery together. Own several cards for one number, and they all pay.
lesson-station = That’s enough for your first landmark! Build the Train Station for 4 coins.
lesson-one-die = With the Train Station you choose: one die or two. Your cards wait for small numbers, so roll one.
lesson-chances = A 2 again. Cards for numbers that come up often are the heart of a town.
lesson-factory = For two dice, look at factories: a Cheese Factory pays 3 for each of your Ranches when you roll a 7.
lesson-purple = Purple cards act on your 6. The Stadium takes 2 coins from everybody. You may own one of each.
lesson-free = Now you decide: build whatever you can afford, or nothing, and save your coins.
lesson-two-dice = Now try two dice. Only their sum counts.
lesson-save = Two ones make 2, so you earned again. Build something, or save for the next landmark.
lesson-landmarks = Three landmarks to go, for 10, 16 and 22 coins. Each of them helps you from then on.
lesson-real = From here the dice are real, and Ben plays like a novice. If you’re unsure, just ask me. Good luck!

# Tips after that.
tip-roll = One die reaches 1 to 6. Two dice make 7 likeliest, but never a 1. Look where your cards are.
tip-reroll = If this roll earns you little, roll again. The second roll counts, even if it’s worse.
tip-tv = Take from whoever has the most coins, up to 5.
tip-give = Give away your weakest card, or exchange nothing.
tip-with = Pick the player whose card helps you most.
tip-take = Take the card that fits your dice and your other cards.
tip-build = Cards that match each other earn most. Once you earn well, save for landmarks: only they win.

# How to play.
how-goal = The goal
    .text = You build a small town. Everyone starts with a Wheat Field, a Bakery and 3 coins. Whoever first builds all four landmarks wins at once: Train Station (4 coins), Shopping Mall (10), Amusement Park (16) and Radio Tower (22).
how-turn = A turn
    .text = Roll one die. Every card that shows the number rolled pays. Then you may build one thing, a card from the supply or a landmark, and pay for it. Or build nothing and save.
how-blue-green = Blue and green cards
    .text = Blue cards pay their owner no matter who rolls. Green cards pay only when you roll yourself, but often pay more. Several cards of a kind all pay. Cards for numbers that come up often are the engine of your town.
how-red = Red cards
    .text = Red cards take coins from the player who rolled. They are paid first, before any income. Whoever doesn’t have enough pays what there is; the rest is forgotten.
how-factories = Combinations
    .text = Factories and the market pay for other cards you own: a Cheese Factory brings 3 for each of your Ranches, a Furniture Factory 3 for each Forest and Mine. Their numbers, 7 and up, need two dice.
how-purple = Purple cards
    .text = Purple cards work when you roll a 6. The Stadium takes 2 coins from everyone, the TV Station 5 from one player, and the Business Center swaps cards. You may own one of each.
how-landmarks = Landmarks help
    .text = The Train Station lets you roll two dice. The Shopping Mall adds 1 coin to each Bakery, Convenience Store, Café and Family Restaurant. The Amusement Park gives another turn after doubles. The Radio Tower lets you reroll once a turn. Don’t wait too long: coins in hand win nothing.

# Exercises.
exercise-anybodys-turn = Ben is about to roll a 5. Which card brings you a coin?
exercise-guests = Ben is about to roll a 3. Which card earns you the most?
exercise-small-shops = You will roll a 4 on your next turn. What should you build now?
exercise-cheese = You will roll a 7 on your next turn. Which card brings the most?
exercise-furniture = You will roll an 8 on your next turn. Which card brings the most?
exercise-harvest = You will roll an 11 on your next turn. Which card brings the most?
exercise-who-pays = Your TV Station takes up to 5 coins. Who should pay?
exercise-exchange = Ben is about to roll a 9. Which exchange earns you the most?
exercise-last-landmark = Win the game now!
