## Elenchi di nomi

# a heading or a name, which may be bold, and what belongs to it
labelled = { $label }: { $text }
names-and = { $most } e { $last }
names-or = { $most } o { $last }
# numbers; the first two in screen-reader text alone
number-below-zero = meno { $number }
number-range = da { $least } a { $most }
number-tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}

## Prima dell'inizio

lobby-host = capotavola
lobby-install = Qui possono giocare tutti. [Aggiungimi al tuo account]({ $link }) per aprire tavoli anche tu.
chat-further-down = Il tavolo è più in basso.
lobby-ready = { $free ->
    [0] **Al completo:** tutti i posti sono occupati. { $host } può premere **Inizia**.
    [one] **Tutto pronto.** { $host } può premere **Inizia**; c'è ancora un posto libero.
   *[other] **Tutto pronto.** { $host } può premere **Inizia**; ci sono ancora { $free } posti liberi.
}
lobby-free-seat = posto libero
lobby-kept = { $count ->
    [one] ✉️ Un posto è tenuto per { $guest } fino alle { $until }.
   *[other] ✉️ Alcuni posti sono tenuti per { $guest } fino alle { $until }.
}
lobby-expected = { $count ->
    [one] ✉️ Aspetto { $guest } fino alle { $until }. La partita comincia con la risposta: **Siediti**, o **Alzati** per rifiutare.
   *[other] ✉️ Aspetto { $guest } fino alle { $until }. La partita comincia con l'ultima risposta: **Siediti**, o **Alzati** per rifiutare.
}
lobby-changed = 🎲 { $name } ha scelto un altro gioco.
lobby-queue = { $others ->
    [0] ⏭️ Prossima partita: { $names }
   *[other] ⏭️ Prossima partita: { $names } e altri { $others }
}
deal-in-button = Gioco la prossima
deal-out-button = Anzi, no
deal-in-done = { $place ->
    [1] Nella prossima partita qui il primo posto è tuo, e non devi premere altro.
   *[other] Per la prossima partita qui sei al numero { $place } della lista, e non devi premere altro.
}
deal-in-opens = Il pulsante **Gioca ancora** la apre.
deal-out-done = Non aspetti più la prossima partita.
lobby-level = {" "}{ $mark } { $level }
    .words = , { $level }
lobby-full-title = Tutti i posti sono occupati
lobby-full = Il tavolo è al completo. Premi **Inizia**, o prima libera un posto.
lobby-missing = { $missing ->
    [one] Manca un giocatore per cominciare. Nessun amico in giro? **Un computer**.
   *[other] Mancano { $missing } giocatori per cominciare. Nessun amico in giro? **Un computer**.
}
lobby-expires = ⌛ Qui non succede nulla da sei giorni. Il tavolo chiude { $when }, se nessun giocatore preme qualcosa.
table-expires = ⌛ { $host }, a questo tavolo non succede nulla da sei giorni. Chiude { $when }, se nessun giocatore preme qualcosa qui.
lobby-rated-lacks = **Una partita classificata non può ancora cominciare.** Deve sedersi una seconda persona. **Tempo per turno** e **Classificata** sono in **Regole della casa**.
lobby-wrong-number = Queste regole della casa sono per { $seats } giocatori. O qualcuno si alza, o il capotavola cambia le **Regole della casa**.
lobby-join-button = Siediti
lobby-leave-button = Alzati
lobby-add-button = Un computer
lobby-house-button = Regole della casa
lobby-start-button = Inizia
lobby-start-without-button = { $count ->
    [one] Inizia senza { $name }
   *[other] Inizia senza { $count }
}
lobby-rules-button = Come si gioca
lobby-remove-button = Togli computer
lobby-cut-button = Taglia il mazzo
lobby-seal = 🔒 Sigillo: `{ $seal }`; si verifica dopo la partita con **Altro**.
lobby-cuts = ✂️ Taglio di { $cuts }
lobby-cut = { $hosts ->
    [yes] Hai tagliato il mazzo con **{ $word }**. Puoi cambiare parola finché non premi **Inizia**.
   *[no] Hai tagliato il mazzo con **{ $word }**. Puoi cambiare parola finché { $host } non preme **Inizia**.
}
lobby-joined = { $count ->
    [0] Hai un posto. La partita comincia quando { $host } preme **Inizia**.
    [one] Ci sei! La partita comincia appena risponde { $guest }.
   *[other] Ci sei! La partita comincia appena avranno risposto { $guest }.
}
lobby-left = Hai lasciato il tavolo. Premi **Siediti** per tornare.
lobby-left-last = Al tavolo non c'era più nessuno, quindi è chiuso.
lobby-left-voted = Hai lasciato il tavolo, e gli altri hanno votato per finire la partita. Il tavolo è chiuso.
lobby-opened = { $game }: il tuo tavolo è aperto. Premi **Inizia** quando ci sono i tuoi amici.
lobby-started = Le carte sono distribuite.
lobby-levels-title = Chi prende il prossimo posto?
lobby-rules-title = Regole della casa
lobby-rules-placeholder = Che cosa vuoi cambiare?
lobby-first-opponent = -# Un Mozzo è un buon primo avversario.
lobby-rules-of-host = { $host } è capotavola e può cambiarle finché le carte non sono distribuite.
lobby-any-move = I computer non hanno ancora imparato questo gioco. Fanno mosse a caso, ma valide.
lobby-computer-joined = { $name } prende posto.
lobby-computer-left = L'ultimo computer ha lasciato il tavolo.
lobby-unofficial = Il gioco stampato non è pensato per questo numero di giocatori, ma funziona.

## Computer

level-deckhand = Mozzo
level-deckhand-character = gioca bene, ma dimentica le carte uscite.
level-deckhand-names = Pip, Wren, Tolly, Jory, Bess, Finn, Dot
level-mate = Nostromo
level-mate-character = una mano sicura che pesa ogni carta.
level-mate-names = Marlow, Isolde, Brand, Thea, Corwin, Sunniva, Abel
level-captain = Capitano
level-captain-character = guarda avanti e ricorda tutto.
level-captain-names = Voss, Ines, Rook, Maren, Quill, Sable, Drake

## Regole della casa

rule-on = sì
rule-off = no
rule-own = la tabella del capotavola
rule-usual = come al solito
rule-from = { $value }, da { $seats } giocatori in su

## La mescolata

cut-signs = una parola di simboli
cut-title = Taglia il mazzo
cut-label = La tua parola
cut-meaning = Entra nella mescolata, e tutti possono leggerla.
cut-typed = Discord ha tardato a chiederti la parola. Premi di nuovo **Taglia il mazzo**.
rules-counts = { $mark ->
    [night] -# **In una serata di club** non conta la vittoria: { $deal ->
        [0] il tuo posto
       *[other] il tuo vantaggio sugli altri al tavolo
    } si confronta con tutti quelli che hanno le tue carte.
    [day] -# **Nella partita del giorno** conta il tuo risultato contro 100 computer con le tue carte.
   *[duel] -# **In un duello** conta il tuo risultato contro quello dell'altro con le stesse carte.
}
verify-button = Verifica la mescolata
verify-title = 🔎 { $game }, { $deal ->
    [0] tavolo { $number }
   *[other] smazzata { $deal }, tavolo { $number }
}: la mescolata
verify-seal = { $lobby ->
    [yes] ✅ **La mescolata corrisponde al sigillo** mostrato prima dell'inizio: `{ $seal }`. Confrontalo con quello che hai annotato.
   *[no] ✅ **La mescolata corrisponde al suo sigillo**: `{ $seal }`. Nessuno l'ha visto prima della distribuzione: mostra che da allora nulla è cambiato, non chi ha scelto le carte.
}
verify-seed = { $cuts ->
    [0] ✅ **Le carte derivano** dal numero sigillato, dalle regole della casa e dai posti. Nessuno ha tagliato il mazzo.
    [one] ✅ **Le carte derivano** dal numero sigillato, dalle regole della casa, dai posti e dall'unico taglio.
   *[other] ✅ **Le carte derivano** dal numero sigillato, dalle regole della casa, dai posti e dai { $cuts } tagli.
}
verify-played = { $moves ->
    [0] ✅ **Non c'è stata nessuna mossa** prima della chiusura del tavolo.
    [one] ✅ **Si è giocato con queste carte**: l'unica mossa segue le regole.
   *[other] ✅ **Si è giocato con queste carte**: tutte le { $moves } mosse seguono le regole.
}
verify-wrong = ❌ **La mescolata non corrisponde al sigillo.** Mostra questo a chi mi gestisce.
verify-not-played = ❌ **Le mosse non si possono rigiocare.** O le regole o la registrazione sono cambiate nel frattempo.
verify-no-secret = Non c'è un sigillo da verificare. Le carte venivano da un numero dato in anticipo.
verify-alone = Per verificare senza di me, avvia `verify_shuffle.py` dal mio codice sorgente con questo file. `shuffle.md`, lì accanto, spiega come.

