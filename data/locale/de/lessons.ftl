# Lektionen: eine Zeile für jeden Zug, die Antwort auf einen anderen Knopf, und das Ende.

commands-learn = Lern ein Spiel in drei Minuten, anhand der ersten Züge; nur du siehst es
commands-learn-game = Welches Spiel (Standard: 7 Seas)
lesson-offer = Neu bei { $game }? Spiel die ersten Züge mit Anleitung.
lesson-offer-button = In drei Minuten lernen
lesson-offer-game = { $game } lernen
lesson-step = Schritt { $number } von { $steps }
lesson-over = Jetzt kannst du { $game }
lesson-play-button = Ein echtes Spiel
lesson-open-button = Hier einen Tisch eröffnen
lesson-again-button = Lektion wiederholen
refusal-not-the-lesson = In dieser Lektion geht es Zug für Zug. In der ersten Zeile steht, was du drücken kannst.

lesson-seven-seas-1 = Karten in deiner Truhe bringen Punkte, und Punkte bringen dein Schiff zur Insel. In jedem Zug spielst du eine Karte. Deine 💎7 passt zur 🪙7 in der Auslage. Drück 💎7, und beide kommen in deine Truhe.
    .words = Karten in deiner Truhe bringen Punkte, und Punkte bringen dein Schiff zur Insel. In jedem Zug spielst du eine Karte. Deine Kristall 7 passt zur Gold 7 in der Auslage. Drück Kristall 7, und beide kommen in deine Truhe.
lesson-seven-seas-1-wrong = Diese Karte kommt später dran. Die beiden Siebenen passen zusammen: Mit 💎7 nimmst du jetzt eine Karte.
    .words = Diese Karte kommt später dran. Die beiden Siebenen passen zusammen: Mit Kristall 7 nimmst du jetzt eine Karte.
lesson-seven-seas-2 = Du könntest 💀3 nehmen, aber ein Fluch in deiner Truhe kostet Punkte. Leg lieber 💀10 ab: Das kostet dich nichts.
    .words = Du könntest Fluch 3 nehmen, aber ein Fluch in deiner Truhe kostet Punkte. Leg lieber Fluch 10 ab: Das kostet dich nichts.
lesson-seven-seas-2-wrong = Behalt diese Karte noch. Leg 💀10 ab: Das kostet dich nichts.
    .words = Behalt diese Karte noch. Leg Fluch 10 ab: Das kostet dich nichts.
lesson-seven-seas-3 = Eine 1 darf eine 10 nehmen, wie Pip eben. Lass 💀3 vorerst liegen und leg 🥃2 ab.
    .words = Eine 1 darf eine 10 nehmen, wie Pip eben. Lass Fluch 3 vorerst liegen und leg Rum 2 ab.
lesson-seven-seas-3-wrong = Noch nicht. Leg 🥃2 ab und sieh, was Pip übrig lässt.
    .words = Noch nicht. Leg Rum 2 ab und sieh, was Pip übrig lässt.
lesson-seven-seas-4 = Pips 10 hat 2 und 8 genommen: Karten, die zusammen 10 ergeben. Nur 💀3 ist noch da. Nimm sie mit 🪙3, denn wer die Auslage leert, darf kapern.
    .words = Pips 10 hat 2 und 8 genommen: Karten, die zusammen 10 ergeben. Nur Fluch 3 ist noch da. Nimm sie mit Gold 3, denn wer die Auslage leert, darf kapern.
lesson-seven-seas-4-wrong = Dann bekäme Pip 💀3. Nimm sie mit 🪙3 und leere die Auslage.
    .words = Dann bekäme Pip Fluch 3. Nimm sie mit Gold 3 und leere die Auslage.
lesson-seven-seas-5 = Beim Kapern durchsuchst du einen Ort und behältst eine Karte. Pip hat gerade den Piratenkönig gewonnen, also durchsuch Pips Truhe.
lesson-seven-seas-5-wrong = Der Piratenkönig liegt in Pips Truhe. Such dort.
lesson-seven-seas-6 = Der Piratenkönig ist allein schon 1 Punkt wert. Behalt ihn. Pip erfährt nicht, welche Karte fehlt.
lesson-seven-seas-6-wrong = Der Piratenkönig ist mehr wert als diese Karte. Behalt ihn.
lesson-seven-seas-7 = Zu 💎3 passt nichts. Leg 💀7 ab, dann gewinnt vielleicht Pip den Fluch.
    .words = Zu Kristall 3 passt nichts. Leg Fluch 7 ab, dann gewinnt vielleicht Pip den Fluch.
