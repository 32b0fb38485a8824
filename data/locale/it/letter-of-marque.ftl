## Il suo nome

game-letter-of-marque = Letter of Marque
choice-letter-of-marque = Letter of Marque · da 2 a 6 giocatori

## Letter of Marque: prima dell'inizio, regole della casa

game-letter-of-marque-play = Manda tesori in mare su due navi armate e tre indifese, e indovina chi bluffa.
game-letter-of-marque-wins = Vince chi ha più punti.
game-letter-of-marque-lasts = Da soli dura circa 3 minuti.
game-letter-of-marque-brief = Manda tesori in mare, e bluffa
game-letter-of-marque-pitch = { game-letter-of-marque-play } Da tre a sei giocatori, o due in via non ufficiale.
game-letter-of-marque-lobby = ⛵ { game-letter-of-marque }: chi sale a bordo?
game-letter-of-marque-over = ⚓ { game-letter-of-marque }: la fine, in punti
game-letter-of-marque-thread = ⛵ { game-letter-of-marque }
game-letter-of-marque-praise = Ogni convoglio starà alla larga da quella bandiera.
rule-letter-of-marque-series = Serie
rule-letter-of-marque-series-meaning = Tante partite quanti sono i giocatori. Ognuna la comincia il giocatore seguente, e i punti si sommano.

## Le regole

rules-letter-of-marque =
    - Hai **tesori** da 3 a 7 in una pila coperta, due navi **armate** e tre **indifese**, e tre **cannoni**. Solo tu sai quali delle tue navi sono armate.
    - Al tuo turno **salpa**, **rientra in porto** o **attacca**. Mandi in mare un tesoro su una nave a tua scelta, porti a casa il tesoro di una nave, o spari contro la nave di qualcuno.
    - Una nave indifesa perde il tesoro, che va a chi attacca. Una armata lo tiene, e il cannone è un punto per chi la possiede. Vince chi ha più punti.

    { "**" }Per esempio:** Anna scopre un tesoro da 7 e lo carica su una nave. Ben attacca. Se la nave è indifesa, il 7 è di Ben. Se è armata, il 7 resta ad Anna, e il cannone di Ben è 1 punto per lei.
rules-letter-of-marque-course =
    { "**" }Preparazione.** Il primo tesoro di ognuno viene scoperto davanti a tutti. Poi tutti insieme, in segreto, mettono una nave sul proprio; resta nascosto solo il tipo. Chi comincia è estratto a sorte{ $series ->
        [yes] , e ogni partita seguente la comincia il giocatore dopo
       *[no] {""}
    }.

    { "**" }In un turno** fai una di queste cose:
    ⛵ **Salpa.** Scopri il tuo prossimo tesoro davanti a tutti, poi scegli in segreto una nave.
    ⚓ **Rientra in porto.** Una tua nave porta il suo tesoro nella pila dei tuoi punti. Il tipo non si mostra.
    💣 **Attacca.** Scegli la nave di qualcuno e spendi un cannone. Indifesa: il tesoro è tuo, e nave e cannone sono persi. Armata: resta in mare, ormai nota, e il tuo cannone va nella pila dei punti di chi la possiede.
    💤 **Passa**, solo con la pila vuota e nessuna nave in mare. Succede da sé se non puoi fare altro.

    { "**" }La fine** arriva subito quando nessuna nave è in mare e ogni pila è vuota.
rules-letter-of-marque-scoring =
    Il tuo punteggio è il valore dei tesori portati a casa o presi, più 1 per ogni cannone nemico. I tuoi cannoni non contano.

    In parità vince chi ha più cannoni nemici; poi il posto si condivide.{ $series ->
        [yes] {" "}I punti di tutte le partite della serie si sommano. A totali pari, vince chi ha più cannoni nemici in tutte.
       *[no] {""}
    }
rules-letter-of-marque-sources =
    { "**" }Letter of Marque** di Bruno Faidutti, Fantasy Flight / Heidelberger 2009.

    -# CASA, la nostra scelta dove le regole stampate tacciono: chi comincia è estratto a sorte; una serie ha tante partite quanti giocatori, e a totali pari vince chi ha più cannoni nemici in tutte. Si può giocare in due, anche se il gioco stampato è da tre a sei.

## Il tabellone

letter-of-marque-treasure = 💰{ $value }
    .words = tesoro { $value }
