# Lessons: a note for each move that a learner makes, what is said to another press, and the end.

commands-learn = Learn a game in three minutes by playing its first moves; only you see it
commands-learn-game = Which game (7 Seas if you don't say)
lesson-offer = New to { $game }? Play its first moves with a coach.
lesson-offer-button = Learn it in three minutes
lesson-offer-game = Learn { $game }
lesson-step = Step { $number } of { $steps }
lesson-over = You know { $game }
lesson-play-button = Play a real one
lesson-open-button = Open a table here
lesson-again-button = Learn it again
refusal-not-the-lesson = This lesson shows one move at a time. Its first line says what you can press.

lesson-seven-seas-1 = Cards in your chest score points, and points sail your ship to the island. You play one card each turn. Your 💎7 matches the 🪙7 on the display. Press 💎7, and both go into your chest.
    .words = Cards in your chest score points, and points sail your ship to the island. You play one card each turn. Your crystal 7 matches the gold 7 on the display. Press crystal 7, and both go into your chest.
lesson-seven-seas-1-wrong = That card comes later. The two 7s match, so 💎7 takes a card now.
    .words = That card comes later. The two 7s match, so crystal 7 takes a card now.
lesson-seven-seas-2 = You could take 💀3, but a curse in your chest costs points. Lay 💀10 instead: it costs you nothing.
    .words = You could take curse 3, but a curse in your chest costs points. Lay curse 10 instead: it costs you nothing.
lesson-seven-seas-2-wrong = Keep that card for now. Lay 💀10: it costs you nothing.
    .words = Keep that card for now. Lay curse 10: it costs you nothing.
lesson-seven-seas-3 = A 1 may take a 10, as Pip just did. Leave 💀3 for now and lay 🥃2.
    .words = A 1 may take a 10, as Pip just did. Leave curse 3 for now and lay rum 2.
lesson-seven-seas-3-wrong = Not yet. Lay 🥃2 and see what Pip leaves.
    .words = Not yet. Lay rum 2 and see what Pip leaves.
lesson-seven-seas-4 = Pip's 10 took 2 and 8: cards that add up. Only 💀3 is left. Take it with 🪙3, because clearing the display earns a nick.
    .words = Pip's 10 took 2 and 8: cards that add up. Only curse 3 is left. Take it with gold 3, because clearing the display earns a nick.
lesson-seven-seas-4-wrong = That would leave 💀3 to Pip. Take it with 🪙3 and clear the display.
    .words = That would leave curse 3 to Pip. Take it with gold 3 and clear the display.
lesson-seven-seas-5 = A nick lets you search one place and keep one card. Pip has just won the pirate king, so search Pip's chest.
lesson-seven-seas-5-wrong = The pirate king is in Pip's chest. Search there.
lesson-seven-seas-6 = The pirate king is worth 1 point by himself. Keep him. Pip won't learn which card is gone.
lesson-seven-seas-6-wrong = The pirate king is worth more than that card. Keep him.
lesson-seven-seas-7 = Nothing fits 💎3. Lay 💀7, and Pip may win the curse.
    .words = Nothing fits crystal 3. Lay curse 7, and Pip may win the curse.
lesson-seven-seas-7-wrong = Keep that card. The curse is the one to part with.
lesson-seven-seas-8 = 💎3 and 💎4 add up to 7, but you have no 7 left. Lay 🥃6 and keep your gold: coins count.
    .words = Crystal 3 and crystal 4 add up to 7, but you have no 7 left. Lay rum 6 and keep your gold: coins count.
lesson-seven-seas-8-wrong = Gold is worth keeping for now. Lay 🥃6.
    .words = Gold is worth keeping for now. Lay rum 6.
lesson-seven-seas-9 = Two gold cards are left. 🪙1 counts as three coins, so lay 🪙6 first.
    .words = Two gold cards are left. Gold 1 counts as three coins, so lay gold 6 first.
lesson-seven-seas-9-wrong = 🪙1 counts as three coins. Keep it one more turn.
    .words = Gold 1 counts as three coins. Keep it one more turn.
lesson-seven-seas-10 = One card is left, and nothing fits it. Lay 🪙1. You may win it back.
    .words = One card is left, and nothing fits it. Lay gold 1. You may win it back.
lesson-seven-seas-10-wrong = You hold one card only: 🪙1.
    .words = You hold one card only: gold 1.
lesson-seven-seas-11 = With two players you get a second hand. 💎10 takes cards that add up to 10. Choose the three with four coins.
    .words = With two players you get a second hand. Crystal 10 takes cards that add up to 10. Choose the three with four coins.
lesson-seven-seas-11-wrong = Look at 💎10: it can win four coins at once.
    .words = Look at crystal 10: it can win four coins at once.
lesson-seven-seas-end = Chests stay shut until every card is played. Then each chest is scored, and cards left in the display belong to nobody.
    One point each goes to the most cards, the most coins, the pirate lady (💎1) and the pirate king (🥃1).
    Two points go to the best booty: your best gold, crystal and rum together, less your mildest curse. A 7 is worth most, then 6, 1, 5, 4, 3 and 2; 8, 9 and 10 are worth nothing. The mildest curse is a 7, the worst are 8, 9 and 10. Tied players all score. For example, 🪙7 💎6 🥃7 💀3: 7 + 6 + 7 − 5 = 15.
    Each point sails your ship one space. Once a ship reaches space 7, the furthest ship wins.
    Beware of the kraken (💀1). It can take the whole display, but it costs 7 in your booty.
    .words = Chests stay shut until every card is played. Then each chest is scored, and cards left in the display belong to nobody.
        One point each goes to the most cards, the most coins, the pirate lady (crystal 1) and the pirate king (rum 1).
        Two points go to the best booty: your best gold, crystal and rum together, less your mildest curse. A 7 is worth most, then 6, 1, 5, 4, 3 and 2; 8, 9 and 10 are worth nothing. The mildest curse is a 7, the worst are 8, 9 and 10. Tied players all score. For example, gold 7, crystal 6, rum 7 and curse 3: 7 and 6 and 7 less 5, or 15.
        Each point sails your ship one space. Once a ship reaches space 7, the furthest ship wins.
        Beware of the kraken (curse 1). It can take the whole display, but it costs 7 in your booty.

lesson-letter-of-marque-1 = Bring the most points home: treasures, and cannons that others waste on you. Everyone sends a first treasure to sea at once, on a secret ship. Choose **Defenceless**: only your bluff protects the 5.
lesson-letter-of-marque-1-wrong = Save your two armed ships for now. Choose **Defenceless**.
lesson-letter-of-marque-2 = Wren attacked at once, and your bluff failed: treasure and ship are gone. **Set sail** with the next treasure.
lesson-letter-of-marque-2-wrong = You'll attack soon. First **Set sail** with another treasure.
lesson-letter-of-marque-3 = Everybody sees that you turned up a 3, but nobody sees your ship. Choose **Armed** this time.
lesson-letter-of-marque-3-wrong = Try the other kind this time: **Armed**.
lesson-letter-of-marque-4 = You can also attack on your turn. It costs you one of your three cannons. Attack Wren's ship with the 5.
lesson-letter-of-marque-4-wrong = Another time. Attack Wren's ship with the 5 and see what it is.
lesson-letter-of-marque-5 = Wren's ship was armed. It stays at sea with its 5, and your cannon is 1 point for Wren. **Set sail** again.
lesson-letter-of-marque-5-wrong = You'll come to that. **Set sail** now.
lesson-letter-of-marque-6 = Nobody knows what your ship at sea is, so they can't be sure of this one either. Bluff: choose **Defenceless**.
lesson-letter-of-marque-6-wrong = Save your last armed ship. Bluff: choose **Defenceless**.
lesson-letter-of-marque-7 = Nobody attacked: your bluff worked. Enter **Port** with the 6. It's yours for good, and nobody learns what the ship was.
lesson-letter-of-marque-7-wrong = The 6 is in danger at sea. Bring that ship to **Port** first.
lesson-letter-of-marque-8 = That's 6 points. Wren has more: treasures brought home and treasures taken both count. **Set sail** again.
lesson-letter-of-marque-8-wrong = There's more to put to sea. **Set sail** now.
lesson-letter-of-marque-9 = A 7 will tempt somebody to attack. Choose **Armed**.
lesson-letter-of-marque-9-wrong = Everybody wants a 7. Guard it: choose **Armed**.
lesson-letter-of-marque-10 = Pip attacked and lost a cannon to you: 1 point. Everyone now knows that this ship is armed. Bring its 7 to **Port**.
lesson-letter-of-marque-10-wrong = That one can wait. Bring the 7 to **Port**.
lesson-letter-of-marque-11 = Cannons you keep are worth nothing at the end. Attack Pip's ship with the 5.
lesson-letter-of-marque-11-wrong = Not that one. Attack Pip's ship with the 5.
lesson-letter-of-marque-end = Pip's ship was defenceless, so the 5 is yours, and Pip lost that ship.
    The game ends when every pile is empty and no ship is at sea.
    Your score is every treasure you brought home or took, plus 1 for each enemy cannon.
    Most points win; on equal points, more enemy cannons win.
    You can pass only with an empty pile and no ship at sea.

lesson-seven-1 = Be the first to get rid of your seven cards. Lay 6 beside Pip's 1: exactly 7 is a Seven!
lesson-seven-1-wrong = Look for exactly 7: 6 + 1.
lesson-seven-2 = After a Seven you draw nothing, and you start the next pile at once. Any card may start it: lay 3.
lesson-seven-2-wrong = Keep your 4s for later. Start with 3.
lesson-seven-3 = Each card has a number and a hole. Pip's 3 lets your 3 show through its hole. Lay 4 on top: 4 + 3 = 7.
lesson-seven-3-wrong = That makes 6. The 4 makes exactly 7.
lesson-seven-4 = Another Seven, and another pile to start. Lay 3.
lesson-seven-4-wrong = Keep your 4s for later. Start with 3.
lesson-seven-5 = You can cover either number. Cover the newest, 1, and the 3 stays: 4 + 3 = 7. Cover the 3, and it's only 5.
lesson-seven-5-wrong = That fits too, but only 4 + 3 makes 7.
lesson-seven-6 = Start the next pile with your last 3.
lesson-seven-6-wrong = Keep your 4. Start with 3.
lesson-seven-7 = Pip made a Seven too and started with 1. Your 4 can't make 7, so you'll draw a card. Cover the 1 with it.
lesson-seven-7-wrong = That fits too. This time cover the 1: 4 alone.
lesson-seven-8 = You drew a 1, and it didn't fit: Pip's sum was 6, and the sum may never fall. So you drew a penalty card. Lay 1 beside Pip's 1.
lesson-seven-8-wrong = That fits too. This time lay 1 beside the 1: sum 2.
lesson-seven-9 = The 5 you drew had to wait a turn. Now lay it beside Pip's 2 for a Seven.
lesson-seven-9-wrong = Look for exactly 7: 5 + 2.
lesson-seven-10 = A card that starts a pile after your own Seven costs no draw. Lay your last card, and you're out.
lesson-seven-10-wrong = You hold one card only: 2.
lesson-seven-end = You were out first, so you get as many chips as there are players. Each later place gets one chip fewer, and the last gets one.
    Two to four players play seven rounds. With more, you play until the 80 chips are gone. Most chips win.
    When the draw pile runs out, the cards put aside become the new one.

lesson-seven-seals-1 = Seals left over cost points, and the fewest points win. Red 8 and blue 9 should win a trick each. Take a red seal (+R) and a blue seal (+B), then confirm.
lesson-seven-seals-1-wrong = Two tricks will do: one red seal and one blue seal.
lesson-seven-seals-2 = The middle ran out of blue, so Pip took yours and you got a white seal. Wren leads yellow. You must follow: play yellow 7.
lesson-seven-seals-2-wrong = You must follow yellow, and no yellow card of yours beats the 8. Play the 7.
lesson-seven-seals-3 = The highest card of the colour led won, and Wren leads again. Play yellow 6.
lesson-seven-seals-3-wrong = Keep yellow 2: it's easy to lose a trick with. Play yellow 6.
lesson-seven-seals-4 = Pip had no yellow card, so red 2 was allowed. Red is trump: it beat the 9. Follow green now with 4.
lesson-seven-seals-4-wrong = Play green 4 first, and keep the lower one.
lesson-seven-seals-5 = The winner of a trick returns a seal for it. Pip just returned a green one. Play green 3.
lesson-seven-seals-5-wrong = You must follow green. Play green 3.
lesson-seven-seals-6 = You have no green left, so you may play anything. Win this trick with red 8.
lesson-seven-seals-6-wrong = Win this trick with your highest trump: red 8.
lesson-seven-seals-7 = Now you return a seal. Red fits because a red card won. White fits any trick, so keep it: return red.
lesson-seven-seals-7-wrong = White will fit any trick you win later. Return red.
lesson-seven-seals-8 = The winner leads, and any card may be led. Lead purple 2, which somebody will beat.
lesson-seven-seals-8-wrong = Wait for blue to be led. Lead purple 2 now.
lesson-seven-seals-9 = Somebody leads blue at last. Play blue 9, and the white seal goes back by itself.
lesson-seven-seals-9-wrong = That loses the trick. Play blue 9.
lesson-seven-seals-10 = Both tricks are won and both seals are returned. Win no more: lead purple 3.
lesson-seven-seals-10-wrong = That could win. Lead purple 3.
lesson-seven-seals-11 = You must follow purple, and both your cards beat Wren's 1. Play purple 5.
lesson-seven-seals-11-wrong = Either card wins here. Play purple 5 and keep the 6.
lesson-seven-seals-12 = You had no seal left for that trick, so you took a black one: 3 penalty points. Wren, the saboteur, is glad. Lead blue 2.
lesson-seven-seals-12-wrong = A low card is safest now. Lead blue 2.
lesson-seven-seals-end = A round has fifteen tricks. Then each seal left costs penalty points: coloured 2, white 4, black 3.
    The saboteur predicts no tricks, starts with 4 points, and loses one for each black seal the others took.
    The six black seals can run out. After that, extra tricks cost nothing.
    The lowest total wins after 6 rounds with three players, 4 with four, 5 with five.
