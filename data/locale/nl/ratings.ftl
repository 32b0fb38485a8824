## Ratings, ranglijsten

pool = { $game }, { $players ->
    [two] twee spelers
   *[more] drie of meer
}

rating-line = Rating { $points } ± { $deviation }{ $provisional ->
    [yes] , voorlopig: { $games } van { $needed } spellen
   *[no] , na { $games } spellen
}
rating-in-profile = 📈 { $pool }: { rating-line }

leaderboard-title = 🏆 { $pool }{ $leaves ->
    [1] {""}
   *[other] {" "}· pagina { $leaf } van { $leaves }
}
leaderboard-line = **{ $place }.** { $name } · **{ $points }** ± { $deviation } · { $games } spellen
leaderboard-how = De volgorde is rating min ±. Voor een plaats heb je { $games } spellen met rating, { $opponents } verschillende tegenstanders en een spel in de laatste dertig dagen nodig.
leaderboard-provisional = **Voorlopige rating, nog geen plaats**
leaderboard-provisional-line = { $name } · { $points } ± { $deviation } · { $games ->
    [one] één spel
   *[other] { $games } spellen
}
leaderboard-empty = Hier heeft nog niemand een plaats. `/table open rated:True` opent een tafel die meetelt.
leaderboard-none = 🏆 Hier heeft nog niemand een rating. `/daily` geeft iedereen elke dag dezelfde kaarten, en `/solo` elke week dezelfde reis. Een clubavond (`/night`) heeft een competitie, en `/table open rated:True` opent een tafel voor ratings.
leaderboard-week-none = 🏆 Hier heeft deze week nog niemand een spel van de dag of een reis afgemaakt. Begin jij maar.
leaderboard-own = Jij{ $place ->
    [0] {""}
   *[other] , plaats { $place }
}: { rating-line }.
leaderboard-unranked = Je hebt nog geen plaats.
leaderboard-want = { $want ->
    [games] { $missing ->
        [one] Speel nog één spel met rating.
       *[other] Speel nog { $missing } spellen met rating.
    }
    [opponents] { $missing ->
        [one] Speel nog tegen één andere tegenstander.
       *[other] Speel nog tegen { $missing } andere tegenstanders.
    }
   *[lately] Je laatste spel met rating is meer dan dertig dagen geleden: speel er nog een.
}
leaderboard-own-unlisted = Je staat niet in de lijst. **Mijn spellen tonen** in `/preferences` zet je er weer in.
leaderboard-pick = Een ander spel
leaderboard-option = { $pool } ({ $games })
leaderboard-alone-button = Alleen gespeeld
leaderboard-post-button = Hier plaatsen
leaderboard-posted = De ranglijst staat nu in dit kanaal.

commands-leaderboard = Bekijk wie er op deze server voorstaat in rating; alleen jij ziet het, tot je het plaatst
commands-leaderboard-game = Het spel (standaard: het spel dat hier gespeeld wordt)