letter-of-marque-title = 🏴‍☠️ Letter of Marque
letter-of-marque-title-of = 🏴‍☠️ Letter of Marque · partita { $round } di { $rounds }
letter-of-marque-unofficial = In due: non ufficiale
letter-of-marque-setting-up = I primi tesori sono scoperti. Tutti, in segreto, mettono una nave sul proprio.
letter-of-marque-first-treasure = { $you ->
    [yes] Tu
   *[no] { $name }
} { $treasure }
    .words = { $you ->
        [yes] Tu
       *[no] { $name }
    }: { $treasure }
letter-of-marque-turned-up = ⛵ { $name } scopre il { $treasure }
letter-of-marque-chooses = **← sta scegliendo**
    .words = (sta scegliendo)
letter-of-marque-ready = ✅ ha scelto
letter-of-marque-choosing-ship = **← sceglie una nave**
    .words = (sceglie una nave)
letter-of-marque-ship = { $treasure }{ $kind ->
    [shown] ⚔️
    [armed] ⚔️
    [defenceless] 🏳️
   *[unknown] ❔
}{"\u00A0"}{ $ship }
    .words = nave **{ $ship }**, { $treasure }, { $kind ->
        [shown] armata, e lo sanno tutti
        [armed] armata, lo sai solo tu
        [defenceless] indifesa, lo sai solo tu
       *[unknown] nascosta
    }
letter-of-marque-row = { $mark }{"\u00A0"}{ $you ->
    [yes] **Tu**
   *[no] **{ $name }**
} { $ships }
    .words = { $you ->
        [yes] Tu
       *[no] { $name }
    }: { $ships }
letter-of-marque-no-ship = *Nessuna nave in mare*
letter-of-marque-legend = ⛵ Navi e 💣 cannoni rimasti · ⚔️ mostrate
letter-of-marque-fleet = { $mark }{"\u00A0"}**{ $name }: { $points }** { $ships }
    .words = { $name }: punti **{ $points }**{ $afloat ->
        [0] , nessuna nave in mare
       *[other] ; { $ships }
    }
letter-of-marque-stock = ⛵ { $supply } · 💣 { $cannons }{ $seen ->
    [0] {""}
   *[other] {" "}· ⚔️ { $seen }
}
    .words = { $supply ->
        [one] Una nave rimasta
       *[other] { $supply } navi rimaste
    }, { $cannons ->
        [one] un cannone
       *[other] { $cannons } cannoni
    }{ $seen ->
        [0] {""}
       *[other] , navi armate mostrate: { $seen }
    }
letter-of-marque-total = { $total } dalle partite precedenti

## La mano

letter-of-marque-hand-stock = Pila: { $treasures } · navi: armate { $armed }, indifese { $defenceless }
    .words = La tua pila: { $treasures }. Navi di riserva: armate, { $armed }; indifese, { $defenceless }.
letter-of-marque-turned-up-now = { $name } ha scoperto il { $treasure } e sceglie una nave.
letter-of-marque-danger = { $cannons ->
    [0] { $name } non ha più cannoni e non può attaccarti.
    [one] { $name } ha un cannone e può attaccare { $ships }.
   *[other] { $name } ha { $cannons } cannoni e può attaccare { $ships }.
}
letter-of-marque-first-next = Tutti vedono il tesoro, solo tu la nave.
letter-of-marque-which = Quale nave porta il { $treasure }?
letter-of-marque-chosen-next = { $armed ->
    [yes] Una nave armata porta il tuo { $treasure }.
   *[no] Una nave indifesa porta il tuo { $treasure }.
} { $count ->
    [one] { $names } sta ancora scegliendo.
   *[other] { $names } stanno ancora scegliendo.
}
letter-of-marque-type = { $kind ->
    [armed] { $left ->
        [0] ⚔️ **Armata**: non ne hai più.
       *[other] ⚔️ **Armata** ({ $left ->
            [one] ne resta 1
           *[other] ne restano { $left }
        }){ $threat ->
            [yes] : un attacco fallisce, e il cannone è 1 punto per te.
           *[no] {""}
        }
    }
   *[defenceless] { $left ->
        [0] 🏳️ **Indifesa**: non ne hai più.
       *[other] 🏳️ **Indifesa** ({ $left ->
            [one] ne resta 1
           *[other] ne restano { $left }
        }){ $threat ->
            [yes] : un attacco prende il { $treasure }; lo protegge solo il tuo bluff.
            [bare] : un attacco prende il { $treasure }, e tutti sanno che è indifesa.
           *[no] {""}
        }
    }
}
letter-of-marque-no-threat = Nessun nemico ha più cannoni, quindi entrambi i tipi sono al sicuro.
letter-of-marque-port-gain = { $ship } +{ $points }
    .words = { $ship }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
