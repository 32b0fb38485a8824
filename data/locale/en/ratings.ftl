## Ratings, leaderboards

pool = { $game }, { $players ->
    [two] two players
   *[more] three or more
}

rating-line = Rating { $points } ± { $deviation }{ $provisional ->
    [yes] , provisional: { $games } of { $needed } games
   *[no] , after { $games } games
}
rating-in-profile = 📈 { $pool }: { rating-line }

leaderboard-title = 🏆 { $pool }{ $leaves ->
    [1] {""}
   *[other] {" "}· page { $leaf } of { $leaves }
}
leaderboard-line = **{ $place }.** { $name } · **{ $points }** ± { $deviation } · { $games } games
leaderboard-how = Players are ranked by rating minus ±. To be ranked, you need { $games } rated games, { $opponents } different opponents and a game in the last thirty days.
leaderboard-provisional = **Provisional, not ranked yet**
leaderboard-provisional-line = { $name } · { $points } ± { $deviation } · { $games ->
    [one] one game
   *[other] { $games } games
}
leaderboard-empty = Nobody is ranked here yet. `/table open rated:True` opens a table that counts.
leaderboard-none = 🏆 Nobody has a rating here yet. `/daily` deals everybody the same cards each day, and `/solo` the same voyage each week. A club night (`/night`) has a league, and `/table open rated:True` opens a table for ratings.
leaderboard-week-none = 🏆 Nobody here has finished a daily deal or a voyage this week. Be the first.
leaderboard-own = You{ $place ->
    [0] {""}
   *[other] , place { $place }
}: { rating-line }.
leaderboard-unranked = You aren't ranked yet.
leaderboard-want = { $want ->
    [games] { $missing ->
        [one] Play one more rated game.
       *[other] Play { $missing } more rated games.
    }
    [opponents] { $missing ->
        [one] Play against one more opponent.
       *[other] Play against { $missing } more opponents.
    }
   *[lately] Your last rated game is more than thirty days ago, so play another.
}
leaderboard-own-unlisted = You aren't listed. **Show my games** in `/preferences` brings you back.
leaderboard-pick = Another game
leaderboard-option = { $pool } ({ $games })
leaderboard-alone-button = Playing alone
leaderboard-post-button = Post it here
leaderboard-posted = The leaderboard is in this channel now.

commands-leaderboard = See who is ahead in this server's rated games; only you see it until you post it
commands-leaderboard-game = The game (default: the one played here)
