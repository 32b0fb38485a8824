## Lijsten van namen

# a heading or a name, which may be bold, and what belongs to it
labelled = { $label }: { $text }
names-and = { $most } en { $last }
names-or = { $most } of { $last }
# numbers; the first two in screen-reader text alone
number-below-zero = min { $number }
number-range = { $least } tot { $most }
number-tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}

## De lobby

lobby-host = host
lobby-install = Iedereen hier kan meespelen. [Voeg me toe aan je account]({ $link }) om zelf tafels te openen.
chat-further-down = De tafel staat verder naar beneden.
lobby-ready = { $free ->
    [0] **Vol:** alle plekken zijn bezet. { $host } kan op **Start** drukken.
    [one] **Klaar.** { $host } kan op **Start** drukken; er is nog één plek vrij.
   *[other] **Klaar.** { $host } kan op **Start** drukken; er zijn nog { $free } plekken vrij.
}
lobby-free-seat = vrije plek
lobby-kept = { $count ->
    [one] ✉️ Tot { $until } wacht er een plek op { $guest }.
   *[other] ✉️ Tot { $until } wachten er plekken op { $guest }.
}
lobby-expected = { $count ->
    [one] ✉️ Ik wacht tot { $until } op { $guest }. Na het antwoord begint het spel: **Meedoen**, of **Tafel verlaten** om af te slaan.
   *[other] ✉️ Ik wacht tot { $until } op { $guest }. Na het laatste antwoord begint het spel: **Meedoen**, of **Tafel verlaten** om af te slaan.
}
lobby-changed = 🎲 { $name } heeft een ander spel gekozen.
lobby-queue = { $others ->
    [0] ⏭️ Volgende spel: { $names }
   *[other] ⏭️ Volgende spel: { $names } en nog { $others }
}
deal-in-button = Volgend spel meedoen
deal-out-button = Toch niet
deal-in-done = { $place ->
    [1] In het volgende spel hier krijg jij de eerste plek, en je hoeft niets meer in te drukken.
   *[other] Voor het volgende spel hier sta je op plek { $place } van de lijst, en je hoeft niets meer in te drukken.
}
deal-in-opens = Met **Revanche** open je het.
deal-out-done = Je wacht niet meer op het volgende spel.
lobby-level = {" "}{ $mark } { $level }
    .words = , { $level }
lobby-full-title = Alle plekken zijn bezet
lobby-full = De tafel is vol. Druk op **Start**, of maak eerst een plek vrij.
lobby-missing = { $missing ->
    [one] Nog één speler en jullie kunnen beginnen. Geen vrienden in de buurt? **Computer erbij**.
   *[other] Nog { $missing } spelers en jullie kunnen beginnen. Geen vrienden in de buurt? **Computer erbij**.
}
lobby-expires = ⌛ Hier is al zes dagen niets gebeurd. De tafel sluit { $when }, tenzij een speler hier ergens op drukt.
table-expires = ⌛ { $host }, aan deze tafel is al zes dagen niets gebeurd. Die sluit { $when }, tenzij een speler hier ergens op drukt.
lobby-rated-lacks = **Een spel met rating kan nog niet beginnen.** Er moet nog iemand meedoen. **Tijd per beurt** en **Met rating** staan onder **Huisregels**.
lobby-wrong-number = Deze huisregels zijn voor { $seats } spelers. Er moet iemand weg, of de host verandert de **Huisregels**.
lobby-join-button = Meedoen
lobby-leave-button = Tafel verlaten
lobby-add-button = Computer erbij
lobby-house-button = Huisregels
lobby-start-button = Start
lobby-start-without-button = { $count ->
    [one] Start zonder { $name }
   *[other] Start zonder { $count }
}
lobby-rules-button = Speluitleg
lobby-remove-button = Computer weg
lobby-cut-button = Couperen
lobby-seal = 🔒 Verzegeld: `{ $seal }`; na het spel te controleren bij **Meer**.
lobby-cuts = ✂️ Gecoupeerd door { $cuts }
lobby-cut = { $hosts ->
    [yes] Je coupeerde met **{ $word }**. Je kunt het woord veranderen tot je op **Start** drukt.
   *[no] Je coupeerde met **{ $word }**. Je kunt het woord veranderen tot { $host } op **Start** drukt.
}
lobby-joined = { $count ->
    [0] Je hebt een plek. Het spel begint als { $host } op **Start** drukt.
    [one] Je doet mee! Het spel begint zodra { $guest } heeft geantwoord.
   *[other] Je doet mee! Het spel begint zodra { $guest } hebben geantwoord.
}
lobby-left = Je hebt de tafel verlaten. Met **Meedoen** ga je weer zitten.
lobby-left-last = Je vertrok als laatste, dus de tafel is gesloten.
lobby-left-voted = Je bent vertrokken, en de anderen stemden voor het einde van het spel. De tafel is gesloten.
lobby-opened = { $game }: je tafel is open. Druk op **Start** als je vrienden er zijn.
lobby-started = De kaarten zijn gedeeld.
lobby-levels-title = Wie krijgt de volgende plek?
lobby-rules-title = Huisregels
lobby-rules-placeholder = Wat wil je veranderen?
lobby-first-opponent = -# Een Matroos is een goede eerste tegenstander.
lobby-rules-of-host = { $host } is de host en kan ze veranderen tot de kaarten gedeeld zijn.
lobby-any-move = Computers hebben dit spel nog niet geleerd. Ze doen zomaar een geldige zet.
lobby-computer-joined = { $name } schuift aan.
lobby-computer-left = De laatste computer heeft de tafel verlaten.
lobby-unofficial = Het gedrukte spel is niet voor dit aantal spelers gemaakt, maar het kan wel.

## Computers

level-deckhand = Matroos
level-deckhand-character = speelt degelijk, maar vergeet wat er gespeeld is.
level-deckhand-names = Pip, Wren, Tolly, Jory, Bess, Finn, Dot
level-mate = Stuurman
level-mate-character = een vaste hand die elke kaart afweegt.
level-mate-names = Marlow, Isolde, Brand, Thea, Corwin, Sunniva, Abel
level-captain = Kapitein
level-captain-character = denkt vooruit en onthoudt alles.
level-captain-names = Voss, Ines, Rook, Maren, Quill, Sable, Drake

## Huisregels

rule-on = ja
rule-off = nee
rule-own = de eigen tabel van de host
rule-usual = standaard
rule-from = { $value }, vanaf { $seats } spelers

## Het schudden

cut-signs = een woord van tekens
cut-title = Couperen
cut-label = Je woord
cut-meaning = Het telt mee bij het schudden, en iedereen kan het lezen.
cut-typed = Discord was te traag om je woord te vragen. Druk nog eens op **Couperen**.
rules-counts = { $mark ->
    [night] -# **Op een clubavond** telt de winst niet: je { $deal ->
        [0] plaats
       *[other] voorsprong op de anderen aan je tafel
    } wordt vergeleken met iedereen die jouw kaarten heeft.
    [day] -# **In het spel van de dag** telt je resultaat tegen 100 computers met jouw kaarten.
   *[duel] -# **In een duel** telt je resultaat tegen dat van de ander met dezelfde kaarten.
}
verify-button = Schudden controleren
verify-title = 🔎 { $game }, { $deal ->
    [0] tafel { $number }
   *[other] potje { $deal }, tafel { $number }
}: het schudden
verify-seal = { $lobby ->
    [yes] ✅ **Het schudden klopt met het zegel** dat vóór het delen te zien was: `{ $seal }`. Vergelijk het met wat je noteerde.
   *[no] ✅ **Het schudden klopt met zijn zegel**: `{ $seal }`. Niemand zag het vóór het delen: het laat zien dat er sindsdien niets veranderd is, niet wie de kaarten koos.
}
verify-seed = { $cuts ->
    [0] ✅ **De kaarten volgen** uit het verzegelde getal, de huisregels en de plekken. Niemand coupeerde.
    [one] ✅ **De kaarten volgen** uit het verzegelde getal, de huisregels, de plekken en die ene keer couperen.
   *[other] ✅ **De kaarten volgen** uit het verzegelde getal, de huisregels, de plekken en { $cuts } keer couperen.
}
verify-played = { $moves ->
    [0] ✅ **Niemand deed een zet** voordat de tafel sloot.
    [one] ✅ **Het spel is met deze kaarten gespeeld**: de enige zet volgt de regels.
   *[other] ✅ **Het spel is met deze kaarten gespeeld**: alle { $moves } zetten volgen de regels.
}
verify-wrong = ❌ **Het schudden klopt niet met het zegel.** Laat dit zien aan mijn beheerders.
verify-not-played = ❌ **De zetten zijn niet na te spelen.** De regels of het verslag zijn sindsdien veranderd.
verify-no-secret = Er is geen zegel om te controleren. De kaarten kwamen uit een opgegeven getal.
verify-alone = Wil je het zonder mij controleren, draai dan `verify_shuffle.py` uit mijn broncode met dit bestand. `shuffle.md` ernaast legt uit hoe.

