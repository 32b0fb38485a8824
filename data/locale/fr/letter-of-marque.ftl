## Le nom

game-letter-of-marque = Letter of Marque
choice-letter-of-marque = Letter of Marque · de 2 à 6

## Letter of Marque : avant le départ, règles maison

game-letter-of-marque-play = Envoie des trésors en mer sur deux navires armés et trois sans défense, et devine qui bluffe.
game-letter-of-marque-wins = Le plus de points l'emporte.
game-letter-of-marque-lasts = En solo, compte environ 3 minutes.
game-letter-of-marque-brief = Envoie des trésors en mer, et bluffe
game-letter-of-marque-pitch = { game-letter-of-marque-play } De deux (hors règles) à six joueurs.
game-letter-of-marque-lobby = ⛵ { game-letter-of-marque } : qui monte à bord ?
game-letter-of-marque-over = ⚓ { game-letter-of-marque } : la fin, en points
game-letter-of-marque-thread = ⛵ { game-letter-of-marque }
game-letter-of-marque-praise = Tous les convois éviteront ce pavillon.
rule-letter-of-marque-series = Série
rule-letter-of-marque-series-meaning = Autant de parties que de joueurs. Chacun commence à son tour, et les points s'additionnent.

## Les règles

rules-letter-of-marque =
    - Tu as des **trésors** de 3 à 7 dans une pioche cachée, deux navires **armés** et trois **sans défense**, et trois **canons**. Toi seul sais quels navires sont armés.
    - À ton tour, **appareille**, **rentre au port** ou **attaque**. Un trésor part en mer sur le navire de ton choix, un navire ramène son trésor, ou tu tires au canon sur le navire de quelqu'un.
    - Un navire sans défense laisse son trésor à l'attaquant. Un navire armé le garde, et le canon donne un point au propriétaire du navire. Celui qui a le plus de points gagne.

    { "**" }Par exemple :** Anna retourne un trésor de 7 et y met un navire. Ben attaque. Si le navire est sans défense, le 7 est à Ben ; s'il est armé, le 7 reste à Anna, et le canon de Ben lui donne 1 point.
rules-letter-of-marque-course =
    { "**" }Mise en place.** Le premier trésor de chacun est retourné. Puis tous mettent en secret et en même temps un navire sur le leur ; seul son type reste caché. Le premier joueur est tiré au sort{ $series ->
        [yes] , et le suivant commence à chaque nouvelle partie
       *[no] {""}
    }.

    { "**" }Un tour**, c'est l'une de ces actions :
    ⛵ **Appareiller.** Retourne ton trésor suivant, puis choisis-lui un navire en secret.
    ⚓ **Rentrer au port.** Un de tes navires ramène son trésor, qui compte pour toi. Son type reste secret.
    💣 **Attaquer.** Désigne le navire d'un autre et dépense un canon. Sans défense : son trésor est à toi, navire et canon sont perdus. Armé : il reste en mer, tous le savent armé, et ton canon devient un point pour son propriétaire.
    💤 **Passer**, seulement avec une pioche vide et aucun navire en mer. C'est automatique si rien d'autre n'est possible.

    { "**" }La partie finit** dès qu'il n'y a plus de navire en mer et que toutes les pioches sont vides.
rules-letter-of-marque-scoring =
    Tu marques la valeur des trésors ramenés ou pris, plus 1 par canon ennemi. Tes propres canons ne comptent pas.

    À égalité, celui qui a le plus de canons ennemis gagne ; s'ils en ont autant, la place est partagée.{ $series ->
        [yes] {" "}Les points de toutes les parties de la série s'additionnent. À total égal, celui qui a le plus de canons ennemis en tout gagne.
       *[no] {""}
    }
rules-letter-of-marque-sources =
    { "**" }Letter of Marque** de Bruno Faidutti, Fantasy Flight / Heidelberger 2009.

    -# MAISON, notre choix là où les règles imprimées se taisent : le premier joueur est tiré au sort ; une série a autant de parties que de joueurs, et à total égal, les canons ennemis de toute la série décident. On peut jouer à deux, bien que le jeu imprimé soit pour trois à six.

## La table

letter-of-marque-treasure = 💰{ $value }
    .words = trésor { $value }
letter-of-marque-title = 🏴‍☠️ Letter of Marque
letter-of-marque-title-of = 🏴‍☠️ Letter of Marque · partie { $round } sur { $rounds }
letter-of-marque-unofficial = À deux : hors règles
letter-of-marque-setting-up = Les premiers trésors sont visibles. Chacun met en secret un navire sur le sien.
letter-of-marque-first-treasure = { $you ->
    [yes] Toi
   *[no] { $name }
} { $treasure }
    .words = { $you ->
        [yes] Toi
       *[no] { $name }
    } : { $treasure }
