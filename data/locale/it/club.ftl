## Una serata di club: il suo annuncio

club-title = 🌙 Serata di club: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } turno
   *[other] { $rounds } turni
}
club-facts = { club-rounds } · { $seats } per tavolo · { clock-time } a mossa{ $rated ->
    [yes] {" "}· classificata
   *[no] {""}
}
club-length = Un turno dura al massimo { $minutes } minuti.
club-when = **Inizio:** { $now ->
    [yes] adesso
   *[no] { $at }
}
club-how = In ogni turno tutti giocano le stesse carte. Conta quanto rendi con la tua mano, rispetto a chi ha la stessa a un altro tavolo.
club-coming = { $count ->
    [0] Nessuno ha ancora risposto.
   *[other] **Vengono: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}e altri { $others }
}
club-open = { $late ->
    [yes] **L'appello è aperto.** Servono due persone, altrimenti annullo la serata { $at }.
   *[no] **L'appello è aperto.** Il primo turno comincia { $at }.
}
club-here = { $count ->
    [0] Non c'è ancora nessuno.
   *[other] **Presenti: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}e altri { $others }
}
club-missing = **Attesi: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}e altri { $others }
}
club-round = { $tables ->
    [one] **Turno { $round } di { $rounds }** in corso a { $tables } tavolo. Alle { $until } i computer finiscono ciò che è ancora aperto.
   *[other] **Turno { $round } di { $rounds }** in corso a { $tables } tavoli. Alle { $until } i computer finiscono ciò che è ancora aperto.
}
club-next = { $soon ->
    [yes] **Turno { $round } di { $rounds }**: si danno le carte.
   *[no] **Turno { $round } di { $rounds }**: comincia { $at }.
}
club-waits = La serata aspetta: mi serve { $names } in questo canale. Un moderatore può concederlo.
club-paused = La serata è in pausa. **Turno { $round } di { $rounds }**: comincia quando l'organizzatore riprende.
club-won = 🌙 { $count ->
    [one] { $names } vince la serata di club!
   *[other] { $names } si dividono la serata di club!
}
club-over = 🌙 { $early ->
    [yes] La serata di club è finita prima: non era rimasto nessuno
   *[no] La serata di club è finita
}
club-cancelled = Questa serata di club è stata annullata.
club-after = { $rounds ->
    [one] **Dopo { $rounds } turno**
   *[other] **Dopo { $rounds } turni**
}
club-percent = { number-tenths }%
club-others = { $count ->
    [one] e { $count } altro posto, sotto **Classifica**
   *[other] e altri { $count } posti, sotto **Classifica**
}
club-hands = Guarda le mani di un tavolo
club-no-places = Il primo turno non è finito, quindi non ci sono ancora posti.
club-counting = 50% vuol dire: bene come gli altri con la tua mano, cioè la gente agli altri tavoli e 24 tavoli di computer. La serata conta la media dei suoi turni. Un turno che hai lasciato vale il 40%, il primo mancato il 50%, ogni altro il 40%. La percentuale dice quanti ne hai battuti, i punti di quanto.
club-legend = Il secondo numero sono punti sopra chi aveva le stesse mani. Senza posto (–) è chi ha giocato meno di due terzi dei turni. **Altro** spiega il resto.
club-deal = { $what ->
    [places] 🃏 **La smazzata della serata**, turno { $round }: allo stesso posto { $results }; in media { $mean }. I numeri sono piazzamenti.
   *[points] 🃏 **La smazzata della serata**, turno { $round }: con le stesse carte { $results }; in media { $mean }. I numeri sono punti sopra gli altri al proprio tavolo.
}
club-coming-button = Vengo
club-absent-button = Non posso
club-here-button = Ci sono
club-table-button = Il mio tavolo
club-places-button = Classifica
club-leave-button = Lascia la serata
club-seals-button = Prova delle carte
club-history-button = Le mie serate
club-league-button = Lega
club-open-button = Apri l'appello ora
club-begin-button = Comincia ora
club-go-on-button = Prossimo turno ora
club-pause-button = Pausa
club-resume-button = Riprendi
club-cancel-button = Annulla
club-weekly-button = Ogni settimana

## Il suo programma

club-now = adesso
club-seats = { $seats } per tavolo
club-step = { $way ->
    [later] { $unit ->
        [days] { $count ->
            [one] { $count } giorno dopo
           *[other] { $count } giorni dopo
        }
        [hours] { $count ->
            [one] { $count } ora dopo
           *[other] { $count } ore dopo
        }
       *[minutes] { $count } minuti dopo
    }
   *[earlier] { $unit ->
        [days] { $count ->
            [one] { $count } giorno prima
           *[other] { $count } giorni prima
        }
        [hours] { $count ->
            [one] { $count } ora prima
           *[other] { $count } ore prima
        }
       *[minutes] { $count } minuti prima
    }
}
club-group = { $group ->
    [game] Gioco
    [rounds] Turni
    [seats] Posti per tavolo
    [clock] Tempo per mossa
   *[start] Inizio
}
club-event = La aggiungo agli eventi del server, così Discord avvisa la gente.
club-event-name = Serata di club: { $game }
club-announce-button = Annuncia
club-announced = { $open ->
    [yes] La serata di club è annunciata e l'appello è aperto.
   *[no] La serata di club è annunciata. L'appello apre 15 minuti prima di: { $at }.
}
club-none = In questo canale non è prevista nessuna serata di club. Chi può gestire gli eventi può annunciarne una qui con `/night`.
club-not-yours = Possono farlo solo l'organizzatore e chi può gestire gli eventi del server. Chiedi a loro.
club-no-threads = Una serata di club vuole un canale testuale, dove i suoi tavoli hanno thread privati. Scegline uno e usa `/night` lì.

