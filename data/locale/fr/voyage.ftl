## Le voyage

refusal-voyage-hint = Pas de conseils pendant le voyage : tout le monde traverse les mers sans aide. **Règles** se trouve sous **Plus**.
refusal-voyage-move = Pendant le voyage, on ne reprend pas ses coups. Ta main est en bas.

voyage-title = { $kind ->
    [practice] **Voyage d'entraînement**
    [late] **Voyage d'une semaine passée** : il ne compte plus.
   *[week] **Voyage de la semaine** : un seul essai, jusqu'au <t:{ $at }:f>.
}
voyage-state = Mer { $sea } sur 7, { $masts ->
    [1] { $masts } mât
    [one] { $masts } mât
   *[other] { $masts } mâts
}
voyage-ahead = À venir : **{ $game }** · { $seats } joueurs · { $levels }
# le vent est ce que le jeu a de particulier sur cette mer
voyage-wind = -# 💨 { $wind ->
    [escort] Escorte : le Second d'en face est ton partenaire. Vous partagez un coffre et un navire.
    [calm] Calme plat : le dernier à capturer prend le reste de l'étalage.
    [trade] Alizé : pour le butin, chaque carte compte sa propre force, 7 au plus.
    [squall] Grain : pour le butin, chaque carte compte sa propre force. Le dernier à capturer prend le reste.
    [tail] Vent arrière : tu commences.
    [head] Vent debout : un rival commence.
    [steady] Vent régulier : plus de sept et moins de un dans la pioche.
    [gale] Tempête : ta dernière carte doit faire un Sept, sinon tu pioches.
   *[undertow] Ressac : le saboteur part de 5 points de pénalité.
}
voyage-landed = { $end ->
    [crossed] Tu as traversé la mer { $sea }
    [lost] La mer { $sea } a brisé un mât
    [sunk] Le dernier mât s'est brisé en mer { $sea }
   *[home] Tu as traversé les sept mers !
}
voyage-result = **Mers traversées : { $seas } sur 7**, { $masts ->
    [0] plus aucun mât
    [one] il reste { $masts } mât
   *[other] il reste { $masts } mâts
}. Points d'avance sur les meilleurs rivaux : { $margin }.
voyage-crew = Dans l'équipage de 100, **{ $crew }** sont allés aussi loin.
voyage-sail-button = { $way ->
    [first] Prendre la mer
    [on] Continuer le voyage
   *[again] Repartir, pour s'entraîner
}
voyage-week-button = Plutôt le voyage de la semaine
voyage-shared-by = { $name } a fait le voyage de la semaine
voyage-share-line = { $seas } sur 7 mers, { $masts ->
    [0] plus aucun mât
    [one] il reste { $masts } mât
   *[other] il reste { $masts } mâts
}. Dans l'équipage de 100, { $crew } sont allés aussi loin.
profile-voyage = ⛵ Meilleur voyage : { $seas } sur 7 mers
