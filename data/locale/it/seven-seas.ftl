## Il suo nome

game-seven-seas = 7 Seas
choice-seven-seas = 7 Seas · da 2 a 4 giocatori
game-seven-seas-play = Gioca una carta per prenderne una della stessa forza, o più carte che sommate la danno; un 1 prende anche un 10. I punti fanno avanzare la tua nave.
game-seven-seas-wins = Vince la nave più avanti.
game-seven-seas-lasts = Da soli dura circa 5 minuti.
game-seven-seas-brief = Prendi carte che danno la tua somma
game-seven-seas-pitch = { game-seven-seas-play } Arriva all'isola prima degli altri. Da due a quattro giocatori.
game-seven-seas-lobby = ⛵ { game-seven-seas }: chi sale a bordo?
game-seven-seas-over = ⚓ { game-seven-seas }: di nuovo in porto
game-seven-seas-thread = ⛵ { game-seven-seas }
game-seven-seas-praise = Un bottino da fare invidia a ogni capitano.

## Regole della casa di 7 Seas

rule-seven-seas-target = Casella da raggiungere
rule-seven-seas-target-meaning = Quanto è lontana l'isola: 7 per una partita breve, 14 per un lungo viaggio. Oltre 14 la nave ricomincia il giro.
rule-seven-seas-booty = Valori del bottino
rule-seven-seas-booty-primiera = 7 vale di più
rule-seven-seas-booty-linear = da 1 a 7 il numero, da 8 a 10 solo 1
rule-seven-seas-booty-meaning = Quanto vale ogni carta per il bottino migliore: 7 più di tutte, poi 6 e 1, come a primiera; oppure la propria forza da 1 a 7, e solo 1 per 8, 9 e 10.
rule-seven-seas-last_clears = L'ultimo prende il resto
rule-seven-seas-last_clears-meaning = Chi prende per ultimo riceve il resto della tavola, senza sgraffignare. Se nessuno ha preso, il resto rimane.
rule-seven-seas-teams = Squadre
rule-seven-seas-teams-meaning = In quattro: i compagni siedono di fronte e hanno in comune forziere e nave.
rule-seven-seas-ultimate_teams = Squadre con tutte le carte
rule-seven-seas-ultimate_teams-meaning = Come le squadre, ma si distribuiscono tutte le quaranta carte, senza porto e con la tavola vuota.

## Carte

seven-seas-word = { $card ->
    [kraken] kraken
    [lady] dama pirata
    [king] re pirata
    [gold] oro
    [crystal] cristallo
    [rum] rum
   *[curse] maledizione
}
    .definite = { $card ->
        [kraken] il kraken
        [lady] la dama pirata
        [king] il re pirata
        [gold] l'oro
        [crystal] il cristallo
        [rum] il rum
       *[curse] la maledizione
    }
# Una carta a parole.
seven-seas-card = { $named ->
    [yes] { $name } ({ $suit } { $strength })
   *[no] { $suit } { $strength }
}
# A card in a sentence: its name, and its sign with the strength.
seven-seas-called = { $name } { $sign }
seven-seas-plus = +
    .words = più
seven-seas-short = { $card ->
    [lady] dama
   *[king] re
}
seven-seas-values-of = { $suits }:
seven-seas-counts = { $strengths }→{ $value }
    .words = { $count ->
        [one] { $strengths } vale { $value }
       *[other] { $strengths } valgono { $value }
    }

## Il tabellone

seven-seas-title = 7 Seas · manche { $round }{ $rounds ->
    [0] {" "}· fino a { $target }
   *[other] {" "}di { $rounds }
}
    .words = 7 Seas, manche { $round }{ $rounds ->
        [0] , fino alla casella { $target }
       *[other] {" "}di { $rounds }
    }
# Una riga della carta nautica a parole.
seven-seas-row = { $name }: casella { $place } di { $target }, { $way ->
    [lead] in testa
    [level] alla pari con { $others }
   *[behind] { $behind ->
        [one] una casella
       *[other] { $behind } caselle
    } dietro { $others }
}{ $compass ->
    [yes] , con la rosa dei venti
   *[no] {""}
}
seven-seas-side = { $mark } { $hands } 🧰 { $cards }
    .words = { $hands }, { $cards } nel forziere
seven-seas-hand = { $name } ✋ { $cards }
    .words = { $name }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } in mano
seven-seas-display = { $cards ->
    [0] La tavola è vuota
    [one] Tavola: una carta
   *[other] Tavola: { $cards } carte
}
# Mentre qualcuno sgraffigna.
seven-seas-searching = { $name } fruga { $place ->
    [harbour] nel porto.
    [shared] nel vostro forziere.
    [yours] nel tuo forziere.
   *[chest] nel forziere di { $whose }.
}
seven-seas-harbour = Porto { $cards }
    .words = Porto: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
# In piccolo, sotto la tavola di una mano.
seven-seas-chests = 🧰 { $chests }
    .words = Forzieri: { $chests }
seven-seas-chest = { $you ->
    [yes] Tu { $cards }
   *[no] { $name } { $cards }
}
    .words = { $you ->
        [yes] { $cards ->
            [one] Tu: una carta
           *[other] Tu: { $cards } carte
        }
       *[no] { $cards ->
            [one] { $name }: una carta
           *[other] { $name }: { $cards } carte
        }
    }
# In due si ricevono queste carte quando le due mani sono vuote.
seven-seas-aside = ancora da distribuire: { $cards }
    .words = ancora { $cards } carte da distribuire
