## Ein Klubabend

refusal-night-hint = Am Klubabend gibt es keine Tipps: Andere Tische spielen mit denselben Karten und ohne Hilfe. **Regeln** findest du unter **Mehr**.
refusal-night-move = Am Klubabend kannst du keinen Zug zurücknehmen: Andere Tische spielen mit denselben Karten. Deine Hand siehst du unten.
refusal-night-table = An allen Tischen eines Klubabends wird gleich gespielt: Bedenkzeit und Plätze bleiben, es gibt keine Zurufe, und niemand beendet einen Tisch. Wenn du gehen musst, verlass deinen Platz; ein Computer spielt dann für dich.
refusal-night-hidden = Diese Karten werden an anderen Tischen des Klubabends noch gespielt. Wenn auch sie fertig sind, kannst du alles sehen.
refusal-night-past = Diese Zeit ist schon vorbei. Wähl einen späteren Beginn.
refusal-night-taken = In diesem Kanal gibt es schon einen Klubabend ({ $at }), `/night` zeigt ihn. Wähl für diesen einen anderen Kanal.
refusal-night-series = Der wöchentliche Klubabend dieses Kanals ({ $at }) käme in die Quere. Wähl einen anderen Beginn oder Kanal, oder schalte **Jede Woche wiederholen** aus: Das geht dort mit `/night`.
refusal-night-full = Mehr Leute haben an diesem Klubabend keinen Platz. Mit `/solo` kannst du sofort spielen.
refusal-night-early = Noch kann sich niemand anmelden, der da ist. Drück jetzt **Ich komme** und in den letzten 15 Minuten vor dem Beginn **Ich bin da**.
refusal-night-here = Du bist schon als anwesend gemeldet und hast einen Platz. Warte einfach: Wenn ein Durchgang beginnt, führt dich eine Erwähnung zu deinem Tisch.
refusal-night-few = Ein Klubabend braucht mindestens zwei Leute, die da sind. Bitte jemanden, **Ich bin da** zu drücken.
refusal-night-late = Für diesen Klubabend ist es zu spät: Neue können bis zur Hälfte der Durchgänge dazukommen. Mit `/solo` kannst du sofort spielen.
refusal-night-stale = Der Klubabend ist schon weiter. `/night` zeigt, wie er jetzt steht.
refusal-night-over = Dieser Klubabend ist vorbei. `/night` zeigt, ob es noch einen gibt.
