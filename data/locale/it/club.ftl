## Una serata di club: il suo annuncio

club-title = 🌙 Serata di club: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } smazzata
   *[other] { $rounds } smazzate
}
club-length = circa { $minutes } minuti
club-facts = { club-rounds }, { club-length } · { $seats } per tavolo, computer ai posti vuoti · { clock-time } a mossa{ $rated ->
    [yes] {" "}· valutata
   *[no] {""}
}
club-when = **Inizio:** { $now ->
    [yes] { $minutes } minuti dopo l'arrivo di due persone. Se in { $late } minuti non sono due, annullo.
    [waits] { $minutes } minuti dopo l'arrivo di due persone. Se alle { $at } non sono due, annullo la serata.
   *[no] { $at }{ $weekly ->
        [yes] , poi ogni settimana
       *[no] {""}
    }
}
club-host = Prevista da { $host }.
club-how = Tutti i tavoli hanno le stesse carte, e anche { $field } tavoli di computer. Il tuo risultato si confronta con quello di chi ha le tue a un altro tavolo. { $deal ->
    [0] Una smazzata è una partita intera.
    [one] Una smazzata ha { $deal } manche.
   *[other] Una smazzata ha { $deal } manche.
}
club-asked = Premi adesso **Vengo**, e da { $opens } in poi **Ci sono**.
club-coming = { $count ->
    [0] Per ora non viene nessuno.
   *[other] **Vengono: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}e altri { $others }
}
club-open = { $when ->
    [none] **Premi Ci sono** per giocare.
   *[start] **Premi Ci sono** prima dell'inizio.
}
club-here = { $count ->
    [0] Non c'è ancora nessuno.
   *[other] **Presenti: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}e altri { $others }
}{ $tables ->
    [0] {""}
    [one] {" "}· Adesso sarebbero { $tables } tavolo{ $computers ->
        [0] {" "}senza computer
        [one] {" "}con { $computers } computer
       *[other] {" "}con { $computers } computer
    }
   *[other] {" "}· Adesso sarebbero { $tables } tavoli{ $computers ->
        [0] {" "}senza computer
        [one] {" "}con { $computers } computer
       *[other] {" "}con { $computers } computer
    }
}
club-missing = **Attesi: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}e altri { $others }
}
club-absent = **Non vengono: { $count }**
club-round = { $tables ->
    [one] **Smazzata { $round } di { $rounds }** in corso a { $tables } tavolo. Di solito dura { $minutes } minuti. I computer finiscono ciò che è ancora aperto alle { $until } ({ $left }).
   *[other] **Smazzata { $round } di { $rounds }** in corso a { $tables } tavoli. Di solito dura { $minutes } minuti. I computer finiscono ciò che è ancora aperto alle { $until } ({ $left }).
}
club-next = **Poi:** smazzata { $round } di { $rounds } alle { $at }.
club-break = Leggi con calma: la tua mano ti aspetta poi { clock-time }, e **{ club-places-button }** resta.{ $way ->
    [more] {" "}Chi organizza può fare una pausa: **{ board-more-button }**.
    [night] {" "}Chi organizza può fare una pausa: `/night`.
   *[none] {""}
}
club-waits = **La smazzata { $round } di { $rounds } aspetta** che ogni tavolo abbia un thread, e poi continua da sola. { $why ->
    [full] Questo server ha tanti thread aperti quanti ne permette Discord: un moderatore può chiuderne alcuni.
    [rights] Mi serve { $names } in questo canale: un moderatore può concederlo.
   *[later] Discord ora non me ne lascia creare. Riprovo ogni mezzo minuto.
}
club-paused = { $now ->
    [yes] L'organizzatore ha messo in pausa la serata. **Smazzata { $round } di { $rounds }**: comincia quando riprende.
   *[no] Poi c'è una pausa, finché l'organizzatore fa cominciare la **smazzata { $round } di { $rounds }**.
}
club-leads = { $count ->
    [0] Dopo { $round } smazzate su { $rounds } nessuno può più entrare in classifica: nessuno arriva più a due terzi.
    [one] **{ $names } è in testa** con il { club-percent } (smazzate giocate: { $round } su { $rounds }).
   *[other] **{ $names } sono in testa insieme** con il { club-percent } (smazzate giocate: { $round } su { $rounds }).
}
club-won = 🌙 { $game }: { $count ->
    [one] { $names } vince la serata di club con il { club-percent }!
   *[other] { $names } vincono con il { club-percent } a testa!
}
club-over = 🌙 { $game }: { $early ->
    [yes] la serata di club è finita prima, perché non era rimasto nessuno
    [rooms] la serata di club è finita prima, perché i suoi tavoli non avevano più thread
   *[no] la serata di club è finita
}
club-cancelled = { $count ->
    [0] { $begun ->
        [yes] La serata di club { $game } di { $at } è annullata: i suoi tavoli non avevano thread qui.
       *[no] La serata di club { $game } di { $at } è annullata, perché non c'erano due persone.
    }
   *[other] { $names } ha annullato la serata di club { $game } di { $at }.
}
club-closed = Questa serata di club è finita: [tutti i posti e la smazzata della serata]({ $link }).
club-after = **Poi:** { $at }, e da lì ogni settimana.
club-percent = { number-tenths }%
club-place = posto { $points }
club-lead = { $way ->
    [place] posto { number-tenths }
    [ahead] { $long ->
        [yes] { number-tenths } sopra la media al tavolo
       *[no] { number-tenths } avanti
    }
    [behind] { $long ->
        [yes] { number-tenths } sotto la media al tavolo
       *[no] { number-tenths } indietro
    }
   *[level] { $long ->
        [yes] alla pari con la media al tavolo
       *[no] alla pari
    }
}
club-others = { $count ->
    [one] e { $count } altro posto: **Il mio risultato**, poi **Tutti i posti**
   *[other] e altri { $count } posti: **Il mio risultato**, poi **Tutti i posti**
}
club-round-button = Smazzata { $round }
club-hands = Altre smazzate e tavoli
club-games = Rivedi le tue partite
club-no-places = I posti arrivano quando la prima smazzata è contata.
club-counting =
    -# **Una smazzata:** { $what ->
        [places] il tuo posto si confronta con quello
       *[points] il tuo vantaggio sugli altri al tuo tavolo si confronta con quello
    } di tutti quelli che hanno le tue carte, computer compresi. 62% vuol dire: 62 su 100 hanno fatto peggio. { $what ->
        [places] Lo stesso posto vale metà.
       *[points] A parità di vantaggio decide il gioco; quel che resta pari vale metà.
    }
    -# **La serata** è la media delle smazzate. A pari merito decide il vantaggio contro le stesse carte. Per la classifica { $rounds ->
        [1] ti serve la sua smazzata
        [2] ti servono entrambe le smazzate
       *[other] ti servono { $needed } smazzate su { $rounds }
    }.
    -# { $rounds ->
        [1] {""}
        [2] {""}
       *[other] **Una smazzata saltata** vale 50%, ogni altra 40%.{" "}
    }Se il computer fa più di metà delle tue mosse, la smazzata vale 40%, un po' sotto la media, e almeno 60% per gli altri al tavolo.
