## Il suo nome

game-seven = 7
choice-seven = 7 · da 2 a 7 giocatori

## 7: prima dell'inizio, regole della casa

game-seven-play = Liberati delle tue carte su una pila: la somma non può mai scendere né superare il sette.
game-seven-wins = Vince chi ha più gettoni. Prima resti senza carte, più ne ricevi.
game-seven-lasts = Da soli dura circa 8 minuti.
game-seven-brief = Cala le carte senza superare sette
game-seven-pitch = { game-seven-play } Da due a sette giocatori.
game-seven-lobby = 🎴 { game-seven }: chi gioca?
game-seven-over = 🎴 { game-seven }: la fine, in gettoni
game-seven-thread = 🎴 { game-seven }
game-seven-praise = La pila non aveva scampo.
rule-seven-deck = Numeri nel mazzo
rule-seven-deck-meaning = Quante carte portano ciascun numero: molti uno e pochi sette, o quasi lo stesso numero per tutti. Le quantità stampate non sono pubblicate, quindi entrambe sono una nostra ipotesi.
rule-seven-deck-tapered = pochi sette
rule-seven-deck-mild = quasi uguali
rule-seven-strict_finish = Finale severo
rule-seven-strict_finish-meaning = La tua ultima carta deve fare un Sette, o peschi. Se non c'è più nulla da pescare, basta qualsiasi carta.

## Le regole

rules-seven =
    - Liberati prima degli altri delle tue **sette carte**. Ogni carta ha un **numero** da 1 a 7.
    - La pila mostra **due numeri**. La tua carta ne copre uno, e l'altro resta. La somma dei due può restare uguale o salire, ma mai superare **7**. Poi pesca una carta.
    - Una somma di 7 esatto è un **Sette!** Non peschi, la pila viene messa da parte e cominci subito la prossima.

    { "**" }Per esempio:** la pila mostra 2 e 3: somma 5. Un 4 che copre il 2 fa 4 + 3 = 7, un Sette. Un 4 che copre il 3 fa 4 + 2 = 6. Va bene anche così, e peschi.
rules-seven-course =
    { "**" }La pila.** Metà di ogni carta è un **foro**. Una carta **sul foro** della più recente ne copre il numero. Una carta **sul numero** lo lascia vedere accanto al proprio e copre l'altro. La somma dei due deve restare uguale o salire, e mai superare 7. La prima carta di una pila conta da sola.

    { "**" }Il tuo turno.** Se una carta va bene, devi metterne una.
    - Somma sotto 7: pesca una carta, e il turno finisce. Una carta appena pescata aspetta un turno.
    - Somma 7 esatto, un **Sette!** Non peschi, e cominci subito una nuova pila con una carta qualsiasi, ancora senza pescare. Un 7 lì è un altro Sette.
    - Nessuna carta va bene: peschi automaticamente una carta di penalità.

    { "**" }Carte finite.** Quando non hai più carte, prendi il posto migliore ancora libero.{ $strict ->
        [yes] {" "}**Finale severo:** l'ultima carta deve fare un Sette, o costa una pescata; se non c'è più nulla da pescare, basta qualsiasi carta.
       *[no] {""}
    } La manche finisce quando un solo giocatore ha ancora carte. Quando il mazzo è vuoto, le carte messe da parte ne formano uno nuovo; se non ce ne sono, nessuno pesca. Se tutti sono bloccati, la pila diventa il mazzo, e il giocatore seguente ne comincia una nuova.
rules-seven-scoring =
    Alla fine di una manche il primo riceve tanti **gettoni** quanti sono i giocatori. Ogni posto dopo ne riceve uno in meno, fino a un gettone per l'ultimo.

    { $rounds ->
        [0] Da due a quattro giocatori si giocano sette manche. In più, si gioca finché ci sono gettoni, 80 in tutto, e gli ultimi vanno secondo il posto.
       *[other] Si giocano { $rounds } manche.
    } Chi comincia è estratto a sorte; poi ogni manche comincia dal posto seguente. Vince chi ha più gettoni; in parità si condivide.

    { "**" }Il mazzo**, quante carte per ogni numero da 1 a 7: { $deck }.
rules-seven-sources =
    { "**" }7** di Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008.

    -# CASA, la nostra scelta dove le regole stampate tacciono: chi comincia; quando si mescolano le carte messe da parte; un tavolo dove nessuno può pescare né mettere. Anche come si dividono gli ultimi gettoni, e il finale severo per un'ultima carta che comincia una pila. RICOSTRUITO, perché le quantità stampate non sono pubblicate: quante carte portano ciascun numero.