seven-seas-signs = ✋ mano, 🧰 forziere
seven-seas-compass = 🧭 Comincia: { $name }
seven-seas-turn = **← { $shared ->
    [yes] { $name }{" "}
   *[no] {""}
}{ $phase ->
    [play] di turno
    [nick] 🪝 può sgraffignare
   *[keep] 🪝 sgraffigna
}**
    .words = ({ $shared ->
        [yes] { $name }{" "}
       *[no] {""}
    }{ $phase ->
        [play] di turno
        [nick] 🪝 può sgraffignare
       *[keep] 🪝 sgraffigna
    })

## La mano: che cosa farebbe ogni carta

seven-seas-hand-empty = Non hai più carte.
seven-seas-hold = Hai in mano { $cards }.
seven-seas-lay-any = { $way ->
    [start] { $count ->
        [one] La tua carta comincia una nuova tavola.
       *[other] Qualsiasi carta comincia una nuova tavola.
    }
   *[lay] { $count ->
        [one] La tua carta non prende nulla: posala.
       *[other] Non puoi prendere nulla: posa una carta qualsiasi.
    }
}
# In piccolo, sotto le carte che prendono qualcosa.
seven-seas-lay-others = { $count ->
    [one] L'altra carta si può solo posare.
   *[other] Le altre carte si possono solo posare.
}
seven-seas-by = { $what } con { $cards }
    .words = { FORM($cards, "definite") } prende { FORM($what, "definite") }
# Below the best captures, if not all have room.
seven-seas-ways = Altro: premi { $cards }.
seven-seas-everything = Tutto
    .words = tutto
seven-seas-values = { $booty ->
    [primiera] Il miglior bottino vale 2. Contano i tuoi migliori oro, cristallo e rum: 7 di più, poi 6, 1, 5, 4, 3, 2; da 8 a 10 niente. La maledizione più lieve lo riduce.
    [linear] Il miglior bottino vale 2. Contano i tuoi migliori oro, cristallo e rum: da 1 a 7 la loro forza, da 8 a 10 solo 1. La maledizione più lieve lo riduce.
   *[own] Il miglior bottino vale 2. Contano i tuoi migliori oro, cristallo e rum, con i valori nelle regole del tavolo. La maledizione più lieve lo riduce.
}
seven-seas-clears-plain = svuota la tavola

## Scelte

seven-seas-choose = { $card }: che cosa prendi?
seven-seas-choose-why = { $why ->
    [same-strength] Devi prendere una carta della stessa forza. Le somme vengono dopo.
    [sum] Devi prendere una di queste combinazioni: la somma è giusta.
    [one-takes-ten] Puoi posare { FORM($card, "definite") }, o prenderci un 10.
   *[kraken] Puoi posare il kraken, o prendere con lui. Se prende, le tue maledizioni valgono **-7** in tutto, invece della più lieve. Accanto a ogni scelta vedi che cosa cambia per te, prese comprese. Allora non avrai nessuna carta di un altro forziere.
}
seven-seas-choose-placeholder = Quali carte prendi?
seven-seas-back = Indietro
seven-seas-lay-button = Posala
seven-seas-take-all-button = Prendi tutto

## Sgraffignare