letter-of-marque-turned-up = ⛵ { $name } retourne le { $treasure }
letter-of-marque-chooses = **← choisit encore**
    .words = (choisit encore)
letter-of-marque-ready = ✅ a choisi
letter-of-marque-choosing-ship = **← choisit un navire**
    .words = (choisit un navire)
letter-of-marque-ship = { $treasure }{ $kind ->
    [shown] ⚔️
    [armed] ⚔️
    [defenceless] 🏳️
   *[unknown] ❔
}{"\u00A0"}{ $ship }
    .words = navire **{ $ship }**, { $treasure }, { $kind ->
        [shown] armé, et tous le savent
        [armed] armé, toi seul le sais
        [defenceless] sans défense, toi seul le sais
       *[unknown] type caché
    }
letter-of-marque-row = { $mark }{"\u00A0"}{ $you ->
    [yes] **Toi**
   *[no] **{ $name }**
} { $ships }
    .words = { $you ->
        [yes] Toi
       *[no] { $name }
    } : { $ships }
letter-of-marque-no-ship = *Aucun navire en mer*
letter-of-marque-legend = ⛵ Navires et 💣 canons restants · ⚔️ connus
letter-of-marque-fleet = { $mark }{"\u00A0"}**{ $name }{"\u00A0"}: { $points }** { $ships }
    .words = { $name } : points **{ $points }**{ $afloat ->
        [0] , aucun navire en mer
       *[other] {"\u00A0"}; { $ships }
    }
letter-of-marque-stock = ⛵ { $supply } · 💣 { $cannons }{ $seen ->
    [0] {""}
   *[other] {" "}· ⚔️ { $seen }
}
    .words = { $supply ->
        [one] { $supply } navire restant
       *[other] { $supply } navires restants
    }, { $cannons ->
        [one] { $cannons } canon
       *[other] { $cannons } canons
    }{ $seen ->
        [0] {""}
            [one] , { $seen } connu comme armé
       *[other] , { $seen } connus comme armés
    }
letter-of-marque-total = { $total } des parties précédentes

## La main

letter-of-marque-hand-stock = Pioche : { $treasures } · navires : armés { $armed }, sans défense { $defenceless }
    .words = Ta pioche : { $treasures }. Navires en réserve : armés, { $armed } ; sans défense, { $defenceless }.
letter-of-marque-turned-up-now = { $name } a retourné le { $treasure } et lui choisit un navire.
letter-of-marque-danger = { $cannons ->
    [0] { $name } n'a plus de canon et ne peut pas t'attaquer.
    [1] { $name } a un canon et peut attaquer { $ships }.
   *[other] { $name } a { $cannons } canons et peut attaquer { $ships }.
}
letter-of-marque-first-next = Le trésor est visible, le navire secret.
letter-of-marque-which = Quel navire pour le { $treasure } ?
letter-of-marque-chosen-next = { $armed ->
    [yes] Un navire armé porte ton { $treasure }.
   *[no] Un navire sans défense porte ton { $treasure }.
} { $count ->
    [1] { $names } n'a pas encore choisi.
   *[other] { $names } n'ont pas encore choisi.
}
letter-of-marque-type = { $kind ->
    [armed] { $left ->
        [0] ⚔️ **Armé** : plus aucun en réserve.
       *[other] ⚔️ **Armé** (encore { $left }){ $threat ->
            [yes]  : une attaque échoue, et le canon te donne 1 point.
           *[no] {""}
        }
    }
   *[defenceless] { $left ->
        [0] 🏳️ **Sans défense** : plus aucun en réserve.
       *[other] 🏳️ **Sans défense** (encore { $left }){ $threat ->
            [yes]  : une attaque prend le { $treasure } ; seul ton bluff le protège.
            [bare]  : une attaque prend le { $treasure }, et tous le savent sans défense.
           *[no] {""}
        }
    }
}
letter-of-marque-no-threat = Plus aucun ennemi n'a de canon : armé ou non, ton navire ne risque rien.
letter-of-marque-port-gain = { $ship } +{ $points }
    .words = { $ship }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