## Il tabellone

seven-title-of = 🎴 7{ $rounds ->
    [0] {" "}· manche { $round }
    [1] {""}
   *[other] {" "}· manche { $round } di { $rounds }
}
seven-title = 🎴 7 · manche { $round } · restano { $bank } gettoni
seven-pile = **Pila**, { $cards ->
    [0] vuota
    [one] una carta
   *[other] { $cards } carte
}
seven-fields = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = { $newest } e { $other ->
        [0] nessun altro numero
       *[other] { $other }
    }, somma { $sum }
seven-fields-empty = ┃ ○ ┃ ○ ┃
    .words = Due fori
seven-pile-fields = Il numero più recente, l'altro e la loro somma. Una somma di 7 chiude la pila.
seven-pile-empty = La comincia qualsiasi carta
seven-small-pile = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = Pila: { $other ->
        [0] { $newest } da solo
       *[other] { $newest } e { $other }
    }, somma { $sum }
seven-small-pile-empty = Pila: vuota
seven-stock = Mazzo { $draw } · da parte { $aside }
seven-seat = { $name } ✋ { $cards } 🪙 { $chips }
    .words = { $name }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $chips ->
        [one] un gettone
       *[other] { $chips } gettoni
    }
seven-out = { $name } ✋ 0 🏁 { $place }º posto 🪙 { $chips }
    .words = { $name }: carte finite, { $place }º posto, { $chips ->
        [one] un gettone
       *[other] { $chips } gettoni
    }

## La mano

seven-hand-again = Comincia la nuova pila con qualsiasi carta; non peschi
seven-hand-out = Hai finito le carte: { $place }º posto in questa manche.
seven-sizes = Carte rimaste: { $sizes }
seven-size = { $you ->
    [yes] tu
   *[no] { $name }
} { $cards ->
    [0] nessuna
   *[other] **{ $cards }**
}
seven-sum = { $number } → { $sum }{ $seven ->
    [yes] {" "}✨
   *[no] {""}
}
    .words = { $way ->
        [start] { $number } comincia la pila
        [alone] { $number } da solo
       *[beside] { $number } e { $other } fanno { $sum }
    }{ $seven ->
        [yes] , un Sette!
       *[no] {""}
    }
seven-several = Le tue carte: { $numbers }
seven-hint = { $draws ->
    [yes] Sotto il 7 peschi; con 7 rigiochi.
   *[no] Non c'è più niente da pescare; con 7 rigiochi.
}
seven-hint-start = { $draws ->
    [yes] Comincia con una carta, poi pescane una.
   *[no] Comincia con una carta. Non c'è più niente da pescare.
} ✨ Dopo un 7 giochi ancora.
seven-hint-buttons = Carta → nuova somma.
    .words = Carta, poi nuova somma.
seven-hint-strict = Comincia la nuova pila. Finale severo: un'ultima carta che non è un 7 ti fa pescare
seven-hint-last = La tua ultima carta deve fare un Sette. Altrimenti ne peschi una.

## Che cosa è successo

