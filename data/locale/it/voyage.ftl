## Il viaggio

refusal-voyage-hint = Niente consigli durante il viaggio: tutti attraversano i mari senza aiuto. Trovi **Regole** sotto **Altro**.
refusal-voyage-move = Durante il viaggio non si torna indietro. La tua mano è qui sotto.

voyage-title = { $kind ->
    [practice] **Viaggio di allenamento**
    [late] **Viaggio di una settimana passata**: non vale più.
    [over] **Viaggio della settimana**: il tuo tentativo è finito. Il prossimo viaggio comincia il <t:{ $at }:f>.
   *[week] **Viaggio della settimana**: un solo tentativo, fino al <t:{ $at }:f>.
}
voyage-state = Mare { $sea } di 7, { $masts ->
    [one] { $masts } albero
   *[other] { $masts } alberi
}
voyage-first = -# Ogni mare è una partita breve. Se arrivi primo, prosegui. Altrimenti si spezza un albero e ritenti il mare con altre carte. Senza alberi il viaggio è finito.
voyage-ahead = Prossima sfida: **{ $game }** · { $rivals }
voyage-rival = { $sign } { $rival } ({ $level })
# il vento è la particolarità del gioco in questo mare
voyage-wind = -# 💨 { $wind ->
    [escort] Scorta: il Nostromo di fronte è il tuo compagno. Avete in comune forziere e nave.
    [calm] Bonaccia: chi cattura per ultimo prende il resto della tavola.
    [trade] Aliseo: per il bottino oro, cristallo e rum da 1 a 7 valgono la propria forza; 8, 9 e 10 valgono 1.
    [squall] Groppo: per il bottino oro, cristallo e rum da 1 a 7 valgono la propria forza; 8, 9 e 10 valgono 1. Chi cattura per ultimo prende il resto.
    [tail] Vento in poppa: cominci tu.
    [head] Vento contrario: comincia un rivale.
    [steady] Vento costante: più sette e meno uno nel mazzo.
    [gale] Burrasca: la tua ultima carta deve fare un Sette, altrimenti peschi.
   *[undertow] Risacca: il sabotatore parte da 5 punti di penalità.
}
voyage-landed = { $end ->
    [crossed] Hai attraversato il mare { $sea }
    [lost] Il mare { $sea } ha spezzato un albero: riprova con altre carte
    [sunk] L'ultimo albero si è spezzato nel mare { $sea }
   *[home] Hai attraversato tutti e sette i mari!
}
voyage-result = **Mari attraversati: { $seas } su 7**, { $masts ->
    [0] nessun albero rimasto
    [one] { $masts } albero rimasto
   *[other] { $masts } alberi rimasti
}. I tuoi punti meno quelli del rivale migliore, in tutte le partite: { $margin }.
voyage-crew = Nella ciurma di 100 computer, **{ $crew }** sono arrivati fin qui o più lontano.
voyage-sail-button = { $way ->
    [first] Salpa
    [on] Continua il viaggio
   *[again] Salpa ancora, per allenarti
}
voyage-week-button = Meglio il viaggio della settimana
voyage-shared-by = { $name } ha fatto il viaggio della settimana
voyage-share-line = { $seas } su 7 mari, { $masts ->
    [0] nessun albero rimasto
    [one] { $masts } albero rimasto
   *[other] { $masts } alberi rimasti
}. Nella ciurma di 100 computer, { $crew } sono arrivati fin qui o più lontano.
profile-voyage = ⛵ Viaggio migliore: { $seas } su 7 mari
voyage-best-title = ⛵ **Il viaggio della settimana scorsa**, i migliori finora
voyage-best-line = { $place }. { $name }: { $seas } mari su 7

## I rivali dei viaggi

rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } conta ogni moneta due volte.
    [Juno] { $rival } non lascia indietro neanche un barile.
    [Silas] { $rival } tocca ferro a ogni maledizione.
    [Rook] { $rival } aspetta la preda grossa.
    [Ines] { $rival } si fida della nebbia più che dei cannoni.
    [Calico] { $rival } non resiste a una preda ricca.
    [Odo] { $rival } costruisce in alto dalla prima carta.
    [Tamsin] { $rival } parte con calma.
    [Fitch] { $rival } spazza prima le briciole.
    [Vesper] { $rival } ama il rosso più di tutto.
    [Lorne] { $rival } ama le entrate in grande stile.
   *[Petra] { $rival } pota ciò che gli altri piantano.
}
# l'abitudine: la frase deve essere vera per ogni scelta che la riguarda
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } posa oro solo se non c'è altra mossa.
    [Juno] { $rival } prende rum appena può.
    [Silas] { $rival } cattura con una maledizione solo se non c'è altra mossa.
    [Rook] { $rival } attacca tesori sotto il 5 solo se non c'è altra mossa.
    [Ines] { $rival } manda indifesi i tesori da 3 e 4, finché può scegliere.
    [Calico] { $rival } attacca un 7 appena può.
    [Odo] { $rival } comincia ogni pila con il numero più alto in mano.
    [Tamsin] { $rival } comincia ogni pila con il numero più basso in mano.
    [Fitch] { $rival } posa un 1 appena può.
    [Vesper] { $rival } apre di rosso appena può.
    [Lorne] { $rival } apre con il numero più alto in mano.
   *[Petra] { $rival } taglia appena può.
}{ $others ->
    [0] {""}
   *[other] {" "}Un Nostromo senza questa abitudine decide altrimenti in { $others } casi su 100.
}
rival-robs = { $sign } { $rival }: «{ $rival ->
    [Bram] Ogni moneta conta, e io conto le mie.
    [Juno] Il rum lo offri tu.
    [Silas] Niente maledizioni, niente guai.
    [Rook] Le navi piccole le lascio a te.
    [Ines] Non hai mai guardato dietro la nebbia.
    [Calico] Una preda così ricca non si lascia.
    [Odo] Io comincio dall'alto.
    [Tamsin] Chi va piano va lontano.
    [Fitch] Di briciole si fa il pane.
    [Vesper] Il rosso mi dona.
    [Lorne] Ora puoi inchinarti.
   *[Petra] Zac.
}»
rival-beaten = { $sign } { $rival }: «{ $rival ->
    [Bram] Prendila. Ma contala.
    [Juno] Allora versami l'ultimo.
    [Silas] Lo sapevo che quella maledizione era mia.
    [Rook] La preda grossa eri tu, dunque.
    [Ines] La nebbia si è alzata troppo presto.
    [Calico] La prossima volta salto prima io.
    [Odo] Una torre alta cade da lontano.
    [Tamsin] Stavo proprio per cominciare.
    [Fitch] Per me neanche una briciola.
    [Vesper] Anche il rosso finisce.
    [Lorne] Oggi la corona è tua.
   *[Petra] Ho tagliato troppo corto.
}»