letter-of-marque-line-port = **Porto** { $gains }
letter-of-marque-cannons = Cannoni rimasti: { $cannons }
letter-of-marque-cannons-each = { $count ->
    [0] Nessuno ha più cannoni.
   *[other] Cannoni rimasti: { $count } a testa
}
letter-of-marque-cannons-of = { $you ->
    [yes] tu
   *[no] { $name }
} **{ $count }**
letter-of-marque-cannons-others = altri **{ $count }**
letter-of-marque-naming = { $ship }: { $you ->
    [yes] nave tua, numero { $number } a prendere il mare.
   *[no] nave di { $name }, numero { $number } a prendere il mare.
}
letter-of-marque-line-attack = 💣 **Attacca { $ships }**: { $odds ->
    [armed] armata, e lo sanno tutti. Regali 1 punto.
    [none] indifesa di sicuro, perché le due armate sono note. Prendi { $stake }.
   *[open] { $percent }% di probabilità che sia armata, solo contando. Prendi { $stake } o regali 1 punto.
}
    .words = **Attacca { $ships }**: { $odds ->
        [armed] armata, e lo sanno tutti. Regali 1 punto.
        [none] indifesa di sicuro, perché le due armate sono note. Prendi { $stake }.
       *[open] { $percent } percento di probabilità che sia armata, solo contando. Prendi { $stake } o regali 1 punto.
    }
letter-of-marque-line-attacks = { $stakes ->
    [yes] 💣 **Attacca** (probabilità che sia armata, solo contando): { $risks }. Prendi il tesoro o regali 1 punto.
   *[no] 💣 **Attacca** (probabilità che sia armata, solo contando): { $risks }.
}
letter-of-marque-chance = **{ $ships }** { $percent }%
letter-of-marque-line-pass = 💤 **Passa**: in questo turno non attacchi nessuno.
letter-of-marque-no-pile = La tua pila è vuota.
letter-of-marque-risk = { $odds ->
    [armed] armata, e lo sanno tutti. Regali 1 punto.
    [none] indifesa di sicuro, perché le due armate sono note. Prendi { $stake }.
   *[open] { $percent }% di probabilità che sia armata, solo contando. Prendi { $stake } o regali 1 punto.
}
letter-of-marque-stake = { $least }–{ $most }
    .words = da { $least } a { $most }
letter-of-marque-sail-button = Salpa
letter-of-marque-port-button = { $way ->
    [short] { $ship }
   *[whole] Porto { $ship } +{ $points }
}
    .words = Porto { $ship }
letter-of-marque-attack-button = Attacca { $ship }
letter-of-marque-pass-button = Passa
letter-of-marque-type-button = { $kind ->
    [armed] Armata
   *[defenceless] Indifesa
}
letter-of-marque-attack-note = { $treasure } di { $name } · { letter-of-marque-risk }
    .words = { $treasure } di { $name }; { letter-of-marque-risk }
letter-of-marque-choose = 💣 Quale nave attacchi?

## Che cosa è successo

