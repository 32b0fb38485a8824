## Le nom

game-seven = 7
choice-seven = 7 · de 2 à 7

## 7 : avant le départ, règles maison

game-seven-play = Débarrasse-toi de tes cartes sur une pile dont la somme ne baisse jamais ni ne dépasse sept.
game-seven-wins = Le plus de jetons l'emporte ; finir tôt en rapporte.
game-seven-lasts = En solo, compte environ 8 minutes.
game-seven-brief = Pose tes cartes sans dépasser sept
game-seven-pitch = { game-seven-play } De deux à sept joueurs.
game-seven-lobby = 🎴 { game-seven } : qui joue ?
game-seven-over = 🎴 { game-seven } : la fin, en jetons
game-seven-thread = 🎴 { game-seven }
game-seven-praise = La pile n'avait aucune chance.
rule-seven-deck = Nombres du jeu
rule-seven-deck-meaning = Combien de cartes portent chaque nombre : beaucoup de un et peu de sept, ou presque autant de chaque. Les quantités imprimées ne sont pas publiées : les deux sont estimées.
rule-seven-deck-tapered = peu de sept
rule-seven-deck-mild = presque égal
rule-seven-strict_finish = Fin stricte
rule-seven-strict_finish-meaning = La dernière carte doit faire un Sept, sinon tu pioches. S'il n'y a rien à piocher, n'importe quelle carte suffit.

## Les règles

rules-seven =
    - Débarrasse-toi de tes **sept cartes** avant les autres. Chaque carte a un **nombre** de 1 à 7.
    - La pile montre **deux nombres**. Ta carte couvre l'un d'eux, et l'autre reste. La somme des deux peut rester égale ou monter, mais jamais dépasser **7**. Puis pioche une carte.
    - Une somme d'exactement 7 est un **Sept !** Tu ne pioches pas, la pile part à la défausse, et tu commences aussitôt la suivante.

    { "**" }Par exemple :** la pile montre 2 et 3 : somme 5. Un 4 qui couvre le 2 fait 4 + 3 = 7, un Sept. Un 4 qui couvre le 3 fait 4 + 2 = 6. C'est permis aussi, et tu pioches.
rules-seven-course =
    { "**" }La pile.** La moitié de chaque carte est un **trou**. Une carte **sur le trou** de la plus récente couvre son nombre. Une carte **sur le nombre** le laisse voir à côté du sien et couvre l'autre. La somme des deux doit rester égale ou monter, et ne jamais dépasser 7. La première carte d'une pile compte seule.

    { "**" }Ton tour.** Si une carte convient, tu dois en poser une.
    - Somme sous 7 : pioche une carte, et le tour est fini. Une carte piochée attend un tour.
    - Somme d'exactement 7, un **Sept !** Ne pioche pas, et commence aussitôt une pile avec n'importe quelle carte, encore sans piocher. Un 7 y fait encore un Sept.
    - Aucune ne convient : pioche une carte de pénalité. C'est automatique.

    { "**" }Plus de cartes.** Sans carte, tu prends la meilleure place encore libre.{ $strict ->
        [yes] {" "}**Fin stricte :** la dernière carte doit faire un Sept, sinon tu pioches ; s'il n'y a rien à piocher, n'importe quelle carte suffit.
       *[no] {""}
    } La manche finit quand un seul joueur a encore des cartes. Quand la pioche est vide, la défausse mélangée la remplace ; si elle est vide aussi, personne ne pioche. Si tout le monde est bloqué, la pile devient la pioche, et le joueur suivant en commence une autre.
rules-seven-scoring =
    À la fin d'une manche, le premier reçoit autant de **jetons** qu'il y a de joueurs, chaque place suivante un de moins, la dernière un seul.

    { $rounds ->
        [0] De deux à quatre, on joue sept manches ; à plus de quatre, jusqu'à épuisement des 80 jetons, et les derniers se répartissent selon la place.
       *[other] On joue { $rounds } manches.
    } Le premier joueur est tiré au sort, puis le suivant commence à chaque manche. Celui qui a le plus de jetons gagne ; à égalité, on partage.

    { "**" }Le jeu**, combien de cartes portent chaque nombre de 1 à 7 : { $deck }.