seven-seas-nick-title = Sgraffignare una carta?
seven-seas-nick-text = La tavola è vuota, quindi puoi sgraffignare: fruga in **un** posto e tieni una delle sue carte. Prima non puoi vederle. Una volta aperto, devi tenerne una.
seven-seas-nick-decline = No, grazie
seven-seas-source-harbour = ⚓ Porto { $cards }
    .words = Porto, { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
seven-seas-source-chest = { $mark } { $name } { $cards }
    .words = Forziere di { $name }, { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
seven-seas-opened-title = { $place ->
    [harbour] Il porto
   *[chest] Il forziere di { $whose }
}: { $cards ->
    [one] tieni la sua unica carta
   *[other] tieni una di { $cards } carte
}
seven-seas-keep-placeholder = Quale carta tieni?
seven-seas-opened-text = { $cards ->
    [one] Non c'era altro.
   *[other] Le altre tornano al loro posto. Nessuno saprà quale tieni.
}

## Che cosa porta una carta, per quanto si può sapere

seven-seas-brings = { $what }: { $gain }
    .words = { $what }; guadagno: { $gain }
seven-seas-gain-nick = **🪝 sgraffigni una carta coperta**
    .words = puoi sgraffignare una carta coperta
# La dama e il re, un punto l'uno.
seven-seas-gain-points = { $count ->
    [one] +1 punto, se non sgraffignata
   *[other] +{ $count } punti, se non sgraffignate
}
seven-seas-gain-coins = { $count ->
    [one] +1 moneta
   *[other] +{ $count } monete
}
seven-seas-gain-booty = { $way ->
    [more] +{ $most } di bottino
    [less] { $least } di bottino
   *[between] da { $least } a { $most } di bottino
}
seven-seas-gain-nothing = una carta in più e basta

## Che cosa è successo

seven-seas-told-dealt = Manche { $round }: { $you ->
    [yes] cominci tu (🧭 rosa dei venti).
   *[no] comincia { $name } (🧭 rosa dei venti).
}
seven-seas-told-redealt = Sulla tavola è uscito un terzo 10, quindi tutte le carte sono state rimescolate.
seven-seas-told-laid = { $you ->
    [yes] Hai posato { FORM($card, "definite") }.
    [clock] Tempo scaduto: un computer ha giocato { FORM($card, "definite") } per te.
    [computer] Un computer ha giocato { FORM($card, "definite") } per te.
   *[no] { $name } ha posato { FORM($card, "definite") }.
}
seven-seas-told-captured = { $rule ->
    [take-all] **🐙 { $you ->
        [yes] Hai liberato il kraken: ha preso { FORM($taken, "definite") }.
        [clock] Tempo scaduto: un computer ha liberato il kraken per te: ha preso { FORM($taken, "definite") }.
        [computer] Un computer ha liberato il kraken per te: ha preso { FORM($taken, "definite") }.
       *[no] { $name } ha liberato il kraken: ha preso { FORM($taken, "definite") }.
    }**
   *[other] { $you ->
        [yes] Hai giocato { FORM($card, "definite") } e preso { FORM($taken, "definite") }.
        [clock] Tempo scaduto: un computer ha giocato { FORM($card, "definite") } per te e preso { FORM($taken, "definite") }.
        [computer] Un computer ha giocato { FORM($card, "definite") } per te e preso { FORM($taken, "definite") }.
       *[no] { $name } ha giocato { FORM($card, "definite") } e preso { FORM($taken, "definite") }.
    }
}
# Dopo una presa che porta la dama o il re.
seven-seas-told-points = **{ seven-seas-gain-points }.**
seven-seas-told-cleared = **🌊 { $you ->
    [yes] Hai svuotato la tavola!
   *[no] { $name } ha svuotato la tavola!
}**
seven-seas-told-second = Le due mani erano vuote: altre { $cards } carte a testa.
seven-seas-told-last = { $you ->
    [yes] L'ultima presa è tua, e anche il resto: { FORM($taken, "definite") }.
   *[no] L'ultima presa è di { $name }, e anche il resto: { FORM($taken, "definite") }.
}
seven-seas-told-nicked = **🪝 { $you ->
    [yes] Hai sgraffignato una carta
    [clock] Tempo scaduto: un computer ha sgraffignato per te una carta
    [computer] Un computer ha sgraffignato per te una carta
   *[no] { $name } ha sgraffignato una carta
} { $place ->
    [harbour] dal porto.
    [shared] dal vostro forziere.
    [yours] dal tuo forziere.
   *[chest] dal forziere di { $whose }.
}**
seven-seas-told-kept = { $you ->
    [yes] Hai tenuto { FORM($card, "definite") }. Nessun altro lo sa.
    [clock] Tempo scaduto: un computer ha tenuto { FORM($card, "definite") } per te. Nessun altro lo sa.
    [computer] Un computer ha tenuto { FORM($card, "definite") } per te. Nessun altro lo sa.
   *[no] { $name } ha tenuto { FORM($card, "definite") }. Nessun altro lo sa.
}
seven-seas-told-declined = { $you ->
    [yes] Hai lasciato in pace tutti i forzieri.
    [clock] Tempo scaduto: un computer ha lasciato in pace tutti i forzieri per te.
    [computer] Un computer ha lasciato in pace tutti i forzieri per te.
   *[no] { $name } ha lasciato in pace tutti i forzieri.
}

## Punteggio

seven-seas-reckoning = Manche { $round }: punteggio
seven-seas-round-for = { $you ->
    [team] Voi due
    [yes] Tu
   *[no] { $name }
}: { $what }.
seven-seas-award = { $category ->
    [cards] { $tied ->
        [short] più carte
        [yes] più carte, a pari merito ({ $own } a testa)
       *[no] più carte ({ $own } a { $next })
    }
    [coins] { $tied ->
        [short] più oro
        [yes] più oro, a pari merito ({ $own } a testa)
       *[no] più oro ({ $own } a { $next })
    }
    [lady] la dama
    [king] il re
   *[booty] { $tied ->
        [short] il bottino migliore
        [yes] il bottino migliore, a pari merito ({ $own } a testa)
       *[no] il bottino migliore ({ $own } a { $next })
    }
}
seven-seas-round-nearest = { $category ->
    [none] { $you ->
        [team] Nessun punto per voi due.
       *[yes] Nessun punto per te.
    }
    [cards] { $you ->
        [team] Nessun punto per voi due. Il punto più vicino: le carte, { $own } a { $best }.
       *[yes] Nessun punto per te. Il punto più vicino: le carte, { $own } a { $best }.
    }
    [coins] { $you ->
        [team] Nessun punto per voi due. Il punto più vicino: l'oro, { $own } a { $best }.
       *[yes] Nessun punto per te. Il punto più vicino: l'oro, { $own } a { $best }.
    }
   *[booty] { $you ->
        [team] Nessun punto per voi due. Il punto più vicino: il bottino, { $own } a { $best }.
       *[yes] Nessun punto per te. Il punto più vicino: il bottino, { $own } a { $best }.
    }
}
# Small, below what each side won; $figures: the names, with their figures. The booty has lines of its own.
seven-seas-category = { $category ->
    [cards] 🃏 Più carte
    [coins] 🪙 Più oro
    [lady] 👸 Dama pirata
   *[king] 🤴 Re pirata
}{ $count ->
    [0] : { $category ->
        [lady] nessuno, è rimasta fuori
        [king] nessuno, è rimasto fuori
       *[other] nessuno ne ha
    }
   *[other] {" "}(+{ $points }): { $figures }
}
    .words = { $category ->
        [cards] Più carte
        [coins] Più oro
        [lady] Dama pirata
       *[king] Re pirata
    }: { $count ->
        [0] { $category ->
            [lady] nessuno, è rimasta fuori
            [king] nessuno, è rimasto fuori
           *[other] nessuno ne ha
        }
       *[other] { $points ->
            [one] un punto
           *[other] { $points } punti
        }; { $figures }
    }
seven-seas-booty-line = { $name } { $suits } = **{ $total }**
    .words = { $name }: { $suits }; in tutto **{ $total }**
# La carta migliore di un seme e il suo valore.
seven-seas-booty-best = { $way ->
    [none] { $sign }–
    [counts] { $sign }{ $strength } ({ $value })
   *[same] { $sign }{ $value }
}
    .words = { seven-seas-word } { $way ->
        [none] niente
        [counts] { $strength } vale { $value }
       *[same] { $value }
    }
seven-seas-booty-title = 🧰 Bottino migliore (+2): carta migliore di ogni seme (valore)
    .words = Bottino migliore, 2 punti: carta migliore di ogni seme e il suo valore
# $name may be two partners.
seven-seas-nothing = { $category ->
    [none] { $name }: niente.
    [cards] { $name }: niente, ma per poco con le carte: { $own } a { $best }.
    [coins] { $name }: niente, ma per poco con l'oro: { $own } a { $best }.
   *[booty] { $name }: niente, ma per poco con il bottino: { $own } a { $best }.
}
seven-seas-ship = { $name } **+{ points-seven-seas }** ({ $old } → { $new }): { $what }
    .words = { $name }: dalla casella { $old } alla **{ $new }**; { $what }
points-seven-seas = { $points ->
    [one] { $points } casella
   *[other] { $points } caselle
}
review-points-seven-seas = La tua scelta ti è costata almeno { $points } caselle rispetto al tuo miglior rivale.
seven-seas-finale = 🏝️ { $you ->
    [yes] La tua nave raggiunge l'isola!
    [team] La vostra nave raggiunge l'isola!
   *[no] { $count ->
        [one] La nave di { $name } raggiunge l'isola!
       *[other] Le navi di { $name } raggiungono l'isola!
    }
}
distinction-seven-seas = 🌊 { $count ->
    [1] Mare più pulito: { $name } ha svuotato la tavola, { $size } carte in un colpo
   *[other] Mare più pulito: { $name } hanno svuotato la tavola, { $size } carte in un colpo ogni volta
}
seven-seas-most-cleared = { $each ->
    [yes] 🌊 Mare più pulito: { $name }, { $count } tavole svuotate a testa
   *[no] 🌊 Mare più pulito: { $name }, { $count } tavole svuotate
}
seven-seas-most-nicked = { $each ->
    [yes] 🪝 Dita più leste: { $name }, { $count } carte sgraffignate a testa
   *[no] 🪝 Dita più leste: { $name }, { $count } carte sgraffignate
}
seven-seas-own-catch = 🎣 { $you ->
    [yes] La tua pesca più ricca
   *[no] La pesca più ricca di { $name }
}: { $count ->
    [one] una carta
   *[other] { $count } carte
} con { FORM($card, "definite") }
# $name may be two partners.
seven-seas-decided = 🏆 Il momento decisivo: { $category ->
    [booty] il bottino migliore
    [cards] il maggior numero di carte
    [coins] la maggior quantità d'oro
    [lady] la dama pirata
   *[king] il re pirata
} della manche { $round } { $you ->
    [first] ti ha portato davanti a { $second }
    [first-team] vi ha portato davanti a { $second }
    [second] ha portato { $first } davanti a te
    [second-team] ha portato { $first } davanti a voi
   *[no] ha portato { $first } davanti a { $second }
} una volta per tutte
seven-seas-own-won = { $category ->
    [booty] 🧰 Bottino migliore della manche { $round }: { $name } con { $figure }{ $tied ->
        [yes] {" "}ciascuno
       *[no] {""}
    }
    [cards] 🃏 Più carte della manche { $round }: { $name } con { $figure }{ $tied ->
        [yes] {" "}ciascuno
       *[no] {""}
    }
    [coins] 🪙 Più oro della manche { $round }: { $name } con { $figure }{ $tied ->
        [yes] {" "}ciascuno
       *[no] {""}
    }
    [lady] 👸 La dama pirata della manche { $round }: { $name }
   *[king] 🤴 Il re pirata della manche { $round }: { $name }
}
seven-seas-no-cards = nessuna carta
seven-seas-hand-and-opened = { $cards ->
    [0] nessuna carta
   *[other] { $hand }
}; a scelta: { $opened }

## Che cosa non va

seven-seas-refusal-game-over = Questa partita è finita. I pulsanti sotto il suo risultato portano avanti.
seven-seas-refusal-not-your-turn = Non tocca a te. Intanto puoi guardare la tua mano.
seven-seas-refusal-not-in-hand = Non hai quella carta. Scegline una delle tue.
seven-seas-refusal-not-in-display = Quella carta non è sulla tavola. Prendi solo carte che ci sono.
seven-seas-refusal-must-take = Quella carta deve prendere carte che sommate danno la sua forza. Scegli una delle sue prese.
seven-seas-refusal-must-take-same-strength = Quella carta prende esattamente una carta della stessa forza; viene prima di ogni somma.
seven-seas-refusal-does-not-add-up = Quelle carte sommate non danno la forza della tua. Scegli una delle sue prese.
seven-seas-refusal-no-nick = Ora non c'è nulla da sgraffignare. Gioca una carta.
seven-seas-refusal-choose-source-first = La tavola è vuota. Prima sgraffigna una carta, o premi **No, grazie**.
seven-seas-refusal-keep-first = Hai aperto un forziere. Prima tieni una delle sue carte.
seven-seas-refusal-no-such-source = Lì non puoi sgraffignare. Scegli un posto qui sotto.
seven-seas-refusal-empty-source = Lì non c'è più nulla. Scegli un altro posto.
seven-seas-refusal-own-chest = Il tuo forziere resta chiuso, anche per te. Scegli un altro posto.
seven-seas-refusal-team-chest = È il forziere della tua squadra, e resta chiuso. Scegli un altro posto.
seven-seas-refusal-not-in-source = Quella carta non è lì. Tieni una delle carte qui sotto.

## Le regole, da leggere in un minuto

rules-seven-seas =
    - Al tuo turno gioca **una carta**. Prende dalla tavola una carta della stessa forza, o altrimenti due o più carte che sommate la danno. Tutte vanno nel tuo forziere. Se non prende nulla, resta lì, o un 1 prende un 10.
    - **Svuota la tavola** e puoi 🪝 **sgraffignare**: fruga in un altro forziere{ $harbour ->
        [yes] {" "}o nel porto
       *[no] {""}
    }, e tieni una carta.
    - Dopo ogni manche si contano i forzieri, e i punti fanno avanzare la tua nave. Contano l'oro, il cristallo e il rum migliori; la maledizione più lieve ne toglie. Segnano anche più carte e più **monete d'oro**. { $rounds ->
        [0] Quando una nave arriva alla casella **{ $target }**, vince la più avanti.
       *[other] Finisce dopo { $rounds } manche.
    }

    { "**" }Per esempio:** sulla tavola ci sono { FORM($gold, "definite") }, { FORM($crystal, "definite") } e { FORM($rum, "definite") }. La tua { $curse } deve prendere { FORM($rum, "definite") }: la stessa forza viene prima. Con solo { FORM($gold, "definite") } e { FORM($crystal, "definite") } li prende tutti e due, che sommati danno 8. La tavola è vuota: puoi sgraffignare.
rules-seven-seas-course =
    { "**" }Gioca una carta.** **1.** Se la tavola ha carte della stessa forza, prendine esattamente una. **2.** Altrimenti, se due o più carte sommate la danno, prendi una di queste combinazioni. **3.** Altrimenti posala. Nei casi 1 e 2 prendere è obbligatorio; quale carta o combinazione lo scegli tu.

    { "**" }Carte speciali.** Un **1** può invece prendere un **10**. Il 🐙 **kraken** (maledizione 1) può prendere un 10, o tutto quanto.

    🪝 **Sgraffignare.** Se la tua presa svuota la tavola, puoi frugare in un altro forziere{ $harbour ->
        [yes] {" "}o nel porto
       *[no] {""}
    } e tenere una carta. Puoi rinunciare finché non guardi; poi devi tenerne una. Chi svuota la tavola con il kraken non sgraffigna.

    { "**" }I forzieri restano chiusi**, anche il tuo, fino alla fine della manche. Le carte rimaste allora sulla tavola { $last ->
        [yes] vanno a chi ha preso per ultimo, senza sgraffignare
       *[no] non sono di nessuno
    }.

    { $teams ->
        [yes] **Squadre.** I compagni siedono di fronte e hanno in comune forziere e nave.
       *[no] **In due** si ricevono altre otto carte a testa quando le due mani sono vuote.
    } Se la tavola iniziale mostra un terzo 10, si ridistribuiscono tutte le carte. Chi comincia è estratto a sorte; poi la 🧭 rosa dei venti passa a ogni manche.
rules-seven-seas-scoring =
    Dopo ogni manche, per ogni forziere:
    - più carte: 1 punto
    - più monete d'oro: 1 (oro 1 vale tre monete)
    - 👸 dama pirata (cristallo 1): 1
    - 🤴 re pirata (rum 1): 1
    - bottino migliore: 2

    In parità tutti prendono i punti, ma zero carte o zero monete non valgono nulla. Ogni punto fa avanzare di una casella. { $rounds ->
        [0] Quando una nave arriva alla casella **{ $target }**, vince la più avanti.
       *[other] Finisce dopo { $rounds } manche.
    }

    { "**" }Il bottino** è il tuo valore migliore in oro, cristallo e rum, più la maledizione più lieve, o -7 con il kraken. Ogni forza e il suo valore{ $own ->
        [yes] , secondo la tabella del capotavola
       *[no] {""}
    }:
    { $values }
rules-seven-seas-sources =
    { "**" }7 Seas** di Arve D. Fühler, ABACUSSPIELE 2021.

    -# CASA, la nostra scelta dove le regole stampate tacciono: chi comincia è estratto a sorte; si può rinunciare a sgraffignare finché non si guarda. Non si sgraffigna dopo che il kraken ha preso una sola carta; zero carte o monete non valgono nulla. Se nessuno ha preso, la tavola rimane. RICOSTRUITI, perché la tabella stampata non era leggibile: i valori del bottino, tranne quello del kraken.

## Consigli: che cosa farebbe un computer, in una frase

seven-seas-move-lay = Posa { FORM($card, "definite") }.
seven-seas-move-take = { $costs ->
    [yes] Gioca { FORM($card, "definite") } e prendi { FORM($taken, "definite") }, anche se poi le tue maledizioni valgono { $value } nel bottino.
   *[no] Gioca { FORM($card, "definite") } e prendi { FORM($taken, "definite") }.
}
seven-seas-move-harbour = Fruga nel porto.
seven-seas-move-chest = Fruga nel forziere di { $name }.
seven-seas-move-keep = Tieni { FORM($card, "definite") }.
seven-seas-move-decline = Lascia in pace tutti i forzieri.

## Consigli: perché, in una frase dopo la mossa

lacks-seven-seas = { $why ->
    [lady] Così non prendi la dama pirata.
    [king] Così non prendi il re pirata.
    [pirates] Così non prendi entrambi i pirati.
    [nick] Così non puoi sgraffignare.
    [clears] Così lasci carte sulla tavola a chi viene dopo.
    [coins] { $way ->
        [PlayCard] Così ora non prendi oro.
       *[other] { $count ->
            [0] Così prendi meno oro.
            [one] Così prendi una moneta d'oro.
           *[other] Così prendi { $count } monete d'oro.
        }
    }
    [cards] { $way ->
        [PlayCard] Così ora non prendi carte.
       *[other] { $count ->
            [0] Così prendi meno carte.
           *[other] Così prendi { $count } carte.
        }
    }
    [booty] { $count ->
        [0] Così non prendi nessuna carta simile.
        [one] Così prendi una carta simile.
       *[other] Così prendi { $count } carte simili.
    }
    [guarded] { $way ->
        [PlayCard] Poi la tavola vale dieci o meno, e una carta può forse svuotarla.
       *[other] {" "}
    }
    [cheapest] { $way ->
        [PlayCard] Quella carta per te vale di più.
       *[other] {" "}
    }
    [cheap] { $way ->
        [PlayCard] Quella carta per te vale di più.
       *[other] {" "}
    }
    [returns] { $way ->
        [PlayCard] Non ti resta una carta il cui numero possa prenderla al prossimo turno.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlayCard] Dopo, nessun numero che hai in mano potrebbe prendere più carte di ora.
       *[other] Così prendi meno carte.
    }
    [holds] Così non prendi né oro né pirati.
    [waits] { $way ->
        [PlayCard] Così metti proprio la carta che potrebbe prendere qualcosa.
       *[other] {" "}
    }
    [sheds] { $way ->
        [PlayCard] Così il kraken resta nella tua mano.
       *[other] Così il kraken resta a te, in mano o nel forziere.
    }
    [spares] Così prendi con il kraken.
    [inside] { $way ->
        [DeclineNick] Così non prendi nessuna carta.
       *[other] {" "}
    }
    [went] { $way ->
        [DeclineNick] Così non prendi nessuna carta.
       *[other] {" "}
    }
    [unseen] { $way ->
        [DeclineNick] Così non prendi nessuna carta.
       *[other] {" "}
    }
    [fullest] { $way ->
        [DeclineNick] Così non prendi nessuna carta.
       *[other] {" "}
    }
    [hopes] { $way ->
        [DeclineNick] Così non prendi nessuna carta.
       *[other] {" "}
    }
    [dearest] Il suo valore di bottino è più basso.
   *[other] {" "}
}
why-seven-seas-only = Non puoi fare altro.
why-seven-seas-lady = La dama pirata da sola vale un punto, se nessuno te la sgraffigna.
why-seven-seas-king = Il re pirata da solo vale un punto, se nessuno te lo sgraffigna.
why-seven-seas-pirates = La dama pirata e il re pirata valgono un punto ciascuno, se nessuno te li sgraffigna.
why-seven-seas-nick = Così svuoti la tavola e puoi sgraffignare.
why-seven-seas-clears = Così svuoti la tavola e non lasci nulla a chi viene dopo.
why-seven-seas-coins = Così prendi { $count ->
    [one] una moneta d'oro
   *[other] { $count } monete d'oro
}.
why-seven-seas-cards = Così prendi { $count ->
    [2] due carte, e chi ha più carte segna un punto
   *[other] { $count } carte in una volta
}.
why-seven-seas-booty = Così prendi { $count ->
    [one] una carta con il miglior valore di bottino del suo seme
   *[other] { $count } carte con il miglior valore di bottino dei loro semi
}.
why-seven-seas-guarded = Poi le carte sulla tavola sommate superano dieci, quindi nessuna somma può svuotarla.
why-seven-seas-cheapest = Ora non puoi prendere nulla, e nessuna carta della tua mano vale meno (bottino { $count }).
why-seven-seas-least = { $count ->
    [one] Una sola carta che non hai visto può
   *[other] Solo { $count } carte che non hai visto possono
} svuotare ciò che lasci e sgraffignare una carta. Nessun'altra mossa ne lascia meno.
why-seven-seas-fewest = { $count ->
    [0] Hai già visto ogni carta che poi potrebbe prendere qualcosa: ogni { $numbers }, e il kraken.
    [one] Poi una sola carta che non hai visto può prendere qualcosa. Nessun'altra delle tue ne lascia meno.
   *[other] Poi solo { $count } carte che non hai visto possono prendere qualcosa. Nessun'altra delle tue ne lascia meno.
}
why-seven-seas-spares = Ora solo il kraken potrebbe prendere qualcosa, e nel tuo forziere ti rovinerebbe il bottino.
why-seven-seas-holds = Ora puoi prendere al massimo { $count } carte, senza oro né pirati.
why-seven-seas-cheap = Nessuna carta della tua mano vale meno (bottino { $count }), quindi con questa perdi di meno.
why-seven-seas-returns = Al prossimo turno { FORM($card, "definite") } potrebbe prendere { $taken }, se nessuno è più rapido.
why-seven-seas-waits = Ti tieni { FORM($card, "definite") } per una presa in un turno successivo.
why-seven-seas-plans = Poi { FORM($card, "definite") } potrebbe prendere { $taken }: più carte di quante ne puoi prendere ora.
why-seven-seas-sheds = Il kraken nel tuo forziere ti rovinerebbe il bottino.
why-seven-seas-inside = { $place ->
    [harbour] Lì hai visto { FORM($card, "definite") }, e da allora nessuno vi ha sgraffignato nulla.
   *[chest] Lì dentro è finita una carta, { FORM($card, "definite") }, e da allora nessuno vi ha sgraffignato nulla.
} { $worth ->
    [point] Quella carta vale un punto.
   *[booty] Quella carta migliorerebbe il tuo bottino.
}
why-seven-seas-went = { $place ->
    [harbour] Lì hai visto { FORM($card, "definite") }, ma forse la carta non c'è più.
   *[chest] Lì dentro è finita una carta, { FORM($card, "definite") }, ma forse non c'è più.
} { $worth ->
    [point] Quella carta vale un punto.
   *[booty] Quella carta migliorerebbe il tuo bottino.
}
why-seven-seas-unseen = In questa manche non hai ancora visto { FORM($card, "definite") }. Quella carta può essere lì, e vale un punto.
why-seven-seas-fullest = { $count ->
    [one] Ha una carta, e nessun altro posto da cui puoi sgraffignare ne ha di più.
   *[other] Ha { $count } carte, e nessun altro posto da cui puoi sgraffignare ne ha di più. Le vedi tutte e ne tieni una.
}
why-seven-seas-hopes = { $place ->
    [harbour] { $count ->
        [one] Ha una carta, e la tieni tu.
       *[other] Ha { $count } carte. Le vedi tutte e ne tieni una.
    }
   *[chest] Da lì guadagni una carta, e un rivale ne perde una.
}
why-seven-seas-opens = Ciò che resta allora può essere svuotato da { $count ->
    [8] un 8
   *[other] un { $count }
}, e chi svuota può sgraffignare.
why-seven-seas-gives = Così resta { FORM($card, "definite") } sulla tavola, e una carta che non hai visto può prenderla.
why-seven-seas-more = { $count ->
    [one] Poi una carta che non hai visto può prendere qualcosa. Dopo l'altra mossa nessuna può.
   *[other] Poi { $count } carte che non hai visto possono prendere qualcosa. Dopo l'altra mossa sono di meno.
}
why-seven-seas-costs = Così il tuo bottino scende di { $count }.
why-seven-seas-curse = Così prendi { FORM($card, "definite") }, e il tuo bottino può scendere.
why-seven-seas-can_wait = Può aspettare: con { FORM($card, "definite") } puoi ancora farlo al prossimo turno, se nessuno ti precede.
why-seven-seas-uses = Le due mosse lasciano la stessa tavola, ma con questa { FORM($card, "definite") } lascia la tua mano.
why-seven-seas-declines = Non hai visto entrare lì nessuna carta che ti aiuti di sicuro.
why-seven-seas-raises = Aumenta il tuo bottino di almeno { $count }.
why-seven-seas-dearest = Il suo valore di bottino, { $count }, è il più alto lì dentro.

game-seven-seas-unit = caselle
game-seven-seas-gained = { $count ->
    [one] una casella
   *[other] { $count } caselle
}

## Le parole del gioco, nella prima mano di chi non ne ha mai finito una partita

first-words-seven-seas = Prendi dalla tavola una carta pari, o più di pari somma. Più carte, più monete, { $stage ->
    [pirate] pirati (dama, re)
   *[other] pirati
} e bottino muovono la nave. Bottino: oro, cristallo e rum migliori, meno una maledizione.{ $stage ->
    [kraken] {" "}Il kraken prende 10 o tutto, ma vale -7.
   *[other] {""}
}
seven-seas-gift = { $card } vale un punto. Posare comunque questa carta?
seven-seas-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Vince la prima nave alla casella { $target }.
       *[other] Vince la nave più avanti dopo { $rounds } manche.
    }
   *[other] { game-seven-seas }, livello { $levels }: { $rounds ->
        [0] vince la prima nave alla casella { $target }.
       *[other] vince la nave più avanti dopo { $rounds } manche.
    }
}

