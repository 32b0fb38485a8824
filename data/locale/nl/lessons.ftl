# Lessen: wat eromheen staat. De regels bij elke zet staan in de bestanden van de spellen.

commands-learn = Leer een spel in drie minuten, met uitleg; alleen jij ziet het
commands-learn-game = Het spel (standaard: 7 Seas)
lesson-offer = Nog nooit { $game } gespeeld? Speel een korte les met uitleg.
first-words-all = De les blijft onder **Meer**.
lesson-offer-button = Leer het in drie minuten
lesson-offer-game = { $game } leren
lesson-step = Stap { $number } van { $steps }
lesson-over = Je kunt nu { $game } spelen
lesson-next-button = Verder
lesson-play-button = Speel een echt spel
lesson-open-button = Open hier een tafel
refusal-not-the-lesson = Deze les gaat zet voor zet. Bovenaan staat waar je op kunt drukken.
