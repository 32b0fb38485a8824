## Cotes, classements, mois

pool = { $game }, { $players ->
    [two] à deux
   *[more] à trois ou plus
}

rating-line = Cote { $points } ± { $deviation }{ $provisional ->
    [yes] , provisoire : { $games } parties sur { $needed }
   *[no] , après { $games } parties
}
rating-in-profile = 📈 { $pool } : { rating-line }

leaderboard-title = 🏆 { $pool }{ $leaves ->
    [1] {""}
   *[other] {" "}· page { $leaf } sur { $leaves }
}
leaderboard-line = **{ $place }.** { $name } · **{ $points }** ± { $deviation } · { $games } parties
leaderboard-how = L'ordre suit la cote moins le ±. Pour y figurer, il faut { $games } parties classées, { $opponents } adversaires différents et une partie dans les trente derniers jours.
leaderboard-provisional = **Provisoires, pas encore placés**
leaderboard-provisional-line = { $name } · { $points } ± { $deviation } · { $games ->
    [1] une partie
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard-empty = Personne n'est encore placé ici. `/table open rated:True` ouvre une table qui compte.
leaderboard-none = 🏆 Personne n'a encore de cote ici. `/daily` donne à tous les mêmes cartes chaque jour, et `/solo` le même voyage chaque semaine. Une soirée de club (`/night`) a une ligue, et `/table open rated:True` ouvre une table pour les cotes.
leaderboard-week-none = 🏆 Ici, personne n'a encore fini de donne du jour ni de voyage cette semaine. À toi de commencer.
leaderboard-own = Toi{ $place ->
    [0] {""}
   *[other] , place { $place }
} : { rating-line }.
leaderboard-unranked = Tu n'es pas encore au classement.
leaderboard-want = { $want ->
    [games] { $missing ->
        [1] Joue encore une partie classée.
        [one] Joue encore { $missing } partie classée.
       *[other] Joue encore { $missing } parties classées.
    }
    [opponents] { $missing ->
        [1] Joue contre un autre adversaire.
        [one] Joue contre { $missing } autre adversaire.
       *[other] Joue contre { $missing } autres adversaires.
    }
   *[lately] Ta dernière partie classée date de plus de trente jours : joues-en une autre.
}
leaderboard-own-unlisted = Tu n'es pas dans la liste. **Montrer mes parties** dans `/preferences` t'y remet.
leaderboard-pick = Un autre jeu
leaderboard-option = { $pool } ({ $games })
leaderboard-alone-button = En solo
leaderboard-post-button = Publier ici
leaderboard-posted = Le classement est maintenant dans ce salon.

commands-leaderboard = Qui est en tête des parties classées ici ; toi seul le vois avant de publier
commands-leaderboard-game = Le jeu (sinon : celui joué ici)
