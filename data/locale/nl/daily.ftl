## Het spel van de dag

refusal-day-hint = Het spel van de dag heeft geen tips: iedereen speelt dezelfde kaarten zonder hulp. **Regels** staat onder **Meer**.
refusal-day-move = In het spel van de dag kun je geen zet terugnemen: iedereen heeft één poging. Hieronder staat je hand.
refusal-day-played = Je hebt het spel van vandaag al gespeeld. Je gegevens zijn gewist, dus ik kan het niet meer tonen. Het volgende komt om middernacht UTC.

daily-title = { $game }, spel van de dag { $day }
daily-hand = Spel van de dag { $day }: { $game }
daily-intro = Iedereen ter wereld krijgt vandaag deze kaarten, tegen dezelfde drie Stuurlui.
    - **Eén poging**, ongeveer drie minuten. Geen tips, en geen zet kan terug.
    - **Wat telt**: je resultaat na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }. Daarna zie je hoeveel van 100 computers je verslaat.
    - **Tijd**: maak het uiterlijk af om <t:{ $at }:t>. Je mag pauzeren.
    - **Reeks**: { $days ->
        [0] die begint met dit spel.
        [one] { $days } spel van de dag tot nu toe.
       *[other] { $days } spellen van de dag op rij tot nu toe.
    }
daily-begin-button = Beginnen
daily-until = -# Eén poging: maak het uiterlijk af om <t:{ $at }:t>.
daily-grace-note = Dit is het spel van gisteren. Als je het vóór <t:{ $at }:t> afmaakt, telt het voor gisteren.
daily-yesterday = -# Gisteren: { $crew ->
    [yes] beter dan { $score } van 100 computers,{" "}
   *[no] {""}
}{ $where ->
    [here] hier plaats { $place } van { $played } mensen.
   *[everywhere] overal plaats { $place } van { $played } mensen.
}
daily-late-note = De dag van dit spel is voorbij. Je kunt het afmaken, maar het telt niet mee. Met `/daily` speel je dat van vandaag.
daily-score = Jouw resultaat: **{ $points }**.
daily-crew = Beter dan **{ $score }** van 100 computers.
daily-captain = -# { $end ->
    [level] De Kapitein kwam ook op { $own }.
    [won] Je versloeg de Kapitein, die op { $best } kwam.
   *[lost] De Kapitein versloeg je met { $best }.
}
daily-first = -# { $by ->
    [you] Jouw begin: { $move } { $members ->
        [0] Verder begon niemand zo.
       *[other] Net als { $members } van de 100, gemiddeld beter dan { $percent }.
    }
    [captain] De Kapitein: { $move } Geluk of pech, dat spel versloeg { $percent } van de 100.
   *[crew] Het vaakst: { $move } { $members } van de 100, gemiddeld beter dan { $percent }.
}
daily-crew-plays = De 100 computers spelen dit spel nog. Je score komt zodra ze klaar zijn.
# een histogram, en daaronder het teken van je eigen plaats
daily-crew-drawn =
    ```
    { $blocks }
    ```
    -# Computers: { $low } tot { $high } (best), gemiddeld { $mean }.