## La lezione

lesson-seven-seas-1 = I punti portano la tua nave all'isola: 1 per più carte, 1 per più oro, 1 per ognuno dei due pirati, 2 per il bottino migliore. A ogni turno giochi una carta. Il tuo 💎7 è uguale al 🪙7 sulla tavola. Premi 💎7: finiscono tutti e due nel tuo forziere.
    .words = I punti portano la tua nave all'isola: 1 per più carte, 1 per più oro, 1 per ognuno dei due pirati, 2 per il bottino migliore. A ogni turno giochi una carta. Il tuo cristallo 7 è uguale all'oro 7 sulla tavola. Premi cristallo 7: finiscono tutti e due nel tuo forziere.
lesson-seven-seas-1-wrong = Quella carta viene dopo. I due 7 sono uguali, quindi 💎7 prende subito una carta.
    .words = Quella carta viene dopo. I due 7 sono uguali, quindi cristallo 7 prende subito una carta.
lesson-seven-seas-2 = Potresti prendere 💀3, ma la prima maledizione nel forziere riduce il tuo bottino. Posa invece 💀10: non ti costa nulla.
    .words = Potresti prendere maledizione 3, ma la prima maledizione nel forziere riduce il tuo bottino. Posa invece maledizione 10: non ti costa nulla.
