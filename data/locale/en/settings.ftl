## Settings of a server, and preferences of a person

settings-title = ⚙️ Settings of this server
settings-clock = { $clock ->
    [0] **Turn time** at new tables: { clock-time }
   *[other] **Turn time** at new tables: { clock-time }. When time is up, a computer plays
}
settings-thread = { $thread ->
    [none] **Threads**: nobody can enter one here, so tables get none.
    [yes] **Threads**: every new table gets one of its own.
   *[no] **Threads**: new tables get none.
}
settings-words = { $words ->
    [yes] **Boards in words**: on, for screen readers.
   *[no] **Boards in words**: off, with cards and symbols.
}
settings-mute = { $mute ->
    [yes] **Remarks**: off at every table.
   *[no] **Remarks**: on, short sentences only.
}
settings-channels = { $channels ->
    [none] **Tables** can be opened in every channel.
   *[other] **Tables** can be opened only in { $channels }.
}
settings-planner = { $role ->
    [none] **Club nights**: planned by people who may manage events.
   *[other] **Club nights**: planned by people who may manage events, and by { $role }.
}
settings-language = { $language ->
    [none] **Language** of public messages: the server's own
   *[other] **Language** of public messages: { $language }
}
settings-rule = **{ $game }, { $rule }**: { $value }
settings-daily = { $channel ->
    [none] **Daily deal**: no morning post. The button turns it on here.
   *[other] **Daily deal**: every morning in { $channel }, with yesterday's best.
}
settings-lost = { $what ->
    [everywhere] The channel for tables was deleted. Tables can now be opened in every channel.
    [fewer] A channel for tables was deleted. The others stay.
   *[daily] The channel of the morning post was deleted. The post is turned off now.
}
settings-daily-button = Morning post
settings-thread-button = Threads
settings-words-button = Boards in words
settings-mute-button = No remarks
settings-everywhere-button = Every channel
# a button that switches a setting
setting-switch = { $label }
    .words = { $label }: { $on ->
        [yes] on
       *[no] off
    }
settings-channel-placeholder = Allow or remove a channel
settings-planner-placeholder = Name or remove a role
settings-rules-placeholder = House rules of a game
settings-rules-option = House rules of { $game }
settings-rules-title = ⚙️ House rules of new tables: { $game }
settings-rules-usual = New tables start with the usual rules.
settings-not-yours = You need the Manage Server permission to change these settings. Your own are in `/preferences`.

panel-group = { $group ->
    [mentions] Mentions
    [remind] Reminders
    [calls] Calls for new tables
    [channel] Channels for tables
    [planner] Club nights
    [rules] House rules of new tables
    [language] Language
   *[clock] Turn time
}
preferences-title = ⚙️ Your preferences
preferences-mentions = { $mentions ->
    [never] **Mentions**: never. The board says whose turn it is
    [reminders] **Mentions**: only reminders, when a turn takes long
   *[always] **Mentions**: every turn, unless you were just here
}
prefer-switch-forced = { $on ->
    [yes] **Automatic moves**: when all can see that only one is possible
   *[no] **Automatic moves**: none. You press every move yourself
}
prefer-switch-confirm = { $on ->
    [yes] **Ask first**: before each of your moves
   *[no] **Ask first**: never. Each press plays
}
prefer-switch-gifts = { $on ->
    [yes] **Warn me**: before a move that gives something away
   *[no] **Warn me**: never. Such a move counts at once, too
}
prefer-switch-words = { $on ->
    [yes] **Screen reader**: words, no symbols, in all you read
   *[no] **Screen reader**: off. You see cards and symbols
}
prefer-switch-lists = { $on ->
    [yes] **Your games**: others can see them in `/history` and leaderboards
   *[no] **Your games**: only you can see them, in `/history`
}
preferences-quiet = **Quiet hours**: { $begin } to { $end }, { $zone }
preferences-quiet-off = { $mentioned ->
    [no] **Quiet hours**: none. Slow clocks run on for you, too
   *[yes] **Quiet hours**: none. I mention you at any hour
}
prefer-switch-forced-button = Automatic moves
prefer-switch-confirm-button = Ask first
prefer-switch-gifts-button = Warn me
prefer-switch-words-button = Screen reader
prefer-switch-lists-button = Show my games
preferences-quiet-button = Quiet hours
preferences-mentions-option = { $mentions ->
    [never] Never mention me
    [reminders] Mention me only to remind me
   *[always] Mention me every turn
}
preferences-remind-option = { $hours ->
    [0] Never remind me
    [24] Remind me after a day
   *[other] Remind me after { $hours } hours
}
preferences-remind-note = { $mentioned ->
    [no] None while you turn my mentions off
   *[yes] Once a turn, when turn time is unlimited
}
preferences-calls-placeholder = { $mentioned ->
    [no] Call me for { $games }, once mentions are on
   *[yes] Call me: { $games }
}
preferences-calls-off-placeholder = Call me when a table opens
preferences-call-option = { $called ->
    [yes] Stop calling me for { $game }
   *[no] Call me for { $game }
}
preferences-call-daily = the daily deal each morning
preferences-call-all-option = Call me for every game
preferences-call-none-option = Call me for no game
language-default-option = Discord's language
# Its own name: Deutsch, Français.
language-name = English

quiet-modal-title = Quiet hours
quiet-hours = Start and end
quiet-hours-meaning = For example 22-7; empty for none. I don't mention you then, and slow clocks pause. Tables show it.
quiet-zone = Your time zone
quiet-zone-meaning = Type your time zone's city, like Berlin, or your hours from UTC, like UTC+2
quiet-unread = I couldn't read those hours. Type them like `22-7` or `22:30-07:00`, or leave them empty for none.
quiet-no-time = There's no such time: a day goes from `0:00` to `24:00`. For a minute before one at night, type `0:59`, not `24:59`.
quiet-same = Those hours start and end at the same time. Type two different times, like `22-7`, or leave them empty for none.
quiet-too-long = Quiet hours can last 12 hours at most, so others can count on you for the rest of the day.
quiet-no-zone = I don't know that time zone. Type its largest city, not its country: Berlin, not Germany or Munich. Hours from UTC work too: `UTC+2`.
quiet-zone-gone = **Quiet hours**: off. The time zone { $zone } no longer exists. Type a city under **Quiet hours** in `/preferences`.

choice-clock-0 = unlimited
choice-clock-60 = 60 seconds
choice-clock-300 = 5 minutes
choice-clock-3600 = 1 hour
choice-clock-86400 = 24 hours
choice-clock-259200 = 3 days

commands-settings = Choose how tables work in this server (Manage Server)
commands-preferences = Choose when I mention you, which moves I make for you, your quiet hours, and who sees your games
