## Listen von Namen

# a heading or a name, which may be bold, and what belongs to it
labelled = { $label }: { $text }
names-and = { $most } und { $last }
names-or = { $most } oder { $last }
# numbers; the first two in screen-reader text alone
number-below-zero = minus { $number }
number-range = { $least } bis { $most }
number-tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}

## Vor dem Start

lobby-host = Gastgeber
lobby-install = Hier können alle mitspielen. [Füge mich deinem Konto hinzu]({ $link }), um selbst Tische zu eröffnen.
chat-further-down = Der Tisch ist weiter unten.
lobby-ready = { $free ->
    [0] **Voll:** Alle Plätze sind besetzt. { $host } kann **Starten** drücken.
    [one] **Bereit.** { $host } kann **Starten** drücken; ein Platz ist noch frei.
   *[other] **Bereit.** { $host } kann **Starten** drücken; { $free } Plätze sind noch frei.
}
lobby-free-seat = freier Platz
lobby-kept = { $count ->
    [one] ✉️ Ein Platz ist bis { $until } für { $guest } reserviert.
   *[other] ✉️ Plätze sind bis { $until } für { $guest } reserviert.
}
lobby-expected = { $count ->
    [one] ✉️ Ich warte bis { $until } auf { $guest }. Nach der Antwort geht es los: **Mitspielen**, oder **Gehen** zum Absagen.
   *[other] ✉️ Ich warte bis { $until } auf { $guest }. Nach der letzten Antwort geht es los: **Mitspielen**, oder **Gehen** zum Absagen.
}
lobby-changed = 🎲 { $name } hat ein anderes Spiel gewählt.
lobby-queue = { $others ->
    [0] ⏭️ Nächstes Spiel: { $names }
   *[other] ⏭️ Nächstes Spiel: { $names } und { $others } weitere
}
deal-in-button = Nächstes Mal mitspielen
deal-out-button = Doch nicht
deal-in-done = { $place ->
    [1] Beim nächsten Spiel hier bekommst du den ersten Platz und musst nichts mehr drücken.
   *[other] Für das nächste Spiel hier stehst du auf Platz { $place } der Liste und musst nichts mehr drücken.
}
deal-in-opens = Mit **Noch einmal** eröffnest du es.
deal-out-done = Du wartest nicht mehr auf das nächste Spiel.
lobby-level = {" "}{ $mark } { $level }
    .words = , { $level }
lobby-full-title = Alle Plätze sind besetzt
lobby-full = Der Tisch ist voll. Drück **Starten**, oder mach erst Platz.
lobby-missing = { $missing ->
    [one] Noch eine Person, und es kann losgehen. Niemand da? **Computer dazu**.
   *[other] Noch { $missing } Leute, und es kann losgehen. Niemand da? **Computer dazu**.
}
lobby-expires = ⌛ Hier ist seit sechs Tagen nichts geschehen. Der Tisch schließt { $when }, wenn niemand vom Tisch hier noch etwas drückt.
table-expires = ⌛ { $host }, an diesem Tisch ist seit sechs Tagen nichts geschehen. Er schließt { $when }, wenn niemand vom Tisch hier noch etwas drückt.
lobby-rated-lacks = **Ein gewertetes Spiel kann noch nicht beginnen.** Es muss noch jemand mitspielen. **Bedenkzeit** und **Gewertet** findest du unter **Hausregeln**.
lobby-wrong-number = Diese Hausregeln sind für { $seats } Spieler. Entweder geht jemand, oder der Gastgeber ändert die **Hausregeln**.
lobby-join-button = Mitspielen
lobby-leave-button = Gehen
lobby-add-button = Computer dazu
lobby-house-button = Hausregeln
lobby-start-button = Starten
lobby-start-without-button = { $count ->
    [one] Ohne { $name } starten
   *[other] Ohne { $count } starten
}
lobby-rules-button = So wird gespielt
lobby-remove-button = Computer weg
lobby-cut-button = Abheben
lobby-seal = 🔒 Versiegelt: `{ $seal }`; prüfbar nach dem Spiel unter **Mehr**.
lobby-cuts = ✂️ Abgehoben: { $cuts }
lobby-cut = { $hosts ->
    [yes] Du hast mit **{ $word }** abgehoben. Bis du **Starten** drückst, kannst du das Wort ändern.
   *[no] Du hast mit **{ $word }** abgehoben. Bis { $host } **Starten** drückt, kannst du das Wort ändern.
}
lobby-joined = { $count ->
    [0] Du hast einen Platz. Das Spiel beginnt, wenn { $host } **Starten** drückt.
    [one] Du bist dabei! Das Spiel beginnt, sobald { $guest } geantwortet hat.
   *[other] Du bist dabei! Das Spiel beginnt, sobald { $guest } geantwortet haben.
}
lobby-left = Du hast den Tisch verlassen. Mit **Mitspielen** kommst du zurück.
lobby-left-last = Sonst war niemand mehr da, also ist der Tisch geschlossen.
lobby-left-voted = Du bist gegangen, und die anderen wollten das Spiel beenden. Der Tisch ist geschlossen.
lobby-opened = { $game }: Dein Tisch ist offen. Drück **Starten**, wenn alle da sind.
lobby-started = Die Karten sind ausgeteilt.
lobby-levels-title = Wer bekommt den nächsten Platz?
lobby-rules-title = Hausregeln
lobby-rules-placeholder = Was willst du ändern?
lobby-first-opponent = -# Ein Schiffsjunge ist ein guter erster Gegner.
lobby-rules-of-host = { $host } ist Gastgeber und kann sie ändern, bis die Karten ausgeteilt sind.
lobby-any-move = Dieses Spiel haben die Computer noch nicht gelernt. Sie machen irgendeinen erlaubten Zug.
lobby-computer-joined = { $name } nimmt Platz.
lobby-computer-left = Der letzte Computer ist gegangen.
lobby-unofficial = Das gedruckte Spiel ist nicht für diese Spielerzahl gedacht, aber es geht.

## Computer

level-deckhand = Schiffsjunge
level-deckhand-character = spielt solide, vergisst aber, welche Karten schon gefallen sind.
level-deckhand-names = Pip, Wren, Tolly, Jory, Bess, Finn, Dot
level-mate = Maat
level-mate-character = eine ruhige Hand, die jede Karte abwägt.
level-mate-names = Marlow, Isolde, Brand, Thea, Corwin, Sunniva, Abel
level-captain = Kapitän
level-captain-character = denkt voraus und vergisst nichts.
level-captain-names = Voss, Ines, Rook, Maren, Quill, Sable, Drake

## Hausregeln

rule-on = ja
rule-off = nein
rule-own = die Tabelle des Gastgebers
rule-usual = wie üblich
rule-from = { $value }, ab { $seats } Personen

## Das Mischen

cut-signs = ein Wort aus Zeichen
cut-title = Abheben
cut-label = Dein Wort
cut-meaning = Es fließt ins Mischen ein, und alle können es lesen.
cut-typed = Discord war zu langsam für dein Wort. Drück noch einmal **Abheben**.
rules-counts = { $mark ->
    [night] -# **An einem Klubabend** zählt nicht der Sieg: { $deal ->
        [0] Dein Platz
       *[other] Dein Vorsprung vor den anderen am Tisch
    } wird mit allen verglichen, die deine Karten haben.
    [day] -# **Im Tagesspiel** zählt dein Ergebnis gegen 100 Computer mit deinen Karten.
   *[duel] -# **Im Duell** zählt dein Ergebnis gegen das des anderen mit denselben Karten.
}
verify-button = Mischen prüfen
verify-title = 🔎 { $game }, { $deal ->
    [0] Tisch { $number }
   *[other] Durchgang { $deal }, Tisch { $number }
}: das Mischen
verify-seal = { $lobby ->
    [yes] ✅ **Das Mischen passt zum Siegel**, das vor dem Start zu sehen war: `{ $seal }`. Vergleiche es mit dem, das du dir gemerkt hast.
   *[no] ✅ **Das Mischen passt zu seinem Siegel**: `{ $seal }`. Vor dem Austeilen hat es niemand gesehen: Es zeigt, dass seitdem nichts geändert wurde, nicht, wer die Karten ausgesucht hat.
}
verify-seed = { $cuts ->
    [0] ✅ **Die Karten ergeben sich** aus der versiegelten Zahl, den Hausregeln und den Plätzen. Niemand hat abgehoben.
    [one] ✅ **Die Karten ergeben sich** aus der versiegelten Zahl, den Hausregeln, den Plätzen und dem einen Abheben.
   *[other] ✅ **Die Karten ergeben sich** aus der versiegelten Zahl, den Hausregeln, den Plätzen und { $cuts }-mal Abheben.
}
verify-played = { $moves ->
    [0] ✅ **Es gab keinen Zug**, bevor der Tisch geschlossen wurde.
    [one] ✅ **Mit diesen Karten wurde gespielt**: Der eine Zug folgt den Regeln.
   *[other] ✅ **Mit diesen Karten wurde gespielt**: Alle { $moves } Züge folgen den Regeln.
}
verify-wrong = ❌ **Das Mischen passt nicht zum Siegel.** Zeig das meinem Betreiber.
verify-not-played = ❌ **Die Züge lassen sich nicht nachspielen.** Entweder haben sich die Regeln geändert oder die Aufzeichnung.
verify-no-secret = Es gibt kein Siegel zu prüfen. Die Karten kamen aus einer vorgegebenen Zahl.
verify-alone = Um es ohne mich zu prüfen, starte `verify_shuffle.py` aus meinem Quelltext mit dieser Datei. `shuffle.md` daneben erklärt, wie.

