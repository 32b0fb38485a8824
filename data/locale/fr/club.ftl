## Une soirée de club : son annonce

club-title = 🌙 Soirée de club : { $game }
club-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
club-facts = { club-rounds } · { $seats } par table · { clock-time } par tour{ $rated ->
    [yes] {" "}· classée
   *[no] {""}
}
club-length = Une manche dure au plus { $minutes } minutes.
club-when = **Début :** { $now ->
    [yes] maintenant
   *[no] { $at }
}
club-how = À chaque manche, tout le monde joue les mêmes cartes. Ce qui compte, c'est ce que tu tires de ta main, comparé à ceux qui ont la même à une autre table.
club-coming = { $count ->
    [0] Personne n'a encore répondu.
   *[other] **Présents prévus : { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}
club-open = { $late ->
    [yes] **L'appel est ouvert.** Il faut deux personnes, sinon j'annule la soirée { $at }.
   *[no] **L'appel est ouvert.** La première manche commence { $at }.
}
club-here = { $count ->
    [0] Personne n'est encore là.
   *[other] **Là : { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}
club-missing = **Attendus : { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}
club-round = { $tables ->
    [one] **Manche { $round } sur { $rounds }** en cours à { $tables } table. À { $until }, des ordinateurs terminent ce qui est encore ouvert.
   *[other] **Manche { $round } sur { $rounds }** en cours à { $tables } tables. À { $until }, des ordinateurs terminent ce qui est encore ouvert.
}
club-next = { $soon ->
    [yes] **Manche { $round } sur { $rounds }** : on distribue les cartes.
   *[no] **Manche { $round } sur { $rounds }** : début { $at }.
}
club-waits = La soirée attend : il me faut { $names } dans ce salon. Un modérateur peut l'accorder.
club-paused = La soirée est en pause. **Manche { $round } sur { $rounds }** : elle commence quand l'organisateur reprend.
club-won = 🌙 { $count ->
    [1] { $names } gagne la soirée de club !
   *[other] { $names } se partagent la soirée de club !
}
club-over = 🌙 { $early ->
    [yes] La soirée de club a fini plus tôt : il ne restait personne
   *[no] La soirée de club est terminée
}
club-cancelled = Cette soirée de club a été annulée.
club-after = { $rounds ->
    [one] **Après { $rounds } manche**
   *[other] **Après { $rounds } manches**
}
club-percent = { number-tenths } %
club-others = { $count ->
    [one] et { $count } place de plus, sous **Classement**
   *[other] et { $count } places de plus, sous **Classement**
}
club-hands = Voir les mains d'une table
club-no-places = La première manche n'est pas finie, il n'y a donc pas encore de places.
club-counting = 50 % veut dire : aussi bien que les autres avec ta main, c'est-à-dire les gens des autres tables et 24 tables d'ordinateurs. La soirée compte la moyenne de ses manches. Une manche que tu as quittée compte 40 %, la première manquée 50 %, chaque autre 40 %. Le pourcentage dit combien tu en as battu, les points de combien.
club-legend = Le second nombre est en points au-dessus de ceux qui avaient les mêmes mains. Sans place (–) : qui a joué moins de deux tiers des manches. **Plus** explique le reste.
club-deal = { $what ->
    [places] 🃏 **La donne de la soirée**, manche { $round } : à la même place { $results } ; en moyenne { $mean }. Les nombres sont des places.
   *[points] 🃏 **La donne de la soirée**, manche { $round } : avec les mêmes cartes { $results } ; en moyenne { $mean }. Les nombres sont des points d'avance sur les autres de sa table.
}
club-coming-button = Je viens
club-absent-button = Je ne peux pas
club-here-button = Je suis là
club-table-button = Ma table
club-places-button = Classement
club-leave-button = Quitter la soirée
club-seals-button = Preuve des cartes
club-history-button = Mes soirées
club-league-button = Ligue
club-open-button = Ouvrir l'appel maintenant
club-begin-button = Commencer maintenant
club-go-on-button = Manche suivante maintenant
club-pause-button = Pause
club-resume-button = Reprendre
club-cancel-button = Annuler
club-weekly-button = Chaque semaine

## Son programme

club-now = maintenant
club-seats = { $seats } par table
club-step = { $way ->
    [later] { $unit ->
        [days] { $count ->
            [one] { $count } jour plus tard
           *[other] { $count } jours plus tard
        }
        [hours] { $count ->
            [one] { $count } heure plus tard
           *[other] { $count } heures plus tard
        }
       *[minutes] { $count } minutes plus tard
    }
   *[earlier] { $unit ->
        [days] { $count ->
            [one] { $count } jour plus tôt
           *[other] { $count } jours plus tôt
        }
        [hours] { $count ->
            [one] { $count } heure plus tôt
           *[other] { $count } heures plus tôt
        }
       *[minutes] { $count } minutes plus tôt
    }
}
club-group = { $group ->
    [game] Jeu
    [rounds] Manches
    [seats] Places par table
    [clock] Temps par tour
   *[start] Début
}
club-event = Je l'ajoute aux événements du serveur, pour que Discord prévienne les gens.
club-event-name = Soirée de club : { $game }
club-announce-button = Annoncer
club-announced = { $open ->
    [yes] La soirée de club est annoncée, et l'appel est ouvert.
   *[no] La soirée de club est annoncée. L'appel ouvre 15 minutes avant : { $at }.
}
club-none = Aucune soirée de club n'est prévue dans ce salon. Qui peut gérer les événements peut en annoncer une ici avec `/night`.
club-not-yours = Seuls l'organisateur et qui peut gérer les événements du serveur peuvent le faire. Demande-leur.
club-no-threads = Une soirée de club demande un salon textuel, où ses tables ont des fils privés. Choisis-en un et lance `/night` là-bas.

## Réponses aux participants

club-coming-done = { $without ->
    [unwanted] Tu viens. L'appel ouvre { $at } ; je ne te mentionne pas, comme le dit `/preferences`.
    [quiet] Tu viens. L'appel ouvre { $at } ; ce sont tes heures calmes, je ne te mentionne donc pas.
    [unseen] Tu viens. L'appel ouvre { $at } ; je ne peux pas te mentionner ici, car tu ne vois pas ce salon.
   *[nothing] Tu viens. L'appel ouvre { $at }, et je te mentionne à ce moment-là. **Je suis là** te donne une place.
}
club-absent-done = Tu ne viens pas. Tu peux changer d'avis jusqu'au début.
club-here-done = Tu as une place. L'annonce dit quand commence la première manche, et une mention te mène à ta table. D'ici là, tu peux couper les cartes.
club-late-done = Tu as une place à partir de la manche { $round }. Une mention te mène à ta table.
club-cut = Tu as coupé les cartes de la soirée avec **{ $word }**. Tu peux changer de mot jusqu'au début.
club-table = Ta table est { $thread }.
club-table-over = Cette table a fini. Quand toutes ont fini, le classement est dans le salon de la soirée de club.
club-no-table = { $why ->
    [over] Ta table a fini. Quand les autres ont fini aussi, le classement arrive, puis la manche suivante.
    [break] Tu as une place à la prochaine manche. Une mention te mène à ta table.
   *[stranger] Tu n'as pas de place dans cette soirée de club. **Je suis là** t'en donne une à la prochaine manche.
}
club-sure = { $act ->
    [leave] Quitter la soirée de club ? Un ordinateur joue pour toi, et une manche que tu quittes compte 40 %. **Je suis là** te laisse revenir plus tard.
   *[cancel] Annuler la soirée pour tout le monde ? Les tables en cours sont fermées, et rien ne compte.
}
club-done = { $act ->
    [leave] Tu as quitté la soirée. **Je suis là** te laisse revenir.
    [begin] La soirée continue, comme le dit l'annonce.
    [pause] La soirée fait une pause après cette manche.
    [resume] La soirée reprend.
   *[cancel] La soirée est annulée.
}
club-seals = Chaque sceau est fixé avant la fin de l'appel. Après sa manche, **Vérifier le mélange** d'une partie finie montre que les cartes lui correspondent.
club-seal = Manche { $round } : `{ $seal }`
club-thread-name = 🌙 Manche { $round } · Table { $table }
club-thread = { $deal ->
    [0] { $names } : votre table pour la manche { $round } de la soirée de club, table { $table }. Vous jouez une partie entière. D'autres ont les mêmes cartes, gardez donc les vôtres pour vous. Seuls vous et les modérateurs du serveur voyez ce fil.
    [1] { $names } : votre table pour la manche { $round } de la soirée de club, table { $table }. Vous jouez une manche du jeu. D'autres ont les mêmes cartes, gardez donc les vôtres pour vous. Seuls vous et les modérateurs du serveur voyez ce fil.
   *[other] { $names } : votre table pour la manche { $round } de la soirée de club, table { $table }. Vous jouez { $deal } manches du jeu. D'autres ont les mêmes cartes, gardez donc les vôtres pour vous. Seuls vous et les modérateurs du serveur voyez ce fil.
}
club-check-in = { $names } : la soirée de club commence à { $at }. **Je suis là** vous donne une place.

## Ce qu'il en reste

club-nights-title = 🌙 Tes soirées de club sur ce serveur
club-nights-pick = Voir les places d'une soirée
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, place { $place } sur { $among }
   *[no] { $date } · **{ $game }** · { club-percent }, sans place
}
club-night-option = { $game } · { club-percent }
club-no-nights = Tu n'as encore joué à aucune soirée de club ici. `/night` montre si une soirée est prévue.
club-league-title = 🏆 La ligue des soirées de club
club-league-line = { $nights ->
    [one] { $name } { club-percent } en { $nights } soirée
   *[other] { $name } { club-percent } en { $nights } soirées
}
club-league-how = La somme de tes { $best } meilleurs résultats des { $nights } dernières soirées de ce serveur.
club-no-league = Aucune soirée de club n'est terminée sur ce serveur. `/night` en prévoit une.
club-profile = 🌙 Soirées de club : { $count }, la meilleure { club-percent }
