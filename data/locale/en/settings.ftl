## Settings of a server, and notices of a person

settings-title = ⚙️ Settings of this server
settings-language = **Language** of public messages: { $language }
settings-as-discord = as the server's in Discord
settings-clock = **Clock** of new tables: { $clock }
settings-thread = **A thread for each table**: { $thread }
settings-words = **Boards in words**, for a screen reader: { $words }
settings-channels = **Tables may be opened** in { $channels }
settings-everywhere = every channel
settings-rule = **{ $game }, { $rule }**: { $value }
settings-no-language = I don't speak that language yet. I know: { $known }.
settings-no-rule = { $game } has no such house rule, or not that value. Pick one of the suggestions.
settings-not-yours = Only somebody who may manage this server can change its settings. Your own mentions you choose with `/notices`.
settings-check-title = What I may do here
settings-check-line = { $way ->
    [missing] ❌
   *[granted] ✅
} **{ $name }**: { $purpose }
    .words = { $way ->
        [missing] Missing:
       *[granted] Granted:
    } **{ $name }**, { $purpose }
settings-check-good = All is well: a table can stand here, and have a thread of its own.
settings-check-no-threads = A table can stand here, but not in a thread of its own. To mend that: channel settings → Permissions → add my role → allow what is marked ❌.
    .words = A table can stand here, but not in a thread of its own. To mend that, open the channel settings, then Permissions, add my role, and allow what is missing.
settings-check-bad = No table can stand here. To mend it: channel settings → Permissions → add my role → allow what is marked ❌.
    .words = No table can stand here. To mend it, open the channel settings, then Permissions, add my role, and allow what is missing.
notices-always = I mention you whenever it's your turn, and to remind you.
notices-reminders = I mention you only to remind you: when half of your time is gone, or where a table without a clock waits long for you.
notices-never = I never mention you. The board still says whose turn it is.
notices-remind-10800 = Without a clock I remind you once a turn, when a table has waited 3 hours for you. `/notices remind:` changes the time.
notices-remind-43200 = Without a clock I remind you once a turn, when a table has waited 12 hours for you. `/notices remind:` changes the time.
notices-remind-86400 = Without a clock I remind you once a turn, when a table has waited a day for you. `/notices remind:` changes the time.
notices-remind-0 = Without a clock I never remind you. `/notices remind:` changes that.
notices-forced-on = Where only one move is possible and all can see it, I make it for you. `/notices forced:False` stops that.
notices-forced-off = You make every move yourself, also where only one is possible.
notices-confirm-on = Before each of your moves I say what it would do, and ask once. `/notices confirm:False` stops that.
notices-confirm-off = Your moves are made at once, without a question. `/notices confirm:True` has me ask first.
notices-words-on = All that only you see is in words, without any sign or picture, as a screen reader needs it. `/notices words:False` brings the cards back; boards follow `/settings words`.
notices-words-off = Your messages show cards and signs. `/notices words:True` puts them into words, for a screen reader.
notices-lists-on = Others may see you in their `/history`, in `/profile` and on the `/leaderboard`. `/notices lists:False` takes you out.
notices-lists-off = You are on no leaderboard, and in nobody's `/history` or `/profile` but your own: others read "somebody". `/notices lists:True` brings you back.
notices-quiet-on = **Quiet hours** from { $begin } to { $end }, { $zone }: meanwhile I mention you nowhere, and at tables with an hour or more for a turn your clock rests, which all see there. New hours count from your next turn on; `/notices quiet:off` ends them.
notices-quiet-off = You have no quiet hours. `/notices quiet:22-7` has me let you sleep, and your clock rest meanwhile.
notices-quiet-no-zone = **Quiet hours** from { $begin } to { $end } begin once I know your time zone: `/notices zone:`.
quiet-unread = I could not read these hours. Type them like `22-7` or `22:30-07:00`, or `off`.
quiet-too-long = Quiet hours last at most 12 hours, so that the others can count on you in the rest of the day.
quiet-no-zone = I know no such time zone. Type a city, and pick one of the suggestions.

notices-calls-on = In this server I call you when a table opens for { $games }. `/notices calls:` with a game begins or ends that.
notices-calls-off = In this server I call you to no table that opens. `/notices calls:` with a game changes that.
notices-calls-where = To which tables I call you is chosen in each server: `/notices calls:` there.

choice-calls-all = every game
choice-calls-none = no game
choice-clock-0 = no clock
choice-clock-60 = 60 seconds a turn
choice-clock-300 = 5 minutes a turn
choice-clock-3600 = 1 hour a turn
choice-clock-86400 = 24 hours a turn
choice-clock-259200 = 3 days a turn
choice-remind-10800 = after 3 hours
choice-remind-43200 = after 12 hours
choice-remind-86400 = after a day
choice-remind-0 = never
choice-mentions-always = always
choice-mentions-reminders = only reminders
choice-mentions-never = never

commands-settings = Settings of this server (Manage Server)
commands-settings-show = Show all settings
commands-settings-language = Set the language of public messages
commands-settings-language-language = The language; leave it out for what Discord says
commands-settings-clock = Set the clock that new tables have
commands-settings-clock-clock = Time for each turn
commands-settings-thread = Give every new table a thread of its own, or not
commands-settings-thread-thread = Whether new tables get a thread
commands-settings-words = Have boards and results in words, for screen readers, or not
commands-settings-words-words = Whether boards are in words, without any sign or picture
commands-settings-channel = Allow tables in a channel, or take it back; with none named, everywhere
commands-settings-channel-channel = The channel to allow, or no longer
commands-settings-rule = Set a house rule that new tables begin with
commands-settings-rule-game = Which game
commands-settings-rule-rule = Which house rule
commands-settings-rule-value = How it shall be
commands-settings-check = What I may and may not do in this channel, and how to mend it
commands-notices = Choose when I mention you, which moves I make for you, and how you read and are seen
commands-notices-mentions = When I mention you
commands-notices-forced = Let me make the move where only one is possible and everybody can see that
commands-notices-confirm = Have me say what your move would do and ask once, before it is made
commands-notices-words = Have all that only you see in words, without any sign or picture
commands-notices-quiet = Hours of sleep, such as 22-7: no mentions, and your clock rests
commands-notices-zone = Your time zone, told once: type a city
commands-notices-remind = When I remind you, once a turn, of a table without a clock that waits for you
commands-notices-calls = Have me call you in this server when a table opens for a game, or no longer
commands-notices-lists = Whether others may see you in profiles, histories and leaderboards
