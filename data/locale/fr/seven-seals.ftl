## Le nom

game-seven-seals = Les Sept Sceaux
choice-seven-seals = Les Sept Sceaux · de 3 à 5

## Les Sept Sceaux : avant le départ, règles maison

game-seven-seals-play = Annonce combien tu gagneras de plis sur quinze, et de quelles couleurs. Chaque sceau qui te reste coûte des points.
game-seven-seals-wins = Le moins pénalisé gagne.
game-seven-seals-lasts = En solo, compte environ 10 minutes.
game-seven-seals-brief = Prédis les plis que tu gagneras
game-seven-seals-pitch = { game-seven-seals-play } De trois à cinq joueurs.
game-seven-seals-lobby = 🕯️ { game-seven-seals } : qui joue ?
game-seven-seals-over = 🕯️ { game-seven-seals } : la fin, en points de pénalité
game-seven-seals-thread = 🕯️ { game-seven-seals }
game-seven-seals-praise = Les sceaux n'ont rien pu cacher.
rule-seven-seals-saboteur_start = Points de départ du saboteur
rule-seven-seals-saboteur_start-meaning = Les points de pénalité du saboteur avant que les sceaux noirs ne les réduisent. À trois joueurs, la valeur publiée est 5.
rule-seven-seals-rising_saboteur = Saboteur progressif
rule-seven-seals-rising_saboteur-meaning = Un joueur qui redevient saboteur commence chaque fois un point plus haut. Variante de l'auteur pour les parties longues : 9, 8 ou 10 manches à trois, quatre ou cinq.
rule-seven-seals-rounds = Manches
rule-seven-seals-rounds-meaning = Le nombre de manches. D'habitude : 6 à trois, 4 à quatre, 5 à cinq ; les règles imprimées te laissent le choix.

## Couleurs et sceaux

seven-seals-kind = { $kind ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [purple] violet
    [white] blanc
   *[black] noir
}
seven-seals-card = { $rank } { $colour }
seven-seals-none = rien
seven-seals-counted = { $seal }×{ $count }
    .words = { $count ->
        [one] { $count } { seven-seals-kind }
       *[other] { $count } { $kind ->
            [red] rouges
            [yellow] jaunes
            [green] verts
            [blue] bleus
            [purple] violets
            [white] blancs
           *[black] noirs
        }
    }
seven-seals-ranks = **{ $colour }** { $ranks }
    .words = **{ $colour }** : { $ranks }
seven-seals-order = Dans l'ordre : { $names }

## La table

seven-seals-title = 🕯️ Les Sept Sceaux{ $rounds ->
    [0] {" "}· manche { $round }
    [1] {""}
   *[other] {" "}· manche { $round } sur { $rounds }
}
seven-seals-title-trick = 🕯️ Les Sept Sceaux{ $rounds ->
    [0] {" "}· manche { $round }
    [1] {""}
   *[other] {" "}· manche { $round } sur { $rounds }
} · pli { $trick } sur { $tricks }
seven-seals-middle = **Au milieu** { $rest }{ $saboteur ->
    [free] {" "}🗡️ saboteur
   *[taken] {""}
}
    .words = **Au milieu** : { $rest }{ $saboteur ->
        [free] , et le saboteur
       *[taken] {""}
    }
seven-seals-trick-lead = **{ $name }** entame le pli ; atout rouge
seven-seals-trick = Demandé : **{ $colour }** ; **{ $name }** mène
seven-seals-trick-return = **{ $name }** l'a gagné avec le { $card } et choisit un sceau à rendre
seven-seals-trick-last = **{ $name }** a gagné le dernier pli avec le { $card }
seven-seals-seat-waits = { $name }{ $total ->
    [0] {""}
   *[other] {" "}· { $total } jusqu'ici
}
    .words = { $name }{ $total ->
        [0] {""}
       *[other] {"\u00A0"}: { $total } jusqu'ici
    }
seven-seals-not-yet = pas encore
    .words = doit encore annoncer
seven-seals-seat = { $name } { $won }/{ $predicted } · { $seals }{ $over ->
    [yes] {" "}· **{ $total }** en tout
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name } : { $won ->
        [one] { $won } pli gagné
       *[other] { $won } plis gagnés
    } sur { $predicted }, sceaux restants : { $seals }{ $over ->
        [yes] {"\u00A0"}; **{ $total }** points de pénalité en tout
       *[no] { $total ->
            [0] {""}
           *[other] {"\u00A0"}; **{ $total }** points de pénalité jusqu'ici
        }
    }
seven-seals-seat-saboteur = { $name } { $won ->
    [one] { $won } pli
   *[other] { $won } plis
} · 🗡️ saboteur, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l'instant{ $over ->
    [yes] {" "}· **{ $total }** en tout
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name } : { $won ->
        [one] { $won } pli gagné
       *[other] { $won } plis gagnés
    }, saboteur avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de pénalité pour l'instant{ $over ->
        [yes] {"\u00A0"}; **{ $total }** en tout
       *[no] { $total ->
            [0] {""}
           *[other] {"\u00A0"}; **{ $total }** jusqu'ici
        }
    }
seven-seals-doing = **← { $phase ->
    [predict] annonce
    [return] rend un sceau
   *[play] joue
}**
    .words = ({ $phase ->
        [predict] annonce
        [return] rend un sceau
       *[play] joue
    })
seven-seals-legend = Plis/annonce · sceaux{ $totals ->
    [yes] {" "}· pénalités
   *[no] {""}
}
    .words = Les sceaux restants coûtent des points de pénalité à la fin de la manche{ $totals ->
        [yes] . Les points jusqu'ici sont ceux des manches passées
       *[no] {""}
    }
seven-seals-predicted = Annoncés : **{ $predicted } sur { $tricks }**{ $black ->
    [hidden] {""}
   *[other] {" "}· ⬛ noirs : { $black }
}
    .words = Annoncés : **{ $predicted } plis sur { $tricks }**.{ $black ->
        [hidden] {""}
        [0] {" "}Il ne reste aucun sceau noir.
        [one] {" "}Il reste un sceau noir.
       *[other] {" "}Il reste { $black } sceaux noirs.
    }

## La main