letter-of-marque-told-began = { $rounds ->
    [1] {""}
   *[other] Partita { $round } di { $rounds }.{" "}
}Tutti scelgono la prima nave; poi { $you ->
    [yes] cominci tu.
   *[no] comincia { $name }.
}
letter-of-marque-told-first = I primi tesori: { $treasures }.
letter-of-marque-told-ready = { $you ->
    [yes] Hai scelto.
    [clock] Tempo scaduto: un computer ha scelto per te.
    [computer] Un computer ha scelto per te.
    [several] { $name } hanno scelto.
   *[no] { $name } ha scelto.
}
letter-of-marque-told-set-up = Tutti hanno scelto, e le prime navi sono in mare.
letter-of-marque-told-sail = { $you ->
    [yes] Hai scoperto il { $treasure }.
    [clock] Tempo scaduto: un computer ha scoperto il { $treasure } per te.
    [computer] Un computer ha scoperto il { $treasure } per te.
   *[no] { $name } ha scoperto il { $treasure }.
}
letter-of-marque-told-ship = { $what ->
    [placed] { $you ->
        [yes] Hai preso il mare con { $treasure } su **{ $ship }**.
        [clock] Tempo scaduto: un computer salpa per te con { $treasure } su **{ $ship }**.
        [computer] Un computer salpa per te con { $treasure } su **{ $ship }**.
       *[no] { $name } ha preso il mare con { $treasure } su **{ $ship }**.
    }
    [port] { $you ->
        [yes] Hai portato in porto **{ $ship }** con { $treasure }.
        [clock] Tempo scaduto: un computer ha portato in porto **{ $ship }** per te con { $treasure }.
        [computer] Un computer ha portato in porto **{ $ship }** per te con { $treasure }.
       *[no] { $name } ha portato in porto **{ $ship }** con { $treasure }.
    }
    [attack] 💣 { $you ->
        [yes] Attacchi **{ $ship }** ({ $owner }, { $treasure }).
        [clock] Tempo scaduto: un computer attacca per te **{ $ship }** ({ $owner }, { $treasure }).
        [computer] Un computer attacca per te **{ $ship }** ({ $owner }, { $treasure }).
       *[no] { $yours ->
            [yes] { $name } attacca la tua **{ $ship }** ({ $treasure }).
           *[no] { $name } attacca **{ $ship }** ({ $owner }, { $treasure }).
        }
    }
    [armed] **⚔️ { $ship } è armata!**
        { $you ->
        [yes] Il tuo attacco fallisce: { $owner } tiene il { $treasure } e prende il cannone, +1.
        [clock] { $owner } tiene il { $treasure } e prende il tuo cannone, +1. Tempo scaduto: un computer ha attaccato per te.
        [computer] { $owner } tiene il { $treasure } e prende il tuo cannone, +1. Un computer ha attaccato per te.
       *[no] { $yours ->
            [yes] L'attacco di { $name } fallisce: tieni il { $treasure } e prendi il cannone, +1.
           *[no] L'attacco di { $name } fallisce: { $owner } tiene il { $treasure } e prende il cannone, +1.
        }
    }
   *[defenceless] **🏳️ { $ship } era indifesa.**
        { $you ->
        [yes] Prendi il { $treasure } a { $owner }.
        [clock] Tempo scaduto: un computer ha preso per te il { $treasure } a { $owner }.
        [computer] Un computer ha preso per te il { $treasure } a { $owner }.
       *[no] { $yours ->
            [yes] { $name } ti prende il { $treasure }.
           *[no] { $name } prende il { $treasure } a { $owner }.
        }
    }
}
letter-of-marque-told-passed = { $you ->
    [yes] Hai passato.
    [clock] Tempo scaduto: un computer ha passato per te.
    [computer] Un computer ha passato per te.
    [several] { $name } hanno passato.
   *[no] { $name } ha passato.
}
letter-of-marque-told-idle = { $you ->
    [yes] Non ti resta più nulla da fare.
    [several] { $name } non hanno più nulla da fare.
   *[no] { $name } non ha più nulla da fare.
}

## Punteggio

letter-of-marque-scoring-title = ⚖️ Letter of Marque: punteggio
letter-of-marque-scoring-title-of = ⚖️ Letter of Marque: partita { $round } di { $rounds }
letter-of-marque-scored = { $name } { $treasures }{ $cannons ->
    [0] {""}
   *[other] {" "}+ 💣{ $cannons }
} = **{ $points }**
    .words = { $name }: tesori { $treasures }; { $cannons ->
        [one] un cannone nemico
       *[other] { $cannons } cannoni nemici
    }; in tutto **{ $points }**
letter-of-marque-scored-how = 💰 Tesori portati a casa o presi · 💣 cannoni nemici, 1 l'uno
letter-of-marque-scored-tie = In parità vince chi ha più cannoni nemici.
letter-of-marque-series-title = Dopo { $round } partite
letter-of-marque-series-line = { $name } **{ $total }**
    .words = { $name }: **{ $total }**
letter-of-marque-series-line-tied = { $name } **{ $total }** · 💣{ $cannons }
    .words = { $name }: **{ $total }**, { $cannons ->
        [one] un cannone nemico
       *[other] { $cannons } cannoni nemici
    }
letter-of-marque-series-tie = In parità vince chi ha più cannoni nemici (💣) in tutta la serie.
    .words = In parità vince chi ha più cannoni nemici in tutta la serie.