## Il tabellone

board-hand-button = La mia mano
board-rules-button = Regole
board-more-button = Altro
turn-ends = ⏳ Il turno finisce { $deadline }.
turn-rests = { $count ->
    [one] Il tempo si ferma dalle { $begin } alle { $end }: ore di silenzio.
   *[other] Il tempo si ferma dalle { $begin } alle { $end } in { $count } notti: ore di silenzio.
}
board-quiet = { $count ->
    [one] 🌙 { $names } ha ore di silenzio fino alle { $until }.
   *[other] 🌙 { $names } hanno ore di silenzio; le prime finiscono alle { $until }.
}
turn-time-button = Tempo per turno
turn-time-title = Tempo per turno
turn-time-now = Ora: { clock-time }.
turn-time-sets = Il capotavola sei tu: la tua scelta vale da questo turno.
vote-stand-in = 🗳️ Far giocare un computer al posto di { $name }, che tace da mezza giornata? Sì finora: { $yes }. Serve il sì di più della metà degli altri giocatori presenti.
vote-end = 🗳️ { $by } vuole chiudere questa partita senza vincitori: { $yes } sì, { $no } no. { $rated ->
    [yes] Devono dire sì tutti gli altri entro le { $until }, e allora conta come pareggio.
   *[no] Deve dire sì entro le { $until } la maggior parte degli altri.
}
vote-end-button = Sì, chiudi
vote-on-button = No, continua
vote-end-counted = Il tuo voto conta. { $rated ->
    [yes] Per chiudere serve il sì di tutti gli altri.
   *[no] Per chiudere serve il sì della maggior parte degli altri.
}
vote-end-declined = La partita continua.
stand-in-button = Un computer per { $name }
stand-in-done = Ora al posto di { $name } gioca un computer. { $name } riprende il posto premendo qualcosa qui.
stand-in-voted = Il tuo voto conta: { $votes } su { $needed } per un computer al posto di { $name }.
board-left-out = … e { $count } in più …
    .words = E { $count } in più.
more-title = A questo tavolo
table-shown = Il tavolo è di nuovo qui in fondo.

## Turni

turn-announcement = { $count ->
    [one] { $mentions }, tocca a te.
   *[other] { $mentions }, ora scegliete tutti.
}
turn-yours = Tocca a te. Premi una carta.
solo-seats = { $game }: puoi allenarti con tavoli da { $least } a { $most } giocatori, contando te.
solo-deal = { $done ->
    [yes] {""}
   *[no] **Partita di oggi:** { $game }, 3 minuti, un solo tentativo
}
solo-puzzles = { $count ->
    [0] {""}
    [one] **Enigmi:** { $count } ti aspetta, un minuto l'uno
   *[other] **Enigmi:** { $count } ti aspettano, un minuto l'uno
}
solo-like = **Una partita:** { $game }, { $seats } giocatori · { $level }
solo-play-button = Gioca a { $game }
solo-start-button = Inizia: { $seats } giocatori · { $level }
solo-quick = Scegli un altro gioco
solo-quick-choose = Giocatori e livello
solo-quick-option = { $seats } giocatori · { $level }
hand-closed = Il tavolo è stato chiuso prima dell'ultimo punteggio. Quello fino a quel momento è nel canale.
hand-left = Per te gioca un computer. Il posto è ancora tuo: per riprenderlo, premi **La mia mano**.
kicked = Ti hanno tolto dal tavolo, e un computer continua. Puoi guardare, e il capotavola può farti rientrare con **Posti**.
kicked-told = { $runs ->
    [yes] { $mention }, ti hanno tolto da questo tavolo, e un computer continua. Puoi guardare, e il capotavola può farti rientrare con **Posti**.
   *[no] { $mention }, ti hanno tolto da questo tavolo. Il capotavola può farti rientrare con **Posti**.
}
hand-rests = Ho messo via la tua mano. Il pulsante mostra le tue carte come sono ora.
panel-rests = Non usi questo messaggio da un po', quindi l'ho messo via. I pulsanti del tavolo lo riaprono.
leaf-back-button = ◀ Indietro
    .words = Pagina precedente
leaf-before-button = ◀ Pagina { $leaf }
leaf-on-button = Altro ({ $leaf } di { $leaves }) ▶

## La fine