## Der Tisch

board-hand-button = Meine Hand
board-rules-button = Regeln
board-more-button = Mehr
turn-ends = ⏳ Der Zug endet { $deadline }.
turn-rests = { $count ->
    [one] Von { $begin } bis { $end } ruht die Bedenkzeit: Ruhezeit.
   *[other] Von { $begin } bis { $end } ruht die Bedenkzeit in { $count } Nächten: Ruhezeit.
}
board-quiet = { $count ->
    [one] 🌙 { $names } hat bis { $until } Ruhezeit.
   *[other] 🌙 { $names } haben Ruhezeit; die erste endet um { $until }.
}
turn-time-button = Bedenkzeit
turn-time-title = Bedenkzeit für jeden Zug
turn-time-now = Jetzt: { clock-time }.
turn-time-sets = Du bist Gastgeber: Deine Wahl gilt ab diesem Zug.
vote-stand-in = 🗳️ Soll ein Computer für { $name } spielen? Dort hat sich seit einem halben Tag nichts getan. Bisher Ja: { $yes }. Mehr als die Hälfte der anderen Anwesenden muss zustimmen.
vote-end = 🗳️ { $by } möchte dieses Spiel ohne Sieger beenden: { $yes }-mal Ja, { $no }-mal Nein. { $rated ->
    [yes] Alle anderen müssen bis { $until } zustimmen, und dann zählt es als Unentschieden.
   *[no] Die Mehrheit der anderen muss bis { $until } zustimmen.
}
vote-end-button = Ja, beenden
vote-on-button = Nein, weiter
vote-end-counted = Deine Stimme zählt. { $rated ->
    [yes] Zum Schließen braucht es ein Ja von allen anderen.
   *[no] Zum Schließen braucht es ein Ja von der Mehrheit der anderen.
}
vote-end-declined = Das Spiel geht weiter.
stand-in-button = Computer für { $name }
stand-in-done = Für { $name } spielt jetzt ein Computer. Um den Platz zurückzubekommen, muss { $name } hier nur etwas drücken.
stand-in-voted = Deine Stimme zählt: { $votes } von { $needed } für einen Computer auf dem Platz von { $name }.
board-left-out = … und { $count } weitere …
    .words = Und { $count } weitere.
more-title = An diesem Tisch
table-shown = Der Tisch steht jetzt noch einmal ganz unten.

## Züge

turn-announcement = { $count ->
    [one] { $mentions }, du bist am Zug.
   *[other] { $mentions }, jetzt wählt ihr alle.
}
turn-yours = Du bist am Zug. Drück eine Karte.
solo-seats = { $game } kannst du mit { $least } bis { $most } Spielern üben, dich mitgezählt.
solo-deal = { $done ->
    [yes] {""}
   *[no] **Tagesspiel:** { $game }, 3 Minuten, ein Versuch
}
solo-puzzles = { $count ->
    [0] {""}
    [one] **Rätsel:** { $count } wartet, je eine Minute
   *[other] **Rätsel:** { $count } warten, je eine Minute
}
solo-like = **Ein Spiel:** { $game }, { $seats } Spieler · { $level }
solo-play-button = { $game } spielen
solo-start-button = Starten: { $seats } Spieler · { $level }
solo-quick = Anderes Spiel wählen
solo-quick-choose = Spielerzahl und Stärke
solo-quick-option = { $seats } Spieler · { $level }
hand-closed = Der Tisch wurde vor der letzten Wertung geschlossen. Der Stand bis dahin steht im Kanal.
hand-left = Ein Computer spielt für dich. Der Platz gehört noch dir: **Meine Hand** holt ihn zurück.
kicked = Du wurdest vom Tisch entfernt, und ein Computer spielt weiter. Du kannst zusehen, und unter **Plätze** kann der Gastgeber dich zurückholen.
kicked-told = { $runs ->
    [yes] { $mention }, du wurdest von diesem Tisch entfernt, und ein Computer spielt weiter. Du kannst zusehen, und unter **Plätze** kann der Gastgeber dich zurückholen.
   *[no] { $mention }, du wurdest von diesem Tisch entfernt. Unter **Plätze** kann der Gastgeber dich wieder hereinlassen.
}
hand-rests = Deine Hand liegt beiseite. Der Knopf zeigt deine Karten, wie sie jetzt sind.
panel-rests = Diese Nachricht hast du länger nicht benutzt, also habe ich sie geschlossen. Die Knöpfe am Tisch öffnen sie wieder.
leaf-back-button = ◀ Zurück
    .words = Vorige Seite
leaf-before-button = ◀ Seite { $leaf }
leaf-on-button = Mehr ({ $leaf } von { $leaves }) ▶

## Das Ende

