## Une soirée de club : son annonce

club-title = 🌙 Soirée de club : { $game }
club-rounds = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
}
club-length = environ { $minutes } minutes
club-facts = { club-rounds }, { club-length } · { $seats } par table, ordinateurs aux places vides · { clock-time } par tour{ $rated ->
    [yes] {" "}· cotée
   *[no] {""}
}
club-when = **Début :** { $now ->
    [yes] { $minutes } minutes après l'arrivée de deux personnes. Sans elles au bout de { $late } minutes, j'annule.
    [waits] { $minutes } minutes après l'arrivée de deux personnes. S'il n'y en a pas deux à { $at }, j'annule la soirée.
   *[no] { $at }{ $weekly ->
        [yes] , puis chaque semaine
       *[no] {""}
    }
}
club-host = Prévue par { $host }.
club-how = Toutes les tables ont les mêmes cartes, { $field } tables d'ordinateurs aussi. On te compare à ceux qui ont les tiennes ailleurs. { $deal ->
    [0] Une donne est une partie entière.
    [one] Une donne compte { $deal } manche.
   *[other] Une donne compte { $deal } manches.
}
club-asked = Appuie maintenant sur **Je viens**, et à partir de { $opens } sur **Je suis là**.
club-coming = { $count ->
    [0] Personne ne vient encore.
   *[other] **Présents prévus : { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}
club-open = { $when ->
    [none] **Appuie sur Je suis là** pour jouer.
   *[start] **Appuie sur Je suis là** avant le début.
}
club-here = { $count ->
    [0] Personne n'est encore là.
   *[other] **Là : { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}{ $tables ->
    [0] {""}
    [1] {" "}· Cela ferait maintenant { $tables } table{ $computers ->
        [0] {" "}sans ordinateur
        [1] {" "}avec { $computers } ordinateur
       *[other] {" "}avec { $computers } ordinateurs
    }
   *[other] {" "}· Cela ferait maintenant { $tables } tables{ $computers ->
        [0] {" "}sans ordinateur
        [1] {" "}avec { $computers } ordinateur
       *[other] {" "}avec { $computers } ordinateurs
    }
}
club-missing = **Attendus : { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}
club-absent = **Absents : { $count }**
club-round = { $tables ->
    [one] **Donne { $round } sur { $rounds }** en cours à { $tables } table. D'habitude, elle dure { $minutes } minutes. Des ordinateurs terminent ce qui reste ouvert à { $until } ({ $left }).
   *[other] **Donne { $round } sur { $rounds }** en cours à { $tables } tables. D'habitude, elle dure { $minutes } minutes. Des ordinateurs terminent ce qui reste ouvert à { $until } ({ $left }).
}
club-next = **Ensuite :** donne { $round } sur { $rounds } à { $at }.
club-break = Lis tranquillement : ta main t'attend alors { clock-time }, et **{ club-places-button }** reste.{ $way ->
    [more] {" "}L'organisateur peut faire une pause : **{ board-more-button }**.
    [night] {" "}L'organisateur peut faire une pause : `/night`.
   *[none] {""}
}
club-waits = **La donne { $round } sur { $rounds } attend** que chaque table ait un fil, puis continue d'elle-même. { $why ->
    [full] Ce serveur a autant de fils ouverts que Discord en permet : un modérateur peut en fermer.
    [rights] Il me faut { $names } dans ce salon : un modérateur peut l'accorder.
   *[later] Discord ne m'en laisse pas créer pour l'instant. Je réessaie toutes les 30 secondes.
}
club-paused = { $now ->
    [yes] L'organisateur a mis la soirée en pause. **Donne { $round } sur { $rounds }** : elle commence quand il reprend.
   *[no] Ensuite vient une pause, jusqu'à ce que l'organisateur lance la **donne { $round } sur { $rounds }**.
}
club-leads = { $count ->
    [0] Après { $round } donnes sur { $rounds }, personne ne peut plus être dans le classement : personne n'arrive plus aux deux tiers.
    [1] **{ $names } mène** avec { club-percent } (donnes jouées : { $round } sur { $rounds }).
   *[other] **{ $names } mènent ensemble** avec { club-percent } (donnes jouées : { $round } sur { $rounds }).
}
club-won = 🌙 { $game } : { $count ->
    [1] { $names } gagne la soirée de club avec { club-percent } !
   *[other] { $names } se partagent la soirée de club avec { club-percent } chacun !
}
club-over = 🌙 { $game } : { $early ->
    [yes] la soirée de club a fini plus tôt, car il ne restait personne
    [rooms] la soirée de club a fini plus tôt, car ses tables n'avaient plus de fils
   *[no] la soirée de club est terminée
}
club-cancelled = { $count ->
    [0] { $begun ->
        [yes] La soirée de club { $game } du { $at } est annulée : ses tables n'avaient pas de fils ici.
       *[no] La soirée de club { $game } du { $at } est annulée, car il n'y avait pas deux personnes.
    }
   *[other] { $names } a annulé la soirée de club { $game } du { $at }.
}
club-closed = Cette soirée de club est terminée : [toutes les places et la donne de la soirée]({ $link }).
club-after = **Ensuite :** { $at }, puis chaque semaine.
club-percent = { number-tenths } %
club-place = place { $points }
club-lead = { $way ->
    [place] place { number-tenths }
    [ahead] { $long ->
        [yes] { number-tenths } d'avance sur la moyenne à table
       *[no] { number-tenths } d'avance
    }
    [behind] { $long ->
        [yes] { number-tenths } de retard sur la moyenne à table
       *[no] { number-tenths } de retard
    }
   *[level] { $long ->
        [yes] à égalité avec la moyenne à table
       *[no] à égalité
    }
}
club-others = { $count ->
    [one] et { $count } place de plus : **Mon résultat**, puis **Toutes les places**
   *[other] et { $count } places de plus : **Mon résultat**, puis **Toutes les places**
}
club-round-button = Donne { $round }
club-hands = Autres donnes et tables
club-games = Revoir tes parties
club-no-places = Les places arrivent quand la première donne est comptée.
club-counting =
    -# **Une donne :** { $what ->
        [places] ta place est comparée à celle
       *[points] ton avance sur les autres à ta table est comparée à celle
    } de tous ceux qui ont tes cartes, ordinateurs compris. 62 % : mieux que 62 sur 100. { $what ->
        [places] Une place égale compte pour moitié.
       *[points] À avance égale, le jeu départage, sinon elle compte pour moitié.
    }
    -# **La soirée** est la moyenne des donnes. À égalité, l'avance face aux mêmes cartes décide. Pour être dans le classement, il te faut { $rounds ->
        [1] sa donne
        [2] les deux donnes
       *[other] { $needed } donnes sur { $rounds }
    }.
    -# { $rounds ->
        [1] {""}
        [2] {""}
       *[other] **Une donne manquée** compte 50 %, chaque autre 40 %.{" "}
    }Si l'ordinateur fait la plupart de tes coups, la donne compte 40 %, un peu sous la moyenne, et au moins 60 % pour les autres de la table.
