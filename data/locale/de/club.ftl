## Ein Klubabend: seine Ankündigung

club-title = 🌙 Klubabend: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}
club-length = etwa { $minutes } Minuten
club-facts = { club-rounds }, { club-length } · { $seats } je Tisch, Computer füllen auf · { clock-time } je Zug{ $rated ->
    [yes] {" "}· gewertet
   *[no] {""}
}
club-when = **Beginn:** { $now ->
    [yes] { $minutes } Minuten, nachdem zwei Leute da sind. Sind in { $late } Minuten keine zwei da, sage ich ab.
    [waits] { $minutes } Minuten, nachdem zwei Leute da sind. Sind bis { $at } keine zwei da, sage ich den Abend ab.
   *[no] { $at }{ $weekly ->
        [yes] , danach jede Woche
       *[no] {""}
    }
}
club-host = Geplant von { $host }.
club-how = Alle Tische bekommen dieselben Karten, auch { $field } Tische mit Computern. Du wirst mit allen verglichen, die an anderen Tischen deine haben. { $deal ->
    [0] Ein Durchgang ist ein ganzes Spiel.
    [one] Ein Durchgang hat { $deal } Runde.
   *[other] Ein Durchgang hat { $deal } Runden.
}
club-asked = Drück jetzt **Ich komme** und ab { $opens } **Ich bin da**.
club-coming = { $count ->
    [0] Noch ist niemand dabei.
   *[other] **Dabei: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}
