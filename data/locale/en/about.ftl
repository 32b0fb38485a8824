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
# the newest entry of bot/CHANGELOG.md
about-changes =
    { "**" }New in this version**
    - Card games: 7 Seas, Letter of Marque, 7, and The Seven Seals. Play with friends, with computers of three levels, or with both. Cards are drawn, or in words for screen readers.
    - `/solo` is a voyage of seven short games against computers, or one. `/learn` teaches as you play. `/daily` says how many of a hundred you beat. All work anywhere on Discord, as do tables of friends.
    - Nobody waits forever: there are clocks, reminders, and votes about a silent player. A game survives any restart. The next one is one press away, and an evening of games keeps its score.
    - A finished game can be replayed and reviewed move by move. Profiles and leaderboards count it, and anybody can check its shuffle. `/night` plans a club night of several tables.
    - The bot speaks English, German, French, Italian and Dutch. `/preferences`, `/settings` and `/privacy` are one panel each.
about-install = [Add me to your account]({ $link })
about-invite = [Invite me to your server]({ $link })
about-source = [See my source code]({ $link })
about-contact = Questions, or something broke? Ask { $contact }.

commands-about = See my version, what's new, and who to ask
