sandbox-name = Seven Seas
sandbox-topic = Le vrai bot sur un Discord imité : rien ne quitte cette machine. { $manager } peut aussi essayer /settings. Défier et Profil n'existent que sur Discord : clic droit sur un membre.
sandbox-welcome =
    ## Bienvenue au port
    { "**1.**" } Tape `/table open` en bas et envoie.
    { "**2.**" } Appuie sur **Un ordinateur**, ou **Jouer** en tant que quelqu'un d'autre (**Viewing as**).
    { "**3.**" } Appuie sur **Commencer** et joue. `/help` explique le reste.
sandbox-play = 7 Seas contre un Mousse
sandbox-again =
    ## Le port est de nouveau ouvert.
    Chacun a toujours sa place et ses cartes.
sandbox-club = Le club a soixante parties derrière lui : `/history` donne les tiennes et les rejoue, `/profile` en fait le bilan, `/leaderboard` montre qui est en tête.