seven-told-dealt = Manche { $round }: sette carte a testa. { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
seven-told-placed = { $way ->
    [seven] **✨ { $you ->
        [yes] Hai fatto un Sette con un { $number }!
        [clock] Tempo scaduto: un computer ha fatto un Sette con un { $number } per te!
        [computer] Un computer ha fatto un Sette con un { $number } per te!
       *[no] { $name } ha messo un { $number }: Sette!
    }**
    [start] { $you ->
        [yes] Hai cominciato la pila con un { $number }.
        [clock] Tempo scaduto: un computer ha giocato un { $number } per te.
        [computer] Un computer ha giocato un { $number } per te.
       *[no] { $name } ha cominciato la pila con un { $number }.
    }
   *[other] { $you ->
        [yes] Hai messo un { $number }: somma { $sum }.
        [clock] Tempo scaduto: un computer ha giocato un { $number } per te.
        [computer] Un computer ha giocato un { $number } per te.
       *[no] { $name } ha messo un { $number }: somma { $sum }.
    }
}
seven-told-no-draw = { $you ->
    [yes] Per te non c'è più nulla da pescare.
   *[no] Per { $name } non c'è più nulla da pescare.
}
seven-told-penalty = { $count ->
    [0] { $you ->
        [yes] Non potevi mettere una carta, e non ce n'erano da pescare.
        [several] { $name } non potevano mettere una carta, e non ce n'erano da pescare.
       *[no] { $name } non poteva mettere una carta, e non ce n'erano da pescare.
    }
   *[other] { $you ->
        [yes] Non potevi mettere carte: ne hai pescata una di penalità.
        [several] { $name } non potevano mettere carte: ne hanno pescata una di penalità a testa.
       *[no] { $name } non poteva mettere carte: ne ha pescata una di penalità.
    }
}
seven-told-drew = Hai pescato un { $number }.
seven-told-out = { $place ->
    [1] **🏁 { $you ->
        [yes] Hai finito le carte e vinci la manche!
       *[no] { $name } ha finito le carte e vince la manche!
    }**
   *[other] { $you ->
        [yes] Hai finito le carte
       *[no] { $name } ha finito le carte
    }: { $place }º posto in questa manche.
}
seven-told-last = { $you ->
    [yes] { $cards ->
        [one] Ultimo posto per te, con una carta.
       *[other] Ultimo posto per te, con { $cards } carte.
    }
   *[no] { $cards ->
        [one] Ultimo posto per { $name }, con una carta.
       *[other] Ultimo posto per { $name }, con { $cards } carte.
    }
}
seven-told-renewed = Le { $cards } carte messe da parte formano il nuovo mazzo.
seven-told-blocked = Nessuno poteva mettere né pescare: la pila va da parte, e { $you ->
    [yes] ne cominci una nuova tu.
   *[no] ne comincia una nuova { $name }.
}

## Punteggio

seven-scoring-title = ⚖️ 7: { $rounds ->
    [0] manche { $round }
    [1] punteggio
   *[other] manche { $round } di { $rounds }
}
seven-scored = { $place }\. { $name }: { $chips ->
    [one] +1 gettone
   *[other] +{ $chips } gettoni
}
seven-round-own = { $cards ->
    [0] { $place ->
        [1] Hai vinto la manche.
        [2] Sei al secondo posto.
        [3] Sei al terzo posto.
       *[other] Sei al { $place }º posto.
    }
    [one] Sei all'ultimo posto, con una carta in mano.
   *[other] Sei all'ultimo posto, con { $cards } carte in mano.
}
seven-standing-title = Gettoni finora
seven-standing = { $name } 🪙 **{ $total }**
    .words = { $name }: **{ $total }**
points-seven = { $points ->
    [0] 0 gettoni
    [one] 1 gettone
   *[other] { $points } gettoni
}
review-points-seven = La tua scelta ti è costata almeno { $points } posti nella manche.
seven-most-sevens = { $each ->
    [yes] ✨ Più Sette: { $name }, { $count } a testa
   *[no] ✨ Più Sette: { $name }, { $count }
}
seven-most-first = { $each ->
    [yes] 🏁 Più manche vinte: { $name }, { $count } a testa
   *[no] 🏁 Più manche vinte: { $name }, { $count }
}
seven-most-drawn = { $each ->
    [yes] ✋ Più carte di penalità: { $name }, { $count } a testa
   *[no] ✋ Più carte di penalità: { $name }, { $count }
}
distinction-seven = 🗼 { $count ->
    [1] Pila più alta: { $size } carte, chiusa da { $name } con un Sette
   *[other] Pila più alta: una da { $size } carte a testa, chiusa con un Sette da { $name }
}
seven-tall-pile = 🗼 Pila più alta: { $you ->
    [yes] { $cards } carte, chiusa da te con un Sette
   *[no] { $cards } carte, chiusa da { $name } con un Sette
}
seven-own-place = 🏁 { $you ->
    [yes] La tua manche migliore
   *[no] Miglior manche di { $name }
}: { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
   *[other] { $place }º posto
} nella manche { $round }
seven-own-last = ✋ A un passo dalla fine: { $you ->
    [yes] tu
   *[no] { $name }
}, { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in mano nella manche { $round }
seven-no-cards = nessuna carta
seven-decided = 🏆 Il momento decisivo: nella manche { $round } { $you ->
    [first] hai finito le carte
   *[other] { $first } ha finito le carte
} quando { $you ->
    [second] tu ne avevi ancora
   *[other] { $second } ne aveva ancora
} { $cards ->
    [one] una
   *[other] { $cards }
}
seven-finale = 🏁 { $you ->
    [first] Hai messo la tua ultima carta, un { $number }
   *[other] { $first } ha messo la sua ultima carta, un { $number }
}; { $you ->
    [second] a te
   *[other] a { $second }
} { $cards ->
    [one] ne resta una
   *[other] ne restano { $cards }
}.

## Che cosa non va

seven-refusal-too-high = La somma non può superare 7, e ora è { $sum }. Scegli una carta più bassa.
seven-refusal-too-low = La somma non può scendere, e ora è { $sum }. Scegli una carta più alta, o l'altro campo.
seven-refusal-not-in-hand = Non hai quel numero. Scegline uno dei tuoi.
seven-refusal-pile-is-empty = La pila è vuota: la comincia qualsiasi carta.
seven-refusal-pile-has-begun = C'è già una pila. Scrivi `h` per coprire il numero più recente, o `n` per giocarci accanto.
seven-refusal-same-as-hole = Qui i due modi danno lo stesso risultato. Scrivi solo il numero.
seven-refusal-not-your-turn = Non tocca a te. Intanto puoi guardare la tua mano.
seven-refusal-game-over = Questa partita è finita. I pulsanti sotto il suo risultato portano avanti.

## Consigli: che cosa farebbe un computer, in una frase

seven-move = { $way ->
    [start] Comincia la pila con un { $number }
    [alone] Copri la pila con un { $number }, somma { $sum }
   *[beside] Metti un { $number } accanto { $other ->
        [1] all'1
       *[other] al { $other }
    }, somma { $sum }
}.

## Consigli: perché, in una frase dopo la mossa

lacks-seven = { $why ->
    [again] { $way ->
        [Gain] Non ti resta un 7 per il Sette successivo.
       *[other] {" "}
    }
    [waits] { $way ->
        [Gain] Poi devi cominciare subito la prossima pila, senza pescare.
       *[other] Così giochi proprio la carta che potrebbe fare un Sette.
    }
    [lonely] { $way ->
        [Gain] Questo è proprio un Sette così.
       *[other] {" "}
    }
    [starts] { $way ->
        [Gain] Questo è proprio un Sette così.
       *[other] {" "}
    }
    [higher] { $way ->
        [PlaceCard] Così cedi una carta più alta.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlaceCard] Ti restano meno carte che potrebbero fare un Sette con questa.
       *[other] {" "}
    }
    [finishes] { $way ->
        [PlaceCard] Ti restano meno carte che potrebbero fare un Sette con questa.
       *[other] {" "}
    }
   *[other] {" "}
}
why-seven-only = Non puoi mettere altro.
why-seven-out = Fai un Sette con la tua ultima carta.
why-seven-seven = Fai un Sette, e cominci la prossima pila senza pescare.
why-seven-again = Tieni un 7, che fa subito il Sette successivo.
why-seven-safe = Le carte che farebbero un Sette con questa le hai tu, o sono già giocate.
why-seven-lonely = Con un Sette ora ti resterebbe una sola carta, e la metti solo se fa un Sette.
why-seven-starts = Dopo un Sette cominci una pila. { $count ->
    [one] Poi almeno una carta che non hai visto fa un Sette. Dopo questa mossa nessuna lo fa.
   *[other] Poi almeno { $count } carte che non hai visto fanno un Sette. Dopo questa mossa sono di meno.
}
why-seven-finishes = Ti resta { $kept }, che fa un Sette con questa: potresti mettere l'ultima carta al prossimo turno.
why-seven-plans = Ti resta { $kept }, che al prossimo turno potrebbe fare un Sette con questa.
why-seven-waits = { $draws ->
    [yes] Tieni { $kept } per un Sette più avanti, e peschi una carta al posto di questa.
   *[no] Tieni { $kept } per un Sette più avanti.
}
why-seven-fewest = { $count ->
    [one] Così lasci a chi gioca dopo di te meno modi possibili di fare un Sette: una sola carta che non hai visto.
   *[other] Così lasci a chi gioca dopo di te meno modi possibili di fare un Sette: solo { $count } carte che non hai visto.
}
why-seven-higher = { $higher ->
    [one] Tieni il tuo { $highest }: con le carte alte un Sette è più facile.
   *[other] Tieni le tue carte più alte, come { $highest }: con le carte alte un Sette è più facile.
}
why-seven-more = { $count ->
    [one] Poi una carta che non hai visto fa un Sette. Dopo l'altra mossa nessuna lo fa.
   *[other] Poi { $count } carte che non hai visto fanno un Sette. Dopo l'altra mossa sono di meno.
}
why-seven-passes = { $count ->
    [0] Così rinunci a un Sette.
    [one] Così rinunci a un Sette, e poi una carta che non hai visto ne fa uno.
   *[other] Così rinunci a un Sette, e poi { $count } carte che non hai visto ne fanno uno.
}

game-seven-unit = gettoni
game-seven-gained = { $count ->
    [one] un gettone
   *[other] { $count } gettoni
}

## Le parole del gioco, nella prima mano di chi non ne ha mai finito una partita

first-words-seven = { $stage ->
    [start] Le altre coprono uno di due numeri. La somma resta o sale, fino a 7.
   *[cover] Copri un numero. La somma può restare o salire, fino a 7.
}
seven-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Resta senza carte. Vince chi ha più gettoni.
       *[other] Resta senza carte. In { $rounds } manche vince chi ha più gettoni.
    }
   *[other] { game-seven }, livello { $levels }: { $rounds ->
        [0] resta senza carte. Vince chi ha più gettoni.
       *[other] resta senza carte. In { $rounds } manche vince chi ha più gettoni.
    }
}

