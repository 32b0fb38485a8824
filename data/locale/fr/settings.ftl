## Réglages d'un serveur et préférences d'une personne

settings-title = ⚙️ Réglages de ce serveur
settings-clock = { $clock ->
    [0] **Temps par tour** aux nouvelles tables : { clock-time }
   *[other] **Temps par tour** aux nouvelles tables : { clock-time }, puis un ordinateur joue
}
settings-thread = { $thread ->
    [none] **Fils** : personne ne peut y entrer ici, les tables n'en ont donc pas.
    [yes] **Fils** : un par nouvelle table.
   *[no] **Fils** : aucun aux nouvelles tables.
}
settings-words = { $words ->
    [yes] **Tables en toutes lettres** : oui, pour les lecteurs d'écran.
   *[no] **Tables en toutes lettres** : non, avec cartes et symboles.
}
settings-mute = { $mute ->
    [yes] **Remarques** : à aucune table.
   *[no] **Remarques** : oui, phrases brèves.
}
settings-channels = { $channels ->
    [none] **Tables** : dans tous les salons.
   *[other] **Tables** : seulement dans { $channels }.
}
settings-planner = { $role ->
    [none] **Soirées de club** : prévues par qui peut gérer les événements.
   *[other] **Soirées de club** : prévues par qui peut gérer les événements, et par { $role }.
}
settings-language = { $language ->
    [none] **Langue** des messages publics : celle du serveur
   *[other] **Langue** des messages publics : { $language }
}
settings-rule = **{ $game }, { $rule }** : { $value }
settings-daily = { $channel ->
    [none] **Donne du jour** : pas de message le matin. Le bouton l'active ici.
   *[other] **Donne du jour** : chaque matin dans { $channel }, avec les meilleurs de la veille.
}
settings-lost = { $what ->
    [everywhere] Le salon des tables a été supprimé. Les tables peuvent maintenant s'ouvrir dans tous les salons.
    [fewer] Un salon des tables a été supprimé. Les autres restent.
   *[daily] Le salon du message du matin a été supprimé. Ce message est maintenant désactivé.
}
settings-daily-button = Chaque matin
settings-thread-button = Fils
settings-words-button = En toutes lettres
settings-mute-button = Silence
settings-everywhere-button = Tous les salons
# a button that switches a setting
setting-switch = { $label }
    .words = { $label } : { $on ->
        [yes] activé
       *[no] désactivé
    }
settings-channel-placeholder = Autorise ou retire un salon
settings-planner-placeholder = Nomme ou retire un rôle
settings-rules-placeholder = Règles maison d'un jeu
settings-rules-option = Règles maison : { $game }
settings-rules-title = ⚙️ Règles maison des nouvelles tables : { $game }
settings-rules-usual = Les nouvelles tables suivent les règles habituelles.
settings-not-yours = Pour changer cela, il te faut la permission « Gérer le serveur ». Tes propres réglages sont dans `/preferences`.

