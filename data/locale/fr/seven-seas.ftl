## Le nom

game-seven-seas = 7 Seas
choice-seven-seas = 7 Seas · de 2 à 4
game-seven-seas-play = Joue une carte pour en prendre une de même force, ou plusieurs dont la somme fait sa force ; un 1 prend aussi un 10. Les points font avancer ton navire.
game-seven-seas-wins = Le navire le plus avancé gagne.
game-seven-seas-lasts = En solo, compte environ 5 minutes.
game-seven-seas-brief = Prends des cartes qui font ta somme
game-seven-seas-pitch = { game-seven-seas-play } Arrive à l'île avant les autres. De deux à quatre joueurs.
game-seven-seas-lobby = ⛵ { game-seven-seas } : qui monte à bord ?
game-seven-seas-over = ⚓ { game-seven-seas } : de retour au port
game-seven-seas-thread = ⛵ { game-seven-seas }
game-seven-seas-praise = Un butin à rendre jaloux tous les capitaines.

## Règles maison de 7 Seas

rule-seven-seas-target = Case à atteindre
rule-seven-seas-target-meaning = La distance de l'île : 7 fait une partie courte, 14 un long voyage. Au-delà de 14, un navire refait le tour.
rule-seven-seas-booty = Valeurs du butin
rule-seven-seas-booty-primiera = le 7 compte le plus
rule-seven-seas-booty-linear = 1 à 7 leur nombre, 8 à 10 seulement 1
rule-seven-seas-booty-meaning = Ce que chaque carte compte pour le meilleur butin : le 7 le plus, puis le 6 et le 1 ; ou sa propre force de 1 à 7, et 1 pour 8, 9 et 10.
rule-seven-seas-last_clears = Le dernier ramasse
rule-seven-seas-last_clears-meaning = Le dernier à prendre ramasse le reste de l'étalage, sans chiper. Si personne n'a rien pris, il y reste.
rule-seven-seas-teams = Équipes
rule-seven-seas-teams-meaning = Quatre joueurs : les partenaires sont face à face et partagent un coffre et un navire.
rule-seven-seas-ultimate_teams = Équipes avec toutes les cartes
rule-seven-seas-ultimate_teams-meaning = Comme en équipes, mais les quarante cartes sont distribuées, sans port et avec un étalage vide.

## Cartes

seven-seas-word = { $card ->
    [kraken] kraken
    [lady] dame pirate
    [king] roi pirate
    [gold] or
    [crystal] cristal
    [rum] rhum
   *[curse] malédiction
}
    .definite = { $card ->
        [kraken] le kraken
        [lady] la dame pirate
        [king] le roi pirate
        [gold] l'or
        [crystal] le cristal
        [rum] le rhum
       *[curse] la malédiction
    }
seven-seas-card = { $named ->
    [yes] { $name } ({ $suit } { $strength })
   *[no] { $suit } { $strength }
}
# A card in a sentence: its name, and its sign with the strength.
seven-seas-called = { $name } { $sign }
seven-seas-plus = +
    .words = plus
seven-seas-short = { $card ->
    [lady] dame
   *[king] roi
}
seven-seas-values-of = { $suits } :
seven-seas-counts = { $strengths }→{ $value }
    .words = { $count ->
        [1] { $strengths } compte { $value }
       *[other] { $strengths } comptent { $value }
    }

## La table

seven-seas-title = 7 Seas · manche { $round }{ $rounds ->
    [0] {" "}· jusqu'à { $target }
   *[other] {" "}sur { $rounds }
}
    .words = 7 Seas, manche { $round }{ $rounds ->
        [0] , jusqu'à la case { $target }
       *[other] {" "}sur { $rounds }
    }
seven-seas-row = { $name } : case { $place } sur { $target }, { $way ->
    [lead] en tête
    [level] à égalité avec { $others }
   *[behind] { $behind ->
        [1] une case
        [one] { $behind } case
       *[other] { $behind } cases
    } derrière { $others }
}{ $compass ->
    [yes] , avec la rose des vents
   *[no] {""}
}
seven-seas-side = { $mark } { $hands } 🧰 { $cards }
    .words = { $hands }, { $cards } dans le coffre