## La lezione

lesson-seven-1 = Liberati prima degli altri delle tue sette carte. Metti 6 accanto all'1 di Pip: 7 esatto è un Sette!
lesson-seven-1-wrong = Cerca il 7 esatto: 6 + 1.
lesson-seven-2 = Dopo un Sette non peschi, e cominci subito la pila seguente. Va bene ogni carta: metti 3.
lesson-seven-2-wrong = Tieni i 4 per dopo. Comincia con 3.
lesson-seven-3 = Ogni carta ha un numero e un foro. Il 3 di Pip lascia vedere il tuo 3 dal foro. Metti sopra 4: 4 + 3 = 7.
lesson-seven-3-wrong = Così fa 6. Con il 4 fa 7 esatto.
lesson-seven-4 = Un altro Sette, e un'altra pila da cominciare. Metti 3.
lesson-seven-4-wrong = Tieni i 4 per dopo. Comincia con 3.
lesson-seven-5 = Puoi coprire l'uno o l'altro numero. Copri il più recente, 1, e il 3 resta: 4 + 3 = 7. Se copri il 3, fa solo 5.
lesson-seven-5-wrong = Va bene anche quello, ma solo 4 + 3 fa 7.
lesson-seven-6 = Comincia la pila seguente con il tuo ultimo 3.
lesson-seven-6-wrong = Tieni il 4. Comincia con 3.
lesson-seven-7 = Anche Pip ha fatto un Sette e ha cominciato con 1. Il tuo 4 non può fare 7, quindi pescherai una carta. Copri l'1 con il 4.
lesson-seven-7-wrong = Va bene anche quello. Questa volta copri l'1: 4 da solo.
lesson-seven-8 = Hai pescato un 1, che non andava bene: la somma di Pip era 6, e non può scendere. Così hai pescato una carta di penalità. Metti 1 accanto all'1 di Pip.
lesson-seven-8-wrong = Va bene anche quello. Questa volta metti 1 accanto all'1: somma 2.
lesson-seven-9 = Il 5 pescato ha dovuto aspettare un turno. Ora mettilo accanto al 2 di Pip: è un Sette.
lesson-seven-9-wrong = Cerca il 7 esatto: 5 + 2.
lesson-seven-10 = Una carta che comincia una pila dopo un tuo Sette non fa pescare. Metti l'ultima carta, e vinci la manche.
lesson-seven-10-wrong = Hai in mano una sola carta: 2.
lesson-seven-end = Hai finito le carte prima di tutti, quindi ricevi tanti gettoni quanti sono i giocatori. Ogni posto dopo ne riceve uno in meno, fino a uno per l'ultimo.
    Da due a quattro giocatori si giocano sette manche. In più, si gioca finché ci sono gettoni, 80 in tutto. Vince chi ha più gettoni.
    Quando il mazzo è finito, le carte messe da parte formano quello nuovo.

daily-finer-seven = A parità contano le carte rimaste agli altri quando tu non ne hai più, poi i turni.
duel-finer-seven = { $by ->
    [0] A parità decidono più carte rimaste agli altri, tolte le proprie
   *[1] A parità anche di carte decidono meno turni
}: { $own } a { $other }.

help-typing-seven = - 🎴 **7:** `/play 3h` copre con un 3 il numero più recente, `/play 3n` l'altro.

mark-seven-sevens = Quattro Sette in una manche
mark-seven-tall = Un Sette con otto carte
mark-seven-no-penalty = Vittoria senza carte di penalità

# what a player says across the table
remark-seven-1 = Chi ha bisogno di fortuna?
remark-seven-2 = C'è mancato poco.
remark-seven-3 = Non di nuovo.
remark-seven-4 = Il prossimo Sette è mio.