seven-seals-hand-leads = Pli { $trick } sur { $tricks } : { $you ->
    [yes] tu entames.
   *[no] { $name } entame.
}{ $round ->
    [1] {" "}Toute carte est permise ; atout rouge.
   *[other] {""}
}
seven-seals-hand-winning = Pli { $trick } sur { $tricks }, couleur demandée : { $colour }{ $led ->
    [red] {"\u00A0"}; c'est l'atout. { $you ->
        [yes] Tu l'emportes pour l'instant.
       *[no] { $name } l'emporte pour l'instant.
    }
    [first] {"\u00A0"}; atout rouge. { $you ->
        [yes] Tu l'emportes pour l'instant.
       *[no] { $name } l'emporte pour l'instant.
    }
   *[other] . { $you ->
        [yes] Tu l'emportes pour l'instant.
       *[no] { $name } l'emporte pour l'instant.
    }
}
seven-seals-hand-seat = { $you ->
    [yes] **Toi** : gagnés { $won }, { $predicted ->
        [0] aucun annoncé
       *[other] annoncés { $predicted }
    }{ $seals ->
        [none] {""}
       *[some] {" "}· reste { $seals }
    }
    [brief] **Toi** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
   *[no] **{ $name }** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
}
    .words = { $you ->
        [yes] Plis que tu as gagnés : { $won }
       *[no] Plis gagnés par { $name } : { $won }
    }{ $predicted ->
        [0] , aucun annoncé
       *[other] , annoncés : { $predicted }
    }{ $seals ->
        [none] .
       *[some] {"\u00A0"}; sceaux restants : { $seals }.
    }
seven-seals-hand-saboteur = **{ $name }** 🗡️ saboteur, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .words = { $name } est le saboteur : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l'instant.
seven-seals-hand-last = Dernier pli : { $cards }
seven-seals-hand-played = Toi { $card }
seven-seals-hand-predictions = Tout le monde annonce d'abord ; puis on joue.
seven-seals-threat-seal = { $name } peut te prendre un sceau qui manque au milieu : { $seals }. Tu recevrais un ⬜ blanc.
seven-seals-threat-card = { $way ->
    [none] Personne ne peut battre ta carte.
    [red] Seule une carte rouge plus haute bat la tienne.
    [trump] Seule une carte rouge bat la tienne.
   *[both] Seule une carte plus haute de sa couleur, ou une rouge, bat la tienne.
}
seven-seals-won-too-many = { $way ->
    [seal] Chaque pli gagné sans son sceau coûte un ⬛ noir, 3 points.
    [none] Tu n'as plus de sceau à rendre : chaque pli gagné coûte 3 points, tant qu'il reste des ⬛ noirs.
   *[free] Il ne reste aucun sceau ⬛ noir : les plis de plus ne coûtent rien.
}
seven-seals-yours-saboteur = Tu es le 🗡️ saboteur, { $points ->
    [0] 0 point pour l'instant, et jamais moins.
    [one] { $points } point pour l'instant : un de moins par sceau ⬛ noir des autres.
   *[other] { $points } points pour l'instant : un de moins par sceau ⬛ noir des autres.
}
seven-seals-line = { $way ->
    [loses] Impossible de gagner ce pli avec **{ $cards }**.
    [lead] { $then ->
        [own] Gagner avec **{ $cards }** rend son sceau.
        [seal] Gagner avec **{ $cards }** rend ton sceau { $seal }.
        [black] Gagner avec **{ $cards }** coûte 3 points.
       *[free] Gagner avec **{ $cards }** ne coûte rien. Il ne reste aucun sceau ⬛ noir.
    }
    [last] { $then ->
        [none] Avec **{ $cards }**, tu gagnes.
        [seal] Avec **{ $cards }**, tu gagnes et rends ton sceau { $seal }.
        [black] Avec **{ $cards }**, tu gagnes : cela coûte 3 points.
       *[free] Avec **{ $cards }**, tu gagnes : cela ne coûte rien. Il ne reste aucun sceau ⬛ noir.
    }
   *[ahead] { $then ->
        [none] Avec **{ $cards }**, tu mènes ce pli.
        [seal] Avec **{ $cards }**, tu mènes ce pli : gagner rend ton sceau { $seal }.
        [black] Avec **{ $cards }**, tu mènes ce pli : gagner coûte 3 points.
       *[free] Avec **{ $cards }**, tu mènes ce pli : gagner ne coûte rien. Il ne reste aucun sceau ⬛ noir.
    }
}
seven-seals-takers = { $way ->
    [single] { $card }
    [some] { $card } et plus
   *[all] { $colour }
}
seven-seals-line-follow = Tu dois fournir du { $colour }. Le reste de ta main :
seven-seals-line-free = Tu n'as pas de { $colour } : joue la carte de ton choix.

## Rendre un sceau

seven-seals-return-title = Tu as gagné le pli avec le { $card }. Quel sceau rends-tu ?
seven-seals-return-why = La couleur demandée ({ $colour }) convient{ $trumped ->
    [yes] , le rouge aussi (il a gagné)
   *[no] {""}
}{ $white ->
    [yes] , et le blanc toujours. En fin de manche, un blanc coûte 4 points, une couleur 2
   *[no] {""}
}.
seven-seals-return-button = Rendre le { $kind }

## Composer une annonce

seven-seals-compose-title = Combien de plis gagneras-tu ?
seven-seals-compose-seat = **{ $you ->
    [yes] Toi
   *[no] { $name }
}** { $tricks ->
    [saboteur] 🗡️ saboteur
    [0] aucun pli
   *[other] { $tricks } : { $seals }
}{ $taken ->
    [none] {""}
   *[other] {" "}(−{"\u2060"}{ $taken } +{"\u2060"}{ $white })
}
    .words = { $you ->
        [yes] { $tricks ->
            [saboteur] Tu es le saboteur.
            [0] Tu n'annonces aucun pli.
            [one] Tu annonces { $tricks } pli : { $seals }.
           *[other] Tu annonces { $tricks } plis : { $seals }.
        }
       *[no] { $tricks ->
            [saboteur] { $name } est le saboteur.
            [0] { $name } n'annonce aucun pli.
            [one] { $name } annonce { $tricks } pli : { $seals }.
           *[other] { $name } annonce { $tricks } plis : { $seals }.
        }
    }{ $taken ->
        [none] {""}
       *[other] {" "}Tu prends { $taken }.
    }
