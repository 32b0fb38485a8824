## Ein Klubabend: seine Ankündigung

club-title = 🌙 Klubabend: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
club-facts = { club-rounds } · { $seats } an jedem Tisch · { clock-time } pro Zug{ $rated ->
    [yes] {" "}· gewertet
   *[no] {""}
}
club-length = Eine Runde dauert höchstens { $minutes } Minuten.
club-when = **Beginn:** { $now ->
    [yes] jetzt
   *[no] { $at }
}
club-how = In jeder Runde spielen alle dieselben Karten. Es zählt, wie gut du mit deiner Hand abschneidest, verglichen mit allen, die an anderen Tischen dieselbe halten.
club-coming = { $count ->
    [0] Noch hat niemand geantwortet.
   *[other] **Dabei: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}
club-open = { $late ->
    [yes] **Die Anmeldung läuft.** Zwei Leute müssen da sein, sonst sage ich den Abend { $at } ab.
   *[no] **Die Anmeldung läuft.** Die erste Runde beginnt { $at }.
}
club-here = { $count ->
    [0] Noch ist niemand da.
   *[other] **Da: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}
club-missing = **Erwartet: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}
club-round = { $tables ->
    [one] **Runde { $round } von { $rounds }** läuft an { $tables } Tisch. Um { $until } spielen Computer zu Ende, was dann noch offen ist.
   *[other] **Runde { $round } von { $rounds }** läuft an { $tables } Tischen. Um { $until } spielen Computer zu Ende, was dann noch offen ist.
}
club-next = { $soon ->
    [yes] **Runde { $round } von { $rounds }** wird gegeben.
   *[no] **Runde { $round } von { $rounds }** beginnt { $at }.
}
club-waits = Der Abend wartet: Ich brauche in diesem Kanal { $names }. Die Moderation kann es erlauben.
club-paused = Der Abend macht Pause. **Runde { $round } von { $rounds }** beginnt, wenn der Veranstalter weitermacht.
club-won = 🌙 { $count ->
    [one] { $names } gewinnt den Klubabend!
   *[other] { $names } teilen sich den Klubabend!
}
club-over = 🌙 { $early ->
    [yes] Der Klubabend endete früher: Es war niemand mehr da
   *[no] Der Klubabend ist zu Ende
}
club-cancelled = Dieser Klubabend wurde abgesagt.
club-after = { $rounds ->
    [one] **Nach { $rounds } Runde**
   *[other] **Nach { $rounds } Runden**
}
club-percent = { number-tenths } %
club-others = { $count ->
    [one] und { $count } weiterer Platz, unter **Stand**
   *[other] und { $count } weitere Plätze, unter **Stand**
}
club-hands = Die Hände eines Tisches ansehen
club-no-places = Die erste Runde ist noch nicht vorbei, deshalb gibt es noch keine Plätze.
club-counting = 50 % heißt: so gut wie die anderen mit deiner Hand, nämlich Leute an anderen Tischen und 24 Tische mit Computern. Der Abend zählt den Schnitt seiner Runden. Eine Runde, die du verlassen hast, zählt 40 %, die erste verpasste 50 %, jede weitere 40 %. Der Anteil sagt, wie viele du geschlagen hast, die Punkte, wie hoch.
club-legend = Die zweite Zahl sind Punkte über allen, die dieselben Hände hatten. Keinen Platz (–) hat, wer weniger als zwei Drittel der Runden gespielt hat. **Mehr** erklärt den Rest.
club-deal = { $what ->
    [places] 🃏 **Die Karten des Abends**, Runde { $round }: auf demselben Sitz { $results }; im Schnitt { $mean }. Die Zahlen sind Plätze.
   *[points] 🃏 **Die Karten des Abends**, Runde { $round }: mit denselben Karten { $results }; im Schnitt { $mean }. Die Zahlen sind Punkte über den anderen am eigenen Tisch.
}
club-coming-button = Ich komme
club-absent-button = Ich kann nicht
club-here-button = Ich bin da
club-table-button = Mein Tisch
club-places-button = Stand
club-leave-button = Abend verlassen
club-seals-button = Beweis der Karten
club-history-button = Meine Abende
club-league-button = Liga
club-open-button = Anmeldung jetzt öffnen
club-begin-button = Jetzt beginnen
club-go-on-button = Nächste Runde jetzt
club-pause-button = Pause
club-resume-button = Weitermachen
club-cancel-button = Absagen
club-weekly-button = Jede Woche

## Sein Plan

club-now = jetzt
club-seats = { $seats } an jedem Tisch
club-step = { $way ->
    [later] { $unit ->
        [days] { $count ->
            [one] { $count } Tag später
           *[other] { $count } Tage später
        }
        [hours] { $count ->
            [one] { $count } Stunde später
           *[other] { $count } Stunden später
        }
       *[minutes] { $count } Minuten später
    }
   *[earlier] { $unit ->
        [days] { $count ->
            [one] { $count } Tag früher
           *[other] { $count } Tage früher
        }
        [hours] { $count ->
            [one] { $count } Stunde früher
           *[other] { $count } Stunden früher
        }
       *[minutes] { $count } Minuten früher
    }
}
club-group = { $group ->
    [game] Spiel
    [rounds] Runden
    [seats] Plätze an jedem Tisch
    [clock] Zugzeit
   *[start] Beginn
}
club-event = Ich trage ihn bei den Events des Servers ein, damit Discord die Leute erinnert.
club-event-name = Klubabend: { $game }
club-announce-button = Ankündigen
club-announced = { $open ->
    [yes] Der Klubabend ist angekündigt, und die Anmeldung läuft.
   *[no] Der Klubabend ist angekündigt. Die Anmeldung öffnet 15 Minuten vor { $at }.
}
club-none = In diesem Kanal ist kein Klubabend geplant. Wer Events verwalten darf, kann hier mit `/night` einen ankündigen.
club-not-yours = Das können nur der Veranstalter und wer die Events des Servers verwalten darf. Frag sie.
club-no-threads = Ein Klubabend braucht einen Textkanal, in dem seine Tische private Threads bekommen. Such einen aus und nimm dort `/night`.