club-legend = 62 % : mieux que 62 sur 100 avec les mêmes cartes.
club-note = { $why ->
    [alone] { $names } : 60 %, car quelqu'un a quitté la table.
    [left] { $names } : 40 %, car un ordinateur a fait plus de la moitié des coups.
   *[missed] { $names } : absence, qui compte 50 % la première fois, puis 40 %.
}
club-line = { $ranked ->
    [yes] { $place }\. { $name } { club-percent }{ $by ->
        [margin] , comme { $above }, qui avait { $less } d'avance de plus par donne
        [cards] , comme { $above }, qui a fait mieux avec les mêmes cartes
       *[score] {""}
    }
   *[no] Hors classement : { $name } (joué { $played } sur { $round })
}
club-deal = 🃏 **Donne de la soirée : la { $round }.** { $count ->
    [1] Le meilleur résultat : { $best }, avec { $most } ({ $share }).
   *[other] Les mêmes cartes ont donné de { $least } à { $most }. Le meilleur résultat avec elles : { $best } ({ $share }).
}
club-outdone = 🃏 **Donne { $round } :** { $best } a obtenu { $most } avec tes cartes ({ $share }). Toi : { $least } ({ $lower }).
club-own-deal = { $why ->
    [missed] **Donne { $round } :** tu n'avais pas de place{ $counts ->
        [yes] , elle compte donc { $share }
       *[no] {""}
    }.
    [left] **Donne { $round } : { $share }**, un peu moins que la moyenne de 50 %, car un ordinateur a fait plus de la moitié de tes coups.
    [alone] **Donne { $round } : { $share }**, un peu plus que la moyenne de 50 %, car quelqu'un a quitté ta table. Sinon, ce serait { $real }.
   *[own] **Donne { $round } : { $share }** · { $among ->
        [0] Personne d'autre n'avait tes cartes.
       *[other] Tu as battu { $beaten } { $who ->
            [short] sur { $among }
           *[other] des { $among } qui avaient tes cartes{ $who ->
                [named] {" "}({ $names } et { $computers } ordinateurs)
                [many] {" "}({ $people } personnes et { $computers } ordinateurs)
               *[none] , tous des ordinateurs
            }
        }{ $level ->
            [0] .
           *[other]  ; à égalité avec { $level }.
        }
    }
}
club-own-table = **Ta table :** { $results }
club-compared = { $what ->
    [places] Place à table :
   *[points] Avance sur la moyenne des autres à la même table :
} { $results }
club-tied = { $ahead ->
    [yes] À égalité d'avance, tu passes devant { $name }.
   *[no] À égalité d'avance, { $name } passe devant toi.
}
club-middle = médiane des { $count }
club-reach = 🎯 { $deals ->
    [0] { $own ->
        [1] **Ton avance :** il manquait { $gap } % en tout à { $name } pour te rattraper.
       *[other] **Pour rattraper { $name } (place { $place })**, il te manquait { $gap } % en tout.
    }
   *[other] { $own ->
        [1] **La première place n'est pas encore sûre :** { $gap } % de plus { $deals ->
            [1] dans la dernière donne
           *[other] au total sur les { $deals } dernières donnes
        } suffisent à { $name } pour te rattraper.
       *[other] **La place { $place } reste possible :** tu rattrapes { $name } avec { $gap } % de plus { $deals ->
            [1] dans la dernière donne
           *[other] au total sur les { $deals } dernières donnes
        }.
    }
}
club-best = 🎯 **Ton mieux :** la donne { $round }, { $way ->
    [over] { number-tenths } de mieux que la moyenne de tous ceux qui avaient tes cartes.
    [short] à { number-tenths } de la moyenne de tous ceux qui avaient tes cartes.
   *[share] mieux que { $share } avec tes cartes.
}
club-own-place = { $ranked ->
    [yes] Place { $place } sur { $among }{ $over ->
        [yes] {""}
       *[no] {" "}pour l'instant
    }, avec { club-percent }{ $played ->
        [1] {""}
       *[other] {" "}en moyenne
    }
   *[no] { $played ->
        [0] Dans le classement à partir de { $needed } donnes sur { $rounds } jouées jusqu'au bout
        [one] { club-percent } en { $played } donne ; dans le classement à partir de { $needed } sur { $rounds }
       *[other] { club-percent } en { $played } donnes ; dans le classement à partir de { $needed } sur { $rounds }
    }
}
club-coming-button = Je viens
club-absent-button = Je ne peux pas
club-here-button = Je suis là
club-table-button = Ma table
club-places-button = Mon résultat
club-leave-button = Quitter
club-back-button = Je suis de retour
club-now-button = Voir la soirée
club-seals-button = Preuve des cartes
club-history-button = Mes soirées
club-how-button = Le décompte
club-all-button = Toutes les places
club-deal-button = Partie : { $name }
club-league-button = Ligue
club-next-button = Prochaine soirée
club-night-button = Soirée de club
club-open-button = Ouvrir l'appel maintenant
club-begin-button = Commencer maintenant
club-go-on-button = Donne suivante maintenant
club-pause-button = Pause
club-resume-button = Reprendre
club-change-button = Modifier
club-cancel-button = Annuler
club-weekly-button = Répéter chaque semaine
club-weekly = { $at ->
    [off] Elle ne revient pas : **Répéter chaque semaine** est désactivé.
   *[other] **Ensuite :** { $at }, puis chaque semaine, jusqu'à une soirée sans personne.
}
club-every-week = J'annonce les suivantes la veille, tant qu'on y vient.