seven-seals-compose-middle = { $middle ->
    [none] Au milieu : rien
   *[other] Au milieu : { $middle }
}
seven-seals-compose-costs = Atout rouge, jusqu'à { $highest }. Un sceau restant coûte 2, un pli sans sceau 3.
seven-seals-compose-gone = Plus de { $colours } : { $way ->
    [white] il ne reste aucun sceau ⬜ blanc.
   *[gone] personne d'autre n'a un tel sceau.
}
seven-seals-sum = { $guess ->
    [yes] Estimation rapide : **{ $own }**
   *[no] Tu annonces **{ $own }**
} ; tous les joueurs : **{ $together } plis sur { $tricks }**{ $way ->
    [even] , exactement ce qu'il y a.
    [over] , { $apart } de trop.
   *[under] .
}
    .words = { $guess ->
        [yes] Estimation rapide, plis { $own } : { $seals }
       *[no] Tu annonces { $own } : { $seals }
    } ; tous les joueurs : { $together } plis sur { $tricks }{ $way ->
        [even] , exactement ce qu'il y a.
        [over] , { $apart } de trop.
       *[under] .
    }
seven-seals-compose-takings = { $count ->
    [one] Dont { $count } pris à un autre contre un sceau ⬜ blanc.
   *[other] Dont { $count } pris aux autres contre des sceaux ⬜ blancs.
}
seven-seals-add-button = { $sign } { $count }
    .words = { $way ->
        [middle] Ajouter { $colour }, { $count } pour l'instant
        [player] Prendre { $colour } à quelqu'un, { $count } pour l'instant
       *[gone] Plus de { $colour }, { $count } pour l'instant
    }
seven-seals-less-button = − Un de moins
    .words = Retirer le dernier sceau