lesson-seven-seas-7-wrong = Behalt diese Karte. Vom Fluch trennst du dich besser.
lesson-seven-seas-8 = 💎3 und 💎4 ergeben 7, aber du hast keine 7 mehr. Leg 🥃6 ab und behalt dein Gold: Münzen zählen.
    .words = Kristall 3 und Kristall 4 ergeben 7, aber du hast keine 7 mehr. Leg Rum 6 ab und behalt dein Gold: Münzen zählen.
lesson-seven-seas-8-wrong = Gold behältst du vorerst besser. Leg 🥃6 ab.
    .words = Gold behältst du vorerst besser. Leg Rum 6 ab.
lesson-seven-seas-9 = Zwei Goldkarten sind übrig. 🪙1 zählt wie drei Münzen, also leg zuerst 🪙6 ab.
    .words = Zwei Goldkarten sind übrig. Gold 1 zählt wie drei Münzen, also leg zuerst Gold 6 ab.
lesson-seven-seas-9-wrong = 🪙1 zählt wie drei Münzen. Behalt sie noch einen Zug.
    .words = Gold 1 zählt wie drei Münzen. Behalt sie noch einen Zug.
lesson-seven-seas-10 = Eine Karte ist übrig, und nichts passt dazu. Leg 🪙1 ab. Vielleicht gewinnst du sie zurück.
    .words = Eine Karte ist übrig, und nichts passt dazu. Leg Gold 1 ab. Vielleicht gewinnst du sie zurück.
lesson-seven-seas-10-wrong = Du hast nur noch eine Karte: 🪙1.
    .words = Du hast nur noch eine Karte: Gold 1.
lesson-seven-seas-11 = Zu zweit bekommst du eine zweite Hand. 💎10 nimmt Karten, die zusammen 10 ergeben. Nimm die drei mit zusammen vier Münzen.
    .words = Zu zweit bekommst du eine zweite Hand. Kristall 10 nimmt Karten, die zusammen 10 ergeben. Nimm die drei mit zusammen vier Münzen.
lesson-seven-seas-11-wrong = Schau dir 💎10 an: Damit gewinnst du vier Münzen auf einmal.
    .words = Schau dir Kristall 10 an: Damit gewinnst du vier Münzen auf einmal.
lesson-seven-seas-end = Die Truhen bleiben zu, bis alle Karten gespielt sind. Dann wird jede gewertet; was in der Auslage übrig ist, gehört niemandem.
    Je einen Punkt gibt es für die meisten Karten, die meisten Münzen, die Piratenlady (💎1) und den Piratenkönig (🥃1).
    Zwei Punkte bringt die beste Beute: dein bestes Gold, dein bester Kristall und dein bester Rum, abzüglich deines mildesten Fluchs. Die 7 ist am meisten wert, dann 6, 1, 5, 4, 3 und 2; 8, 9 und 10 sind nichts wert. Der mildeste Fluch ist eine 7, am schlimmsten sind 8, 9 und 10. Bei Gleichstand bekommen alle die Punkte. Zum Beispiel 🪙7 💎6 🥃7 💀3: 7 + 6 + 7 − 5 = 15.
    Jeder Punkt bringt dein Schiff ein Feld weiter. Hat ein Schiff Feld 7 erreicht, gewinnt das vorderste.
    Hüte dich vor dem Kraken (💀1). Er kann die ganze Auslage nehmen, mindert deine Beute aber um 7.
    .words = Die Truhen bleiben zu, bis alle Karten gespielt sind. Dann wird jede gewertet; was in der Auslage übrig ist, gehört niemandem.
        Je einen Punkt gibt es für die meisten Karten, die meisten Münzen, die Piratenlady (Kristall 1) und den Piratenkönig (Rum 1).
        Zwei Punkte bringt die beste Beute: dein bestes Gold, dein bester Kristall und dein bester Rum, abzüglich deines mildesten Fluchs. Die 7 ist am meisten wert, dann 6, 1, 5, 4, 3 und 2; 8, 9 und 10 sind nichts wert. Der mildeste Fluch ist eine 7, am schlimmsten sind 8, 9 und 10. Bei Gleichstand bekommen alle die Punkte. Zum Beispiel Gold 7, Kristall 6, Rum 7 und Fluch 3: 7 und 6 und 7 minus 5, zusammen 15.
        Jeder Punkt bringt dein Schiff ein Feld weiter. Hat ein Schiff Feld 7 erreicht, gewinnt das vorderste.
        Hüte dich vor dem Kraken (Fluch 1). Er kann die ganze Auslage nehmen, mindert deine Beute aber um 7.