letter-of-marque-line-port = **Port** { $gains }
letter-of-marque-cannons = Canons restants : { $cannons }
letter-of-marque-cannons-each = { $count ->
    [0] Personne n'a plus de canon.
   *[other] Canons restants : { $count } chacun
}
letter-of-marque-cannons-of = { $you ->
    [yes] toi
   *[no] { $name }
} **{ $count }**
letter-of-marque-cannons-others = les autres **{ $count }**
letter-of-marque-naming = { $ship } { $you ->
    [yes] est à toi
   *[no] est à { $name }
} : le numéro { $number } en mer.
letter-of-marque-line-attack = 💣 **Attaquer { $ships }** : { $odds ->
    [armed] armé, et tous le savent. Donne 1 point à son propriétaire.
    [none] sans défense à coup sûr, car les deux armés sont connus. Rapporte { $stake }.
   *[open] { $percent } % de risque qu'il soit armé, par simple comptage. Tu gagnes { $stake } ou donnes 1 point.
}
    .words = **Attaquer { $ships }** : { $odds ->
        [armed] armé, et tous le savent. Donne 1 point à son propriétaire.
        [none] sans défense à coup sûr, car les deux armés sont connus. Rapporte { $stake }.
       *[open] { $percent } pour cent de risque qu'il soit armé, par simple comptage. Tu gagnes { $stake } ou donnes 1 point.
    }
