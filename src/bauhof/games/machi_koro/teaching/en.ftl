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