lesson-seven-seas-2-wrong = Quella carta tienila ancora. Posa 💀10: non ti costa nulla.
    .words = Quella carta tienila ancora. Posa maledizione 10: non ti costa nulla.
lesson-seven-seas-3 = Un 1 può prendere un 10, come ha appena fatto Pip. Lascia stare 💀3 per ora e posa 🥃2.
    .words = Un 1 può prendere un 10, come ha appena fatto Pip. Lascia stare maledizione 3 per ora e posa rum 2.
lesson-seven-seas-3-wrong = Non ancora. Posa 🥃2 e guarda che cosa lascia Pip.
    .words = Non ancora. Posa rum 2 e guarda che cosa lascia Pip.
lesson-seven-seas-4 = Il 10 di Pip ha preso 2 e 8: carte che sommate danno 10. Resta solo 💀3. Prendila con 🪙3: chi svuota la tavola può sgraffignare.
    .words = Il 10 di Pip ha preso 2 e 8: carte che sommate danno 10. Resta solo maledizione 3. Prendila con oro 3: chi svuota la tavola può sgraffignare.
lesson-seven-seas-4-wrong = Così lasceresti 💀3 a Pip. Prendila con 🪙3 e svuota la tavola.
    .words = Così lasceresti maledizione 3 a Pip. Prendila con oro 3 e svuota la tavola.
