# Lessons: what stands around them. The notes for each move are in the files of the games.

commands-learn = Learn a game in three minutes, with a coach; only you see it
commands-learn-game = Which game (7 Seas if you don't say)
lesson-offer = New to { $game }? Play a short lesson with a coach.
first-words-all = The lesson stays under **More**.
lesson-offer-button = Learn it in three minutes
lesson-offer-game = Learn { $game }
lesson-step = Step { $number } of { $steps }
lesson-over = You know { $game }
lesson-next-button = Go on
lesson-play-button = Play a real one
lesson-open-button = Open a table here
refusal-not-the-lesson = This lesson shows one move at a time. Its first line says what you can press.