club-open = { $when ->
    [none] **Drück Ich bin da**, um mitzuspielen.
   *[start] **Drück Ich bin da** vor dem Beginn.
}
club-here = { $count ->
    [0] Noch ist niemand da.
   *[other] **Da: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}{ $tables ->
    [0] {""}
    [one] {" "}· Das gäbe jetzt { $tables } Tisch{ $computers ->
        [0] {" "}ohne Computer
        [one] {" "}mit { $computers } Computer
       *[other] {" "}mit { $computers } Computern
    }
   *[other] {" "}· Das gäbe jetzt { $tables } Tische{ $computers ->
        [0] {" "}ohne Computer
        [one] {" "}mit { $computers } Computer
       *[other] {" "}mit { $computers } Computern
    }
}
club-missing = **Erwartet: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}
club-absent = **Nicht dabei: { $count }**
club-round = { $tables ->
    [one] **Durchgang { $round } von { $rounds }** läuft an { $tables } Tisch. Meist dauert er { $minutes } Minuten. Was um { $until } ({ $left }) noch offen ist, spielen Computer zu Ende.
   *[other] **Durchgang { $round } von { $rounds }** läuft an { $tables } Tischen. Meist dauert er { $minutes } Minuten. Was um { $until } ({ $left }) noch offen ist, spielen Computer zu Ende.
}
club-next = **Als Nächstes:** Durchgang { $round } von { $rounds } um { $at }.
club-break = Lies in Ruhe: Deine Hand wartet dann { clock-time }, und **{ club-places-button }** bleibt.{ $way ->
    [more] {" "}Wer den Abend plant, kann ihn anhalten: **{ board-more-button }**.
    [night] {" "}Wer den Abend plant, kann ihn anhalten: `/night`.
   *[none] {""}
}
club-waits = **Durchgang { $round } von { $rounds } wartet**, bis jeder Tisch einen Thread hat, und geht dann von selbst weiter. { $why ->
    [full] Auf diesem Server sind so viele Threads offen, wie Discord erlaubt: Die Moderation kann einige schließen.
    [rights] Ich brauche in diesem Kanal { $names }: Die Moderation kann es erlauben.
   *[later] Discord lässt mich gerade keinen eröffnen. Ich versuche es jede halbe Minute wieder.
}
club-paused = { $now ->
    [yes] Der Veranstalter hat den Abend angehalten. **Durchgang { $round } von { $rounds }** beginnt, wenn er weitermacht.
   *[no] Danach ist Pause, bis der Veranstalter **Durchgang { $round } von { $rounds }** beginnen lässt.
}
club-leads = { $count ->
    [0] Nach { $round } von { $rounds } Durchgängen kann niemand mehr in die Wertung kommen: Niemand kommt noch auf zwei Drittel davon.
    [one] **{ $names } führt** nach { $round } von { $rounds } Durchgängen, mit { club-percent }.
   *[other] **{ $names } führen zusammen** nach { $round } von { $rounds } Durchgängen, mit { club-percent }.
}
club-won = 🌙 { $game }: { $count ->
    [one] { $names } gewinnt den Abend mit { club-percent }!
   *[other] { $names } gewinnen mit je { club-percent }!
}
club-over = 🌙 { $game }: { $early ->
    [yes] Der Klubabend endete früher, weil niemand mehr da war
    [rooms] Der Klubabend endete früher, weil seine Tische keine Threads mehr hatten
   *[no] Der Klubabend ist zu Ende
}
club-cancelled = { $count ->
    [0] { $begun ->
        [yes] Der Klubabend { $game } am { $at } ist abgesagt: Seine Tische hatten hier keine Threads.
       *[no] Der Klubabend { $game } am { $at } ist abgesagt, weil keine zwei Leute da waren.
    }
   *[other] { $names } hat den Klubabend { $game } am { $at } abgesagt.
}
club-closed = Dieser Klubabend ist zu Ende: [alle Plätze und die Karten des Abends]({ $link }).
club-after = **Als Nächstes:** { $at }, danach jede Woche.
club-percent = { number-tenths } %
club-place = Platz { $points }
club-lead = { $way ->
    [place] Platz { number-tenths }
    [ahead] { $long ->
        [yes] { number-tenths } vor dem Schnitt am Tisch
       *[no] { number-tenths } voraus
    }
    [behind] { $long ->
        [yes] { number-tenths } hinter dem Schnitt am Tisch
       *[no] { number-tenths } zurück
    }
   *[level] { $long ->
        [yes] gleichauf mit dem Schnitt am Tisch
       *[no] gleichauf
    }
}
club-others = { $count ->
    [one] und { $count } weiterer Platz: **Mein Ergebnis**, dann **Alle Plätze**
   *[other] und { $count } weitere Plätze: **Mein Ergebnis**, dann **Alle Plätze**
}
club-round-button = Durchgang { $round }
club-hands = Andere Durchgänge, Tische
club-games = Deine Spiele nachspielen
club-no-places = Plätze gibt es, sobald der erste Durchgang ausgewertet ist.
club-counting =
    -# **Ein Durchgang:** { $what ->
        [places] Dein Platz wird mit dem aller
       *[points] Dein Vorsprung vor dem Schnitt am Tisch wird mit dem aller
    } mit deinen Karten verglichen, Computer auch. 62 %: besser als 62 von 100. { $what ->
        [places] Derselbe Platz zählt halb.
       *[points] Gleichen Vorsprung trennt das Spiel, sonst zählt er halb.
    }
    -# **Der Abend** ist der Schnitt der Durchgänge. Bei Gleichstand zählt der Vorsprung. Für die Wertung brauchst du { $rounds ->
        [1] seinen Durchgang
        [2] beide Durchgänge
       *[other] { $needed } von { $rounds } Durchgängen
    }.
    -# { $rounds ->
        [1] {""}
        [2] {""}
       *[other] **Ein verpasster** zählt 50 %, jeder weitere 40 %.{" "}
    }Macht der Computer die meisten deiner Züge, zählt der Durchgang 40 %, etwas unter dem Schnitt, für die anderen am Tisch mindestens 60 %.
