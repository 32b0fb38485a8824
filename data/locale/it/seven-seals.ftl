## Il suo nome

game-seven-seals = I sette sigilli
choice-seven-seals = I sette sigilli · da 3 a 5 giocatori

## I sette sigilli: prima dell'inizio, regole della casa

game-seven-seals-play = Prevedi quante di quindici prese farai, e di quali colori. Ogni sigillo che avanza costa punti.
game-seven-seals-wins = Vince chi ha meno penalità.
game-seven-seals-lasts = Da soli dura circa 10 minuti.
game-seven-seals-brief = Prevedi le prese che farai
game-seven-seals-pitch = { game-seven-seals-play } Da tre a cinque giocatori.
game-seven-seals-lobby = 🕯️ { game-seven-seals }: chi gioca?
game-seven-seals-over = 🕯️ { game-seven-seals }: la fine, in punti di penalità
game-seven-seals-thread = 🕯️ { game-seven-seals }
game-seven-seals-praise = I sigilli non avevano più segreti.
rule-seven-seals-saboteur_start = Il sabotatore parte da
rule-seven-seals-saboteur_start-meaning = I punti di penalità del sabotatore prima che i sigilli neri li riducano. Il valore pubblicato per tre giocatori è 5.
rule-seven-seals-rising_saboteur = Sabotatore in salita
rule-seven-seals-rising_saboteur-meaning = Ogni volta che lo stesso giocatore torna sabotatore, parte da un punto in più. È la variante dell'autore per partite lunghe: 9, 8 o 10 manche in tre, quattro o cinque.
rule-seven-seals-rounds = Manche
rule-seven-seals-rounds-meaning = Quante se ne giocano. Di solito: 6 in tre, 4 in quattro, 5 in cinque; le regole stampate lasciano a voi la scelta.

## Colori e sigilli

# I tipi di sigilli, fra cui i cinque colori delle carte. Il plurale è per più sigilli: «2 rossi».
seven-seals-kind = { $kind ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
    [purple] viola
    [white] bianco
   *[black] nero
}
seven-seals-card = { $rank } { $colour }
# Una lettera per ogni colore, tutte diverse; si possono anche scrivere. Sono quelle delle immagini.
seven-seals-none = niente
seven-seals-counted = { $seal }×{ $count }
    .words = { $count ->
        [one] { $count } { seven-seals-kind }
       *[other] { $count } { $kind ->
            [red] rossi
            [yellow] gialli
            [green] verdi
            [blue] blu
            [purple] viola
            [white] bianchi
           *[black] neri
        }
    }
# Le carte di un colore.
seven-seals-ranks = **{ $colour }** { $ranks }
    .words = **{ $colour }**: { $ranks }
# Chi gioca dopo chi, a parole.
seven-seals-order = In ordine: { $names }

## Il tabellone

seven-seals-title = 🕯️ I sette sigilli{ $rounds ->
    [0] {" "}· manche { $round }
    [1] {""}
   *[other] {" "}· manche { $round } di { $rounds }
}
seven-seals-title-trick = 🕯️ I sette sigilli{ $rounds ->
    [0] {" "}· manche { $round }
    [1] {""}
   *[other] {" "}· manche { $round } di { $rounds }
} · presa { $trick } di { $tricks }
seven-seals-middle = **In mezzo** { $rest }{ $saboteur ->
    [free] {" "}🗡️ sabotatore
   *[taken] {""}
}
    .words = **In mezzo**: { $rest }{ $saboteur ->
        [free] , e il sabotatore
       *[taken] {""}
    }
seven-seals-trick-lead = **{ $name }** apre la presa; il rosso è atout
seven-seals-trick = Apertura: **{ $colour }**; in testa **{ $name }**
seven-seals-trick-return = **{ $name }** ha fatto la presa con { $card } e sceglie un sigillo da restituire
seven-seals-trick-last = **{ $name }** ha fatto l'ultima presa con { $card }
seven-seals-seat-waits = { $name }{ $total ->
    [0] {""}
   *[other] {" "}· { $total } finora
}
    .words = { $name }{ $total ->
        [0] {""}
       *[other] : { $total } finora
    }
seven-seals-not-yet = non ancora
    .words = deve ancora prevedere