seven-seas-hand = { $name } ✋ { $cards }
    .words = { $name } : { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
seven-seas-display = { $cards ->
    [0] L'étalage est vide
    [one] Étalage : une carte
   *[other] Étalage : { $cards } cartes
}
seven-seas-searching = { $name } fouille { $place ->
    [harbour] le port.
    [shared] votre coffre.
    [yours] ton coffre.
   *[chest] chez { $whose }.
}
seven-seas-harbour = Port { $cards }
    .words = Port : { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
seven-seas-chests = 🧰 { $chests }
    .words = Coffres : { $chests }
seven-seas-chest = { $you ->
    [yes] Toi { $cards }
   *[no] { $name } { $cards }
}
    .words = { $you ->
        [yes] { $cards ->
            [1] Toi : une carte
            [one] Toi : { $cards } carte
           *[other] Toi : { $cards } cartes
        }
       *[no] { $cards ->
            [1] { $name } : une carte
            [one] { $name } : { $cards } carte
           *[other] { $name } : { $cards } cartes
        }
    }
seven-seas-aside = à distribuer : { $cards }
    .words = encore { $cards } cartes à distribuer
seven-seas-signs = ✋ main, 🧰 coffre
seven-seas-compass = 🧭 Commence : { $name }
seven-seas-turn = **← { $shared ->
    [yes] { $name }{" "}
   *[no] {""}
}{ $phase ->
    [play] joue
    [nick] 🪝 peut chiper
   *[keep] 🪝 chipe
}**
    .words = ({ $shared ->
        [yes] { $name }{" "}
       *[no] {""}
    }{ $phase ->
        [play] joue
        [nick] 🪝 peut chiper
       *[keep] 🪝 chipe
    })

## La main : ce que ferait chaque carte

seven-seas-hand-empty = Tu n'as plus de cartes.
seven-seas-hold = Tu as { $cards }.
seven-seas-lay-any = { $way ->
    [start] { $count ->
        [1] Ta carte commence un nouvel étalage.
       *[other] Toute carte commence un nouvel étalage.
    }
   *[lay] { $count ->
        [1] Ta carte ne prend rien : pose-la.
       *[other] Aucune prise possible : pose une carte au choix.
    }
}
seven-seas-lay-others = { $count ->
    [1] Ton autre carte ne peut qu'être posée.
   *[other] Tes autres cartes ne peuvent qu'être posées.
}
seven-seas-by = { $what } avec { $cards }
    .words = { FORM($cards, "definite") } prend { FORM($what, "definite") }
# Below the best captures, if not all have room.
seven-seas-ways = Plus : appuie sur { $cards }.
seven-seas-everything = Tout
    .words = tout
seven-seas-values = { $booty ->
    [primiera] Le meilleur butin donne 2 points. Tes meilleurs or, cristal et rhum y comptent : 7 le plus, puis 6, 1, 5, 4, 3, 2 ; 8 à 10 rien. La malédiction la plus douce le réduit.
    [linear] Le meilleur butin donne 2 points. Tes meilleurs or, cristal et rhum y comptent : 1 à 7 leur force, 8 à 10 seulement 1. La malédiction la plus douce le réduit.
   *[own] Le meilleur butin donne 2 points. Tes meilleurs or, cristal et rhum y comptent, avec les valeurs des règles de la table. La malédiction la plus douce le réduit.
}
seven-seas-clears-plain = vide l'étalage

## Choix

seven-seas-choose = { $card } : que prends-tu ?
seven-seas-choose-why = { $why ->
    [same-strength] Tu dois prendre une carte de même force. Les sommes passent après.
    [sum] Tu dois faire une de ces prises : la somme est juste.
    [one-takes-ten] Tu peux poser { FORM($card, "definite") }, ou prendre un 10 avec.
   *[kraken] Tu peux poser le kraken, ou prendre avec lui. S'il prend, tes malédictions comptent **-7** en tout, au lieu de la plus douce. À côté de chaque choix, tu vois ce qui change pour toi, prise comprise. Tu n'auras alors aucune carte d'un autre coffre.
}
seven-seas-choose-placeholder = Quelles cartes prendre ?
seven-seas-back = Retour
seven-seas-lay-button = Poser
seven-seas-take-all-button = Tout prendre

## Chiper

seven-seas-nick-title = Chiper une carte ?
seven-seas-nick-text = L'étalage est vide : tu peux chiper. Fouille **un** endroit et garde une de ses cartes. Tu ne les vois pas d'avance. Une fois que tu as regardé, tu dois en garder une.
seven-seas-nick-decline = Non, merci
seven-seas-source-harbour = ⚓ Port { $cards }
    .words = Port, { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
seven-seas-source-chest = { $mark } { $name } { $cards }
    .words = Chez { $name }, { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
seven-seas-opened-title = { $place ->
    [harbour] Le port
   *[chest] Chez { $whose }
} : { $cards ->
    [1] garde sa seule carte
   *[other] garde une de ses { $cards } cartes
}
seven-seas-keep-placeholder = Quelle carte gardes-tu ?
seven-seas-opened-text = { $cards ->
    [1] C'était la seule.
   *[other] Les autres y retournent. Personne ne saura laquelle tu gardes.
}

## Ce qu'une carte rapporte

seven-seas-brings = { $what } : { $gain }
    .words = { $what } ; gain : { $gain }
seven-seas-gain-nick = **🪝 tu chipes une carte cachée**
    .words = tu peux chiper une carte cachée
seven-seas-gain-points = { $count ->
    [one] +{ $count } point, sauf si chipée
   *[other] +{ $count } points, sauf si chipées
}
seven-seas-gain-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
seven-seas-gain-booty = { $way ->
    [more] +{ $most } de butin
    [less] { $least } de butin
   *[between] { $least } à { $most } de butin
}
seven-seas-gain-nothing = une carte de plus, sans autre gain

## Ce qui s'est passé

seven-seas-told-dealt = Manche { $round } : { $you ->
    [yes] tu commences (🧭 rose).
   *[no] { $name } commence (🧭 rose des vents).
}
seven-seas-told-redealt = Un troisième 10 est apparu à l'étalage : toutes les cartes ont été mélangées de nouveau.
seven-seas-told-laid = { $you ->
    [yes] Tu as posé { FORM($card, "definite") }.
    [clock] Temps écoulé : un ordinateur a joué { FORM($card, "definite") } pour toi.
    [computer] Un ordinateur a joué { FORM($card, "definite") } pour toi.
   *[no] { $name } pose { FORM($card, "definite") }.
}
seven-seas-told-captured = { $rule ->
    [take-all] **🐙 { $you ->
        [yes] Tu as lâché le kraken : il a pris { FORM($taken, "definite") }.
        [clock] Temps écoulé : un ordinateur a lâché le kraken pour toi : il a pris { FORM($taken, "definite") }.
        [computer] Un ordinateur a lâché le kraken pour toi : il a pris { FORM($taken, "definite") }.
       *[no] { $name } lâche le kraken : il prend { FORM($taken, "definite") }.
    }**
   *[other] { $you ->
        [yes] Tu as joué { FORM($card, "definite") } et pris { FORM($taken, "definite") }.
        [clock] Temps écoulé : un ordinateur a joué { FORM($card, "definite") } pour toi et pris { FORM($taken, "definite") }.
        [computer] Un ordinateur a joué { FORM($card, "definite") } pour toi et pris { FORM($taken, "definite") }.
       *[no] { $name } joue { FORM($card, "definite") } et prend { FORM($taken, "definite") }.
    }
}
seven-seas-told-points = **{ seven-seas-gain-points }.**
seven-seas-told-cleared = **🌊 { $you ->
    [yes] Tu as vidé l'étalage !
   *[no] { $name } vide l'étalage !
}**
seven-seas-told-second = Les deux mains étaient vides : chacun reçoit encore { $cards } cartes.
seven-seas-told-last = { $you ->
    [yes] Tu as fait la dernière prise et ramasses le reste : { FORM($taken, "definite") }.
   *[no] { $name } a fait la dernière prise et ramasse le reste : { FORM($taken, "definite") }.
}
seven-seas-told-nicked = **🪝 { $you ->
    [yes] Tu as chipé une carte
    [clock] Temps écoulé : un ordinateur a chipé une carte pour toi
    [computer] Un ordinateur a chipé une carte pour toi
   *[no] { $name } chipe une carte
} { $place ->
    [harbour] dans le port.
    [shared] dans votre coffre.
    [yours] dans ton coffre.
   *[chest] chez { $whose }.
}**
seven-seas-told-kept = { $you ->
    [yes] Tu as gardé { FORM($card, "definite") }. Personne d'autre ne le sait.
    [clock] Temps écoulé : un ordinateur a gardé { FORM($card, "definite") } pour toi. Personne d'autre ne le sait.
    [computer] Un ordinateur a gardé { FORM($card, "definite") } pour toi. Personne d'autre ne le sait.
   *[no] { $name } a gardé { FORM($card, "definite") }. Personne d'autre ne le sait.
}
seven-seas-told-declined = { $you ->
    [yes] Tu n'as rien chipé.
    [clock] Temps écoulé : un ordinateur n'a rien chipé pour toi.
    [computer] Un ordinateur n'a rien chipé pour toi.
   *[no] { $name } ne chipe rien.
}

## Décompte

seven-seas-reckoning = Manche { $round } : décompte
seven-seas-round-for = { $you ->
    [team] Vous deux
    [yes] Toi
   *[no] { $name }
} : { $what }.
seven-seas-award = { $category ->
    [cards] { $tied ->
        [short] le plus de cartes
        [yes] le plus de cartes, à égalité ({ $own } chacun)
       *[no] le plus de cartes ({ $own } contre { $next })
    }
    [coins] { $tied ->
        [short] le plus d'or
        [yes] le plus d'or, à égalité ({ $own } chacun)
       *[no] le plus d'or ({ $own } contre { $next })
    }
    [lady] la dame
    [king] le roi
   *[booty] { $tied ->
        [short] le meilleur butin
        [yes] le meilleur butin, à égalité ({ $own } chacun)
       *[no] le meilleur butin ({ $own } contre { $next })
    }
}
seven-seas-round-nearest = { $category ->
    [none] { $you ->
        [team] Vous n'avez rien marqué.
       *[yes] Tu n'as rien marqué.
    }
    [cards] { $you ->
        [team] Vous n'avez rien marqué. Vous étiez le plus près pour les cartes : { $own } contre { $best }.
       *[yes] Tu n'as rien marqué. Tu étais le plus près pour les cartes : { $own } contre { $best }.
    }
    [coins] { $you ->
        [team] Vous n'avez rien marqué. Vous étiez le plus près pour l'or : { $own } contre { $best }.
       *[yes] Tu n'as rien marqué. Tu étais le plus près pour l'or : { $own } contre { $best }.
    }
   *[booty] { $you ->
        [team] Vous n'avez rien marqué. Vous étiez le plus près pour le butin : { $own } contre { $best }.
       *[yes] Tu n'as rien marqué. Tu étais le plus près pour le butin : { $own } contre { $best }.
    }
}
# Small, below what each side won; $figures: the names, with their figures. The booty has lines of its own.
seven-seas-category = { $category ->
    [cards] 🃏 Le plus de cartes
    [coins] 🪙 Le plus d'or
    [lady] 👸 Dame pirate
   *[king] 🤴 Roi pirate
}{ $count ->
    [0]  : { $category ->
        [lady] personne, elle est restée à quai
        [king] personne, il est resté à quai
       *[other] personne n'en a
    }
   *[other] {" "}(+{ $points }) : { $figures }
}
    .words = { $category ->
        [cards] Le plus de cartes
        [coins] Le plus d'or
        [lady] Dame pirate
       *[king] Roi pirate
    } : { $count ->
        [0] { $category ->
            [lady] personne, elle est restée à quai
            [king] personne, il est resté à quai
           *[other] personne n'en a
        }
       *[other] { $points ->
            [1] un point
            [one] { $points } point
           *[other] { $points } points
        } ; { $figures }
    }
seven-seas-booty-line = { $name } { $suits } = **{ $total }**
    .words = { $name } : { $suits } ; ensemble **{ $total }**
seven-seas-booty-best = { $way ->
    [none] { $sign }–
    [counts] { $sign }{ $strength } ({ $value })
   *[same] { $sign }{ $value }
}
    .words = { seven-seas-word } { $way ->
        [none] aucun
        [counts] { $strength } compte { $value }
       *[same] { $value }
    }
seven-seas-booty-title = 🧰 Meilleur butin (+2) : meilleure carte par couleur (sa valeur)
    .words = Meilleur butin, 2 points : meilleure carte par couleur et sa valeur
seven-seas-nothing = { $category ->
    [none] { $name } : rien.
    [cards] { $name } : rien, mais de peu pour les cartes : { $own } contre { $best }.
    [coins] { $name } : rien, mais de peu pour l'or : { $own } contre { $best }.
   *[booty] { $name } : rien, mais de peu pour le butin : { $own } contre { $best }.
}
seven-seas-ship = { $name } **+{ points-seven-seas }** ({ $old } → { $new }) : { $what }
    .words = { $name } : de la case { $old } à la case **{ $new }** ; { $what }
points-seven-seas = { $points ->
    [one] { $points } case
   *[other] { $points } cases
}
review-points-seven-seas = Coût de ton choix par rapport à ton meilleur rival, en cases : au moins { $points }.
seven-seas-finale = 🏝️ { $you ->
    [yes] Ton navire atteint l'île !
    [team] Votre navire atteint l'île !
   *[no] { $count ->
        [1] { $name } : le navire atteint l'île !
       *[other] { $name } : les navires atteignent l'île !
    }
}
distinction-seven-seas = 🌊 { $count ->
    [1] Plus beau coup de balai : { $name } a vidé l'étalage, { $size } cartes d'un coup
   *[other] Plus beaux coups de balai : { $name } ont vidé l'étalage, { $size } cartes d'un coup à chaque fois
}
seven-seas-most-cleared = { $each ->
    [yes] 🌊 Grand nettoyage : { $name }, étalage vidé { $count } fois chacun
   *[no] 🌊 Grand nettoyage : { $name }, étalage vidé { $count } fois
}
seven-seas-most-nicked = { $each ->
    [yes] 🪝 Doigts agiles : { $name }, { $count } cartes chipées chacun
   *[no] 🪝 Doigts agiles : { $name }, { $count } cartes chipées
}
seven-seas-own-catch = 🎣 { $you ->
    [yes] Ta plus belle prise
   *[no] { $name }, plus belle prise
} : { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
} avec { FORM($card, "definite") }
seven-seas-decided = 🏆 Le tournant : { $category ->
    [booty] le meilleur butin
    [cards] le plus grand nombre de cartes
    [coins] la plus grande quantité d'or
    [lady] la dame pirate
   *[king] le roi pirate
} de la manche { $round } { $you ->
    [first] t'a fait passer devant { $second }
    [first-team] vous a fait passer devant { $second }
    [second] a placé { $first } devant toi
    [second-team] a placé { $first } devant vous
   *[no] a placé { $first } devant { $second }
} pour de bon
seven-seas-own-won = { $category ->
    [booty] 🧰 Meilleur butin de la manche { $round } : { $name } avec { $figure }{ $tied ->
        [yes] {" "}chacun
       *[no] {""}
    }
    [cards] 🃏 Le plus de cartes de la manche { $round } : { $name } avec { $figure }{ $tied ->
        [yes] {" "}chacun
       *[no] {""}
    }
    [coins] 🪙 Le plus d'or de la manche { $round } : { $name } avec { $figure }{ $tied ->
        [yes] {" "}chacun
       *[no] {""}
    }
    [lady] 👸 La dame pirate de la manche { $round } : { $name }
   *[king] 🤴 Le roi pirate de la manche { $round } : { $name }
}
seven-seas-no-cards = aucune carte
seven-seas-hand-and-opened = { $cards ->
    [0] aucune carte
   *[other] { $hand }
} ; au choix : { $opened }

## Ce qui ne va pas

seven-seas-refusal-game-over = Cette partie est finie. Les boutons sous son résultat mènent à la suite.
seven-seas-refusal-not-your-turn = Ce n'est pas ton tour. En attendant, tu peux regarder ta main.
seven-seas-refusal-not-in-hand = Tu n'as pas cette carte. Joue une des tiennes.
seven-seas-refusal-not-in-display = Cette carte n'est pas à l'étalage. Ne prends que celles qui y sont.
seven-seas-refusal-must-take = Cette carte doit prendre des cartes dont la somme fait sa force. Choisis une de ses prises.
seven-seas-refusal-must-take-same-strength = Cette carte prend exactement une carte de même force ; cela passe avant toute somme.
seven-seas-refusal-does-not-add-up = La somme de ces cartes ne fait pas la force de la tienne. Choisis une de ses prises.
seven-seas-refusal-no-nick = Il n'y a rien à chiper maintenant. Joue une carte.
seven-seas-refusal-choose-source-first = L'étalage est vide. Chipe d'abord une carte, ou appuie sur **Non, merci**.
seven-seas-refusal-keep-first = Tu as ouvert un coffre. Garde d'abord une de ses cartes.
seven-seas-refusal-no-such-source = Tu ne peux pas chiper là. Choisis un endroit ci-dessous.
seven-seas-refusal-empty-source = Il n'y a plus rien là. Choisis un autre endroit.
seven-seas-refusal-own-chest = Ton coffre reste fermé, même pour toi. Choisis un autre endroit.
seven-seas-refusal-team-chest = C'est le coffre de ton équipe, et il reste fermé. Choisis un autre endroit.
seven-seas-refusal-not-in-source = Cette carte n'est pas là. Garde une des cartes ci-dessous.

## Les règles, une minute de lecture

rules-seven-seas =
    - À ton tour, joue **une carte**. Elle prend à l'étalage une carte de même force, ou sinon deux ou plus dont la somme fait sa force. Toutes vont dans ton coffre. Si rien ne va, elle y reste, ou un 1 prend un 10.
    - **Vide l'étalage**, et tu peux 🪝 **chiper** : fouille un autre coffre{ $harbour ->
        [yes] {" "}ou le port
       *[no] {""}
    }, et garde une carte.
    - Après chaque manche, ton coffre donne des points et ton navire avance sur la carte marine. Tes meilleurs or, cristal et rhum comptent, moins ta malédiction la plus douce. Le plus de cartes et le plus de **pièces d'or** comptent aussi. { $rounds ->
        [0] Quand un navire atteint la case **{ $target }**, le plus avancé gagne.
       *[other] C'est fini après { $rounds } manches.
    }

    { "**" }Par exemple :** { FORM($gold, "definite") }, { FORM($crystal, "definite") } et { FORM($rum, "definite") } sont à l'étalage. Ta { $curse } doit prendre { FORM($rum, "definite") } : la même force passe d'abord. Avec { FORM($gold, "definite") } et { FORM($crystal, "definite") } seuls, elle prend les deux, qui font 8. L'étalage est vide : tu peux chiper.
rules-seven-seas-course =
    { "**" }Jouer une carte.** **1.** Si l'étalage a des cartes de même force, prends-en exactement une. **2.** Sinon, si deux cartes ou plus font sa force ensemble, prends-les. **3.** Sinon, pose-la. Prendre est obligatoire dans 1 et 2 ; tu choisis quelle carte ou quel groupe.

    { "**" }Cartes spéciales.** Un **1** peut aussi prendre un **10**. Le 🐙 **kraken** (malédiction 1) peut prendre un 10, ou tout ce qui est là.

    🪝 **Chiper.** Si ta prise vide l'étalage, tu peux fouiller un autre coffre{ $harbour ->
        [yes] {" "}ou le port
       *[no] {""}
    } et garder une de ses cartes. Tu peux refuser jusqu'à ce que tu regardes ; ensuite, tu dois en garder une. Vider l'étalage avec le kraken ne permet pas de chiper.

    { "**" }Les coffres restent fermés**, le tien aussi, jusqu'à la fin de la manche. Les cartes restées alors à l'étalage { $last ->
        [yes] vont au dernier à avoir pris, sans chiper
       *[no] ne sont à personne
    }.

    { $teams ->
        [yes] **Équipes.** Les partenaires sont face à face et partagent un coffre et un navire.
       *[no] **À deux**, chacun reçoit encore huit cartes quand les deux mains sont vides.
    } Si l'étalage de départ montre un troisième 10, on redistribue tout. Le premier joueur est tiré au sort ; ensuite, la 🧭 rose des vents passe au suivant à chaque manche.
