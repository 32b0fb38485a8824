## Il viaggio

refusal-voyage-hint = Niente consigli durante il viaggio, neanche in allenamento: i mari, le tue medaglie e il tuo bilancio contro ogni rivale valgono senza aiuto. Trovi **Regole** sotto **Altro**.
refusal-voyage-move = Durante il viaggio non si torna indietro. La tua mano è qui sotto.

voyage-title = { $over ->
    [yes] { voyage-result }{" "}
   *[no] {""}
}{ $kind ->
    [practice] **Viaggio di allenamento**, su altri mari. Il prossimo viaggio della settimana comincia il <t:{ $at }:D>.
    [late] **Viaggio di una settimana passata**: non vale più.
    [over] Prossimo **viaggio della settimana**: <t:{ $at }:D>.
    [new] **Viaggio della settimana**: un solo tentativo. Comincialo entro <t:{ $at }:f> e finiscilo entro <t:{ $end }:f>.
   *[week] **Viaggio della settimana**: finiscilo entro <t:{ $end }:F>.
}
voyage-state = Mare { $sea } di 7, { $masts ->
    [one] { $masts } albero
   *[other] { $masts } alberi
}
voyage-when = { $when ->
    [now] In corso
    [then] Poi
    [again] Di nuovo, con altre carte
   *[next] Prossima partita
}
voyage-short = { $when ->
    [again] **Altri mari per allenarti:** { $game } · 💨 { voyage-named }
   *[other] -# { voyage-state }. { voyage-when }: { $game } · { $rivals }
}
voyage-named = { $wind ->
    [escort] Scorta
    [calm] Bonaccia
    [trade] Aliseo
    [squall] Groppo
    [tail] Vento in poppa
    [head] Vento contrario
    [steady] Vento costante
    [gale] Burrasca
   *[undertow] Risacca
}
voyage-hand = { $practice ->
    [yes] Allenamento ·{" "}
   *[no] {""}
}{ voyage-state } · 💨 { voyage-named }
voyage-first = -# Ogni mare è una partita da 3 a 5 minuti, senza consigli né mosse annullate. Primo, anche alla pari, prosegui. Se no, si spezza un albero. Senza alberi è finita.
voyage-habits = -# I rivali seguono la loro abitudine anche a loro danno: approfittane.
voyage-ahead = { voyage-when }: **{ $game }** · { $rivals ->
    [none] livello { $levels }
   *[other] { $rivals }
}{ $partner ->
    [none] {""}
   *[other] . Il tuo compagno: { $partner }
}
# il vento è la particolarità del gioco in questo mare
voyage-wind = -# 💨 { $wind ->
    [escort] Scorta: hai forziere e nave in comune con il tuo compagno di fronte.
    [calm] Bonaccia: l'ultimo a prendere riceve il resto.
    [trade] Aliseo: nel bottino, oro, cristallo e rum da 1 a 7 valgono il numero, da 8 a 10 solo 1.
    [squall] Groppo: l'ultimo a prendere riceve il resto. Nel bottino, da 1 a 7 vale il numero, il resto 1.
    [tail] Vento in poppa: muovi per primo tu. Di solito si sorteggia.
    [head] Vento contrario: un rivale muove per primo. Di solito si sorteggia.
    [steady] Vento costante: più sette e meno uno nel mazzo.
    [gale] Burrasca: di solito l'ultima carta può iniziare una pila. Qui deve fare esattamente 7, altrimenti peschi.
   *[undertow] Risacca: il sabotatore non prende sigilli e parte da 5 punti di penalità invece di 4.
}
voyage-landed = { $end ->
    [crossed] Hai attraversato il mare { $sea }
    [lost] Il mare { $sea } ha spezzato un albero
    [sunk] L'ultimo albero si è spezzato nel mare { $sea }
   *[home] Sette mari attraversati!
}
voyage-tie = -# Un primo posto alla pari vale come primo.
voyage-result = **Mari attraversati: { $seas } su 7**, { $masts ->
    [0] nessun albero rimasto
    [one] { $masts } albero rimasto
   *[other] { $masts } alberi rimasti
}.
voyage-crew = -# Più lontano di **{ $crew }** computer su 100.
voyage-crew-ahead = -# Su 100 computer, **{ $crew }** { $crew ->
    [one] ha
   *[other] hanno
} attraversato il mare { $sea } in tre tentativi al massimo.
voyage-sail-button = { $way ->
    [first] Salpa
    [on] Prosegui: mare { $sea }
    [retry] Di nuovo: mare { $sea }
    [look] Fai il viaggio della settimana
   *[again] Altri mari
}
voyage-week-button = Meglio il viaggio della settimana
voyage-shared-by = { $name } ha fatto il viaggio della settimana
profile-voyage = ⛵ Miglior viaggio di una settimana: { $seas } su 7 mari
profile-alone = 🎲{ $solos ->
    [0] {""}
   *[other] {" "}Vinte in solitaria: { $solowon } partite su { $solos }.
}{ $duels ->
    [0] {""}
   *[other] {" "}Duelli vinti: { $duelwon } su { $duels }{ $draws ->
        [0] {""}
        [one] , 1 pari
       *[other] , { $draws } pari
    }.
}{ $puzzles ->
    [0] {""}
   *[other] {" "}Enigmi risolti: { $solved } su { $puzzles }{ $row ->
        [0] {""}
       *[other] , gli ultimi { $row } di fila
    }.
}
voyage-best-title = ⛵ { $when ->
    [now] **Il viaggio di questa settimana**
   *[last] **Il viaggio della settimana scorsa**
}, i migliori finora
voyage-best-line = { $place }. { $name }: { $seas } mari su 7