club-legend = 62 % heißt: besser als 62 von 100 mit denselben Karten.
club-note = { $why ->
    [alone] { $names }: 60 %, weil jemand den Tisch verlassen hat.
    [left] { $names }: 40 %, weil ein Computer mehr als die Hälfte der Züge gemacht hat.
   *[missed] { $names }: verpasst, zählt beim ersten Mal 50 %, dann 40 %.
}
club-line = { $ranked ->
    [yes] { $place }\. { $name } { club-percent }{ $by ->
        [margin] , wie { $above } mit pro Durchgang { $less } mehr Vorsprung
        [cards] , wie { $above } mit mehr Erfolg bei denselben Karten
       *[score] {""}
    }
   *[no] Ohne Wertung: { $name } ({ $played } von { $round } gespielt)
}
club-deal = 🃏 **Die Karten des Abends: Durchgang { $round }.** { $count ->
    [one] Das beste Ergebnis: { $best } mit { $most } ({ $share }).
   *[other] Dieselben Karten brachten { $least } bis { $most }. Das beste Ergebnis damit: { $best } ({ $share }).
}
club-outdone = 🃏 **Durchgang { $round }:** { $best } kam mit deinen Karten auf { $most } ({ $share }). Du kamst auf { $least } ({ $lower }).
club-own-deal = { $why ->
    [missed] **Durchgang { $round }:** Du hattest keinen Platz{ $counts ->
        [yes] , also zählt er { $share }
       *[no] {""}
    }.
    [left] **Durchgang { $round }: { $share }**, etwas weniger als der Schnitt von 50 %, weil ein Computer mehr als die Hälfte deiner Züge gemacht hat.
    [alone] **Durchgang { $round }: { $share }**, etwas mehr als der Schnitt von 50 %, weil jemand deinen Tisch verlassen hat. Sonst wären es { $real }.
   *[own] **Durchgang { $round }: { $share }** · { $among ->
        [0] Niemand sonst hatte deine Karten.
       *[other] Besser als { $beaten } von { $who ->
            [short] { $among }
           *[other] { $among } mit deinen Karten{ $who ->
                [named] {" "}({ $names } und { $computers } Computer)
                [many] {" "}({ $people } Menschen und { $computers } Computer)
               *[none] , alle Computer
            }
        }{ $level ->
            [0] .
           *[other] , gleich mit { $level }.
        }
    }
}
club-own-table = **Dein Tisch:** { $results }
club-compared = { $what ->
    [places] Platz am Tisch:
   *[points] Vorsprung vor dem Schnitt der anderen am selben Tisch:
} { $results }
club-tied = { $ahead ->
    [yes] Bei gleichem Vorsprung liegst du vor { $name }.
   *[no] Bei gleichem Vorsprung liegt { $name } vor dir.
}
club-middle = Mitte aller { $count }
club-reach = 🎯 { $deals ->
    [0] { $own ->
        [1] **Dein Vorsprung:** { $name } fehlten alles in allem { $gap } %, um dich einzuholen.
       *[other] **Zu Platz { $place } ({ $name })** fehlten dir alles in allem { $gap } %.
    }
   *[other] { $own ->
        [1] **Platz 1 ist noch nicht sicher:** { $gap } % mehr { $deals ->
            [one] im letzten Durchgang
           *[other] in den letzten { $deals } Durchgängen zusammen
        } reichen { $name }, um dich einzuholen.
       *[other] **Platz { $place } ist noch drin:** Du holst { $name } ein, mit { $gap } % mehr { $deals ->
            [one] im letzten Durchgang
           *[other] in den letzten { $deals } Durchgängen zusammen
        }.
    }
}
club-best = 🎯 **Dein Bestes:** Durchgang { $round }, { $way ->
    [over] { number-tenths } besser als der Schnitt aller mit deinen Karten.
    [short] { number-tenths } entfernt vom Schnitt aller mit deinen Karten.
   *[share] besser als { $share } mit deinen Karten.
}
club-own-place = { $ranked ->
    [yes] Platz { $place } von { $among }{ $over ->
        [yes] {""}
       *[no] {" "}bis jetzt
    }, mit { club-percent }{ $played ->
        [1] {""}
       *[other] {" "}im Schnitt
    }
   *[no] { $played ->
        [0] In der Wertung ab { $needed } von { $rounds } selbst gespielten Durchgängen
        [one] { club-percent } in { $played } Durchgang; in der Wertung ab { $needed } von { $rounds }
       *[other] { club-percent } in { $played } Durchgängen; in der Wertung ab { $needed } von { $rounds }
    }
}
club-coming-button = Ich komme
club-absent-button = Ich kann nicht
club-here-button = Ich bin da
club-table-button = Mein Tisch
club-places-button = Mein Ergebnis
club-leave-button = Verlassen
club-back-button = Ich bin zurück
club-now-button = Abend zeigen
club-seals-button = Beweis der Karten
club-history-button = Meine Abende
club-how-button = So wurde gezählt
club-all-button = Alle Plätze
club-deal-button = Spiel: { $name }
club-league-button = Liga
club-next-button = Nächster Abend
club-night-button = Klubabend
club-open-button = Anmeldung jetzt öffnen
club-begin-button = Jetzt beginnen
club-go-on-button = Nächster Durchgang jetzt
club-pause-button = Pause
club-resume-button = Weitermachen
club-change-button = Ändern
club-cancel-button = Absagen
club-weekly-button = Jede Woche wiederholen
club-weekly = { $at ->
    [off] Er kommt nicht wieder: **Jede Woche wiederholen** ist aus.
   *[other] **Als Nächstes:** { $at }, danach jede Woche, bis einmal niemand da ist.
}
club-every-week = Weitere kündige ich am Tag davor an, bis niemand kommt.