end-headline = { $reader ->
    [yes] { $way ->
        [shared] Du teilst dir den Sieg mit { $winners }!
        [points] Du hast { $own } zu { $next } gewonnen!
        [apart] Du hast gewonnen, { $far } vor { $second }!
       *[level] Du hast trotz Gleichstand gewonnen!
    }
    [team] { $way ->
        [shared] Ihr beide teilt euch den Sieg mit { $winners }!
        [points] Ihr beide habt { $own } zu { $next } gewonnen!
        [apart] Ihr beide habt gewonnen, { $far } vor { $second }!
       *[level] Ihr beide habt trotz Gleichstand gewonnen!
    }
   *[no] { $way ->
        [shared] { $winners } teilen sich den Sieg!
        [points] { $count ->
            [one] { $winners } gewinnt { $own } zu { $next }!
           *[other] { $winners } gewinnen { $own } zu { $next }!
        }
        [apart] { $count ->
            [one] { $winners } gewinnt, { $far } vor { $second }!
           *[other] { $winners } gewinnen, { $far } vor { $second }!
        }
       *[level] { $count ->
            [one] { $winners } gewinnt trotz Gleichstand!
           *[other] { $winners } gewinnen trotz Gleichstand!
        }
    }
}
end-headline-placed = { $whole ->
   *[yes] { $way ->
        [shared] { $winners } teilen sich den Sieg.
       *[other] { $count ->
            [one] { $winners } gewinnt.
           *[other] { $winners } gewinnen.
        }
    }
    [no] {""}
} { $behind ->
    [0] Du kommst punktgleich auf Platz { $place }.
   *[other] Du kommst auf Platz { $place }, { $far } dahinter.
}
# The reader, in a list of names to which no verb belongs.
you = du
end-scoring-button = Wertung
end-more-title = Nach dem Spiel
# in the own end of a game: somebody has opened the table of the next one
end-invited = { $again ->
    [yes] { $host } möchte noch einmal spielen: **{ $game }**.
   *[no] { $host } möchte als Nächstes **{ $game }** spielen.
}
end-dealt-in = Du hast einen Platz im nächsten Spiel, **{ $game }**. { $count ->
    [0] Es beginnt, wenn { $host } **Starten** drückt.
    [one] Es beginnt, sobald { $guest } geantwortet hat.
   *[other] Es beginnt, sobald { $guest } geantwortet haben.
}
end-begun = **{ $game }** hat ohne dich angefangen.
end-join-button = Bin dabei
end-decline-button = Jetzt nicht
# what a player says across the table
remark-well-played = Gut gespielt.
remark-moment = Einen Moment!
remark-placeholder = Sag etwas …
remark-made = { $over ->
    [yes] Die anderen sehen es binnen etwa { $seconds } Sekunden unter dem Ergebnis. Dort kann jeder einmal etwas sagen.
   *[no] Die anderen sehen es binnen etwa { $seconds } Sekunden auf dem Spielbrett, bis zu deinem nächsten Zug. Danach kannst du wieder etwas sagen.
}
end-round-button = Runde { $round }
over-rating = { $own ->
    [yes] 📈 Deine Wertungszahl: { $points } ({ $by })
   *[no] { $name } { $points } ({ $by })
}
over-ratings = 📈 Wertungszahlen: { $ratings }
over-provisional = Vorläufig bei { $names }: Die ersten Spiele bewegen die Zahl weit.
# the first of an evening, and the others with their points
evening-score = 🌙 Besiegte Gegner heute Abend, in { $games } Spielen: { $lead ->
    [alone] **{ $leaders }: { $points }**
    [you] **Du führst mit { $points }**
    [with] **Du und { $leaders } führt mit je { $points }**
    [several] **{ $leaders } führen mit je { $points }**
   *[one] **{ $leaders } führt mit { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}
highlight-decided = 🏆 Die Entscheidung: { $you ->
    [first] Du gingst in Runde { $round } endgültig an { $second } vorbei
    [second] { $first } ging in Runde { $round } endgültig an dir vorbei
   *[no] { $first } ging in Runde { $round } endgültig an { $second } vorbei
}
closed-title = ⚓ { $game }: Tisch geschlossen
closed-text = { $by ->
    [host] Der Gastgeber hat das Spiel vorzeitig beendet, also gewinnt niemand.
    [vote] Der Tisch hat mit { $yes } zu { $no } Stimmen beschlossen, das Spiel vorzeitig zu beenden. Also gewinnt niemand.
    [moderator] Die Moderation hat das Spiel vorzeitig beendet, also gewinnt niemand.
    [time] Eine Woche lang kam niemand zurück, also schloss der Tisch ohne Sieger.
   *[nobody] Das Spiel wurde vorzeitig beendet, also gewinnt niemand.
}
closed-lobby = { $by ->
    [time] Eine Woche lang tat sich hier nichts, also schloss der Tisch, bevor eine Karte ausgeteilt war.
   *[other] Der Tisch wurde geschlossen, bevor eine Karte ausgeteilt war.
}
closed-rated = Gewertet wird trotzdem: Wer weg war, ist Letzter, und die anderen teilen sich den ersten Platz.
closed-standing = Bisher:
ending-title = Diesen Tisch beenden?
ending-running = Das Spiel endet hier, und niemand gewinnt. Das kannst du nicht rückgängig machen.{ $rated ->
    [yes] {" "}Gewertet wird trotzdem: als Unentschieden, nur wer gegangen ist, wird Letzter.
   *[no] {""}
}{ $needed ->
    [0] {""}
    [one] {" "}Ich frage erst { $names }: Nötig ist ein Ja binnen einer Minute.
   *[other] {" "}Ich frage erst { $names }: Nötig sind { $needed } Ja-Stimmen binnen einer Minute.
}
ending-lobby = Alle gehen nach Hause, bevor eine Karte ausgeteilt ist.
ending-button = Beenden
ending-asked = Ich habe am Tisch gefragt: { $names }. Die Abstimmung dauert eine Minute und braucht { $needed ->
    [one] ein Ja.
   *[other] { $needed }-mal Ja.
}
table-ended = Der Tisch ist geschlossen.

## Was nicht geht, und was stattdessen

refusal-no-table = Hier ist kein Tisch offen. `/table open` eröffnet einen.
refusal-no-server = Das geht nur auf einem Server. Versuch es in einem seiner Kanäle.
refusal-may-not-write = Du darfst hier nicht schreiben, also zeige ich hier auch nichts für dich. Frag die Moderation, oder versuch es in einem anderen Kanal.
refusal-place-taken = In diesem Kanal steht schon ein Tisch. Spiel dort mit, oder eröffne deinen in einem anderen Kanal oder Thread.
refusal-place-taken-alone = In diesem Kanal steht schon ein Tisch, und eigene Threads gibt es hier nicht. { $hosts ->
    [yes] Spiel dort, oder beende ihn mit `/table end`.
   *[no] Spiel dort mit, oder bitte { $host }, ihn mit `/table end` zu beenden.
}
refusal-too-many-hosted = Du hast schon { $limit ->
    [one] einen Tisch
   *[other] { $limit } Tische
} offen, mehr geht nicht. Beende erst einen: `/table end` in seinem Kanal{ $oldest ->
    [none] .
   *[other] ; der älteste steht in { $oldest }.
}
refusal-too-many-here = Auf diesem Server { $limit ->
    [one] ist ein Tisch
   *[other] sind { $limit } Tische
} offen, mehr geht nicht. Spiel an einem davon mit, oder lass einen beenden: `/table end` in seinem Kanal{ $oldest ->
    [none] .
   *[other] ; der älteste steht in { $oldest }.
}
refusal-not-seated = { $running ->
    [over] Du hast in diesem Spiel keinen Platz, und es ist vorbei. **Neuer Tisch** eröffnet einen anderen; ist schon einer offen, nimmst du dort mit **Mitspielen** Platz.
    [late] { $free ->
        [yes] Dieses Spiel läuft schon. **Nächstes Mal mitspielen** gibt dir einen Platz im nächsten, und { $host } kann dir unter **Plätze** einen freien in diesem geben.
       *[no] Dieses Spiel läuft schon. Du kannst zusehen, und **Nächstes Mal mitspielen** gibt dir einen Platz im nächsten.
    }
    [waits] Du wartest auf das nächste Spiel und musst nichts mehr drücken. Diesem kannst du zusehen.
    [yes] { $free ->
        [yes] Du sitzt nicht an diesem Tisch. Du kannst zusehen, und { $host } kann dir unter **Plätze** einen freien Platz geben.
       *[no] Du sitzt nicht an diesem Tisch. Du kannst zusehen.
    }
   *[no] { $free ->
        [yes] Du sitzt nicht an diesem Tisch. Mit **Mitspielen** nimmst du einen Platz.
       *[no] Du sitzt nicht an diesem Tisch, und alle Plätze sind besetzt. Sobald die Karten ausgeteilt sind, kannst du zusehen.
    }
}
refusal-already-seated = Du hast schon einen Platz. { $running ->
    [yes] **Meine Hand** zeigt deine Karten.
   *[no] { $waits ->
        [0] { $hosts ->
            [yes] Drück **Starten**, wenn alle da sind.
           *[no] Warte, bis { $host } **Starten** drückt.
        }
        [one] Das Spiel beginnt, sobald { $guest } geantwortet hat.
       *[other] Das Spiel beginnt, sobald { $guest } geantwortet haben.
    }
}
refusal-table-full = { $hosts ->
    [yes] Der Tisch ist voll. Drück **Starten**, oder mach erst einen Platz frei.
   *[no] Der Tisch ist voll. Sobald die Karten ausgeteilt sind, kannst du zusehen.
}
refusal-seat-kept = { $kept ->
    [one] Der letzte Platz ist für { $guest } reserviert. Versuch es nach { $until } noch einmal, oder nach einer Absage.
   *[other] Die freien Plätze sind für { $guest } reserviert. Versuch es nach { $until } noch einmal, oder nach einer Absage.
}
guest-unknown = jemand
refusal-challenged = Einmal in der Stunde genügt: Du hast diese Person schon herausgefordert. Frag sie selbst, oder versuch es später.
refusal-challenged-back = { $host } hat dich schon herausgefordert und hält dir in { $oldest } einen Platz frei. Drück dort **Mitspielen**.
refusal-kicked = Du wurdest von diesem Tisch entfernt. Unter **Plätze** kann der Gastgeber dich wieder hereinlassen.
refusal-free-seat = Das Spiel läuft schon, aber ein Platz ist frei: { $host } kann ihn dir unter **Plätze** geben.
refusal-queue-full = Zehn Leute warten schon auf das nächste Spiel. Versuch es wieder, sobald es begonnen hat.
refusal-not-invited = Hier ist kein Platz für dich reserviert, also gibt es nichts abzusagen.{ $free ->
    [yes] {" "}Mit **Mitspielen** nimmst du einen freien.
   *[no] {" "}Du kannst an diesem Tisch zusehen.
}
refusal-not-host = Das darf nur der Gastgeber. Frag { $host }.
refusal-not-in-lobby = Die Karten sind schon ausgeteilt, das geht also erst am nächsten Tisch. { $sits ->
    [yes] **Meine Hand** zeigt deine Karten.
   *[no] Hier kannst du zusehen.
}
refusal-too-few = Zum Starten fehlen noch Leute. Bitte jemanden, **Mitspielen** zu drücken, oder drück **Computer dazu**.
host-unknown = die Spielleitung
refusal-wrong-number = Diese Hausregeln passen nicht zu dieser Spielerzahl. Ändere die **Hausregeln**, oder lass jemanden dazukommen oder gehen.
refusal-not-your-turn = Du bist nicht am Zug. Solange kannst du dir deine Hand ansehen.
play-unclear = { $count ->
    [0] Kein erlaubter Zug passt zu dem, was du getippt hast.
   *[other] Mehrere Züge passen zu dem, was du getippt hast.
} Wähl einen Vorschlag, oder drück unten einen Knopf.
turn-theirs = { $name } ist am Zug. Solange kannst du dir deine Hand ansehen.
refusal-own-turn = Du bist selbst am Zug, also gibt es niemanden zu erinnern. **Meine Hand** zeigt, was du tun kannst.
refusal-computers-turn = Ein Computer ist am Zug und zieht von selbst. Solange kannst du dir deine Hand ansehen.
refusal-too-soon = Eine Erinnerung pro Zug genügt, und eine pro Stunde. **Anstupsen** geht wieder ab { $until }.
refusal-not-absent = Dieser Platz braucht keinen Computer: Er ist nicht am Zug, oder es war in den letzten zwölf Stunden jemand da. **Anstupsen**, unter **Mehr**, erinnert an den Zug.
refusal-no-vote = Diese Abstimmung ist vorbei. Der Gastgeber kann mit `/table end` noch einmal fragen.
refusal-stale = Das Spiel ist schon weiter. So sieht es jetzt aus.
refusal-table-over = Dieses Spiel ist vorbei. Weiter geht es mit den Knöpfen unter seinem Ergebnis.
over-here = Dieses Spiel ist vorbei. Das nächste eröffnest du hier:
night-over = Der Abend ist vorbei. Mit dem nächsten Spiel beginnt ein neuer.
own-table-over = Dieses Spiel ist vorbei oder hat einem neueren Platz gemacht. `/solo` zeigt, welche du weiterspielen kannst.
refusal-not-running = Die Karten sind noch nicht ausgeteilt. { $waits ->
    [0] { $hosts ->
        [yes] Drück **Starten**, wenn alle da sind.
       *[no] Lies `/rules`, bis { $host } **Starten** drückt.
    }
    [one] Das Spiel beginnt, sobald { $guest } geantwortet hat. Bis dahin kannst du `/rules` lesen.
   *[other] Das Spiel beginnt, sobald { $guest } geantwortet haben. Bis dahin kannst du `/rules` lesen.
}
refusal-illegal-move = Das erlauben die Regeln nicht. Das kannst du tun.
refusal-no-computer = Hier sitzt kein Computer. **Computer dazu** setzt einen an den Tisch.
refusal-bad-choice = { $detail ->
    [none] Diese Hausregel geht hier nicht.
   *[other] Diese Hausregel geht hier nicht: `{ $detail }`.
} Wähl einen anderen Wert.
refusal-has-left = Du hast diesen Tisch verlassen, und ein Computer spielt für dich. Hol dir erst deinen Platz zurück.
refusal-not-away = Du sitzt schon an diesem Tisch, und niemand spielt für dich. **Meine Hand** zeigt deine Karten.
refusal-paused = { $sits ->
    [yes] Gerade sitzt niemand an diesem Tisch, also wartet er. **Meine Hand** holt deinen Platz zurück.
   *[no] Gerade sitzt niemand an diesem Tisch, also wartet er. Er geht weiter, wenn jemand vom Tisch **Meine Hand** drückt.
}
refusal-nothing-to-take = { $hosts ->
    [yes] Hier ist kein Platz frei. Unter **Plätze** kannst du einen freimachen.
   *[no] Hier ist kein Platz frei. Du kannst zusehen.
}
refusal-no-person = Diese Person sitzt nicht mehr hier. **Plätze** zeigt, wer da ist.
refusal-cannot-kick-self = { $running ->
    [yes] Dich selbst kannst du nicht entfernen. Mit **Platz verlassen** unter **Mehr** spielt ein Computer für dich, und der Platz bleibt deiner.
   *[no] Dich selbst kannst du nicht entfernen. **Gehen** macht deinen Platz frei.
}
refusal-rated-start = Ein gewertetes Spiel kann noch nicht beginnen: Es muss noch jemand mitspielen. Unter **Hausregeln** kannst du auch **Nicht gewertet, mit Tipps** wählen.
refusal-rated-computer = Dieser Tisch ist gewertet, also spielen Menschen unter sich. Bitte jemanden, **Mitspielen** zu drücken, oder wähl unter **Hausregeln** „Nicht gewertet, mit Tipps“.
refusal-rated-seat = Dieser Tisch ist gewertet, also werden Plätze nicht neu vergeben. Für Abwesende spielt ein Computer; du kannst zusehen.
refusal-rated = Dieser Tisch ist gewertet, also gibt es hier keine Tipps. Deine Hand zeigt alles, was du tun kannst.
refusal-mute = An diesem Tisch gibt es keine Zurufe. Der Gastgeber kann sie vor dem Start erlauben, die Serververwaltung mit `/settings`.
refusal-rated-remark = In einem gewerteten Teamspiel gibt es keine Zurufe: Sie könnten Zeichen sein. In jedem anderen Spiel kannst du etwas sagen.
refusal-remark-stands = Dein Zuruf steht bis zu deinem nächsten Zug auf dem Spielbrett. Danach kannst du wieder etwas sagen.
refusal-rated-move = Dieser Tisch ist gewertet, also kannst du keine Züge zurücknehmen. Spiel von hier weiter.
refusal-needs-bot = Das geht nur auf einem Server, auf dem ich Mitglied bin: Hier kann ich nichts tun, solange niemand etwas drückt. Ungewertete Tische mit unbegrenzter Bedenkzeit und ohne Thread gehen auch hier.
refusal-rated-clock = Dieser Tisch ist gewertet, also braucht er eine begrenzte Bedenkzeit. Wähl eine andere.
refusal-move-stands = { $answers ->
    [yes] Das kannst du nicht zurücknehmen: **Rückgängig** geht einmal, für deinen letzten Zug samt den Antworten darauf, und nicht, wenn etwas aufgedeckt wurde.
   *[no] Das kannst du nicht zurücknehmen: **Rückgängig** geht einmal, für deinen letzten Zug, bis jemand anderes zieht, und nicht, wenn er etwas aufgedeckt hat.
}
refusal-no-cut = Die Karten dieses Tischs kommen aus einer vorgegebenen Zahl, Abheben würde also nichts ändern. **Starten** teilt die Karten aus.
refusal-no-word = Darin sehe ich kein Wort. Versuch Buchstaben, Ziffern oder Zeichen; Leerzeichen und Anführungszeichen zählen nicht.
refusal-no-rematch = Dieses Spiel lässt sich nicht noch einmal spielen: Es ist noch nicht vorbei oder hat nie begonnen. `/table open` eröffnet einen neuen Tisch.
refusal-not-over = Nachspielen geht erst nach dem Spiel. **Meine Hand** und der Tisch zeigen, wie es jetzt steht.
refusal-draining = Ich starte gleich neu, also eröffne ich bis dahin keinen Tisch. Laufende Spiele gehen weiter; versuch es in einer Weile.
refusal-kept-elsewhere = Das geht von hier aus nicht. Versuch es in { $oldest }.
refusal-stopping = Ich starte gerade neu. Nichts ist verloren; versuch es in einer Minute.
refusal-not-in-a-server = Das geht nur auf einem Server. Versuch es in einem Kanal, oder [lade mich auf deinen Server ein]({ $link }). `/solo` geht hier.
refusal-unknown-words = Das habe ich nicht verstanden. Nimm einen der Vorschläge.
refusal-old-command = Dieser Befehl hat sich geändert. Gib Discord eine Minute, dann versuch es noch einmal.
incident = Bei mir ist etwas schiefgegangen. Dein Tisch ist sicher; passiert es wieder, nenn meinem Betreiber diese Nummer: `{ $id }`.
too-fast = Du drückst zu schnell. Versuch es in ein paar Sekunden noch einmal.
connection-lost = Ich konnte Discord gerade nicht erreichen. Nichts ist verloren; versuch es gleich noch einmal.
discord-refused = { $why ->
    [content] Discord hat meine Nachricht so nicht angenommen.
    [message] Discord lässt mich diese Nachricht nicht mehr ändern.
    [application] Discord lehnt meine Anfragen gerade ab. Wer mich betreibt, findet den Grund in meinem Protokoll.
   *[place] Discord lässt mich das hier nicht tun. Erwähne mich in einem privaten Thread, damit ich dazukomme. Sonst kann jemand, der den Kanal verwaltet, prüfen, ob er gesperrt ist und ob ich darin schreiben darf.
}
open-refused = Deshalb habe ich keinen Tisch eröffnet.
open-hidden = Dieser Server zeigt meine Nachrichten nur dir, deshalb habe ich keinen Tisch eröffnet. Er kann externe Apps erlauben, oder du [lädst mich ein]({ $link }).
answer-comes = Einen Moment …
posted-later = Ich kann hier gerade nichts schreiben. Du siehst es hier, sobald es klappt.
not-kept = Das konnte ich nicht speichern, also zählt es nicht. Alles davor ist sicher. Versuch es später, und sag meinem Betreiber, dass die Festplatte voll sein könnte.

## Was der Bot dürfen muss

permissions-missing = Hier kann ich keinen Tisch aufstellen. Mir fehlen Berechtigungen: { $names }. Wer diesen Kanal verwaltet, kann sie mir geben.
member-may-open-no-thread = Um einen Tisch in einem Thread zu eröffnen, brauchst du das Recht { $names }. Mit `thread: False` steht er im Kanal selbst, und die Moderation kann dir das Recht geben.
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen

## Hilfe

help-text =
    ## Hier spielen
    - `/table open` eröffnet einen Tisch. `/night`: Klubabende; Veranstalter planen einen.
    - Allein? `/solo`: Reise, Rätsel, Spiele, Duelle. `/daily`: das Tagesspiel. `/learn`: eine Lektion.
    - **Meine Hand** zeigt deine Karten. Drück eine, um sie zu spielen.
    - `/rules` erklärt ein Spiel in wenigen Sätzen.
    - `/mytables` zeigt deine Tische, zuerst die, an denen du am Zug bist.
help-choose = Wähl ein Thema
help-topic = { $topic ->
    [alone] Allein spielen
    [table] Einen Tisch eröffnen
    [night] Ein Klubabend
    [turn] Dein Zug
    [people] Plätze, Gastgeber, Gehen
    [reminders] Erwähnungen, Erinnerungen, Ruhezeit
    [rated] Wertungszahl und Rangliste
    [after] Nach dem Spiel
    [news] Neu in dieser Version
   *[typing] Züge tippen
}
help-about-alone =
    ### Allein spielen
    - **Tagesspiel:** dieselben Karten für alle, auch für 100 Computer.
    - **Rätsel:** jeden Tag drei Stellungen. Finde den besten Zug.
    - **Die Reise:** sieben kurze Spiele in der Woche. Du hast drei Masten; jede Niederlage bricht einen.
    - **Rivalen** haben eine Gewohnheit. Nach drei Spielen verrate ich sie.
    - **Duell**, unter deinem Spiel: Jemand spielt dieselben Karten.
    - **Was hab ich verpasst?** findet deine teuersten Züge.
    - **Auszeichnungen** sind erste Taten in einem Spiel. `/profile` hat sie alle, `/leaderboard` die Besten der Woche.
help-about-table =
    ### Einen Tisch eröffnen
    - `/table open` stellt einen Tisch in diesen Kanal. Dort findest du **Mitspielen**, **Computer dazu**, **Hausregeln** und **Starten**.
    - `clock:` begrenzt die Zeit für einen Zug. Nach der Hälfte erinnere ich dich; ist sie um, zieht ein Computer für dich.
    - `thread:` gibt dem Tisch einen eigenen Thread.
    - **Herausfordern** hält einen Platz für jemanden frei: Rechtsklick auf den Namen (am Handy lange drücken), dann **Apps**.
    - **Abheben** lässt ein Wort von dir ins Mischen einfließen.
    - `/table show` zeigt den Tisch noch einmal ganz unten; `/table end` beendet ihn. Tische, an denen nichts geschieht, schließen nach einer Woche.
    - In Gruppen, Direktnachrichten und auf Servern ohne mich geht `/table open`, sobald ich in deinem Konto bin: Der Link steht in `/about`. Alle dort können die Knöpfe drücken. Bedenkzeit, gewertete Spiele und Threads gibt es da nicht, denn ich kann nur handeln, wenn jemand etwas drückt.
help-about-night =
    ### Ein Klubabend
    - Wer Events verwalten darf, plant mit `/night` einen Abend. **Ankündigen** postet ihn.
    - Drück **Ich komme**, wenn du dabei bist. In den letzten 15 Minuten vor dem Beginn bekommst du mit **Ich bin da** deinen Platz. Zwei Leute genügen: Computer füllen leere Plätze.
    - **Mehr** an der Ankündigung hat die Schritte des Veranstalters: **Anmeldung jetzt öffnen**, **Jetzt beginnen**, **Pause** und **Absagen**.
    - Alle Tische spielen dieselben Karten, in privaten Threads: **Mein Tisch** führt zu deinem. Verglichen wirst du mit denen, die dieselbe Hand hatten.
    - **Mein Ergebnis** und die Ankündigung zeigen nach jedem Durchgang die Plätze. `/leaderboard` hat die Liga des Servers.
help-about-turn =
    ### Dein Zug
    - **Meine Hand** oder `/hand` zeigt deine Karten und was du entscheiden musst. Nur du siehst es.
    - Grün ist ein klarer Gewinn; Blau ist der Knopf, der jetzt dran ist.
    - **Rückgängig** nimmt deinen letzten Zug zurück, bis jemand anderes zieht oder eine verdeckte Karte zu sehen war. Spielst du allein, nimmt es auch die Antworten der Computer zurück.
    - **Tipp** oder `/hint` sagt, was ein Computer täte, und warum.
    - **Regeln** am Tisch erklärt das Spiel, wie es hier gespielt wird.
    - Nichts geht verloren, wenn du die App schließt oder ich neu starte.
help-about-people =
    ### Plätze, Gastgeber, Gehen
    - Mit **Platz verlassen**, unter **Mehr**, spielt ein Computer für dich. **Meine Hand** holt den Platz zurück.
    - **Anstupsen**, unter **Mehr**, erinnert an den Zug, einmal pro Zug und einmal pro Stunde.
    - **Bedenkzeit**, unter **Mehr**, ist für den Gastgeber: Sie lässt sich auch mitten im Spiel ändern.
    - **Plätze**, vor dem Start oder unter **Mehr**, ist für den Gastgeber: jemanden entfernen, einen freien Platz vergeben, die Rolle abgeben.
    - Meldet sich der Gastgeber einen Tag lang nicht, kann jemand anderes am Tisch Gastgeber werden: mit **Plätze** unter **Mehr**.
help-about-reminders =
    ### Erwähnungen, Erinnerungen, Ruhezeit
    - In `/preferences` wählst du, wann ich dich erwähne: immer, nur zur Erinnerung, oder nie.
    - In der Ruhezeit kannst du schlafen, und deine Bedenkzeit ruht.
    - Ich kann vor jedem deiner Züge nachfragen, oder einen Zug für dich machen, wenn alle sehen, dass nur einer möglich ist.
    - Für ein Vorleseprogramm schreibe ich alles in Worten.
    - **Beim nächsten Tisch Bescheid sagen**, hinter **Mehr** unter einem Ergebnis, erwähnt dich, sobald jemand den nächsten Tisch für dieses Spiel eröffnet.
help-about-rated =
    ### Wertungszahl und Rangliste
    - `/table open rated:True` eröffnet einen Tisch, der zählt. Er braucht eine begrenzte Bedenkzeit und mindestens zwei Leute.
    - An gewerteten Tischen gibt es keine Computer, keine Tipps und kein Zurücknehmen.
    - `/leaderboard` zeigt, wer auf diesem Server vorn liegt, und wo du stehst.
    - `/profile` zählt deine Spiele hier zusammen.
help-about-after =
    ### Nach dem Spiel
    - **Noch einmal**, unter dem Ergebnis, fragt alle und gibt, sobald alle geantwortet haben. **Ein anderes** lässt dich wählen; **Neuer Tisch** steht hinter **Mehr**.
    - Zu spät gekommen? **Mehr**, dann **Nächstes Mal mitspielen** gibt dir einen Platz im nächsten Spiel.
    - Spiele mit weniger als drei Stunden Pause sind ein Abend. Gezählt wird jeder Spieler und jedes Team, das du hinter dir lässt, auch Computer, und ½ für jeden Gleichstand.
    - **Mehr**, dann **Nachspielen** zeigt das Spiel Zug für Zug, mit allen Händen offen.
    - `/history` zeigt deine Spiele hier; nur du siehst die Liste.
    - **Mehr**, dann **Mischen prüfen** zeigt, dass niemand die Karten ausgesucht hat.
    - `/privacy` sagt, was ich über dich speichere, und löscht es, wenn du willst.
help-about-typing =
    ### Züge tippen
    `/play` macht jeden Zug, mit Vorschlägen.

## Regeln

rules-chapter = { $chapter ->
    [course] Im Einzelnen
    [scoring] Wertung
    [house] Hausregeln
    [sources] Quellen
   *[short] Kurz
}
rules-title = { $game } · { rules-chapter }
rules-unofficial = Eine inoffizielle, nicht kommerzielle Umsetzung, in eigenen Worten.

## Hände und Plätze

hand-yours = Du bist am Zug
    .words = Du bist am Zug.
hand-waits = { $count ->
    [0] Niemand muss ziehen
    [one] { $name } überlegt …
   *[other] { $name } überlegen …
}
    .words = { $count ->
        [0] Niemand muss ziehen.
        [one] Am Zug ist { $name }.
       *[other] Am Zug sind { $name }, alle zugleich.
    }
hand-suspended = Discord lässt mich den Tisch gerade nicht zeigen. Deine Züge zählen. Die Bedenkzeit ruht, bis er wieder zu sehen ist; dann läuft deine übrige Zeit weiter. Wurde ich ausgesperrt, kann mich jemand, der den Kanal verwaltet, wieder hereinlassen.
hand-paused = Am Tisch sitzt gerade niemand, also wartet er.
seat-by-computer = {" "}(ein Computer spielt)
hand-since-more = { $count ->
    [one] { $count } weiteres Ereignis steht im **Verlauf**.
   *[other] { $count } weitere Ereignisse stehen im **Verlauf**.
}
hand-round = **Runde { $round }, { $unit }:** { $team ->
    [yes] ihr
   *[no] du
} { $own }, { $others }.
hand-forced = { $count ->
    [one] Ein Zug ohne Alternative geschah von selbst.
   *[other] { $count } Züge ohne Alternative geschahen von selbst.
}
hand-round-side = { $name } { $points }
hand-standing = { $fewer ->
    [yes] Strafpunkte vor dieser Runde: { $standing }
    [end] Strafpunkte, die wenigsten gewinnen: { $standing }
   *[no] { $rounds ->
        [0] { $total ->
            [yes] Insgesamt: { $standing }
           *[no] { $standing }
        }
       *[other] Nach { $rounds } Runden: { $standing }
    }
}
    .words = { $fewer ->
        [yes] Strafpunkte vor dieser Runde: { $standing }
       *[no] { $rounds ->
            [0] Stand: { $standing }
           *[other] Nach { $rounds } Runden: { $standing }
        }
    }
standing-side = { $you ->
    [team] **Ihr { $points }**
    [yes] **Du { $points }**
   *[no] { $name } { $points }
}
sure = Bist du sicher?
sure-button = Ja, das mache ich
sure-back-button = Zurück
undo-button = Rückgängig
hand-again-button = Neu laden
undo-done = Du hast deinen letzten Zug zurückgenommen.
seat-to-play = **← am Zug**
    .words = (am Zug)

## Tipps

hint-button = Tipp
hint-mark = 💡 { $label }
    .words = Tipp: { $label }
hint-none = Dieses Spiel haben die Computer noch nicht gelernt, also gibt es keine Tipps.
hint = { $level ->
    [only] 💡 Dein einziger möglicher Zug:
    [mate] 💡 Rat eines Maats, weil kein Kapitän Zeit hat:
   *[captain] 💡 Rat eines Kapitäns:
}
hint-not = { $size ->
    [even] 🤏 Fast so gut:
    [less] 🔻 Weniger gut:
   *[much] 🙅 Lieber nicht:
}
hint-alike = 🤝 Genauso gut:

## Threads

open-taken = In diesem Kanal steht schon ein Tisch. Deinen kannst du in einem eigenen Thread eröffnen, mit denselben Einstellungen.
open-taken-missing = In diesem Kanal steht schon ein Tisch. Für einen Thread fehlen mir Berechtigungen: { $names }. Wer diesen Kanal verwaltet, kann sie mir geben.
open-thread-button = Im Thread eröffnen
open-without-thread = Threads kann hier niemand betreten, also steht der Tisch im Kanal selbst.
open-no-thread = Discord hat mir hier keinen Thread gegeben: { $reason }. Mit `thread: False` steht der Tisch im Kanal selbst.
open-elsewhere = Auf diesem Server stehen Tische nur in { $channels }. Eröffne deinen dort.

## Wo jemand sitzt

# an own game against computers that is not over
own-games = { $count ->
    [one] Du hast ein Spiel gegen Computer offen:
   *[other] Du hast { $count } Spiele gegen Computer offen:
}
own-game = { $kind ->
    [lesson] **{ $game }** · Lektion
    [day] **{ $game }** · Tagesspiel, ohne Tipps · { $levels }
    [voyage] **{ $game }** · Reise, ohne Tipps · { $levels }
    [duel] **{ $game }** · Duell, ohne Tipps · { $levels }
   *[game] **{ $game }** · { $levels }
}
own-game-new = Noch hat niemand Punkte.
own-game-button = { $count ->
    [one] Weiterspielen
   *[other] { $number }. Weiterspielen
}
own-second = { $count ->
    [0] Ein neues Spiel ändert daran nichts.
    [one] Drei Spiele können offen bleiben. Ein neues beendet Nummer { $numbers }.
   *[other] Drei Spiele können offen bleiben. Ein neues beendet die Nummern { $numbers }.
}
own-second-button = Neu beginnen
alone-button = Allein spielen
open-button = Tisch eröffnen
tables-button = Meine Tische
tables-title = { $where ->
    [here] 🧭 Deine Tische hier
   *[everywhere] 🧭 Deine Tische
}
tables-none = { $where ->
    [here] Du sitzt auf diesem Server an keinem Tisch.
   *[everywhere] Du sitzt auf keinem Server an einem Tisch.
} `/table open` eröffnet einen; mit **Mitspielen** setzt du dich an einen offenen.
tables-yours = **Du bist am Zug**; der Zug begann { $since }
tables-theirs = Am Zug: { $names }; der Zug begann { $since }
tables-lobby = { $hosts ->
    [yes] Noch nicht ausgeteilt: Drück **Starten**, wenn alle da sind · eröffnet { $since }
   *[no] Noch nicht ausgeteilt: { $host } drückt **Starten** · eröffnet { $since }
}
tables-paused = Dort sitzt niemand; **Meine Hand** holt deinen Platz zurück
tables-unreachable = Gerade kann ich ihn nicht zeigen, also ruht er bis dahin; nichts ist verloren
tables-until = bis { $until }
tables-away = ein Computer spielt für dich
tables-where = { $deal ->
    [0] {""}
   *[other] Klubabend, Durchgang { $deal }, Tisch { $table }:{" "}
}{ $place ->
    [chat] { $game } in einem Gruppenchat
    [server] { $game } in { $channel }, { $server }
   *[here] { $game } in { $channel }
}{ $link ->
    [none] {""}
   *[other] {" "}· [dorthin]({ $link })
}
tables-more = { $count ->
    [one] Und noch einer.
   *[other] Und noch { $count }.
}

## Rufe und Herausforderungen

call-next-button = Beim nächsten Tisch Bescheid sagen
call-text = 📣 { $game }: { $host } hat einen Tisch eröffnet.
call-stop = Du wolltest Bescheid bekommen. `/preferences` schaltet das aus.
call-over = { $how ->
    [joined] { $count ->
        [one] { $guest } nimmt den Platz.
       *[other] { $guest } nehmen die Plätze.
    }
    [declined] { $guest } kann diesmal nicht. Der Platz ist frei.
    [late] { $count ->
        [one] { $guest } hat nicht geantwortet. Der Platz ist frei.
       *[other] { $guest } haben nicht geantwortet. Die Plätze sind frei.
    }
    [dealt] 📣 { $game }: Die Karten sind ausgeteilt.
   *[closed] 📣 { $game }: Der Tisch wurde geschlossen.
}
call-on = { $without ->
    [unwanted] Bei Tischen für { $game } würde ich dir Bescheid sagen, aber du hast meine Erwähnungen abgeschaltet. `/preferences` ändert das.
    [quiet] Ich erwähne dich, wenn ein Tisch für { $game } eröffnet wird, den du auf diesem Server sehen kannst. Das geschieht höchstens alle { $minutes } Minuten und nicht in deiner Ruhezeit.
   *[nothing] Ich erwähne dich, wenn ein Tisch für { $game } eröffnet wird, den du auf diesem Server sehen kannst, höchstens alle { $minutes } Minuten.
}
call-off = Bei { $game } sage ich dir auf diesem Server nicht mehr Bescheid.
call-on-button = Sag mir Bescheid
call-off-button = Nicht Bescheid sagen
challenge-which = 🤺 Zu welchem Spiel forderst du { $name } heraus? Ich eröffne hier einen Tisch und halte einen Platz frei.
challenge-placeholder = Wähl ein Spiel
challenge-opened = { $game }: Dein Tisch ist offen, und { $guest } ist eingeladen. Drück **Starten**, wenn alle da sind.
challenge-self = Dich selbst kannst du nicht herausfordern. `/table open` eröffnet einen Tisch, und **Computer dazu** bringt dir Gesellschaft.
challenge-gone = Diese Person ist nicht mehr auf diesem Server.
challenge-never = { $why ->
    [unseen] { $name } sieht diesen Kanal nicht. Versuch es in einem, den ihr beide seht.
   *[unwanted] { $name } hat meine Erwähnungen abgeschaltet, also kann ich die Herausforderung nicht überbringen. Frag selbst.
}
challenge-later = { $why ->
    [recent] { $name } wurde gerade erst herausgefordert. Versuch es ab { $until } noch einmal.
   *[quiet] { $name } hat jetzt Ruhezeit, also sende ich keine Erwähnung. Versuch es ab { $until } noch einmal.
}
challenge-text = 🤺 { $mentions }, { $host } fordert dich zu einem Spiel heraus: { $game }. Ein Platz ist bis { $until } für dich reserviert.
rematch-text = 🔁 { $mentions }, { $host } hat das nächste Spiel eröffnet. Wer ist dabei?
rematch-seated = ⏭️ { $mentions }, im nächsten Spiel ist ein Platz für dich.
challenge-decline-button = Absagen
challenge-declined = { $runs ->
    [yes] Du hast abgesagt, und die Karten sind gegeben. Am Tisch kannst du zusehen.
   *[no] Du hast abgesagt, und der Platz ist frei. Überlegst du es dir anders, drück **Mitspielen**.
}

## Kommen und Gehen

leave-button = Platz verlassen
back-button = Platz zurückholen
end-button = Tisch beenden
back-title = Ein Computer spielt für dich
back-text = Der Platz bleibt deiner, solange der Gastgeber ihn nicht vergibt. Auch **Meine Hand** am Tisch holt ihn zurück.
rematch-button = Noch einmal
next-button = Ein anderes
next-which = 🎲 Welches Spiel als Nächstes? Ich frage alle, die hier mitgespielt oder ausgesetzt haben. Leute auf der Liste bekommen zuerst einen Platz, und Computer bleiben, wo Plätze frei sind.
next-instead = 🎲 Welches Spiel statt { $game }? Alle behalten ihren Platz, soweit es genug gibt.
next-opened = Als Nächstes: { $game }. { $count ->
    [0] Die anderen drücken **Mitspielen**.
    [one] Ich warte bis { $until } auf { $guest }; nach der Antwort geht es los.
   *[other] Ich warte bis { $until } auf { $guest }; nach der letzten Antwort geht es los.
}
new-table-button = Neuer Tisch
replay-button = Nachspielen
rematch-opened = Noch einmal { $game }, mit denselben Hausregeln. Der erste Zug geht einen Platz weiter. { $count ->
    [0] Die anderen drücken **Noch einmal** oder **Mitspielen**.
    [one] Ich warte bis { $until } auf { $guest }; nach der Antwort geht es los.
   *[other] Ich warte bis { $until } auf { $guest }; nach der letzten Antwort geht es los.
}
evening-new = Mit diesem Spiel beginnt ein neuer Abend.
rematch-joined = Du hast einen Platz am nächsten Tisch: { $game }. { $count ->
    [0] Das Spiel beginnt, wenn { $host } **Starten** drückt.
    [one] Es beginnt, sobald { $guest } geantwortet hat.
   *[other] Es beginnt, sobald { $guest } geantwortet haben.
}
rematch-sits-out = Alle Plätze sind besetzt, deshalb setzt du dieses Spiel aus. Beim nächsten bekommst du den ersten Platz.
replay-title = Zug { $step }/{ $steps }
    .words = Zug { $step } von { $steps }
# a great moment in a list; $what is its event, a whole sentence
replay-moment = { $step }: { $what }
replay-move-back-button = ◀ Zug
    .words = Einen Zug zurück
replay-move-on-button = Zug ▶
    .words = Einen Zug weiter
replay-parts = { $choice ->
    [yes] { $you ->
        [yes] Hier hast du bei gleicher Lage anders gespielt.
       *[no] Hier hat { $other } bei gleicher Lage anders gespielt.
    }
   *[no] { $you ->
        [yes] Bis zu diesem Zug verlief dein Spiel gleich. Hier spielten andere verschieden.
       *[no] Bis zu diesem Zug verlief das Spiel von { $other } gleich. Hier spielten andere verschieden.
    }
}
replay-other-button = Anderer Tisch
# the placeholder of a select
replay-menu = Momente und Blickwinkel
replay-deal = Das Austeilen
replay-round = Ende von Runde { $round }, neu ausgeteilt
replay-end = Das Ende
replay-eyes = { $you ->
    [yes] Was du damals wusstest
   *[no] Was { $name } damals wusste
}
replay-eyes-of = Mit den Augen von { $name }
share-button = Teilen
share-title = **{ $name }** teilt ein Spiel: { $game }.
# the levels of the computers in the game
share-levels = Computer: { $levels }
share-cards-button = Diese Karten spielen
share-done = Das Ende dieses Spiels steht jetzt im Kanal.
share-copy = Discord hat diesen Beitrag nicht angenommen. Du kannst seinen Text kopieren:
share-missing = { $who ->
        [writer] Du darfst hier nicht schreiben, also siehst nur du das.
        [you] Ich kann es hier nicht zeigen: Nur du würdest es sehen, denn dir fehlt „Externe Apps verwenden“.
       *[bot] Ich kann es hier nicht zeigen: Mir fehlt „Nachrichten senden“. Wer diesen Kanal verwaltet, kann mir das erlauben.
    }
share-no-server = **Teilen** braucht andere: Drück es in einem Kanal oder in einem Gruppenchat.
share-again = Dieses Spiel hast du hier schon geteilt. Weiter oben steht es.
night-button = Feierabend
night-title = 🌙 { $count ->
    [0] Ein Abend mit { $names }
    [one] { $names } gewinnt den Abend!
   *[other] { $names } teilen sich den Sieg des Abends!
}
night-games = Endstand nach { $games } Spielen: 1 Punkt je besiegtem Gegner, ½ bei Gleichstand.
night-game = Spiel { $number }: **{ $game }**, gewonnen von { $winners }
night-early = { $count ->
    [1] { $games } wurde vorzeitig beendet und zählt nicht.
   *[other] { $games } wurden vorzeitig beendet und zählen nicht.
}
night-points = { $halves ->
    [1] ½ Punkt
    [2] 1 Punkt
   *[other] { $points } Punkte
}
night-called = { $name } hat Feierabend gemacht. Mit dem nächsten Spiel beginnt ein neuer Abend.
night-sure = { $gathers ->
    [yes] Feierabend machen? { $host } hat hier schon das nächste Spiel eröffnet; damit begänne ein neuer Abend, und es wartet auf niemanden mehr.
   *[no] Feierabend machen? Der Endstand kommt in den Kanal, und mit dem nächsten Spiel beginnt ein neuer Abend.
}
distinction-comeback = 🪜 Größte Aufholjagd: { $name }, zur Halbzeit auf dem letzten Platz, am Ende vorn
distinction-rival = 🪝 Rivalen des Abends: { $name } hat { $other } { $size }-mal beraubt
night-done = Gute Nacht! Der Endstand steht im Kanal, und mit dem nächsten Spiel beginnt ein neuer Abend.
night-refused = { $why ->
    [single] Ein Spieleabend braucht zwei beendete Spiele, und so weit ist es heute noch nicht. Mit **Noch einmal** geht es weiter.
    [running] Hier läuft gerade ein Spiel. Drück **Feierabend**, wenn es vorbei ist.
    [stranger] Feierabend machen kann nur, wer im Endstand des Abends steht. Bitte jemanden aus der Runde darum.
    [later] Discord hat den Endstand noch nicht angenommen. Drück in einer Minute noch einmal **Feierabend**.
    [called] Hier ist schon Feierabend: [Der Endstand]({ $link }) steht im Kanal. Mit eurem nächsten Spiel beginnt hier ein neuer Abend.
   *[over] Dieser Abend ist schon vorbei. Mit eurem nächsten Spiel beginnt hier ein neuer.
}
replay-open = Alle Hände offen
replay-too-old = Dieses Spiel ist so lange her, dass ich es nicht mehr habe. Sein Ergebnis oben bleibt.
export-button = Als Text sichern
export-text = 💾 Das ganze Spiel als Text, zum Aufheben.
export-here-button = Hier noch einmal spielen
replay-unreadable = Seit diesem Spiel haben sich die Regeln geändert, also lässt es sich nicht nachspielen.
log-title = 📜 { $game }: Verlauf · Runde { $round } · Seite { $leaf } von { $leaves }
log-empty = Noch ist nichts geschehen.
log-button = Verlauf

turn-reminder = { $mentions }, die Hälfte deiner Zeit ist um. Ein Computer zieht für dich { $deadline }.
turn-still-waits = { $mentions }, der Tisch wartet noch auf deinen Zug.
turn-nudge = { $mention }, { $name } wartet auf deinen Zug.
nudge-button = Anstupsen
nudge-done = Ich habe { $name } an den Zug erinnert.
nudge-asleep = { $count ->
    [one] { $names } hat jetzt Ruhezeit, also sende ich keine Erwähnung. Sie endet um { $until }.
   *[other] { $names } haben jetzt Ruhezeit, also sende ich keine Erwähnung. Die erste endet um { $until }.
}
nudge-unwanted = { $count ->
    [one] { $names } hat meine Erwähnungen abgeschaltet, also sende ich keine. Am Tisch steht, wer am Zug ist.
   *[other] { $names } haben meine Erwähnungen abgeschaltet, also sende ich keine. Am Tisch steht, wer am Zug ist.
}
news-time-up = ⏳ Die Zeit war um: Ein Computer hat für { $name } gespielt.
news-time-up-stays = ⏳ Ein Computer spielt weiter für { $name }, bis { $name } hier etwas drückt.
news-away = 🪑 Ein Computer spielt für { $names }.
news-overtime = ⌛ { $over ->
    [yes] Die Zeit des Durchgangs war um: Computer haben an diesem Tisch zu Ende gespielt.
   *[no] Die Zeit des Durchgangs ist um: Computer spielen an diesem Tisch zu Ende.
}
news-taken-back = ↩️ { $name } hat den letzten Zug zurückgenommen.
news-left = { $you ->
    [yes] Du bist gegangen; ein Computer hat weitergespielt.
   *[no] { $name } ist gegangen; ein Computer spielt weiter.
}
news-came-back = { $you ->
    [yes] Du bist zurückgekommen.
   *[no] { $name } ist wieder da.
}
news-kicked = { $you ->
    [yes] Du wurdest vom Tisch entfernt; ein Computer hat weitergespielt.
   *[no] { $name } wurde vom Tisch entfernt; ein Computer spielt weiter.
}
news-seated = { $you ->
    [yes] { $former ->
        [none] Du hast einen freien Platz übernommen.
       *[other] Du hast den Platz von { $former } übernommen.
    }
   *[no] { $former ->
        [none] { $name } übernimmt einen freien Platz.
       *[other] { $name } übernimmt den Platz von { $former }.
    }
}
news-host = { $name } ist jetzt Gastgeber.
news-stand-in = { $you ->
    [yes] 🗳️ Du bliebst einen halben Tag still, also stimmten die anderen für einen Computer.
   *[no] 🗳️ { $name } blieb einen halben Tag still, also stimmten die anderen für einen Computer. Er spielt, bis { $name } hier etwas drückt.
}
news-plays-on = 🗳️ Zu wenige haben dafür gestimmt, das Spiel zu beenden, also geht es weiter: { $yes }-mal Ja, { $no }-mal Nein.
news-vote-off = { $removed ->
    [yes] 🗳️ { $name } wurde vom Tisch entfernt, also ist die Abstimmung vorbei.
   *[no] 🗳️ { $name } ist gegangen, also ist die Abstimmung vorbei.
}
news-clock = ⏳ { $clock ->
    [0] Die Bedenkzeit ist jetzt unbegrenzt.
   *[other] Die Bedenkzeit je Zug ist jetzt { clock-time }.
}
news-paused = Am Tisch sitzt gerade niemand, also wartet er. **Meine Hand** holt deinen Platz zurück.{ $when ->
    [none] {""}
   *[other] {" "}Kommt niemand, schließt er { $when }.
}
news-resumed = Der Tisch geht weiter.
host-done = { $host } ist jetzt Gastgeber.
kick-sure = { $runs ->
    [yes] **{ $name }** aus dem Spiel entfernen? Ein Computer spielt weiter, und **Plätze** gibt den Platz jemand anderem.
   *[no] **{ $name }** vom Tisch entfernen?
}
kick-button = Entfernen
host-sure = **{ $name }** die Rolle des Gastgebers geben? Nur { $name } kann sie dir zurückgeben.
host-button = Rolle abgeben
seats-button = Plätze
seats-text = { $others ->
    [0] { $free ->
        [yes] Auf allen anderen Plätzen sitzen Computer. Einen davon kannst du einer Person geben.
        [unsaid] Sonst kannst du hier jetzt niemanden entfernen.
       *[no] Sonst kannst du jetzt niemanden entfernen oder zum Gastgeber machen.
    }
   *[other] { $free ->
        [yes] Wähl, was mit wem geschehen soll, oder vergib einen freien Platz.
        [unsaid] Wähl, was mit wem geschehen soll.
       *[no] Wähl, was mit wem geschehen soll. Kein Platz ist frei.
    }
}
seats-choose = Wähl, was geschehen soll
seats-give = Freien Platz geben an …
seats-option = { $way ->
    [kick] { $name } entfernen
   *[host] { $name } zum Gastgeber machen
}
seats-swap = { $one } und { $other } tauschen
seats-swapped = { $one } und { $other } haben die Plätze getauscht.
kick-done = Du hast { $name } entfernt; ein Computer spielt weiter. **Plätze** gibt den Platz jemand anderem.
kick-done-lobby = Du hast { $name } entfernt. Der Platz ist frei.
let-in-button = { $name } wieder hereinlassen
let-in-done = { $name } kann wieder mitspielen.
seat-bot = { $name } ist ein Bot und kann nicht mitspielen. Vor dem Start setzt **Computer dazu** einen Computer an den Tisch.
seat-has-one = { $name } hat hier schon einen Platz.
seat-done = { $name } hat jetzt einen Platz. **Meine Hand** am Tisch zeigt die Karten.

rated-title = Gewertet
rated-meaning = Ein gewertetes Spiel ändert die Wertungszahl aller (`/leaderboard`). Es braucht eine begrenzte Bedenkzeit und mindestens zwei Leute. Computer, Tipps und Zurücknehmen gibt es dabei nicht. Wer vorher geht, wird Letzter; ein vorzeitiges Ende ist für die anderen ein Unentschieden.
rated-yes = Gewertet, ohne Tipps
rated-no = Nicht gewertet, mit Tipps
clock-title = Bedenkzeit
clock-time = { $clock ->
    [0] { choice-clock-0 }
    [30] 30 Sekunden
    [60] { choice-clock-60 }
    [120] 2 Minuten
    [180] 3 Minuten
    [300] { choice-clock-300 }
    [3600] { choice-clock-3600 }
    [86400] { choice-clock-86400 }
   *[259200] { choice-clock-259200 }
}
clock-done = { $clock ->
    [0] Die Bedenkzeit ist jetzt unbegrenzt.
   *[other] Die Bedenkzeit je Zug ist jetzt { clock-time }.
}
clock-meaning = Wie lange ein Zug dauern darf. Nach der Hälfte wirst du erinnert; ist die Zeit um, zieht ein Computer für dich.
mute-title = Zurufe
mute-meaning = Mit einem Zuruf sagst du einen von sechs kurzen Sätzen über den Tisch; er bleibt bis zu deinem nächsten Zug. Der Gastgeber kann Zurufe abschalten.
mute-yes = Keine Zurufe
mute-no = Mit Zurufen