rules-seven-seas-scoring =
    Après chaque manche, pour chaque coffre :
    - le plus de cartes : 1 point
    - le plus de pièces d'or : 1 (l'or 1 compte pour trois pièces)
    - 👸 la dame pirate (cristal 1) : 1
    - 🤴 le roi pirate (rhum 1) : 1
    - le meilleur butin : 2

    À égalité, tous marquent, mais zéro carte ou zéro pièce ne marque rien. Chaque point fait avancer d'une case. { $rounds ->
        [0] Quand un navire atteint la case **{ $target }**, le plus avancé gagne.
       *[other] C'est fini après { $rounds } manches.
    }

    { "**" }Le butin**, c'est ta meilleure valeur en or, en cristal et en rhum, plus ta malédiction la plus douce, ou -7 avec le kraken. Chaque force et sa valeur{ $own ->
        [yes] , barème de l'hôte
       *[no] {""}
    } :
    { $values }
rules-seven-seas-sources =
    { "**" }7 Seas** d'Arve D. Fühler, ABACUSSPIELE 2021.

    -# MAISON, notre choix là où les règles imprimées se taisent : le premier joueur est tiré au sort ; on peut refuser de chiper jusqu'à ce qu'on regarde. On ne chipe pas quand le kraken n'a pris qu'une carte ; zéro carte ou zéro pièce ne marque rien ; si personne n'a rien pris, l'étalage reste. RECONSTITUÉ, car le tableau imprimé n'a pu être lu : les valeurs du butin, sauf celle du kraken.

