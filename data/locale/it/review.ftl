## Che cosa mi è sfuggito? Le scelte di una persona, riviste dopo la partita.

review-nothing = { $end ->
    [cards] Hanno deciso le carte: nessuna tua scelta ti è costata qualcosa di sicuro, e con queste carte il livello Nostromo non fa meglio.
    [moves] Nessuna tua scelta ti è costata qualcosa di sicuro. Ma con queste carte il livello Nostromo fa meglio.{ $hint ->
        [no] {""}
       *[yes] {" "}Se esiti in una partita in solitario, confronta la tua scelta con **Consiglio**.
    }
   *[won] Nessuna tua scelta ti è costata qualcosa di sicuro.
}
review-played = { $number ->
    [0] La tua scelta:
   *[other] Mossa { $number }, la tua scelta:
}
review-captain = La scelta di un Capitano:
# after review-played, where nothing else speaks against the move
review-not-so = Un Capitano ha giocato più volte il seguito di entrambe le mosse, e questa rende meno.
review-cost = { $of ->
    [round] Manche
   *[game] Vittoria
}: { $sure ->
    [no] forse circa
   *[yes] almeno
} { $percent ->
    [one] un punto percentuale
   *[other] { $percent } punti percentuali
} in meno.
review-luck = Il tuo risultato: { $points }. Livello Nostromo con le stesse carte: { $worth } in media.
review-well-done = Ben fatto alla mossa { $number }. Era la scelta migliore:
review-mate = La scelta di un computer che non guarda avanti:

review-button = Che cosa mi è sfuggito?
review-heading = 🔍 Che cosa mi è sfuggito?
review-progress = { $look ->
    [second] Un Capitano sta riguardando le scelte che forse ti sono costate di più: { $done } su { $total } al massimo.
   *[first] Un Capitano sta rivedendo le tue scelte: { $done } su { $total }.
} Di solito bastano uno o due minuti, al massimo { $minutes }. Poi vedrai qui che cosa ha trovato.
review-cut = { $look ->
    [second] Il tempo è scaduto alla seconda occhiata, dopo { $done } scelte su { $total }.
   *[first] Il tempo è scaduto dopo { $done } scelte su { $total }.
} Premi **Guarda il resto** per continuare. { $moments ->
    [0] Ancora niente è certo.
   *[other] Questo è già certo:
}
review-waits = Un Capitano sta rivedendo altre partite: { $before ->
    [one] 1 partita viene
   *[other] { $before } partite vengono
} prima della tua, che comincerà entro { $minutes } minuti.
review-other = Un Capitano sta già rivedendo un'altra tua partita, ancora per { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} al massimo. Poi potrai chiedere di questa.
review-failed = Adesso non riesco a rivedere questa partita. Riprova più tardi.
review-again-button = { $way ->
    [rest] Guarda il resto
    [there] Mostra l'altra
   *[again] Guarda di nuovo
}
review-choices = { $game }{ $won ->
    [yes] , vinta
    [no] , non vinta
   *[open] {""}
}: { $choices ->
    [one] una vera scelta, giudicata da ciò che sapevi allora
   *[other] { $choices } vere scelte, giudicate da ciò che sapevi allora
}
review-course = { $of ->
    [round] La tua probabilità di vincere la manche { $round }, in percento: { $first } all'inizio.
   *[game] La tua probabilità di vincere, in percento: { $first } all'inizio.
}
review-course-low = { $again ->
    [0] Al minimo, dopo la mossa { $move } di { $moves }: { $low }.
    [won] Al minimo, dopo la mossa { $move } di { $moves }: { $low }. Alla fine, però, eri in testa.
   *[other] Al minimo, dopo la mossa { $move } di { $moves }: { $low }. Poi, prima della mossa { $again }: { $back }.
}
review-course-luck = { $own ->
    [0] Per colpa delle carte e degli altri, non delle tue mosse.
   *[other] Le tue mosse ne sono costate circa { $own } in tutto, le carte e gli altri il resto.
}
# $of is "result" if the move cost points or spaces, and hardly any chance to win
review-moment = **{ $place }.** { $of ->
        [close] Di misura alla mossa { $move }
       *[other] Meglio alla mossa { $move }
    }: «{ $better }»
    -# { $of ->
        [close] La tua mossa valeva quasi lo stesso.
        [result] La tua mossa ha peggiorato solo il risultato.
        [unsure] La tua mossa ha forse peggiorato il risultato.
        [likely] Costo della tua mossa: forse { $percent ->
            [one] un punto percentuale
           *[other] { $percent } punti percentuali
        } { $span ->
            [round] sulla manche
           *[game] di vittoria
        }.
       *[chance] Costo della tua mossa: almeno { $percent ->
            [one] un punto percentuale
           *[other] { $percent } punti percentuali
        } { $span ->
            [round] sulla manche
           *[game] di vittoria
        }.
    }
