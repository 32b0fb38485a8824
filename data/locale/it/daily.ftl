## La partita del giorno

refusal-day-hint = Niente consigli nella partita del giorno: tutti giocano le stesse carte senza aiuto. Trovi **Regole** sotto **Altro**.
refusal-day-move = Nella partita del giorno non si torna indietro: ognuno ha un solo tentativo. La tua mano è qui sotto.

daily-title = { $game }, giorno { $day }
daily-hand = Partita del giorno: { $game }, giorno { $day }
daily-begin = Oggi tutti ricevono le stesse carte. Hai una manche e un tentativo, senza consigli e senza annullare mosse.
daily-late-note = Il giorno di questa partita è passato. Puoi finirla, ma non conterà. `/daily` ha quella di oggi.
daily-score = Il tuo risultato: **{ $points }**.
daily-par = Riferimento: **{ $par }**, il risultato di un Nostromo con le stesse carte. { $how ->
    [level] L'hai eguagliato.
    [better] Hai fatto meglio, con { $by } di scarto.
   *[worse] Hai fatto peggio, con { $by } di scarto.
}
daily-beaten = Altri giocatori superati: **{ $percent }%** su { $others }.
daily-alone = { $over ->
    [yes] Nessun altro ha finito questa partita.
   *[no] Nessuno ha finito prima di te. Scrivi di nuovo `/daily` più tardi per vedere com'è andata agli altri.
}
daily-streak = 🔥 { $days } giorni di fila.
daily-forgiven = Ieri hai saltato. Un'assenza ogni due settimane non conta, quindi la tua serie continua.
daily-next = La prossima partita è { $game }. Apre <t:{ $at }:R>.
daily-late = Hai finito questa partita dopo il suo giorno, quindi non conta. La prossima sì.
daily-given-up = Hai chiuso questa partita prima del punteggio, quindi non conta. Per ogni partita hai un solo tentativo.
daily-share-button = Condividi
daily-others-button = Com'è andata agli altri
daily-replay-button = Rivedi la mia
daily-play-button = Gioca la partita di oggi
daily-share-par = { $squares } { $difference } sul riferimento{ $fewer ->
    [yes] {" "}(meno è meglio)
   *[no] {""}
}
daily-share-beaten = giocatori superati: { $percent }%
daily-share-streak = 🔥 { $days } giorni
    .words = { $days } giorni di fila
daily-shared-by = { $name } ha giocato la partita del giorno
daily-shared = Condivisa.
daily-shared-already = Qui l'hai già condivisa.
daily-copy = { $who ->
        [writer] Qui non puoi scrivere. Copia questo:
       *[bot] Qui non posso pubblicare. Copia questo:
    }
daily-other = { $place }. { $name }: { $points }
daily-best = -# Il migliore di tutti i server: { $name }, { $points }
daily-other-captain = -# Per confronto: Capitano { $name }, { $points }
daily-other-par = -# Per confronto: riferimento (un Nostromo), { $points }
daily-you = Tu
daily-watch-option = Guarda { $name }
daily-watch-placeholder = Guarda la partita di qualcuno
daily-others-title = { $deal }: com'è andata agli altri
daily-others-none = Non c'è ancora nessun altro da guardare. Riprova più tardi.
daily-others-wait = Prima finisci la tua, così nessuno ti rovina la sorpresa. `/daily` la apre.
daily-gone = Quella partita del giorno non c'è più. `/daily` ha quella di oggi.
daily-export-later = Potrai salvare, verificare o mostrare questa partita domani. Oggi c'è ancora chi gioca con queste carte.
profile-daily = 🃏 Partite del giorno giocate: { $count }, serie più lunga { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } giorni di fila
}

commands-daily = La partita di oggi: stesse carte per tutti, una manche, un tentativo

daily-morning-today = La partita del giorno è aperta: stesse carte per tutti, una manche, un tentativo.
daily-morning = { $deal }: { $played ->
    [0] qui non l'ha finita nessuno.
    [one] qui l'ha finita un giocatore.
   *[other] qui l'hanno finita { $played } giocatori.
}
daily-morning-called = 📣 { $mentions }