letter-of-marque-line-attacks = { $stakes ->
    [yes] 💣 **Attaquer** (risque qu'il soit armé, par simple comptage) : { $risks }. Tu gagnes le trésor ou donnes 1 point.
   *[no] 💣 **Attaquer** (risque qu'il soit armé, par simple comptage) : { $risks }.
}
letter-of-marque-chance = **{ $ships }** { $percent } %
letter-of-marque-line-pass = 💤 **Passer** : n'attaque personne ce tour-ci.
letter-of-marque-no-pile = Ta pioche est vide.
letter-of-marque-risk = { $odds ->
    [armed] armé, et tous le savent. Donne 1 point à son propriétaire.
    [none] sans défense à coup sûr, car les deux armés sont connus. Rapporte { $stake }.
   *[open] { $percent } % de risque qu'il soit armé, par simple comptage. Tu gagnes { $stake } ou donnes 1 point.
}
letter-of-marque-stake = { $least }–{ $most }
    .words = de { $least } à { $most }
letter-of-marque-sail-button = Appareiller
letter-of-marque-port-button = { $way ->
    [short] { $ship }
   *[whole] Port { $ship } +{ $points }
}
    .words = Port { $ship }
letter-of-marque-attack-button = Attaquer { $ship }
letter-of-marque-pass-button = Passer
letter-of-marque-type-button = { $kind ->
    [armed] Armé
   *[defenceless] Sans défense
}
letter-of-marque-attack-note = { $name }, { $treasure } · { letter-of-marque-risk }
    .words = { $name }, { $treasure } ; { letter-of-marque-risk }
letter-of-marque-choose = 💣 Quel navire attaquer ?

## Ce qui s'est passé

letter-of-marque-told-began = { $rounds ->
    [1] {""}
   *[other] Partie { $round } sur { $rounds }.{" "}
}Chacun choisit un premier navire ; puis { $you ->
    [yes] tu commences.
   *[no] { $name } commence.
}
letter-of-marque-told-first = Les premiers trésors : { $treasures }.
letter-of-marque-told-ready = { $you ->
    [yes] Tu as choisi.
    [clock] Temps écoulé : un ordinateur a choisi pour toi.
    [computer] Un ordinateur a choisi pour toi.
    [several] { $name } ont choisi.
   *[no] { $name } a choisi.
}
letter-of-marque-told-set-up = Tout le monde a choisi : les premiers navires sont en mer.
letter-of-marque-told-sail = { $you ->
    [yes] Tu as retourné le { $treasure }.
    [clock] Temps écoulé : un ordinateur a retourné le { $treasure } pour toi.
    [computer] Un ordinateur a retourné le { $treasure } pour toi.
   *[no] { $name } a retourné le { $treasure }.
}
letter-of-marque-told-ship = { $what ->
    [placed] { $you ->
        [yes] Tu as appareillé avec le { $treasure } sur **{ $ship }**.
        [clock] Temps écoulé : un ordinateur a appareillé pour toi avec le { $treasure } sur **{ $ship }**.
        [computer] Un ordinateur a appareillé pour toi avec le { $treasure } sur **{ $ship }**.
       *[no] { $name } a appareillé avec le { $treasure } sur **{ $ship }**.
    }
    [port] { $you ->
        [yes] Tu as ramené **{ $ship }** avec le { $treasure }.
        [clock] Temps écoulé : un ordinateur a ramené **{ $ship }** pour toi avec le { $treasure }.
        [computer] Un ordinateur a ramené **{ $ship }** pour toi avec le { $treasure }.
       *[no] { $name } a ramené **{ $ship }** avec le { $treasure }.
    }
    [attack] 💣 { $you ->
        [yes] Tu attaques **{ $ship }** ({ $owner }, { $treasure }).
        [clock] Temps écoulé : un ordinateur attaque pour toi **{ $ship }** ({ $owner }, { $treasure }).
        [computer] Un ordinateur attaque pour toi **{ $ship }** ({ $owner }, { $treasure }).
       *[no] { $yours ->
            [yes] { $name } attaque ton navire **{ $ship }** ({ $treasure }).
           *[no] { $name } attaque **{ $ship }** ({ $owner }, { $treasure }).
        }
    }
    [armed] **⚔️ { $ship } est armé !**
        { $you ->
        [yes] Ton attaque échoue : { $owner } garde le { $treasure } et prend le canon, +1.
        [clock] { $owner } garde le { $treasure } et prend ton canon, +1. Temps écoulé, un ordinateur a attaqué pour toi.
        [computer] { $owner } garde le { $treasure } et prend ton canon, +1. Un ordinateur a attaqué pour toi.
       *[no] { $yours ->
            [yes] { $name } attaque en vain : tu gardes le { $treasure } et prends le canon, +1.
           *[no] { $name } attaque en vain : { $owner } garde le { $treasure } et prend le canon, +1.
        }
    }
   *[defenceless] **🏳️ { $ship } était sans défense.**
        { $you ->
        [yes] Tu prends le { $treasure } à { $owner }.
        [clock] Temps écoulé : un ordinateur a pris pour toi le { $treasure } à { $owner }.
        [computer] Un ordinateur a pris pour toi le { $treasure } à { $owner }.
       *[no] { $yours ->
            [yes] { $name } te prend le { $treasure }.
           *[no] { $name } prend le { $treasure } à { $owner }.
        }
    }
}
letter-of-marque-told-passed = { $you ->
    [yes] Tu as passé.
    [clock] Temps écoulé : un ordinateur a passé pour toi.
    [computer] Un ordinateur a passé pour toi.
    [several] { $name } passent.
   *[no] { $name } passe.
}
letter-of-marque-told-idle = { $you ->
    [yes] Tu n'as plus rien à faire.
    [several] { $name } n'ont plus rien à faire.
   *[no] { $name } n'a plus rien à faire.
}

## Décompte

letter-of-marque-scoring-title = ⚖️ Letter of Marque : décompte
letter-of-marque-scoring-title-of = ⚖️ Letter of Marque : partie { $round } sur { $rounds }
letter-of-marque-scored = { $name } { $treasures }{ $cannons ->
    [0] {""}
   *[other] {" "}+ 💣{ $cannons }
} = **{ $points }**
    .words = { $name } : trésors { $treasures } ; { $cannons ->
        [one] { $cannons } canon ennemi
       *[other] { $cannons } canons ennemis
    } ; en tout **{ $points }**
letter-of-marque-scored-how = 💰 Trésors ramenés ou pris · 💣 canons ennemis, 1 chacun
letter-of-marque-scored-tie = À égalité, les canons ennemis décident.
letter-of-marque-series-title = Après { $round } parties
letter-of-marque-series-line = { $name } **{ $total }**
    .words = { $name } : **{ $total }**
letter-of-marque-series-line-tied = { $name } **{ $total }** · 💣{ $cannons }
    .words = { $name } : **{ $total }**, { $cannons ->
        [one] { $cannons } canon ennemi
       *[other] { $cannons } canons ennemis
    }
letter-of-marque-series-tie = À égalité, les canons ennemis (💣) de toute la série décident.
    .words = À égalité, les canons ennemis de toute la série décident.
points-letter-of-marque = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}
review-points-letter-of-marque = Coût en points face à ton meilleur rival : au moins { $points }.
letter-of-marque-decided = 🏆 Le tournant : { $way ->
    [prize] { $yours ->
        [yes] { $name } t'a pris le { $treasure }
       *[no] { $you ->
            [yes] tu as pris le { $treasure } à { $owner }
           *[no] { $name } a pris le { $treasure } à { $owner }
        }
    }
   *[cannons] { $you ->
        [yes] tu as reçu
       *[no] { $name } a reçu
    } { $cannons ->
        [one] { $cannons } canon ennemi
       *[other] { $cannons } canons ennemis
    }
}
distinction-letter-of-marque = 🎭 Retour le plus audacieux : { $name }, trésor { $size } sans défense
letter-of-marque-bluff = 🎭 Beau bluff : { $you ->
    [yes] tu as ramené le { $treasure } sans défense
   *[no] { $name } a ramené le { $treasure } sans défense
}
letter-of-marque-prize = 🏳️ Belle prise : { $yours ->
    [yes] { $name } t'a pris le { $treasure }
   *[no] { $you ->
        [yes] tu as pris le { $treasure } à { $owner }
       *[no] { $name } a pris le { $treasure } à { $owner }
    }
}
letter-of-marque-traps = ⚔️ Piège : { $you ->
    [yes] tu as repoussé
   *[no] { $name } a repoussé
} { $count ->
    [1] une attaque
    [one] { $count } attaque
   *[other] { $count } attaques
}
letter-of-marque-home = ⚓ { $you ->
    [yes] Ton plus beau voyage
   *[no] { $name }, plus beau voyage
} : le { $treasure } est rentré
letter-of-marque-led = { $moves ->
    [1] { $you ->
        [yes] Tu as mené jusqu'au dernier coup.
       *[no] { $name } a mené jusqu'au dernier coup.
    }
   *[other] { $you ->
        [yes] Tu as mené jusqu'à { $moves } coups de la fin.
       *[no] { $name } a mené jusqu'à { $moves } coups de la fin.
    }
}
letter-of-marque-open-ship = `{ $ship }` { $armed ->
    [yes] ⚔️
   *[no] 🏳️
}
    .words = `{ $ship }` { $armed ->
        [yes] armé
       *[no] sans défense
    }
letter-of-marque-open-supply = réserve ⚔️ { $armed } 🏳️ { $defenceless }
    .words = encore à venir : armés { $armed }, sans défense { $defenceless }
tie-letter-of-marque = { $count ->
    [one] { $count } canon ennemi
   *[other] { $count } canons ennemis
}

## Ce qui ne va pas, et que faire

letter-of-marque-refusal-game-over = Cette partie est finie. Les boutons sous son résultat mènent à la suite.
letter-of-marque-refusal-not-your-turn = Ce n'est pas ton tour. En attendant, tu peux regarder tes navires.
letter-of-marque-refusal-already-chosen = Ton premier navire est choisi. La partie continue quand tout le monde a choisi.
letter-of-marque-refusal-not-in-set-up = Mets d'abord un navire sur ton trésor : armé ou sans défense.
letter-of-marque-refusal-set-up-is-over = Les navires sont déjà en mer. Appareille, rentre au port ou attaque.
letter-of-marque-refusal-choose-a-ship-first = Ton trésor a besoin d'un navire : armé ou sans défense.
letter-of-marque-refusal-no-treasure-turned-up = Appareille d'abord. Tu choisis le navire une fois le trésor retourné.
letter-of-marque-refusal-none-left = Tu n'as plus de navire de ce type. Voici ce qu'il te reste.
letter-of-marque-refusal-pile-empty = Ta pioche est vide : tu ne peux pas appareiller. Rentre au port ou attaque.
letter-of-marque-refusal-no-such-ship = Aucun navire de ce nom n'est en mer. Choisis-en un sur la table, comme `A1`.
letter-of-marque-refusal-not-your-ship = Tu ne peux pas ramener le navire d'un autre. Tu peux l'attaquer.
letter-of-marque-refusal-own-ship = Tu ne peux pas attaquer ton propre navire. Tu peux le ramener.
letter-of-marque-refusal-no-cannon = Tu n'as plus de canon : tu ne peux pas attaquer. Appareille ou rentre au port.
letter-of-marque-refusal-treasures-left = Tu ne peux pas passer tant qu'il te reste des trésors. Appareille, rentre au port ou attaque.
letter-of-marque-refusal-ship-at-sea = Tu ne peux pas passer tant que tu as un navire en mer. Ramène-le, ou attaque.

## Conseils : le coup, en une phrase

letter-of-marque-move-sail = Appareille.
letter-of-marque-move-port = Ramène le navire { $ship } avec le { $treasure }.
letter-of-marque-move-attack = Attaque le navire { $ship }, qui porte le { $treasure }.
letter-of-marque-move-ship = Choisis { $kind ->
    [armed] un navire armé
   *[defenceless] un navire sans défense
} pour ton { $treasure }.
letter-of-marque-move-pass = Passe.

## Conseils : pourquoi, en une phrase après le coup

lacks-letter-of-marque = { $why ->
    [sails] Aucun trésor ne prend la mer.
    [sails_alone] Aucun trésor ne prend la mer.
    [rescues] Le trésor de { $best } reste en mer sans protection.
    [known] Le trésor de { $best } reste en mer.
    [lands] { $way ->
        [EnterPort] Tu ne ramènes que { $count } au port.
       *[other] Le trésor de { $best } reste en mer.
    }
    [sure] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Tu n'attaques personne, et le trésor peut encore rentrer.
    }
    [avoids] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Tu n'attaques personne, et le trésor peut encore rentrer.
    }
    [judged] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Tu n'attaques personne, et le trésor peut encore rentrer.
    }
    [odds] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Tu n'attaques personne, et le trésor peut encore rentrer.
    }
    [guards] Sur un navire sans défense, toute attaque le prend.
    [traps] Sur un navire sans défense, toute attaque le prend.
    [highest] Sur un navire sans défense, toute attaque le prend.
    [little] Tu y dépenses un de tes navires armés.
    [bluffs] Tu y dépenses un de tes navires armés.
    [saves] Tu y dépenses un de tes navires armés.
   *[other] {" "}
}
why-letter-of-marque-only = Rien d'autre n'est possible.
why-letter-of-marque-guards = Un trésor de { $count } attire les attaques, et un navire armé le garde.
why-letter-of-marque-traps = Personne d'autre ne voit que ton { $count } vogue sur un navire armé, et une attaque ratée te donne un point.
why-letter-of-marque-little = On perd peu si quelqu'un prend un trésor de { $count }.
why-letter-of-marque-bluffs = Personne d'autre ne voit que ton { $count } vogue sur un navire sans défense.
why-letter-of-marque-sails = { $count ->
    [1] Un trésor attend encore dans ta pioche, où il ne vaut rien
    [one] { $count } trésor attend encore dans ta pioche, où il ne vaut rien
   *[other] { $count } trésors attendent encore dans ta pioche, où ils ne valent rien
}.
why-letter-of-marque-sails_alone = Tu n'as aucun navire en mer, et { $count ->
    [1] un trésor attend dans ta pioche
    [one] { $count } trésor attend dans ta pioche
   *[other] { $count } trésors attendent dans ta pioche
}.
why-letter-of-marque-rescues = Rien ne protège son trésor de { $count } tant que des ennemis ont des canons.
why-letter-of-marque-known = Tout le monde le sait armé : il n'attirera plus personne.
why-letter-of-marque-lands = Son trésor de { $count } ne compte qu'au port.
why-letter-of-marque-sure = { $name } a déjà montré ses deux navires armés, et celui-ci ne peut pas riposter : tu gagnes { $treasure }.
why-letter-of-marque-avoids = Il y a { $count } % de risque qu'il soit armé. { $turns ->
    [0] { $other } porte plus, mais vu comment joue { $name }, il est plus probablement armé.
    [one] { $other } porte plus, mais reste à portée de canon depuis un tour : il est donc plus probablement armé.
   *[other] { $other } porte plus, mais reste à portée de canon depuis { $turns } tours : il est donc plus probablement armé.
}
    .words = Il y a { $count } pour cent de risque qu'il soit armé. { $turns ->
        [0] { $other } porte plus, mais vu comment joue { $name }, il est plus probablement armé.
        [one] { $other } porte plus, mais reste à portée de canon depuis un tour : il est donc plus probablement armé.
       *[other] { $other } porte plus, mais reste à portée de canon depuis { $turns } tours : il est donc plus probablement armé.
    }