lesson-letter-of-marque-1 = Bring die meisten Punkte heim: Schätze, und Kanonen, die andere an dich verlieren. Alle schicken gleichzeitig einen ersten Schatz auf See, auf einem geheimen Schiff. Wähl **Wehrlos**: Nur dein Bluff schützt die 5.
lesson-letter-of-marque-1-wrong = Heb dir deine zwei bewaffneten Schiffe noch auf. Wähl **Wehrlos**.
lesson-letter-of-marque-2 = Wren hat sofort angegriffen, und dein Bluff ging schief: Schatz und Schiff sind weg. Drück **Auslaufen** für den nächsten Schatz.
lesson-letter-of-marque-2-wrong = Bald greifst du an. Drück erst **Auslaufen** für einen weiteren Schatz.
lesson-letter-of-marque-3 = Alle sehen, dass du eine 3 aufgedeckt hast, aber niemand sieht dein Schiff. Wähl diesmal **Bewaffnet**.
lesson-letter-of-marque-3-wrong = Nimm diesmal die andere Art: **Bewaffnet**.
lesson-letter-of-marque-4 = In deinem Zug kannst du auch angreifen. Das kostet eine deiner drei Kanonen. Greif das Schiff mit Wrens 5 an.
lesson-letter-of-marque-4-wrong = Ein andermal. Greif das Schiff mit Wrens 5 an und sieh, was es ist.
lesson-letter-of-marque-5 = Wrens Schiff war bewaffnet. Es bleibt mit seiner 5 auf See, und deine Kanone ist 1 Punkt für Wren. Drück noch einmal **Auslaufen**.
lesson-letter-of-marque-5-wrong = Dazu kommst du noch. Drück jetzt **Auslaufen**.
lesson-letter-of-marque-6 = Niemand weiß, was für ein Schiff du auf See hast, also ist sich auch bei diesem niemand sicher. Bluffe: Wähl **Wehrlos**.
lesson-letter-of-marque-6-wrong = Heb dir dein letztes bewaffnetes Schiff auf. Bluffe: Wähl **Wehrlos**.
lesson-letter-of-marque-7 = Niemand hat angegriffen: Dein Bluff hat geklappt. Lauf mit der 6 in den **Hafen** ein. Sie gehört endgültig dir, und niemand erfährt, was für ein Schiff es war.
lesson-letter-of-marque-7-wrong = Die 6 ist auf See in Gefahr. Bring erst dieses Schiff in den **Hafen**.
lesson-letter-of-marque-8 = Das sind 6 Punkte. Wren hat mehr: Heimgebrachte und erbeutete Schätze zählen beide. Drück noch einmal **Auslaufen**.
lesson-letter-of-marque-8-wrong = Du kannst noch mehr auf See schicken. Drück jetzt **Auslaufen**.
lesson-letter-of-marque-9 = Eine 7 reizt zum Angriff. Wähl **Bewaffnet**.
lesson-letter-of-marque-9-wrong = Eine 7 wollen alle. Schütze sie: Wähl **Bewaffnet**.
lesson-letter-of-marque-10 = Pip hat angegriffen und eine Kanone an dich verloren: 1 Punkt. Nun wissen alle, dass dieses Schiff bewaffnet ist. Bring seine 7 in den **Hafen**.
lesson-letter-of-marque-10-wrong = Das hat Zeit. Bring die 7 in den **Hafen**.
lesson-letter-of-marque-11 = Kanonen, die du behältst, sind am Ende nichts wert. Greif das Schiff mit Pips 5 an.
lesson-letter-of-marque-11-wrong = Das nicht. Greif das Schiff mit Pips 5 an.
lesson-letter-of-marque-end = Pips Schiff war wehrlos, also gehört die 5 dir, und Pip hat das Schiff verloren.
    Das Spiel endet, wenn alle Stapel leer sind und kein Schiff mehr auf See ist.
    Es zählen die Werte aller heimgebrachten und erbeuteten Schätze, dazu 1 Punkt für jede feindliche Kanone.
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr feindliche Kanonen hat.
    Passen kannst du nur mit leerem Stapel und ohne Schiff auf See.