club-legend = 62%: meglio di 62 su 100 con le stesse carte.
club-note = { $why ->
    [alone] { $names }: 60%, perché qualcuno ha lasciato il tavolo.
    [left] { $names }: 40%, perché un computer ha fatto più di metà delle mosse.
   *[missed] { $names }: assenza, che vale 50% la prima volta, poi 40%.
}
club-line = { $ranked ->
    [yes] { $place }\. { $name } { club-percent }{ $by ->
        [margin] , come { $above }, che aveva { $less } di vantaggio in più a smazzata
        [cards] , come { $above }, che ha fatto meglio con le stesse carte
       *[score] {""}
    }
   *[no] Fuori classifica: { $name } (giocate { $played } su { $round })
}
club-deal = 🃏 **Smazzata della serata: la { $round }.** { $count ->
    [one] Il risultato migliore: { $best }, con { $most } ({ $share }).
   *[other] Le stesse carte hanno dato da { $least } a { $most }. Il risultato migliore con queste: { $best } ({ $share }).
}
club-outdone = 🃏 **Smazzata { $round }:** con le tue carte { $best } ha ottenuto { $most } ({ $share }). Tu: { $least } ({ $lower }).
club-own-deal = { $why ->
    [missed] **Smazzata { $round }:** non avevi posto{ $counts ->
        [yes] , quindi vale { $share }
       *[no] {""}
    }.
    [left] **Smazzata { $round }: { $share }**, un po' meno della media del 50%, perché un computer ha fatto più di metà delle tue mosse.
    [alone] **Smazzata { $round }: { $share }**, un po' più della media del 50%, perché qualcuno ha lasciato il tuo tavolo. Altrimenti varrebbe { $real }.
   *[own] **Smazzata { $round }: { $share }** · { $among ->
        [0] Nessun altro aveva le tue carte.
       *[other] Hai battuto { $beaten } { $who ->
            [short] su { $among }
           *[other] dei { $among } con le tue carte{ $who ->
                [named] {" "}({ $names } e { $computers } computer)
                [many] {" "}({ $people } persone e { $computers } computer)
               *[none] , tutti computer
            }
        }{ $level ->
            [0] .
           *[other] ; alla pari con { $level }.
        }
    }
}
club-own-table = **Il tuo tavolo:** { $results }
club-compared = { $what ->
    [places] Posto al tavolo:
   *[points] Vantaggio sulla media degli altri allo stesso tavolo:
} { $results }
club-tied = { $ahead ->
    [yes] A parità di vantaggio sei davanti a { $name }.
   *[no] A parità di vantaggio { $name } è davanti a te.
}
club-middle = mediana dei { $count }
club-reach = 🎯 { $deals ->
    [0] { $own ->
        [1] **Il tuo vantaggio:** a { $name } mancava in tutto { $gap }% per raggiungerti.
       *[other] **Per raggiungere { $name } (posto { $place })** ti mancava in tutto { $gap }%.
    }
   *[other] { $own ->
        [1] **Il primo posto non è ancora sicuro:** a { $name } basta { $gap }% in più { $deals ->
            [one] nell'ultima smazzata
           *[other] nelle ultime { $deals } smazzate insieme
        } per raggiungerti.
       *[other] **Il posto { $place } è ancora possibile:** raggiungi { $name } con { $gap }% in più { $deals ->
            [one] nell'ultima smazzata
           *[other] nelle ultime { $deals } smazzate insieme
        }.
    }
}
club-best = 🎯 **Il tuo meglio:** la smazzata { $round }, { $way ->
    [over] { number-tenths } meglio della media di tutti quelli con le tue carte.
    [short] a { number-tenths } dalla media di tutti quelli con le tue carte.
   *[share] meglio del { $share } con le tue carte.
}
club-own-place = { $ranked ->
    [yes] Posto { $place } su { $among }{ $over ->
        [yes] {""}
       *[no] {" "}finora
    }, con { club-percent }{ $played ->
        [1] {""}
       *[other] {" "}di media
    }
   *[no] { $played ->
        [0] In classifica da { $needed } smazzate su { $rounds } giocate fino in fondo
        [one] { club-percent } in { $played } smazzata; in classifica da { $needed } su { $rounds }
       *[other] { club-percent } in { $played } smazzate; in classifica da { $needed } su { $rounds }
    }
}
club-coming-button = Vengo
club-absent-button = Non posso
club-here-button = Ci sono
club-table-button = Il mio tavolo
club-places-button = Il mio risultato
club-leave-button = Lascia
club-back-button = Sono qui di nuovo
club-now-button = Mostra la serata
club-seals-button = Prova delle carte
club-history-button = Le mie serate
club-how-button = Come si è contato
club-all-button = Tutti i posti
club-deal-button = Partita: { $name }
club-league-button = Lega
club-next-button = Prossima serata
club-night-button = Serata di club
club-open-button = Apri l'appello ora
club-begin-button = Comincia ora
club-go-on-button = Prossima smazzata ora
club-pause-button = Pausa
club-resume-button = Riprendi
club-change-button = Modifica
club-cancel-button = Annulla
club-weekly-button = Ripeti ogni settimana
club-weekly = { $at ->
    [off] Non si ripete: **Ripeti ogni settimana** è spento.
   *[other] **Poi:** { $at }, e da lì ogni settimana, fino a una serata senza nessuno.
}
club-every-week = Annuncio le prossime il giorno prima, finché viene qualcuno.