## I rivali dei viaggi

lobby-rival = Rivali con un'abitudine
rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } conta le monete una a una.
    [Juno] { $rival } canta più forte a ogni bicchiere.
    [Silas] { $rival } tocca ferro e teme i gatti neri.
    [Rook] { $rival } aspetta la preda grossa.
    [Ines] { $rival } si fida della nebbia più che dei cannoni.
    [Calico] { $rival } non resiste a una preda ricca.
    [Odo] { $rival } dorme sulla coffa.
    [Tamsin] { $rival } non ha mai fretta.
    [Fitch] { $rival } spazza prima le briciole.
    [Vesper] { $rival } porta una rosa all'orecchio.
    [Lorne] { $rival } vuole sempre stare sopra.
   *[Petra] { $rival } pota ciò che gli altri piantano.
}
habits-known = -# Abitudini note: { $known } rivali su { $all }.{ $left ->
    [0] { $rivals ->
        [none] {""}
       *[other] {" "}Ancora da battere: { $rivals }.
    }
    [one] {" "}Prossime: { $rivals }, ancora { $left } partita.
   *[other] {" "}Prossime: { $rivals }, ancora { $left } partite.
}
rival-unmet = -# { $rivals }: dopo una partita dico che cosa vi è successo, dopo tre l'abitudine.
rival-did = { $count ->
    [0] { rival-is }
   *[other] -# { $sign } { $rival ->
        [Bram] { $rival } non ha preso somme
        [Juno] { $rival } ha preso rum
        [Silas] { $rival } ha lasciato carte sulla tavola
        [Rook] { $rival } ha risparmiato i tesori sotto il 5
        [Ines] { $rival } ha mandato indifeso un 3, 4 o 5
        [Calico] { $rival } ha attaccato un 6 o un 7
        [Odo] { $rival } ha fatto la somma più alta
        [Tamsin] { $rival } ha fatto la somma più bassa
        [Fitch] { $rival } ha posato un 1
        [Vesper] { $rival } ha aperto di rosso
        [Lorne] { $rival } ha battuto la carta migliore della presa
       *[Petra] { $rival } ha tenuto il rosso per le prese altrui
    }: { $done ->
        [one] { $done } volta
       *[other] { $done } volte
    } su { $count } nell'ultima partita.
}{ $games ->
    [0] {""}
   *[other] {" "}Primo posto: { $won } su { $games }.
}
# l'abitudine: la frase deve essere vera per ogni scelta che la riguarda
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } prende più carte solo se deve: le somme aspettano te.
    [Juno] { $rival } prende rum appena può: usalo come esca.
    [Silas] { $rival } svuota la tavola solo se deve: lascia una carta.
    [Rook] { $rival } non attacca tesori sotto il 5: mandali indifesi.
    [Ines] { $rival } manda indifesi 3, 4 e 5 finché può: attaccali.
    [Calico] { $rival } attacca un 6 o un 7 appena può: arma i tuoi.
    [Odo] { $rival } fa la somma più alta possibile: poi vanno poche carte.
    [Tamsin] { $rival } fa la somma più bassa possibile: poi vanno molte carte.
    [Fitch] { $rival } posa un 1 appena può: altrimenti non ne ha in mano che vada.
    [Vesper] { $rival } apre di rosso appena può: se apre d'altro, non ha rossi in mano.
    [Lorne] { $rival } batte la carta migliore di una presa appena può: apri basso per lasciargli la presa.
   *[Petra] { $rival } taglia appena può, e apre di rosso solo con in mano tutte carte rosse.
}{ $games ->
    [0] {""}
   *[other] {" "}Altri Nostromi fanno altro in { $others } casi su 100. Primo posto: { $won } su { $games }.
}
rival-robs = { $sign } { $rival }: «{ $said ->
    [Bram0] Ogni moneta conta, e io conto le mie.
    [Bram1] Con la borsa piena dormo meglio.
    [Bram2] Ricontale, se vuoi.
    [Juno0] Il rum lo offri tu.
    [Juno1] Un altro giro, sul tuo conto.
    [Juno2] La mia coppa è piena, grazie.
    [Silas0] Niente maledizioni, niente guai.
    [Silas1] Ho incrociato le dita. Funziona.
    [Silas2] La fortuna ama i prudenti.
    [Rook0] Le navi piccole le lascio a te.
    [Rook1] La pazienza riempie la stiva.
    [Rook2] I pesciolini li lascio nuotare.
    [Ines0] Non hai mai guardato dietro la nebbia.
    [Ines1] Quel che non vedi non mi ferma.
    [Ines2] La nebbia non costa nulla.
    [Calico0] Una preda così ricca non si lascia.
    [Calico1] Prima i pesci grossi.
    [Calico2] Vedo, voglio, prendo.
    [Odo0] Io comincio dall'alto.
    [Odo1] Da quassù la vista è migliore.
    [Odo2] Guarda in alto.
    [Tamsin0] Chi va piano va lontano.
    [Tamsin1] Avevo tutto il tempo del mondo.
    [Tamsin2] Alzarsi presto è roba da galli.
    [Fitch0] Di briciole si fa il pane.
    [Fitch1] Piccolo, più piccolo, mio.
    [Fitch2] Ho spazzato il ponte.
    [Vesper0] Il rosso mi dona.
    [Vesper1] Le rose hanno le spine.
    [Vesper2] Rosso di sera, bel tempo si spera.
    [Lorne0] Ora puoi inchinarti.
    [Lorne1] Lo faccio ogni giorno.
    [Lorne2] Un applauso, prego.
    [Petra0] Zac.
    [Petra1] Taglio solo ciò che cresce troppo.
   *[Petra2] Un taglio netto fa male appena.
}»
rival-beaten = { $sign } { $rival }: «{ $said ->
    [Bram0] Prendila. Ma contala.
    [Bram1] Le riconterò tutta la notte.
    [Bram2] La mia borsa pesa poco.
    [Juno0] Allora versami l'ultimo.
    [Juno1] Ci bevo sopra.
    [Juno2] Qualcuno ha svuotato il mio barile.
    [Silas0] Lo sapevo che quella maledizione era mia.
    [Silas1] Dovevo restare in porto.
    [Silas2] È colpa del gatto nero.
    [Rook0] La preda grossa eri tu, dunque.
    [Rook1] Ho aspettato troppo.
    [Rook2] Bella preda. Tua, purtroppo.
    [Ines0] La nebbia si è alzata troppo presto.
    [Ines1] Ci vedi bene nella nebbia.
    [Ines2] La prossima volta, nebbia più fitta.
    [Calico0] La prossima volta salto prima io.
    [Calico1] Avevi più fame di me.
    [Calico2] Ho avuto gli occhi più grandi della stiva.
    [Odo0] Una torre alta cade da lontano.
    [Odo1] La caduta è lunga.
    [Odo2] Costruirò più in basso. Anzi, no.
    [Tamsin0] Stavo proprio per cominciare.
    [Tamsin1] Quanta fretta.
    [Tamsin2] Domani ti avrei raggiunto.
    [Fitch0] Per me neanche una briciola.
    [Fitch1] Hai spazzato prima di me.
    [Fitch2] Tieniti le briciole.
    [Vesper0] Anche il rosso finisce.
    [Vesper1] Arrossisco.
    [Vesper2] Il rosso sta meglio a te.
    [Lorne0] Oggi la corona è tua.
    [Lorne1] Spero che nessuno abbia visto.
    [Lorne2] Era un regalo. Quasi.
    [Petra0] Ho tagliato troppo corto.
    [Petra1] Le mie forbici sono da affilare.
   *[Petra2] Ricresci in fretta.
}»