## Conseils : ce que ferait un ordinateur, en une phrase

seven-seas-move-lay = Pose { FORM($card, "definite") }.
seven-seas-move-take = { $costs ->
    [yes] Joue { FORM($card, "definite") } et prends { FORM($taken, "definite") }, même si tes malédictions comptent alors { $value } dans le butin.
   *[no] Joue { FORM($card, "definite") } et prends { FORM($taken, "definite") }.
}
seven-seas-move-harbour = Fouille le port.
seven-seas-move-chest = Fouille chez { $name }.
seven-seas-move-keep = Garde { FORM($card, "definite") }.
seven-seas-move-decline = Ne chipe rien.

## Conseils : pourquoi, en une phrase après le coup

lacks-seven-seas = { $why ->
    [lady] Tu n'y gagnes pas la dame pirate.
    [king] Tu n'y gagnes pas le roi pirate.
    [pirates] Tu n'y gagnes pas les deux pirates.
    [nick] Tu n'y gagnes pas le droit de chiper.
    [clears] Tu laisses des cartes à l'étalage pour le joueur suivant.
    [coins] { $way ->
        [PlayCard] Tu n'y gagnes pas d'or maintenant.
       *[other] { $count ->
            [0] Tu y gagnes moins d'or.
            [1] Tu y gagnes une pièce d'or.
           *[other] Tu y gagnes { $count } pièces d'or.
        }
    }
    [cards] { $way ->
        [PlayCard] Tu n'y gagnes pas de cartes maintenant.
       *[other] { $count ->
            [0] Tu y gagnes moins de cartes.
           *[other] Tu y gagnes { $count } cartes.
        }
    }
    [booty] { $count ->
        [0] Tu n'y gagnes aucune carte de ce genre.
        [1] Tu y gagnes une carte de ce genre.
       *[other] Tu y gagnes { $count } cartes de ce genre.
    }
    [guarded] { $way ->
        [PlayCard] L'étalage ne dépasse alors pas dix, et une carte peut peut-être le vider.
       *[other] {" "}
    }
    [cheapest] { $way ->
        [PlayCard] Cette carte vaut plus pour toi.
       *[other] {" "}
    }
    [cheap] { $way ->
        [PlayCard] Cette carte vaut plus pour toi.
       *[other] {" "}
    }
    [returns] { $way ->
        [PlayCard] Tu ne gardes aucune carte dont le nombre la prenne au prochain tour.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlayCard] Ensuite, aucun nombre de ta main ne pourrait prendre plus de cartes que maintenant.
       *[other] Tu y gagnes moins de cartes.
    }
    [holds] Tu n'y gagnes ni or ni pirate.
    [waits] { $way ->
        [PlayCard] Tu poses justement la carte qui pourrait prendre quelque chose.
       *[other] {" "}
    }
    [sheds] { $way ->
        [PlayCard] Le kraken reste alors dans ta main.
       *[other] Le kraken reste alors chez toi, en main ou dans ton coffre.
    }
    [spares] C'est une prise avec le kraken.
    [inside] { $way ->
        [DeclineNick] Tu n'y gagnes aucune carte.
       *[other] {" "}
    }
    [went] { $way ->
        [DeclineNick] Tu n'y gagnes aucune carte.
       *[other] {" "}
    }
    [unseen] { $way ->
        [DeclineNick] Tu n'y gagnes aucune carte.
       *[other] {" "}
    }
    [fullest] { $way ->
        [DeclineNick] Tu n'y gagnes aucune carte.
       *[other] {" "}
    }
    [hopes] { $way ->
        [DeclineNick] Tu n'y gagnes aucune carte.
       *[other] {" "}
    }
    [dearest] Sa valeur de butin est plus basse.
   *[other] {" "}
}
why-seven-seas-only = Rien d'autre n'est permis.
why-seven-seas-lady = La dame pirate vaut un point à elle seule, sauf si on te la chipe.
why-seven-seas-king = Le roi pirate vaut un point à lui seul, sauf si on te le chipe.
why-seven-seas-pirates = La dame pirate et le roi pirate valent un point chacun, sauf si on te les chipe.
why-seven-seas-nick = Tu vides l'étalage et peux chiper.
why-seven-seas-clears = Tu vides l'étalage et ne laisses rien au joueur suivant.
why-seven-seas-coins = Tu gagnes { $count ->
    [1] une pièce d'or
    [one] { $count } pièce d'or
   *[other] { $count } pièces d'or
}.
why-seven-seas-cards = Tu gagnes { $count ->
    [2] deux cartes, et avoir le plus de cartes rapporte un point
   *[other] { $count } cartes d'un coup
}.
why-seven-seas-booty = Tu gagnes { $count ->
    [1] une carte dont la valeur de butin est la plus haute de sa couleur
    [one] { $count } carte dont la valeur de butin est la plus haute de sa couleur
   *[other] { $count } cartes dont la valeur de butin est la plus haute de leur couleur
}.
why-seven-seas-guarded = La somme de l'étalage dépasse alors dix : aucune somme ne peut le vider.
why-seven-seas-cheapest = Tu ne peux rien prendre maintenant, et aucune carte de ta main ne vaut moins (butin { $count }).
why-seven-seas-least = { $count ->
    [1] Une seule carte que tu n'as pas vue peut
    [one] Seulement { $count } carte que tu n'as pas vue peut
   *[other] Seulement { $count } cartes que tu n'as pas vues peuvent
} vider ce que tu laisses et chiper une carte. Aucun autre coup n'en laisse moins.
why-seven-seas-fewest = { $count ->
    [0] Tu as déjà vu toutes les cartes qui pourraient alors prendre quelque chose : chaque { $numbers }, et le kraken.
    [one] Une seule carte que tu n'as pas vue pourra alors prendre quelque chose. Aucune autre carte de ta main n'en laisse moins.
   *[other] Seulement { $count } cartes que tu n'as pas vues pourront alors prendre quelque chose. Aucune autre carte de ta main n'en laisse moins.
}
why-seven-seas-spares = Seul le kraken pourrait prendre quelque chose, et dans ton coffre il gâcherait ton butin.
why-seven-seas-holds = Tu peux prendre au plus { $count } cartes maintenant, sans or ni pirate.
why-seven-seas-cheap = Aucune carte de ta main ne vaut moins (butin { $count }) : c'est avec elle que tu perds le moins.
why-seven-seas-returns = À ton prochain tour, tu pourrais jouer { FORM($card, "definite") } et prendre { $taken }, si personne n'est plus rapide.
why-seven-seas-waits = Tu gardes { FORM($card, "definite") } pour une prise à un tour suivant.
why-seven-seas-plans = Tu pourrais ensuite jouer { FORM($card, "definite") } et prendre { $taken } : plus de cartes que tu ne peux en prendre maintenant.
why-seven-seas-sheds = Le kraken dans ton coffre gâcherait ton butin.
why-seven-seas-inside = { $place ->
    [harbour] Tu y as vu { FORM($card, "definite") }, et personne n'y a rien chipé depuis.
   *[chest] Ce coffre a reçu { FORM($card, "definite") }, et personne n'y a rien chipé depuis.
} { $worth ->
    [point] Cette carte vaut un point.
   *[booty] Cette carte améliorerait ton butin.
}
why-seven-seas-went = { $place ->
    [harbour] Tu y as vu { FORM($card, "definite") }, mais la carte n'y est peut-être plus.
   *[chest] Ce coffre a reçu { FORM($card, "definite") }, mais la carte n'y est peut-être plus.
} { $worth ->
    [point] Cette carte vaut un point.
   *[booty] Cette carte améliorerait ton butin.
}
why-seven-seas-unseen = Tu n'as pas encore vu { FORM($card, "definite") } dans cette manche. Cette carte y est peut-être, et elle vaut un point.
why-seven-seas-fullest = { $count ->
    [1] Il y a là une carte, et aucun autre endroit où tu peux chiper n'en a plus.
   *[other] Il y a là { $count } cartes, et aucun autre endroit où tu peux chiper n'en a plus. Tu les vois toutes et en gardes une.
}
why-seven-seas-hopes = { $place ->
    [harbour] { $count ->
        [1] Il y a là une carte, et tu la gardes.
       *[other] Il y a là { $count } cartes. Tu les vois toutes et en gardes une.
    }
   *[chest] Tu y gagnes une carte, et un rival en perd une.
}
why-seven-seas-opens = Un { $count } peut alors vider ce qui reste, ce qui permet de chiper.
why-seven-seas-gives = Une carte que tu n'as pas vue peut alors prendre { FORM($card, "definite") } à l'étalage.
why-seven-seas-more = { $count ->
    [1] Une carte que tu n'as pas vue peut alors prendre quelque chose. Après l'autre coup, aucune ne le peut.
    [one] { $count } carte que tu n'as pas vue peut alors prendre quelque chose. Après l'autre coup, aucune ne le peut.
   *[other] { $count } cartes que tu n'as pas vues peuvent alors prendre quelque chose. Après l'autre coup, il y en a moins.
}
why-seven-seas-costs = Cela diminue ton butin de { $count }.
why-seven-seas-curse = Cela te donne { FORM($card, "definite") }, ce qui peut diminuer ton butin.
why-seven-seas-can_wait = Cela peut attendre : avec { FORM($card, "definite") }, tu pourras encore le faire à ton prochain tour, si personne n'est plus rapide.
why-seven-seas-uses = Les deux coups laissent le même étalage, mais avec celui-ci { FORM($card, "definite") } quitte ta main.
why-seven-seas-declines = Tu n'y as vu entrer aucune carte qui t'aiderait à coup sûr.
why-seven-seas-raises = Elle augmente ton butin d'au moins { $count }.
why-seven-seas-dearest = Sa valeur de butin, { $count }, est la plus haute de l'endroit.