why-letter-of-marque-judged = Vu comment joue { $name }, il y a { $count } % de risque que ce navire soit armé, et non { $percent } % : tu gagnes { $treasure }, ou donnes 1 point.
    .words = Vu comment joue { $name }, il y a { $count } pour cent de risque que ce navire soit armé, et non { $percent } pour cent : tu gagnes { $treasure }, ou donnes 1 point.
why-letter-of-marque-odds = Il y a { $percent } % de chances qu'il soit armé : tu gagnes { $treasure }, ou donnes 1 point.
    .words = Il y a { $percent } pour cent de chances qu'il soit armé : tu gagnes { $treasure }, ou donnes 1 point.
why-letter-of-marque-all_armed = Tous les navires que tu pourrais attaquer sont armés.
why-letter-of-marque-wary = À en juger par les coups joués, pour chaque navire que tu pourrais attaquer, il y a au moins { $count } % de risque qu'il soit armé.
    .words = À en juger par les coups joués, pour chaque navire que tu pourrais attaquer, il y a au moins { $count } pour cent de risque qu'il soit armé.
why-letter-of-marque-later = { $count ->
    [1] Tes ennemis ont encore un trésor à sortir, et ton canon peut l'attendre
   *[other] Tes ennemis ont encore { $count } trésors à sortir, et ton canon peut en attendre un
}.
why-letter-of-marque-costs = Une attaque ratée donne un point au propriétaire du navire.
why-letter-of-marque-risks = { $count ->
    [100] Ce navire est armé à coup sûr : l'attaque donne un point à { $name }.
   *[other] { $turns ->
        [0] Vu comment joue { $name }, il y a { $count } % de risque que ce navire soit armé, et tu donnes alors un point.
        [one] { $name } laisse ce navire à portée de canon depuis un tour : il y a donc { $count } % de risque qu'il soit armé, et non { $percent } %.
       *[other] { $name } laisse ce navire à portée de canon depuis { $turns } tours : il y a donc { $count } % de risque qu'il soit armé, et non { $percent } %.
    }
}
    .words = { $count ->
        [100] Ce navire est armé à coup sûr : l'attaque donne un point à { $name }.
       *[other] { $turns ->
            [0] Vu comment joue { $name }, il y a { $count } pour cent de risque que ce navire soit armé, et tu donnes alors un point.
            [one] { $name } laisse ce navire à portée de canon depuis un tour : il y a donc { $count } pour cent de risque qu'il soit armé, et non { $percent } pour cent.
           *[other] { $name } laisse ce navire à portée de canon depuis { $turns } tours : il y a donc { $count } pour cent de risque qu'il soit armé, et non { $percent } pour cent.
        }
    }