## Son programme

club-gathered = quand deux sont là
club-choices =
    {""}**Donnes :** { club-rounds }, { club-length }{ $rated ->
        [yes] {" "}· cotée
       *[no] {""}
    }
    {""}**Places :** { $seats } par table, ordinateurs aux places vides
    {""}**Par tour :** { clock-time }
club-deal-length = environ { $minutes } minutes par donne
club-change-title = ✏️ Modifier la soirée : { $game }
club-seats = { $seats } par table
club-step = 15 minutes plus tard
club-day = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[other] dim.
} { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
}
club-at = { club-day } { $time }
club-zone = { $zoned ->
    [no] Heures en UTC : règle ton **{ club-zone-button }**.
   *[yes] Jours et heures : { $zone }.
}
club-latecomers = { $rounds ->
    [1] Après le début, plus personne ne peut venir.
    [2] Sans la première donne, on peut jouer la deuxième, mais hors classement.
   *[other] Les retardataires sont classés s'ils jouent { $needed } des { $rounds } donnes.
}
club-changing = **Enregistrer** ne mentionne personne. Si le début change, l'appel recommence.
club-rated = Coté : les parties entre humains seuls changent leur cote (`/leaderboard`).
club-group = { $group ->
    [game] Jeu
    [rounds] Donnes
    [seats] Places
    [clock] Par tour
    [start] Début
    [day] Jour
   *[hour] Heure
}
club-event-name = Soirée de club : { $game }
club-announce-button = Annoncer
club-save-button = Enregistrer
club-settings-button = Réglages
club-zone-button = Fuseau
club-announced = { $new ->
    [yes] La soirée de club est annoncée.
   *[no] La soirée de club est modifiée. Tous ceux qui venaient restent sur sa liste.
}{ $weekly ->
    [yes] {" "}Elle revient { $weekday ->
        [0] chaque lundi
        [1] chaque mardi
        [2] chaque mercredi
        [3] chaque jeudi
        [4] chaque vendredi
        [5] chaque samedi
       *[other] chaque dimanche
    } à { $time }, jusqu'à une soirée sans personne : je te mentionne alors. Pour finir la série, appuie sur **{ board-more-button }** sous l'annonce, puis sur **{ club-weekly-button }**.
   *[no] {""}
} { $open ->
    [yes] On peut noter sa présence jusqu'au début. **{ club-begin-button }** la lance plus tôt, à partir de deux personnes, et note ta présence, sauf après **{ club-absent-button }**.
   *[no] L'appel ouvre { $at }.
}
club-none = Aucune soirée de club n'est prévue dans ce salon. Si tu en veux une, demande à { $names }. D'ici là, **{ open-button }** invite tout le monde ici à jouer.
club-series = **La prochaine soirée de club :** { $at }, puis chaque semaine. Je l'annonce ici la veille.
club-another-button = Autre soirée
club-not-yours = Seuls l'organisateur et qui peut prévoir des soirées de club ici peuvent le faire. Demande-leur.
club-no-threads = Une soirée de club demande un salon textuel, où ses tables ont des fils privés. Choisis-en un et lance `/night` là-bas.

