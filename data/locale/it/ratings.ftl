## Valutazioni, classifiche, mesi

pool = { $game }, { $players ->
    [two] in due
   *[more] in tre o più
}

rating-line = Valutazione { $points } ± { $deviation }{ $provisional ->
    [yes] , provvisoria: { $games } partite su { $needed }
   *[no] , dopo { $games } partite
}
rating-in-profile = 📈 { $pool }: { rating-line }

leaderboard-title = 🏆 { $pool }{ $leaves ->
    [1] {""}
   *[other] {" "}· pagina { $leaf } di { $leaves }
}
leaderboard-line = **{ $place }.** { $name } · **{ $points }** ± { $deviation } · { $games } partite
leaderboard-how = L'ordine è dato dalla valutazione meno il ±. Per entrare in classifica servono { $games } partite classificate, { $opponents } avversari diversi e una partita negli ultimi trenta giorni.
leaderboard-provisional = **Provvisori, non ancora in classifica**
leaderboard-provisional-line = { $name } · { $points } ± { $deviation } · { $games ->
    [one] una partita
   *[other] { $games } partite
}
leaderboard-empty = Qui non c'è ancora nessuno in classifica. `/table open rated:True` apre un tavolo che conta.
leaderboard-none = 🏆 Qui nessuno ha ancora una valutazione. `/daily` dà ogni giorno a tutti le stesse carte, e `/solo` ogni settimana lo stesso viaggio. Una serata di club (`/night`) ha una lega, e `/table open rated:True` apre un tavolo per le valutazioni.
leaderboard-week-none = 🏆 Qui nessuno ha ancora finito una partita del giorno o un viaggio questa settimana. Comincia tu.
leaderboard-own = Tu{ $place ->
    [0] {""}
   *[other] , { $place }º posto
}: { rating-line }.
leaderboard-unranked = Non sei ancora in classifica.
leaderboard-want = { $want ->
    [games] { $missing ->
        [one] Gioca un'altra partita classificata.
       *[other] Gioca altre { $missing } partite classificate.
    }
    [opponents] { $missing ->
        [one] Gioca contro un altro avversario.
       *[other] Gioca contro altri { $missing } avversari.
    }
   *[lately] La tua ultima partita classificata risale a più di trenta giorni fa: giocane un'altra.
}
leaderboard-own-unlisted = Non compari in classifica. Per tornarci, attiva **Mostra le mie partite** in `/preferences`.
leaderboard-pick = Un altro gioco
leaderboard-option = { $pool } ({ $games })
leaderboard-alone-button = In solitaria
leaderboard-post-button = Pubblicala qui
leaderboard-posted = La classifica ora è nel canale.

commands-leaderboard = La classifica di questo server; la vedi solo tu finché non la pubblichi
commands-leaderboard-game = Il gioco (predefinito: quello che si gioca qui)