# hetzelfde voor een schermlezer
daily-crew-listed = De computers: { $bars }, gemiddeld { $mean }. Jij hebt { $points }.
daily-crew-bar = { $members ->
    [one] { $members } computer
   *[other] { $members } computers
} met { $ends ->
    [1] { $most }
   *[2] { $least } tot { $most }
}
daily-here = -# Hier: plaats { $place } van { $played } mensen{ $percent ->
    [none] {""}
   *[other] , voor { $percent }%
}
daily-everywhere = -# Overal: plaats { $place } van { $played } mensen{ $percent ->
    [none] {""}
   *[other] , voor { $percent }%
}
daily-alone = { $over ->
    [yes] Niemand anders heeft dit spel afgemaakt.
   *[no] Je bent als eerste klaar.
}
daily-streak = -# 🔥 { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} op rij.{ $forgiven ->
    [yes] {" "}Gisteren is vergeven.
   *[no] {""}
}
waits-next = { $sea ->
    [0] {""}
   *[other] -# { $practice ->
            [yes] Om te oefenen wacht:
           *[no] { $sea ->
                [1] Er wacht een reis:
               *[other] Je reis wacht:
            }
        }{" "}{ voyage-state }, tegen { $rivals }.
        {""}
}-# 🃏 **Hierna, om <t:{ $at }:t>: { $game }**, nieuwe kaarten voor iedereen{ $voyage ->
    [yes] , een nieuwe weekreis
   *[no] {""}
}{ $puzzles ->
    [0] {""}
    [one] , { $puzzles } puzzel
   *[other] , { $puzzles } puzzels
}{ $own ->
    [0] {""}
    [review] {""} (fouten: **Wat heb ik gemist?**)
   *[other] {""} ({ $own } uit je eigen spellen)
}.{ $days ->
    [0] {""}
    [one] {" "}Je reeks: { $days } dag.
   *[other] {" "}Je reeks: 🔥 { $days } dagen.
}
daily-late = Je hebt dit spel pas na die dag afgemaakt, dus het telt niet mee. Het volgende wel.
daily-given-up = Je bent vóór de telling gestopt, dus dit spel telt niet mee. Je hebt één poging per spel.
daily-share-button = Delen
daily-others-button = De anderen
daily-replay-button = Mijn spel terugkijken
daily-play-button = { $done ->
    [yes] Spel van vandaag: jouw resultaat
   *[no] Speel het spel van vandaag
}
daily-share-line = { $deal }: beter dan { $score } van 100 computers { $squares } (25 computers per groen blokje){ $days ->
    [0] {""}
   *[other] , 🔥 { $days } dagen
}
    .words = { $deal }: beter dan { $score } van 100 computers{ $days ->
        [0] {""}
       *[other] , { $days } dagen op rij
    }
daily-scoring-button = Telling
daily-remind-button = Herinner me
daily-unremind-button = Niet herinneren
daily-reminded = { $without ->
    [nothing] Het ochtendbericht in { $channel } tagt je voortaan elke dag.
    [unwanted] Het ochtendbericht in { $channel } zou je taggen, maar in `/preferences` koos je voor nooit.
    [quiet] Het ochtendbericht in { $channel } komt in je stille uren, dus het tagt je niet.
    [unseen] Je kunt { $channel } niet zien, dus het ochtendbericht daar tagt je niet.
   *[unasked] Het ochtendbericht tagt je niet.
}
daily-shared-by = { $name } heeft het spel van de dag gespeeld
daily-shared = Gedeeld.
daily-other = { $place }. { $name }: { $points }
daily-best = -# Beste van alle servers: { $name }, { $points }
daily-crew-is = -# De 100 computers: 50 Matrozen en 50 Stuurlui spelen jouw kaarten tegen dezelfde drie Stuurlui. Ze zijn verschillend sterk.
daily-you = Jij
daily-watch-option = Kijk mee met { $name }
daily-watch-placeholder = Bekijk iemands spel
daily-others-title = Hoe anderen het speelden
daily-others-none = Er is nog niemand anders om naar te kijken. Probeer het later nog eens.
daily-others-wait = Maak eerst je eigen spel af, dan verklapt niemand je iets. `/daily` opent het.
daily-gone = Dat spel van de dag is er niet meer. `/daily` opent dat van vandaag.
daily-export-later = Je kunt dit spel bewaren, controleren of tonen zodra de dag of week ervan voorbij is. Anderen spelen nog met deze kaarten.
profile-daily = 🃏 Spel van de dag: { $count } gespeeld, langste reeks { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } dagen op rij
}

commands-daily = Speel het spel van de dag: voor iedereen dezelfde kaarten, één poging

daily-morning-today = Het spel van de dag staat klaar: voor iedereen dezelfde kaarten, één poging.
daily-morning = { $deal }: { $played ->
    [0] hier heeft niemand het afgemaakt.
    [one] hier heeft één speler het afgemaakt.
   *[other] hier hebben { $played } spelers het afgemaakt.
}
daily-week-title = { $when ->
    [now] **De dagspellen van deze week**
   *[last] **De stand van vorige week**
}, van iedereen de vijf beste scores
daily-week-line = { $place }. { $name }: { $total } ({ $days ->
    [one] { $days } dag
   *[other] { $days } dagen
})
daily-week-own = 🗓️ Verslagen computers in het spel van de dag deze week, telkens van 100: { $days }. De beste vijf samen: { $total }.
daily-week-day = { $day ->
    [1] ma
    [2] di
    [3] wo
    [4] do
    [5] vr
    [6] za
   *[7] zo
} { $score }
    .words = { $day ->
        [1] maandag
        [2] dinsdag
        [3] woensdag
        [4] donderdag
        [5] vrijdag
        [6] zaterdag
       *[7] zondag
    } { $score }
daily-morning-called = 📣 { $mentions }

## A duel: the same cards for a friend

