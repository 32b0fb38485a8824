## Description des commandes, 100 caractères au plus

commands-table = Les tables de ce salon
commands-table-open = Ouvre une table dans ce salon
commands-table-open-game = Le jeu (sinon : 7 Seas)
commands-table-open-clock = Temps par tour
commands-table-open-thread = Donne à la table son propre fil
commands-table-open-rated = Partie classée : temps par tour limité, ni ordinateurs ni conseils
commands-table-show = Affiche de nouveau la table en bas du salon
commands-table-end = Ferme la table de ce salon ; je demande confirmation
commands-play = Joue une carte ou tout autre coup
commands-play-card = La carte ou le coup ; les suggestions listent tout ce que tu peux faire
commands-play-take = Les cartes à prendre, si tu as le choix
commands-mytables = Tes tables ici (en message privé : partout), et à qui de jouer
commands-night = Prévoir une soirée de club, ou voir celle de ce salon
commands-hand = Ta main et les choix qui t'attendent ; toi seul la vois
commands-hint = Demande à un ordinateur quoi jouer, et pourquoi
commands-solo = Joue en solo contre l'ordinateur, où tu veux ; toi seul le vois
commands-solo-game = Le jeu (sinon : 7 Seas)
commands-solo-level = Le niveau des ordinateurs (sinon : Mousse)
commands-solo-seats = Nombre de joueurs, toi compris (sinon : 2 à 7 Seas, 3 ailleurs)
commands-rules = Les règles d'un jeu en une minute
commands-rules-game = Le jeu (sinon : celui de ce salon)
commands-help = Comment ouvrir une table et jouer

menu-challenge = Défier
menu-profile = Profil

choice-deckhand = Mousse
choice-mate = Second
choice-captain = Capitaine