end-headline = { $reader ->
    [yes] { $way ->
        [shared] Dividi la vittoria con { $winners }!
        [points] Hai vinto { $own } a { $next }!
        [apart] Hai vinto, con { $far } di vantaggio su { $second }!
       *[level] Hai vinto allo spareggio!
    }
    [team] { $way ->
        [shared] Voi due dividete la vittoria con { $winners }!
        [points] Voi due avete vinto { $own } a { $next }!
        [apart] Voi due avete vinto, con { $far } di vantaggio su { $second }!
       *[level] Voi due avete vinto allo spareggio!
    }
   *[no] { $way ->
        [shared] Vincono a pari merito { $winners }!
        [points] { $count ->
            [one] Vince { $winners }, { $own } a { $next }!
           *[other] Vincono { $winners }, { $own } a { $next }!
        }
        [apart] { $count ->
            [one] Vince { $winners }, con { $far } di vantaggio su { $second }!
           *[other] Vincono { $winners }, con { $far } di vantaggio su { $second }!
        }
       *[level] { $count ->
            [one] Vince { $winners } allo spareggio!
           *[other] Vincono { $winners } allo spareggio!
        }
    }
}
end-headline-placed = { $whole ->
   *[yes] { $way ->
        [shared] Vincono a pari merito { $winners }.
       *[other] { $count ->
            [one] Vince { $winners }.
           *[other] Vincono { $winners }.
        }
    }
    [no] {""}
} { $behind ->
    [0] Per te { $place }º posto, a pari punti.
   *[other] Per te { $place }º posto, a { $far }.
}
# The reader, in a list of names to which no verb belongs.
you = tu
end-scoring-button = Punteggio
end-more-title = Dopo la partita
# in the own end of a game: somebody has opened the table of the next one
end-invited = { $again ->
    [yes] { $host } vuole giocare ancora: **{ $game }**.
   *[no] { $host } vuole giocare adesso a **{ $game }**.
}
end-dealt-in = Hai un posto nella prossima partita, **{ $game }**. { $count ->
    [0] Comincia quando { $host } preme **Inizia**.
    [one] Comincia appena risponde { $guest }.
   *[other] Comincia appena avranno risposto { $guest }.
}
end-begun = **{ $game }** è cominciato senza di te.
end-join-button = Ci sto
end-decline-button = Non ora
# what a player says across the table
remark-well-played = Ben giocato.
remark-moment = Un momento!
remark-placeholder = Di' qualcosa…
remark-made = { $over ->
    [yes] Gli altri lo leggono sotto il risultato entro circa { $seconds } secondi. Lì ognuno ne fa una sola.
   *[no] Gli altri lo leggono sul tabellone entro circa { $seconds } secondi, fino alla tua prossima mossa. Poi potrai farne un'altra.
}
end-round-button = Manche { $round }
over-rating = { $own ->
    [yes] 📈 La tua valutazione: { $points } ({ $by })
   *[no] { $name } { $points } ({ $by })
}
over-ratings = 📈 Valutazioni: { $ratings }
over-provisional = Valutazione provvisoria per { $names }: le prime partite la spostano di molto.
# the first of an evening, and the others with their points
evening-score = 🌙 Avversari battuti stasera, in { $games } partite: { $lead ->
    [alone] **{ $leaders }: { $points }**
    [you] **In testa tu, con { $points }**
    [with] **In testa tu e { $leaders }, con { $points } ciascuno**
    [several] **In testa { $leaders }, con { $points } ciascuno**
   *[one] **In testa { $leaders }, con { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}{ $others ->
    [0] {""}
   *[other] {" "}e altri { $others }
}
highlight-decided = 🏆 Il momento decisivo: { $you ->
    [first] superi { $second } una volta per tutte nella manche { $round }
    [second] { $first } ti supera una volta per tutte nella manche { $round }
   *[no] { $first } supera { $second } una volta per tutte nella manche { $round }
}
closed-title = ⚓ { $game }: tavolo chiuso
closed-text = { $by ->
    [host] Il capotavola ha chiuso la partita prima della fine, quindi non vince nessuno.
    [vote] Il tavolo ha votato per chiudere la partita, { $yes } a { $no }, quindi non vince nessuno.
    [moderator] Un moderatore ha chiuso la partita prima della fine, quindi non vince nessuno.
    [time] Per una settimana non è tornato nessuno, quindi il tavolo ha chiuso senza vincitori.
   *[nobody] La partita è stata chiusa prima della fine, quindi non vince nessuno.
}
closed-lobby = { $by ->
    [time] Per una settimana qui non è successo nulla, quindi il tavolo ha chiuso prima che si dessero le carte.
   *[other] Il tavolo è stato chiuso prima che si dessero le carte.
}
closed-rated = Le valutazioni contano lo stesso: chi era assente è ultimo, e gli altri si dividono il primo posto.
closed-standing = Finora:
ending-title = Chiudere questo tavolo?
ending-running = La partita si ferma qui, e non vince nessuno. Non puoi tornare indietro.{ $rated ->
    [yes] {" "}Le valutazioni contano: è un pareggio, ma chi se n'è andato è ultimo.
   *[no] {""}
}{ $needed ->
    [0] {""}
    [one] {" "}Prima chiedo a { $names }: serve un sì entro un minuto.
   *[other] {" "}Prima chiedo a { $names }: servono { $needed } sì entro un minuto.
}
ending-lobby = Tutti vanno a casa prima che si diano le carte.
ending-button = Chiudi
ending-asked = L'ho chiesto a { $names } sul tabellone. Il voto dura un minuto, e { $needed ->
    [one] serve un sì.
   *[other] i sì da parte loro devono essere almeno { $needed }.
}
table-ended = Il tavolo è chiuso.

## Rifiuti: che cosa non va, e che cosa fare