rules-seven-sources =
    { "**" }7** de Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008.

    -# MAISON, notre choix là où les règles imprimées se taisent : le premier joueur ; quand la défausse est mélangée ; une table où personne ne peut piocher ni poser. Aussi le partage des derniers jetons, et la fin stricte pour une dernière carte qui commence une pile. RECONSTITUÉ, car les quantités imprimées ne sont pas publiées : combien de cartes portent chaque nombre.

## La table

seven-title-of = 🎴 7{ $rounds ->
    [0] {" "}· manche { $round }
    [1] {""}
   *[other] {" "}· manche { $round } sur { $rounds }
}
seven-title = 🎴 7 · manche { $round } · encore { $bank } jetons
seven-pile = **Pile**, { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
seven-fields = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = { $newest } et { $other ->
        [0] pas d'autre nombre
       *[other] { $other }
    }, somme { $sum }
seven-fields-empty = ┃ ○ ┃ ○ ┃
    .words = Deux trous
seven-pile-fields = Le dernier nombre, l'autre et leur somme. Une somme de 7 termine la pile.
seven-pile-empty = N'importe quelle carte peut la commencer
seven-small-pile = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = Pile : { $other ->
        [0] { $newest } seul
       *[other] { $newest } et { $other }
    }, somme { $sum }
seven-small-pile-empty = Pile : vide
seven-stock = Pioche { $draw } · défausse { $aside }
seven-seat = { $name } ✋ { $cards } 🪙 { $chips }
    .words = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
seven-out = { $name } ✋ 0 🏁 place { $place } 🪙 { $chips }
    .words = { $name } : plus de cartes, place { $place }, { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }

## La main

seven-hand-again = Commence la nouvelle pile avec n'importe quelle carte ; tu ne pioches pas
seven-hand-out = Tu n'as plus de cartes : { $place ->
    [1] 1re
   *[other] { $place }e
} place de la manche.
seven-sizes = Cartes restantes : { $sizes }
seven-size = { $you ->
    [yes] toi
   *[no] { $name }
} { $cards ->
    [0] aucune
   *[other] **{ $cards }**
}
seven-sum = { $number } → { $sum }{ $seven ->
    [yes] {" "}✨
   *[no] {""}
}
    .words = { $way ->
        [start] { $number } commence la pile
        [alone] { $number } seul
       *[beside] { $number } et { $other } font { $sum }
    }{ $seven ->
        [yes] , un Sept !
       *[no] {""}
    }
seven-several = Tes cartes : { $numbers }
seven-hint = { $draws ->
    [yes] Sous 7, tu pioches ; à 7, tu rejoues.
   *[no] Il ne reste rien à piocher ; à 7, tu rejoues.
}
seven-hint-start = { $draws ->
    [yes] Commence par une carte, puis pioche.
   *[no] Commence par une carte. Il ne reste rien à piocher.
} ✨ Après un 7, tu rejoues.
seven-hint-buttons = Carte → nouvelle somme.
    .words = Carte, puis nouvelle somme.
seven-hint-strict = Commence la nouvelle pile. Fin stricte : une dernière carte qui n'est pas un 7 te fait piocher
seven-hint-last = Ta dernière carte doit faire un Sept. Sinon, tu pioches.

## Ce qui s'est passé

