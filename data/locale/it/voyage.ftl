## Il viaggio

refusal-voyage-hint = Niente consigli durante il viaggio: tutti attraversano i mari senza aiuto. Trovi **Regole** sotto **Altro**.
refusal-voyage-move = Durante il viaggio non si torna indietro. La tua mano è qui sotto.

voyage-title = { $kind ->
    [practice] **Viaggio di allenamento**
    [late] **Viaggio di una settimana passata**: non vale più.
   *[week] **Viaggio della settimana**: un solo tentativo, fino al <t:{ $at }:f>.
}
voyage-state = Mare { $sea } di 7, { $masts ->
    [one] { $masts } albero
   *[other] { $masts } alberi
}
voyage-ahead = Prossima sfida: **{ $game }** · { $seats } giocatori · { $levels }
# il vento è la particolarità del gioco in questo mare
voyage-wind = -# 💨 { $wind ->
    [escort] Scorta: il Nostromo di fronte è il tuo compagno. Avete in comune forziere e nave.
    [calm] Bonaccia: chi cattura per ultimo prende il resto della tavola.
    [trade] Aliseo: per il bottino ogni carta vale la sua forza, al massimo 7.
    [squall] Groppo: per il bottino ogni carta vale la sua forza. Chi cattura per ultimo prende il resto.
    [tail] Vento in poppa: cominci tu.
    [head] Vento contrario: comincia un rivale.
    [steady] Vento costante: più sette e meno uno nel mazzo.
    [gale] Burrasca: la tua ultima carta deve fare un Sette, altrimenti peschi.
   *[undertow] Risacca: il sabotatore parte da 5 punti di penalità.
}
voyage-landed = { $end ->
    [crossed] Hai attraversato il mare { $sea }
    [lost] Il mare { $sea } ha spezzato un albero
    [sunk] L'ultimo albero si è spezzato nel mare { $sea }
   *[home] Hai attraversato tutti e sette i mari!
}
voyage-result = **Mari attraversati: { $seas } su 7**, { $masts ->
    [0] nessun albero rimasto
    [one] { $masts } albero rimasto
   *[other] { $masts } alberi rimasti
}. Punti di vantaggio sui rivali migliori: { $margin }.
voyage-crew = Nella ciurma di 100, **{ $crew }** sono arrivati fin qui.
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
}. Nella ciurma di 100, { $crew } sono arrivati fin qui.
profile-voyage = ⛵ Viaggio migliore: { $seas } su 7 mari