refusal-no-table = Qui non c'è un tavolo aperto. `/table open` ne apre uno.
refusal-no-server = Funziona solo in un server. Prova in uno dei suoi canali.
refusal-may-not-write = Qui non puoi scrivere, quindi non pubblico nulla per te. Chiedi ai moderatori, o prova in un altro canale.
refusal-place-taken = Questo canale ha già un tavolo. Gioca lì, o apri il tuo in un altro canale o thread.
refusal-place-taken-alone = Questo canale ha già un tavolo, e qui i tavoli non hanno thread. { $hosts ->
    [yes] Gioca lì, o chiudilo con `/table end`.
   *[no] Gioca lì, o chiedi a { $host } di chiuderlo con `/table end`.
}
refusal-too-many-hosted = Fai già da capotavola a { $limit ->
    [one] { $limit } tavolo aperto
   *[other] { $limit } tavoli aperti
}, ed è il limite. Prima chiudine uno: `/table end` nel suo canale{ $oldest ->
    [none] .
   *[other] ; il più vecchio è in { $oldest }.
}
refusal-too-many-here = Questo server ha { $limit ->
    [one] { $limit } tavolo aperto
   *[other] { $limit } tavoli aperti
}, ed è il limite. Siediti a uno di questi, o chiedi a un capotavola o a un moderatore di chiuderne uno: `/table end` nel suo canale{ $oldest ->
    [none] .
   *[other] ; il più vecchio è in { $oldest }.
}
refusal-not-seated = { $running ->
    [over] Non hai un posto in questa partita, ed è finita. **Nuovo tavolo** ne apre un'altra; se un tavolo aspetta già, **Siediti** ti dà un posto.
    [late] { $free ->
        [yes] La partita è già cominciata. **Gioco la prossima** ti dà un posto nella prossima, e { $host } può dartene uno libero in questa con **Posti**.
       *[no] La partita è già cominciata. Puoi guardarla, e **Gioco la prossima** ti dà un posto nella prossima.
    }
    [waits] Aspetti la prossima partita, e non devi premere altro. Puoi guardare questa.
    [yes] { $free ->
        [yes] Non giochi a questo tavolo. Puoi guardare, e { $host } può darti un posto libero con **Posti**.
       *[no] Non giochi a questo tavolo. Puoi guardare.
    }
   *[no] { $free ->
        [yes] Non giochi a questo tavolo. Premi **Siediti** per prendere posto.
       *[no] Non giochi a questo tavolo, e tutti i posti sono occupati. Quando le carte sono distribuite, puoi guardare.
    }
}
refusal-already-seated = Hai già un posto. { $running ->
    [yes] **La mia mano** mostra le tue carte.
   *[no] { $waits ->
        [0] { $hosts ->
            [yes] Premi **Inizia** quando ci siete tutti.
           *[no] Aspetta che { $host } prema **Inizia**.
        }
        [one] La partita comincia appena risponde { $guest }.
       *[other] La partita comincia appena avranno risposto { $guest }.
    }
}
refusal-table-full = { $hosts ->
    [yes] Il tavolo è al completo. Premi **Inizia**, o prima togli qualcuno.
   *[no] Il tavolo è al completo. Quando le carte sono distribuite, puoi guardare.
}
refusal-seat-kept = { $kept ->
    [one] L'ultimo posto è tenuto per { $guest }. Riprova dopo le { $until }, o se l'invito viene rifiutato.
   *[other] I posti liberi sono tenuti per { $guest }. Riprova dopo le { $until }, o se un invito viene rifiutato.
}
guest-unknown = qualcuno
refusal-challenged = Una volta all'ora basta: hai già sfidato questa persona. Chiediglielo tu, o riprova più tardi.
refusal-challenged-back = { $host } ti ha già lanciato una sfida e tiene un posto per te in { $oldest }. Per prenderlo, premi **Siediti** lì.
refusal-kicked = Ti hanno tolto da questo tavolo. Il capotavola può farti rientrare con **Posti**.
refusal-free-seat = La partita è in corso, ma c'è un posto libero: { $host } può dartelo con **Posti**.
refusal-queue-full = Dieci persone aspettano già la prossima partita. Riprova quando sarà cominciata.
refusal-not-invited = Qui nessun posto è tenuto per te, quindi non c'è nulla da rifiutare.{ $free ->
    [yes] {" "}Premi **Siediti** per prenderne uno libero.
   *[no] {" "}Puoi guardare questo tavolo.
}
refusal-not-host = Può farlo solo il capotavola. Chiedi a { $host }.
refusal-not-in-lobby = Le carte sono già distribuite, quindi se ne parla al prossimo tavolo. { $sits ->
    [yes] **La mia mano** mostra le tue carte.
   *[no] Puoi guardare questo.
}
refusal-too-few = Mancano giocatori per cominciare. Chiedi a qualcuno di premere **Siediti**, o premi **Un computer**.
host-unknown = il capotavola
refusal-wrong-number = Queste regole della casa non vanno bene per questo numero di giocatori. Cambia le **Regole della casa**, o fai sedere o alzare qualcuno.
refusal-not-your-turn = Non tocca a te. Intanto puoi guardare la tua mano.
play-unclear = { $count ->
    [0] Nessuna mossa permessa corrisponde a quello che hai scritto.
   *[other] Più mosse corrispondono a quello che hai scritto.
} Scegli un suggerimento o premi un pulsante qui sotto.
turn-theirs = Tocca a { $name }. Intanto puoi guardare la tua mano.
refusal-own-turn = Tocca a te, quindi non c'è nessuno da sollecitare. **La mia mano** mostra che cosa puoi fare.
refusal-computers-turn = Tocca a un computer, che muove da solo. Intanto puoi guardare la tua mano.
refusal-too-soon = Basta un promemoria per turno, e uno all'ora. **Sollecita** funziona di nuovo dopo le { $until }.
refusal-not-absent = A quel posto non serve un computer: non è il suo turno, o chi lo occupa era qui meno di mezza giornata fa. **Sollecita** sotto **Altro** manda un promemoria.
refusal-no-vote = Quel voto è finito. Il capotavola può proporlo di nuovo con `/table end`.
refusal-stale = Il tavolo è andato avanti. Ora è così.
refusal-table-over = Questa partita è finita. I pulsanti sotto il suo risultato portano avanti.
over-here = Questa partita è finita. Apri qui la prossima:
night-over = La serata è finita. La prossima partita ne apre una nuova.
own-table-over = Questa partita è finita, o ha fatto spazio a una più recente. `/solo` mostra quelle che puoi riprendere.
refusal-not-running = Le carte non sono ancora distribuite. { $waits ->
    [0] { $hosts ->
        [yes] Premi **Inizia** quando ci siete tutti.
       *[no] Leggi `/rules` mentre aspetti che { $host } prema **Inizia**.
    }
    [one] La partita comincia appena risponde { $guest }. Intanto puoi leggere `/rules`.
   *[other] La partita comincia appena avranno risposto { $guest }. Intanto puoi leggere `/rules`.
}
refusal-illegal-move = Le regole non lo permettono. Ecco che cosa puoi fare.
refusal-no-computer = A questo tavolo non c'è un computer. **Un computer** ne fa sedere uno.
refusal-bad-choice = { $detail ->
    [none] Questa regola della casa qui non funziona.
   *[other] Questa regola della casa qui non funziona: `{ $detail }`.
} Scegli un altro valore.
refusal-has-left = Hai lasciato questo tavolo, e un computer occupa il tuo posto. Prima riprendilo.
refusal-not-away = Giochi già a questo tavolo, e nessuno gioca per te. **La mia mano** mostra le tue carte.
refusal-paused = { $sits ->
    [yes] Ora a questo tavolo non c'è nessuno, quindi la partita aspetta. **La mia mano** ti ridà il posto.
   *[no] Ora a questo tavolo non c'è nessuno, quindi la partita aspetta. Continua quando uno dei giocatori preme **La mia mano**.
}
refusal-nothing-to-take = { $hosts ->
    [yes] Qui non c'è un posto libero. Puoi liberarne uno con **Posti**.
   *[no] Qui non c'è un posto libero. Puoi guardare.
}
refusal-no-person = Quella persona non è più a questo tavolo. **Posti** mostra chi c'è.
refusal-cannot-kick-self = { $running ->
    [yes] Non puoi toglierti così. Con **Lascia il posto** sotto **Altro** un computer gioca per te, e il posto resta tuo.
   *[no] Non puoi toglierti così. **Alzati** libera il tuo posto.
}
refusal-rated-start = Una partita classificata non può ancora cominciare: deve sedersi una seconda persona. In **Regole della casa** puoi anche renderla non classificata.
refusal-rated-computer = Questo tavolo è classificato, quindi si gioca solo fra persone. Chiedi a qualcuno di premere **Siediti**, o rendilo non classificato in **Regole della casa**.
refusal-rated-seat = Questo tavolo è classificato, quindi i posti non passano di mano. Un computer gioca per chi è via; tu puoi guardare.
refusal-rated = Questo tavolo è classificato, quindi niente consigli. La tua mano mostra tutto ciò che puoi fare.
refusal-mute = A questo tavolo le battute sono disattivate. Il capotavola può permetterle prima dell'inizio, e chi gestisce il server con `/settings`.
refusal-rated-remark = Una partita classificata a squadre non ha battute: potrebbero essere segnali. Puoi farne in ogni altra partita.
refusal-remark-stands = La tua battuta è sul tabellone fino alla tua prossima mossa. Poi potrai farne un'altra.
refusal-rated-move = Questo tavolo è classificato, quindi non si annullano mosse. Continua da qui.
refusal-needs-bot = Per questo serve un server di cui sono membro: qui non posso fare nulla finché qualcuno non preme un pulsante. I tavoli non classificati, senza limite di tempo e senza thread funzionano anche qui.
refusal-rated-clock = Questo tavolo è classificato, quindi il tempo per turno non può essere illimitato. Scegline un altro.
refusal-move-stands = { $answers ->
    [yes] Non puoi tornare indietro: **Annulla** vale una volta, per la tua ultima mossa e le risposte a quella mossa, e non se qualcosa è stato rivelato.
   *[no] Non puoi tornare indietro: **Annulla** vale una volta, per la tua ultima mossa, finché non muove qualcun altro, e non se ha rivelato qualcosa.
}
refusal-no-cut = Le carte di questo tavolo vengono da un numero dato in anticipo, quindi tagliare non cambierebbe nulla. **Inizia** le distribuisce.
refusal-no-word = Non ci vedo una parola. Prova lettere, cifre o simboli; spazi e virgolette non contano.
refusal-no-rematch = Questa partita non si può rigiocare: non è ancora finita, o non è mai cominciata. `/table open` apre un nuovo tavolo.
refusal-not-over = La partita si rivede quando è finita. Intanto **La mia mano** e il tabellone la mostrano com'è ora.
refusal-draining = Sto per riavviarmi, quindi ora non apro nuovi tavoli. Le partite in corso continuano; riprova fra qualche minuto.
refusal-kept-elsewhere = Da qui non posso farlo. Riprova in { $oldest }.
refusal-stopping = Mi sto riavviando. Non si perde nulla; riprova fra un minuto.
refusal-not-in-a-server = Funziona solo in un server. Prova in un canale, o [invitami nel tuo server]({ $link }). `/solo` funziona anche qui.
refusal-unknown-words = Non ho capito. Scegli uno dei suggerimenti.
refusal-old-command = Questo comando è cambiato. Dai un minuto a Discord, poi riprova.
incident = Ho avuto un problema. Il tuo tavolo è salvo; se succede ancora, dai questo numero a chi mi gestisce: `{ $id }`.
too-fast = Stai premendo troppo in fretta. Riprova fra qualche secondo.
connection-lost = In questo momento non raggiungo Discord. Non si perde nulla; riprova fra poco.
discord-refused = { $why ->
    [content] Discord non ha accettato il mio messaggio così com'era.
    [message] Discord non mi lascia più modificare quel messaggio.
    [application] Discord rifiuta le mie richieste in questo momento. Chi mi gestisce trova il motivo nel mio registro.
   *[place] Discord non me lo lascia fare qui. In un thread privato, menzionami per farmi entrare. Altrove, chi gestisce il canale può controllare che non sia bloccato e che io possa scriverci.
}
open-refused = Quindi non ho aperto nessun tavolo.
open-hidden = Questo server mostra i miei messaggi solo a te, quindi non ho aperto nessun tavolo. Può permettere le app esterne, oppure puoi [invitarmi]({ $link }).
answer-comes = Un attimo…
posted-later = Ora non riesco a scrivere qui. Lo vedi qui appena funziona.
not-kept = Non ho potuto salvarlo, quindi non conta. Tutto ciò che c'era prima è salvo. Riprova più tardi, e di' a chi mi gestisce che il disco potrebbe essere pieno.