## Risposte ai partecipanti

club-coming-done = { $without ->
    [unwanted] Vieni anche tu. L'appello apre { $at }; non ti menziono, come dice `/preferences`.
    [quiet] Vieni anche tu. L'appello apre { $at }; è nelle tue ore di quiete, quindi non ti menziono.
    [unseen] Vieni anche tu. L'appello apre { $at }; non posso menzionarti qui, perché non vedi questo canale.
   *[nothing] Vieni anche tu. L'appello apre { $at }, e allora ti menziono. **Ci sono** ti dà un posto.
}
club-absent-done = Non vieni. Puoi cambiare idea fino all'inizio.
club-here-done = Hai un posto. L'annuncio dice quando comincia il primo turno, e una menzione ti porta al tuo tavolo. Fino ad allora puoi tagliare le carte.
club-late-done = Hai un posto dal turno { $round } in poi. Una menzione ti porta al tuo tavolo.
club-cut = Hai tagliato le carte della serata con **{ $word }**. Puoi cambiare parola fino all'inizio.
club-table = Il tuo tavolo è { $thread }.
club-table-over = Questo tavolo ha finito. Quando hanno finito tutti, la classifica è nel canale della serata di club.
club-no-table = { $why ->
    [over] Il tuo tavolo ha finito. Quando hanno finito anche gli altri arriva la classifica, e poi il prossimo turno.
    [break] Hai un posto nel prossimo turno. Una menzione ti porta al tuo tavolo.
   *[stranger] Non hai un posto in questa serata di club. **Ci sono** te ne dà uno nel prossimo turno.
}
club-sure = { $act ->
    [leave] Lasciare la serata di club? Un computer gioca per te, e un turno che lasci vale il 40%. **Ci sono** ti fa rientrare più tardi.
   *[cancel] Annullare la serata per tutti? I tavoli in gioco vengono chiusi, e non conta niente.
}
club-done = { $act ->
    [leave] Hai lasciato la serata. **Ci sono** ti fa rientrare.
    [begin] La serata va avanti, come dice l'annuncio.
    [pause] La serata fa una pausa dopo questo turno.
    [resume] La serata riprende.
   *[cancel] La serata è annullata.
}
club-seals = Ogni sigillo è fissato prima che l'appello finisca. Dopo il suo turno, **Verifica la mescolata** di una partita finita mostra che le carte gli corrispondono.
club-seal = Turno { $round }: `{ $seal }`
club-thread-name = 🌙 Turno { $round } · Tavolo { $table }
club-thread = { $deal ->
    [0] { $names }: il vostro tavolo per il turno { $round } della serata di club, tavolo { $table }. Giocate una partita intera. Altri hanno le stesse carte, quindi tenete le vostre per voi. Solo voi e i moderatori del server vedete questo thread.
    [one] { $names }: il vostro tavolo per il turno { $round } della serata di club, tavolo { $table }. Giocate { $deal } mano del gioco. Altri hanno le stesse carte, quindi tenete le vostre per voi. Solo voi e i moderatori del server vedete questo thread.
   *[other] { $names }: il vostro tavolo per il turno { $round } della serata di club, tavolo { $table }. Giocate { $deal } mani del gioco. Altri hanno le stesse carte, quindi tenete le vostre per voi. Solo voi e i moderatori del server vedete questo thread.
}
club-check-in = { $names }: la serata di club comincia alle { $at }. **Ci sono** vi dà un posto.

## Che cosa ne resta

club-nights-title = 🌙 Le tue serate di club in questo server
club-nights-pick = Guarda i posti di una serata
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, posto { $place } su { $among }
   *[no] { $date } · **{ $game }** · { club-percent }, senza posto
}
club-night-option = { $game } · { club-percent }
club-no-nights = Qui non hai ancora giocato a una serata di club. `/night` mostra se ne è prevista una.
club-league-title = 🏆 La lega delle serate di club
club-league-line = { $nights ->
    [one] { $name } { club-percent } in { $nights } serata
   *[other] { $name } { club-percent } in { $nights } serate
}
club-league-how = La somma dei tuoi { $best } migliori risultati nelle ultime { $nights } serate di questo server.
club-no-league = In questo server non è ancora finita nessuna serata di club. `/night` ne prepara una.
club-profile = 🌙 Serate di club: { $count }, la migliore { club-percent }
