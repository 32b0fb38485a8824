## La partita del giorno

refusal-day-hint = Niente consigli nella partita del giorno: tutti giocano le stesse carte senza aiuto. Trovi **Regole** sotto **Altro**.
refusal-day-move = Nella partita del giorno non si torna indietro: ognuno ha un solo tentativo. La tua mano è qui sotto.
refusal-day-played = Hai già giocato la partita di oggi. Ho eliminato i tuoi dati, quindi non posso mostrarla di nuovo. La prossima arriva a mezzanotte UTC.

daily-title = { $game }, partita del giorno { $day }
daily-hand = Partita del giorno { $day }: { $game }
daily-intro = Oggi tutti nel mondo ricevono queste carte, contro gli stessi tre Nostromi.
    - **Un solo tentativo**, circa tre minuti. Niente consigli, e nessuna mossa si può annullare.
    - **Cosa conta**: il tuo risultato dopo { $rounds ->
        [one] una manche
       *[other] { $rounds } manche
    }. Poi vedi quanti computer su 100 hai battuto.
    - **Tempo**: finiscila entro le <t:{ $at }:t>. Puoi fare una pausa.
    - **Serie**: { $days ->
        [0] comincia con questa partita.
        [one] { $days } partita del giorno finora.
       *[other] { $days } partite del giorno di fila finora.
    }
daily-begin-button = Comincia
daily-until = -# Un solo tentativo: finiscila entro le <t:{ $at }:t>.
daily-grace-note = Questa è la partita di ieri. Se la finisci entro le <t:{ $at }:t>, conta per ieri.
daily-yesterday = -# Ieri: { $crew ->
    [yes] meglio di { $score } computer su 100,{" "}
   *[no] {""}
}{ $where ->
    [here] posto { $place } su { $played } persone qui.
   *[everywhere] posto { $place } su { $played } persone ovunque.
}
daily-late-note = Il giorno di questa partita è passato. Puoi finirla, ma non conterà. `/daily` ha quella di oggi.
daily-score = Il tuo risultato: **{ $points }**.
daily-crew = Meglio di **{ $score }** computer su 100.
daily-captain = -# { $end ->
    [level] Anche il Capitano ha fatto { $own }.
    [won] Hai battuto il Capitano, che ha fatto { $best }.
   *[lost] Il Capitano ti ha battuto con { $best }.
}
daily-first = -# { $by ->
    [you] Il tuo inizio: { $move } { $members ->
        [0] Nessun altro ha iniziato così.
       *[other] Come { $members } su 100, in media meglio di { $percent }.
    }
    [captain] Il Capitano: { $move } Fortuna o sfortuna, la sua partita ha battuto { $percent } dei 100.
   *[crew] Il più scelto: { $move } { $members } su 100, in media meglio di { $percent }.
}
daily-crew-plays = I 100 computer stanno ancora giocando questa partita. Il tuo punteggio arriva appena hanno finito.
# un istogramma, e sotto il segno del proprio posto
daily-crew-drawn =
    ```
    { $blocks }
    ```
    -# Computer: da { $low } a { $high }, in media { $mean }.
