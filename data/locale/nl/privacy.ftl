## Gegevens over mensen, en hoe ze die laten wissen

privacy-title = 🗝️ Wat ik over je bewaar
privacy-short = Ik bewaar waar je speelde, je zetten en hoe je spellen afliepen. Ook je ratings en je keuzes in `/preferences` bewaar ik. Ik deel dit met niemand en lees nooit wat mensen schrijven.
privacy-kept = De gegevens
privacy-kept-tables = Tafels waar je zat of host was: je Discord-ID, je naam daar en buiten die server, je zetten en wanneer je die deed. Ook wanneer je voor het laatst ergens op drukte, je herinneringen, je stemmen zolang de tafel open was, en de ID's van de berichten die de tafel tonen
privacy-kept-own = Je eigen tafels tegen de computer
privacy-kept-results = Hoe je spellen afliepen, en welke onderscheidingen je kreeg
privacy-kept-ratings = Hoe elk spel met rating je rating veranderde
privacy-kept-cuts = De woorden waarmee je coupeerde
privacy-kept-invitations = De plek die ik na een uitdaging of voor een revanche voor je vrijhoud, en je naam op dat moment
privacy-kept-days = Welke spellen van de dag en reizen van de week je speelde, waar je ze opvroeg, en je punten
privacy-kept-duels = Duels: wiens kaarten je hebt gespeeld, en wie die van jou
privacy-kept-feats = Hoe je spellen tegen elke rivaal afliepen, en je eerste onderscheidingen in elk spel
privacy-kept-puzzles = Puzzels uit spellen die je terugkeek, en je antwoorden op puzzels
privacy-kept-nights = Je antwoorden op clubavonden, je naam en je woord om te couperen daar, en de avonden die je organiseerde
privacy-kept-standings = Je resultaten op clubavonden
privacy-kept-calls = De spellen en servers waarvoor ik je roep, en wanneer ik je voor het laatst riep
privacy-kept-settings = Je keuzes in `/preferences`, ook je tijdzone en stille uren
privacy-kept-kicks = De tafels waarvan je bent verwijderd, en je naam daar
privacy-kept-waits = Waar je op het volgende spel wacht, en je naam daar
privacy-why-title = Waarom
privacy-why = Zo weet ik wie er aan de beurt is, kan ik na een herstart verder, laat ik je spellen terugkijken en roep ik je als je dat wilt. `/history`, `/profile` en `/leaderboard` tonen hoe je spellen afliepen. Ook anderen op dezelfde server zien je daar, tenzij je in `/preferences` **Mijn spellen tonen** uitzet. Dezelfde schakelaar bepaalt of spelers op alle servers je spel van de dag kunnen bekijken als dat het beste was. Ik gebruik het nergens anders voor en deel het met niemand. Ik lees nooit wat mensen schrijven.
privacy-long-title = Hoe lang
privacy-long =
    { $tables ->
        [0] Tafels bewaar ik tot je je gegevens wist.
        [one] Tafels wis ik een dag nadat het spel is afgelopen.
       *[other] Tafels wis ik { $tables } dagen nadat het spel is afgelopen.
    } Tafels van een server die me heeft verwijderd, wis ik na { $servers } dagen. Voorkeuren, puzzels, oproepen en ratings bewaar ik tot je je gegevens wist. Back-ups wis ik na { $backups } dagen.
privacy-ask = { $contact ->
    [none] Mijn beheerders hebben geen contact opgegeven. Wie deze server beheert, weet wie mij heeft uitgenodigd.
   *[other] Vragen over je gegevens? Stel ze aan: { $contact }
}

mydata-button = Mijn gegevens
mydata-text = 🗝️ Alles wat ik over je bewaar. Alleen jij ziet dit.
mydata-cut = Het is te veel voor één bestand, dus je oudste tafels ontbreken. Mijn beheerders kunnen je de rest geven.

former-player = een vroegere speler

forget-title = 🌊 Je gegevens wissen?
forget-explained =
    - Je verlaat elke tafel waar je zit, en een computer speelt voor je.
    - Gespeelde spellen blijven bestaan, maar daarin heet je “een vroegere speler”. Je resultaten, onderscheidingen en ratings daaruit staan niet meer op jouw naam.
    - Ik wis je eigen tafels tegen de computer, je spellen van de dag, je reizen, je onderscheidingen en je reeks. Dat je het spel van vandaag hebt gespeeld, bewaar ik tot het einde van de dag (UTC), en dat je aan de reis van de week bent begonnen tot maandag, zodat niemand twee pogingen heeft.
    - Ik wis de woorden waarmee je coupeerde, en elke plek die ik voor je vrijhoud.
    - Ik wis je voorkeuren en je oproepen.
    - Kom je terug, dan begin je opnieuw. Niemand kan dit terugdraaien, ook mijn beheerders niet.
forget-messages = Mijn berichten in kanalen blijven, en ook wat anderen schreven: alleen hun server kan ze wissen. Uit mijn back-ups haal ik je gegevens meteen weg. Kopieën waar ik niet bij kan, zijn na { $days } dagen weg.
forget-button = Mijn gegevens wissen
forget-not-button = Alles bewaren
forget-wait = Ik heb je gegevens net gewist, of ik ben er nog mee bezig. Probeer het over tien minuten nog eens.
forgotten =
    { $failed ->
        [0] Ik heb je gegevens gewist. Behouden vaart.
        [one] Ik heb je gegevens gewist. Eén back-up kon ik niet aanpassen; die is na { $days } dagen weg. Behouden vaart.
       *[other] Ik heb je gegevens gewist. { $failed } back-ups kon ik niet aanpassen; die zijn na { $days } dagen weg. Behouden vaart.
    }
forgotten-later = Je zit aan een tafel waar ik nu niet bij kan. Ik wis je gegevens zodra dat weer lukt. Druk voor de zekerheid morgen nog eens op **Mijn gegevens wissen** in `/privacy`.
forgotten-hand = Je hebt deze tafel verlaten, en ik heb je gegevens gewist.

commands-privacy = Bekijk wat ik over je bewaar, krijg het als bestand, of wis het
