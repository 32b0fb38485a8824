## Wertungszahlen, Ranglisten, Monate

pool = { $game }, { $players ->
    [two] zu zweit
   *[more] ab drei Personen
}

rating-line = Wertungszahl { $points } ± { $deviation }{ $provisional ->
    [yes] , vorläufig: { $games } von { $needed } Spielen
   *[no] , nach { $games } Spielen
}
rating-in-profile = 📈 { $pool }: { rating-line }

leaderboard-title = 🏆 { $pool }{ $leaves ->
    [1] {""}
   *[other] {" "}· Seite { $leaf } von { $leaves }
}
leaderboard-line = **{ $place }.** { $name } · **{ $points }** ± { $deviation } · { $games } Spiele
leaderboard-how = Die Reihenfolge ergibt sich aus der Wertungszahl minus ±. Für einen Platz brauchst du { $games } gewertete Spiele, { $opponents } verschiedene Gegner und ein Spiel in den letzten dreißig Tagen.
leaderboard-provisional = **Vorläufig, noch ohne Platz**
leaderboard-provisional-line = { $name } · { $points } ± { $deviation } · { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
leaderboard-empty = Hier hat noch niemand einen Platz. `/table open rated:True` eröffnet einen Tisch, der zählt.
leaderboard-none = 🏆 Hier hat noch niemand eine Wertungszahl. `/daily` gibt allen jeden Tag dieselben Karten und `/solo` jede Woche dieselbe Reise. Ein Klubabend (`/night`) hat eine Liga, und `/table open rated:True` eröffnet einen Tisch für Wertungszahlen.
leaderboard-week-none = 🏆 Hier hat diese Woche noch niemand ein Tagesspiel oder eine Reise beendet. Mach den Anfang.
leaderboard-own = Du{ $place ->
    [0] {""}
   *[other] , Platz { $place }
}: { rating-line }.
leaderboard-unranked = Du hast noch keinen Platz.
leaderboard-want = { $want ->
    [games] { $missing ->
        [one] Spiel noch ein gewertetes Spiel.
       *[other] Spiel noch { $missing } gewertete Spiele.
    }
    [opponents] { $missing ->
        [one] Spiel gegen einen weiteren Gegner.
       *[other] Spiel gegen { $missing } weitere Gegner.
    }
   *[lately] Dein letztes gewertetes Spiel ist mehr als dreißig Tage her: Spiel wieder eins.
}
leaderboard-own-unlisted = Du stehst nicht in der Liste. **Meine Spiele zeigen** in `/preferences` ändert das.
leaderboard-pick = Ein anderes Spiel
leaderboard-option = { $pool } ({ $games })
leaderboard-alone-button = Allein gespielt
leaderboard-post-button = Hier zeigen
leaderboard-posted = Die Rangliste steht jetzt in diesem Kanal.

commands-leaderboard = Sieh nach, wer hier in gewerteten Spielen vorn liegt; nur du siehst es, bis du es zeigst
commands-leaderboard-game = Das Spiel (Standard: das hier gespielte)
