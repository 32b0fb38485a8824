# Lessons: a note for each move that a learner makes, what is said to another press, and the end.

commands-learn = Learn a game in three minutes by playing its first moves; only you see it
commands-learn-game = Which game (7 Seas if you don't say)
lesson-step = Step { $number } of { $steps }
lesson-over = You know { $game }
lesson-play-button = Play a real one
lesson-open-button = Open a table here
lesson-again-button = Learn it again
refusal-not-the-lesson = This lesson shows one move at a time. You can press the button that is not grey.

lesson-seven-seas-1 = You play one card each turn. Your 💎7 matches the 🪙7 on the display. Press 💎7, and both go into your chest.
lesson-seven-seas-1-wrong = That card comes later. The two 7s match, so 💎7 takes a card now.
lesson-seven-seas-2 = You could take 💀3, but a curse in your chest costs points. Lay 💀10, which is no loss to you.
lesson-seven-seas-2-wrong = Keep that card for now. Lay 💀10, which is no loss to you.
lesson-seven-seas-3 = A 1 may take a 10, as Pip just did. Leave 💀3 for now and lay 🥃2.
lesson-seven-seas-3-wrong = Not yet. Lay 🥃2 and see what Pip leaves.
lesson-seven-seas-4 = Pip's 10 took 2 and 8: cards that add up. Only 💀3 is left. Take it with 🪙3, because clearing the display earns a nick.
lesson-seven-seas-4-wrong = That would leave 💀3 to Pip. Take it with 🪙3 and clear the display.
lesson-seven-seas-5 = A nick lets you search one place and keep one card. Pip has just won the pirate king, so search Pip's chest.
lesson-seven-seas-5-wrong = The pirate king lies in Pip's chest. Search there.
lesson-seven-seas-6 = The pirate king is worth 1 point by himself. Keep him. Pip won't learn which card is gone.
lesson-seven-seas-6-wrong = The pirate king is worth more than that card. Keep him.
lesson-seven-seas-7 = Nothing fits 💎3. Lay 💀7, and somebody else may win the curse.
lesson-seven-seas-7-wrong = Keep that card. The curse is the one to part with.
lesson-seven-seas-8 = 💎3 and 💎4 add up to 7, but you have no 7 left. Lay 🥃6 and keep your gold: coins count.
lesson-seven-seas-8-wrong = Gold is worth keeping for now. Lay 🥃6.
lesson-seven-seas-9 = Two gold cards are left. 🪙1 counts as three coins, so lay 🪙6 first.
lesson-seven-seas-9-wrong = 🪙1 counts as three coins. Keep it one more turn.
lesson-seven-seas-10 = One card is left, and nothing fits it. Lay 🪙1. You may win it back.
lesson-seven-seas-10-wrong = You hold one card only: 🪙1.
lesson-seven-seas-11 = With two players you get a second hand. 💎10 takes cards that add up to 10. Choose the three with four coins.
lesson-seven-seas-11-wrong = Look at 💎10: it can win four coins at once.
lesson-seven-seas-end = When all cards are played, each chest is scored.
    One point each goes to the most cards, the most coins, the pirate lady (💎1) and the pirate king (🥃1).
    Two points go to the best booty: your best gold, crystal and rum together, less your mildest curse.
    Each point sails your ship one space. Whoever is furthest when a ship reaches space 7 wins.
    Beware of the kraken (💀1). It can take the whole display, but it costs 7 in your booty.
