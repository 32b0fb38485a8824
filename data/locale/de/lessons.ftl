# Lektionen: was um sie herum steht. Die Zeilen zu jedem Zug sind in den Dateien der Spiele.

commands-learn = Lern ein Spiel in drei Minuten, mit Anleitung; nur du siehst es
commands-learn-game = Welches Spiel (Standard: 7 Seas)
lesson-offer = Du kennst { $game } noch nicht? Spiel eine kurze Lektion mit Anleitung.
first-words-all = Die Lektion bleibt unter **Mehr**.
lesson-offer-button = In drei Minuten lernen
lesson-offer-game = { $game } lernen
lesson-step = Schritt { $number } von { $steps }
lesson-over = Gelernt: { $game }
lesson-next-button = Weiter
lesson-play-button = Ein echtes Spiel
lesson-open-button = Hier einen Tisch eröffnen
refusal-not-the-lesson = In dieser Lektion geht es Zug für Zug. In der ersten Zeile steht, was du drücken kannst.
