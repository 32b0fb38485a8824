## What is kept about people, and how they are forgotten

privacy-title = 🗝️ What I keep about you
privacy-kept = What
privacy-kept-tables = Tables where you sat or were host: your Discord id, the name you had there, your moves with their times, about when you last pressed something there, when you last reminded somebody or were reminded, what you voted for while it was open, and the ids of the messages that show the table
privacy-kept-own = Tables that you have alone, with computers only: they are deleted when you are forgotten
privacy-kept-results = How your finished games went, and the marks you earned in them
privacy-kept-ratings = How each rated game moved your rating
privacy-kept-seasons = Your places in months that are over
privacy-kept-cuts = The word with which you cut a deck
privacy-kept-invitations = A seat that is kept for you where somebody challenged you, and the name you had then
privacy-kept-calls = In which servers you are called when a table for a game opens, and when you were called last
privacy-kept-settings = What you chose in `/preferences`, your time zone and quiet hours included
privacy-kept-follows = Which tables you follow
privacy-why-title = Why
privacy-why = To play: to know whose turn it is, to go on after a restart, to tell the game again, to call you where you asked for it; and to show in `/history`, `/profile` and `/leaderboard` how it went. Others in the same server see you there, too, unless you have switched off **Show my games** in `/preferences`. Nothing else is done with it, and nobody else gets it. What people write is never read.
privacy-long-title = How long
privacy-long =
    { $tables ->
        [0] Tables stay until you have yourself forgotten.
        [one] Tables go a day after their end.
       *[other] Tables go { $tables } days after their end.
    } Those of a server that removed me go after { $servers } days. Settings, calls, ratings and the places of months stay until you have yourself forgotten. Backups go after { $backups } days.
privacy-ask = Questions about your data go to: { $contact }
privacy-no-contact = The host of this bot has named nobody to ask. Whoever manages this server knows who invited me.

old-mydata = Your data is in `/privacy` now: press **My data** there.
old-forgetme = Type `/privacy` and press **Delete my data** there.

mydata-button = My data
mydata-text = 🗝️ Everything I keep about you. Only you can see this.
mydata-cut = That was too much for one file: your oldest tables are missing. Whoever hosts me can give you the rest.

former-player = a former player

forget-title = 🌊 Delete your data?
forget-explained =
    - You leave every table you sit at, and a computer plays for you.
    - Finished games stay whole, but call you “a former player”. Your results, marks and ratings in them no longer count as yours.
    - I delete your places in past months, and your own tables against the computer with their daily deals.
    - I delete the words you cut decks with, and any seat kept for you.
    - I delete your preferences, your calls, and the tables you follow.
    - If you come back, you start from nothing. Nobody can undo this, not even my host.
forget-messages = My messages in channels stay, and so does what others wrote: only their server can delete them. I clean my backups at once. Copies that I can't reach are gone after { $days } days.
forget-button = Delete my data
forget-not-button = Keep everything
forget-not = Nothing was changed.
forget-wait = I deleted your data minutes ago, or I'm still at it. Try again in ten minutes.
forgotten =
    { $failed ->
        [0] You are forgotten. Fair winds.
        [one] You are forgotten. One backup could not be changed; it is gone after { $days } days. Fair winds.
       *[other] You are forgotten. { $failed } backups could not be changed; they are gone after { $days } days. Fair winds.
    }
forgotten-later = You sit at a table that I cannot reach at the moment. I have begun to forget you, and finish by myself as soon as I am back there. To be sure, press **Delete my data** in `/privacy` again tomorrow.
forgotten-hand = You left this table, and I have forgotten you.

commands-privacy = Read what I keep about you; get all of it in a file, or delete it
