## Le bot lui-même

about-title = Seven Seas, version { $version }
about-since = Démarré { $since }.
about-where = { $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
} sur { $servers ->
    [one] { $servers } serveur.
   *[other] { $servers } serveurs.
}
# the newest entry of bot/CHANGELOG.md
about-changes =
    { "**" }Nouveautés de cette version**
    - Des jeux de cartes : 7 Seas, Letter of Marque, 7 et Les Sept Sceaux. Joue avec des amis, avec des ordinateurs de trois niveaux, ou avec les deux. Les cartes sont dessinées, ou en mots pour les lecteurs d'écran.
    - `/solo` est un voyage de sept parties courtes contre des ordinateurs, ou une seule, et `/learn` apprend un jeu en jouant. `/daily` donne à tous les mêmes cartes et dit combien d'ordinateurs sur cent tu bats. Cela marche partout sur Discord, en privé aussi. Des amis peuvent aussi jouer ensemble partout : dans les groupes, les messages privés et les serveurs sans le bot.
    - Personne n'attend sans fin : il y a un temps limité par tour, des rappels et des votes quand un joueur ne répond plus. Une partie survit à tout redémarrage. La suivante est à un bouton près, et une soirée de jeux tient son score.
    - Une partie finie se revoit et s'analyse coup par coup. Profils et classements la comptent, et chacun peut vérifier le mélange. `/night` prévoit une soirée de club à plusieurs tables.
    - Le bot parle anglais, allemand, français, italien et néerlandais. `/preferences`, `/settings` et `/privacy` tiennent chacun en une page.
about-install = [Ajoute-moi à ton compte]({ $link })
about-invite = [Invite-moi sur ton serveur]({ $link })
about-source = [Mon code source]({ $link })
about-contact = Une question, un souci ? Demande à { $contact }.

commands-about = Ma version, les nouveautés et à qui t'adresser
