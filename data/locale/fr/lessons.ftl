# Leçons : ce qui les entoure. Les lignes pour chaque coup sont dans les fichiers des jeux.

commands-learn = Apprends un jeu en trois minutes, avec un guide ; toi seul le vois
commands-learn-game = Quel jeu (sinon : 7 Seas)
lesson-offer = Tu découvres { $game } ? Joue une courte leçon avec un guide.
first-words-all = La leçon reste sous **Plus**.
lesson-offer-button = L'apprendre en trois minutes
lesson-offer-game = Apprendre { $game }
lesson-step = Étape { $number } sur { $steps }
lesson-over = Tu connais { $game }
lesson-next-button = Continuer
lesson-play-button = Jouer pour de vrai
lesson-open-button = Ouvrir une table ici
refusal-not-the-lesson = Cette leçon montre un coup à la fois. Sa première ligne dit sur quoi appuyer.