# lo stesso per chi usa uno screen reader
daily-crew-listed = I computer: { $bars }, in media { $mean }. Tu: { $points }.
daily-crew-bar = { $members ->
    [one] { $members } computer
   *[other] { $members } computer
} con { $ends ->
    [1] { $most }
   *[2] da { $least } a { $most }
}
daily-here = -# Qui: posto { $place } su { $played } persone{ $percent ->
    [none] {""}
   *[other] , davanti al { $percent }%
}
daily-everywhere = -# Ovunque: posto { $place } su { $played } persone{ $percent ->
    [none] {""}
   *[other] , davanti al { $percent }%
}
daily-alone = { $over ->
    [yes] Nessun altro ha finito questa partita.
   *[no] Nessuno ha finito prima di te.
}
daily-streak = -# 🔥 { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} di fila.{ $forgiven ->
    [yes] {" "}Ieri è perdonato.
   *[no] {""}
}
waits-next = { $sea ->
    [0] {""}
   *[other] -# { $practice ->
            [yes] Per allenarti:
           *[no] { $sea ->
                [1] Un viaggio ti aspetta:
               *[other] Il tuo viaggio ti aspetta:
            }
        }{" "}{ voyage-state }, contro { $rivals }.
        {""}
}-# 🃏 **Poi, alle <t:{ $at }:t>: { $game }**, carte nuove per tutti{ $voyage ->
    [yes] , un nuovo viaggio
   *[no] {""}
}{ $puzzles ->
    [0] {""}
    [one] , { $puzzles } enigma
   *[other] , { $puzzles } enigmi
}{ $own ->
    [0] {""}
    [review] {""} (**Che cosa mi è sfuggito?** aggiunge i tuoi errori)
   *[other] {""} ({ $own } dalle tue partite)
}.{ $days ->
    [0] {""}
    [one] {" "}La tua serie: { $days } giorno.
   *[other] {" "}La tua serie: 🔥 { $days } giorni.
}
daily-late = Hai finito questa partita dopo il suo giorno, quindi non conta. La prossima sì.
daily-given-up = Hai chiuso questa partita prima del punteggio, quindi non conta. Per ogni partita hai un solo tentativo.
daily-share-button = Condividi
daily-others-button = Gli altri
daily-replay-button = Rivedi la mia
daily-play-button = { $done ->
    [yes] Partita di oggi: il tuo risultato
   *[no] Gioca la partita di oggi
}
daily-share-line = { $deal }: meglio di { $score } computer su 100 { $squares } (25 computer per quadrato verde){ $days ->
    [0] {""}
   *[other] , 🔥 { $days } giorni
}
    .words = { $deal }: meglio di { $score } computer su 100{ $days ->
        [0] {""}
       *[other] , { $days } giorni di fila
    }
daily-scoring-button = Punti
daily-remind-button = Ricordamelo
daily-unremind-button = Non ricordarmelo
daily-reminded = { $without ->
    [nothing] Il messaggio del mattino in { $channel } ti menzionerà ogni giorno.
    [unwanted] Il messaggio del mattino in { $channel } ti menzionerebbe, ma in `/preferences` hai scelto nessuna menzione.
    [quiet] Il messaggio del mattino in { $channel } arriva nelle tue ore di silenzio, quindi non ti menzionerà.
    [unseen] Non puoi vedere { $channel }, quindi il messaggio del mattino non ti menzionerà.
   *[unasked] Il messaggio del mattino non ti menziona.
}
daily-shared-by = { $name } ha giocato la partita del giorno
daily-shared = Condivisa.
daily-other = { $place }. { $name }: { $points }
daily-best = -# Il migliore di tutti i server: { $name }, { $points }
daily-crew-is = -# I 100 computer: 50 Mozzi e 50 Nostromi giocano le tue carte contro gli stessi tre Nostromi. Hanno forze diverse.
daily-you = Tu
daily-watch-option = Guarda { $name }
daily-watch-placeholder = Guarda qualcuno giocare
daily-others-title = Com'è andata agli altri
daily-others-none = Non c'è ancora nessun altro da guardare. Riprova più tardi.
daily-others-wait = Prima finisci la tua, così nessuno ti rovina la sorpresa. `/daily` la apre.
daily-gone = Quella partita del giorno non c'è più. `/daily` ha quella di oggi.
daily-export-later = Potrai salvare, verificare o mostrare questa partita quando saranno finiti il suo giorno o la sua settimana. C'è ancora chi gioca con queste carte.
profile-daily = 🃏 Partite del giorno giocate: { $count }, serie più lunga { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } giorni di fila
}

commands-daily = La partita di oggi: stesse carte per tutti, un tentativo

daily-morning-today = La partita del giorno è aperta: stesse carte per tutti, un tentativo.
daily-morning = { $deal }: { $played ->
    [0] qui non l'ha finita nessuno.
    [one] qui l'ha finita un giocatore.
   *[other] qui l'hanno finita { $played } giocatori.
}
daily-week-title = { $when ->
    [now] **Le partite di questa settimana**
   *[last] **La classifica della settimana scorsa**
}, con i cinque punteggi migliori di ognuno
daily-week-line = { $place }. { $name }: { $total } ({ $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
})
daily-week-own = 🗓️ Computer battuti nelle partite del giorno di questa settimana, su 100 ogni volta: { $days }. I cinque migliori insieme: { $total }.
daily-week-day = { $day ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
} { $score }
    .words = { $day ->
        [1] lunedì
        [2] martedì
        [3] mercoledì
        [4] giovedì
        [5] venerdì
        [6] sabato
       *[7] domenica
    } { $score }