## Sein Plan

club-gathered = wenn zwei da sind
club-choices =
    {""}**Durchgänge:** { club-rounds }, { club-length }{ $rated ->
        [yes] {" "}· gewertet
       *[no] {""}
    }
    {""}**Plätze:** { $seats } je Tisch, Computer füllen auf
    {""}**Zugzeit:** { clock-time }
club-deal-length = etwa { $minutes } Minuten je Durchgang
club-change-title = ✏️ Klubabend ändern: { $game }
club-seats = { $seats } an jedem Tisch
club-step = 15 Minuten später
club-day = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[other] So
}, { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sep.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
}
club-at = { club-day }, { $time }
club-zone = { $zoned ->
    [no] Zeiten sind UTC: **{ club-zone-button }** zeigt deine.
   *[yes] Tage und Zeiten: { $zone }.
}
club-latecomers = { $rounds ->
    [1] Nach dem Beginn kann niemand mehr dazukommen.
    [2] Wer den ersten Durchgang verpasst, kann den zweiten mitspielen, kommt aber nicht in die Wertung.
   *[other] Auch wer später kommt, kommt mit { $needed } von { $rounds } Durchgängen in die Wertung.
}
club-changing = **Speichern** erwähnt niemanden. Bei neuem Beginn melden sich alle neu an.
club-rated = Gewertet: Spiele nur unter Menschen ändern deren Wertungszahl (`/leaderboard`).
club-group = { $group ->
    [game] Spiel
    [rounds] Durchgänge
    [seats] Plätze
    [clock] Zugzeit
    [start] Beginn
    [day] Tag
   *[hour] Uhrzeit
}
club-event-name = Klubabend: { $game }
club-announce-button = Ankündigen
club-save-button = Speichern
club-settings-button = Einstellungen
club-zone-button = Zeitzone
club-announced = { $new ->
    [yes] Der Klubabend ist angekündigt.
   *[no] Der Klubabend ist geändert. Wer zugesagt hat, bleibt dabei.
}{ $weekly ->
    [yes] {" "}Er kommt { $weekday ->
        [0] jeden Montag
        [1] jeden Dienstag
        [2] jeden Mittwoch
        [3] jeden Donnerstag
        [4] jeden Freitag
        [5] jeden Samstag
       *[other] jeden Sonntag
    } um { $time } wieder, bis einmal niemand da ist: Dann erwähne ich dich. Um die Reihe zu beenden, drück **{ board-more-button }** unter der Ankündigung, dann **{ club-weekly-button }**.
   *[no] {""}
} { $open ->
    [yes] Bis zum Beginn kann man sich anmelden. **{ club-begin-button }** startet ihn früher, ab zwei Leuten, und meldet dich an, außer nach **{ club-absent-button }**.
   *[no] Die Anmeldung öffnet { $at }.
}
club-none = In diesem Kanal ist kein Klubabend geplant. Wenn du einen möchtest, frag { $names }. Bis dahin lädt **{ open-button }** hier alle zum Spielen ein.
club-series = **Der nächste Klubabend:** { $at }, danach jede Woche. Ich kündige ihn hier am Tag davor an.
club-another-button = Anderer Abend
club-not-yours = Das können nur der Veranstalter und wer hier Klubabende planen darf. Frag sie.
club-no-threads = Ein Klubabend braucht einen Textkanal, in dem seine Tische private Threads bekommen. Such einen aus und nimm dort `/night`.