## Réponses aux participants

club-coming-done = { $without ->
    [unwanted] Tu viens. L'appel ouvre { $at } ; je ne te mentionne pas, comme le dit `/preferences`.
    [quiet] Tu viens. L'appel ouvre { $at } ; ce sont tes heures calmes, je ne te mentionne donc pas.
    [unseen] Tu viens. L'appel ouvre { $at } ; je ne peux pas te mentionner ici, car tu ne vois pas ce salon.
   *[nothing] Tu viens. L'appel ouvre { $at }, et je te mentionne. Appuie alors sur **{ club-here-button }** pour avoir une place.
}
club-absent-done = C'est noté : tu ne peux pas venir. Si cela change, appuie sur { $open ->
    [yes] **Je suis là**
   *[no] **Je viens**
}.
club-here-done = Ta présence est notée. Quand une donne commence, une mention te mène à ta table, un fil privé de ce salon.
club-late-done = { $when ->
    [later] Tu joues à partir de la donne { $round }. Une mention te mène à ta table.
    [soon] La donne { $round } commence à { $at }. Une mention te mène à ta table.
   *[waits] La donne { $round } commence quand la soirée reprend. Une mention te mène à ta table.
}{ $late ->
    [yes] {" "}Tu arrives trop tard pour être dans le classement : il y faut { $needed } donnes sur { $rounds }.
   *[no] { $came ->
        [yes] {" "}Tu peux encore être dans le classement : il y faut { $needed } donnes sur { $rounds }.
       *[no] {""}
    }
}
club-cut = Tu as coupé les cartes de la soirée avec **{ $word }**. Tu peux changer de mot jusqu'au début.
club-table = { $left ->
    [yes] Donne { $round } : tu es parti, et un ordinateur joue à ta place dans { $thread }. **Je suis de retour** te rend ta place. Si l'ordinateur fait plus de la moitié de tes coups, la donne compte 40 %, un peu moins que la moyenne.
   *[no] Donne { $round } : ta table est { $thread }.
}
club-table-over = Cette table a fini. { $still ->
    [0] Toutes les autres aussi : **Mon résultat** les compare dans un instant.
    [1] À { $at }, une table joue encore. Ensuite, **Mon résultat** compare la tienne aux autres.
   *[other] À { $at }, { $still } tables jouent encore. Ensuite, **Mon résultat** compare la tienne aux autres.
}
club-table-title = **La donne { $round } sur { $rounds } est finie.** Chacun est comparé à tous ceux qui avaient les mêmes cartes, pas à cette table :
club-table-line = **{ $name } { $share }**{ $why ->
    [own] { $among ->
        [0] {""}
       *[other]  : devant { $beaten } sur { $among }{ $level ->
            [0] {""}
           *[other] , à égalité avec { $level }
        }
    }
   *[other] {""}
} · { $ranked ->
    [yes] place { $place } de la soirée
   *[no] hors classement
}
club-table-done = { $still ->
    [0] **Donne { $round } sur { $rounds }** : toutes les tables ont fini. Je compte.
   *[other] **Donne { $round } sur { $rounds }**, à { $at } : tables encore en jeu : { $still }, jusqu'à { $until } au plus tard ({ $left }). Ensuite, des ordinateurs terminent. { $last ->
        [yes] Quand toutes ont fini, le classement final arrive.
        [pause] Quand toutes ont fini, le classement arrive.
       *[no] Quand toutes ont fini, le classement arrive, puis la donne suivante.
    }
}
club-no-table = { $can ->
    [yes] { $gone ->
        [yes] Tu es parti. **Je suis de retour** te fait jouer à partir de la donne { $round }.
       *[no] { $late ->
            [yes] Tu ne joues pas. **Je suis là** te fait jouer à partir de la donne { $round }. Il est trop tard pour le classement : il y faut { $needed } donnes sur { $rounds }.
           *[no] Tu ne joues pas. **Je suis là** te fait jouer à partir de la donne { $round }.
        }
    }
   *[no] { $gone ->
        [yes] Tu es parti, et il est trop tard pour revenir : la dernière donne est en cours. Avec `/solo`, tu peux jouer tout de suite.
       *[no] Tu ne joues pas, et il est trop tard : les nouveaux peuvent venir jusqu'à la moitié des donnes. Avec `/solo`, tu peux jouer tout de suite.
    }
}
club-seated = Table { $table } : { $names }
club-sure = { $act ->
    [seat] Quitter ta place ? Un ordinateur joue pour toi, et **Je suis de retour** te la rend. Si l'ordinateur fait plus de la moitié de tes coups, la donne compte 40 %, un peu moins que la moyenne.{ $late ->
        [yes] {" "}Tu n'es alors pas dans le classement : il y faut { $needed } donnes sur { $rounds }.
       *[no] {""}
    }{ $last ->
        [yes] {""}
       *[no] {" "}Si tu es encore parti à la fin, tu ne joues pas la suivante.
    }
    [leave] Quitter la soirée de club ? La première donne manquée compte 50 %, chaque autre 40 %. **Je suis de retour** te fait revenir.{ $late ->
        [yes] {" "}Tu n'es alors pas dans le classement : il y faut { $needed } donnes sur { $rounds }.
       *[no] {""}
    }
    [begin] { $names }{ $others ->
        [0] {""}
       *[other] {" "}et { $others } de plus
    }{ $count ->
        [1] {" "}n'est pas encore là
       *[other] {" "}ne sont pas encore là
    }. Commencer quand même ?
   *[cancel] Annuler la soirée pour tout le monde ?{ $tables ->
        [open] {" "}Les tables en cours sont fermées, et rien ne compte.
        [over] {" "}Ses donnes ne comptent alors pas.
       *[none] {""}
    }{ $weekly ->
        [yes] {" "}Celle de la semaine prochaine reste ; **Répéter chaque semaine** sous **Plus** y met fin.
       *[no] {""}
    }
}
club-done = { $act ->
    [seat] Un ordinateur joue pour toi. **Je suis de retour** te rend ta place. Si l'ordinateur fait plus de la moitié de tes coups, la donne compte 40 %, un peu moins que la moyenne.
    [leave] Tu as quitté la soirée. **Je suis de retour** te fait revenir.
    [open] Tu as ouvert l'appel.
    [begin] { $came ->
        [yes] Ta présence est notée, et la donne { $round } commence. Une mention te mène à ta table.
       *[no] Tu as lancé la donne { $round }.
    }
    [pause] { $now ->
        [yes] La soirée est en pause : la donne suivante attend **{ club-resume-button }**.
       *[no] La soirée fait une pause après cette donne.
    }
   *[resume] La soirée reprend.
}
club-watch = Personne ne peut regarder une donne. Ensuite, tout est ouvert : **Le décompte**.
club-seals = Chaque sceau est fixé avant la fin de l'appel. Après sa donne, **Vérifier le mélange** d'une partie finie montre que les cartes lui correspondent.
club-seal = Donne { $round } : `{ $seal }`
club-thread-name = 🌙 Donne { $round } · Table { $table }
club-thread = { $names } : { $mate ->
    [none] la donne { $round } sur { $rounds } commence.
   *[other] tu continues pour l'ordinateur { $mate }, avec { $amount } jusqu'ici.
} Appuyez sur **Ma main** ci-dessous.{ $computers ->
    [yes] {" "}🤖 est un ordinateur.
   *[no] {""}
}
    -# D'autres ont les mêmes cartes, gardez donc les vôtres pour vous. Seuls votre table et les modérateurs du serveur voient ce fil.