seven-told-dealt = Manche { $round } : sept cartes chacun. { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
seven-told-placed = { $way ->
    [seven] **✨ { $you ->
        [yes] Tu as fait un Sept avec un { $number } !
        [clock] Temps écoulé : un ordinateur a fait un Sept pour toi avec un { $number } !
        [computer] Un ordinateur a fait un Sept pour toi avec un { $number } !
       *[no] { $name } pose un { $number } : Sept !
    }**
    [start] { $you ->
        [yes] Tu as commencé la pile par un { $number }.
        [clock] Temps écoulé : un ordinateur a joué un { $number } pour toi.
        [computer] Un ordinateur a joué un { $number } pour toi.
       *[no] { $name } commence la pile par un { $number }.
    }
   *[other] { $you ->
        [yes] Tu as posé un { $number } : somme { $sum }.
        [clock] Temps écoulé : un ordinateur a joué un { $number } pour toi.
        [computer] Un ordinateur a joué un { $number } pour toi.
       *[no] { $name } pose un { $number } : somme { $sum }.
    }
}
seven-told-no-draw = { $you ->
    [yes] Il ne te reste rien à piocher.
   *[no] Il ne reste rien à piocher pour { $name }.
}
seven-told-penalty = { $count ->
    [0] { $you ->
        [yes] Tu n'as pu poser aucune carte, et il n'y en avait pas à piocher.
        [several] { $name } n'ont pu poser aucune carte, et il n'y en avait pas à piocher.
       *[no] { $name } n'a pu poser aucune carte, et il n'y en avait pas à piocher.
    }
   *[other] { $you ->
        [yes] Tu n'as pu poser aucune carte et as pioché une carte de pénalité.
        [several] { $name } n'ont pu poser aucune carte et piochent chacun une carte de pénalité.
       *[no] { $name } n'a pu poser aucune carte et pioche une carte de pénalité.
    }
}
seven-told-drew = Tu as pioché un { $number }.
seven-told-out = { $place ->
    [1] **🏁 { $you ->
        [yes] Tu n'as plus de cartes et gagnes la manche !
       *[no] { $name } n'a plus de cartes et gagne la manche !
    }**
   *[other] { $you ->
        [yes] Tu n'as plus de cartes
       *[no] { $name } n'a plus de cartes
    } : { $place }e place de la manche.
}
seven-told-last = { $you ->
    [yes] { $cards ->
        [1] Tu finis en dernier avec une carte.
       *[other] Tu finis en dernier avec { $cards } cartes.
    }
   *[no] { $cards ->
        [1] { $name } finit en dernier avec une carte.
       *[other] { $name } finit en dernier avec { $cards } cartes.
    }
}
seven-told-renewed = Les { $cards } cartes de la défausse forment la nouvelle pioche.
seven-told-blocked = Personne ne pouvait poser ni piocher : la pile devient la pioche, et { $you ->
    [yes] tu en commences une autre.
   *[no] { $name } en commence une autre.
}

## Décompte

seven-scoring-title = ⚖️ 7 : { $rounds ->
    [0] manche { $round }
    [1] décompte
   *[other] manche { $round } sur { $rounds }
}
seven-scored = { $place }\. { $name } : { $chips ->
    [one] +{ $chips } jeton
   *[other] +{ $chips } jetons
}
seven-round-own = { $cards ->
    [0] { $place ->
        [1] Tu as gagné la manche.
       *[other] Tu as fini à la { $place }e place.
    }
    [one] Tu as fini en dernier avec une carte.
   *[other] Tu as fini en dernier avec { $cards } cartes.
}
seven-standing-title = Jetons jusqu'ici
seven-standing = { $name } 🪙 **{ $total }**
    .words = { $name } : **{ $total }**
points-seven = { $points ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $points } jetons
}
review-points-seven = Coût de ton choix, en places dans la manche : au moins { $points }.
seven-most-sevens = { $each ->
    [yes] ✨ Le plus de Sept : { $name }, { $count } chacun
   *[no] ✨ Le plus de Sept : { $name }, { $count }
}
seven-most-first = { $each ->
    [yes] 🏁 Le plus de manches gagnées : { $name }, { $count } chacun
   *[no] 🏁 Le plus de manches gagnées : { $name }, { $count }
}
seven-most-drawn = { $each ->
    [yes] ✋ Le plus de pénalités : { $name }, { $count } chacun
   *[no] ✋ Le plus de pénalités : { $name }, { $count }
}
distinction-seven = 🗼 { $count ->
    [1] Plus haute pile : { $size } cartes, finie par { $name } avec un Sept
   *[other] Plus hautes piles : { $size } cartes chacune, finies avec un Sept par { $name }
}
seven-tall-pile = 🗼 Plus haute pile : { $you ->
    [yes] { $cards } cartes, finie par toi avec un Sept
   *[no] { $cards } cartes, finie par { $name } avec un Sept
}
seven-own-place = 🏁 { $you ->
    [yes] Ta meilleure manche
   *[no] { $name }, meilleure manche
} : { $place ->
    [1] 1re
   *[other] { $place }e
} place à la manche { $round }
seven-own-last = ✋ { $you ->
    [yes] Ta manche la plus serrée
   *[no] { $name }, manche la plus serrée
} : { $cards ->
    [1] une carte restante
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
} à la manche { $round }
seven-no-cards = plus de cartes
seven-decided = 🏆 Le tournant : à la manche { $round }, { $you ->
    [first] tu n'avais plus de cartes
   *[other] { $first } n'avait plus de cartes
} alors { $you ->
    [second] qu'il t'en restait
   *[other] qu'il en restait
} { $cards ->
    [1] une
   *[other] { $cards }
}{ $you ->
    [second] {""}
   *[other] {" "}à { $second }
}
seven-finale = 🏁 { $you ->
    [first] Tu as posé ta dernière carte, un { $number }
   *[other] { $first } a posé sa dernière carte, un { $number }
} ; { $you ->
    [second] il t'en reste
   *[other] il en reste
} { $cards ->
    [1] une
   *[other] { $cards }
}{ $you ->
    [second] {""}
   *[other] {" "}à { $second }
}.