game-seven-seas-unit = cases
game-seven-seas-gained = { $count ->
    [1] une case
    [one] { $count } case
   *[other] { $count } cases
}

## Les mots du jeu, dans la première main

first-words-seven-seas = Prends à l'étalage une carte égale ou une somme égale. Le plus de cartes, d'or ou de butin avance, { $stage ->
    [pirate] chaque pirate (dame, roi)
   *[other] chaque pirate
} aussi. Butin : meilleurs or, cristal et rhum, moins une malédiction.{ $stage ->
    [kraken] {" "}Le kraken prend 10 ou tout, mais vaut -7.
   *[other] {""}
}
seven-seas-gift = Poser { FORM($card, "definite") } quand même ? Cette carte vaut un point.
seven-seas-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Le premier navire à la case { $target } gagne.
       *[other] Le navire le plus avancé après { $rounds } manches gagne.
    }
   *[other] { game-seven-seas }, niveau { $levels } : { $rounds ->
        [0] le premier navire à la case { $target } gagne.
       *[other] le navire le plus avancé après { $rounds } manches gagne.
    }
}

## La leçon

lesson-seven-seas-1 = Des points mènent ton navire à l'île : 1 pour le plus de cartes, 1 pour le plus d'or, 1 pour chacun des deux pirates, 2 pour le meilleur butin. À chaque tour, tu joues une carte. Ton 💎7 a la même force que le 🪙7 de l'étalage. Appuie sur 💎7, et les deux vont dans ton coffre.
    .words = Des points mènent ton navire à l'île : 1 pour le plus de cartes, 1 pour le plus d'or, 1 pour chacun des deux pirates, 2 pour le meilleur butin. À chaque tour, tu joues une carte. Ton cristal 7 a la même force que l'or 7 de l'étalage. Appuie sur cristal 7, et les deux vont dans ton coffre.
