# Lezioni: che cosa le circonda. Le note per ogni mossa sono nei file dei giochi.

commands-learn = Impara un gioco in tre minuti, con una guida; la lezione la vedi solo tu
commands-learn-game = Quale gioco (predefinito: 7 Seas)
lesson-offer = Non conosci { $game }? Gioca una breve lezione con una guida.
first-words-all = La lezione resta sotto **Altro**.
lesson-offer-button = Impara in tre minuti
lesson-offer-game = Impara { $game }
lesson-step = Passo { $number } di { $steps }
lesson-over = Ora conosci { $game }
lesson-next-button = Avanti
lesson-play-button = Gioca una partita vera
lesson-open-button = Apri un tavolo qui
refusal-not-the-lesson = Questa lezione mostra una mossa alla volta. La prima riga dice che cosa premere.