letter-of-marque-why-not = { $lot ->
    [sure] { $ship }, avec le { $treasure }, est aussi sans défense à coup sûr, et reste une cible.
    [calm] { $ship } peut attendre avec le { $treasure } : plus aucun ennemi n'a de canon.
    [armed] { $ship } peut attendre avec le { $treasure } : il est armé, et l'attaquer te donnerait un point.
    [bluff] { $ship } reste en mer avec le { $treasure } : pour un attaquant, il y a { $percent } % de chances qu'il soit armé.
   *[bare] { $ship } reste en danger avec le { $treasure } : tout le monde le sait sans défense.
}
    .words = { $lot ->
        [sure] { $ship }, avec le { $treasure }, est aussi sans défense à coup sûr, et reste une cible.
        [calm] { $ship } peut attendre avec le { $treasure } : plus aucun ennemi n'a de canon.
        [armed] { $ship } peut attendre avec le { $treasure } : il est armé, et l'attaquer te donnerait un point.
        [bluff] { $ship } reste en mer avec le { $treasure } : pour un attaquant, il y a { $percent } pour cent de chances qu'il soit armé.
       *[bare] { $ship } reste en danger avec le { $treasure } : tout le monde le sait sans défense.
    }
why-letter-of-marque-saves = Mieux vaut garder un navire armé pour un plus gros trésor, jusqu'au { $count } qui doit encore venir.
why-letter-of-marque-highest = Aucun des trésors qui te restent ne dépasse { $count } : celui-ci mérite un navire armé.