## De tafel

board-hand-button = Mijn hand
board-rules-button = Regels
board-more-button = Meer
turn-ends = ⏳ De beurt eindigt { $deadline }.
turn-rests = { $count ->
    [one] De klok staat stil van { $begin } tot { $end }, vanwege stille uren.
   *[other] De klok staat { $count } nachten stil van { $begin } tot { $end }, vanwege stille uren.
}
board-quiet = { $count ->
    [one] 🌙 { $names } heeft stille uren tot { $until }.
   *[other] 🌙 { $names } hebben stille uren; de eerste eindigen om { $until }.
}
turn-time-button = Tijd per beurt
turn-time-title = Tijd per beurt
turn-time-now = Nu: { clock-time }.
turn-time-sets = Jij bent de host: je keuze geldt vanaf deze beurt.
vote-stand-in = 🗳️ Moet een computer spelen voor { $name }, die al een halve dag niets laat horen? Tot nu toe ja: { $yes }. Meer dan de helft van de andere actieve spelers moet instemmen.
vote-end = 🗳️ { $by } wil dit spel zonder winnaar stoppen: { $yes } ja, { $no } nee. { $rated ->
    [yes] Alle anderen moeten vóór { $until } ja zeggen, en dan telt het als gelijkspel.
   *[no] Een meerderheid van de anderen moet vóór { $until } ja zeggen.
}
vote-end-button = Ja, stoppen
vote-on-button = Nee, doorspelen
vote-end-counted = Je stem telt. { $rated ->
    [yes] Om te sluiten is een ja van alle anderen nodig.
   *[no] Om te sluiten is een ja van een meerderheid van de anderen nodig.
}
vote-end-declined = Het spel gaat door.
stand-in-button = Een computer voor { $name }
stand-in-done = Voor { $name } speelt nu een computer. { $name } krijgt de plek terug door hier ergens op te drukken.
stand-in-voted = Je stem telt: { $votes } van { $needed } voor een computer op de plek van { $name }.
board-left-out = … en nog { $count } …
    .words = En nog { $count }.
more-title = Aan deze tafel
table-shown = De tafel staat nu opnieuw onderaan.

## Beurten

turn-announcement = { $count ->
    [one] { $mentions }, jij bent aan de beurt.
   *[other] { $mentions }, jullie kiezen nu allemaal.
}
turn-yours = Jij bent aan de beurt. Druk op een kaart.
solo-seats = Je kunt { $game } oefenen met { $least } tot { $most } spelers, jij meegeteld.
solo-deal = { $done ->
    [yes] {""}
   *[no] **Spel van vandaag:** { $game }, 3 minuten, één poging
}
solo-puzzles = { $count ->
    [0] {""}
    [one] **Puzzels:** { $count }, elk een minuut
   *[other] **Puzzels:** { $count }, elk een minuut
}
solo-like = **Een spel:** { $game }, { $seats } spelers · { $level }
solo-play-button = { $game } spelen
solo-start-button = Start: { $seats } spelers · { $level }
solo-quick = Kies een ander spel
solo-quick-choose = Spelers en niveau
solo-quick-option = { $seats } spelers · { $level }
hand-closed = De tafel sloot vóór de laatste telling. De stand tot dan toe vind je in het kanaal.
hand-left = Een computer speelt voor je. De plek is nog van jou: met **Mijn hand** neem je hem terug.
kicked = Je bent van de tafel verwijderd, en een computer speelt verder. Je kunt kijken, en de host kan je weer toelaten onder **Plekken**.
kicked-told = { $runs ->
    [yes] { $mention }, je bent van deze tafel verwijderd, en een computer speelt verder. Je kunt kijken, en de host kan je weer toelaten onder **Plekken**.
   *[no] { $mention }, je bent van deze tafel verwijderd. De host kan je weer toelaten onder **Plekken**.
}
hand-rests = Je hand is opgeborgen. De knop toont je kaarten zoals ze nu zijn.
panel-rests = Je hebt dit bericht een tijdje niet gebruikt, dus het is opgeborgen. De knoppen van de tafel openen het weer.
leaf-back-button = ◀ Terug
    .words = Vorige pagina
leaf-before-button = ◀ Pagina { $leaf }
leaf-on-button = Meer ({ $leaf } van { $leaves }) ▶

## Het einde