## Antworten an seine Leute

club-coming-done = { $without ->
    [unwanted] Du bist dabei. Die Anmeldung öffnet { $at }; ich erwähne dich dann nicht, so steht es unter `/preferences`.
    [quiet] Du bist dabei. Die Anmeldung öffnet { $at }; dann hast du Ruhezeit, also erwähne ich dich nicht.
    [unseen] Du bist dabei. Die Anmeldung öffnet { $at }; hier kann ich dich nicht erwähnen, denn du siehst diesen Kanal nicht.
   *[nothing] Du bist dabei. Die Anmeldung öffnet { $at }, und ich erwähne dich. Drück dann **{ club-here-button }**, um mitzuspielen.
}
club-absent-done = Notiert: Du kannst nicht. Wenn sich das ändert, drück { $open ->
    [yes] **Ich bin da**
   *[no] **Ich komme**
}.
club-here-done = Du hast dich angemeldet. Wenn ein Durchgang beginnt, führt dich eine Erwähnung zu deinem Tisch, einem privaten Thread dieses Kanals.
club-late-done = { $when ->
    [later] Du spielst ab Durchgang { $round } mit. Eine Erwähnung führt dich zu deinem Tisch.
    [soon] Durchgang { $round } beginnt um { $at }. Eine Erwähnung führt dich zu deinem Tisch.
   *[waits] Durchgang { $round } beginnt, wenn der Abend weitergeht. Eine Erwähnung führt dich zu deinem Tisch.
}{ $late ->
    [yes] {" "}Für die Wertung kommst du zu spät: Dafür braucht es { $needed } von { $rounds } Durchgängen.
   *[no] { $came ->
        [yes] {" "}Du kannst noch in die Wertung kommen: Dafür braucht es { $needed } von { $rounds } Durchgängen.
       *[no] {""}
    }
}
club-cut = Du hast die Karten des Abends mit **{ $word }** abgehoben. Bis zum Beginn kannst du das Wort ändern.
club-table = { $left ->
    [yes] Durchgang { $round }: Du bist gegangen, und ein Computer spielt für dich in { $thread }. **Ich bin zurück** gibt dir deinen Platz wieder. Macht der Computer mehr als die Hälfte deiner Züge, zählt der Durchgang 40 %, etwas weniger als der Schnitt.
   *[no] Durchgang { $round }: Dein Tisch ist { $thread }.
}
club-table-over = Dieser Tisch ist fertig. { $still ->
    [0] Alle anderen sind es auch: Gleich vergleicht **Mein Ergebnis** sie.
    [one] Um { $at } spielt noch ein Tisch. Danach vergleicht **Mein Ergebnis** deinen mit den anderen.
   *[other] Um { $at } spielen noch { $still } Tische. Danach vergleicht **Mein Ergebnis** deinen mit den anderen.
}
club-table-title = **Durchgang { $round } von { $rounds } ist vorbei.** Jeder wird mit allen verglichen, die dieselben Karten hatten, nicht mit diesem Tisch:
club-table-line = **{ $name } { $share }**{ $why ->
    [own] { $among ->
        [0] {""}
       *[other] : vor { $beaten } von { $among }{ $level ->
            [0] {""}
           *[other] , gleichauf mit { $level }
        }
    }
   *[other] {""}
} · { $ranked ->
    [yes] Platz { $place } des Abends
   *[no] ohne Wertung
}
club-table-done = { $still ->
    [0] **Durchgang { $round } von { $rounds }:** Alle Tische sind fertig. Ich zähle gerade aus.
   *[other] **Durchgang { $round } von { $rounds }**, Stand { $at }: { $still ->
        [one] Ein Tisch spielt
       *[other] { $still } Tische spielen
    } noch, längstens bis { $until } ({ $left }). Dann spielen Computer zu Ende. { $last ->
        [yes] Sind alle fertig, kommt der Endstand.
        [pause] Sind alle fertig, kommt der Stand.
       *[no] Sind alle fertig, kommt der Stand und dann der nächste Durchgang.
    }
}
club-no-table = { $can ->
    [yes] { $gone ->
        [yes] Du bist gegangen. Mit **Ich bin zurück** spielst du ab Durchgang { $round } wieder mit.
       *[no] { $late ->
            [yes] Du spielst nicht mit. Mit **Ich bin da** spielst du ab Durchgang { $round } mit. Für die Wertung ist es zu spät: Dafür braucht es { $needed } von { $rounds } Durchgängen.
           *[no] Du spielst nicht mit. Mit **Ich bin da** spielst du ab Durchgang { $round } mit.
        }
    }
   *[no] { $gone ->
        [yes] Du bist gegangen, und zum Zurückkommen ist es zu spät: Der letzte Durchgang läuft. Mit `/solo` kannst du sofort spielen.
       *[no] Du spielst nicht mit, und dafür ist es jetzt zu spät: Neue können dazukommen, bis die Hälfte der Durchgänge begonnen hat. Mit `/solo` kannst du sofort spielen.
    }
}
club-seated = Tisch { $table }: { $names }
club-sure = { $act ->
    [seat] Deinen Platz verlassen? Ein Computer spielt für dich, und **Ich bin zurück** gibt dir den Platz wieder. Macht der Computer mehr als die Hälfte deiner Züge, zählt der Durchgang 40 %, etwas weniger als der Schnitt.{ $late ->
        [yes] {" "}Du kommst dann nicht in die Wertung: Dafür braucht es { $needed } von { $rounds } Durchgängen.
       *[no] {""}
    }{ $last ->
        [yes] {""}
       *[no] {" "}Bist du am Ende noch weg, spielst du im nächsten nicht mit.
    }
    [leave] Den Klubabend verlassen? Der erste verpasste Durchgang zählt 50 %, jeder weitere 40 %. Mit **Ich bin zurück** kommst du wieder hinein.{ $late ->
        [yes] {" "}Du kommst dann nicht in die Wertung: Dafür braucht es { $needed } von { $rounds } Durchgängen.
       *[no] {""}
    }
    [begin] { $names }{ $others ->
        [0] {""}
       *[other] {" "}und { $others } weitere
    }{ $count ->
        [one] {" "}ist noch nicht da
       *[other] {" "}sind noch nicht da
    }. Trotzdem beginnen?
   *[cancel] Den Abend für alle absagen?{ $tables ->
        [open] {" "}Tische, die gerade spielen, werden geschlossen, und nichts zählt.
        [over] {" "}Seine Durchgänge zählen dann nicht.
       *[none] {""}
    }{ $weekly ->
        [yes] {" "}Der nächste Woche bleibt; **Jede Woche wiederholen** unter **Mehr** beendet die Reihe.
       *[no] {""}
    }
}
club-done = { $act ->
    [seat] Ein Computer spielt für dich. **Ich bin zurück** gibt dir deinen Platz wieder. Macht der Computer mehr als die Hälfte deiner Züge, zählt der Durchgang 40 %, etwas weniger als der Schnitt.
    [leave] Du hast den Abend verlassen. Mit **Ich bin zurück** kommst du wieder hinein.
    [open] Du hast die Anmeldung geöffnet.
    [begin] { $came ->
        [yes] Du bist angemeldet, und Durchgang { $round } beginnt. Eine Erwähnung führt dich zu deinem Tisch.
       *[no] Du hast Durchgang { $round } beginnen lassen.
    }
    [pause] { $now ->
        [yes] Der Abend macht Pause: Der nächste Durchgang wartet auf **{ club-resume-button }**.
       *[no] Nach diesem Durchgang macht der Abend Pause.
    }
   *[resume] Der Abend geht weiter.
}
club-watch = Bei einem Durchgang kann niemand zuschauen. Danach ist alles offen: **So wurde gezählt**.
club-seals = Jedes Siegel steht fest, bevor die Anmeldung endet. Nach seinem Durchgang zeigt **Mischen prüfen** beim Nachspielen, dass die Karten dazu passen.
club-seal = Durchgang { $round }: `{ $seal }`
club-thread-name = 🌙 Durchgang { $round } · Tisch { $table }
club-thread = { $names }: { $mate ->
    [none] Durchgang { $round } von { $rounds } beginnt.
   *[other] Du spielst für den Computer { $mate } weiter, bisher mit { $amount }.
} Drückt unten **Meine Hand**.{ $computers ->
    [yes] {" "}🤖 ist ein Computer.
   *[no] {""}
}
    -# Andere halten dieselben Karten, also behaltet eure für euch. Nur euer Tisch und die Moderation des Servers sehen diesen Thread.
