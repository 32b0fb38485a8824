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
about-changes = { "**" }Nouveautés de cette version**
about-install = [Ajoute-moi à ton compte]({ $link })
about-invite = [Invite-moi sur ton serveur]({ $link })
about-source = [Mon code source]({ $link })
about-contact = Une question, un souci ? Demande à { $contact }.

commands-about = Ma version, les nouveautés et à qui t'adresser