lesson-seven-1 = Werde vor allen anderen deine sieben Karten los. Leg die 6 neben Pips 1: genau 7 ist ein Siebener!
lesson-seven-1-wrong = Such eine Summe von genau 7: 6 + 1.
lesson-seven-2 = Nach einem Siebener ziehst du nichts und beginnst sofort den nächsten Stapel. Jede Karte darf ihn beginnen: Leg die 3.
lesson-seven-2-wrong = Heb dir deine Vieren auf. Beginne mit der 3.
lesson-seven-3 = Jede Karte hat eine Zahl und ein Loch. Durch das Loch von Pips 3 ist deine 3 noch zu sehen. Leg die 4 darauf: 4 + 3 = 7.
lesson-seven-3-wrong = Das ergibt 6. Die 4 ergibt genau 7.
lesson-seven-4 = Noch ein Siebener, und wieder beginnst du einen Stapel. Leg die 3.
lesson-seven-4-wrong = Heb dir deine Vieren auf. Beginne mit der 3.
lesson-seven-5 = Du kannst beide Zahlen abdecken. Deck die neueste ab, die 1, dann bleibt die 3: 4 + 3 = 7. Deckst du die 3 ab, ist es nur 5.
lesson-seven-5-wrong = Das passt auch, aber nur 4 + 3 ergibt 7.
lesson-seven-6 = Beginne den nächsten Stapel mit deiner letzten 3.
lesson-seven-6-wrong = Behalt deine 4. Beginne mit der 3.
lesson-seven-7 = Auch Pip hat einen Siebener gemacht und mit 1 begonnen. Mit deiner 4 kommst du nicht auf 7, also ziehst du danach eine Karte. Deck mit der 4 die 1 ab.
lesson-seven-7-wrong = Das passt auch. Deck diesmal die 1 ab: 4 allein.
lesson-seven-8 = Du hast eine 1 gezogen, und sie passte nicht: Pips Summe war 6, und sie darf nie sinken. Also hast du eine Strafkarte gezogen. Leg die 1 neben Pips 1.
lesson-seven-8-wrong = Das passt auch. Leg diesmal die 1 neben die 1: Summe 2.
lesson-seven-9 = Die gezogene 5 musste einen Zug warten. Leg sie jetzt neben Pips 2 für einen Siebener.
lesson-seven-9-wrong = Such eine Summe von genau 7: 5 + 2.
lesson-seven-10 = Wer nach dem eigenen Siebener einen Stapel beginnt, zieht nichts. Leg deine letzte Karte, dann bist du fertig.
lesson-seven-10-wrong = Du hast nur noch eine Karte: 2.
lesson-seven-end = Du warst zuerst fertig, also bekommst du so viele Chips, wie Leute mitspielen. Jeder weitere Platz bekommt einen weniger, der letzte einen.
    Zu zweit, zu dritt oder zu viert spielt ihr sieben Runden. Seid ihr mehr, spielt ihr, bis die 80 Chips weg sind. Wer die meisten Chips hat, gewinnt.
    Ist der Nachziehstapel leer, werden die abgelegten Karten zum neuen.