points-letter-of-marque = { $points ->
    [0] 0 punti
    [one] 1 punto
   *[other] { $points } punti
}
review-points-letter-of-marque = La tua scelta ti è costata almeno { $points } punti rispetto al tuo miglior rivale.
letter-of-marque-decided = 🏆 Il momento decisivo: { $way ->
    [prize] { $yours ->
        [yes] { $name } ti ha preso il { $treasure }
       *[no] { $you ->
            [yes] hai preso il { $treasure } a { $owner }
           *[no] { $name } ha preso il { $treasure } a { $owner }
        }
    }
   *[cannons] { $you ->
        [yes] hai ricevuto
       *[no] { $name } ha ricevuto
    } { $cannons ->
        [one] un cannone nemico
       *[other] { $cannons } cannoni nemici
    }
}
distinction-letter-of-marque = 🎭 Ritorno più audace: { $name }, tesoro { $size } su una nave indifesa
letter-of-marque-bluff = 🎭 { $you ->
    [yes] Il tuo bluff
   *[no] Il bluff di { $name }
}: { $treasure } a casa su una nave indifesa
letter-of-marque-prize = 🏳️ { $yours ->
    [yes] La preda di { $name }: il { $treasure } tolto a te
   *[no] { $you ->
        [yes] La tua preda: il { $treasure } tolto a { $owner }
       *[no] La preda di { $name }: il { $treasure } tolto a { $owner }
    }
}
letter-of-marque-traps = ⚔️ { $you ->
    [yes] La tua trappola
   *[no] La trappola di { $name }
}: { $count ->
    [one] un attacco respinto
   *[other] { $count } attacchi respinti
}
letter-of-marque-home = ⚓ { $you ->
    [yes] Il tuo viaggio migliore
   *[no] Il viaggio migliore di { $name }
}: { $treasure } a casa
letter-of-marque-led = { $moves ->
    [1] { $you ->
        [yes] Guidavi tu fino all'ultima mossa.
       *[no] { $name } guidava fino all'ultima mossa.
    }
   *[other] { $you ->
        [yes] Guidavi tu fino a { $moves } mosse dalla fine.
       *[no] { $name } guidava fino a { $moves } mosse dalla fine.
    }
}
letter-of-marque-open-ship = `{ $ship }` { $armed ->
    [yes] ⚔️
   *[no] 🏳️
}
    .words = `{ $ship }` { $armed ->
        [yes] armata
       *[no] indifesa
    }
letter-of-marque-open-supply = riserva ⚔️ { $armed } 🏳️ { $defenceless }
    .words = ancora di riserva: armate { $armed }, indifese { $defenceless }
tie-letter-of-marque = { $count ->
    [one] un cannone nemico
   *[other] { $count } cannoni nemici
}

## Che cosa non va, e che cosa fare

letter-of-marque-refusal-game-over = Questa partita è finita. I pulsanti sotto il suo risultato portano avanti.
letter-of-marque-refusal-not-your-turn = Non tocca a te. Intanto puoi guardare le tue navi.
letter-of-marque-refusal-already-chosen = La tua prima nave è decisa. Si continua quando tutti hanno scelto.
letter-of-marque-refusal-not-in-set-up = Prima metti una nave sul tuo tesoro: armata o indifesa.
letter-of-marque-refusal-set-up-is-over = Le navi sono già in mare. Salpa, rientra in porto o attacca.
letter-of-marque-refusal-choose-a-ship-first = Al tuo tesoro serve una nave: armata o indifesa.
letter-of-marque-refusal-no-treasure-turned-up = Prima salpa. Scegli la nave quando il tesoro è scoperto.
letter-of-marque-refusal-none-left = Non hai più navi di quel tipo. Ecco che cosa hai.
letter-of-marque-refusal-pile-empty = La tua pila è vuota, quindi non puoi salpare. Rientra in porto o attacca.
letter-of-marque-refusal-no-such-ship = In mare non c'è una nave con quel nome. Scegline una dal tabellone, come `A1`.
letter-of-marque-refusal-not-your-ship = Non puoi portare in porto la nave di qualcun altro. Puoi attaccarla.
letter-of-marque-refusal-own-ship = Non puoi attaccare una tua nave. Puoi portarla in porto.
letter-of-marque-refusal-no-cannon = Non hai più cannoni, quindi non puoi attaccare. Salpa o rientra in porto.
letter-of-marque-refusal-treasures-left = Non puoi passare finché hai tesori nella pila. Salpa, rientra in porto o attacca.
letter-of-marque-refusal-ship-at-sea = Non puoi passare finché hai una nave in mare. Portala in porto, o attacca.

## Consigli: che cosa farebbe un computer, in una frase

letter-of-marque-move-sail = Salpa.
letter-of-marque-move-port = Porta in porto la nave { $ship } con il { $treasure }.
letter-of-marque-move-attack = Attacca la nave { $ship } per il suo { $treasure }.
letter-of-marque-move-ship = Metti { $kind ->
    [armed] una nave armata
   *[defenceless] una nave indifesa
} sul tuo { $treasure }.
letter-of-marque-move-pass = Passa.

