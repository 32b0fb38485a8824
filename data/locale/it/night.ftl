## Una serata di club

refusal-night-hint = Niente consigli in una serata di club: altri tavoli giocano le stesse carte senza aiuto. Trovi **Regole** sotto **Altro**.
refusal-night-move = In una serata di club non si torna indietro: altri tavoli giocano le stesse carte. La tua mano è qui sotto.
refusal-night-table = A tutti i tavoli di una serata di club si gioca allo stesso modo: tempo e posti restano, non ci sono battute e nessuno chiude un tavolo. Se devi andare, lascia il posto: un computer gioca per te.
refusal-night-hidden = Questa smazzata si gioca ancora ad altri tavoli della serata di club. Quando sarà finita anche lì, potrai vedere tutto.
refusal-night-past = Quell'ora è già passata. Scegli un inizio più tardi.
refusal-night-taken = Questo canale ha già una serata di club ({ $at }), e `/night` la mostra. Scegli un altro canale per questa.
refusal-night-series = La serata settimanale di questo canale ({ $at }) cadrebbe nello stesso momento. Scegli un altro inizio o un altro canale, o spegni **Ripeti ogni settimana**: si fa lì con `/night`.
refusal-night-full = Questa serata di club è al completo. Con `/solo` puoi giocare subito.
refusal-night-early = Non si può ancora segnare la presenza. Premi ora **Vengo**, e **Ci sono** negli ultimi 15 minuti prima dell'inizio.
refusal-night-here = La tua presenza è già segnata, quindi hai un posto. Ora basta aspettare: quando comincia una smazzata, una menzione ti porta al tuo tavolo.
refusal-night-few = Una serata di club vuole almeno due persone presenti. Chiedi a qualcuno di premere **Ci sono**.
refusal-night-late = È troppo tardi per unirsi a questa serata: i nuovi possono fino a metà delle smazzate. Con `/solo` puoi giocare subito.
refusal-night-stale = La serata di club è andata avanti. `/night` mostra a che punto è.
refusal-night-over = Questa serata di club è finita. `/night` mostra se ce n'è un'altra.
