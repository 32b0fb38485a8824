## Partite finite: elenchi, profili, medaglie

history-title = 📜 { $name ->
    [outside] Le tue partite da solo e in chat
    [you] Le tue partite qui
   *[other] Partite di { $name } qui
}{ $leaves ->
    [1] {""}
   *[other] {" "}· pagina { $leaf } di { $leaves }
}
history-game = { $won ->
    [yes] 🥇 **{ $game }** · 1º
   *[no] **{ $game }** · { $place }º
} su { $seats }
history-gone = **{ $game }** · lasciata prima; un computer è arrivato { $place }º su { $seats }
history-other = { $mate ->
    [yes] con { $name }
   *[no] { $place }. { $name } ({ $points })
}
    .words = { $mate ->
        [yes] insieme a { $name }
       *[no] { $name }, { $place }º posto: { $amount }
    }
history-length = { $moves } mosse · <t:{ $date }:d>
history-rated = 📈 valida per la valutazione
# below a list of games
history-numbers = Prima il tuo posto e i tuoi punti, poi gli altri: posto, nome e punti.
    .words = Prima il tuo posto e i tuoi punti, poi gli altri: nome, posto e punti.
history-somebody = qualcuno
history-signs = qualcuno con un nome di soli simboli
history-pick = Rivedi una partita
history-option = Tavolo { $table } · { $game } · { $place }º su { $seats }
    .words = Tavolo { $table }, { $game }, { $place }º su { $seats }
history-deal = { $sea ->
    [0] partita del giorno { $day }
   *[other] { $practice ->
        [yes] mare { $sea } di 7 (allenamento)
       *[no] mare { $sea } di 7
    }, { $won ->
        [yes] attraversato
       *[no] perso
    }
}
history-deal-game = { $sea ->
    [0] 🃏
   *[other] ⛵
} **{ $game }** · { history-deal }
    -# { $points }{ $sea ->
        [0] {""}
       *[other] {" "}· 💨 { voyage-named }
    } · <t:{ $date }:d>
history-deal-option = Tavolo { $table } · { $game } · { history-deal }
    .words = Tavolo { $table }, { $game }, { history-deal }
history-none = { $name ->
    [you] { $what ->
        [all] In questo server non hai ancora finito una partita.
       *[game] In questo server non hai ancora finito una partita di questo gioco.
    }
   *[other] { $what ->
        [all] In questo server { $name } non ha ancora finito una partita.
       *[game] In questo server { $name } non ha ancora finito una partita di questo gioco.
    }
} { $alone ->
    [0] `/table open` ne comincia una. Una partita chiusa prima della fine non conta.
    [one] Hai finito { $alone } partita da solo o in chat: premi **Da solo e in chat**.
   *[other] Hai finito { $alone } partite da solo o in chat: premi **Da solo e in chat**.
}
history-unseen = { $count ->
    [one] { $count } partita di questa pagina è stata giocata dove non puoi guardare.
   *[other] { $count } partite di questa pagina sono state giocate dove non puoi guardare.
}
history-unlisted = { $name } non mostra le proprie partite. `/history` e `/profile` senza nome mostrano le tue.
history-computer = { $name } è un bot e non ha partite. `/history` senza nome mostra le tue.
history-left = Quella persona non è in questo server, quindi non mostro le sue partite. Quelle giocate insieme sono nel tuo `/history`.
history-evenings-title = 🌙 { $name ->
    [you] Le tue serate qui
   *[other] Serate di { $name } qui
}{ $leaves ->
    [1] {""}
   *[other] {" "}· pagina { $leaf } di { $leaves }
}
history-evening = { $seats ->
    [1] **{ $game }**
   *[other] { history-game }
} · { $games } partite
history-evening-score = Avversari battuti: { $lead ->
    [several] **{ $leaders }, { $points } ciascuno**
   *[one] **{ $leaders } { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}
history-evenings-pick = Scegli una serata
history-evenings-button = Serate
history-games-button = Partite
history-outside-button = Da solo e in chat
history-none-outside = Negli ultimi 30 giorni non hai finito nessuna partita da solo o in una chat. `/solo` ne comincia una.
history-not-yours = Quell'elenco non c'è più. `/history` mostra il tuo.

profile-title = ⚓ { $name ->
    [you] { $where ->
        [server] Tu in questo server
       *[chat] Tu da solo
    }
   *[other] { $name } in questo server
}
profile-count = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
profile-game = **{ $game }**: { profile-count }
profile-favourite = 🤝 Con { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, davanti in { $ahead } e dietro in { $behind }
profile-evenings = 🌙 Serate vinte: { $won } su { $count }
profile-together = ⚔️ Tu e { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
} da avversari. Hai chiuso davanti in { $ahead } e dietro in { $behind }.
profile-never-met = ⚔️ Tu e { $name } non avete ancora giocato da avversari qui.
profile-marks = **Medaglie**
profile-mark = 🏷️ { $mark }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
    .words = { $mark }{ $count ->
        [one] {""}
       *[other] , { $count } volte
    }

mark-of-game = { $mark ->
    [win] prima vittoria
    [captain] un Capitano battuto
    [sea] un mare attraversato con tutti gli alberi
   *[voyage] un viaggio completato
}
mark-new = -# 🏅 Nuovo in `/profile`: { $marks } ({ $game })
profile-firsts = 🏅 **{ $game }**: { $marks }
profile-next = 🎯 Prossima medaglia: { $mark ->
    [win] vinci una partita intera di { $game }{ $sailed ->
        [yes] {" "}fuori dal viaggio
       *[no] {""}
    }
    [captain] batti un Capitano a { $game }
    [sea] attraversa un mare di { $game } con tutti gli alberi
   *[voyage] completa un viaggio con { $game } come ultimo mare
}.
mark-captain = Un Capitano derubato
mark-finish = Vittoria per un solo punto
mark-comeback = Vittoria in rimonta: ultimo posto a metà partita

commands-history = Le partite finite, da rivedere; le vedi solo tu
commands-history-member = Di chi (predefinito: le tue)
commands-history-game = Solo questo gioco
commands-profile = Il bilancio delle partite di qualcuno qui; lo vedi solo tu
commands-profile-member = Di chi (predefinito: il tuo)
