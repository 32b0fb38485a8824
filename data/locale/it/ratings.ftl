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

leaderboard-title = 🏆 { $pool } · { $period ->
    [week] ultimi sette giorni
    [season] questo mese
   *[all] da sempre
}{ $leaves ->
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
leaderboard-period-button = { $period ->
    [week] 7 giorni
    [season] Questo mese
   *[all] Da sempre
}
leaderboard-post-button = Pubblicala qui
leaderboard-back-button = ◀ Più su
leaderboard-on-button = Più giù ▶
leaderboard-posted = La classifica ora è nel canale.

month = { $number ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
season-title = 🏁 Mese concluso: { $month }
season-pool = **{ $pool }** · { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}
season-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $place }\.
} { $name } · { $points }
    .words = Posto { $place }: { $name }, { $points }
season-nobody = Nessuno è entrato in classifica. Servono { $games } partite classificate, { $opponents } avversari diversi e una partita negli ultimi trenta giorni.
season-note = Questi posti restano nei profili. Il nuovo mese è cominciato.
season-button = Classifica
season-mark = { $place ->
    [1] 🥇 Primo posto
    [2] 🥈 Secondo posto
    [3] 🥉 Terzo posto
   *[other] 🏁 { $place }º posto
} in { $pool }, { $month }

commands-leaderboard = La classifica di questo server; la vedi solo tu finché non la pubblichi
commands-leaderboard-game = Il gioco (predefinito: quello che si gioca qui)
