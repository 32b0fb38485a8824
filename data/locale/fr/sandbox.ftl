sandbox-page-name = Seven Seas
sandbox-topic = Le vrai bot sur un faux Discord : rien ne quitte cette machine. { $manager } peut aussi essayer /settings. Défier et Profil n'existent que sur Discord : clic droit sur un membre.
sandbox-welcome =
    ## Bienvenue au port
    { "**1.**" } Tape `/table open` en bas et envoie.
    { "**2.**" } Appuie sur **Ordinateur**, ou sur **Rejoindre** à la place de quelqu'un d'autre (**Vu par**).
    { "**3.**" } Appuie sur **Commencer** et joue. `/help` explique le reste.
sandbox-play = { $game } contre un Mousse
sandbox-again =
    ## Le port est de nouveau ouvert.
    Chacun a toujours sa place et ses cartes.
sandbox-club = Le club a soixante parties derrière lui : `/history` liste les tiennes et les fait revoir, `/profile` en fait le bilan, `/leaderboard` montre qui est en tête.
sandbox-direct =
    ## { $member } et le bot, en tête-à-tête
    Tape `/solo`, `/learn` ou `/daily` en bas et envoie. Personne d'autre ne lit ici.
sandbox-group =
    ## Un groupe : { $names }
    Le bot n'est pas membre ici ; { $member } l'a dans son compte. Tape `/table open` en bas, vu par { $member }, et envoie. Les autres n'ont qu'à appuyer sur les boutons (**Vu par**).
sandbox-page-busy = Un instant…
sandbox-page-unsure = Impossible de dire si cela a marché. Le dernier message le montre.
sandbox-page-lost = Le bac à sable ne répond pas. Cette page reprendra dès qu'il répondra.
sandbox-private = Visible par toi seulement
sandbox-edited = (modifié)
sandbox-thinking = Réflexion…
sandbox-options = OPTIONS
sandbox-viewing = Vu par
sandbox-field = Message
sandbox-message = Message à { $what }
sandbox-send = Envoyer
sandbox-sending = Envoyer le message (Entrée)
sandbox-optional = +{ $what } en option
sandbox-further = +{ $what } options
sandbox-more = +{ $what } autres
sandbox-used = { $what } utilise
sandbox-exit = Quitter la commande
sandbox-earlier = Charger les messages précédents
sandbox-newest = Nouveaux messages · aller au dernier
sandbox-commands = { $what } commandes
sandbox-nothing = Aucune option ne correspond
sandbox-required = Ce champ est obligatoire.
sandbox-choose = Choisis dans la liste.
sandbox-submit = Valider
sandbox-cancel = Annuler
sandbox-closing = Fermer la fenêtre
sandbox-viewport = Le salon
sandbox-conversation = Discussion
sandbox-toolbar = Barre du haut
sandbox-show = Montrer les commandes de { $what }
sandbox-command = Commande { $what }
sandbox-catalogue = Commandes des applications
sandbox-remove = Retirer l'option { $what }
sandbox-changed = Modifié : { $what }
sandbox-needed = { $what }, obligatoire