## Permessi del bot

permissions-missing = Senza { $names } non posso aprire un tavolo qui. Può concederlo chi gestisce questo canale.
member-may-open-no-thread = Ti serve { $names } per aprire un tavolo in un thread. Può concederlo un moderatore, oppure `thread: False` apre il tavolo direttamente nel canale.
permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-read_message_history = Leggi la cronologia messaggi
permission-create_public_threads = Crea thread pubblici
permission-create_private_threads = Crea thread privati

## Aiuto

help-text =
    ## Giocare qui
    - `/table open` apre un tavolo. `/night`: le serate di club; le prepara chi organizza.
    - Non c'è nessuno? `/solo`: viaggio, enigmi, partite, duelli. `/daily`: la partita di oggi. `/learn`: una lezione.
    - **La mia mano** mostra le tue carte. Premine una per giocarla.
    - `/rules` spiega un gioco in poche frasi.
    - `/mytables` elenca i tuoi tavoli, prima quelli dove tocca a te.
help-choose = Scegli un argomento
help-topic = { $topic ->
    [alone] Giocare in solitaria
    [table] Aprire un tavolo
    [night] Una serata di club
    [turn] Il tuo turno
    [people] Posti, capotavola, andare via
    [reminders] Menzioni, promemoria, silenzio
    [rated] Valutazioni e classifica
    [after] Dopo la partita
    [news] Novità
   *[typing] Scrivere le mosse
}
help-about-alone =
    ### Giocare in solitaria
    - **Partita di oggi:** le stesse carte per tutti, e per 100 computer.
    - **Enigmi:** tre posizioni al giorno. Trova la mossa migliore.
    - **Il viaggio:** sette partite brevi alla settimana. Hai tre alberi: ogni sconfitta ne spezza uno.
    - **I rivali** hanno un'abitudine. Dopo tre partite te la svelo.
    - **Duello**, sotto la partita: un amico gioca le stesse carte.
    - **Che cosa mi è sfuggito?** trova le tue mosse più costose.
    - **Le medaglie** sono prime imprese in un gioco. `/profile` le conserva, `/leaderboard` mostra i migliori della settimana.
help-about-table =
    ### Aprire un tavolo
    - `/table open` mette un tavolo in questo canale. Ci trovi **Siediti**, **Un computer**, **Regole della casa** e **Inizia**.
    - `clock:` limita il tempo di un turno. A metà tempo mando un promemoria. A tempo scaduto muove un computer per te.
    - `thread:` dà al tavolo un thread suo.
    - **Sfida** tiene un posto per un amico: clic destro sul suo nome (sul telefono, tieni premuto) e apri **App**.
    - **Taglia il mazzo** aggiunge una tua parola alla mescolata.
    - `/table show` ripubblica il tabellone in fondo; `/table end` chiude il tavolo. Un tavolo fermo chiude dopo una settimana.
    - Nei gruppi, nei messaggi diretti e nei server senza di me, `/table open` funziona quando sono nel tuo account: il link è in `/about`. Lì tutti possono premere i pulsanti. Non ci sono limiti di tempo, partite classificate o thread, perché posso agire solo quando qualcuno preme un pulsante.
help-about-night =
    ### Una serata di club
    - Chi può gestire gli eventi prepara una serata con `/night`. **Annuncia** la pubblica.
    - Premi **Vengo** se vieni. Negli ultimi 15 minuti prima dell'inizio, **Ci sono** ti dà il posto. Bastano due persone: i computer prendono i posti vuoti.
    - **Altro**, sotto l'annuncio, ha i passi dell'organizzatore: **Apri l'appello ora**, **Comincia ora**, **Pausa** e **Annulla**.
    - Tutti i tavoli giocano le stesse carte, in thread privati: **Il mio tavolo** porta al tuo. Ti confrontiamo con chi aveva la stessa mano.
    - **Il mio risultato** e l'annuncio mostrano la classifica dopo ogni smazzata. `/leaderboard` ha la lega del server.
help-about-turn =
    ### Il tuo turno
    - **La mia mano** o `/hand` mostra le tue carte e le scelte che ti aspettano. Le vedi solo tu.
    - Il verde è un guadagno chiaro; il blu è il pulsante da premere ora.
    - **Annulla** ritira la tua ultima mossa, finché nessun altro muove e nessuna carta nascosta si svela. Contro i soli computer ritira anche le loro risposte.
    - **Consiglio** o `/hint` dice che cosa farebbe un computer, e perché.
    - **Regole** sul tabellone spiega il gioco come si gioca a questo tavolo.
    - Non perdi nulla se chiudi l'app o se mi riavvio.
help-about-people =
    ### Posti, capotavola, andare via
    - **Lascia il posto** sotto **Altro** fa giocare un computer per te. **La mia mano** riprende il posto.
    - **Sollecita** sotto **Altro** manda un promemoria a chi deve muovere, una volta per turno e all'ora.
    - **Tempo per turno** sotto **Altro** è per il capotavola: si può cambiare anche a partita iniziata.
    - **Posti**, prima dell'inizio o sotto **Altro**, è per il capotavola: togliere un giocatore, dare un posto libero, cedere il ruolo.
    - Se il capotavola tace per un giorno, chiunque al tavolo può prenderne il ruolo, con **Posti** sotto **Altro**.
help-about-reminders =
    ### Menzioni, promemoria, ore di silenzio
    - In `/preferences` scegli quando ti menziono: sempre, solo come promemoria, o mai.
    - Le ore di silenzio ti lasciano dormire, e fermano il tuo tempo.
    - Posso chiedere conferma a ogni mossa, o muovere per te quando tutti vedono che è possibile una sola mossa.
    - Per uno screen reader scrivo tutto a parole.
    - Con **Avvisami per il prossimo tavolo**, dietro **Altro** sotto un risultato, ti menziono quando apre il prossimo tavolo di quel gioco.
help-about-rated =
    ### Valutazioni e classifica
    - `/table open rated:True` apre un tavolo che conta. Servono un limite di tempo e almeno due persone.
    - Ai tavoli classificati non ci sono computer né consigli, e non si annullano mosse.
    - `/leaderboard` mostra chi è in testa in questo server, e a che punto sei tu.
    - `/profile` riassume le tue partite qui.
help-about-after =
    ### Dopo la partita
    - **Gioca ancora**, sotto il risultato, chiede a tutti e dà le carte quando tutti hanno risposto. **Altro gioco** ti lascia scegliere; **Nuovo tavolo** è dietro **Altro**.
    - Arrivi tardi? **Altro**, poi **Gioco la prossima** ti dà un posto nella prossima partita.
    - Le partite a meno di tre ore l'una dall'altra sono una serata. Il punteggio conta ogni giocatore o squadra che ti lasci dietro, computer compresi, e ½ per ogni parità.
    - **Altro**, poi **Rivedi** mostra la partita mossa per mossa, con tutte le mani scoperte.
    - `/history` elenca le tue partite qui; l'elenco lo vedi solo tu.
    - **Altro**, poi **Verifica la mescolata** mostra che nessuno ha scelto le carte.
    - `/privacy` dice che cosa conservo di te, e lo elimina se vuoi.