lesson-seven-seas-5 = Quando sgraffigni, frughi in un posto e tieni una carta. Pip ha appena preso il re pirata: fruga nel suo forziere.
lesson-seven-seas-5-wrong = Il re pirata è nel forziere di Pip. Fruga lì.
lesson-seven-seas-6 = Il re pirata da solo vale 1 punto. Tienilo. Pip non saprà quale carta manca.
lesson-seven-seas-6-wrong = Il re pirata vale più di quella carta. Tieni il re.
lesson-seven-seas-7 = Con 💎3 non prendi nulla. Posa 💀7: la maledizione può toccare a Pip.
    .words = Con cristallo 3 non prendi nulla. Posa maledizione 7: può toccare a Pip.
lesson-seven-seas-7-wrong = Quella carta tienila. Liberati della maledizione.
lesson-seven-seas-8 = Da qui scegli tu: va bene ogni carta. Conta solo la tua maledizione più lieve, e hai già 💀3. 🪙1 vale tre monete.
    .words = Da qui scegli tu: va bene ogni carta. Conta solo la tua maledizione più lieve, e hai già maledizione 3. Oro 1 vale tre monete.
lesson-seven-seas-9 = Scegli ancora tu. Occhio al kraken (💀1). Può prendere tutta la tavola, ma toglie 7 al tuo bottino.
    .words = Scegli ancora tu. Occhio al kraken (maledizione 1). Può prendere tutta la tavola, ma toglie 7 al tuo bottino.