## Ce qui ne va pas

seven-refusal-too-high = La somme ne peut pas dépasser 7, et elle est à { $sum }. Prends une carte plus basse.
seven-refusal-too-low = La somme ne peut pas baisser, et elle est à { $sum }. Prends une carte plus haute, ou l'autre case.
seven-refusal-not-in-hand = Tu n'as pas ce nombre. Choisis-en un des tiens.
seven-refusal-pile-is-empty = La pile est vide : toute carte la commence.
seven-refusal-pile-has-begun = Il y a déjà une pile. Tape `h` pour couvrir le dernier nombre, ou `n` pour poser à côté.
seven-refusal-same-as-hole = Ici, les deux façons reviennent au même. Tape le nombre seul.
seven-refusal-not-your-turn = Ce n'est pas ton tour. En attendant, tu peux regarder ta main.
seven-refusal-game-over = Cette partie est finie. Les boutons sous son résultat mènent à la suite.

## Conseils : le coup, en une phrase

seven-move = { $way ->
    [start] Commence la pile avec un { $number }
    [alone] Couvre la pile avec un { $number }, somme { $sum }
   *[beside] Pose un { $number } à côté du { $other }, somme { $sum }
}.

## Conseils : pourquoi, en une phrase après le coup

lacks-seven = { $why ->
    [again] { $way ->
        [Gain] Il ne te reste pas de 7 pour le Sept suivant.
       *[other] {" "}
    }
    [waits] { $way ->
        [Gain] Tu dois alors commencer aussitôt la pile suivante, sans piocher.
       *[other] Tu joues justement la carte qui pourrait faire un Sept.
    }
    [lonely] { $way ->
        [Gain] C'est justement un tel Sept.
       *[other] {" "}
    }
    [starts] { $way ->
        [Gain] C'est justement un tel Sept.
       *[other] {" "}
    }
    [higher] { $way ->
        [PlaceCard] Tu y perds une carte plus haute.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlaceCard] Tu gardes moins de cartes qui pourraient en faire un Sept.
       *[other] {" "}
    }
    [finishes] { $way ->
        [PlaceCard] Tu gardes moins de cartes qui pourraient en faire un Sept.
       *[other] {" "}
    }
   *[other] {" "}
}
why-seven-only = Aucun autre coup n'est possible.
why-seven-out = Tu fais un Sept avec ta dernière carte.
why-seven-seven = Tu fais un Sept et commences la pile suivante sans piocher.
why-seven-again = Tu gardes un 7, qui fait aussitôt le Sept suivant.
why-seven-safe = Toutes les cartes qui en feraient un Sept sont dans ta main ou déjà jouées.
why-seven-lonely = Après un Sept, il ne te resterait qu'une carte, et tu ne pourrais la poser qu'en faisant un Sept.
why-seven-starts = Après un Sept, tu commences une pile. { $count ->
    [1] Au moins une carte que tu n'as pas vue fait alors un Sept. Après ce coup, aucune n'en fait.
    [one] Au moins { $count } carte que tu n'as pas vue fait alors un Sept. Après ce coup, aucune n'en fait.
   *[other] Au moins { $count } cartes que tu n'as pas vues font alors un Sept. Après ce coup, il y en a moins.
}
why-seven-finishes = Tu gardes le { $kept }, qui en fait un Sept ; ainsi, tu pourrais poser ta dernière carte à ton prochain tour.
why-seven-plans = Tu gardes le { $kept }, qui pourrait en faire un Sept à ton prochain tour.
why-seven-waits = { $draws ->
    [yes] Tu gardes le { $kept } pour un Sept plus tard, et tu pioches une carte à la place de celle-ci.
   *[no] Tu gardes le { $kept } pour un Sept plus tard.
}
why-seven-fewest = { $count ->
    [1] C'est ce qui laisse au joueur suivant le moins de moyens de faire un Sept : une seule carte que tu n'as pas vue.
    [one] C'est ce qui laisse au joueur suivant le moins de moyens de faire un Sept : { $count } carte que tu n'as pas vue.
   *[other] C'est ce qui laisse au joueur suivant le moins de moyens de faire un Sept : { $count } cartes que tu n'as pas vues.
}
why-seven-higher = { $higher ->
    [1] Tu gardes ton { $highest }, et les cartes hautes font plus facilement des Sept.
   *[other] Tu gardes tes cartes hautes, jusqu'au { $highest }, et elles font plus facilement des Sept.
}
why-seven-more = { $count ->
    [1] Une carte que tu n'as pas vue fait alors un Sept. Après l'autre coup, aucune n'en fait.
    [one] { $count } carte que tu n'as pas vue fait alors un Sept. Après l'autre coup, aucune n'en fait.
   *[other] { $count } cartes que tu n'as pas vues font alors un Sept. Après l'autre coup, il y en a moins.
}
why-seven-passes = { $count ->
    [0] Tu renonces ainsi à un Sept.
    [1] Tu renonces ainsi à un Sept, et une carte que tu n'as pas vue en fait alors un.
    [one] Tu renonces ainsi à un Sept, et { $count } carte que tu n'as pas vue en fait alors un.
   *[other] Tu renonces ainsi à un Sept, et { $count } cartes que tu n'as pas vues en font alors un.
}