help-about-typing =
    ### Scrivere le mosse
    `/play` fa qualsiasi mossa, con suggerimenti.

## Regole

rules-chapter = { $chapter ->
    [course] In dettaglio
    [scoring] Punteggio
    [house] Regole della casa
    [sources] Fonti
   *[short] In breve
}
rules-title = { $game } · { rules-chapter }
rules-unofficial = Un adattamento non ufficiale e non commerciale, con parole nostre.

## Mani e posti

hand-yours = Tocca a te
    .words = Tocca a te.
hand-waits = { $count ->
    [0] Nessuno deve muovere
    [one] { $name } sta scegliendo…
   *[other] { $name } stanno scegliendo…
}
    .words = { $count ->
        [0] Nessuno deve muovere.
        [one] Tocca a { $name }.
       *[other] { $name }: ora scelgono tutti.
    }
hand-suspended = Discord non mi lascia mostrare il tabellone in questo momento. Le tue mosse valgono. Il tempo è fermo finché il tabellone non torna; poi riprende quello che ti restava. Se mi hanno tolto l'accesso al canale, chi lo gestisce può ridarmelo.
hand-paused = Al tavolo non c'è nessuno, quindi la partita aspetta.
seat-by-computer = {" "}(gioca un computer)
hand-since-more = { $count ->
    [one] { $count } altro evento è nella **Cronaca**.
   *[other] Altri { $count } eventi sono nella **Cronaca**.
}
hand-round = **Manche { $round }, { $unit }:** { $team ->
    [yes] voi
   *[no] tu
} { $own }, { $others }.
hand-forced = { $count ->
    [one] Una mossa senza scelta è stata fatta subito.
   *[other] { $count } mosse senza scelta sono state fatte subito.
}
hand-round-side = { $name } { $points }
hand-standing = { $fewer ->
    [yes] Punti di penalità prima di questa manche: { $standing }
    [end] Punti di penalità, vince chi ne ha meno: { $standing }
   *[no] { $rounds ->
        [0] { $total ->
            [yes] In tutto: { $standing }
           *[no] { $standing }
        }
       *[other] Dopo { $rounds } manche: { $standing }
    }
}
    .words = { $fewer ->
        [yes] Punti di penalità prima di questa manche: { $standing }
       *[no] { $rounds ->
            [0] Classifica: { $standing }
           *[other] Dopo { $rounds } manche: { $standing }
        }
    }
standing-side = { $you ->
    [team] **Voi { $points }**
    [yes] **Tu { $points }**
   *[no] { $name } { $points }
}
sure = Confermi?
sure-button = Sì, procedi
sure-back-button = Indietro
undo-button = Annulla
hand-again-button = Aggiorna
undo-done = Hai ritirato la tua ultima mossa.
seat-to-play = **← di turno**
    .words = (di turno)

## Consigli

hint-button = Consiglio
hint-mark = 💡 { $label }
    .words = Consiglio: { $label }
hint-none = I computer non hanno ancora imparato questo gioco, quindi non ci sono consigli.
hint = { $level ->
    [only] 💡 L'unica mossa possibile:
    [mate] 💡 Il consiglio di un Nostromo, perché nessun Capitano ha tempo:
   *[captain] 💡 Il consiglio di un Capitano:
}
hint-not = { $size ->
    [even] 🤏 Quasi altrettanto bene:
    [less] 🔻 Meno bene:
   *[much] 🙅 Meglio di no:
}
hint-alike = 🤝 Va bene lo stesso:

## Thread

open-taken = Questo canale ha già un tavolo. Puoi aprire il tuo in un thread, con le stesse scelte.
open-taken-missing = Questo canale ha già un tavolo. Senza { $names } non posso aprire un thread; può concederlo chi gestisce questo canale.
open-thread-button = Aprilo in un thread
open-without-thread = Qui nessuno può entrare nei thread, quindi il tavolo è nel canale.
open-no-thread = Qui Discord non mi ha lasciato creare un thread: { $reason }. `thread: False` apre il tavolo direttamente nel canale.
open-elsewhere = Questo server tiene i suoi tavoli in { $channels }. Apri lì il tuo.

## Dove gioca qualcuno

# an own game against computers that is not over
own-games = { $count ->
    [one] La tua partita in solitaria in corso:
   *[other] Le tue { $count } partite in solitaria in corso:
}
own-game = { $kind ->
    [lesson] **{ $game }** · lezione
    [day] **{ $game }** · partita del giorno, senza consigli · { $levels }
    [voyage] **{ $game }** · viaggio, senza consigli · { $levels }
    [duel] **{ $game }** · duello, senza consigli · { $levels }
   *[game] **{ $game }** · { $levels }
}
own-game-new = Nessuno ha ancora punti.
own-game-button = { $count ->
    [one] Continua
   *[other] { $number }. Continua
}
own-second = { $count ->
    [0] Una nuova partita non cambia nulla per queste.
    [one] Puoi tenere in corso tre partite. Una nuova chiude la n. { $numbers }.
   *[other] Puoi tenere in corso tre partite. Una nuova chiude le n. { $numbers }.
}
own-second-button = Comincia da capo
alone-button = Gioca in solitaria
open-button = Apri un tavolo
tables-button = I miei tavoli
tables-title = { $where ->
    [here] 🧭 I tuoi tavoli qui
   *[everywhere] 🧭 I tuoi tavoli
}
tables-none = { $where ->
    [here] In questo server non giochi a nessun tavolo.
   *[everywhere] Non giochi a nessun tavolo in nessun server.
} `/table open` ne apre uno; con **Siediti** prendi posto a uno già aperto.
tables-yours = **Tocca a te**; il turno è cominciato { $since }
tables-theirs = Tocca a { $names }; il turno è cominciato { $since }
tables-lobby = { $hosts ->
    [yes] Carte non ancora distribuite: premi **Inizia** quando ci siete tutti · aperto { $since }
   *[no] Carte non ancora distribuite: { $host } preme **Inizia** · aperto { $since }
}
tables-paused = Non c'è nessuno; **La mia mano** ti ridà il posto
tables-unreachable = Ora non posso mostrarlo: resta fermo fino ad allora e non si perde nulla
tables-until = fino alle { $until }
tables-away = Per te gioca un computer
tables-where = { $deal ->
    [0] {""}
   *[other] Serata di club, smazzata { $deal }, tavolo { $table }:{" "}
}{ $place ->
    [chat] { $game } in una chat di gruppo
    [server] { $game } in { $channel }, { $server }
   *[here] { $game } in { $channel }
}{ $link ->
    [none] {""}
   *[other] {" "}· [vai]({ $link })
}
tables-more = { $count ->
    [one] E un altro.
   *[other] E altri { $count }.
}

## Avvisi e sfide