game-letter-of-marque-unit = points
game-letter-of-marque-gained = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Les mots du jeu, dans la première main

first-words-letter-of-marque = { $stage ->
    [set_up] Choisis un navire pour ton premier trésor : armé ou sans défense.
   *[turn] Prends la mer avec un trésor, ramènes-en un au port ou attaque un navire.
}
letter-of-marque-gift = { $ship } est armé, tout le monde le sait. Offrir un point à { $name } ?
letter-of-marque-first-hand = { $levels ->
    [none] Celui qui a le plus de points gagne.
   *[other] { game-letter-of-marque }, niveau { $levels } : { $rounds ->
        [1] celui qui a le plus de points gagne.
       *[other] celui qui a le plus de points en { $rounds } parties gagne.
    }
}

## La leçon

lesson-letter-of-marque-1 = Ramène le plus de points : des trésors, et les canons que les autres perdent contre toi. Chacun envoie un premier trésor en mer, tous en même temps, sur un navire secret. Choisis **Sans défense** : seul ton bluff protège le 5.
lesson-letter-of-marque-1-wrong = Garde tes deux navires armés pour plus tard. Choisis **Sans défense**.
lesson-letter-of-marque-2 = Wren a attaqué aussitôt, et ton bluff a échoué : trésor et navire sont perdus. Choisis **Appareiller** pour envoyer le trésor suivant.
lesson-letter-of-marque-2-wrong = Tu attaqueras bientôt. Envoie d'abord un autre trésor : **Appareiller**.
lesson-letter-of-marque-3 = Tous voient que tu as retourné un 3, mais personne ne voit ton navire. Choisis **Armé** cette fois.
lesson-letter-of-marque-3-wrong = Essaie l'autre type cette fois : **Armé**.
lesson-letter-of-marque-4 = À ton tour, tu peux aussi attaquer. Cela coûte un de tes trois canons. Attaque le navire de Wren avec le 5.
lesson-letter-of-marque-4-wrong = Une autre fois. Attaque le navire de Wren avec le 5 et vois ce que c'est.
lesson-letter-of-marque-5 = Le navire de Wren était armé. Il reste en mer avec son 5, et ton canon donne 1 point à Wren. Choisis de nouveau **Appareiller**.
lesson-letter-of-marque-5-wrong = Plus tard. Pour l'instant, choisis **Appareiller**.
lesson-letter-of-marque-6 = Personne ne connaît ton navire en mer : on doutera aussi de celui-ci. Bluffe : choisis **Sans défense**.
lesson-letter-of-marque-6-wrong = Garde ton dernier navire armé. Bluffe : choisis **Sans défense**.
lesson-letter-of-marque-7 = Personne n'a attaqué : ton bluff a marché. Rentre au **Port** avec le 6. Il est à toi pour de bon, et personne ne saura ce qu'était le navire.
lesson-letter-of-marque-7-wrong = Le 6 est en danger en mer. Ramène d'abord ce navire au **Port**.
lesson-letter-of-marque-8 = Tu as 6 points. Wren en a plus : trésors ramenés ou pris, tout compte. Choisis de nouveau **Appareiller**.
lesson-letter-of-marque-8-wrong = Il te reste des trésors à envoyer en mer. Choisis **Appareiller**.
lesson-letter-of-marque-9 = Un 7 donnera envie d'attaquer. Choisis **Armé**.
lesson-letter-of-marque-9-wrong = Tout le monde veut un 7. Protège-le : choisis **Armé**.
lesson-letter-of-marque-10 = Pip a attaqué, et son canon est à toi : 1 point. Tout le monde sait maintenant ce navire armé. Ramène son 7 au **Port**.
lesson-letter-of-marque-10-wrong = Celui-là peut attendre. Ramène le 7 au **Port**.
lesson-letter-of-marque-11 = Les canons que tu gardes ne valent rien à la fin. Attaque le navire de Pip avec le 5.
lesson-letter-of-marque-11-wrong = Pas celui-là. Attaque le navire de Pip avec le 5.
lesson-letter-of-marque-12 = Le navire de Pip était sans défense : le 5 est à toi, et Pip a perdu ce navire. À partir d'ici, tu choisis, jusqu'à ce que toutes les pioches soient vides et qu'aucun navire ne soit en mer.
lesson-letter-of-marque-13 = Encore à toi de choisir. Tu ne peux passer qu'avec une pioche vide et aucun navire en mer.
lesson-letter-of-marque-end = La partie finit quand toutes les pioches sont vides et qu'aucun navire n'est en mer.
    Tu marques la valeur de chaque trésor ramené ou pris, plus 1 par canon ennemi.
    Celui qui a le plus de points gagne ; à égalité, les canons ennemis décident.

daily-finer-letter-of-marque = À égalité comptent les trésors, puis les canons.
duel-finer-letter-of-marque = { $by ->
    [0] À égalité, le plus de trésors l'emporte
   *[1] À égalité de trésors aussi, le plus de canons capturés l'emporte
} : { $own } à { $other }.

help-typing-letter-of-marque = - 🏴‍☠️ **Letter of Marque :** `/play A1` ramène le navire A1, `/play B2` attaque le navire B2.

mark-letter-of-marque-seven-home = A ramené le 7 sans défense
mark-letter-of-marque-guns = Quatre attaques subies, toujours armé
mark-letter-of-marque-no-shot = Victoire sans un coup de canon

# what a player says across the table
remark-letter-of-marque-1 = Je suis armé. Essaie donc.
remark-letter-of-marque-2 = Moi, bluffer ? Jamais.
remark-letter-of-marque-3 = Je t'ai à l'œil.
remark-letter-of-marque-4 = Tu me le paieras.