review-puzzles = 🧩 I momenti chiari diventano enigmi: `/solo`.
review-best = ⭐ La tua scelta migliore, alla mossa { $move }: «{ $best }»
review-later = -# Non serve aspettare qui. { $listed ->
    [none] Più tardi premi di nuovo **Che cosa mi è sfuggito?** alla fine di questa partita.
    [outside] Più tardi trovi tutto in `/history`, tra le tue partite da solo e in chat, dietro **Altro** di questa partita.
   *[here] Più tardi trovi tutto in `/history`, dietro **Altro** di questa partita.
}
review-puzzle-button = Risolvi un enigma
review-moment-button = № { $place }
    .words = Momento { $place }
review-low-button = Mossa { $move }
review-well-button = Ben fatto
review-back-button = ◀ Momenti
review-next-button = Momento successivo
review-stood = Le tue carte e il tavolo allora:
review-not-yours = Non hai giocato questa partita. Ognuno può rivedere le proprie scelte.
review-not-finished = Questa partita è stata chiusa prima della fine, quindi non c'è nulla da rivedere.

## Enigmi: i momenti della revisione tornano come domande

puzzle-button = { $count ->
    [one] Enigmi: { $count } ti aspetta
   *[other] Enigmi: { $count } ti aspettano
}
puzzle-question = 🧩 Che cosa giocheresti adesso?
puzzle-of = { $own ->
    [yes] { $game }, una tua partita
   *[no] { $game }, una partita fra computer
}
puzzle-choose = Scegli la tua previsione
puzzle-unseen = Non viste: { $cards }
puzzle-learn-button = Impara
puzzle-end = { $end ->
    [best] 🧩 Risolto.
    [alike] 🧩 Risolto: vale quasi lo stesso.
    [near] 🧩 Risolto, ma un'altra mossa è migliore.
   *[missed] 🧩 Stavolta non è risolto.
}
puzzle-figures = { $of ->
    [round] Probabilità di vincere la manche: circa il { $best }% dopo la scelta del Capitano, il { $own }% dopo la tua.
   *[game] Probabilità di vincere: circa il { $best }% dopo la scelta del Capitano, il { $own }% dopo la tua.
}
puzzle-late = Hai già risposto a questo enigma. Conta la tua prima risposta.
puzzle-next-button = Prossimo enigma
puzzle-later = { $more ->
    [yes] 🧩 Per oggi non ci sono altri enigmi.
   *[no] 🧩 Non ci sono altri enigmi. Premi **Che cosa mi è sfuggito?** dopo una partita: i suoi momenti diventano nuovi enigmi.
}
puzzle-count = Enigmi risolti: { $solved } su { $tried }{ $streak ->
    [no] {""}
   *[yes] , gli ultimi { $row } di fila
}.{ $done ->
    [no] {""}
   *[yes] {" "}Nuovi alle <t:{ $at }:t>{ $own ->
        [0] {""}
       *[other] , prima { $own } dalle tue partite
    }.
}
puzzle-gone = Questo enigma non è aperto adesso. In `/solo` trovi i tuoi.