call-next-button = Avvisami per il prossimo tavolo
call-text = 📣 { $game }: { $host } ha aperto un tavolo.
call-stop = Questo avviso l'hai chiesto tu. Puoi disattivarlo in `/preferences`.
call-over = { $how ->
    [joined] { $count ->
        [one] { $guest } prende il posto.
       *[other] { $guest } prendono i posti.
    }
    [declined] { $guest } questa volta non può. Il posto è libero.
    [late] { $count ->
        [one] { $guest } non ha risposto. Il posto è libero.
       *[other] { $guest } non hanno risposto. I posti sono liberi.
    }
    [dealt] 📣 { $game }: le carte sono distribuite.
   *[closed] 📣 { $game }: il tavolo è stato chiuso.
}
call-on = { $without ->
    [unwanted] Ti avviserei per { $game }, ma hai disattivato le mie menzioni, quindi non ne mando. Puoi riattivarle in `/preferences`.
    [quiet] Ti menziono quando apre un tavolo che puoi vedere in questo server: { $game }. Al massimo ogni { $minutes } minuti, e mai nelle tue ore di silenzio.
   *[nothing] Ti menziono quando apre un tavolo che puoi vedere in questo server, al massimo ogni { $minutes } minuti: { $game }.
}
call-off = Non ti avviso più per { $game } in questo server.
call-on-button = Avvisami
call-off-button = Non avvisarmi
challenge-which = 🤺 A quale gioco sfidi { $name }? Apro qui un tavolo e tengo un posto.
challenge-placeholder = Scegli un gioco
challenge-opened = { $game }: il tuo tavolo è aperto, con un invito per { $guest }. Premi **Inizia** quando ci siete tutti.
challenge-self = Per una sfida serve qualcun altro. `/table open` apre un tavolo, e **Un computer** ti trova compagnia.
challenge-gone = Quella persona non è più in questo server.
challenge-never = { $why ->
    [unseen] { $name } non vede questo canale. Lancia la sfida in uno che vedete tutti e due.
   *[unwanted] { $name } ha disattivato le mie menzioni, quindi non posso lanciare la sfida. Chiediglielo tu.
}
challenge-later = { $why ->
    [recent] { $name } ha appena ricevuto una sfida. Riprova dopo le { $until }.
   *[quiet] { $name } ora è nelle ore di silenzio, quindi non mando menzioni. Riprova quando finiscono, alle { $until }.
}
challenge-text = 🤺 { $mentions }, { $host } ti sfida a una partita: { $game }. Un posto è tenuto per te fino alle { $until }.
rematch-text = 🔁 { $mentions }, { $host } ha aperto la prossima partita. Chi ci sta?
rematch-seated = ⏭️ { $mentions }, nella prossima partita c'è un posto per te.
challenge-decline-button = Rifiuta
challenge-declined = { $runs ->
    [yes] Hai rifiutato, e le carte sono date. Puoi guardare la partita sul tabellone.
   *[no] Hai rifiutato, e il posto è libero. Se cambi idea, premi **Siediti**.
}

## Andare e venire

leave-button = Lascia il posto
back-button = Riprendi il posto
end-button = Chiudi il tavolo
back-title = Per te gioca un computer
back-text = Il posto resta tuo finché il capotavola non lo dà ad altri. Lo riprende anche **La mia mano** sul tabellone.
rematch-button = Gioca ancora
next-button = Altro gioco
next-which = 🎲 A che cosa giochiamo adesso? Chiedo a tutti quelli che hanno giocato o saltato questa partita. Chi è in lista ha il posto per primo, e i computer restano dove ci sono posti liberi.
next-instead = 🎲 Quale gioco al posto di { $game }? Ognuno tiene il suo posto, finché bastano.
next-opened = Ora si gioca a { $game }. { $count ->
    [0] Gli amici premono **Siediti**.
    [one] Aspetto { $guest } fino alle { $until }, e comincio con la risposta.
   *[other] Aspetto { $guest } fino alle { $until }, e comincio con l'ultima risposta.
}
new-table-button = Nuovo tavolo
replay-button = Rivedi
rematch-opened = Si gioca ancora a { $game }, con le stesse regole della casa. Il primo turno passa al posto seguente. { $count ->
    [0] Gli amici premono **Gioca ancora** o **Siediti**.
    [one] Aspetto { $guest } fino alle { $until }, e comincio con la risposta.
   *[other] Aspetto { $guest } fino alle { $until }, e comincio con l'ultima risposta.
}
evening-new = Con questa partita comincia una nuova serata.
rematch-joined = Hai un posto al prossimo tavolo: { $game }. { $count ->
    [0] La partita comincia quando { $host } preme **Inizia**.
    [one] Comincia appena risponde { $guest }.
   *[other] Comincia appena avranno risposto { $guest }.
}
rematch-sits-out = Tutti i posti sono occupati, quindi salti questa partita. Nella prossima il primo posto è tuo.
replay-title = Mossa { $step }/{ $steps }
    .words = Mossa { $step } di { $steps }
# a great moment in a list; $what is its event, a whole sentence
replay-moment = { $step }: { $what }
replay-move-back-button = ◀ Mossa
    .words = Una mossa indietro
replay-move-on-button = Mossa ▶
    .words = Una mossa avanti
replay-parts = { $choice ->
    [yes] { $you ->
        [yes] Qui, nella stessa posizione, hai giocato diversamente.
       *[no] Qui, nella stessa posizione, { $other } ha giocato diversamente.
    }
   *[no] { $you ->
        [yes] Fino a questa mossa la tua partita era uguale. Qui altri hanno giocato diversamente.
       *[no] Fino a questa mossa la partita di { $other } era uguale. Qui altri hanno giocato diversamente.
    }
}
replay-other-button = Altro tavolo
# the placeholder of a select
replay-menu = Momenti e punti di vista
replay-deal = Le carte distribuite
replay-round = Fine della manche { $round }, nuova distribuzione
replay-end = La fine
replay-eyes = { $you ->
    [yes] Ciò che sapevi allora
   *[no] Ciò che sapeva allora { $name }
}
replay-eyes-of = Con gli occhi di { $name }
share-button = Condividi
share-title = **{ $name }** condivide una partita: { $game }.
# the levels of the computers in the game
share-levels = Computer: { $levels }
share-cards-button = Gioca queste carte
share-done = La fine di questa partita ora è nel canale.
share-copy = Discord non ha accettato questo post. Puoi copiarne il testo:
share-missing = { $who ->
        [writer] Qui non puoi scrivere, quindi questo lo vedi solo tu.
        [you] Qui non posso pubblicarla. Senza il permesso «Usa app esterne» la vedresti solo tu.
       *[bot] Qui non posso pubblicarla senza «Invia messaggi». Può concederlo chi gestisce questo canale.
    }
share-no-server = **Condividi** ha bisogno di altri: provalo in un canale o in una chat di gruppo.
share-again = Questa partita qui l'hai già condivisa. Scorri in su per vederla.
night-button = Chiudi la serata
night-title = 🌙 { $count ->
    [0] Una serata con { $names }
    [one] { $names } vince la serata!
   *[other] { $names } si dividono la serata!
}
night-games = Punteggio finale dopo { $games } partite: 1 punto per avversario battuto, ½ in caso di parità.
night-game = Partita { $number }: **{ $game }**, vinta da { $winners }
night-early = { $count ->
    [1] La partita di { $games } è finita in anticipo e non conta.
   *[other] Le partite di { $games } sono finite in anticipo e non contano.
}
night-points = { $halves ->
    [1] ½ punto
    [2] 1 punto
   *[other] { $points } punti
}
night-called = { $name } ha chiuso la serata. La prossima partita ne apre una nuova.
night-sure = { $gathers ->
    [yes] Chiudere la serata? { $host } ha già aperto qui la prossima partita: aprirebbe una nuova serata e non aspetterebbe più nessuno.
   *[no] Chiudere la serata? Il punteggio finale va nel canale e la prossima partita ne apre una nuova.
}
distinction-comeback = 🪜 Rimonta più grande: { $name }, ultimo posto a metà partita e primo alla fine
distinction-rival = 🪝 Rivalità della serata: { $name } ha derubato { $other } { $size } volte
night-done = Buonanotte! Il punteggio finale è pubblicato e la prossima partita apre una nuova serata.
night-refused = { $why ->
    [single] Una serata vuole due partite finite, e stasera non ci sono ancora. **Gioca ancora** apre la prossima.
    [running] Qui c'è una partita in corso. Premi **Chiudi la serata** quando è finita.
    [stranger] Può chiudere la serata solo chi è nel punteggio di stasera. Chiedi a una di quelle persone.
    [later] Discord non ha ancora accettato il punteggio finale. Premi di nuovo **Chiudi la serata** tra un minuto.
    [called] Qualcuno ha già chiuso la serata: [il punteggio finale]({ $link }) è nel canale. La vostra prossima partita qui ne apre una nuova.
   *[over] Questa serata è finita. La vostra prossima partita qui ne apre una nuova.
}
replay-open = Tutte le mani scoperte
replay-too-old = Questa partita è troppo vecchia e non la conservo più. Il risultato qui sopra resta.
export-button = Salva come testo
export-text = 💾 Tutta la partita come testo, da conservare.
export-here-button = Rigiocala qui
replay-unreadable = Dopo questa partita le regole sono cambiate, quindi non si può rivedere.
log-title = 📜 { $game }: la cronaca · manche { $round } · pagina { $leaf } di { $leaves }
log-empty = Non è ancora successo nulla.
log-button = Cronaca

