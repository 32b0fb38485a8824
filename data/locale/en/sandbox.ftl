sandbox-page-name = Seven Seas
sandbox-topic = The real bot on a pretend Discord: nothing leaves this machine. { $manager } may also try /settings. Challenge and Profile work only on Discord itself: right-click a member there.
sandbox-welcome =
    ## Welcome to the harbour
    { "**1.**" } Type `/table open` below and send it.
    { "**2.**" } Press **Add computer**, or **Join** as somebody else (**Viewing as**).
    { "**3.**" } Press **Start** and play. `/help` explains the rest.
sandbox-play = Play { $game } against a Deckhand
sandbox-again =
    ## The harbour is open again.
    Everybody still has their seat and their cards.
sandbox-club = The club has sixty games behind it: `/history` lists yours and replays each, `/profile` adds them up, `/leaderboard` shows who is ahead.
sandbox-direct =
    ## { $member } and the bot, alone
    Type `/solo`, `/learn` or `/daily` below and send it. Nobody else reads this.
sandbox-group =
    ## A group chat: { $names }
    The bot is no member here; { $member } has added it to their account. Type `/table open` below as { $member } and send it. The others only press buttons (**Viewing as**).
sandbox-page-busy = That takes a moment…
sandbox-page-unsure = I can't tell whether that worked. The newest message shows it.
sandbox-page-lost = The sandbox doesn't answer. This page goes on as soon as it does.
sandbox-private = Only you can see this
sandbox-edited = (edited)
sandbox-thinking = Thinking…
sandbox-options = OPTIONS
sandbox-viewing = Viewing as
sandbox-field = Message
sandbox-message = Message { $what }
sandbox-send = Send
sandbox-sending = Send message (Enter)
sandbox-optional = +{ $what } optional
sandbox-further = +{ $what } options
sandbox-more = +{ $what } more
sandbox-used = { $what } used
sandbox-exit = Exit command mode
sandbox-earlier = Load earlier messages
sandbox-newest = New messages · jump to latest
sandbox-commands = { $what } commands
sandbox-nothing = No options match
sandbox-required = This field is required.
sandbox-choose = Choose an available option.
sandbox-submit = Submit
sandbox-cancel = Cancel
sandbox-closing = Close modal
sandbox-viewport = Preview viewport
sandbox-conversation = Conversation
sandbox-toolbar = SimCord preview
sandbox-show = Show { $what } commands
sandbox-command = Command { $what }
sandbox-catalogue = Application commands
sandbox-remove = Remove { $what } option
sandbox-changed = Edited { $what }
sandbox-needed = { $what }, required
