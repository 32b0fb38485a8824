sandbox-name = Seven Seas
sandbox-topic = The real bot on a pretend Discord: nothing leaves this machine. { $manager } may also try /settings.
sandbox-welcome =
    ## Welcome to the harbour
    { "**1.**" } Type `/table open` below and send it.
    { "**2.**" } Press **Add computer**, or **Join** as somebody else (**Viewing as**).
    { "**3.**" } Press **Start** and play. `/help` tells the rest.
sandbox-play = Play 7 Seas against a Deckhand
sandbox-again =
    ## The harbour is open again.
    Everybody has their seat, and every card lies where it lay.
sandbox-club = The club has a past of sixty games: `/history` lists one's own and tells each again, `/profile` adds them up, `/leaderboard` shows who is ahead.