## Consigli: perché, in una frase dopo la mossa

lacks-letter-of-marque = { $why ->
    [sails] Così nessun tesoro prende il mare.
    [sails_alone] Così nessun tesoro prende il mare.
    [rescues] Così il tesoro da { $best } resta in mare senza protezione.
    [known] Così il tesoro da { $best } resta in mare.
    [lands] { $way ->
        [EnterPort] Così porti a casa solo { $count }.
       *[other] Così il tesoro da { $best } resta in mare.
    }
    [sure] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Così non attacchi nessuno, e il tesoro può ancora tornare a casa.
    }
    [avoids] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Così non attacchi nessuno, e il tesoro può ancora tornare a casa.
    }
    [judged] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Così non attacchi nessuno, e il tesoro può ancora tornare a casa.
    }
    [odds] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Così non attacchi nessuno, e il tesoro può ancora tornare a casa.
    }
    [guards] Su una nave indifesa, ogni attacco lo prende.
    [traps] Su una nave indifesa, ogni attacco lo prende.
    [highest] Su una nave indifesa, ogni attacco lo prende.
    [little] Così ci spendi una delle tue navi armate.
    [bluffs] Così ci spendi una delle tue navi armate.
    [saves] Così ci spendi una delle tue navi armate.
   *[other] {" "}
}
why-letter-of-marque-only = Non puoi fare altro.
why-letter-of-marque-guards = Un tesoro da { $count } attira gli attacchi, e una nave armata lo tiene.
why-letter-of-marque-traps = Nessun altro vede che il tuo { $count } viaggia su una nave armata, e un attacco fallito è un punto per te.
why-letter-of-marque-little = Si perde poco se qualcuno prende un tesoro da { $count }.
why-letter-of-marque-bluffs = Nessun altro vede che il tuo { $count } viaggia su una nave indifesa.
why-letter-of-marque-saves = Una nave armata è meglio tenerla per un tesoro più alto, fino al { $count } che deve ancora arrivare.
why-letter-of-marque-highest = Nessuno dei tesori che ti restano supera { $count }, quindi questo merita una nave armata.
why-letter-of-marque-sails = { $count ->
    [one] Un tesoro aspetta ancora nella tua pila, dove non vale nulla
   *[other] { $count } tesori aspettano ancora nella tua pila, dove non valgono nulla
}.
why-letter-of-marque-sails_alone = Non hai navi in mare, e { $count ->
    [one] un tesoro aspetta nella tua pila
   *[other] { $count } tesori aspettano nella tua pila
}.
why-letter-of-marque-rescues = Nulla protegge il suo tesoro da { $count } finché i nemici hanno cannoni.
why-letter-of-marque-known = Ormai tutti sanno che è armata, quindi non attirerà nessuno.
why-letter-of-marque-lands = Il suo tesoro da { $count } conta solo a casa.
why-letter-of-marque-sure = Le due navi armate di { $name } sono note, quindi questa non può rispondere al fuoco: prendi il { $treasure }.
why-letter-of-marque-avoids = La probabilità che sia armata è del { $count }%. { $turns ->
    [0] { $other } porta di più, ma a giudicare dalle mosse di { $name } è più probabile che sia armata.
    [one] { $other } porta di più, ma è a tiro di cannone da un turno, quindi è più probabile che sia armata.
   *[other] { $other } porta di più, ma è a tiro di cannone da { $turns } turni, quindi è più probabile che sia armata.
}
    .words = La probabilità che sia armata è del { $count } percento. { $turns ->
        [0] { $other } porta di più, ma a giudicare dalle mosse di { $name } è più probabile che sia armata.
        [one] { $other } porta di più, ma è a tiro di cannone da un turno, quindi è più probabile che sia armata.
       *[other] { $other } porta di più, ma è a tiro di cannone da { $turns } turni, quindi è più probabile che sia armata.
    }
why-letter-of-marque-judged = A giudicare dalle mosse di { $name }, la probabilità che sia armata è del { $count }%, non del { $percent }%: prendi il { $treasure }, o regali 1 punto.
    .words = A giudicare dalle mosse di { $name }, la probabilità che sia armata è del { $count } percento, non del { $percent } percento: prendi il { $treasure }, o regali 1 punto.