seven-seals-confirm-button = Confirmer : { $tricks }
    .words = Confirmer { $tricks ->
        [0] aucun pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
seven-seals-back-button = Retour
seven-seals-saboteur-button = Saboteur
seven-seals-take-title = À qui prendre un sceau { $colour } ?
seven-seals-take-why = Il n'y en a plus au milieu. Le joueur choisi reçoit un sceau ⬜ blanc contre un { $colour }. Le blanc lui coûte 4 points, sauf s'il le rend pour un pli gagné.
seven-seals-take-seat = { $name } : { $before } → { $after }
    .words = { $name } : maintenant { $before } ; ensuite { $after }
seven-seals-take-button = À { $name }
seven-seals-saboteur-title = 🗡️ Être le saboteur ?
seven-seals-saboteur-why = Le saboteur n'annonce rien et ne prend aucun sceau. Gagner ou perdre des plis ne lui coûte rien. La manche te coûte { $start } points de pénalité. Chaque sceau ⬛ noir des autres en enlève un, mais jamais sous 0.
seven-seals-saboteur-hint = À toi de gâcher leurs plans : laisse-leur les plis dont ils ne veulent pas. Un seul joueur par manche peut le faire, et c'est définitif.
seven-seals-saboteur-take-button = Être le saboteur

## Ce qui s'est passé

seven-seals-told-dealt = Manche { $round } : { $you ->
    [yes] tu commences.
   *[no] { $name } commence.
}
seven-seals-told-predicted = { $tricks ->
    [0] { $you ->
        [yes] Tu n'annonces aucun pli.
        [clock] Temps écoulé : un ordinateur n'annonce pour toi aucun pli.
        [computer] Un ordinateur n'annonce pour toi aucun pli.
       *[no] { $name } n'annonce aucun pli.
    }
   *[other] { $you ->
        [yes] Tu annonces
        [clock] Temps écoulé : un ordinateur annonce pour toi
        [computer] Un ordinateur annonce pour toi
       *[no] { $name } annonce
    } { $tricks ->
        [1] un pli : { $seals }.
        [one] { $tricks } pli : { $seals }.
       *[other] { $tricks } plis : { $seals }.
    }
}
seven-seals-told-taken = **🪝 { $you ->
    [yes] Tu as pris un sceau { $seal } à { $victim }, qui a reçu un ⬜ blanc.
    [clock] Temps écoulé : un ordinateur a pris pour toi un sceau { $seal } à { $victim }, qui a reçu un ⬜ blanc.
    [computer] Un ordinateur a pris pour toi un sceau { $seal } à { $victim }, qui a reçu un ⬜ blanc.
   *[no] { $yours ->
        [yes] { $name } t'a pris un sceau { $seal } ; tu as reçu un ⬜ blanc.
       *[no] { $name } a pris un sceau { $seal } à { $victim }.
    }
}**
seven-seals-told-saboteur = { $you ->
    [yes] Tu es le 🗡️ saboteur : { $start } points de pénalité, un de moins par sceau ⬛ noir pris par les autres.
    [clock] Temps écoulé : un ordinateur a fait de toi le 🗡️ saboteur : { $start } points de pénalité, un de moins par sceau ⬛ noir pris par les autres.
    [computer] Un ordinateur a fait de toi le 🗡️ saboteur : { $start } points de pénalité, un de moins par sceau ⬛ noir pris par les autres.
   *[no] { $name } est le 🗡️ saboteur : { $start } points de pénalité, un de moins par sceau ⬛ noir pris par les autres.
}
seven-seals-told-complete = { $fits ->
    [yes] { $predicted } plis sur { $tricks } sont annoncés.
   *[no] { $predicted } plis sont annoncés, mais il n'y en a que { $tricks }.
}
seven-seals-told-played = { $you ->
    [yes] { $way ->
        [trump] Tu as coupé avec le { $card }.
        [off] Tu as défaussé le { $card }.
       *[plain] Tu as joué le { $card }.
    }
    [clock] Temps écoulé : un ordinateur a joué le { $card } pour toi.
    [computer] Un ordinateur a joué le { $card } pour toi.
   *[no] { $way ->
        [trump] { $name } coupe avec le { $card }.
        [off] { $name } défausse le { $card }.
       *[plain] { $name } joue le { $card }.
    }
}
seven-seals-told-won = { $you ->
    [yes] Tu as gagné
   *[no] { $name } gagne
} { $last ->
    [yes] le dernier pli
   *[no] le pli
} avec le { $card }{ $way ->
    [trump] , qui coupe le { $colour }
   *[high] {""}
}.
seven-seals-told-returned = { $you ->
    [yes] Tu as rendu { $seal }.
    [clock] Temps écoulé : un ordinateur rend pour toi { $seal }.
    [computer] Un ordinateur rend pour toi { $seal }.
   *[no] { $name } rend { $seal }.
}
    .words = { $you ->
        [yes] Tu as rendu un sceau { $seal } pour le pli.
        [clock] Temps écoulé : un ordinateur a rendu pour toi un sceau { $seal } pour le pli.
        [computer] Un ordinateur a rendu pour toi un sceau { $seal } pour le pli.
       *[no] { $name } rend un sceau { $seal } pour le pli.
    }
seven-seals-told-black = **⬛ { $you ->
    [yes] { $left ->
        [0] Aucun sceau ne convient. Tu prends le dernier noir : 3 points.
       *[other] Aucun sceau ne convient. Tu prends un noir : 3 points (il en reste { $left }).
    }
   *[no] { $left ->
        [0] { $name } n'avait pas de sceau pour le pli et a pris le dernier noir : 3 points.
       *[other] { $name } n'avait pas de sceau pour le pli et a pris un noir : 3 points (il en reste { $left }).
    }
}**
seven-seals-told-no-black = **⬛ { $you ->
    [yes] Tu n'avais pas de sceau pour le pli, mais il ne reste aucun noir.
   *[no] { $name } n'avait pas de sceau pour le pli, mais il ne reste aucun noir.
}**

## Décompte

seven-seals-scoring-title = ⚖️ Les Sept Sceaux · { $rounds ->
    [0] manche { $round }
    [1] décompte
   *[other] manche { $round } sur { $rounds }
}
seven-seals-scored = { $you ->
    [yes] Toi
   *[no] { $name }
} : **{ $points }**{ $points ->
    [0] {" "}· tous les sceaux rendus
   *[other] { $coloured ->
        [0] {""}
       *[other] {" "}· { $coloured } de couleur ×2
    }{ $white ->
        [0] {""}
        [one] {" "}· { $white } ⬜ blanc ×4
       *[other] {" "}· { $white } ⬜ blancs ×4
    }{ $black ->
        [0] {""}
        [one] {" "}· { $black } ⬛ noir ×3
       *[other] {" "}· { $black } ⬛ noirs ×3
    }
}
    .words = { $you ->
        [yes] Toi
       *[no] { $name }
    } : **{ $points }**{ $points ->
        [0] {"\u00A0"}; tous les sceaux rendus
       *[other] { $coloured ->
            [0] {""}
           *[other] {"\u00A0"}; { $coloured } de couleur à 2
        }{ $white ->
            [0] {""}
            [one] {"\u00A0"}; { $white } blanc à 4
           *[other] {"\u00A0"}; { $white } blancs à 4
        }{ $black ->
            [0] {""}
            [one] {"\u00A0"}; { $black } noir à 3
           *[other] {"\u00A0"}; { $black } noirs à 3
        }
    }
seven-seals-round-dearest = { $kind ->
    [black] { $count ->
        [1] Le noir t'a coûté le plus : un pli pour lequel tu n'avais pas de sceau.
       *[other] Le noir t'a coûté le plus : { $count } plis pour lesquels tu n'avais pas de sceau.
    }
    [white] Le blanc t'a coûté le plus, alors que n'importe quel pli en rend un.
   *[other] Les sceaux de couleur t'ont coûté le plus : { $count ->
        [1] il t'en restait un.
        [one] il t'en restait { $count }.
       *[other] il t'en restait { $count }.
    }
}
seven-seals-round-colours = Tu as gagné autant de plis qu'annoncé, mais pas dans les bonnes couleurs.
seven-seals-scored-saboteur = { $you ->
    [yes] Toi
   *[no] { $name }
} : **{ $points }** · 🗡️ saboteur, { $start } − { $black } ⬛ noirs des autres{ $capped ->
    [yes] , jamais sous 0
   *[no] {""}
}
    .words = { $you ->
        [yes] Toi
       *[no] { $name }
    } : **{ $points }** ; saboteur, { $start } moins { $black } noirs des autres{ $capped ->
        [yes] , jamais sous 0
       *[no] {""}
    }
seven-seals-scored-tricks = Plis gagnés/annoncés : { $tricks }
    .words = Plis gagnés : { $tricks }
seven-seals-scored-won = { $name } { $won }/{ $predicted }
    .words = { $name } { $won } sur { $predicted } annoncés
seven-seals-scored-totals = Points de pénalité, du plus petit total au plus grand
seven-seals-scored-total = { $name } { $before } → **{ $total }**
    .words = { $name } : de { $before } à **{ $total }**