club-check-in = { $names } : la soirée de club commence à { $at }. Appuyez avant sur **Je suis là** pour être sûrs d'avoir une place à la première donne.

## Les soirées passées

club-nights-title = 🌙 Tes soirées de club sur ce serveur
club-nights-pick = Places d'une soirée
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, place { $place } sur { $among }
   *[no] { $date } · **{ $game }** · hors classement
}
club-past = 🌙 **Ta dernière soirée de club :** { club-night }
club-night-option = { club-day } · { $game } · { club-percent }
club-no-records = { $act ->
    [league] Personne n'a encore été dans le classement d'une soirée de club de ce serveur. **Soirée de club** montre si une soirée est prévue, ou qui peut en prévoir une.
   *[nights] Tu n'as encore joué à aucune soirée de club ici. **Soirée de club** montre si une soirée est prévue, ou qui peut en prévoir une.
}
club-league-title = 🏆 La ligue des soirées de club
club-league-line = { $nights ->
    [one] { $name } { number-tenths } points en { $nights } soirée
   *[other] { $name } { number-tenths } points en { $nights } soirées
}
club-league-how = Une soirée classée suffit pour y être. Tes points sont la somme de tes { $best } meilleurs pourcentages aux { $nights } dernières soirées de ce serveur. À somme égale, les meilleures places de ces soirées décident.
club-league-need = { $way ->
    [out] Tu n'y es pas encore : termine ici une soirée de club avec une place.
    [full] Pour la place { $place }, il te faut encore { number-tenths } points. Une soirée en apporte si elle dépasse la plus faible de tes { $best }.
   *[more] Pour la place { $place }, il te faut encore { number-tenths } points. Ta prochaine soirée classée compte en entier.
}
club-league-leads = 🏆 Les soirées de club ont leur propre ligue : appuie sur **Ligue**.
club-profile = 🌙 Soirées de club : { $ranked ->
    [yes] jouées { $count }, gagnées { $won }. Meilleure place : { $place }. Meilleur résultat : { club-percent }
   *[no] jouées { $count }, aucune avec une place pour l'instant
}