why-letter-of-marque-odds = La probabilità che sia armata è del { $percent }%: prendi il { $treasure }, o regali 1 punto.
    .words = La probabilità che sia armata è del { $percent } percento: prendi il { $treasure }, o regali 1 punto.
why-letter-of-marque-all_armed = Ogni nave che potresti attaccare è armata.
why-letter-of-marque-wary = A giudicare dalle mosse, per ogni nave che potresti attaccare c'è almeno il { $count }% di probabilità che sia armata.
    .words = A giudicare dalle mosse, per ogni nave che potresti attaccare c'è almeno il { $count } percento di probabilità che sia armata.
why-letter-of-marque-later = { $count ->
    [one] I nemici hanno ancora un tesoro da far salpare, e il tuo cannone può aspettarlo
   *[other] I nemici hanno ancora { $count } tesori da far salpare, e il tuo cannone può aspettarne uno
}.
why-letter-of-marque-costs = Un attacco fallito dà un punto al proprietario della nave.
why-letter-of-marque-risks = { $count ->
    [100] Quella nave è armata di sicuro, quindi l'attacco regala un punto a { $name }.
   *[other] { $turns ->
        [0] A giudicare dalle mosse di { $name }, la probabilità che sia armata è del { $count }%, e allora regali un punto.
        [one] { $name } la lascia a tiro di cannone da un turno, quindi la probabilità che sia armata è del { $count }%, non del { $percent }%.
       *[other] { $name } la lascia a tiro di cannone da { $turns } turni, quindi la probabilità che sia armata è del { $count }%, non del { $percent }%.
    }
}
    .words = { $count ->
        [100] Quella nave è armata di sicuro, quindi l'attacco regala un punto a { $name }.
       *[other] { $turns ->
            [0] A giudicare dalle mosse di { $name }, la probabilità che sia armata è del { $count } percento, e allora regali un punto.
            [one] { $name } la lascia a tiro di cannone da un turno, quindi la probabilità che sia armata è del { $count } percento, non del { $percent } percento.
           *[other] { $name } la lascia a tiro di cannone da { $turns } turni, quindi la probabilità che sia armata è del { $count } percento, non del { $percent } percento.
        }
    }
letter-of-marque-why-not = { $lot ->
    [sure] Anche { $ship } con il { $treasure } è indifesa di sicuro, e resta un bersaglio.
    [calm] { $ship } può aspettare con il { $treasure }: nessun nemico ha più cannoni.
    [armed] { $ship } può aspettare con il { $treasure }: è armata, e un attacco sarebbe un punto per te.
    [bluff] { $ship } resta in mare con il { $treasure }: per chi attacca c'è il { $percent }% di probabilità che sia armata.
   *[bare] { $ship } resta in pericolo con il { $treasure }: tutti sanno che è indifesa.
}
    .words = { $lot ->
        [sure] Anche { $ship } con il { $treasure } è indifesa di sicuro, e resta un bersaglio.
        [calm] { $ship } può aspettare con il { $treasure }: nessun nemico ha più cannoni.
        [armed] { $ship } può aspettare con il { $treasure }: è armata, e un attacco sarebbe un punto per te.
        [bluff] { $ship } resta in mare con il { $treasure }: per chi attacca c'è il { $percent } percento di probabilità che sia armata.
       *[bare] { $ship } resta in pericolo con il { $treasure }: tutti sanno che è indifesa.
    }

game-letter-of-marque-unit = punti
game-letter-of-marque-gained = { $count ->
    [one] un punto
   *[other] { $count } punti
}

## Le parole del gioco, nella prima mano di chi non ne ha mai finito una partita

first-words-letter-of-marque = { $stage ->
    [set_up] Scegli una nave per il tuo primo tesoro: armata o indifesa.
   *[turn] Salpa con un tesoro, portane uno in porto o attacca una nave.
}
letter-of-marque-gift = { $ship } è armata, e tutti lo sanno. Regalare un punto a { $name }?
letter-of-marque-first-hand = { $levels ->
    [none] Vince chi ha più punti.
   *[other] { game-letter-of-marque }, livello { $levels }: { $rounds ->
        [1] vince chi ha più punti.
       *[other] in { $rounds } partite vince chi ha più punti.
    }
}

## La lezione

