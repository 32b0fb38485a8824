## Een clubavond

refusal-night-hint = Een clubavond heeft geen tips: andere tafels spelen dezelfde kaarten zonder hulp. **Regels** staat onder **Meer**.
refusal-night-move = Op een clubavond kun je geen zet terugnemen: andere tafels spelen dezelfde kaarten. Hieronder staat je hand.
refusal-night-table = Aan alle tafels van een clubavond gaat het gelijk: bedenktijd en plekken blijven, er zijn geen opmerkingen, en niemand beëindigt een tafel. Moet je weg, verlaat dan je plek: een computer speelt voor je.
refusal-night-hidden = Dit potje wordt aan andere tafels van de clubavond nog gespeeld. Als het daar voorbij is, kun je alles zien.
refusal-night-past = Die tijd is al voorbij. Kies een later begin.
refusal-night-taken = Dit kanaal heeft al een clubavond ({ $at }), en `/night` toont die. Kies voor deze een ander kanaal.
refusal-night-series = De wekelijkse clubavond van dit kanaal ({ $at }) zou in de weg zitten. Kies een ander begin of kanaal, of zet **Elke week herhalen** uit: dat kan daar met `/night`.
refusal-night-full = Deze clubavond zit vol. Met `/solo` kun je meteen spelen.
refusal-night-early = Aanmelden dat je er bent kan nog niet. Druk nu op **Ik kom**, en op **Ik ben er** in de laatste 15 minuten voor het begin.
refusal-night-here = Je bent al aangemeld, dus je hebt een plaats. Wacht rustig: als een potje begint, brengt een vermelding je naar je tafel.
refusal-night-few = Een clubavond heeft minstens twee mensen nodig die er zijn. Vraag iemand om op **Ik ben er** te drukken.
refusal-night-late = Het is te laat voor deze clubavond: nieuwe mensen kunnen meedoen tot de helft van de potjes. Met `/solo` kun je meteen spelen.
refusal-night-stale = De clubavond is al verder. `/night` toont hoe het nu staat.
refusal-night-over = Deze clubavond is voorbij. `/night` toont of er nog een is.