turn-reminder = { $mentions }, metà del tuo tempo è passata. Un computer gioca per te { $deadline }.
turn-still-waits = { $mentions }, il tavolo aspetta ancora la tua mossa.
turn-nudge = { $mention }, { $name } aspetta la tua mossa.
nudge-button = Sollecita
nudge-done = Ho mandato un promemoria a { $name }.
nudge-asleep = { $count ->
    [one] { $names } ora è nelle ore di silenzio, quindi non mando menzioni. Finiscono alle { $until }.
   *[other] { $names } ora sono nelle ore di silenzio, quindi non mando menzioni. Le prime finiscono alle { $until }.
}
nudge-unwanted = { $count ->
    [one] { $names } ha disattivato le mie menzioni, quindi non ne mando. Il tabellone dice a chi tocca.
   *[other] { $names } hanno disattivato le mie menzioni, quindi non ne mando. Il tabellone dice a chi tocca.
}
news-time-up = ⏳ Tempo scaduto: un computer ha giocato per { $name }.
news-time-up-stays = ⏳ Un computer continua a giocare per { $name } finché { $name } non preme qualcosa qui.
news-away = 🪑 Un computer gioca per { $names }.
news-overtime = ⌛ { $over ->
    [yes] Il tempo della smazzata era scaduto: i computer hanno finito questo tavolo.
   *[no] Il tempo della smazzata è scaduto: i computer finiscono questo tavolo.
}
news-taken-back = ↩️ { $name } ha ritirato l'ultima mossa.
news-left = { $you ->
    [yes] Hai lasciato il tavolo; ha continuato un computer.
   *[no] { $name } ha lasciato il tavolo; continua un computer.
}
news-came-back = { $you ->
    [yes] Hai ripreso il tuo posto.
   *[no] { $name } è di nuovo qui.
}
news-kicked = { $you ->
    [yes] Ti hanno tolto dal tavolo; ha continuato un computer.
   *[no] Hanno tolto { $name } dal tavolo; continua un computer.
}
news-seated = { $you ->
    [yes] { $former ->
        [none] Hai preso un posto libero.
       *[other] Hai preso il posto di { $former }.
    }
   *[no] { $former ->
        [none] { $name } prende un posto libero.
       *[other] { $name } prende il posto di { $former }.
    }
}
news-host = Ora { $name } è capotavola.
news-stand-in = { $you ->
    [yes] 🗳️ Tacevi da mezza giornata, quindi gli altri hanno votato per un computer.
   *[no] 🗳️ { $name } taceva da mezza giornata, quindi gli altri hanno votato per un computer. Gioca finché { $name } non preme qualcosa qui.
}
news-plays-on = 🗳️ Troppo pochi volevano chiudere la partita, quindi continua: { $yes } sì, { $no } no.
news-vote-off = { $removed ->
    [yes] 🗳️ Hanno tolto { $name } dal tavolo, quindi il voto è finito.
   *[no] 🗳️ { $name } ha lasciato il tavolo, quindi il voto è finito.
}
news-clock = ⏳ { $clock ->
    [0] Ora il tempo per turno è illimitato.
   *[other] Ora ogni turno può durare { clock-time }.
}
news-paused = Al tavolo non c'è nessuno, quindi la partita aspetta. **La mia mano** ti ridà il posto.{ $when ->
    [none] {""}
   *[other] {" "}Se non torna nessuno, chiude { $when }.
}
news-resumed = Il tavolo continua.
host-done = Ora { $host } è capotavola.
kick-sure = { $runs ->
    [yes] Togliere **{ $name }** dalla partita? Continua un computer, e **Posti** dà il posto a qualcun altro.
   *[no] Togliere **{ $name }** dal tavolo?
}
kick-button = Togli
host-sure = Cedere a **{ $name }** il ruolo di capotavola? Solo { $name } può ridartelo.
host-button = Cedi il ruolo
seats-button = Posti
seats-text = { $others ->
    [0] { $free ->
        [yes] Tutti gli altri posti sono occupati da computer. Puoi darne uno a una persona.
        [unsaid] Ora qui non c'è nessun altro da togliere.
       *[no] Ora non c'è nessuno da togliere o a cui cedere il ruolo.
    }
   *[other] { $free ->
        [yes] Scegli che cosa fare con un giocatore, o dai un posto libero.
        [unsaid] Scegli che cosa fare con un giocatore.
       *[no] Scegli che cosa fare con un giocatore. Nessun posto è libero.
    }
}
seats-choose = Scegli che cosa fare
seats-give = Dai un posto libero a…
seats-option = { $way ->
    [kick] Togli { $name }
   *[host] Cedi il ruolo a { $name }
}
seats-swap = Scambia { $one } e { $other }
seats-swapped = { $one } e { $other } si sono scambiati di posto.
kick-done = Hai tolto { $name }; continua un computer. **Posti** dà il posto a qualcun altro.
kick-done-lobby = Hai tolto { $name }. Il posto è libero.
let-in-button = Fai rientrare { $name }
let-in-done = { $name } può sedersi di nuovo.
seat-bot = { $name } è un bot e non può tenere carte. Prima dell'inizio, **Un computer** fa sedere un computer.
seat-has-one = { $name } ha già un posto qui.
seat-done = Ora { $name } ha un posto. **La mia mano** sul tabellone mostra le carte.

rated-title = Classificata
rated-meaning = Una partita classificata cambia la valutazione di tutti (`/leaderboard`). Servono un limite di tempo e almeno due persone. Non ci sono computer né consigli, e non si annullano mosse. Chi se ne va prima è ultimo; una fine anticipata è un pareggio tra gli altri.
rated-yes = Classificata, senza consigli
rated-no = Non classificata, con consigli
clock-title = Tempo per turno
clock-time = { $clock ->
    [0] { choice-clock-0 }
    [30] 30 secondi
    [60] { choice-clock-60 }
    [120] 2 minuti
    [180] 3 minuti
    [300] { choice-clock-300 }
    [3600] { choice-clock-3600 }
    [86400] { choice-clock-86400 }
   *[259200] { choice-clock-259200 }
}
clock-done = { $clock ->
    [0] Ora il tempo per turno è illimitato.
   *[other] Ora ogni turno può durare { clock-time }.
}
clock-meaning = Quanto può durare un turno. A metà tempo mando un promemoria; a tempo scaduto un computer gioca per te.
mute-title = Battute
mute-meaning = Una battuta è una di sei frasi brevi, detta a tutto il tavolo fino alla tua prossima mossa. Il capotavola può disattivarle.
mute-yes = Niente battute
mute-no = Con battute
