## About the bot itself

about-title = Seven Seas, version { $version }
about-since = Started { $since }.
about-where = I keep { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} open in { $servers ->
    [one] { $servers } server.
   *[other] { $servers } servers.
}
about-changes = { "**" }New in this version**
about-install = [Add me to your account]({ $link })
about-invite = [Invite me to your server]({ $link })
about-source = [Read my code]({ $link })
about-contact = Questions, or something broke? Ask { $contact }.

commands-about = Which version I am, what is new, and whom to ask