daily-morning-called = 📣 { $mentions }

## A duel: the same cards for a friend

duel-button = Duello
refusal-duel-hint = Niente consigli in un duello: giocate le stesse carte senza aiuto. Trovi **Regole** sotto **Altro**.
refusal-duel-move = In un duello non si torna indietro. La tua mano è qui sotto.
duel-asked = ⚔️ { $to ->
    [none] {""}
   *[other] **{ $to }**,{" "}
}{ $kind ->
    [day] **{ $name }** chiede un duello nella partita del giorno, { $game }. Giochi le stesse carte, senza consigli.
    [again] **{ $name }** vuole la rivincita a { $game }, con altre carte. Giochi le stesse, senza consigli.
   *[first] **{ $name }** chiede un duello a { $game }. Giochi le stesse carte, senza consigli.
} Accetta il duello entro una settimana, e il risultato arriva qui.{ $to ->
    [none] {""}
   *[other] {" "}Può accettarlo solo **{ $to }**.
}
duel-whom = Chi gioca le tue carte? Lascia che chiunque qui accetti il duello, o scegli una persona.
duel-anybody-button = Chiunque qui
duel-one = O una persona
duel-posted = Il duello è nel canale. Quando qualcuno ha giocato le tue carte, quel messaggio mostra il risultato. Lo vedi anche la prossima volta che premi un pulsante qui.
duel-before = { $kind ->
    [again] 🔁 Una rivincita è una partita intera di { $game }, con altre carte. Le giochi prima tu, contro i computer.
   *[game] ⚔️ **{ $name }** ti sfida a { $game }. Giochi le stesse carte contro i computer. Vinci se il tuo risultato è migliore del suo.
} Niente consigli, e non si torna indietro.{ $kind ->
    [again] {""}
    [today]
        {""}
        {""}**È il tuo unico tentativo alla partita di oggi**, e conta. Dura circa tre minuti.
    [deal]
        {""}
        È la partita di un giorno passato. Dura circa tre minuti.
   *[game]
        {""}
        È una partita intera, solo per il duello.
}
duel-begun = Queste sono le carte di { $name }. Appena avete finito entrambi, vedi il risultato qui e nel messaggio del duello.
duel-refused = { $why ->
    [own] Queste sono le tue carte. Qui può giocarle qualcun altro.
    [named] Questo duello è per un'altra persona.
    [whom] Scegli un'altra persona. Non puoi sfidare te stesso o un bot.
    [late] Questo duello è finito: era aperto per una settimana.
    [played] Hai già giocato queste carte.
    [first] Conta il tuo primo tentativo con queste carte: proponi il duello sotto la sua fine.
    [others] Questa rivincita è per i due che hanno giocato il duello.
    [again] La rivincita è già cominciata: il suo messaggio è più in basso.
    [asked] Qui hai già pubblicato questo duello. Scorri in su per vederlo.
    [alone] Un duello ha bisogno di altri: premi **Duello** in un canale o in una chat di gruppo.
   *[gone] Queste carte non sono più conservate.
}
duel-told = { $end ->
    [won] ⚔️ Vinci il duello con **{ $name }** a { $game }{ $tie ->
        [yes] {""} dopo un pareggio, { $own } ciascuno.
       *[no] , { $own } a { $other }.
    }
    [lost] ⚔️ **{ $name }** vince il vostro duello a { $game }{ $tie ->
        [yes] {""} dopo un pareggio, { $own } ciascuno.
       *[no] , { $other } a { $own }.
    }
    [level] ⚔️ Il tuo duello con **{ $name }** a { $game } è pari: { $own } ciascuno.
    [wins] ⚔️ **{ $winner }** vince il duello con **{ $name }** a { $game }{ $tie ->
        [yes] {""} dopo un pareggio, { $own } ciascuno.
       *[no] , { $own } a { $other }.
    }
    [draws] ⚔️ Il duello tra **{ $winner }** e **{ $name }** a { $game } è pari: { $own } ciascuno.
   *[void] ⚔️ Il tuo duello a { $game } non ha un risultato: uno di voi ha chiuso la partita in anticipo, o non è più conservata.
}
duel-game = -# Partita di { $name }: { $seats }
duel-seat = { $name } { $points }
duel-again-button = Rivincita
duel-again-begun = Giochi tu per primo le carte della rivincita, senza consigli. L'altra persona le trova nel nuovo messaggio del canale.