points-seven-seals = { $points ->
    [0] 0 point de pénalité
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
review-points-seven-seals = Coût de ton choix par rapport à la moyenne des autres, en points de pénalité : au moins { $points }.
seven-seals-finale = 🎯 { $you ->
    [yes] Ton annonce tombe juste
   *[no] { $name } tombe juste
} : { $tricks ->
    [0] aucun pli !
    [one] un pli !
   *[other] { $tricks } plis !
}
distinction-seven-seals = 🎯 Annonce la plus juste : { $name }, { $size } plis à la couleur près
seven-seals-ending = Tu as annoncé { $predicted } et gagné { $won }{ $exact ->
    [yes] , mais pas dans les bonnes couleurs
   *[no] {""}
} : { $points ->
    [0] tous les sceaux rendus.
   *[other] il te reste { $seals }, { $points } points de pénalité.
}
# The reader's penalty points of a whole game, and the seals left over in its rounds.
seven-seals-ending-all = Points de pénalité des { $rounds } manches : **{ $points }**. { $coloured } de couleur ×2, { $white } ⬜ en blanc ×4. { $black } ⬛ en noir ×3, pour des plis sans sceau.{ $saboteur ->
    [0] {""}
   *[other] {" "}{ $saboteur } comme 🗡️ saboteur.
}
    .words = Points de pénalité des { $rounds } manches : **{ $points }**. { $coloured } de couleur à 2, { $white } en blanc à 4. { $black } en noir à 3, pour des plis sans sceau.{ $saboteur ->
        [0] {""}
       *[other] {" "}{ $saboteur } comme saboteur.
    }
seven-seals-own-true = 🎯 { $you ->
    [yes] { $rounds ->
        [1] Ton annonce
       *[other] Ton annonce la plus juste
    }
   *[no] { $rounds ->
        [1] { $name }, annonce juste
       *[other] { $name }, annonce la plus juste
    }
} : { $tricks ->
    [0] aucun pli
    [one] un pli
   *[other] { $tricks } plis
}{ $rounds ->
    [1] {""}
   *[other] {" "}à la manche { $round }
}, { $way ->
    [clean] sans sceau restant
   *[counted] autant de gagnés, mais pas dans les bonnes couleurs : { $points } points de pénalité
}
seven-seals-own-round = 🕯️ { $you ->
    [yes] Ta meilleure manche
   *[no] { $name }, meilleure manche
} : { $points ->
    [0] aucun point de pénalité
    [one] un point de pénalité
   *[other] { $points } points de pénalité
} à la manche { $round }
seven-seals-most-robbed = { $each ->
    [yes] 🪝 Le plus de vols : { $name }, { $count } sceaux chacun
   *[no] 🪝 Le plus de vols : { $name }, { $count } sceaux
}
seven-seals-decided = 🏆 Le tournant : à la manche { $round }, { $own ->
    [1] un point de pénalité
    [one] { $own } point de pénalité
   *[other] { $own } points de pénalité
} pour { $you ->
    [first] toi
   *[other] { $first }
}, { $next } pour { $you ->
    [second] toi
   *[other] { $second }
}
seven-seals-sabotage = 🗡️ Meilleur sabotage : { $you ->
    [yes] tu effaces
   *[no] { $name } efface
} { $saved ->
    [1] un point de pénalité
    [one] { $saved } point de pénalité
   *[other] { $saved } points de pénalité
}
seven-seals-black-seals = ⬛ Plis dont personne ne voulait : { $count ->
    [1] un sceau noir
    [one] { $count } sceau noir
   *[other] { $count } sceaux noirs
}
seven-seals-no-cards = aucune carte

## Ce qui ne va pas

seven-seals-refusal-game-over = Cette partie est finie. Les boutons sous son résultat mènent à la suite.
seven-seals-refusal-not-your-turn = Ce n'est pas ton tour. En attendant, tu peux regarder ta main.
seven-seals-refusal-predict-first = On joue les cartes quand tout le monde a annoncé. Compose d'abord ton annonce.
seven-seals-refusal-predictions-over = Les annonces sont ouvertes et définitives. Joue une carte.
seven-seals-refusal-return-first = Tu as gagné le pli ; choisis d'abord un sceau à rendre.
seven-seals-refusal-nothing-to-return = Il n'y a pas de sceau à rendre maintenant. Joue une carte.
seven-seals-refusal-not-in-hand = Tu n'as pas cette carte. Voici les tiennes.
seven-seals-refusal-must-follow = Tu as du { $colour } : tu dois en fournir.
seven-seals-refusal-seal-not-held = Tu n'as pas ce sceau. Voici ceux qui conviennent.
seven-seals-refusal-seal-does-not-fit = Ce sceau ne convient pas à ce pli. Voici ceux qui conviennent.
seven-seals-refusal-saboteur-taken = Il y a déjà un saboteur cette manche. Annonce plutôt tes plis.
seven-seals-refusal-not-in-middle = Il n'y en a pas autant au milieu. Dis à qui tu prends le reste.
seven-seals-refusal-middle-first = Tu ne peux pas prendre un sceau à un joueur tant que le milieu a cette couleur. Laisse `take` vide.
seven-seals-refusal-no-such-seal = Ce joueur n'a pas autant de sceaux de cette couleur. Choisis de nouveau.
seven-seals-refusal-no-white-seal = Il ne reste aucun sceau blanc à échanger contre celui d'un autre. Annonce avec ce qu'a le milieu.
seven-seals-refusal-not-a-prediction = Ce n'est pas une annonce. Compose-la avec les boutons, ou tape `2 rouge 1 bleu`.

## Les règles

rules-seven-seals =
    - Avant chaque manche, **annonce** : prends un sceau pour chaque pli que tu penses gagner, de la couleur qui sera demandée, ou rouge si un atout doit le gagner.
    - Puis quinze **plis** : fournis la couleur demandée si tu peux ; **l'atout est toujours le rouge**. Qui gagne un pli rend un sceau qui convient.
    - Les sceaux qui restent à la fin coûtent des **points de pénalité** : couleur 2, blanc 4, noir 3. Celui qui a le moins de points gagne.

    { "**" }Par exemple :** tu prends 🔺 rouge et 🔷 bleu : tu annonces deux plis. Tu gagnes un pli où le bleu est demandé et rends le sceau 🔷 bleu. Puis tu gagnes un pli vert avec une carte verte : aucun de tes sceaux ne convient, et tu prends un ⬛ noir. Si tu ne gagnes plus rien, 🔺 rouge 2 + ⬛ noir 3 = 5 points.
rules-seven-seals-course =
    🃏 **Cartes.** Rouge, jaune, vert, bleu et violet : de 1 à 9 à trois, de 1 à 12 à quatre, de 1 à 15 à cinq. Le premier donneur est tiré au sort.

    🔮 **Annonce.** En partant de la gauche du donneur, chacun prend un sceau de couleur par pli qu'il pense gagner. Aucun, c'est permis aussi. Il y en a cinq rouges et trois de chaque autre couleur. Si une couleur manque au milieu, prends-la à un joueur, qui reçoit un sceau blanc en échange. Sans sceau blanc, c'est impossible. Une annonce confirmée est définitive.

    ♻️ **Plis.** On entame avec n'importe quelle carte. Fournis la couleur si tu peux, sinon joue ce que tu veux. La plus haute carte rouge gagne, sinon la plus haute de la couleur demandée. Le gagnant entame le suivant.

    ⬜ **Sceaux.** Qui gagne un pli doit rendre un sceau qui convient : la couleur demandée, ou blanc, ou rouge si une carte rouge a gagné. Si aucun ne convient, prends un noir, tant qu'il reste un des six.

    🗡️ **Saboteur.** Un joueur peut être le saboteur au lieu de prendre des sceaux. Gagner ou perdre des plis lui est égal.
rules-seven-seals-scoring =
    - chaque sceau de couleur restant : 2 points
    - chaque sceau blanc : 4
    - chaque sceau noir : 3
    - le saboteur : { $start }, un de moins par sceau noir des autres, jamais sous 0{ $rising ->
        [yes] . Un joueur qui redevient saboteur commence chaque fois un point plus haut
       *[no] {""}
    }

    Le total le plus bas gagne après { $rounds ->
        [0] 6 manches à trois, 4 à quatre, 5 à cinq
        [one] une manche
       *[other] { $rounds } manches
    } ; à égalité, on partage.
rules-seven-seals-sources =
    { "**" }Les Sept Sceaux** de Stefan Dorra, Amigo 2003. Le saboteur progressif est la variante de l'auteur pour les parties longues : 9, 8 ou 10 manches à trois, quatre ou cinq.

    -# MAISON, notre choix là où les règles imprimées se taisent : le premier donneur est tiré au sort ; sans sceau blanc, on ne vole personne ; à égalité, on partage ; un saboteur qui commence à 5 à plus de trois.

## Conseils : ce que ferait un ordinateur, en une phrase

seven-seals-move-play = Joue le { $card }.
seven-seals-move-predict = { $tricks ->
    [0] N'annonce aucun pli.
    [one] Annonce un pli avec { $seals }.
   *[other] Annonce { $tricks } plis avec { $seals }.
}
seven-seals-move-taking = Prends un sceau { $colour } à { $name }.
seven-seals-move-return = Rends le sceau { $seal }.
seven-seals-move-saboteur = Sois le 🗡️ saboteur.

## Conseils : pourquoi, en une phrase après le coup

lacks-seven-seals = { $why ->
    [spoils] { $count ->
        [-1] Elle ne peut pas gagner le pli, et un autre peut alors rendre un sceau.
       *[other] {" "}
    }
    [yields] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Elle peut gagner le pli.
    }
    [ducks] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Elle peut gagner le pli.
    }
    [keeps] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Elle peut gagner le pli.
    }
    [waits] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Elle peut gagner le pli.
    }
    [sure] { $count ->
        [-2] {" "}
        [-1] Elle ne peut pas gagner le pli.
        [0] Une carte rouge peut encore le prendre.
        [1] Une carte plus haute de sa couleur est encore en jeu.
       *[other] { $count } cartes plus hautes de sa couleur sont encore en jeu.
    }
    [high] { $count ->
        [-2] {" "}
        [-1] Elle ne peut pas gagner le pli.
        [0] {" "}
        [1] Une carte plus haute de sa couleur est encore en jeu.
       *[other] { $count } cartes plus hautes de sa couleur sont encore en jeu.
    }
    [leads] { $count ->
        [-2] {" "}
        [-1] Elle ne peut pas gagner le pli.
        [0] {" "}
        [1] Une carte plus haute de sa couleur est encore en jeu.
       *[other] { $count } cartes plus hautes de sa couleur sont encore en jeu.
    }
    [wins] { $count ->
        [-1] Elle ne peut pas gagner le pli.
       *[other] {" "}
    }
    [lowest] { $count ->
        [-1] Elle ne peut pas gagner le pli.
       *[other] {" "}
    }
    [ahead] { $count ->
        [-1] Elle ne peut pas gagner le pli.
       *[other] {" "}
    }
    [lets_go] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] Aucune carte plus haute de sa couleur n'est en jeu : tu peux gagner et entamer encore.
        [1] Une seule carte plus haute de sa couleur est en jeu : tu peux gagner et entamer encore.
       *[other] Seulement { $count } cartes plus hautes de sa couleur sont en jeu : tu peux gagner et entamer encore.
    }
    [higher] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] Aucune carte plus haute de sa couleur n'est en jeu : elle peut bien gagner, et tu entames encore.
        [1] Une seule carte plus haute de sa couleur est en jeu : elle peut bien gagner, et tu entames encore.
       *[other] Seulement { $count } cartes plus hautes de sa couleur sont en jeu : elle peut bien gagner, et tu entames encore.
    }
    [anyway] Tu gardes alors cette carte qui gagne à coup sûr.
    [threat] Cette carte-là reste alors dans ta main et peut gagner plus tard.
    [sheds] Cette carte-là reste alors dans ta main.
    [bare] { $way ->
        [Predict] Chaque pli de plus ou de moins coûte des points.
       *[other] {" "}
    }
    [nothing] { $way ->
        [Predict] Chaque pli de plus ou de moins coûte des points.
       *[other] {" "}
    }
    [many_red] { $way ->
        [Predict] Chaque pli de plus ou de moins coûte des points.
       *[other] {" "}
    }
    [trumped] { $way ->
        [Predict] Chaque pli de plus ou de moins coûte des points.
       *[other] {" "}
    }
    [middling] { $way ->
        [Predict] Chaque pli de plus ou de moins coûte des points.
       *[other] {" "}
    }
    [cheap] { $way ->
        [Predict] Chaque pli de plus ou de moins coûte des points.
       *[other] {" "}
    }
    [dear] Tu gardes le sceau blanc.
    [keeps_white] Tu dépenses le sceau blanc.
    [keeps_red] Tu dépenses le sceau rouge.
    [spends_red] Tu gardes le sceau rouge.
   *[other] {" "}
}
why-seven-seals-only = Rien d'autre n'est permis.
why-seven-seals-promise = { $way ->
    [both] Tu peux gagner avec { $best }, et couper d'autres couleurs avec { $ruffs }.
    [best] Tu peux gagner avec { $best }.
    [ruffs] Tu peux couper d'autres couleurs avec { $ruffs }.
   *[none] Tu n'as rien de haut dans ces couleurs, mais { $count ->
        [1] un pli peut
        [one] { $count } pli peut
       *[other] { $count } plis peuvent
    } quand même te revenir.
}{ $way ->
    [none] {""}
   *[some] { $more ->
        [0] {""}
        [one] {" "}Tes autres cartes peuvent gagner encore un pli.
       *[other] {" "}Tes autres cartes peuvent gagner encore { $more } plis.
    }
}
why-seven-seals-nothing = Avec { $trumps ->
    [0] zéro carte rouge
    [one] une carte rouge
   *[other] { $trumps } cartes rouges
} et { $high ->
    [0] zéro carte haute
    [one] une carte haute
   *[other] { $high } cartes hautes
} des autres couleurs, tu peux laisser passer tous les plis.
why-seven-seals-bare = Un sceau restant coûte 2 points, et ainsi tu n'en prends aucun.
why-seven-seals-many_red = Tu as { $count } cartes rouges, et personne ne sait quelles couleurs elles couperont.
why-seven-seals-trumped = { $high ->
    [1] Ta carte haute des autres couleurs ne gagne
    [one] Tes { $high } cartes hautes des autres couleurs ne gagnent
   *[other] Tes { $high } cartes hautes des autres couleurs ne gagnent
} que si personne ne coupe, et les autres ont { $count } cartes rouges.
why-seven-seals-middling = { $count } de tes cartes ne sont ni hautes ni basses : elles peuvent gagner ou perdre, et le saboteur n'a pas à dire lesquelles.
why-seven-seals-cheap = Cela coûte au plus { $count ->
    [one] { $count } point
   *[other] { $count } points
}, et { $seals ->
    [1] un sceau restant ne coûte
    [one] { $seals } sceau restant ne coûte
   *[other] { $seals } sceaux restants ne coûtent
} pas moins.
why-seven-seals-spoils = Les plis ne coûtent rien au saboteur, et personne d'autre ne peut rendre de sceau pour un pli que tu gagnes.
why-seven-seals-yields = Les plis importent peu au saboteur, et pour celui-ci quelqu'un d'autre doit trouver un sceau.
why-seven-seals-wins = Cette carte gagne le pli, et tu as le sceau qu'il faut.
why-seven-seals-lowest = Tu as un sceau pour le pli, et aucune de tes cartes plus basses ne peut le gagner.
why-seven-seals-sure = Personne ne peut plus la battre, et tu as un sceau pour le pli.
why-seven-seals-high = Personne d'autre n'a de carte plus haute de la couleur, et tu as un sceau pour le pli.
why-seven-seals-leads = { $count ->
    [1] Tu as un sceau pour un tel pli, et il ne reste en jeu qu'une carte plus haute de la couleur.
    [2] Tu as un sceau pour un tel pli, et il ne reste en jeu que deux cartes plus hautes de la couleur.
   *[other] Tu as un sceau pour un tel pli. Il reste en jeu { $count } cartes plus hautes de la couleur, mais plus encore de plus basses.
}
why-seven-seals-lets_go = { $count ->
    [1] Une carte plus haute de la couleur est en jeu
    [one] { $count } carte plus haute de la couleur est en jeu
   *[other] { $count } cartes plus hautes de la couleur sont en jeu
} : un autre gagnera sans doute le pli et entamera le suivant.
why-seven-seals-ahead = Cette carte passe devant pour l'instant, et tu as le sceau qu'il faut.
why-seven-seals-free = Tu n'as pas de sceau pour un tel pli, mais il ne reste aucun sceau ⬛ noir : il ne coûte rien.
why-seven-seals-higher = { $count ->
    [1] Une carte plus haute de la couleur est encore en jeu
    [one] { $count } carte plus haute de la couleur est encore en jeu
   *[other] { $count } cartes plus hautes de la couleur sont encore en jeu
}, donc quelqu'un d'autre peut prendre ce pli, pour lequel tu n'as pas de sceau.
why-seven-seals-too_high = Tu n'as pas de sceau pour ce pli. Aucune carte plus haute de la couleur n'est en jeu : elle pourrait en gagner un autre plus tard.
why-seven-seals-ruffed = Tu n'as pas de sceau pour un tel pli. Personne d'autre n'a de carte plus haute de la couleur, mais une carte rouge peut encore le prendre.
why-seven-seals-anyway = Tu n'as pas de sceau pour un tel pli, mais cette carte gagne chaque fois que tu entames avec elle, maintenant ou plus tard.
why-seven-seals-later = Cette carte peut attendre : même si tu entames avec elle plus tard, personne ne peut la battre.
why-seven-seals-no_seal = Tu entameras alors sans aucun sceau, et chaque nouveau pli gagné coûte 3 points tant qu'il reste des sceaux ⬛ noirs.
why-seven-seals-on_lead = Tu entameras alors le pli suivant, et tous les autres joueront après toi.
why-seven-seals-unpaid = Tu n'as pas de sceau pour un tel pli : si cette carte le gagne, il coûte 3 points.
why-seven-seals-rids = Tu n'as pas de sceau pour ce pli : il coûte 3 points, mais avec le { $kept } tu perdras plus facilement ensuite.
why-seven-seals-ducks = Tu n'as pas de sceau pour ce pli, et cette carte ne le gagne pas.
why-seven-seals-waits = Il ne te faut plus { $wanted ->
    [1] qu'un pli ; il en reste { $later } à jouer, et tu gardes une bonne carte pour lui.
   *[other] que { $wanted } plis ; il en reste { $later } à jouer, et tu gardes de bonnes cartes pour eux.
}
why-seven-seals-keeps = Tu gardes le { $kept }, qui pourrait gagner ici, pour un pli suivant.
why-seven-seals-threat = Cette carte ne peut pas gagner ce pli. { $count ->
    [0] Personne d'autre n'a de carte plus haute de sa couleur, et elle pourrait gagner plus tard un pli sans sceau.
    [one] Une seule carte plus haute de sa couleur est en jeu, et elle pourrait gagner plus tard un pli sans sceau.
    [2] Seules deux cartes plus hautes de sa couleur sont en jeu, et elle pourrait gagner plus tard un pli sans sceau.
   *[other] Même avec { $count } cartes plus hautes de sa couleur en jeu, elle pourrait gagner plus tard un pli sans sceau.
}
why-seven-seals-spares = Aucune carte que tu peux jouer ne gagne ce pli : joue la plus basse de la couleur.
why-seven-seals-sheds = Aucune carte que tu peux jouer ne gagne ce pli. Défausse la plus haute de la couleur : elle pourrait gagner plus tard un pli sans sceau.
why-seven-seals-dear = Il te reste { $wanted ->
    [1] un sceau
    [one] { $wanted } sceau
   *[other] { $wanted } sceaux
} et { $cards ->
    [1] une carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}, et un sceau blanc restant coûte le plus.