## Il suo programma

club-gathered = quando siete in due
club-choices =
    {""}**Smazzate:** { club-rounds }, { club-length }{ $rated ->
        [yes] {" "}· valutata
       *[no] {""}
    }
    {""}**Posti:** { $seats } per tavolo, computer ai posti vuoti
    {""}**Tempo per mossa:** { clock-time }
club-deal-length = circa { $minutes } minuti a smazzata
club-change-title = ✏️ Cambia la serata di club: { $game }
club-seats = { $seats } per tavolo
club-step = 15 minuti dopo
club-day = { $weekday ->
    [0] lun
    [1] mar
    [2] mer
    [3] gio
    [4] ven
    [5] sab
   *[other] dom
} { $day } { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[other] dic
}
club-at = { club-day }, { $time }
club-zone = { $zoned ->
    [no] Orari in UTC: **{ club-zone-button }** mostra i tuoi.
   *[yes] Orari: { $zone }.
}
club-latecomers = { $rounds ->
    [1] Dopo l'inizio non si può più entrare.
    [2] Chi salta la prima smazzata può giocare la seconda, ma non entra in classifica.
   *[other] Chi arriva tardi entra in classifica se gioca { $needed } delle { $rounds } smazzate.
}
club-changing = **Salva** non menziona nessuno. Un altro inizio vuole un nuovo appello.
club-rated = Valutata: le partite fra sole persone cambiano le valutazioni (`/leaderboard`).
club-group = { $group ->
    [game] Gioco
    [rounds] Smazzate
    [seats] Posti
    [clock] Tempo per mossa
    [start] Inizio
    [day] Giorno
   *[hour] Ora
}
club-event-name = Serata di club: { $game }
club-announce-button = Annuncia
club-save-button = Salva
club-settings-button = Impostazioni
club-zone-button = Fuso
club-announced = { $new ->
    [yes] La serata di club è annunciata.
   *[no] La serata di club è cambiata. Chi aveva detto che viene resta nella lista.
}{ $weekly ->
    [yes] {" "}Torna { $weekday ->
        [0] ogni lunedì
        [1] ogni martedì
        [2] ogni mercoledì
        [3] ogni giovedì
        [4] ogni venerdì
        [5] ogni sabato
       *[other] ogni domenica
    } alle { $time }, fino a una serata senza nessuno: allora ti menziono. Per chiudere la serie premi **{ board-more-button }** sotto l'annuncio, poi **{ club-weekly-button }**.
   *[no] {""}
} { $open ->
    [yes] La presenza si può segnare fino all'inizio. **{ club-begin-button }** la avvia prima, da due persone in su, e segna la tua presenza, tranne dopo **{ club-absent-button }**.
   *[no] L'appello apre { $at }.
}
club-none = In questo canale non è prevista nessuna serata di club. Se ne vuoi una, chiedi a { $names }. Fino ad allora, **{ open-button }** invita tutti qui a giocare.
club-series = **La prossima serata di club:** { $at }, poi ogni settimana. La annuncio qui il giorno prima.
club-another-button = Altra serata
club-not-yours = Possono farlo solo l'organizzatore e chi qui può prevedere serate di club. Chiedi a loro.
club-no-threads = Una serata di club vuole un canale testuale, dove i suoi tavoli hanno thread privati. Scegline uno e usa `/night` lì.