lesson-seven-seas-1-wrong = Cette carte vient plus tard. Les deux 7 vont ensemble : 💎7 prend une carte maintenant.
    .words = Cette carte vient plus tard. Les deux 7 vont ensemble : cristal 7 prend une carte maintenant.
lesson-seven-seas-2 = Tu pourrais prendre 💀3, mais une première malédiction dans ton coffre diminue ton butin. Pose plutôt 💀10, qui ne te coûte rien.
    .words = Tu pourrais prendre malédiction 3, mais une première malédiction dans ton coffre diminue ton butin. Pose plutôt malédiction 10, qui ne te coûte rien.
lesson-seven-seas-2-wrong = Garde cette carte pour l'instant. Pose 💀10, qui ne te coûte rien.
    .words = Garde cette carte pour l'instant. Pose malédiction 10, qui ne te coûte rien.
lesson-seven-seas-3 = Un 1 peut prendre un 10, comme Pip vient de le faire. Laisse 💀3 pour l'instant et pose 🥃2.
    .words = Un 1 peut prendre un 10, comme Pip vient de le faire. Laisse malédiction 3 pour l'instant et pose rhum 2.
lesson-seven-seas-3-wrong = Pas encore. Pose 🥃2 et vois ce que Pip laisse.
    .words = Pas encore. Pose rhum 2 et vois ce que Pip laisse.