duel-button = Duel
refusal-duel-hint = Een duel heeft geen tips: jullie spelen dezelfde kaarten zonder hulp. **Regels** staat onder **Meer**.
refusal-duel-move = In een duel kun je geen zet terugnemen. Hieronder staat je hand.
duel-asked = ⚔️ { $to ->
    [none] {""}
   *[other] **{ $to }**,{" "}
}{ $kind ->
    [day] **{ $name }** vraagt om een duel in het spel van de dag, { $game }. Jij speelt dezelfde kaarten, zonder tips.
    [again] **{ $name }** wil revanche in { $game }, met andere kaarten. Jij speelt dezelfde, zonder tips.
   *[first] **{ $name }** vraagt om een duel in { $game }. Jij speelt dezelfde kaarten, zonder tips.
} Neem het duel binnen een week aan, en het resultaat komt hier.{ $to ->
    [none] {""}
   *[other] {" "}Alleen **{ $to }** kan het aannemen.
}
duel-whom = Wie speelt jouw kaarten? Laat iedereen hier het duel aannemen, of kies één persoon.
duel-anybody-button = Iedereen hier
duel-one = Of één persoon
duel-posted = Het duel staat nu in het kanaal. Heeft iemand jouw kaarten gespeeld, dan toont dat bericht het resultaat. Je ziet het ook als je hier weer op een knop drukt.
duel-before = { $kind ->
    [again] 🔁 Een revanche is een heel spel { $game } met andere kaarten. Jij speelt ze eerst, tegen computers.
   *[game] ⚔️ **{ $name }** daagt je uit in { $game }. Jij speelt dezelfde kaarten tegen computers. Je wint als jouw resultaat beter is dan dat van de ander.
} Er zijn geen tips, en een zet kun je niet terugnemen.{ $kind ->
    [again] {""}
    [today]
        {""}
        {""}**Het is je enige poging in het spel van vandaag**, en die telt. Dat duurt zo'n drie minuten.
    [deal]
        {""}
        Het is het spel van een dag die voorbij is. Dat duurt zo'n drie minuten.
   *[game]
        {""}
        Het is een heel spel, alleen voor het duel.
}
duel-begun = Dit zijn de kaarten van { $name }. Zodra jullie allebei klaar zijn, zie je het resultaat hier en in het bericht van het duel.
duel-refused = { $why ->
    [own] Dit zijn je eigen kaarten. Iemand anders kan ze hier spelen.
    [named] Dit duel is voor iemand anders.
    [whom] Kies iemand anders. Tegen jezelf of een bot is er geen duel.
    [late] Dit duel is voorbij: het stond een week open.
    [played] Je hebt deze kaarten al gespeeld.
    [first] Je eerste poging met deze kaarten telt: bied het duel aan onder dat einde.
    [others] Deze revanche is voor de twee die het duel speelden.
    [again] De revanche is al begonnen: het bericht staat verder naar beneden.
    [asked] Dit duel staat hier al. Scroll omhoog om het te zien.
    [alone] Een duel speel je met anderen: druk op **Duel** in een kanaal of een groepschat.
   *[gone] Deze kaarten worden niet meer bewaard.
}
duel-told = { $end ->
    [won] ⚔️ Je wint het duel met **{ $name }** in { $game }{ $tie ->
        [yes] {""} na een gelijke stand, elk { $own }.
       *[no] , { $own } tegen { $other }.
    }
    [lost] ⚔️ **{ $name }** wint jullie duel in { $game }{ $tie ->
        [yes] {""} na een gelijke stand, elk { $own }.
       *[no] , { $other } tegen { $own }.
    }
    [level] ⚔️ Je duel met **{ $name }** in { $game } is gelijk: elk { $own }.
    [wins] ⚔️ **{ $winner }** wint het duel met **{ $name }** in { $game }{ $tie ->
        [yes] {""} na een gelijke stand, elk { $own }.
       *[no] , { $own } tegen { $other }.
    }
    [draws] ⚔️ Het duel van **{ $winner }** en **{ $name }** in { $game } is gelijk: elk { $own }.
   *[void] ⚔️ Je duel in { $game } heeft geen resultaat: een van jullie stopte te vroeg, of het spel wordt niet meer bewaard.
}
duel-game = -# Spel van { $name }: { $seats }
duel-seat = { $name } { $points }
duel-again-button = Revanche
duel-again-begun = Jij speelt de kaarten van de revanche eerst, zonder tips. De ander krijgt ze met het nieuwe bericht in het kanaal.