lesson-seven-seas-10 = Va bene ogni carta. I forzieri restano chiusi finché non è giocata ogni carta. Poi si contano, e le carte rimaste sulla tavola non sono di nessuno.
lesson-seven-seas-end = Danno un punto ciascuno: più carte, più oro (contato in monete), la dama pirata (💎1) e il re pirata (🥃1). In parità, tutti prendono i punti.
    Due punti vanno al bottino migliore: il tuo oro, il tuo cristallo e il tuo rum migliori, meno la maledizione più lieve. Fra quei tre, un 7 vale di più, e 8, 9 e 10 non valgono nulla. Fra le maledizioni, il 7 costa meno, 1; 8, 9 e 10 costano 7, come il kraken.
    Ogni punto fa avanzare la tua nave di una casella. Quando una nave arriva alla casella 7, vince la più avanti. In due, ogni manche ha una seconda mano.
    .words = Danno un punto ciascuno: più carte, più oro (contato in monete), la dama pirata (cristallo 1) e il re pirata (rum 1). In parità, tutti prendono i punti.
        Due punti vanno al bottino migliore: il tuo oro, il tuo cristallo e il tuo rum migliori, meno la maledizione più lieve. Fra quei tre, un 7 vale di più, e 8, 9 e 10 non valgono nulla. Fra le maledizioni, il 7 costa meno, 1; 8, 9 e 10 costano 7, come il kraken.
        Ogni punto fa avanzare la tua nave di una casella. Quando una nave arriva alla casella 7, vince la più avanti. In due, ogni manche ha una seconda mano.

daily-finer-seven-seas = A parità conta il bottino di tutte le manche, poi le monete d'oro, poi le carte.
duel-finer-seven-seas = { $by ->
    [0] A parità decide il bottino di maggior valore di tutte le manche
    [1] A parità anche di bottino decidono più monete in tutte le manche
   *[2] A parità anche di bottino e monete decidono più carte in tutte le manche
}: { $own } a { $other }.

help-typing-seven-seas = - 🗺️ **7 Seas:** `/play oro 8` prende o posa una carta.

mark-seven-seas-clearings = Mare svuotato tre volte in una manche
mark-seven-seas-pirate = Un pirata sgraffignato di nascosto
mark-seven-seas-sweep = Tutte e cinque le categorie di una manche
mark-seven-seas-clean-hands = Mani pulite, pur potendo sgraffignare

# what a player says across the table
remark-seven-seas-1 = Tutto qui?
remark-seven-seas-2 = Lasciane un po' anche a me.
remark-seven-seas-3 = Quella mi serviva.
remark-seven-seas-4 = Buon vento a te.