why-seven-seals-keeps_white = Le sceau blanc convient à tout pli : il peut attendre.
why-seven-seals-keeps_red = Le sceau rouge convient à tout pli gagné par une carte rouge : il peut attendre.
why-seven-seals-spends_red = { $trumps ->
    [0] Il ne te reste aucune carte rouge
    [one] Il te reste une carte rouge
   *[other] Il te reste { $trumps } cartes rouges
}, et l'autre sceau convient à tout pli où sa couleur est demandée.

game-seven-seals-unit = points de pénalité
game-seven-seals-gained = { $count ->
    [1] un point de pénalité
    [one] { $count } point de pénalité
   *[other] { $count } points de pénalité
}

## Les mots du jeu, dans la première main

first-words-seven-seals = Prends un sceau par pli à gagner, de la couleur gagnante.
seven-seals-gift-none = Tu ne prends aucun sceau. Chaque pli gagné coûte un sceau ⬛ noir, 3 points, tant qu'il en reste. N'annoncer aucun pli ?
seven-seals-gift = Tu ne peux pas gagner ce pli, et il te faut toutes tes cartes rouges pour tes sceaux rouges. Jouer le { $card } quand même ?
seven-seals-first-hand = { $levels ->
    [none] { $rounds ->
        [one] Après { $rounds } manche, le moins pénalisé gagne.
       *[other] Après { $rounds } manches, le moins pénalisé gagne.
    }
   *[other] { game-seven-seals }, { $levels }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } : le moins pénalisé gagne.
}

