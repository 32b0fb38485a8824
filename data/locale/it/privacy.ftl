## I dati che si conservano sulle persone, e come farli eliminare

privacy-title = 🗝️ Che cosa conservo di te
privacy-short = Conservo dove hai giocato, le tue mosse e com'è andata. Conservo anche le tue valutazioni e le tue scelte in `/preferences`. Non do nulla a nessuno e non leggo mai ciò che la gente scrive.
privacy-kept = I dati
privacy-kept-tables = I tavoli a cui hai giocato o fatto da capotavola: il tuo ID Discord, il tuo nome lì e fuori dal server, le tue mosse e quando le hai fatte. Anche quando hai premuto qualcosa l'ultima volta, i tuoi promemoria, i tuoi voti mentre il tavolo era aperto e gli ID dei messaggi che lo mostrano
privacy-kept-own = I tuoi tavoli contro il computer
privacy-kept-results = Com'è andata nelle tue partite finite, e le medaglie vinte
privacy-kept-ratings = Come ogni partita classificata ha cambiato la tua valutazione
privacy-kept-cuts = Le parole con cui hai tagliato il mazzo
privacy-kept-invitations = Il posto tenuto per te dopo una sfida o per una rivincita, e il tuo nome di allora
privacy-kept-days = Quali partite del giorno e viaggi della settimana hai giocato, dove li hai aperti e i tuoi punti
privacy-kept-duels = I duelli: di chi hai giocato le carte, e chi ha giocato le tue
privacy-kept-feats = I tuoi risultati contro ogni rivale, e le prime medaglie di ogni gioco
privacy-kept-puzzles = Gli enigmi dalle partite che hai rivisto e le tue risposte agli enigmi
privacy-kept-nights = Le tue risposte alle serate di club, il tuo nome e la tua parola per tagliare lì e le serate che hai organizzato
privacy-kept-standings = I tuoi risultati alle serate di club
privacy-kept-calls = I giochi e i server per cui ti avviso, e quando l'ho fatto l'ultima volta
privacy-kept-settings = Le tue scelte in `/preferences`, compresi il fuso orario e le ore di silenzio
privacy-kept-kicks = I tavoli da cui ti hanno tolto, e il tuo nome lì
privacy-kept-waits = Dove aspetti la prossima partita, e il tuo nome lì
privacy-why-title = Perché
privacy-why = Mi serve per sapere a chi tocca, per riprendere dopo un riavvio, per far rivedere le partite e per avvisarti se l'hai chiesto. `/history`, `/profile` e `/leaderboard` mostrano com'è andata nelle tue partite. Lì ti vedono anche gli altri dello stesso server, se non disattivi **Mostra le mie partite** in `/preferences`. La stessa scelta decide se tutti possono guardare la tua partita del giorno quando è la migliore. Non uso i dati per altro e non li do a nessuno. Non leggo mai ciò che la gente scrive.
privacy-long-title = Per quanto tempo
privacy-long =
    { $tables ->
        [0] I tavoli restano finché non elimini i tuoi dati.
        [one] I tavoli vengono eliminati un giorno dopo la fine.
       *[other] I tavoli vengono eliminati { $tables } giorni dopo la fine.
    } I tavoli di un server che mi ha rimosso vengono eliminati dopo { $servers } giorni. Preferenze, enigmi, avvisi e valutazioni restano finché non elimini i tuoi dati. Le copie di backup vengono eliminate dopo { $backups } giorni.
privacy-ask = { $contact ->
    [none] Chi mi gestisce non ha indicato un contatto. Chi amministra questo server sa chi mi ha invitato.
   *[other] Domande sui tuoi dati? Scrivi a: { $contact }
}

mydata-button = I miei dati
mydata-text = 🗝️ Tutto ciò che conservo di te. Lo vedi solo tu.
mydata-cut = È troppo per un solo file, quindi mancano i tuoi tavoli più vecchi. Chi mi gestisce può darti il resto.

former-player = un ex giocatore

forget-title = 🌊 Eliminare i tuoi dati?
forget-explained =
    - Lasci ogni tavolo a cui giochi, e un computer gioca per te.
    - Le partite finite restano intere, ma ti chiamano «un ex giocatore». I tuoi risultati, le tue medaglie e le tue valutazioni non contano più come tuoi.
    - Elimino i tuoi tavoli contro il computer, le tue partite del giorno, i tuoi viaggi, le tue medaglie e la tua serie. Che hai giocato la partita di oggi resta annotato fino alla fine del giorno (UTC), e che hai cominciato il viaggio della settimana fino a lunedì, perché nessuno abbia due tentativi.
    - Elimino le parole con cui hai tagliato il mazzo e ogni posto tenuto per te.
    - Elimino le tue preferenze e i tuoi avvisi.
    - Se torni, ricominci da zero. Nessuno può annullarlo, nemmeno chi mi gestisce.
forget-messages = I miei messaggi nei canali restano, e anche ciò che altri hanno scritto: può eliminarli solo il loro server. Pulisco subito le mie copie di backup. Quelle che non raggiungo spariscono dopo { $days } giorni.
forget-button = Elimina i miei dati
forget-not-button = Conserva tutto
forget-wait = Ho eliminato i tuoi dati pochi minuti fa, o lo sto ancora facendo. Riprova fra dieci minuti.
forgotten =
    { $failed ->
        [0] Ho eliminato i tuoi dati. Buon vento.
        [one] Ho eliminato i tuoi dati. Non ho potuto aggiornare una copia di backup; sparisce dopo { $days } giorni. Buon vento.
       *[other] Ho eliminato i tuoi dati. Non ho potuto aggiornare { $failed } copie di backup; spariscono dopo { $days } giorni. Buon vento.
    }
forgotten-later = Giochi a un tavolo che adesso non raggiungo. Elimino i tuoi dati appena ci riesco. Per sicurezza, domani premi di nuovo **Elimina i miei dati** in `/privacy`.
forgotten-hand = Hai lasciato questo tavolo, e ho eliminato i tuoi dati.

commands-privacy = Che cosa conservo di te: guardalo, scaricalo o eliminalo