## Risposte ai partecipanti

club-coming-done = { $without ->
    [unwanted] Vieni anche tu. L'appello apre { $at }; non ti menziono, come dice `/preferences`.
    [quiet] Vieni anche tu. L'appello apre { $at }; è nelle tue ore di quiete, quindi non ti menziono.
    [unseen] Vieni anche tu. L'appello apre { $at }; non posso menzionarti qui, perché non vedi questo canale.
   *[nothing] Vieni anche tu. L'appello apre { $at }, e ti menziono. Premi allora **{ club-here-button }** per avere un posto.
}
club-absent-done = Segnato: non puoi venire. Se cambia, premi { $open ->
    [yes] **Ci sono**
   *[no] **Vengo**
}.
club-here-done = La tua presenza è segnata. Quando comincia una smazzata, una menzione ti porta al tuo tavolo, un thread privato di questo canale.
club-late-done = { $when ->
    [later] Giochi dalla smazzata { $round } in poi. Una menzione ti porta al tuo tavolo.
    [soon] La smazzata { $round } comincia alle { $at }. Una menzione ti porta al tuo tavolo.
   *[waits] La smazzata { $round } comincia quando la serata riprende. Una menzione ti porta al tuo tavolo.
}{ $late ->
    [yes] {" "}Per la classifica è troppo tardi: servono { $needed } smazzate su { $rounds }.
   *[no] { $came ->
        [yes] {" "}Puoi ancora entrare in classifica: servono { $needed } smazzate su { $rounds }.
       *[no] {""}
    }
}
club-cut = Hai tagliato le carte della serata con **{ $word }**. Puoi cambiare parola fino all'inizio.
club-table = { $left ->
    [yes] Smazzata { $round }: hai lasciato il tavolo, e un computer gioca per te in { $thread }. **Sono qui di nuovo** ti ridà il posto. Se il computer fa più di metà delle tue mosse, la smazzata vale 40%, un po' sotto la media.
   *[no] Smazzata { $round }: il tuo tavolo è { $thread }.
}
club-table-over = Questo tavolo ha finito. { $still ->
    [0] Anche tutti gli altri: tra poco **Il mio risultato** li confronta.
    [one] Alle { $at } gioca ancora un tavolo. Poi **Il mio risultato** confronta il tuo con gli altri.
   *[other] Alle { $at } giocano ancora { $still } tavoli. Poi **Il mio risultato** confronta il tuo con gli altri.
}
club-table-title = **La smazzata { $round } di { $rounds } è finita.** Ognuno si confronta con tutti quelli che avevano le stesse carte, non con questo tavolo:
club-table-line = **{ $name } { $share }**{ $why ->
    [own] { $among ->
        [0] {""}
       *[other] : davanti a { $beaten } su { $among }{ $level ->
            [0] {""}
           *[other] , alla pari con { $level }
        }
    }
   *[other] {""}
} · { $ranked ->
    [yes] posto { $place } della serata
   *[no] fuori classifica
}
club-table-done = { $still ->
    [0] **Smazzata { $round } su { $rounds }**: tutti i tavoli hanno finito. Sto contando.
   *[other] **Smazzata { $round } su { $rounds }**, alle { $at }: { $still ->
        [one] un tavolo è
       *[other] { $still } tavoli sono
    } ancora in gioco, al più tardi fino alle { $until } ({ $left }). Poi finiscono i computer. { $last ->
        [yes] Quando hanno finito tutti arriva la classifica finale.
        [pause] Quando hanno finito tutti arriva la classifica.
       *[no] Quando hanno finito tutti arriva la classifica, e poi la prossima smazzata.
    }
}
club-no-table = { $can ->
    [yes] { $gone ->
        [yes] Hai lasciato la serata. Con **Sono qui di nuovo** giochi dalla smazzata { $round } in poi.
       *[no] { $late ->
            [yes] Non stai giocando. Con **Ci sono** giochi dalla smazzata { $round } in poi. Per la classifica è troppo tardi: servono { $needed } smazzate su { $rounds }.
           *[no] Non stai giocando. Con **Ci sono** giochi dalla smazzata { $round } in poi.
        }
    }
   *[no] { $gone ->
        [yes] Te ne sei andato, ed è tardi per tornare: l'ultima smazzata è in corso. Con `/solo` puoi giocare subito.
       *[no] Non stai giocando, ed è troppo tardi: chi è nuovo può unirsi fino a metà delle smazzate. Con `/solo` puoi giocare subito.
    }
}
club-seated = Tavolo { $table }: { $names }
club-sure = { $act ->
    [seat] Lasciare il tuo posto? Un computer gioca per te, e **Sono qui di nuovo** te lo ridà. Se il computer fa più di metà delle tue mosse, la smazzata vale 40%, un po' sotto la media.{ $late ->
        [yes] {" "}Allora non sei in classifica: servono { $needed } smazzate su { $rounds }.
       *[no] {""}
    }{ $last ->
        [yes] {""}
       *[no] {" "}Se alla fine sei ancora via, nella prossima non giochi.
    }
    [leave] Lasciare la serata di club? La prima smazzata che salti vale 50%, ogni altra 40%. **Sono qui di nuovo** ti fa rientrare.{ $late ->
        [yes] {" "}Allora non sei in classifica: servono { $needed } smazzate su { $rounds }.
       *[no] {""}
    }
    [begin] { $names }{ $others ->
        [0] {""}
       *[other] {" "}e altri { $others }
    }{ $count ->
        [one] {" "}non è ancora qui
       *[other] {" "}non sono ancora qui
    }. Cominciare lo stesso?
   *[cancel] Annullare la serata per tutti?{ $tables ->
        [open] {" "}I tavoli in gioco vengono chiusi, e non conta niente.
        [over] {" "}Le sue smazzate allora non contano.
       *[none] {""}
    }{ $weekly ->
        [yes] {" "}Quella della prossima settimana resta; **Ripeti ogni settimana** sotto **Altro** la chiude.
       *[no] {""}
    }
}
club-done = { $act ->
    [seat] Un computer gioca per te. **Sono qui di nuovo** ti ridà il tuo posto. Se il computer fa più di metà delle tue mosse, la smazzata vale 40%, un po' sotto la media.
    [leave] Hai lasciato la serata. **Sono qui di nuovo** ti fa rientrare.
    [open] Hai aperto l'appello.
    [begin] { $came ->
        [yes] La tua presenza è segnata e comincia la smazzata { $round }. Una menzione ti porta al tuo tavolo.
       *[no] Hai fatto cominciare la smazzata { $round }.
    }
    [pause] { $now ->
        [yes] La serata è in pausa: la prossima smazzata aspetta **{ club-resume-button }**.
       *[no] La serata fa una pausa dopo questa smazzata.
    }
   *[resume] La serata riprende.
}
club-watch = Nessuno può guardare una smazzata. Poi tutto è aperto: **Come si è contato**.
club-seals = Ogni sigillo è fissato prima che l'appello finisca. Dopo la sua smazzata, **Verifica la mescolata** di una partita finita mostra che le carte gli corrispondono.
club-seal = Smazzata { $round }: `{ $seal }`
club-thread-name = 🌙 Smazzata { $round } · Tavolo { $table }
club-thread = { $names }: { $mate ->
    [none] comincia la smazzata { $round } di { $rounds }.
   *[other] continui per il computer { $mate }, finora con { $amount }.
} Premete **La mia mano** qui sotto.{ $computers ->
    [yes] {" "}🤖 è un computer.
   *[no] {""}
}
    -# Altri hanno le stesse carte, quindi tenete le vostre per voi. Solo il vostro tavolo e i moderatori del server vedono questo thread.