## La leçon
lesson-seven-seals-1 = Les sceaux qui restent coûtent des points, et celui qui en a le moins gagne. Le 8 rouge et le 9 bleu devraient gagner un pli chacun. Prends un sceau rouge et un sceau bleu, puis confirme.
lesson-seven-seals-1-wrong = Deux plis suffisent : un sceau rouge et un sceau bleu.
lesson-seven-seals-2 = Il n'y avait plus de bleu au milieu : Wren a pris le tien, et tu as reçu un sceau blanc. Tu entames, avec la carte que tu veux. Entame avec le 6 jaune, que quelqu'un battra.
lesson-seven-seals-2-wrong = Garde cette carte. Pour l'instant, entame avec le 6 jaune.
lesson-seven-seals-3 = La plus haute carte de la couleur demandée a gagné. Qui gagne un pli rend un sceau et entame le suivant. Tu dois fournir du vert : joue le 3 vert.
lesson-seven-seals-3-wrong = Tu dois fournir du vert. Joue le 3 vert.
lesson-seven-seals-4 = Pas de violet : joue ce que tu veux. Le rouge est l'atout. Les autres ont joué, et tout rouge gagne : joue le plus dangereux, le 8 rouge.
lesson-seven-seals-4-wrong = Gagne ce pli avec le 8 rouge. Avec le 2 rouge, tu perdras plus facilement ensuite.
lesson-seven-seals-5 = À toi de rendre un sceau. Le rouge convient, car une carte rouge a gagné. Le blanc convient à tout pli : garde-le et rends le rouge.
lesson-seven-seals-5-wrong = Le blanc conviendra à tout pli que tu gagneras plus tard. Rends le rouge.
lesson-seven-seals-6 = Le gagnant entame. Personne n'a de bleu plus fort : entame avec le 9 bleu. Le sceau blanc repart tout seul.
lesson-seven-seals-6-wrong = Il te faut encore un pli. Entame avec le 9 bleu.
lesson-seven-seals-7 = Les deux plis sont gagnés, les deux sceaux rendus. N'en gagne plus : quelqu'un devrait battre ton 2 rouge.
lesson-seven-seals-7-wrong = Tu n'as plus qu'une carte : le 2 rouge.
lesson-seven-seals-8 = Il ne te reste aucun sceau : 0 point. Pip n'avait aucun sceau pour le dernier pli, un pli rouge, et en a pris un noir. Avec cette nouvelle main, à toi d'annoncer, ou deviens le saboteur : il commence avec 4 points et en perd un par sceau noir des autres.
lesson-seven-seals-9 = Joue maintenant ta main : n'importe quelle carte permise. Un pli que tu n'as pas annoncé coûte un sceau noir.
lesson-seven-seals-end = Annonce ce que tu vas gagner, puis gagne exactement cela. Après une manche, chaque sceau restant coûte des points de pénalité : couleur 2, blanc 4, noir 3.
    Fournis la couleur demandée si tu peux ; le rouge est l'atout. Les six sceaux noirs peuvent s'épuiser. Ensuite, les plis en trop ne coûtent rien.
    Une vraie manche a quinze plis. Le plus petit total gagne après 6 manches à trois, 4 à quatre, 5 à cinq.

daily-finer-seven-seals = À égalité comptent l'écart à l'annonce, puis les pénalités des autres.
duel-finer-seven-seals = { $by ->
    [0] À égalité, le moindre écart entre plis et annonces l'emporte
   *[1] À égalité d'écart aussi, le plus de pénalités des autres l'emporte
} : { $own } à { $other }.

help-typing-seven-seals = - 🕯️ **Les Sept Sceaux :** `/play 2 rouge 1 bleu` annonce tes plis.

mark-seven-seals-nothing = N'a rien annoncé, et a tenu parole
mark-seven-seals-sharp = Cinq plis annoncés à la couleur près
mark-seven-seals-robber = Deux sceaux pris aux autres en une manche
mark-seven-seals-sabotage = Sabotage sans une égratignure

# what a player says across the table
remark-seven-seals-1 = Exactement comme prévu.
remark-seven-seals-2 = Je n'en voulais pas.
remark-seven-seals-3 = Ce pli est pour toi.
remark-seven-seals-4 = Ta prédiction tient toujours ?