panel-group = { $group ->
    [mentions] Mentions
    [remind] Rappels
    [calls] Alertes pour les nouvelles tables
    [channel] Salons pour les tables
    [planner] Soirées de club
    [rules] Règles maison des nouvelles tables
    [language] Langue
   *[clock] Temps par tour
}
preferences-title = ⚙️ Tes préférences
preferences-mentions = { $mentions ->
    [never] **Mentions** : jamais. La table dit à qui de jouer
    [reminders] **Mentions** : rappels seulement, quand un tour dure
   *[always] **Mentions** : à chaque tour, sauf si tu étais là à l'instant
}
prefer-switch-forced = { $on ->
    [yes] **Coups automatiques** : quand tous voient qu'un seul est possible
   *[no] **Coups automatiques** : aucun. Tu joues chaque coup toi-même
}
prefer-switch-confirm = { $on ->
    [yes] **Confirmer** : avant chacun de tes coups
   *[no] **Confirmer** : jamais. Un appui joue tout de suite
}
prefer-switch-gifts = { $on ->
    [yes] **Avertir** : avant un coup qui offre quelque chose
   *[no] **Avertir** : jamais. Un tel coup se joue aussi tout de suite
}
prefer-switch-words = { $on ->
    [yes] **Lecteur d'écran** : des mots, sans symboles, partout où tu lis
   *[no] **Lecteur d'écran** : non. Tu vois les cartes et les symboles
}
prefer-switch-lists = { $on ->
    [yes] **Tes parties** : visibles par les autres, dans `/history` et les classements
   *[no] **Tes parties** : visibles par toi seul, dans `/history`
}
preferences-quiet = **Heures calmes** : de { $begin } à { $end }, { $zone }
preferences-quiet-off = { $mentioned ->
    [no] **Heures calmes** : aucune. Même les tours longs continuent pour toi
   *[yes] **Heures calmes** : aucune. Je te mentionne à toute heure
}
prefer-switch-forced-button = Coups automatiques
prefer-switch-confirm-button = Confirmer
prefer-switch-gifts-button = M'avertir
prefer-switch-words-button = Lecteur d'écran
prefer-switch-lists-button = Montrer mes parties
preferences-quiet-button = Heures calmes
preferences-mentions-option = { $mentions ->
    [never] Ne me mentionne jamais
    [reminders] Mentionne-moi seulement pour un rappel
   *[always] Mentionne-moi à chaque tour
}
preferences-remind-option = { $hours ->
    [0] Pas de rappel
    [24] Un rappel après un jour
   *[other] Un rappel après { $hours } heures
}
preferences-remind-note = { $mentioned ->
    [no] Aucun tant que tu désactives mes mentions
   *[yes] Une fois par tour, si son temps est illimité
}
preferences-calls-placeholder = { $mentioned ->
    [no] Préviens-moi pour { $games }, une fois les mentions réactivées
   *[yes] Prévenir : { $games }
}
preferences-calls-off-placeholder = Préviens-moi d'une table
preferences-call-option = { $called ->
    [yes] Ne me préviens plus pour { $game }
   *[no] Préviens-moi pour { $game }
}
preferences-call-daily = la donne du jour, chaque matin
preferences-call-all-option = Préviens-moi pour tous les jeux
preferences-call-none-option = Ne me préviens pour aucun jeu
language-default-option = La langue de Discord
# Its own name: Deutsch, Français.
language-name = Français

quiet-modal-title = Heures calmes
quiet-hours = Début et fin
quiet-hours-meaning = Par exemple 22-7, ou vide. Pas de mention, et les tours longs s'arrêtent. Visible aux tables.
quiet-zone = Ton fuseau horaire
quiet-zone-meaning = Tape la ville de ton fuseau, comme Paris, ou tes heures depuis UTC, comme UTC+2
quiet-unread = Je n'ai pas compris ces heures. Écris-les comme `22-7` ou `22:30-07:00`, ou laisse vide pour aucune.
quiet-no-time = Cette heure n'existe pas : un jour va de `0:00` à `24:00`. Une minute avant une heure du matin, c'est `0:59`, pas `24:59`.
quiet-same = Le début et la fin sont identiques. Écris deux heures différentes comme `22-7`, ou laisse vide pour aucune.
quiet-too-long = Les heures calmes durent 12 heures au plus, pour que les autres comptent sur toi le reste du jour.
quiet-no-zone = Je ne connais pas ce fuseau. Écris sa plus grande ville, pas son pays : Paris, pas France ni Lyon. Les heures depuis UTC vont aussi : `UTC+2`.
quiet-zone-gone = **Heures calmes** : inactives. Le fuseau { $zone } n'existe plus. Écris une ville sous **Heures calmes** dans `/preferences`.

choice-clock-0 = illimité
choice-clock-60 = 60 secondes
choice-clock-300 = 5 minutes
choice-clock-3600 = 1 heure
choice-clock-86400 = 24 heures
choice-clock-259200 = 3 jours

commands-settings = Choisis comment les tables fonctionnent sur ce serveur (Gérer le serveur)
commands-preferences = Mentions, coups que je joue pour toi, heures calmes, et qui voit tes parties