club-check-in = { $names }: la serata di club comincia alle { $at }. Prima premete **Ci sono**, per avere di sicuro un posto nella prima smazzata.

## Le serate passate

club-nights-title = 🌙 Le tue serate di club in questo server
club-nights-pick = Posti di una serata
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, posto { $place } su { $among }
   *[no] { $date } · **{ $game }** · fuori classifica
}
club-past = 🌙 **La tua ultima serata di club:** { club-night }
club-night-option = { club-day } · { $game } · { club-percent }
club-no-records = { $act ->
    [league] Nessuno è ancora entrato in classifica a una serata di club di questo server. **Serata di club** mostra se ne è prevista una, o chi può prepararne una.
   *[nights] Qui non hai ancora giocato a una serata di club. **Serata di club** mostra se ne è prevista una, o chi può prepararne una.
}
club-league-title = 🏆 La lega delle serate di club
club-league-line = { $nights ->
    [one] { $name } { number-tenths } punti in { $nights } serata
   *[other] { $name } { number-tenths } punti in { $nights } serate
}
club-league-how = Basta una serata in classifica per esserci. I tuoi punti sono la somma delle tue { $best } percentuali migliori nelle ultime { $nights } serate di questo server. A parità di somma decidono i posti migliori in quelle serate.
club-league-need = { $way ->
    [out] Non ci sei ancora: finisci qui una serata di club con un posto.
    [full] Per il posto { $place } ti mancano { number-tenths } punti. Una serata ne porta se supera la più bassa delle tue { $best }.
   *[more] Per il posto { $place } ti mancano { number-tenths } punti. La tua prossima serata in classifica conta per intero.
}
club-league-leads = 🏆 Le serate di club hanno una lega tutta loro: premi **Lega**.
club-profile = 🌙 Serate di club: { $ranked ->
    [yes] giocate { $count }, vinte { $won }. Miglior posto: { $place }. Miglior risultato: { club-percent }
   *[no] giocate { $count }, ancora nessuna con un posto
}
