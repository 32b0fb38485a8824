## Descrizioni dei comandi, al massimo 100 caratteri ciascuna

commands-table = I tavoli di questo canale
commands-table-open = Apri un tavolo in questo canale
commands-table-open-game = Il gioco (predefinito: 7 Seas)
commands-table-open-clock = Il tempo per turno
commands-table-open-thread = Dai al tavolo un thread tutto suo
commands-table-open-rated = Partita classificata: serve un limite di tempo, niente computer né consigli
commands-table-show = Ripubblica il tavolo in fondo al canale
commands-table-end = Chiudi il tavolo di questo canale; prima ti chiedo conferma
commands-play = Gioca una carta o fai un'altra mossa
commands-play-card = La carta o la mossa; i suggerimenti elencano tutto ciò che puoi fare ora
commands-play-take = Le carte da prendere, se puoi scegliere
commands-mytables = I tuoi tavoli qui (nei messaggi diretti: ovunque) e a chi tocca
commands-night = Prepara una serata di club, o guarda quella di questo canale
commands-hand = La tua mano e le scelte che ti aspettano; le vedi solo tu
commands-hint = Chiedi a un computer che cosa fare ora, e perché
commands-solo = Gioca contro il computer, dove vuoi; lo vedi solo tu
commands-solo-game = Il gioco (predefinito: 7 Seas)
commands-solo-level = Quanto giocano bene i computer (predefinito: Mozzo)
commands-solo-seats = In quanti giocare, contando te (predefinito: 2 a 7 Seas, altrimenti 3)
commands-rules = Leggi le regole di un gioco in un minuto
commands-rules-game = Il gioco (predefinito: quello di questo canale)
commands-help = Come aprire un tavolo e giocare

menu-challenge = Sfida
menu-profile = Profilo

choice-deckhand = Mozzo
choice-mate = Nostromo
choice-captain = Capitano