game-seven-unit = jetons
game-seven-gained = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

## Les mots du jeu, dans la première main

first-words-seven = { $stage ->
    [start] Après la première, chaque carte couvre un de deux nombres. La somme peut rester égale ou monter, jusqu'à 7.
   *[cover] Couvre un nombre. La somme peut rester égale ou monter, jusqu'à 7.
}
seven-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Vide ta main. Le plus de jetons l'emporte.
       *[other] Vide ta main. Le plus de jetons en { $rounds } manches l'emporte.
    }
   *[other] { game-seven }, niveau { $levels } : { $rounds ->
        [0] vide ta main. Le plus de jetons l'emporte.
       *[other] vide ta main. Le plus de jetons en { $rounds } manches l'emporte.
    }
}

## La leçon

lesson-seven-1 = Débarrasse-toi de tes sept cartes avant les autres. Pose le 6 à côté du 1 de Pip : exactement 7, c'est un Sept !
lesson-seven-1-wrong = Cherche exactement 7 : 6 + 1.
lesson-seven-2 = Après un Sept, tu ne pioches pas et tu commences aussitôt la pile suivante. N'importe quelle carte convient : pose le 3.
lesson-seven-2-wrong = Garde tes 4 pour plus tard. Commence par le 3.
lesson-seven-3 = Chaque carte a un nombre et un trou. Le trou du 3 de Pip laisse voir ton 3. Pose le 4 dessus : 4 + 3 = 7.
lesson-seven-3-wrong = Cette carte ferait 6. Le 4 fait exactement 7.
lesson-seven-4 = Encore un Sept, et encore une pile à commencer. Pose le 3.
lesson-seven-4-wrong = Garde tes 4 pour plus tard. Commence par le 3.
lesson-seven-5 = Tu peux couvrir l'un ou l'autre nombre. Couvre le plus récent, le 1 : le 3 reste, et 4 + 3 = 7. Couvrir le 3 ne ferait que 5.
lesson-seven-5-wrong = C'est permis aussi, mais seul 4 + 3 fait 7.
lesson-seven-6 = Commence la pile suivante avec ton dernier 3.
lesson-seven-6-wrong = Garde ton 4. Commence par le 3.
lesson-seven-7 = Pip aussi a fait un Sept, puis commencé par un 1. Ton 4 ne peut pas faire 7. Couvre le 1 avec le 4 : tu piocheras une carte.
lesson-seven-7-wrong = C'est permis aussi. Cette fois, couvre le 1 : 4 seul.
lesson-seven-8 = Tu as pioché un 1, qui ne convenait pas : la somme de Pip était 6, et elle ne peut jamais baisser. D'où ta carte de pénalité. Pose le 1 à côté du 1 de Pip.
lesson-seven-8-wrong = C'est permis aussi. Cette fois, pose le 1 à côté du 1 : somme 2.
lesson-seven-9 = Le 5 pioché a dû attendre un tour. Pose-le maintenant à côté du 2 de Pip pour un Sept.
lesson-seven-9-wrong = Cherche exactement 7 : 5 + 2.
lesson-seven-10 = Commencer une pile après ton propre Sept ne fait pas piocher. Pose ta dernière carte, et tu gagnes la manche.
lesson-seven-10-wrong = Tu n'as plus qu'une carte : le 2.
lesson-seven-end = Tu as posé toutes tes cartes en premier : tu reçois autant de jetons qu'il y a de joueurs. Chaque place suivante en reçoit un de moins, la dernière un seul.
    De deux à quatre, vous jouez sept manches. À plus de quatre, jusqu'à épuisement des 80 jetons. Celui qui a le plus de jetons gagne.
    Quand la pioche est vide, la défausse mélangée la remplace.

daily-finer-seven = À égalité, on compte les cartes qui restent aux autres quand tu n'en as plus, puis les tours.
duel-finer-seven = { $by ->
    [0] À égalité, le plus de cartes laissées aux autres l'emporte, moins les siennes
   *[1] À égalité de cartes aussi, le moins de tours l'emporte
} : { $own } à { $other }.

help-typing-seven = - 🎴 **7 :** `/play 3h` couvre le dernier nombre avec un 3, `/play 3n` l'autre.

mark-seven-sevens = Quatre Sept en une manche
mark-seven-tall = Un Sept de huit cartes
mark-seven-no-penalty = Victoire sans carte de pénalité

# what a player says across the table
remark-seven-1 = Le hasard ? Pas besoin.
remark-seven-2 = C'était juste.
remark-seven-3 = Pas encore.
remark-seven-4 = Le prochain Sept est pour moi.