seven-seals-seat = { $name } { $won }/{ $predicted } · { $seals }{ $over ->
    [yes] {" "}· **{ $total }** in tutto
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: prese { $won } su { $predicted }, sigilli rimasti: { $seals }{ $over ->
        [yes] ; punti di penalità in tutto: **{ $total }**
       *[no] { $total ->
            [0] {""}
           *[other] ; punti di penalità finora: **{ $total }**
        }
    }
seven-seals-seat-saboteur = { $name } prese { $won } · 🗡️ sabotatore, ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $over ->
    [yes] {" "}· **{ $total }** in tutto
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: prese { $won }, sabotatore, ora con { $points ->
        [one] 1 punto di penalità
       *[other] { $points } punti di penalità
    }{ $over ->
        [yes] ; **{ $total }** in tutto
       *[no] { $total ->
            [0] {""}
           *[other] ; **{ $total }** finora
        }
    }
seven-seals-doing = **← { $phase ->
    [predict] prevede
    [return] restituisce un sigillo
   *[play] di turno
}**
    .words = ({ $phase ->
        [predict] prevede
        [return] restituisce un sigillo
       *[play] di turno
    })
seven-seals-legend = Prese/previste · sigilli rimasti{ $totals ->
    [yes] {" "}· penalità
   *[no] {""}
}
    .words = I sigilli rimasti costano punti di penalità alla fine della manche{ $totals ->
        [yes] . I punti finora sono quelli delle manche precedenti
       *[no] {""}
    }
seven-seals-predicted = Previste: **{ $predicted } su { $tricks }**{ $black ->
    [hidden] {""}
   *[other] {" "}· ⬛ neri rimasti: { $black }
}
    .words = Previste: **{ $predicted } prese su { $tricks }**.{ $black ->
        [hidden] {""}
        [0] {" "}I sigilli neri sono finiti.
        [one] {" "}Resta un sigillo nero.
       *[other] {" "}Restano { $black } sigilli neri.
    }

## La mano

seven-seals-hand-leads = Presa { $trick } di { $tricks }: { $you ->
    [yes] apri tu.
   *[no] apre { $name }.
}{ $round ->
    [1] {" "}Con qualsiasi carta; il rosso è atout.
   *[other] {""}
}
seven-seals-hand-winning = Presa { $trick } di { $tricks }. Apertura: { $colour }{ $led ->
    [red] ; è atout. { $you ->
        [yes] Per ora la presa è tua.
       *[no] Per ora la presa è di { $name }.
    }
    [first] ; il rosso è atout. { $you ->
        [yes] Per ora la presa è tua.
       *[no] Per ora la presa è di { $name }.
    }
   *[other] . { $you ->
        [yes] Per ora la presa è tua.
       *[no] Per ora la presa è di { $name }.
    }
}
# Le prese e i sigilli di un giocatore.
seven-seals-hand-seat = { $you ->
    [yes] **Tu**: prese { $won }{ $predicted ->
        [0] , previste nessuna
       *[other] , previste { $predicted }
    }{ $seals ->
        [none] {""}
       *[some] {" "}· restano { $seals }
    }
    [brief] **Tu** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
   *[no] **{ $name }** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
}
    .words = { $you ->
        [yes] Le tue prese: { $won }
       *[no] Prese di { $name }: { $won }
    }{ $predicted ->
        [0] , previste nessuna
       *[other] , previste { $predicted }
    }{ $seals ->
        [none] .
       *[some] ; sigilli rimasti: { $seals }.
    }
seven-seals-hand-saboteur = **{ $name }** 🗡️ sabotatore, ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
    .words = Il sabotatore è { $name }: ora { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
seven-seals-hand-last = Ultima presa: { $cards }
seven-seals-hand-played = Tu { $card }
seven-seals-hand-predictions = Prima prevedono tutti; poi si gioca.
seven-seals-threat-seal = { $name } può prenderti un sigillo che manca in mezzo: { $seals }. In cambio ne avresti uno ⬜ bianco.
seven-seals-threat-card = { $way ->
    [none] Nessuno può battere la tua carta.
    [red] Solo una carta rossa più alta batte la tua.
    [trump] Solo una carta rossa batte la tua.
   *[both] Solo una più alta del suo colore o una rossa batte la tua.
}
seven-seals-won-too-many = { $way ->
    [seal] Ogni presa senza il suo sigillo ne costa uno ⬛ nero, 3 punti.
    [none] Non hai sigilli da restituire: ogni presa costa 3 punti, finché ci sono quelli ⬛ neri.
   *[free] I sigilli ⬛ neri sono finiti, quindi altre prese non costano nulla.
}
seven-seals-yours-saboteur = Fai il 🗡️ sabotatore, ora { $points ->
    [0] 0 punti, e sotto 0 non si scende.
    [one] 1 punto: uno in meno per ogni sigillo ⬛ nero degli altri.
   *[other] { $points } punti: uno in meno per ogni sigillo ⬛ nero degli altri.
}
# One line of the hand: cards of one effect, and what winning the trick with them would bring.
seven-seals-line = { $way ->
    [loses] Con **{ $cards }** non puoi fare questa presa.
    [lead] { $then ->
        [own] Vincere con **{ $cards }** ne restituisce il sigillo.
        [seal] Vincere con **{ $cards }** restituisce il sigillo { $seal }.
        [black] Vincere con **{ $cards }** costa 3 punti.
       *[free] Vincere con **{ $cards }** non costa nulla. I sigilli ⬛ neri sono finiti.
    }
    [last] { $then ->
        [none] Con **{ $cards }** fai la presa.
        [seal] Con **{ $cards }** fai la presa: torna il sigillo { $seal }.
        [black] Con **{ $cards }** fai la presa: costa 3 punti.
       *[free] Con **{ $cards }** fai la presa: non costa nulla. I sigilli ⬛ neri sono finiti.
    }
   *[ahead] { $then ->
        [none] Con **{ $cards }** conduci la presa.
        [seal] Con **{ $cards }** conduci la presa: se vinci, torna il sigillo { $seal }.
        [black] Con **{ $cards }** conduci la presa: se vinci, costa 3 punti.
       *[free] Con **{ $cards }** conduci la presa: se vinci, non costa nulla. I sigilli ⬛ neri sono finiti.
    }
}
seven-seals-takers = { $way ->
    [single] { $card }
    [some] { $card } e oltre
   *[all] { $colour }
}
seven-seals-line-follow = Devi rispondere a { $colour }. Il resto della mano:
seven-seals-line-free = Non hai { $colour }: gioca una carta qualsiasi.

## Restituire un sigillo

seven-seals-return-title = Hai fatto la presa con { $card }. Quale sigillo restituisci?
seven-seals-return-why = Va bene il colore d'apertura ({ $colour }){ $trumped ->
    [yes] , e il rosso, perché ha vinto una carta rossa
   *[no] {""}
}{ $white ->
    [yes] , e sempre il bianco. Se avanza a fine manche, il bianco costa 4 punti, un colorato 2
   *[no] {""}
}.
seven-seals-return-button = Restituisci il { $kind }

## Comporre una previsione

seven-seals-compose-title = Quante prese farai?
# Una previsione già fatta: quella di chi legge, o di un altro.
seven-seals-compose-seat = **{ $you ->
    [yes] Tu
   *[no] { $name }
}** { $tricks ->
    [saboteur] 🗡️ sabotatore
    [0] nessuna presa
   *[other] { $tricks }: { $seals }
}{ $taken ->
    [none] {""}
   *[other] {" "}(−{"\u2060"}{ $taken } +{"\u2060"}{ $white })
}
    .words = { $you ->
        [yes] { $tricks ->
            [saboteur] Il sabotatore sei tu.
            [0] Non prevedi prese.
            [one] Prevedi 1 presa: { $seals }.
           *[other] Prevedi { $tricks } prese: { $seals }.
        }
       *[no] { $tricks ->
            [saboteur] Il sabotatore è { $name }.
            [0] { $name } non prevede prese.
            [one] { $name } prevede 1 presa: { $seals }.
           *[other] { $name } prevede { $tricks } prese: { $seals }.
        }
    }{ $taken ->
        [none] {""}
       *[other] {" "}Prendi { $taken }.
    }
seven-seals-compose-middle = { $middle ->
    [none] In mezzo: niente
   *[other] In mezzo: { $middle }
}
seven-seals-compose-costs = Il rosso è atout, fino a { $highest }. A fine manche, ogni sigillo avanzato costa 2, ogni presa vinta senza sigillo 3.
# Colours that the middle has no seal of: "player": whose seals others hold; "gone": which nobody
# else holds; "white": which cannot be taken for want of a white seal.
seven-seals-compose-gone = Niente più { $colours }: { $way ->
    [white] non restano sigilli ⬜ bianchi.
   *[gone] nessun altro ha un sigillo così.
}
seven-seals-sum = { $guess ->
    [yes] Stima rapida: **{ $own }**
   *[no] Ne prevedi **{ $own }**
}; tutti i giocatori: **{ $together } prese su { $tricks }**{ $way ->
    [even] , tante quante ce ne sono.
    [over] , { $apart } di troppo.
   *[under] .
}
    .words = { $guess ->
        [yes] Stima rapida, prese { $own }: { $seals }
       *[no] Ne prevedi { $own }: { $seals }
    }; tutti i giocatori: { $together } prese su { $tricks }{ $way ->
        [even] , tante quante ce ne sono.
        [over] , { $apart } di troppo.
       *[under] .
    }
seven-seals-compose-takings = { $count ->
    [one] Di cui 1 preso a un altro in cambio di uno ⬜ bianco.
   *[other] Di cui { $count } presi ad altri in cambio di ⬜ bianchi.
}
seven-seals-add-button = { $sign } { $count }
    .words = { $way ->
        [middle] Aggiungi { $colour }, finora { $count }
        [player] Prendi { $colour } a qualcuno, finora { $count }
       *[gone] Niente più { $colour }, finora { $count }
    }
seven-seals-less-button = − Uno in meno
    .words = Togli l'ultimo sigillo
seven-seals-confirm-button = Conferma: { $tricks }
    .words = Conferma { $tricks ->
        [0] nessuna presa
        [one] 1 presa
       *[other] { $tricks } prese
    }
seven-seals-back-button = Indietro
seven-seals-saboteur-button = Sabotatore
seven-seals-take-title = A chi prendi un sigillo { $colour }?
seven-seals-take-why = In mezzo sono finiti. Chi scegli riceve un sigillo ⬜ bianco in cambio di uno { $colour }. Gli costa 4 punti, se non lo restituisce con una presa.
seven-seals-take-seat = { $name }: { $before } → { $after }
    .words = { $name }: ora { $before }; poi { $after }
seven-seals-take-button = Da { $name }
seven-seals-saboteur-title = 🗡️ Fare il sabotatore?
seven-seals-saboteur-why = Il sabotatore non prevede nulla e non prende sigilli. Le prese, fatte o no, non gli costano nulla. La manche ti costa { $start } punti di penalità. Ogni sigillo ⬛ nero degli altri ne toglie uno, mai sotto 0.
seven-seals-saboteur-hint = Quindi rovina i piani altrui: fai fare prese a chi non le vuole. Può farlo un solo giocatore per manche, ed è definitivo.
seven-seals-saboteur-take-button = Fai il sabotatore

## Che cosa è successo

seven-seals-told-dealt = Manche { $round }: { $you ->
    [yes] cominci tu.
   *[no] comincia { $name }.
}
seven-seals-told-predicted = { $you ->
    [yes] Prevedi
    [clock] Tempo scaduto: un computer prevede per te
    [computer] Un computer prevede per te
   *[no] { $name } prevede
} { $tricks ->
    [0] zero prese.
    [one] una presa: { $seals }.
   *[other] { $tricks } prese: { $seals }.
}
seven-seals-told-taken = **🪝 { $you ->
    [yes] Hai preso un sigillo { $seal } a { $victim }, che ne ha avuto uno ⬜ bianco.
    [clock] Tempo scaduto: un computer ha preso per te un sigillo { $seal } a { $victim }, che ne ha avuto uno ⬜ bianco.
    [computer] Un computer ha preso per te un sigillo { $seal } a { $victim }, che ne ha avuto uno ⬜ bianco.
   *[no] { $yours ->
        [yes] { $name } ti ha preso un sigillo { $seal }; ne hai avuto uno ⬜ bianco.
       *[no] { $name } ha preso un sigillo { $seal } a { $victim }.
    }
}**
seven-seals-told-saboteur = { $you ->
    [yes] Fai il 🗡️ sabotatore: { $start } punti di penalità, uno in meno per ogni sigillo ⬛ nero degli altri.
    [clock] Tempo scaduto: un computer ti ha fatto 🗡️ sabotatore: { $start } punti di penalità, uno in meno per ogni sigillo ⬛ nero degli altri.
    [computer] Un computer ti ha fatto 🗡️ sabotatore: { $start } punti di penalità, uno in meno per ogni sigillo ⬛ nero degli altri.
   *[no] { $name } fa il 🗡️ sabotatore: { $start } punti di penalità, uno in meno per ogni sigillo ⬛ nero degli altri.
}
seven-seals-told-complete = { $fits ->
    [yes] Previste { $predicted } prese su { $tricks }.
   *[no] Previste { $predicted } prese, ma ce ne sono solo { $tricks }.
}
seven-seals-told-played = { $you ->
    [yes] { $way ->
        [trump] Hai tagliato con { $card }.
        [off] Hai scartato { $card }.
       *[plain] Hai giocato { $card }.
    }
    [clock] Tempo scaduto: un computer ha giocato { $card } per te.
    [computer] Un computer ha giocato { $card } per te.
   *[no] { $way ->
        [trump] { $name } ha tagliato con { $card }.
        [off] { $name } ha scartato { $card }.
       *[plain] { $name } ha giocato { $card }.
    }
}
seven-seals-told-won = { $you ->
    [yes] Hai fatto
   *[no] { $name } ha fatto
} { $last ->
    [yes] l'ultima presa
   *[no] la presa
} con { $card }{ $way ->
    [trump] , atout su { $colour }
   *[high] {""}
}.
seven-seals-told-returned = { $you ->
    [yes] Hai restituito { $seal }.
    [clock] Tempo scaduto: un computer ha restituito per te { $seal }.
    [computer] Un computer ha restituito per te { $seal }.
   *[no] { $name } ha restituito { $seal }.
}
    .words = { $you ->
        [yes] Hai restituito un sigillo { $seal } per la presa.
        [clock] Tempo scaduto: un computer ha restituito per te un sigillo { $seal } per la presa.
        [computer] Un computer ha restituito per te un sigillo { $seal } per la presa.
       *[no] { $name } ha restituito un sigillo { $seal } per la presa.
    }
seven-seals-told-black = **⬛ { $you ->
    [yes] { $left ->
        [0] Non avevi un sigillo per la presa e hai preso l'ultimo nero: 3 punti.
       *[other] Non avevi un sigillo per la presa e ne hai preso uno nero: 3 punti (ne restano { $left }).
    }
   *[no] { $left ->
        [0] { $name } non aveva un sigillo per la presa e ha preso l'ultimo nero: 3 punti.
       *[other] { $name } non aveva un sigillo per la presa e ne ha preso uno nero: 3 punti (ne restano { $left }).
    }
}**
seven-seals-told-no-black = **⬛ { $you ->
    [yes] Non avevi un sigillo per la presa, ma i neri sono finiti.
   *[no] { $name } non aveva un sigillo per la presa, ma i neri sono finiti.
}**

## Punteggio

seven-seals-scoring-title = ⚖️ I sette sigilli · { $rounds ->
    [0] manche { $round }
    [1] punteggio
   *[other] manche { $round } di { $rounds }
}
seven-seals-scored = { $you ->
    [yes] Tu
   *[no] { $name }
}: **{ $points }**{ $points ->
    [0] {" "}· tutti i sigilli restituiti
   *[other] { $coloured ->
        [0] {""}
       *[other] {" "}· colorati { $coloured } ×2
    }{ $white ->
        [0] {""}
       *[other] {" "}· ⬜ bianchi { $white } ×4
    }{ $black ->
        [0] {""}
       *[other] {" "}· ⬛ neri { $black } ×3
    }
}
    .words = { $you ->
        [yes] Tu
       *[no] { $name }
    }: **{ $points }**{ $points ->
        [0] ; tutti i sigilli restituiti
       *[other] { $coloured ->
            [0] {""}
           *[other] ; colorati { $coloured }, da 2 punti
        }{ $white ->
            [0] {""}
           *[other] ; bianchi { $white }, da 4 punti
        }{ $black ->
            [0] {""}
           *[other] ; neri { $black }, da 3 punti
        }
    }
# La parte più cara di ciò che la manche è costata a chi legge.
seven-seals-round-dearest = { $kind ->
    [black] { $count ->
        [one] Il nero ti è costato di più: una presa senza sigillo.
       *[other] Il nero ti è costato di più: { $count } prese senza sigillo.
    }
    [white] Il bianco ti è costato di più, eppure ogni presa ne restituisce uno.
   *[other] I sigilli colorati ti sono costati di più: { $count ->
        [one] te ne è avanzato uno.
       *[other] te ne sono avanzati { $count }.
    }
}
seven-seals-round-colours = Hai fatto tante prese quante ne avevi previste, ma nei colori sbagliati.
seven-seals-scored-saboteur = { $you ->
    [yes] Tu
   *[no] { $name }
}: **{ $points }** · 🗡️ sabotatore, { $start } − { $black } ⬛ neri degli altri{ $capped ->
    [yes] , mai sotto 0
   *[no] {""}
}
    .words = { $you ->
        [yes] Tu
       *[no] { $name }
    }: **{ $points }**; sabotatore, { $start } meno { $black } neri degli altri{ $capped ->
        [yes] , mai sotto 0
       *[no] {""}
    }
seven-seals-scored-tricks = Prese fatte/previste: { $tricks }
    .words = Prese fatte: { $tricks }
seven-seals-scored-won = { $name } { $won }/{ $predicted }
    .words = { $name } { $won } su { $predicted } previste
seven-seals-scored-totals = Punti di penalità, dal totale più basso
seven-seals-scored-total = { $name } { $before } → **{ $total }**
    .words = { $name }: da { $before } a **{ $total }**
points-seven-seals = { $points ->
    [0] 0 punti di penalità
    [one] 1 punto di penalità
   *[other] { $points } punti di penalità
}
review-points-seven-seals = La tua scelta ti è costata almeno { $points } punti di penalità rispetto alla media degli altri.
seven-seals-finale = 🎯 { $you ->
    [yes] La tua previsione si avvera alla presa: { $tricks }!
   *[no] La previsione di { $name } si avvera alla presa: { $tricks }!
}
distinction-seven-seals = 🎯 Previsione più esatta: { $name }, { $size } prese giuste fino al colore
seven-seals-ending = Prese previste { $predicted }, fatte { $won }{ $exact ->
    [yes] , ma nei colori sbagliati
   *[no] {""}
}: { $points ->
    [0] tutti i sigilli restituiti.
   *[other] ti restano { $seals }, { $points } punti di penalità.
}
# The reader's penalty points of a whole game, and the seals left over in its rounds.
seven-seals-ending-all = Punti di penalità delle { $rounds } manche: **{ $points }**. Colorati { $coloured } ×2, ⬜ bianchi { $white } ×4. ⬛ Neri { $black } ×3, per prese senza sigillo.{ $saboteur ->
    [0] {""}
   *[other] {" "}{ $saboteur } come 🗡️ sabotatore.
}
    .words = Punti di penalità delle { $rounds } manche: **{ $points }**. Colorati { $coloured }, da 2 punti; bianchi { $white }, da 4 punti. Neri { $black }, da 3 punti, per prese senza sigillo.{ $saboteur ->
        [0] {""}
       *[other] {" "}{ $saboteur } come sabotatore.
    }
seven-seals-own-true = 🎯 { $you ->
    [yes] { $rounds ->
        [1] La tua previsione
       *[other] La tua previsione più precisa
    }
   *[no] { $rounds ->
        [1] La previsione di { $name }
       *[other] La previsione più precisa di { $name }
    }
}: { $tricks ->
    [0] nessuna presa
    [one] una presa
   *[other] { $tricks } prese
}{ $rounds ->
    [1] {""}
   *[other] {" "}nella manche { $round }
}, { $way ->
    [clean] e nessun sigillo rimasto
   *[counted] altrettante fatte, ma nei colori sbagliati: { $points } punti di penalità
}
seven-seals-own-round = 🕯️ { $you ->
    [yes] La tua manche migliore
   *[no] La manche migliore di { $name }
}: { $points ->
    [0] nessun punto di penalità
    [one] un punto di penalità
   *[other] { $points } punti di penalità
} nella manche { $round }
seven-seals-most-robbed = { $each ->
    [yes] 🪝 Più furti: { $name }, { $count } sigilli a testa
   *[no] 🪝 Più furti: { $name }, { $count } sigilli
}
seven-seals-decided = 🏆 Il momento decisivo: nella manche { $round }, { $own ->
    [one] un punto di penalità
   *[other] { $own } punti di penalità
} per { $you ->
    [first] te
   *[other] { $first }
}, { $next } per { $you ->
    [second] te
   *[other] { $second }
}
seven-seals-sabotage = 🗡️ Sabotaggio migliore: { $you ->
    [yes] il tuo
   *[no] { $name }
}, con { $saved ->
    [one] un punto di penalità
   *[other] { $saved } punti di penalità
} in meno
seven-seals-black-seals = ⬛ Prese che nessuno voleva: { $count ->
    [one] un sigillo nero
   *[other] { $count } sigilli neri
}
seven-seals-no-cards = nessuna carta

## Mosse scritte

# Lists of words that players may type, separated by spaces. The first is the one that is sent.

## Che cosa non va

seven-seals-refusal-game-over = Questa partita è finita. I pulsanti sotto il suo risultato portano avanti.
seven-seals-refusal-not-your-turn = Non tocca a te. Intanto puoi guardare la tua mano.
seven-seals-refusal-predict-first = Si giocano carte quando tutti hanno previsto. Prima componi la tua previsione.
seven-seals-refusal-predictions-over = Le previsioni sono scoperte e definitive. Gioca una carta.
seven-seals-refusal-return-first = La presa è tua; prima scegli un sigillo da restituire.
seven-seals-refusal-nothing-to-return = Ora non c'è un sigillo da restituire. Gioca una carta.
seven-seals-refusal-not-in-hand = Non hai quella carta. Queste sono le tue.
seven-seals-refusal-must-follow = Hai { $colour }: rispondi al colore.
seven-seals-refusal-seal-not-held = Non hai quel sigillo. Questi vanno bene.
seven-seals-refusal-seal-does-not-fit = Quel sigillo non va bene per questa presa. Questi sì.
seven-seals-refusal-saboteur-taken = In questa manche c'è già un sabotatore. Prevedi le tue prese.
seven-seals-refusal-not-in-middle = In mezzo non ce ne sono così tanti. Di' a chi prendi gli altri.
seven-seals-refusal-middle-first = Non puoi prendere un sigillo a un giocatore finché quel colore c'è in mezzo. Lascia vuoto `take`.
seven-seals-refusal-no-such-seal = Quel giocatore non ha così tanti sigilli di quel colore. Scegli di nuovo.
seven-seals-refusal-no-white-seal = Non c'è più un sigillo bianco da dare in cambio a qualcuno. Prevedi con ciò che c'è in mezzo.
seven-seals-refusal-not-a-prediction = Questa non è una previsione. Componila con i pulsanti, o scrivi `2 rosso 1 blu`.

## Le regole

rules-seven-seals =
    - Prima di ogni manche, **prevedi**: prendi un sigillo per ogni presa che ti aspetti, del colore d'apertura, o rosso dove vincerà il rosso.
    - Poi quindici **prese**: rispondi al colore d'apertura se puoi; **il rosso è sempre atout**. Chi fa una presa restituisce un sigillo adatto.
    - I sigilli rimasti alla fine costano **punti di penalità**: colorati 2, bianchi 4, neri 3. Vince chi ha meno punti.

    { "**" }Per esempio:** prendi 🔺 rosso e 🔷 blu, quindi prevedi due prese. Fai una presa aperta con il blu e restituisci il sigillo 🔷 blu. Poi ne fai una verde con una carta verde: nessun tuo sigillo va bene, quindi ne prendi uno ⬛ nero. Se non ne fai altre, 🔺 rosso 2 + ⬛ nero 3 = 5 punti.
rules-seven-seals-course =
    🃏 **Carte.** Rosso, giallo, verde, blu e viola: 1-9 in tre, 1-12 in quattro, 1-15 in cinque. Il primo mazziere è estratto a sorte.

    🔮 **Previsione.** Dalla sinistra del mazziere, ognuno prende un sigillo colorato per ogni presa che si aspetta. Anche nessuno va bene. Ce ne sono cinque rossi e tre di ogni altro colore. Se in mezzo un colore è finito, prendilo a un giocatore, che riceve in cambio un sigillo bianco. Se i bianchi sono finiti, non puoi. Una previsione confermata è definitiva.

    ♻️ **Prese.** Si può aprire con qualsiasi carta. Rispondi al suo colore se puoi, altrimenti gioca ciò che vuoi. Vince la carta rossa più alta, altrimenti la più alta del colore d'apertura. Chi fa la presa apre la successiva.

    ⬜ **Sigilli.** Chi fa la presa deve restituire un sigillo adatto: del colore d'apertura, o bianco, o rosso se ha vinto una carta rossa. Nessun sigillo adatto: ne prende uno nero, finché ce ne sono, sei in tutto.

    🗡️ **Sabotatore.** Un giocatore può fare il sabotatore invece di prendere sigilli. Per lui le prese non contano.
rules-seven-seals-scoring =
    - ogni sigillo colorato rimasto: 2 punti
    - ogni sigillo bianco: 4
    - ogni sigillo nero: 3
    - il sabotatore: { $start }, uno in meno per ogni sigillo nero degli altri, mai sotto 0{ $rising ->
        [yes] . Ogni volta che lo stesso giocatore torna sabotatore, parte da un punto in più
       *[no] {""}
    }

    Vince il totale più basso dopo { $rounds ->
        [0] 6 manche in tre, 4 in quattro, 5 in cinque
        [one] una manche
       *[other] { $rounds } manche
    }; in parità si condivide.
rules-seven-seals-sources =
    { "**" }I sette sigilli** di Stefan Dorra, Amigo 2003. Il sabotatore in salita è la variante dell'autore per partite lunghe: 9, 8 o 10 manche in tre, quattro o cinque.

    -# CASA, la nostra scelta dove le regole stampate tacciono: il primo mazziere è estratto a sorte; senza un sigillo bianco non si deruba nessuno; in parità si condivide; un sabotatore che parte da 5 con più di tre giocatori.

## Consigli: che cosa farebbe un computer, in una frase

seven-seals-move-play = Gioca { $card }.
seven-seals-move-predict = Prevedi { $tricks ->
    [0] zero prese
    [one] una presa con { $seals }
   *[other] { $tricks } prese con { $seals }
}.
seven-seals-move-taking = Prendi un sigillo { $colour } a { $name }.
seven-seals-move-return = Restituisci il sigillo { $seal }.
seven-seals-move-saboteur = Fai il 🗡️ sabotatore.

## Consigli: perché, in una frase dopo la mossa

lacks-seven-seals = { $why ->
    [spoils] { $count ->
        [-1] Non può fare la presa, e allora un altro può restituire un sigillo.
       *[other] {" "}
    }
    [yields] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Può fare la presa.
    }
    [ducks] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Può fare la presa.
    }
    [keeps] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Può fare la presa.
    }
    [waits] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Può fare la presa.
    }
    [sure] { $count ->
        [-2] {" "}
        [-1] Non può fare la presa.
        [0] Una carta rossa può ancora prenderla.
        [one] C'è ancora in giro una carta più alta del suo colore.
       *[other] Ci sono ancora in giro { $count } carte più alte del suo colore.
    }
    [high] { $count ->
        [-2] {" "}
        [-1] Non può fare la presa.
        [0] {" "}
        [one] C'è ancora in giro una carta più alta del suo colore.
       *[other] Ci sono ancora in giro { $count } carte più alte del suo colore.
    }
    [leads] { $count ->
        [-2] {" "}
        [-1] Non può fare la presa.
        [0] {" "}
        [one] C'è ancora in giro una carta più alta del suo colore.
       *[other] Ci sono ancora in giro { $count } carte più alte del suo colore.
    }
    [wins] { $count ->
        [-1] Non può fare la presa.
       *[other] {" "}
    }
    [lowest] { $count ->
        [-1] Non può fare la presa.
       *[other] {" "}
    }
    [ahead] { $count ->
        [-1] Non può fare la presa.
       *[other] {" "}
    }
    [lets_go] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] In giro non ci sono carte più alte del suo colore: puoi vincere e aprire di nuovo.
        [one] In giro c'è una sola carta più alta del suo colore: puoi vincere e aprire di nuovo.
       *[other] In giro ci sono solo { $count } carte più alte del suo colore: puoi vincere e aprire di nuovo.
    }
    [higher] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] In giro non ci sono carte più alte del suo colore: può vincere facilmente, e poi apri ancora tu.
        [one] In giro c'è una sola carta più alta del suo colore: può vincere facilmente, e poi apri ancora tu.
       *[other] In giro ci sono solo { $count } carte più alte del suo colore: può vincere facilmente, e poi apri ancora tu.
    }
    [anyway] Così ti resta quella carta che vince di sicuro.
    [threat] Così quella carta resta nella tua mano e può vincere più tardi.
    [sheds] Così quella carta resta nella tua mano.
    [bare] { $way ->
        [Predict] Ogni presa in più o in meno costa punti.
       *[other] {" "}
    }
    [nothing] { $way ->
        [Predict] Ogni presa in più o in meno costa punti.
       *[other] {" "}
    }
    [many_red] { $way ->
        [Predict] Ogni presa in più o in meno costa punti.
       *[other] {" "}
    }
    [trumped] { $way ->
        [Predict] Ogni presa in più o in meno costa punti.
       *[other] {" "}
    }
    [middling] { $way ->
        [Predict] Ogni presa in più o in meno costa punti.
       *[other] {" "}
    }
    [cheap] { $way ->
        [Predict] Ogni presa in più o in meno costa punti.
       *[other] {" "}
    }
    [dear] Così tieni il sigillo bianco.
    [keeps_white] Così spendi il sigillo bianco.
    [keeps_red] Così spendi il sigillo rosso.
    [spends_red] Così tieni il sigillo rosso.
   *[other] {" "}
}
why-seven-seals-only = Non puoi fare altro.
why-seven-seals-promise = { $way ->
    [both] Puoi fare prese con { $best }, e tagliare altri colori con { $ruffs }.
    [best] Puoi fare prese con { $best }.
    [ruffs] Puoi tagliare altri colori con { $ruffs }.
   *[none] Non hai carte alte in questi colori, ma { $count ->
        [one] una presa può
       *[other] { $count } prese possono
    } comunque toccare a te.
}{ $way ->
    [none] {""}
   *[some] { $more ->
        [0] {""}
        [one] {" "}Le altre tue carte possono fare ancora una presa.
       *[other] {" "}Le altre tue carte possono fare ancora { $more } prese.
    }
}
why-seven-seals-nothing = Con { $trumps ->
    [0] nessuna carta rossa
    [one] una carta rossa
   *[other] { $trumps } carte rosse
} e { $high ->
    [0] nessuna carta alta
    [one] una carta alta
   *[other] { $high } carte alte
} degli altri colori, puoi lasciar andare ogni presa.
why-seven-seals-bare = Un sigillo che avanza costa 2 punti, e così non ne prendi.
why-seven-seals-many_red = Hai { $count } carte rosse, e nessuno sa quali colori taglieranno.
why-seven-seals-trumped = { $high ->
    [one] La tua carta alta degli altri colori vince
   *[other] Le tue { $high } carte alte degli altri colori vincono
} solo se nessuno taglia, e gli altri hanno { $count } carte rosse.
why-seven-seals-middling = { $count } delle tue carte non sono né alte né basse: possono vincere o perdere, e il sabotatore non deve dire quali.
why-seven-seals-cheap = Costa al massimo { $count ->
    [one] un punto
   *[other] { $count } punti
}, e { $seals ->
    [one] un sigillo che avanza non costa
   *[other] { $seals } sigilli che avanzano non costano
} di meno.
why-seven-seals-spoils = Al sabotatore le prese non costano nulla, e la tua impedisce agli altri di restituire un sigillo.
why-seven-seals-yields = Al sabotatore le prese non servono, e per questa deve trovare un sigillo qualcun altro.
why-seven-seals-wins = Fa la presa, e hai un sigillo che va bene.
why-seven-seals-lowest = Hai un sigillo per la presa, e nessuna tua carta più bassa può farla.
why-seven-seals-sure = Nessuno può più batterla, e hai un sigillo per la presa.
why-seven-seals-high = Nessun altro ha una carta più alta del colore, e hai un sigillo per la presa.
why-seven-seals-leads = { $count ->
    [one] Hai un sigillo per una presa così, e c'è in giro una sola carta più alta del colore.
    [2] Hai un sigillo per una presa così, e ci sono in giro solo due carte più alte del colore.
   *[other] Hai un sigillo per una presa così. In giro ci sono { $count } carte più alte del colore, ma ancora più carte basse.
}
why-seven-seals-lets_go = { $count ->
    [one] In giro c'è una carta più alta del colore
   *[other] In giro ci sono { $count } carte più alte del colore
}, quindi probabilmente la presa la fa un altro, che poi apre.
why-seven-seals-ahead = Per ora è in testa in questa presa, e hai un sigillo che va bene.
why-seven-seals-free = Non hai un sigillo per una presa così, ma quelli ⬛ neri sono finiti: non costa nulla.
why-seven-seals-higher = { $count ->
    [one] C'è ancora in giro una carta più alta del colore
   *[other] Ci sono ancora in giro { $count } carte più alte del colore
}, quindi può fare la presa qualcun altro: tu non hai un sigillo adatto.
why-seven-seals-too_high = Non hai un sigillo per questa presa. In giro non ci sono carte più alte del colore: potrebbe farne anche una successiva.
why-seven-seals-ruffed = Non hai un sigillo per una presa così. Nessun altro ha una carta più alta del colore, ma una rossa può ancora prenderla.
why-seven-seals-anyway = Non hai un sigillo per una presa così, ma aprendo con questa carta vinci comunque, ora o più tardi.
why-seven-seals-later = Questa carta può aspettare: anche se apri con essa più tardi, nessuno può batterla.
why-seven-seals-no_seal = Poi apri senza più sigilli, e ogni altra presa che fai costa 3 punti finché ci sono sigilli ⬛ neri.
why-seven-seals-on_lead = Poi apri la presa successiva, e tutti gli altri giocano dopo di te.
why-seven-seals-unpaid = Non hai un sigillo per una presa così: se questa carta la fa, costa 3 punti.
why-seven-seals-rids = Non hai un sigillo per questa presa, che costa 3 punti, ma con il { $kept } poi è più facile perdere.
why-seven-seals-ducks = Non hai un sigillo per questa presa, e questa carta non la fa.
why-seven-seals-waits = Ti { $wanted ->
    [one] serve solo un'altra presa, ne { $later ->
        [one] segue una
       *[other] seguono { $later }
    }, e tieni una buona carta per farla.
   *[other] servono solo altre { $wanted } prese, ne { $later ->
        [one] segue una
       *[other] seguono { $later }
    }, e tieni buone carte per farle.
}
why-seven-seals-keeps = Tieni il { $kept }, che qui potrebbe vincere, per una presa successiva.
why-seven-seals-threat = Non può fare questa presa. { $count ->
    [0] Nessun altro ha una carta più alta del suo colore, quindi più tardi potrebbe farne una per cui non hai un sigillo.
    [one] C'è in giro una sola carta più alta del suo colore, quindi più tardi potrebbe farne una per cui non hai un sigillo.
    [2] Ci sono in giro solo due carte più alte del suo colore, quindi più tardi potrebbe farne una per cui non hai un sigillo.
   *[other] Anche con { $count } carte più alte del suo colore in giro, più tardi potrebbe farne una per cui non hai un sigillo.
}
why-seven-seals-spares = Nessuna carta che puoi giocare può fare questa presa, quindi va la più bassa del colore.
why-seven-seals-sheds = Nessuna carta che puoi giocare può fare questa presa, quindi scarta la più alta del colore: più tardi potrebbe farne una per cui non hai un sigillo.
why-seven-seals-dear = Hai { $wanted ->
    [one] un sigillo
   *[other] { $wanted } sigilli
} e { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, e un sigillo bianco che avanza costa più di tutti.
why-seven-seals-keeps_white = Il sigillo bianco va bene per ogni presa, quindi può aspettare.
why-seven-seals-keeps_red = Il sigillo rosso va bene per ogni presa fatta con il rosso, quindi può aspettare.
why-seven-seals-spends_red = { $trumps ->
    [0] Non hai altre carte rosse
    [one] Hai ancora una carta rossa
   *[other] Hai ancora { $trumps } carte rosse
}, e l'altro sigillo va bene per ogni presa aperta con il suo colore.

game-seven-seals-unit = punti di penalità
game-seven-seals-gained = { $count ->
    [one] un punto di penalità
   *[other] { $count } punti di penalità
}

## Le parole del gioco, nella prima mano di chi non ne ha mai finito una partita

first-words-seven-seals = Quante prese farai, e di quali colori? Prendi un sigillo per ciascuna.
seven-seals-gift-none = Non prendi sigilli. Ogni presa ne costa uno ⬛ nero, 3 punti, finché ce ne sono. Non prevedere nessuna presa?
seven-seals-gift = Non puoi vincere questa presa, e per i sigilli rossi ti serve ogni carta rossa. Scartare { $card }?
seven-seals-first-hand = { $levels ->
    [none] Dopo { $rounds } manche vince chi ha meno penalità.
   *[other] { game-seven-seals }, { $levels }, { $rounds } manche: vince chi ha meno penalità.
}

## La lezione
lesson-seven-seals-1 = I sigilli che restano costano punti, e vince chi ne ha meno. L'8 rosso e il 9 blu dovrebbero fare una presa ciascuno. Prendi un sigillo rosso e uno blu, poi conferma.
lesson-seven-seals-1-wrong = Bastano due prese: un sigillo rosso e uno blu.
lesson-seven-seals-2 = Il blu in mezzo era finito: Wren ha preso il tuo, e tu hai ricevuto un sigillo bianco. Apri tu, con qualsiasi carta. Apri con il 6 giallo: qualcuno lo batterà.
lesson-seven-seals-2-wrong = Tieni quella carta. Ora apri con il 6 giallo.
lesson-seven-seals-3 = Ha vinto la carta più alta del colore d'apertura. Chi fa una presa restituisce un sigillo e apre la prossima. Devi rispondere: gioca il 3 verde.
lesson-seven-seals-3-wrong = Devi rispondere a verde. Gioca il 3 verde.
lesson-seven-seals-4 = Non hai viola, quindi puoi giocare qualsiasi carta. Il rosso è atout. Gli altri hanno già giocato, e vince qualsiasi rosso: spendi quello pericoloso, l'8 rosso.
lesson-seven-seals-4-wrong = Fai questa presa con l'8 rosso. Con il 2 rosso, dopo, si perde più facilmente.
lesson-seven-seals-5 = Ora restituisci un sigillo. Il rosso va bene perché ha vinto una carta rossa. Il bianco va bene sempre, quindi tienilo: restituisci il rosso.
lesson-seven-seals-5-wrong = Il bianco andrà bene per qualsiasi presa futura. Restituisci il rosso.
lesson-seven-seals-6 = Chi fa la presa apre la prossima. Nessuno ha un blu più alto: apri con il 9 blu. Il sigillo bianco torna da solo.
lesson-seven-seals-6-wrong = Ti manca ancora una presa. Apri con il 9 blu.
lesson-seven-seals-7 = Hai fatto le due prese e restituito i due sigilli. Non farne altre: qualcuno dovrebbe battere il tuo 2 rosso.
lesson-seven-seals-7-wrong = Hai in mano una sola carta: il 2 rosso.
lesson-seven-seals-8 = Non ti resta nessun sigillo: 0 punti. Pip non aveva un sigillo adatto all'ultima presa, rossa, e ne ha preso uno nero. Con questa nuova mano prevedi tu, oppure diventa il sabotatore: parte da 4 punti e ne perde uno per ogni sigillo nero degli altri.
lesson-seven-seals-9 = Ora gioca la tua mano: va bene ogni carta. Una presa che non hai previsto costa un sigillo nero.
lesson-seven-seals-end = Prevedi che cosa vincerai, poi vinci proprio quello. Dopo una manche, ogni sigillo rimasto costa punti di penalità: colorato 2, bianco 4, nero 3.
    Rispondi al colore d'apertura se puoi; il rosso è atout. I sei sigilli neri possono finire. Da lì in poi, le prese in più non costano nulla.
    Una vera manche ha quindici prese. Vince il totale più basso dopo 6 manche in tre, 4 in quattro, 5 in cinque.

daily-finer-seven-seals = A parità contano le prese di differenza dalla previsione, poi le penalità degli altri.
duel-finer-seven-seals = { $by ->
    [0] A parità decidono meno prese di differenza dalle previsioni
   *[1] A parità anche di differenza decidono più penalità degli altri
}: { $own } a { $other }.

help-typing-seven-seals = - 🕯️ **I sette sigilli:** `/play 2 rossi 1 blu` prevede le tue prese.

mark-seven-seals-nothing = Zero prese previste, zero prese fatte
mark-seven-seals-sharp = Cinque prese previste, giuste fino al colore
mark-seven-seals-robber = Due sigilli presi agli altri in una manche
mark-seven-seals-sabotage = Sabotaggio senza un graffio

# what a player says across the table
remark-seven-seals-1 = Proprio come previsto.
remark-seven-seals-2 = Quella non la volevo.
remark-seven-seals-3 = Questa presa è tua.
remark-seven-seals-4 = Ne riparliamo ai sigilli.