club-check-in = { $names }: Der Klubabend beginnt um { $at }. Drückt vorher **Ich bin da**, dann habt ihr im ersten Durchgang sicher einen Platz.

## Vergangene Abende

club-nights-title = 🌙 Deine Klubabende auf diesem Server
club-nights-pick = Plätze eines Abends
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, Platz { $place } von { $among }
   *[no] { $date } · **{ $game }** · ohne Wertung
}
club-past = 🌙 **Dein letzter Klubabend:** { club-night }
club-night-option = { club-day } · { $game } · { club-percent }
club-no-records = { $act ->
    [league] Auf diesem Server war noch niemand in der Wertung eines Klubabends. **Klubabend** zeigt, ob einer geplant ist oder wer einen planen kann.
   *[nights] Du hast hier noch an keinem Klubabend gespielt. **Klubabend** zeigt, ob einer geplant ist oder wer einen planen kann.
}
club-league-title = 🏆 Die Liga der Klubabende
club-league-line = { $nights ->
    [one] { $name } { number-tenths } Punkte aus { $nights } Abend
   *[other] { $name } { number-tenths } Punkte aus { $nights } Abenden
}
club-league-how = Ein Abend in der Wertung genügt, um dabei zu sein. Deine Punkte sind die Summe deiner { $best } besten Prozentwerte an den letzten { $nights } Abenden dieses Servers. Bei gleicher Summe entscheiden die besseren Plätze an diesen Abenden.
club-league-need = { $way ->
    [out] Du bist noch nicht dabei: Beende hier einen Klubabend mit einem Platz.
    [full] Zu Platz { $place } fehlen dir { number-tenths } Punkte. Ein Abend bringt welche, wenn er den schlechtesten deiner { $best } übertrifft.
   *[more] Zu Platz { $place } fehlen dir { number-tenths } Punkte. Dein nächster Abend in der Wertung zählt ganz.
}
club-league-leads = 🏆 Klubabende haben eine eigene Liga: Drück **Liga**.
club-profile = 🌙 Klubabende: { $ranked ->
    [yes] { $count } gespielt, { $won } gewonnen. Bester Platz: { $place }. Bestes Ergebnis: { club-percent }
   *[no] { $count } gespielt, noch keiner mit einem Platz
}