## Antworten an seine Leute

club-coming-done = { $without ->
    [unwanted] Du bist dabei. Die Anmeldung öffnet { $at }; ich erwähne dich dann nicht, so steht es unter `/preferences`.
    [quiet] Du bist dabei. Die Anmeldung öffnet { $at }; dann hast du Ruhezeit, also erwähne ich dich nicht.
    [unseen] Du bist dabei. Die Anmeldung öffnet { $at }; hier kann ich dich nicht erwähnen, denn du siehst diesen Kanal nicht.
   *[nothing] Du bist dabei. Die Anmeldung öffnet { $at }, und dann erwähne ich dich. Mit **Ich bin da** bekommst du einen Platz.
}
club-absent-done = Du kommst nicht. Bis zum Beginn kannst du es dir anders überlegen.
club-here-done = Du hast einen Platz. Die Ankündigung sagt, wann die erste Runde beginnt, und eine Erwähnung führt dich zu deinem Tisch. Bis dahin kannst du die Karten abheben.
club-late-done = Du hast ab Runde { $round } einen Platz. Eine Erwähnung führt dich zu deinem Tisch.
club-cut = Du hast die Karten des Abends mit **{ $word }** abgehoben. Bis zum Beginn kannst du das Wort ändern.
club-table = Dein Tisch ist { $thread }.
club-table-over = Dieser Tisch ist fertig. Sind es alle, steht der Stand im Kanal des Klubabends.
club-no-table = { $why ->
    [over] Dein Tisch ist fertig. Sind es die anderen auch, kommt der Stand und dann die nächste Runde.
    [break] Du hast in der nächsten Runde einen Platz. Eine Erwähnung führt dich zu deinem Tisch.
   *[stranger] Du hast keinen Platz bei diesem Klubabend. **Ich bin da** gibt dir einen in der nächsten Runde.
}
club-sure = { $act ->
    [leave] Den Klubabend verlassen? Ein Computer spielt für dich weiter, und eine Runde, die du verlässt, zählt 40 %. Mit **Ich bin da** kommst du später wieder hinein.
   *[cancel] Den Abend für alle absagen? Tische, die gerade spielen, werden geschlossen, und nichts zählt.
}
club-done = { $act ->
    [leave] Du hast den Abend verlassen. Mit **Ich bin da** kommst du wieder hinein.
    [begin] Der Abend geht weiter, wie die Ankündigung sagt.
    [pause] Nach dieser Runde macht der Abend Pause.
    [resume] Der Abend geht weiter.
   *[cancel] Der Abend ist abgesagt.
}
club-seals = Jedes Siegel steht fest, bevor die Anmeldung endet. Nach seiner Runde zeigt **Mischen prüfen** beim Nachspielen, dass die Karten dazu passen.
club-seal = Runde { $round }: `{ $seal }`
club-thread-name = 🌙 Runde { $round } · Tisch { $table }
club-thread = { $deal ->
    [0] { $names }: euer Tisch für Runde { $round } des Klubabends, Tisch { $table }. Ihr spielt ein ganzes Spiel. Andere halten dieselben Karten, also behaltet eure für euch. Nur ihr und die Moderation des Servers seht diesen Thread.
    [one] { $names }: euer Tisch für Runde { $round } des Klubabends, Tisch { $table }. Ihr spielt { $deal } Runde des Spiels. Andere halten dieselben Karten, also behaltet eure für euch. Nur ihr und die Moderation des Servers seht diesen Thread.
   *[other] { $names }: euer Tisch für Runde { $round } des Klubabends, Tisch { $table }. Ihr spielt { $deal } Runden des Spiels. Andere halten dieselben Karten, also behaltet eure für euch. Nur ihr und die Moderation des Servers seht diesen Thread.
}
club-check-in = { $names }: Der Klubabend beginnt um { $at }. Mit **Ich bin da** bekommt ihr einen Platz.

## Was von ihm bleibt

club-nights-title = 🌙 Deine Klubabende auf diesem Server
club-nights-pick = Die Plätze eines Abends ansehen
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, Platz { $place } von { $among }
   *[no] { $date } · **{ $game }** · { club-percent }, ohne Platz
}
club-night-option = { $game } · { club-percent }
club-no-nights = Du hast hier noch an keinem Klubabend gespielt. `/night` zeigt, ob einer geplant ist.
club-league-title = 🏆 Die Liga der Klubabende
club-league-line = { $nights ->
    [one] { $name } { club-percent } aus { $nights } Abend
   *[other] { $name } { club-percent } aus { $nights } Abenden
}
club-league-how = Die Summe deiner { $best } besten Ergebnisse an den letzten { $nights } Abenden dieses Servers.
club-no-league = Auf diesem Server ist noch kein Klubabend zu Ende. `/night` plant einen.
club-profile = 🌙 Klubabende: { $count }, bester { club-percent }