end-headline = { $reader ->
    [yes] { $way ->
        [shared] Je deelt de overwinning met { $winners }!
        [points] Je wint met { $own } tegen { $next }!
        [apart] Je wint met { $far } voorsprong op { $second }!
       *[level] Je wint bij gelijke stand!
    }
    [team] { $way ->
        [shared] Jullie delen de overwinning met { $winners }!
        [points] Jullie winnen met { $own } tegen { $next }!
        [apart] Jullie winnen met { $far } voorsprong op { $second }!
       *[level] Jullie winnen bij gelijke stand!
    }
   *[no] { $way ->
        [shared] { $winners } delen de overwinning!
        [points] { $count ->
            [one] { $winners } wint met { $own } tegen { $next }!
           *[other] { $winners } winnen met { $own } tegen { $next }!
        }
        [apart] { $count ->
            [one] { $winners } wint met { $far } voorsprong op { $second }!
           *[other] { $winners } winnen met { $far } voorsprong op { $second }!
        }
       *[level] { $count ->
            [one] { $winners } wint bij gelijke stand!
           *[other] { $winners } winnen bij gelijke stand!
        }
    }
}
end-headline-placed = { $whole ->
   *[yes] { $way ->
        [shared] { $winners } delen de overwinning.
       *[other] { $count ->
            [one] { $winners } wint.
           *[other] { $winners } winnen.
        }
    }
    [no] {""}
} { $behind ->
    [0] Jij wordt { $place }e, met evenveel punten.
   *[other] Jij wordt { $place }e, met { $far } achterstand.
}
# The reader, in a list of names to which no verb belongs.
you = jij
end-scoring-button = Telling
end-more-title = Na het spel
# in the own end of a game: somebody has opened the table of the next one
end-invited = { $again ->
    [yes] { $host } wil nog eens spelen: **{ $game }**.
   *[no] { $host } wil hierna **{ $game }** spelen.
}
end-dealt-in = Je hebt een plek in het volgende spel, **{ $game }**. { $count ->
    [0] Het begint als { $host } op **Start** drukt.
    [one] Het begint zodra { $guest } heeft geantwoord.
   *[other] Het begint zodra { $guest } hebben geantwoord.
}
end-begun = **{ $game }** is zonder jou begonnen.
end-join-button = Ik doe mee
end-decline-button = Nu niet
# what a player says across the table
remark-well-played = Goed gespeeld.
remark-moment = Momentje!
remark-placeholder = Zeg iets…
remark-made = { $over ->
    [yes] De anderen zien het binnen ongeveer { $seconds } seconden onder de uitslag. Daar kan iedereen één keer iets zeggen.
   *[no] De anderen zien het binnen ongeveer { $seconds } seconden op het bord, tot je volgende zet. Daarna kun je weer iets zeggen.
}
end-round-button = Ronde { $round }
over-rating = { $own ->
    [yes] 📈 Je rating: { $points } ({ $by })
   *[no] { $name } { $points } ({ $by })
}
over-ratings = 📈 Ratings: { $ratings }
over-provisional = Voorlopig voor { $names }: de eerste spellen tellen zwaar.
# the first of an evening, and the others with their points
evening-score = 🌙 Verslagen tegenstanders vanavond, in { $games } spellen: { $lead ->
    [alone] **{ $leaders }: { $points }**
    [you] **Jij leidt met { $points }**
    [with] **Jij en { $leaders } leiden met elk { $points }**
    [several] **{ $leaders } leiden met elk { $points }**
   *[one] **{ $leaders } leidt met { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}{ $others ->
    [0] {""}
   *[other] {" "}en { $others } anderen
}
highlight-decided = 🏆 De beslissing: { $you ->
    [first] jij ging in ronde { $round } voorgoed voorbij { $second }
    [second] { $first } ging je in ronde { $round } voorgoed voorbij
   *[no] { $first } ging in ronde { $round } voorgoed voorbij { $second }
}
closed-title = ⚓ { $game }: tafel gesloten
closed-text = { $by ->
    [host] De host heeft het spel voortijdig gestopt, dus niemand wint.
    [vote] De tafel stemde met { $yes } tegen { $no } om te stoppen, dus niemand wint.
    [moderator] Een moderator heeft het spel voortijdig gestopt, dus niemand wint.
    [time] Een week lang kwam niemand terug, dus de tafel sloot zonder winnaar.
   *[nobody] Het spel is voortijdig gestopt, dus niemand wint.
}
closed-lobby = { $by ->
    [time] Een week lang deed niemand hier iets, dus de tafel sloot voordat er een kaart gedeeld was.
   *[other] De tafel sloot voordat er een kaart gedeeld was.
}
closed-rated = De ratings tellen toch: wie weg was, is laatste, en de anderen delen de eerste plaats.
closed-standing = Tot nu toe:
ending-title = Deze tafel sluiten?
ending-running = Het spel stopt hier, en niemand wint. Dit kun je niet terugdraaien.{ $rated ->
    [yes] {" "}De ratings tellen: het is een gelijkspel, maar wie weg is, wordt laatste.
   *[no] {""}
}{ $needed ->
    [0] {""}
    [one] {" "}Ik vraag het eerst aan { $names }: er is één ja nodig binnen een minuut.
   *[other] {" "}Ik vraag het eerst aan { $names }: er is { $needed } keer ja nodig binnen een minuut.
}
ending-lobby = Iedereen gaat naar huis voordat er ook maar één kaart gedeeld is.
ending-button = Sluiten
ending-asked = Ik heb het op de tafel aan { $names } gevraagd. De stemming duurt een minuut en vraagt { $needed ->
    [one] één ja.
   *[other] { $needed } keer ja van hen.
}
table-ended = De tafel is gesloten.

## Weigeringen: wat er niet kan, en wat wel

refusal-no-table = Hier staat geen tafel open. Met `/table open` zet je er een neer.
refusal-no-server = Dat kan alleen op een server. Probeer het in een van de kanalen.
refusal-may-not-write = Je mag hier niet schrijven, dus plaats ik hier niets voor je. Vraag een moderator, of probeer een ander kanaal.
refusal-place-taken = In dit kanaal staat al een tafel. Speel daar, of open de jouwe in een ander kanaal of een thread.
refusal-place-taken-alone = In dit kanaal staat al een tafel, en tafels krijgen hier geen threads. { $hosts ->
    [yes] Speel daar, of sluit hem met `/table end`.
   *[no] Speel daar, of vraag { $host } om hem met `/table end` te sluiten.
}
refusal-too-many-hosted = Je bent al host van { $limit ->
    [one] { $limit } open tafel
   *[other] { $limit } open tafels
}, en meer mag niet. Sluit er eerst een: `/table end` in het kanaal ervan{ $oldest ->
    [none] .
   *[other] ; de oudste staat in { $oldest }.
}
refusal-too-many-here = Op deze server { $limit ->
    [one] is { $limit } tafel
   *[other] zijn { $limit } tafels
} open, en meer mag niet. Doe mee aan een ervan, of vraag de host of een moderator om er een te sluiten: `/table end` in het kanaal ervan{ $oldest ->
    [none] .
   *[other] ; de oudste staat in { $oldest }.
}
refusal-not-seated = { $running ->
    [over] Je hebt geen plek in dit spel, en het is voorbij. **Nieuwe tafel** opent een ander; staat er al een klaar, dan geeft **Meedoen** je een plek.
    [late] { $free ->
        [yes] Dit spel is al begonnen. **Volgend spel meedoen** geeft je een plek in het volgende, en { $host } kan je onder **Plekken** een vrije plek in dit spel geven.
       *[no] Dit spel is al begonnen. Je kunt kijken, en **Volgend spel meedoen** geeft je een plek in het volgende.
    }
    [waits] Je wacht op het volgende spel, en je hoeft niets meer in te drukken. Bij dit spel kun je kijken.
    [yes] { $free ->
        [yes] Je zit niet aan deze tafel. Je kunt kijken, en { $host } kan je een vrije plek geven onder **Plekken**.
       *[no] Je zit niet aan deze tafel. Je kunt kijken.
    }
   *[no] { $free ->
        [yes] Je zit niet aan deze tafel. Druk op **Meedoen** voor een plek.
       *[no] Je zit niet aan deze tafel, en alle plekken zijn bezet. Je kunt kijken zodra de kaarten gedeeld zijn.
    }
}
refusal-already-seated = Je hebt al een plek. { $running ->
    [yes] **Mijn hand** toont je kaarten.
   *[no] { $waits ->
        [0] { $hosts ->
            [yes] Druk op **Start** als iedereen er is.
           *[no] Wacht tot { $host } op **Start** drukt.
        }
        [one] Het spel begint zodra { $guest } heeft geantwoord.
       *[other] Het spel begint zodra { $guest } hebben geantwoord.
    }
}
refusal-table-full = { $hosts ->
    [yes] De tafel is vol. Druk op **Start**, of verwijder eerst iemand.
   *[no] De tafel is vol. Je kunt kijken zodra de kaarten gedeeld zijn.
}
refusal-seat-kept = { $kept ->
    [one] De laatste plek wacht op { $guest }. Probeer het na { $until } weer, of zodra iemand de uitnodiging afslaat.
   *[other] De vrije plekken wachten op { $guest }. Probeer het na { $until } weer, of zodra iemand de uitnodiging afslaat.
}
guest-unknown = iemand
refusal-challenged = Eén keer per uur is genoeg: je hebt deze persoon al uitgedaagd. Vraag het zelf even, of probeer het later nog eens.
refusal-challenged-back = { $host } heeft je al uitgedaagd en houdt een plek voor je vrij in { $oldest }. Druk daar op **Meedoen**.
refusal-kicked = Je bent van deze tafel verwijderd. De host kan je weer toelaten onder **Plekken**.
refusal-free-seat = Het spel is al begonnen, maar er is nog een plek vrij. { $host } kan je die geven onder **Plekken**.
refusal-queue-full = Er wachten al tien mensen op het volgende spel. Probeer het weer als het begonnen is.
refusal-not-invited = Er wacht hier geen plek op je, dus er valt niets af te slaan.{ $free ->
    [yes] {" "}Met **Meedoen** krijg je een vrije plek.
   *[no] {" "}Je kunt bij deze tafel kijken.
}
refusal-not-host = Dat mag alleen de host. Vraag het aan { $host }.
refusal-not-in-lobby = De kaarten zijn al gedeeld, dus dit moet wachten op de volgende tafel. { $sits ->
    [yes] **Mijn hand** toont je kaarten.
   *[no] Hier kun je kijken.
}
refusal-too-few = Te weinig spelers om te beginnen. Vraag een vriend om op **Meedoen** te drukken, of druk op **Computer erbij**.
host-unknown = de host
refusal-wrong-number = Deze huisregels werken niet met dit aantal spelers. Verander de **Huisregels**, of laat iemand erbij komen of weggaan.
refusal-not-your-turn = Je bent niet aan de beurt. Je kunt intussen je hand bekijken.
play-unclear = { $count ->
    [0] Geen toegestane zet past bij wat je hebt getypt.
   *[other] Meerdere zetten passen bij wat je hebt getypt.
} Kies een suggestie, of druk hieronder op een knop.
turn-theirs = { $name } is aan de beurt. Je kunt intussen je hand bekijken.
refusal-own-turn = Je bent zelf aan de beurt, dus er valt niemand te herinneren. **Mijn hand** toont wat je kunt doen.
refusal-computers-turn = Een computer is aan de beurt, en die speelt vanzelf. Je kunt intussen je hand bekijken.
refusal-too-soon = Eén herinnering per beurt is genoeg, en één per uur. **Porren** werkt weer na { $until }.
refusal-not-absent = Die plek heeft geen computer nodig: hij is niet aan de beurt, of de speler was de laatste twaalf uur nog hier. Met **Porren** onder **Meer** herinner je de speler.
refusal-no-vote = Die stemming is voorbij. De host kan met `/table end` een nieuwe starten.
refusal-stale = De tafel is al verder. Zo ziet het er nu uit.
refusal-table-over = Dit spel is voorbij. Met de knoppen onder de uitslag ga je verder.
over-here = Dit spel is voorbij. Open hier het volgende:
night-over = De avond is voorbij. Het volgende spel begint een nieuwe.
own-table-over = Dit spel is voorbij, of er kwam een nieuwer voor in de plaats. `/solo` toont waarmee je verder kunt.
refusal-not-running = De kaarten zijn nog niet gedeeld. { $waits ->
    [0] { $hosts ->
        [yes] Druk op **Start** als iedereen er is.
       *[no] Lees `/rules` terwijl je wacht tot { $host } op **Start** drukt.
    }
    [one] Het spel begint zodra { $guest } heeft geantwoord. Lees intussen `/rules`.
   *[other] Het spel begint zodra { $guest } hebben geantwoord. Lees intussen `/rules`.
}
refusal-illegal-move = Dat mag niet van de regels. Dit kun je doen.
refusal-no-computer = Er zit geen computer aan deze tafel. **Computer erbij** zet er een neer.
refusal-bad-choice = { $detail ->
    [none] Die huisregel kan hier niet.
   *[other] Die huisregel kan hier niet: `{ $detail }`.
} Kies een andere waarde.
refusal-has-left = Je hebt deze tafel verlaten, en een computer houdt je plek bezet. Neem die eerst terug.
refusal-not-away = Je zit al aan deze tafel, en niemand speelt voor je. **Mijn hand** toont je kaarten.
refusal-paused = { $sits ->
    [yes] Er zit nu niemand aan deze tafel, dus hij wacht. Met **Mijn hand** neem je je plek terug.
   *[no] Er zit nu niemand aan deze tafel, dus hij wacht. Hij gaat verder als een van de spelers op **Mijn hand** drukt.
}
refusal-nothing-to-take = { $hosts ->
    [yes] Hier is geen plek vrij. Onder **Plekken** maak je er een vrij.
   *[no] Hier is geen plek vrij. Je kunt kijken.
}
refusal-no-person = Die persoon zit niet meer aan deze tafel. **Plekken** laat zien wie er zit.
refusal-cannot-kick-self = { $running ->
    [yes] Jezelf kun je niet verwijderen. Met **Mijn plek verlaten** onder **Meer** speelt een computer voor je, en blijft de plek van jou.
   *[no] Jezelf kun je niet verwijderen. **Tafel verlaten** maakt je plek vrij.
}
refusal-rated-start = Een spel met rating kan nog niet beginnen: er moet nog iemand meedoen. Onder **Huisregels** kun je de rating ook uitzetten.
refusal-rated-computer = Dit is een tafel met rating, dus hier spelen alleen mensen. Vraag een vriend om op **Meedoen** te drukken, of zet de rating uit onder **Huisregels**.
refusal-rated-seat = Dit is een tafel met rating, dus plekken wisselen niet van speler. Is iemand weg, dan speelt een computer; je kunt kijken.
refusal-rated = Dit is een tafel met rating, dus hier krijg je geen tips. Je hand toont alles wat je kunt doen.
refusal-mute = Aan deze tafel staan opmerkingen uit. De host kan ze voor het begin aanzetten, en wie de server beheert met `/settings`.
refusal-rated-remark = Een teamspel met rating heeft geen opmerkingen: het zouden tekens kunnen zijn. In elk ander spel kun je ze maken.
refusal-remark-stands = Je opmerking staat op het bord tot je volgende zet. Daarna kun je weer iets zeggen.
refusal-rated-move = Dit is een tafel met rating, dus je kunt geen zetten terugnemen. Speel hier verder.
refusal-needs-bot = Daarvoor is een server nodig waar ik lid van ben: hier kan ik niets doen zolang niemand op een knop drukt. Tafels zonder rating, klok en thread werken hier ook.
refusal-rated-clock = Dit is een tafel met rating, dus de tijd per beurt kan niet onbeperkt zijn. Kies een andere.
refusal-move-stands = { $answers ->
    [yes] Dat kun je niet terugnemen: **Terugnemen** werkt één keer, voor je laatste zet met de antwoorden daarop, en niet als er iets is onthuld.
   *[no] Dat kun je niet terugnemen: **Terugnemen** werkt één keer, voor je laatste zet, tot iemand anders zet, en niet als die iets heeft onthuld.
}
refusal-no-cut = De kaarten van deze tafel komen uit een opgegeven getal, dus couperen verandert niets. **Start** deelt ze.
refusal-no-word = Daar zie ik geen woord in. Probeer letters, cijfers of tekens; spaties en aanhalingstekens tellen niet.
refusal-no-rematch = Dit spel kun je niet opnieuw spelen: het is nog niet afgelopen, of er is nooit gedeeld. `/table open` opent een nieuwe tafel.
refusal-not-over = Terugkijken kan na het spel. **Mijn hand** en de tafel tonen hoe het nu staat.
refusal-draining = Ik start zo opnieuw, dus ik open nu geen nieuwe tafels. Lopende spellen gaan door; probeer het over een paar minuten.
refusal-kept-elsewhere = Dat kan ik van hieruit niet. Probeer het in { $oldest }.
refusal-stopping = Ik start opnieuw. Er gaat niets verloren; probeer het over een minuut.
refusal-not-in-a-server = Dat kan alleen op een server. Probeer het in een kanaal, of [nodig me uit op je server]({ $link }). `/solo` werkt hier wel.
refusal-unknown-words = Dat begreep ik niet. Kies een van de suggesties.
refusal-old-command = Dat commando is veranderd. Geef Discord een minuut, en probeer het dan opnieuw.
incident = Er ging bij mij iets mis. Je tafel is veilig; gebeurt het weer, geef dan dit nummer door aan mijn beheerders: `{ $id }`.
too-fast = Je drukt te snel. Probeer het over een paar seconden weer.
connection-lost = Ik kon Discord even niet bereiken. Er is niets verloren; probeer het zo nog eens.
discord-refused = { $why ->
    [content] Discord accepteerde mijn bericht zo niet.
    [message] Ik mag dat bericht van Discord niet meer wijzigen.
    [application] Discord weigert mijn verzoeken op dit moment. De mensen die mij beheren vinden de reden in mijn logboek.
   *[place] Dat mag ik hier niet van Discord. Tag me in een privéthread, dan kom ik erbij. Elders kan iemand die het kanaal beheert nagaan of het niet vergrendeld is en of ik er mag schrijven.
}
open-refused = Daarom heb ik geen tafel geopend.
open-hidden = Deze server laat mijn berichten alleen aan jou zien, dus ik heb geen tafel geopend. Hij kan externe apps toestaan, of je kunt [me uitnodigen]({ $link }).
answer-comes = Een ogenblik…
posted-later = Ik kan hier nu niets plaatsen. Je ziet het hier zodra het lukt.
not-kept = Dat kon ik niet bewaren, dus het telt niet. Alles daarvoor is veilig. Probeer het later nog eens, en zeg tegen mijn beheerders dat de schijf misschien vol is.

## Rechten van de bot

permissions-missing = Ik kan hier geen tafel neerzetten zonder { $names }. Wie dit kanaal beheert, kan dat toestaan.
member-may-open-no-thread = Voor een tafel in een thread heb je { $names } nodig. Een moderator kan dat toestaan, of `thread: False` opent de tafel in het kanaal zelf.
permission-view_channel = Kanaal bekijken
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-read_message_history = Berichtgeschiedenis lezen
permission-create_public_threads = Openbare threads maken
permission-create_private_threads = Privéthreads maken

## Hulp

help-text =
    ## Zo speel je hier
    - `/table open` opent een tafel, `/night` toont de clubavond.
    - Alleen? `/solo`: reis, puzzels, spellen, duels. `/daily`: het spel van de dag. `/learn`: een les.
    - **Mijn hand** toont je kaarten. Druk op een kaart om hem te spelen.
    - `/rules` legt een spel uit in een paar zinnen.
    - `/mytables` toont je tafels; waar jij aan de beurt bent, staat bovenaan.
help-choose = Kies een onderwerp
help-topic = { $topic ->
    [alone] Alleen spelen
    [table] Een tafel openen
    [night] Een clubavond
    [turn] Je beurt
    [people] Plekken, hosts, weggaan
    [reminders] Taggen, herinneringen, stille uren
    [rated] Ratings en de ranglijst
    [after] Na het spel
    [news] Nieuw in deze versie
   *[typing] Je zetten typen
}
help-about-alone =
    ### Alleen spelen
    - **Spel van vandaag:** dezelfde kaarten voor iedereen, ook voor 100 computers.
    - **Puzzels:** elke dag drie stellingen. Vind de beste zet.
    - **De reis:** zeven korte spellen per week. Je hebt drie masten, en elk verlies breekt er een.
    - **Rivalen** hebben een gewoonte. Na drie spellen vertel ik je welke.
    - **Duel**, onder je spel: een vriend speelt dezelfde kaarten.
    - **Wat heb ik gemist?** vindt je duurste zetten.
    - **Onderscheidingen** zijn eerste daden in een spel. `/profile` bewaart ze, `/leaderboard` toont de besten van de week.
help-about-table =
    ### Een tafel openen
    - `/table open` zet een tafel in dit kanaal. **Meedoen**, **Computer erbij**, **Huisregels** en **Start** staan erop.
    - `clock:` geeft elke beurt een tijdslimiet. Halverwege herinner ik je. Is de tijd om, dan speelt een computer voor je.
    - `thread:` geeft de tafel een eigen thread.
    - **Uitdagen** houdt een plek vrij voor een vriend: rechtsklik op de naam (op een telefoon: lang indrukken) en open **Apps**.
    - **Couperen** laat een woord van jou meetellen bij het schudden.
    - `/table show` plaatst de tafel opnieuw onderaan; `/table end` sluit hem. Tafels waar niets gebeurt, sluiten na een week.
    - In groepen, privéberichten en op servers zonder mij werkt `/table open` zodra ik aan je account ben toegevoegd: de link staat in `/about`. Iedereen daar kan op de knoppen drukken. Er zijn geen klokken, ratings of threads, want ik kan alleen iets doen als iemand op een knop drukt.
help-about-night =
    ### Een clubavond
    - Wie evenementen mag beheren, plant een avond met `/night`. **Aankondigen** plaatst hem.
    - Druk op **Ik kom** als je komt. In de laatste 15 minuten voor het begin krijg je met **Ik ben er** je plaats. Twee mensen zijn genoeg: computers vullen lege plaatsen.
    - **Meer** bij de aankondiging heeft de stappen van de organisator: **Melden nu openen**, **Nu beginnen**, **Pauze** en **Afzeggen**.
    - Alle tafels spelen dezelfde kaarten, in privéthreads: **Mijn tafel** leidt naar de jouwe. Je wordt vergeleken met wie dezelfde hand had.
    - **Mijn resultaat** en de aankondiging tonen de plaatsen na elk potje. `/leaderboard` heeft de competitie van de server.
help-about-turn =
    ### Je beurt
    - **Mijn hand** of `/hand` toont je kaarten en wat je nog moet kiezen. Alleen jij ziet het.
    - Groen is duidelijke winst; blauw is de knop waar je nu op moet drukken.
    - **Terugnemen** neemt je laatste zet terug, tot iemand anders speelt of een verborgen kaart zichtbaar wordt. Speel je alleen, dan neemt het ook de antwoorden van de computers terug.
    - **Tip** of `/hint` zegt wat een computer zou doen, en waarom.
    - **Regels** op de tafel legt het spel uit zoals deze tafel het speelt.
    - Je verliest niets als je de app sluit, of als ik opnieuw start.
help-about-people =
    ### Plekken, hosts, weggaan
    - **Mijn plek verlaten** onder **Meer** laat een computer voor je spelen. Met **Mijn hand** neem je de plek terug.
    - **Porren** onder **Meer** stuurt de speler een herinnering, één keer per beurt en per uur.
    - **Tijd per beurt** onder **Meer** is voor de host: die kan de tijd ook tijdens het spel veranderen.
    - **Plekken**, voor de start of onder **Meer**, is voor de host: verwijder een speler, geef een vrije plek weg, maak iemand anders host.
    - Laat de host een dag lang niets horen, dan kan iedereen aan de tafel host worden: met **Plekken** onder **Meer**.
help-about-reminders =
    ### Taggen, herinneringen, stille uren
    - In `/preferences` kies je wanneer ik je tag: altijd, alleen als herinnering, of nooit.
    - In stille uren kun je slapen, en staat je klok stil.
    - Ik kan voor elke zet eerst vragen, of een zet voor je doen als iedereen ziet dat er maar één kan.
    - Voor een schermlezer schrijf ik alles in woorden.
    - Met **Roep me voor de volgende tafel**, achter **Meer** onder een uitslag, tag ik je als de volgende tafel voor dat spel opengaat.
help-about-rated =
    ### Ratings en de ranglijst
    - `/table open rated:True` opent een tafel die meetelt. Daarvoor zijn een tijdslimiet en minstens twee mensen nodig.
    - Aan tafels met rating zijn er geen computers en geen tips, en je kunt geen zetten terugnemen.
    - `/leaderboard` toont wie er op deze server voorstaat, en hoe jij ervoor staat.
    - `/profile` telt je spellen hier op.
help-about-after =
    ### Na het spel
    - **Revanche**, onder de uitslag, vraagt iedereen en deelt zodra allen hebben geantwoord. Met **Ander spel** kies je; **Nieuwe tafel** staat achter **Meer**.
    - Te laat? **Meer**, dan **Volgend spel meedoen** geeft je een plek in het volgende spel.
    - Spellen met minder dan drie uur ertussen zijn één avond. De score telt elke speler en elk team dat je voorblijft, ook computers, en ½ voor elke gelijke stand.
    - **Meer**, dan **Terugkijken** toont het spel zet voor zet, met elke hand open.
    - `/history` toont je spellen hier; alleen jij ziet de lijst.
    - **Meer**, dan **Schudden controleren** laat zien dat niemand de kaarten uitkoos.
    - `/privacy` zegt wat ik over je bewaar, en wist het als je dat wilt.
help-about-typing =
    ### Je zetten typen
    `/play` doet elke zet, met suggesties.

## De regels

rules-chapter = { $chapter ->
    [course] Uitgebreid
    [scoring] Telling
    [house] Huisregels
    [sources] Bronnen
   *[short] Kort
}
rules-title = { $game } · { rules-chapter }
rules-unofficial = Een onofficiële, niet-commerciële bewerking, in onze eigen woorden.

## Handen en plekken

hand-yours = Jouw beurt
    .words = Het is jouw beurt.
hand-waits = { $count ->
    [0] Niemand hoeft iets te doen
    [one] { $name } denkt na…
   *[other] { $name } denken na…
}
    .words = { $count ->
        [0] Niemand hoeft iets te doen.
        [one] { $name } is aan de beurt.
       *[other] { $name } kiezen nu allemaal.
    }
hand-suspended = Ik mag de tafel van Discord nu niet tonen. Je zetten tellen. De klok staat stil tot de tafel terug is; dan loopt de tijd die je overhad verder. Ben ik buitengesloten, dan kan iemand die het kanaal beheert me weer toelaten.
hand-paused = Er zit niemand aan de tafel, dus hij wacht.
seat-by-computer = {" "}(een computer speelt)
hand-since-more = { $count ->
    [one] Nog { $count } gebeurtenis staat in het **Verloop**.
   *[other] Nog { $count } gebeurtenissen staan in het **Verloop**.
}
hand-round = **Ronde { $round }, { $unit }:** { $team ->
    [yes] jullie
   *[no] jij
} { $own }, { $others }.
hand-forced = { $count ->
    [one] Eén zet zonder keuze is meteen gedaan.
   *[other] { $count } zetten zonder keuze zijn meteen gedaan.
}
hand-round-side = { $name } { $points }
hand-standing = { $fewer ->
    [yes] Strafpunten vóór deze ronde: { $standing }
    [end] Strafpunten, de minste winnen: { $standing }
   *[no] { $rounds ->
        [0] { $total ->
            [yes] In totaal: { $standing }
           *[no] { $standing }
        }
       *[other] Na { $rounds } rondes: { $standing }
    }
}
    .words = { $fewer ->
        [yes] Strafpunten vóór deze ronde: { $standing }
       *[no] { $rounds ->
            [0] Stand: { $standing }
           *[other] Na { $rounds } rondes: { $standing }
        }
    }
standing-side = { $you ->
    [team] **Jullie { $points }**
    [yes] **Jij { $points }**
   *[no] { $name } { $points }
}
sure = Weet je het zeker?
sure-button = Ja, doe maar
sure-back-button = Terug
undo-button = Terugnemen
hand-again-button = Verversen
undo-done = Je hebt je laatste zet teruggenomen.
seat-to-play = **← aan de beurt**
    .words = (aan de beurt)

## Tips

hint-button = Tip
hint-mark = 💡 { $label }
    .words = Tip: { $label }
hint-none = Computers hebben dit spel nog niet geleerd, dus er zijn geen tips.
hint = { $level ->
    [only] 💡 Je enige mogelijke zet:
    [mate] 💡 Het advies van een Stuurman, omdat geen Kapitein tijd heeft:
   *[captain] 💡 Het advies van een Kapitein:
}
hint-not = { $size ->
    [even] 🤏 Bijna net zo goed:
    [less] 🔻 Minder goed:
   *[much] 🙅 Liever niet:
}
hint-alike = 🤝 Net zo goed:

## Threads

open-taken = In dit kanaal staat al een tafel. Je kunt de jouwe in een eigen thread openen, met dezelfde keuzes.
open-taken-missing = In dit kanaal staat al een tafel. Ik kan geen thread openen zonder { $names }; wie dit kanaal beheert, kan dat toestaan.
open-thread-button = In een thread openen
open-without-thread = Niemand kan hier in threads komen, dus de tafel staat in het kanaal zelf.
open-no-thread = Discord gaf me hier geen thread: { $reason }. `thread: False` opent de tafel in het kanaal zelf.
open-elsewhere = Op deze server staan tafels in { $channels }. Open de jouwe daar.

## Waar iemand zit

# an own game against computers that is not over
own-games = { $count ->
    [one] Je hebt een spel tegen computers openstaan:
   *[other] Je hebt { $count } spellen tegen computers openstaan:
}
own-game = { $kind ->
    [lesson] **{ $game }** · les
    [day] **{ $game }** · spel van de dag, zonder tips · { $levels }
    [voyage] **{ $game }** · reis, zonder tips · { $levels }
    [duel] **{ $game }** · duel, zonder tips · { $levels }
   *[game] **{ $game }** · { $levels }
}
own-game-new = Nog niemand heeft punten.
own-game-button = { $count ->
    [one] Verder spelen
   *[other] { $number }. Verder spelen
}
own-second = { $count ->
    [0] Een nieuw spel verandert daar niets aan.
    [one] Er kunnen drie spellen open blijven. Een nieuw beëindigt nummer { $numbers }.
   *[other] Er kunnen drie spellen open blijven. Een nieuw beëindigt de nummers { $numbers }.
}
own-second-button = Opnieuw beginnen
alone-button = Alleen spelen
open-button = Tafel openen
tables-button = Mijn tafels
tables-title = { $where ->
    [here] 🧭 Jouw tafels hier
   *[everywhere] 🧭 Jouw tafels
}
tables-none = { $where ->
    [here] Je zit op deze server niet aan een tafel.
   *[everywhere] Je zit op geen enkele server aan een tafel.
} `/table open` opent er een; met **Meedoen** krijg je een plek aan een open tafel.
tables-yours = **Jouw beurt** begon { $since }
tables-theirs = Aan de beurt: { $names }; de beurt begon { $since }
tables-lobby = { $hosts ->
    [yes] Nog niet gedeeld: druk op **Start** als iedereen er is · geopend { $since }
   *[no] Nog niet gedeeld: { $host } drukt op **Start** · geopend { $since }
}
tables-paused = Er zit niemand; met **Mijn hand** neem je je plek terug
tables-unreachable = Ik kan hem nu niet tonen, dus hij wacht zolang; er is niets verloren
tables-until = tot { $until }
tables-away = Een computer speelt voor je
tables-where = { $deal ->
    [0] {""}
   *[other] Clubavond, potje { $deal }, tafel { $table }:{" "}
}{ $place ->
    [chat] { $game } in een groepschat
    [server] { $game } in { $channel }, { $server }
   *[here] { $game } in { $channel }
}{ $link ->
    [none] {""}
   *[other] {" "}· [ga erheen]({ $link })
}
tables-more = { $count ->
    [one] En nog één.
   *[other] En nog { $count }.
}

## Oproepen en uitdagingen

call-next-button = Roep me voor de volgende tafel
call-text = 📣 { $game }: { $host } heeft een tafel geopend.
call-stop = Je vroeg om deze oproep. In `/preferences` zet je hem uit.
call-over = { $how ->
    [joined] { $count ->
        [one] { $guest } schuift aan.
       *[other] { $guest } schuiven aan.
    }
    [declined] { $guest } kan deze keer niet. De plek is vrij.
    [late] { $count ->
        [one] { $guest } reageerde niet. De plek is vrij.
       *[other] { $guest } reageerden niet. De plekken zijn vrij.
    }
    [dealt] 📣 { $game }: de kaarten zijn gedeeld.
   *[closed] 📣 { $game }: de tafel is gesloten.
}
call-on = { $without ->
    [unwanted] Ik zou je roepen voor { $game }, maar je hebt taggen uitgezet, dus ik tag je niet. In `/preferences` verander je dat.
    [quiet] Ik tag je als er een tafel van { $game } opengaat die je op deze server kunt zien. Dat is hooguit elke { $minutes } minuten, en niet in je stille uren.
   *[nothing] Ik tag je als er een tafel van { $game } opengaat die je op deze server kunt zien, hooguit elke { $minutes } minuten.
}
call-off = Ik roep je op deze server niet meer voor { $game }.
call-on-button = Roep me
call-off-button = Roep me niet
challenge-which = 🤺 Voor welk spel daag je { $name } uit? Ik open hier een tafel en houd een plek vrij.
challenge-placeholder = Kies een spel
challenge-opened = { $game }: je tafel is open, en { $guest } is uitgenodigd. Druk op **Start** als iedereen er is.
challenge-self = Jezelf uitdagen kan niet. `/table open` opent een tafel, en **Computer erbij** zorgt voor gezelschap.
challenge-gone = Die persoon zit niet meer op deze server.
challenge-never = { $why ->
    [unseen] { $name } kan dit kanaal niet zien. Daag uit in een kanaal dat jullie allebei zien.
   *[unwanted] { $name } heeft taggen uitgezet, dus uitdagen gaat niet. Vraag het zelf even.
}
challenge-later = { $why ->
    [recent] { $name } is net nog uitgedaagd. Probeer het na { $until } weer.
   *[quiet] { $name } heeft nu stille uren, dus ik stuur geen tag. Probeer het weer als die voorbij zijn, om { $until }.
}
challenge-text = 🤺 { $mentions }, { $host } daagt je uit voor een potje { $game }. Tot { $until } wacht er een plek op je.
rematch-text = 🔁 { $mentions }, { $host } heeft het volgende spel geopend. Wie doet er mee?
rematch-seated = ⏭️ { $mentions }, in het volgende spel is een plek voor jou.
challenge-decline-button = Afslaan
challenge-declined = { $runs ->
    [yes] Je hebt de uitnodiging afgeslagen, en de kaarten zijn gedeeld. Je kunt aan de tafel meekijken.
   *[no] Je hebt de uitnodiging afgeslagen, en de plek is vrij. Bedenk je je, druk dan op **Meedoen**.
}

## Komen en gaan

leave-button = Mijn plek verlaten
back-button = Mijn plek terugnemen
end-button = Tafel sluiten
back-title = Een computer speelt voor je
back-text = De plek blijft van jou zolang de host hem niet weggeeft. Ook met **Mijn hand** op de tafel neem je hem terug.
rematch-button = Revanche
next-button = Ander spel
next-which = 🎲 Welk spel wordt het? Ik vraag iedereen die dit spel speelde of oversloeg. Mensen op de lijst krijgen als eersten een plek, en computers blijven waar plek vrij is.
next-instead = 🎲 Welk spel in plaats van { $game }? Iedereen houdt zijn plek, zolang er genoeg zijn.
next-opened = Het volgende spel: { $game }. { $count ->
    [0] Vrienden drukken op **Meedoen**.
    [one] Ik wacht tot { $until } op { $guest } en begin na het antwoord.
   *[other] Ik wacht tot { $until } op { $guest } en begin na het laatste antwoord.
}
new-table-button = Nieuwe tafel
replay-button = Terugkijken
rematch-opened = Nog eens { $game }, met dezelfde huisregels. De eerste beurt schuift één plek door. { $count ->
    [0] Vrienden drukken op **Revanche** of **Meedoen**.
    [one] Ik wacht tot { $until } op { $guest } en begin na het antwoord.
   *[other] Ik wacht tot { $until } op { $guest } en begin na het laatste antwoord.
}
evening-new = Met dit spel begint een nieuwe avond.
rematch-joined = Je hebt een plek aan de volgende tafel: { $game }. { $count ->
    [0] Het spel begint als { $host } op **Start** drukt.
    [one] Het begint zodra { $guest } heeft geantwoord.
   *[other] Het begint zodra { $guest } hebben geantwoord.
}
rematch-sits-out = Alle plekken zijn bezet, dus dit spel sla je over. In het volgende krijg jij de eerste plek.
replay-title = Zet { $step }/{ $steps }
    .words = Zet { $step } van { $steps }
# een groot moment in een lijst; $what is wat er gebeurde, een hele zin
replay-moment = { $step }: { $what }
replay-move-back-button = ◀ Zet
    .words = Eén zet terug
replay-move-on-button = Zet ▶
    .words = Eén zet verder
replay-parts = { $choice ->
    [yes] { $you ->
        [yes] Hier speelde je anders, in dezelfde situatie.
       *[no] Hier speelde { $other } anders, in dezelfde situatie.
    }
   *[no] { $you ->
        [yes] Tot deze zet was jouw spel hetzelfde. Hier speelden anderen iets anders.
       *[no] Tot deze zet was het spel van { $other } hetzelfde. Hier speelden anderen iets anders.
    }
}
replay-other-button = Andere tafel
# the placeholder of a select
replay-menu = Momenten, gezichtspunten
replay-deal = Het delen
replay-round = Einde van ronde { $round }, opnieuw gedeeld
replay-end = Het einde
replay-eyes = { $you ->
    [yes] Wat je toen wist
   *[no] Wat { $name } toen wist
}
replay-eyes-of = Door de ogen van { $name }
share-button = Delen
share-title = **{ $name }** deelt een potje { $game }.
# the levels of the computers in the game
share-levels = Computers: { $levels }
share-cards-button = Deze kaarten spelen
share-done = Het einde van dit spel staat nu in het kanaal.
share-copy = Discord accepteerde dit bericht niet. Je kunt de tekst kopiëren:
share-missing = { $who ->
        [writer] Je mag hier niet schrijven, dus alleen jij ziet dit.
        [you] Ik kan het hier niet plaatsen. Zonder de machtiging Externe apps gebruiken zie alleen jij het.
       *[bot] Ik kan het hier niet plaatsen zonder Berichten verzenden. Wie dit kanaal beheert, kan dat toestaan.
    }
share-no-server = **Delen** kan alleen met anderen erbij: in een kanaal of in een groepschat.
share-again = Je hebt dit spel hier al gedeeld. Scroll omhoog om het te zien.
night-button = Avond afsluiten
night-title = 🌙 { $count ->
    [0] Een avond met { $names }
    [one] { $names } wint de avond!
   *[other] { $names } delen de avond!
}
night-games = Eindstand na { $games } spellen: 1 punt per verslagen tegenstander, ½ bij een gelijke stand.
night-game = Spel { $number }: **{ $game }**, gewonnen door { $winners }
night-early = { $count ->
    [1] { $games } is voortijdig beëindigd en telt niet mee.
   *[other] { $games } zijn voortijdig beëindigd en tellen niet mee.
}
night-points = { $halves ->
    [1] ½ punt
    [2] 1 punt
    [3] 1½ punt
   *[other] { $points } punten
}
night-called = { $name } heeft de avond afgesloten. Het volgende spel begint een nieuwe.
night-sure = { $gathers ->
    [yes] De avond afsluiten? { $host } heeft hier het volgende spel al geopend; dat zou een nieuwe avond beginnen en op niemand meer wachten.
   *[no] De avond afsluiten? De eindstand komt in het kanaal en het volgende spel begint een nieuwe avond.
}
distinction-comeback = 🪜 Grootste inhaalrace: { $name }, halverwege laatste en aan het eind eerste
distinction-rival = 🪝 Rivaal van de avond: { $name } beroofde { $other } { $size } keer
night-done = Welterusten! De eindstand is geplaatst en het volgende spel begint een nieuwe avond.
night-refused = { $why ->
    [single] Een spelavond heeft twee uitgespeelde spellen nodig, en die zijn er nog niet. Met **Revanche** begint het volgende.
    [running] Hier is een spel bezig. Druk op **Avond afsluiten** als het voorbij is.
    [stranger] Alleen wie in de stand van vanavond staat, kan de avond afsluiten. Vraag het aan een van hen.
    [later] Discord heeft de eindstand nog niet geaccepteerd. Druk over een minuut nog eens op **Avond afsluiten**.
    [called] De avond is al afgesloten: [de eindstand]({ $link }) staat in het kanaal. Jullie volgende spel hier begint een nieuwe.
   *[over] Deze avond is voorbij. Jullie volgende spel hier begint een nieuwe.
}
replay-open = Elke hand open op tafel
replay-too-old = Dit spel is zo lang geleden dat ik het niet meer heb. De uitslag hierboven blijft.
export-button = Als tekst bewaren
export-text = 💾 Het hele spel als tekst, om te bewaren.
export-here-button = Speel het hier nog eens
replay-unreadable = De regels zijn sinds dit spel veranderd, dus terugkijken kan niet meer.
log-title = 📜 { $game }: het verloop · ronde { $round } · pagina { $leaf } van { $leaves }
log-empty = Er is nog niets gebeurd.
log-button = Verloop

turn-reminder = { $mentions }, de helft van je tijd is om. Doe je niets, dan speelt { $deadline } een computer voor je.
turn-still-waits = { $mentions }, de tafel wacht nog op je zet.
turn-nudge = { $mention }, { $name } wacht op je zet.
nudge-button = Porren
nudge-done = Ik heb { $name } een herinnering gestuurd.
nudge-asleep = { $count ->
    [one] { $names } heeft nu stille uren, dus ik stuur geen tag. Ze eindigen om { $until }.
   *[other] { $names } hebben nu stille uren, dus ik stuur geen tag. De eerste eindigen om { $until }.
}
nudge-unwanted = { $count ->
    [one] { $names } heeft taggen uitgezet, dus ik stuur geen tag. De tafel toont wie er aan de beurt is.
   *[other] { $names } hebben taggen uitgezet, dus ik stuur geen tag. De tafel toont wie er aan de beurt is.
}
news-time-up = ⏳ De tijd was om: een computer speelde voor { $name }.
news-time-up-stays = ⏳ Een computer blijft spelen voor { $name } tot { $name } hier ergens op drukt.
news-away = 🪑 Een computer speelt voor { $names }.
news-overtime = ⌛ { $over ->
    [yes] De tijd van het potje was om: computers hebben deze tafel uitgespeeld.
   *[no] De tijd van het potje is om: computers spelen deze tafel uit.
}
news-taken-back = ↩️ { $name } nam de laatste zet terug.
news-left = { $you ->
    [yes] Je hebt de tafel verlaten; een computer speelde verder.
   *[no] { $name } heeft de tafel verlaten; een computer speelt verder.
}
news-came-back = { $you ->
    [yes] Je bent teruggekomen.
   *[no] { $name } is terug.
}
news-kicked = { $you ->
    [yes] Je bent van de tafel verwijderd; een computer speelde verder.
   *[no] { $name } is van de tafel verwijderd; een computer speelt verder.
}
news-seated = { $you ->
    [yes] { $former ->
        [none] Je hebt een vrije plek overgenomen.
       *[other] Je hebt de plek van { $former } overgenomen.
    }
   *[no] { $former ->
        [none] { $name } neemt een vrije plek over.
       *[other] { $name } neemt de plek van { $former } over.
    }
}
news-host = { $name } is nu de host.
news-stand-in = { $you ->
    [yes] 🗳️ Je liet een halve dag niets horen, dus de anderen kozen voor een computer.
   *[no] 🗳️ { $name } liet een halve dag niets horen, dus de anderen kozen voor een computer. Die speelt tot { $name } hier ergens op drukt.
}
news-plays-on = 🗳️ Te weinig spelers wilden stoppen, dus het spel gaat door: { $yes } ja, { $no } nee.
news-vote-off = { $removed ->
    [yes] 🗳️ { $name } is van de tafel verwijderd, dus de stemming is voorbij.
   *[no] 🗳️ { $name } heeft de tafel verlaten, dus de stemming is voorbij.
}
news-clock = ⏳ { $clock ->
    [0] De tijd per beurt is nu onbeperkt.
   *[other] De tijd per beurt is nu { clock-time }.
}
news-paused = Er zit niemand aan de tafel, dus hij wacht. Met **Mijn hand** neem je je plek terug.{ $when ->
    [none] {""}
   *[other] {" "}Doet niemand dat, dan sluit hij { $when }.
}
news-resumed = De tafel gaat verder.
host-done = { $host } is nu de host.
kick-sure = { $runs ->
    [yes] **{ $name }** uit het spel verwijderen? Een computer speelt verder, en **Plekken** geeft de plek aan iemand anders.
   *[no] **{ $name }** van de tafel verwijderen?
}
kick-button = Verwijderen
host-sure = **{ $name }** host maken? Alleen { $name } kan je de rol teruggeven.
host-button = Host maken
seats-button = Plekken
seats-text = { $others ->
    [0] { $free ->
        [yes] Op alle andere plekken zitten computers. Je kunt er een aan een mens geven.
        [unsaid] Hier valt nu niemand anders te verwijderen.
       *[no] Niemand anders kan nu verwijderd worden of host worden.
    }
   *[other] { $free ->
        [yes] Kies wat je met een speler wilt doen, of geef een vrije plek weg.
        [unsaid] Kies wat je met een speler wilt doen.
       *[no] Kies wat je met een speler wilt doen. Er is geen plek vrij.
    }
}
seats-choose = Kies wat je wilt doen
seats-give = Geef een vrije plek aan…
seats-option = { $way ->
    [kick] { $name } verwijderen
   *[host] { $name } host maken
}
seats-swap = { $one } en { $other } ruilen
seats-swapped = { $one } en { $other } hebben van plek geruild.
kick-done = Je hebt { $name } verwijderd; een computer speelt verder. **Plekken** geeft de plek aan iemand anders.
kick-done-lobby = Je hebt { $name } verwijderd. De plek is vrij.
let-in-button = { $name } weer toelaten
let-in-done = { $name } kan weer meedoen.
seat-bot = { $name } is een bot en kan geen kaarten vasthouden. In de lobby zet **Computer erbij** een computer neer.
seat-has-one = { $name } heeft hier al een plek.
seat-done = { $name } heeft nu een plek. **Mijn hand** op de tafel toont de kaarten.

rated-title = Met rating
rated-meaning = Een spel met rating verandert ieders rating (`/leaderboard`). Er zijn een tijdslimiet en minstens twee mensen voor nodig. Er zijn geen computers en geen tips, en je kunt geen zetten terugnemen. Wie eerder weggaat, wordt laatste; een vroegtijdig einde is voor de anderen een gelijkspel.
rated-yes = Met rating, zonder tips
rated-no = Zonder rating, met tips
clock-title = Tijd per beurt
clock-time = { $clock ->
    [0] { choice-clock-0 }
    [30] 30 seconden
    [60] { choice-clock-60 }
    [120] 2 minuten
    [180] 3 minuten
    [300] { choice-clock-300 }
    [3600] { choice-clock-3600 }
    [86400] { choice-clock-86400 }
   *[259200] { choice-clock-259200 }
}
clock-done = { $clock ->
    [0] De tijd per beurt is nu onbeperkt.
   *[other] De tijd per beurt is nu { clock-time }.
}
clock-meaning = Hoe lang een beurt mag duren. Halverwege herinner ik je; is de tijd om, dan speelt een computer voor je.
mute-title = Opmerkingen
mute-meaning = Met een opmerking zeg je een van zes korte zinnen over de tafel, tot je volgende zet. De host kan ze uitzetten.
mute-yes = Geen opmerkingen
mute-no = Met opmerkingen
