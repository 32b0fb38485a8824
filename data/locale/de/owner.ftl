## Für alle, die den Bot betreiben

owner-only = Das darf nur mein Betreiber. `/about` sagt, an wen du dich wenden kannst.
owner-announce-ask = Das ginge an { $channels ->
    [one] { $channels } Kanal
   *[other] { $channels } Kanäle
} mit offenem Tisch, ohne jemanden zu erwähnen. Noch habe ich nichts gesendet. Zum Senden gib den Befehl noch einmal mit `sure: True` ein.
owner-announce-none = Ich erreiche keinen offenen Tisch, also würde das niemand lesen.
owner-announced = { $channels ->
    [one] In { $channels } Kanal gesendet
   *[other] In { $channels } Kanäle gesendet
}{ $missed ->
    [0] .
    [one] ; { $missed } war nicht erreichbar.
   *[other] ; { $missed } waren nicht erreichbar.
}
owner-announcement = 📣 Nachricht meines Betreibers: { $text }
owner-drain-on = Ab jetzt eröffne ich keine Tische mehr, auch nicht zur Revanche. Laufende Spiele gehen weiter, und an ihren Tischen steht, warum. `/owner drain on: False` hebt das auf, ein Neustart auch.
owner-drain-off = Tische können wieder eröffnet werden.
owner-drain-running = { $running ->
    [one] { $running } Spiel läuft
   *[other] { $running } Spiele laufen
}; { $fresh ->
    [0] keins
   *[other] { $fresh }
} mit Zügen in den letzten zehn Minuten. Gib den Befehl noch einmal ein, um zu sehen, ob ein Neustart noch jemanden stört.
owner-drained-empty = Kein Spiel läuft. Starte mich neu, wann du willst.
owner-drained-idle = In { $running ->
    [one] { $running } laufenden Spiel
   *[other] { $running } laufenden Spielen
} hat seit zehn Minuten niemand gezogen. Ein Neustart würde jetzt niemanden stören.
board-draining = Ich starte gleich neu, also eröffne ich keine neuen Tische. Dieses Spiel geht weiter.

commands-owner = Für meinen Betreiber
commands-owner-announce = Eine Nachricht in jeden Kanal mit offenem Tisch schreiben
commands-owner-announce-text = Der Text
commands-owner-announce-sure = Sende sie; sonst sage ich nur, wohin sie ginge
commands-owner-drain = Vor einem Neustart keine neuen Tische eröffnen
commands-owner-drain-on = Mit False sind neue Tische wieder möglich