lesson-letter-of-marque-1 = Porta a casa più punti di tutti: tesori, e i cannoni che gli altri sprecano contro di te. Tutti mandano in mare insieme il primo tesoro, su una nave segreta. Scegli **Indifesa**: solo il tuo bluff protegge il 5.
lesson-letter-of-marque-1-wrong = Per ora tieni da parte le due navi armate. Scegli **Indifesa**.
lesson-letter-of-marque-2 = Wren ha attaccato subito, e il bluff è fallito: tesoro e nave sono persi. **Salpa** con il prossimo tesoro.
lesson-letter-of-marque-2-wrong = Attaccherai presto. Prima **Salpa** con un altro tesoro.
lesson-letter-of-marque-3 = Tutti vedono che hai scoperto un 3, ma nessuno vede la tua nave. Questa volta scegli **Armata**.
lesson-letter-of-marque-3-wrong = Questa volta prova l'altro tipo: **Armata**.
lesson-letter-of-marque-4 = Al tuo turno puoi anche attaccare. Ti costa uno dei tuoi tre cannoni. Attacca la nave di Wren che porta il 5.
lesson-letter-of-marque-4-wrong = Un'altra volta. Attacca la nave di Wren che porta il 5 e scopri che cos'è.
lesson-letter-of-marque-5 = La nave di Wren era armata. Resta in mare con il suo 5, e il tuo cannone è 1 punto per Wren. **Salpa** di nuovo.
lesson-letter-of-marque-5-wrong = Ci arriveremo. Ora **Salpa**.
lesson-letter-of-marque-6 = Nessuno sa che cos'è la tua nave in mare, quindi non possono fidarsi neanche di questa. Bluffa: scegli **Indifesa**.
lesson-letter-of-marque-6-wrong = Tieni da parte l'ultima nave armata. Bluffa: scegli **Indifesa**.
lesson-letter-of-marque-7 = Nessuno ha attaccato: il bluff è riuscito. Rientra in **Porto** con il 6. È tuo per sempre, e nessuno saprà che nave era.
lesson-letter-of-marque-7-wrong = In mare il 6 è in pericolo. Prima porta quella nave in **Porto**.
lesson-letter-of-marque-8 = Sono 6 punti. Wren ne ha di più: contano i tesori portati a casa e quelli presi. **Salpa** di nuovo.
lesson-letter-of-marque-8-wrong = C'è altro da mettere in mare. Ora **Salpa**.
lesson-letter-of-marque-9 = Un 7 farà gola a qualcuno. Scegli **Armata**.
lesson-letter-of-marque-9-wrong = Tutti vogliono un 7. Proteggilo: scegli **Armata**.
lesson-letter-of-marque-10 = Pip ha attaccato e ti ha lasciato un cannone: 1 punto. Ora tutti sanno che questa nave è armata. Porta il suo 7 in **Porto**.
lesson-letter-of-marque-10-wrong = Quella può aspettare. Porta il 7 in **Porto**.
lesson-letter-of-marque-11 = I cannoni che ti restano alla fine non valgono nulla. Attacca la nave di Pip che porta il 5.
lesson-letter-of-marque-11-wrong = Non quella. Attacca la nave di Pip che porta il 5.
lesson-letter-of-marque-12 = La nave di Pip era indifesa: il 5 è tuo, e Pip ha perso quella nave. Da qui scegli tu, finché ogni pila è vuota e nessuna nave è in mare.
lesson-letter-of-marque-13 = Scegli ancora tu. Puoi passare solo con la pila vuota e nessuna nave in mare.
lesson-letter-of-marque-end = La partita finisce quando ogni pila è vuota e nessuna nave è in mare.
    Il tuo punteggio: ogni tesoro portato a casa o preso, più 1 per ogni cannone nemico.
    Vince chi ha più punti; in parità, chi ha più cannoni nemici.

daily-finer-letter-of-marque = A parità contano i tesori, poi i cannoni.
duel-finer-letter-of-marque = { $by ->
    [0] A parità decidono più tesori
   *[1] A parità anche di tesori decidono più cannoni catturati
}: { $own } a { $other }.

help-typing-letter-of-marque = - 🏴‍☠️ **Letter of Marque:** `/play A1` porta a casa la nave A1, `/play B2` attacca la nave B2.

mark-letter-of-marque-seven-home = Il sette portato a casa su una nave indifesa
mark-letter-of-marque-guns = Quattro attacchi subiti, sempre con i cannoni pronti
mark-letter-of-marque-no-shot = Vittoria senza sparare un colpo

# what a player says across the table
remark-letter-of-marque-1 = Ho i cannoni. Provaci.
remark-letter-of-marque-2 = Io, bluffare? Mai.
remark-letter-of-marque-3 = Ti tengo d'occhio.
remark-letter-of-marque-4 = Me la pagherai.
