## About the bot itself

about-title = Seven Seas, version { $version }
about-since = Started { $since }.
about-where = I have { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} open in { $servers ->
    [one] { $servers } server.
   *[other] { $servers } servers.
}
about-changes = { "**" }New in this version**
about-install = [Add me to your account]({ $link })
about-invite = [Invite me to your server]({ $link })
about-source = [See my source code]({ $link })
about-contact = Questions, or something broke? Ask { $contact }.

commands-about = See my version, what's new, and who to ask