lesson-seven-seas-4 = Le 10 de Pip a pris le 2 et le 8, dont la somme fait 10. Il ne reste que 💀3. Prends-la avec 🪙3 : vider l'étalage permet de chiper.
    .words = Le 10 de Pip a pris le 2 et le 8, dont la somme fait 10. Il ne reste que malédiction 3. Prends-la avec or 3 : vider l'étalage permet de chiper.
lesson-seven-seas-4-wrong = Tu laisserais 💀3 à Pip. Prends-la avec 🪙3 et vide l'étalage.
    .words = Tu laisserais malédiction 3 à Pip. Prends-la avec or 3 et vide l'étalage.
lesson-seven-seas-5 = Pour chiper, tu fouilles un endroit et tu gardes une carte. Pip vient de gagner le roi pirate : fouille son coffre.
lesson-seven-seas-5-wrong = Le roi pirate est dans le coffre de Pip. Fouille là.
lesson-seven-seas-6 = Le roi pirate vaut 1 point à lui seul. Garde-le. Pip ne saura pas quelle carte manque.
lesson-seven-seas-6-wrong = Le roi pirate vaut plus que cette carte. Garde-le.
lesson-seven-seas-7 = 💎3 ne peut être prise par aucune de tes cartes. Pose 💀7, et Pip héritera peut-être de la malédiction.
    .words = Cristal 3 ne peut être pris par aucune de tes cartes. Pose malédiction 7, et Pip héritera peut-être de la malédiction.
