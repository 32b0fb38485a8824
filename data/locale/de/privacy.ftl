## Die Daten über Leute, und wie sie gelöscht werden

privacy-title = 🗝️ Was ich über dich speichere
privacy-short = Ich speichere deine Tische, deine Züge und wie deine Spiele ausgingen. Dazu kommen deine Wertungszahlen und was du in `/preferences` gewählt hast. Ich gebe nichts davon weiter und lese nie mit, was Leute schreiben.
privacy-kept = Die Daten
privacy-kept-tables = Tische, an denen du gesessen hast oder Gastgeber warst: deine Discord-ID, dein Name dort und außerhalb des Servers, deine Züge und wann du sie gemacht hast. Außerdem, wann du zuletzt etwas gedrückt hast, deine Erinnerungen, deine Stimmen bei Abstimmungen, solange der Tisch offen war, und die IDs der Nachrichten, die ihn zeigen
privacy-kept-own = Deine eigenen Tische gegen den Computer
privacy-kept-results = Wie deine beendeten Spiele ausgingen, und deine Auszeichnungen
privacy-kept-ratings = Wie jedes gewertete Spiel deine Wertungszahl verändert hat
privacy-kept-cuts = Die Wörter, mit denen du abgehoben hast
privacy-kept-invitations = Der Platz, der nach einer Herausforderung oder für eine Revanche für dich frei bleibt, und dein Name dabei
privacy-kept-days = Welche Tagesspiele und Reisen der Woche du gespielt hast, wo du sie aufgerufen hast, und deine Punkte
privacy-kept-duels = Duelle: wessen Karten du gespielt hast und wer deine
privacy-kept-feats = Wie deine Spiele gegen jeden Rivalen ausgingen, und deine ersten Auszeichnungen in jedem Spiel
privacy-kept-puzzles = Rätsel aus Spielen, die du dir hinterher angesehen hast, und deine Antworten auf Rätsel
privacy-kept-nights = Deine Antworten auf Klubabende, dein Name und dein Wort zum Abheben dort, und die Klubabende, die du veranstaltet hast
privacy-kept-standings = Deine Ergebnisse an Klubabenden
privacy-kept-calls = Bei welchen Spielen und auf welchen Servern ich dir Bescheid sage, und wann zuletzt
privacy-kept-settings = Was du in `/preferences` gewählt hast, auch Zeitzone und Ruhezeiten
privacy-kept-kicks = Die Tische, von denen du entfernt wurdest, und dein Name dort
privacy-kept-waits = Wo du auf das nächste Spiel wartest, und dein Name dort
privacy-why-title = Warum
privacy-why = Ich brauche die Daten, um zu wissen, wer am Zug ist, um nach einem Neustart weiterzumachen und um Spiele noch einmal zu zeigen. Wenn du willst, sage ich dir damit auch bei neuen Tischen Bescheid. `/history`, `/profile` und `/leaderboard` zeigen, wie deine Spiele ausgingen. Auch andere auf demselben Server sehen dich dort, außer du schaltest in `/preferences` **Meine Spiele zeigen** aus. Derselbe Schalter bestimmt, ob Spieler auf allen Servern deinem Tagesspiel zusehen können, wenn es das beste ist. Ich nutze die Daten für nichts anderes und gebe sie an niemanden weiter. Ich lese nie mit, was Leute schreiben.
privacy-long-title = Wie lange
privacy-long =
    { $tables ->
        [0] Tische bleiben, bis du deine Daten löschst.
        [one] Tische werden einen Tag nach ihrem Ende gelöscht.
       *[other] Tische werden { $tables } Tage nach ihrem Ende gelöscht.
    } Tische eines Servers, der mich entfernt hat, werden nach { $servers } Tagen gelöscht. Einstellungen, Rätsel, Benachrichtigungen und Wertungszahlen bleiben, bis du deine Daten löschst. Sicherungen werden nach { $backups } Tagen gelöscht.
privacy-ask = { $contact ->
    [none] Mein Betreiber hat keinen Kontakt angegeben. Wer diesen Server verwaltet, weiß, wer mich eingeladen hat.
   *[other] Fragen zu deinen Daten beantwortet: { $contact }
}

mydata-button = Meine Daten
mydata-text = 🗝️ Alles, was ich über dich speichere. Nur du siehst es.
mydata-cut = Es ist zu viel für eine Datei, also fehlen deine ältesten Tische. Den Rest bekommst du von meinem Betreiber.

former-player = jemand von früher

forget-title = 🌊 Deine Daten löschen?
forget-explained =
    - Du verlässt jeden Tisch, an dem du sitzt, und ein Computer spielt für dich weiter.
    - Beendete Spiele bleiben vollständig, nennen dich aber „jemand von früher“. Ergebnisse, Auszeichnungen und Wertungszahlen darin zählen nicht mehr als deine.
    - Ich lösche deine eigenen Tische gegen den Computer, deine Tagesspiele, deine Reisen, deine Auszeichnungen und deine Serie. Bis Mitternacht (UTC) bleibt vermerkt, dass du das heutige Tagesspiel gespielt hast, und bis Montag, dass du die Reise der Woche begonnen hast, damit niemand zwei Versuche hat.
    - Ich lösche die Wörter, mit denen du abgehoben hast, und jeden Platz, der für dich frei bleibt.
    - Ich lösche deine Einstellungen und deine Benachrichtigungen.
    - Kommst du wieder, fängst du von vorn an. Niemand kann das rückgängig machen, auch mein Betreiber nicht.
forget-messages = Meine Nachrichten in Kanälen bleiben, ebenso was andere geschrieben haben: Nur ihr Server kann sie löschen. Meine Sicherungen bereinige ich sofort. Kopien, an die ich nicht herankomme, sind nach { $days } Tagen weg.
forget-button = Meine Daten löschen
forget-not-button = Alles behalten
forget-wait = Ich habe deine Daten eben erst gelöscht oder bin noch dabei. Versuch es in zehn Minuten noch einmal.
forgotten =
    { $failed ->
        [0] Deine Daten sind gelöscht. Mast- und Schotbruch!
        [one] Deine Daten sind gelöscht. Eine Sicherung konnte ich nicht ändern; sie ist nach { $days } Tagen weg. Mast- und Schotbruch!
       *[other] Deine Daten sind gelöscht. { $failed } Sicherungen konnte ich nicht ändern; sie sind nach { $days } Tagen weg. Mast- und Schotbruch!
    }
forgotten-later = Du sitzt an einem Tisch, den ich gerade nicht erreiche. Sobald ich ihn erreiche, lösche ich deine Daten. Um sicherzugehen, drück morgen in `/privacy` noch einmal **Meine Daten löschen**.
forgotten-hand = Du hast diesen Tisch verlassen, und deine Daten sind gelöscht.

commands-privacy = Sieh nach, was ich über dich speichere, hol es dir als Datei oder lösche es