lesson-seven-seals-1 = Übrige Siegel kosten Punkte, und die wenigsten Punkte gewinnen. Rot 8 und Blau 9 sollten je einen Stich gewinnen. Nimm ein Siegel in Rot (+R) und eins in Blau (+B), dann bestätige.
lesson-seven-seals-1-wrong = Zwei Stiche genügen: ein Siegel in Rot und eins in Blau.
lesson-seven-seals-2 = In der Mitte war kein Blau mehr, also hat Pip deins genommen, und du hast ein weißes bekommen. Wren spielt Gelb aus. Du musst bedienen: Spiel Gelb 7.
lesson-seven-seals-2-wrong = Du musst Gelb bedienen, und keine deiner gelben Karten schlägt die 8. Spiel die 7.
lesson-seven-seals-3 = Die höchste Karte der ausgespielten Farbe hat gewonnen, und Wren spielt wieder aus. Spiel Gelb 6.
lesson-seven-seals-3-wrong = Behalt Gelb 2: Damit verlierst du leicht einen Stich. Spiel Gelb 6.
lesson-seven-seals-4 = Pip hatte kein Gelb, also war Rot 2 erlaubt. Rot ist Trumpf und hat die 9 geschlagen. Bediene jetzt Grün mit der 4.
lesson-seven-seals-4-wrong = Spiel zuerst Grün 4 und behalt die kleinere.
lesson-seven-seals-5 = Wer einen Stich gewinnt, gibt dafür ein Siegel zurück. Pip hat gerade eins in Grün zurückgegeben. Spiel Grün 3.
lesson-seven-seals-5-wrong = Du musst Grün bedienen. Spiel Grün 3.
lesson-seven-seals-6 = Du hast kein Grün mehr, also darfst du alles spielen. Gewinne diesen Stich mit Rot 8.
lesson-seven-seals-6-wrong = Gewinne diesen Stich mit deinem höchsten Trumpf: Rot 8.
lesson-seven-seals-7 = Jetzt gibst du ein Siegel zurück. Rot passt, weil eine rote Karte gewonnen hat. Weiß passt zu jedem Stich, also behalt es: Gib Rot zurück.
lesson-seven-seals-7-wrong = Weiß passt zu jedem Stich, den du später gewinnst. Gib Rot zurück.
lesson-seven-seals-8 = Wer gewonnen hat, spielt aus, und zwar eine beliebige Karte. Spiel Lila 2 aus; die schlägt bestimmt jemand.
lesson-seven-seals-8-wrong = Warte, bis Blau ausgespielt wird. Spiel jetzt Lila 2 aus.
lesson-seven-seals-9 = Endlich spielt jemand Blau aus. Spiel Blau 9, und das weiße Siegel geht von selbst zurück.
lesson-seven-seals-9-wrong = Damit verlierst du den Stich. Spiel Blau 9.
lesson-seven-seals-10 = Beide Stiche sind gewonnen, beide Siegel zurückgegeben. Gewinne keinen mehr: Spiel Lila 3 aus.
lesson-seven-seals-10-wrong = Die könnte gewinnen. Spiel Lila 3 aus.
lesson-seven-seals-11 = Du musst Lila bedienen, und deine beiden Karten schlagen Wrens 1. Spiel Lila 5.
lesson-seven-seals-11-wrong = Hier gewinnen beide Karten. Spiel Lila 5 und behalt die 6.
lesson-seven-seals-12 = Für diesen Stich hattest du kein Siegel mehr, also hast du ein schwarzes genommen: 3 Strafpunkte. Wren, der Saboteur, freut sich. Spiel Blau 2 aus.
lesson-seven-seals-12-wrong = Eine kleine Karte ist jetzt am sichersten. Spiel Blau 2 aus.
lesson-seven-seals-end = Eine Runde hat fünfzehn Stiche. Danach kostet jedes übrige Siegel Strafpunkte: farbige 2, weiße 4, schwarze 3.
    Der Saboteur sagt keine Stiche vorher, beginnt mit 4 Punkten und verliert einen für jedes schwarze Siegel, das die anderen genommen haben.
    Die sechs schwarzen Siegel können ausgehen. Danach kosten weitere Stiche nichts.
    Wer am Ende die wenigsten Strafpunkte hat, gewinnt: zu dritt nach 6 Runden, zu viert nach 4, zu fünft nach 5.