lesson-seven-seas-7-wrong = Garde cette carte. Débarrasse-toi plutôt de la malédiction.
lesson-seven-seas-8 = À partir d'ici, tu choisis : toute carte convient. Seule ta malédiction la plus douce compte, et tu as déjà 💀3. 🪙1 compte pour trois pièces.
    .words = À partir d'ici, tu choisis : toute carte convient. Seule ta malédiction la plus douce compte, et tu as déjà malédiction 3. Or 1 compte pour trois pièces.
lesson-seven-seas-9 = Encore à toi de choisir. Gare au kraken (💀1). Il peut prendre tout l'étalage, mais enlève 7 à ton butin.
    .words = Encore à toi de choisir. Gare au kraken (malédiction 1). Il peut prendre tout l'étalage, mais enlève 7 à ton butin.
lesson-seven-seas-10 = Toute carte convient. Les coffres restent fermés jusqu'à la dernière carte. Puis on les compte tous ; ce qui reste à l'étalage n'est à personne.
lesson-seven-seas-end = Un point chacun pour le plus de cartes, le plus d'or (compté en pièces), la dame pirate (💎1) et le roi pirate (🥃1). À égalité, tous marquent.
    Deux points pour le meilleur butin : ton meilleur or, ton meilleur cristal et ton meilleur rhum, moins ta malédiction la plus douce. Dans ces trois couleurs, le 7 vaut le plus, et 8, 9 et 10 ne valent rien. La malédiction 7 coûte le moins, 1 ; les malédictions 8, 9 et 10 coûtent 7, comme le kraken.
    Chaque point fait avancer ton navire d'une case. Quand un navire atteint la case 7, le plus avancé gagne. À deux, on distribue deux fois par manche.
    .words = Un point chacun pour le plus de cartes, le plus d'or (compté en pièces), la dame pirate (cristal 1) et le roi pirate (rhum 1). À égalité, tous marquent.
        Deux points pour le meilleur butin : ton meilleur or, ton meilleur cristal et ton meilleur rhum, moins ta malédiction la plus douce. Dans ces trois couleurs, le 7 vaut le plus, et 8, 9 et 10 ne valent rien. La malédiction 7 coûte le moins, 1 ; les malédictions 8, 9 et 10 coûtent 7, comme le kraken.
        Chaque point fait avancer ton navire d'une case. Quand un navire atteint la case 7, le plus avancé gagne. À deux, on distribue deux fois par manche.

daily-finer-seven-seas = À égalité comptent le butin de toutes les manches, puis les pièces d'or, puis les cartes.
duel-finer-seven-seas = { $by ->
    [0] À égalité, le butin de plus grande valeur de toutes les manches l'emporte
    [1] À égalité de butin aussi, le plus de pièces de toutes les manches l'emporte
   *[2] À égalité de butin et de pièces aussi, le plus de cartes de toutes les manches l'emporte
} : { $own } à { $other }.

help-typing-seven-seas = - 🗺️ **7 Seas :** `/play or 8` prend ou pose une carte.

mark-seven-seas-clearings = A balayé la mer trois fois en une manche
mark-seven-seas-pirate = A chipé un pirate sans se faire voir
mark-seven-seas-sweep = Les cinq catégories d'une manche
mark-seven-seas-clean-hands = Aurait pu chiper, mais a gardé les mains propres

# what a player says across the table
remark-seven-seas-1 = C'est tout ?
remark-seven-seas-2 = Laisse-m'en un peu.
remark-seven-seas-3 = J'en avais besoin.
remark-seven-seas-4 = Bon vent à toi.
