## Per chi gestisce il bot

owner-only = Può farlo solo chi mi gestisce. `/about` dice a chi rivolgersi.
owner-announce-ask = Andrebbe in { $channels ->
    [one] { $channels } canale
   *[other] { $channels } canali
} con un tavolo aperto, senza menzionare nessuno. Non l'ho ancora inviato. Per inviarlo, ripeti il comando con `sure: True`.
owner-announce-none = Non raggiungo nessun tavolo aperto, quindi non lo leggerebbe nessuno.
owner-announced = { $channels ->
    [one] Pubblicato in { $channels } canale
   *[other] Pubblicato in { $channels } canali
}{ $missed ->
    [0] .
    [one] ; { $missed } era irraggiungibile.
   *[other] ; { $missed } erano irraggiungibili.
}
owner-announcement = 📣 Da chi mi gestisce: { $text }
owner-drain-on = Ora non apro nuovi tavoli né rivincite. Le partite in corso continuano, e i tabelloni spiegano perché. `/owner drain on: False` annulla tutto, e anche un riavvio.
owner-drain-off = Si possono di nuovo aprire tavoli.
owner-drain-running = { $running ->
    [one] { $running } partita è in corso
   *[other] { $running } partite sono in corso
}; negli ultimi dieci minuti { $fresh ->
    [0] nessuna è andata avanti
    [one] è andata avanti { $fresh }
   *[other] sono andate avanti { $fresh }
}. Ridigita il comando per vedere se un riavvio interromperebbe ancora qualcuno.
owner-drained-empty = Nessuna partita è in corso. Riavviami quando vuoi.
owner-drained-idle = Da dieci minuti nessuno muove in { $running ->
    [one] { $running } partita in corso
   *[other] { $running } partite in corso
}. Ora un riavvio non interromperebbe nessuno.
board-draining = Sto per riavviarmi, quindi ora non apro nuovi tavoli. Questa partita continua.

commands-owner = Per chi mi gestisce
commands-owner-announce = Pubblica un messaggio in ogni canale con un tavolo aperto
commands-owner-announce-text = Il testo
commands-owner-announce-sure = Invialo; altrimenti dico solo dove andrebbe
commands-owner-drain = Non aprire più tavoli prima di un riavvio
commands-owner-drain-on = Con False si possono di nuovo aprire tavoli
