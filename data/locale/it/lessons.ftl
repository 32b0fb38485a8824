# Lezioni: una nota per ogni mossa di chi impara, che cosa si dice a un'altra mossa, e la fine.

commands-learn = Impara un gioco in tre minuti giocando le prime mosse; la lezione la vedi solo tu
commands-learn-game = Quale gioco (predefinito: 7 Seas)
lesson-offer = Non conosci { $game }? Gioca le prime mosse con una guida.
lesson-offer-button = Impara in tre minuti
lesson-offer-game = Impara { $game }
lesson-step = Passo { $number } di { $steps }
lesson-over = Ora conosci { $game }
lesson-play-button = Gioca una partita vera
lesson-open-button = Apri un tavolo qui
lesson-again-button = Ripeti la lezione
refusal-not-the-lesson = Questa lezione mostra una mossa alla volta. La prima riga dice che cosa premere.

lesson-seven-seas-1 = Le carte nel forziere danno punti, e i punti portano la tua nave all'isola. A ogni turno giochi una carta. Il tuo 💎7 è uguale al 🪙7 sulla tavola. Premi 💎7: finiscono tutti e due nel tuo forziere.
    .words = Le carte nel forziere danno punti, e i punti portano la tua nave all'isola. A ogni turno giochi una carta. Il tuo cristallo 7 è uguale all'oro 7 sulla tavola. Premi cristallo 7: finiscono tutti e due nel tuo forziere.
lesson-seven-seas-1-wrong = Quella carta viene dopo. I due 7 sono uguali, quindi 💎7 prende subito una carta.
    .words = Quella carta viene dopo. I due 7 sono uguali, quindi cristallo 7 prende subito una carta.
lesson-seven-seas-2 = Potresti prendere 💀3, ma una maledizione nel forziere costa punti. Posa invece 💀10: non ti costa nulla.
    .words = Potresti prendere maledizione 3, ma una maledizione nel forziere costa punti. Posa invece maledizione 10: non ti costa nulla.
lesson-seven-seas-2-wrong = Quella carta tienila ancora. Posa 💀10: non ti costa nulla.
    .words = Quella carta tienila ancora. Posa maledizione 10: non ti costa nulla.
lesson-seven-seas-3 = Un 1 può prendere un 10, come ha appena fatto Pip. Lascia stare 💀3 per ora e posa 🥃2.
    .words = Un 1 può prendere un 10, come ha appena fatto Pip. Lascia stare maledizione 3 per ora e posa rum 2.
lesson-seven-seas-3-wrong = Non ancora. Posa 🥃2 e guarda che cosa lascia Pip.
    .words = Non ancora. Posa rum 2 e guarda che cosa lascia Pip.
lesson-seven-seas-4 = Il 10 di Pip ha preso 2 e 8: carte che sommate danno 10. Resta solo 💀3. Prendilo con 🪙3: chi svuota la tavola può sgraffignare.
    .words = Il 10 di Pip ha preso 2 e 8: carte che sommate danno 10. Resta solo maledizione 3. Prendila con oro 3: chi svuota la tavola può sgraffignare.
lesson-seven-seas-4-wrong = Così lasceresti 💀3 a Pip. Prendilo con 🪙3 e svuota la tavola.
    .words = Così lasceresti maledizione 3 a Pip. Prendila con oro 3 e svuota la tavola.
lesson-seven-seas-5 = Quando sgraffigni, frughi in un posto e tieni una carta. Pip ha appena preso il re pirata: fruga nel suo forziere.
lesson-seven-seas-5-wrong = Il re pirata è nel forziere di Pip. Fruga lì.
lesson-seven-seas-6 = Il re pirata da solo vale 1 punto. Tienilo. Pip non saprà quale carta manca.
lesson-seven-seas-6-wrong = Il re pirata vale più di quella carta. Tieni il re.
lesson-seven-seas-7 = Con 💎3 non prendi nulla. Posa 💀7: la maledizione può toccare a Pip.
    .words = Con cristallo 3 non prendi nulla. Posa maledizione 7: può toccare a Pip.
lesson-seven-seas-7-wrong = Quella carta tienila. Liberati della maledizione.
lesson-seven-seas-8 = 💎3 e 💎4 sommati danno 7, ma non hai più un 7. Posa 🥃6 e tieni l'oro: le monete contano.
    .words = Cristallo 3 e cristallo 4 sommati danno 7, ma non hai più un 7. Posa rum 6 e tieni l'oro: le monete contano.
lesson-seven-seas-8-wrong = Per ora conviene tenere l'oro. Posa 🥃6.
    .words = Per ora conviene tenere l'oro. Posa rum 6.
lesson-seven-seas-9 = Restano due carte d'oro. 🪙1 vale tre monete, quindi posa prima 🪙6.
    .words = Restano due carte d'oro. Oro 1 vale tre monete, quindi posa prima oro 6.
lesson-seven-seas-9-wrong = 🪙1 vale tre monete. Tienilo ancora un turno.
    .words = Oro 1 vale tre monete. Tienilo ancora un turno.
lesson-seven-seas-10 = Resta una carta, e non prende nulla. Posa 🪙1. Forse lo riprendi.
    .words = Resta una carta, e non prende nulla. Posa oro 1. Forse lo riprendi.
lesson-seven-seas-10-wrong = Hai in mano una sola carta: 🪙1.
    .words = Hai in mano una sola carta: oro 1.
lesson-seven-seas-11 = In due si riceve una seconda mano. 💎10 prende carte che sommate danno 10. Scegli le tre con quattro monete.
    .words = In due si riceve una seconda mano. Cristallo 10 prende carte che sommate danno 10. Scegli le tre con quattro monete.
lesson-seven-seas-11-wrong = Guarda 💎10: può prendere quattro monete in una volta.
    .words = Guarda cristallo 10: può prendere quattro monete in una volta.
lesson-seven-seas-end = I forzieri restano chiusi finché non è giocata ogni carta. Poi si contano, e le carte rimaste sulla tavola non sono di nessuno.
    Danno un punto ciascuno: più carte, più monete, la dama pirata (💎1) e il re pirata (🥃1).
    Due punti vanno al bottino migliore: il tuo oro, il tuo cristallo e il tuo rum migliori, meno la maledizione più lieve. Un 7 vale di più, poi 6, 1, 5, 4, 3 e 2; 8, 9 e 10 non valgono nulla. La maledizione più lieve è un 7, le peggiori sono 8, 9 e 10. In parità, tutti prendono i punti. Per esempio 🪙7 💎6 🥃7 💀3: 7 + 6 + 7 − 5 = 15.
    Ogni punto fa avanzare la tua nave di una casella. Quando una nave arriva alla casella 7, vince la più avanti.
    Occhio al kraken (💀1). Può prendere tutta la tavola, ma nel bottino costa 7.
    .words = I forzieri restano chiusi finché non è giocata ogni carta. Poi si contano, e le carte rimaste sulla tavola non sono di nessuno.
        Danno un punto ciascuno: più carte, più monete, la dama pirata (cristallo 1) e il re pirata (rum 1).
        Due punti vanno al bottino migliore: il tuo oro, il tuo cristallo e il tuo rum migliori, meno la maledizione più lieve. Un 7 vale di più, poi 6, 1, 5, 4, 3 e 2; 8, 9 e 10 non valgono nulla. La maledizione più lieve è un 7, le peggiori sono 8, 9 e 10. In parità, tutti prendono i punti. Per esempio oro 7, cristallo 6, rum 7 e maledizione 3: 7 e 6 e 7 meno 5, in tutto 15.
        Ogni punto fa avanzare la tua nave di una casella. Quando una nave arriva alla casella 7, vince la più avanti.
        Occhio al kraken (maledizione 1). Può prendere tutta la tavola, ma nel bottino costa 7.

lesson-letter-of-marque-1 = Porta a casa più punti di tutti: tesori, e i cannoni che gli altri sprecano contro di te. Tutti mandano in mare insieme il primo tesoro, su una nave segreta. Scegli **Indifesa**: solo il tuo bluff protegge il 5.
lesson-letter-of-marque-1-wrong = Per ora tieni da parte le due navi armate. Scegli **Indifesa**.
lesson-letter-of-marque-2 = Wren ha attaccato subito, e il bluff è fallito: tesoro e nave sono persi. **Salpa** con il prossimo tesoro.
lesson-letter-of-marque-2-wrong = Attaccherai presto. Prima **Salpa** con un altro tesoro.
lesson-letter-of-marque-3 = Tutti vedono che hai scoperto un 3, ma nessuno vede la tua nave. Questa volta scegli **Armata**.
lesson-letter-of-marque-3-wrong = Questa volta prova l'altro tipo: **Armata**.
lesson-letter-of-marque-4 = Al tuo turno puoi anche attaccare. Ti costa uno dei tuoi tre cannoni. Attacca la nave di Wren che porta il 5.
lesson-letter-of-marque-4-wrong = Un'altra volta. Attacca la nave di Wren che porta il 5 e scopri che cos'è.
lesson-letter-of-marque-5 = La nave di Wren era armata. Resta in mare con il suo 5, e il tuo cannone è 1 punto per Wren. **Salpa** di nuovo.
lesson-letter-of-marque-5-wrong = Ci arriveremo. Ora **Salpa**.
lesson-letter-of-marque-6 = Nessuno sa che cos'è la tua nave in mare, quindi non possono fidarsi neanche di questa. Bluffa: scegli **Indifesa**.
lesson-letter-of-marque-6-wrong = Tieni da parte l'ultima nave armata. Bluffa: scegli **Indifesa**.
lesson-letter-of-marque-7 = Nessuno ha attaccato: il bluff è riuscito. Rientra in **Porto** con il 6. È tuo per sempre, e nessuno saprà che nave era.
lesson-letter-of-marque-7-wrong = In mare il 6 è in pericolo. Prima porta quella nave in **Porto**.
lesson-letter-of-marque-8 = Sono 6 punti. Wren ne ha di più: contano i tesori portati a casa e quelli presi. **Salpa** di nuovo.
lesson-letter-of-marque-8-wrong = C'è altro da mettere in mare. Ora **Salpa**.
lesson-letter-of-marque-9 = Un 7 farà gola a qualcuno. Scegli **Armata**.
lesson-letter-of-marque-9-wrong = Tutti vogliono un 7. Proteggilo: scegli **Armata**.
lesson-letter-of-marque-10 = Pip ha attaccato e ti ha lasciato un cannone: 1 punto. Ora tutti sanno che questa nave è armata. Porta il suo 7 in **Porto**.
lesson-letter-of-marque-10-wrong = Quella può aspettare. Porta il 7 in **Porto**.
lesson-letter-of-marque-11 = I cannoni che ti restano alla fine non valgono nulla. Attacca la nave di Pip che porta il 5.
lesson-letter-of-marque-11-wrong = Non quella. Attacca la nave di Pip che porta il 5.
lesson-letter-of-marque-end = La nave di Pip era indifesa: il 5 è tuo, e Pip ha perso quella nave.
    La partita finisce quando ogni pila è vuota e nessuna nave è in mare.
    Il tuo punteggio: ogni tesoro portato a casa o preso, più 1 per ogni cannone nemico.
    Vince chi ha più punti; in parità, chi ha più cannoni nemici.
    Puoi passare solo con la pila vuota e nessuna nave in mare.

lesson-seven-1 = Liberati prima degli altri delle tue sette carte. Metti 6 accanto all'1 di Pip: 7 esatto è un Sette!
lesson-seven-1-wrong = Cerca il 7 esatto: 6 + 1.
lesson-seven-2 = Dopo un Sette non peschi, e cominci subito la pila seguente. Va bene ogni carta: metti 3.
lesson-seven-2-wrong = Tieni i 4 per dopo. Comincia con 3.
lesson-seven-3 = Ogni carta ha un numero e un foro. Il 3 di Pip lascia vedere il tuo 3 dal foro. Metti sopra 4: 4 + 3 = 7.
lesson-seven-3-wrong = Così fa 6. Con il 4 fa 7 esatto.
lesson-seven-4 = Un altro Sette, e un'altra pila da cominciare. Metti 3.
lesson-seven-4-wrong = Tieni i 4 per dopo. Comincia con 3.
lesson-seven-5 = Puoi coprire l'uno o l'altro numero. Copri il più recente, 1, e il 3 resta: 4 + 3 = 7. Se copri il 3, fa solo 5.
lesson-seven-5-wrong = Va bene anche quello, ma solo 4 + 3 fa 7.
lesson-seven-6 = Comincia la pila seguente con il tuo ultimo 3.
lesson-seven-6-wrong = Tieni il 4. Comincia con 3.
lesson-seven-7 = Anche Pip ha fatto un Sette e ha cominciato con 1. Il tuo 4 non può fare 7, quindi pescherai una carta. Usalo per coprire l'1.
lesson-seven-7-wrong = Va bene anche quello. Questa volta copri l'1: 4 da solo.
lesson-seven-8 = Hai pescato un 1, che non andava bene: la somma di Pip era 6, e non può scendere. Così hai pescato una carta di penalità. Metti 1 accanto all'1 di Pip.
lesson-seven-8-wrong = Va bene anche quello. Questa volta metti 1 accanto all'1: somma 2.
lesson-seven-9 = Il 5 pescato ha dovuto aspettare un turno. Ora mettilo accanto al 2 di Pip: è un Sette.
lesson-seven-9-wrong = Cerca il 7 esatto: 5 + 2.
lesson-seven-10 = Una carta che comincia una pila dopo un tuo Sette non fa pescare. Metti l'ultima carta, e hai finito.
lesson-seven-10-wrong = Hai in mano una sola carta: 2.
lesson-seven-end = Hai finito prima di tutti, quindi ricevi tanti gettoni quanti sono i giocatori. Ogni posto dopo ne riceve uno in meno, fino a uno per l'ultimo.
    Da due a quattro giocatori si giocano sette manche. In più, si gioca finché ci sono gettoni, 80 in tutto. Vince chi ha più gettoni.
    Quando il mazzo è finito, le carte messe da parte formano quello nuovo.

lesson-seven-seals-1 = I sigilli che restano costano punti, e vince chi ne ha meno. Il rosso 8 e il blu 9 dovrebbero fare una presa ciascuno. Prendi un sigillo rosso (+R) e uno blu (+B), poi conferma.
lesson-seven-seals-1-wrong = Bastano due prese: un sigillo rosso e uno blu.
lesson-seven-seals-2 = Il blu in mezzo era finito: Pip ha preso il tuo, e tu hai ricevuto un sigillo bianco. Wren apre con il giallo. Devi rispondere: gioca giallo 7.
lesson-seven-seals-2-wrong = Devi rispondere a giallo, e nessuna tua carta gialla batte l'8. Gioca il 7.
lesson-seven-seals-3 = Ha vinto la carta più alta del colore d'apertura, e Wren apre di nuovo. Gioca giallo 6.
lesson-seven-seals-3-wrong = Tieni il giallo 2: è facile perdere una presa con quello. Gioca giallo 6.
lesson-seven-seals-4 = Pip non aveva gialli, quindi poteva giocare rosso 2. Il rosso è atout: ha battuto il 9. Ora rispondi a verde con il 4.
lesson-seven-seals-4-wrong = Gioca prima il verde 4, e tieni quello più basso.
lesson-seven-seals-5 = Chi fa una presa restituisce un sigillo. Pip ne ha appena restituito uno verde. Gioca verde 3.
lesson-seven-seals-5-wrong = Devi rispondere a verde. Gioca verde 3.
lesson-seven-seals-6 = Non hai più verdi, quindi puoi giocare qualsiasi carta. Fai questa presa con rosso 8.
lesson-seven-seals-6-wrong = Fai questa presa con il tuo atout più alto: rosso 8.
lesson-seven-seals-7 = Ora restituisci un sigillo. Il rosso va bene perché ha vinto una carta rossa. Il bianco va bene sempre, quindi tienilo: restituisci il rosso.
lesson-seven-seals-7-wrong = Il bianco andrà bene per qualsiasi presa futura. Restituisci il rosso.
lesson-seven-seals-8 = Chi fa la presa apre la prossima, con qualsiasi carta. Apri con viola 2: qualcuno lo batterà.
lesson-seven-seals-8-wrong = Aspetta che qualcuno apra con il blu. Ora apri con viola 2.
lesson-seven-seals-9 = Finalmente qualcuno apre con il blu. Gioca blu 9: il sigillo bianco torna da solo.
lesson-seven-seals-9-wrong = Così perdi la presa. Gioca blu 9.
lesson-seven-seals-10 = Hai fatto le due prese e restituito i due sigilli. Non farne altre: apri con viola 3.
lesson-seven-seals-10-wrong = Quella potrebbe vincere. Apri con viola 3.
lesson-seven-seals-11 = Devi rispondere a viola, e le tue due carte battono l'1 di Wren. Gioca viola 5.
lesson-seven-seals-11-wrong = Qui vincono tutte e due. Gioca viola 5 e tieni il 6.
lesson-seven-seals-12 = Non avevi più sigilli per quella presa, quindi ne hai preso uno nero: 3 punti di penalità. Wren, il sabotatore, ringrazia. Apri con blu 2.
lesson-seven-seals-12-wrong = Ora una carta bassa è più sicura. Apri con blu 2.
lesson-seven-seals-end = Una manche ha quindici prese. Poi ogni sigillo rimasto costa punti di penalità: colorato 2, bianco 4, nero 3.
    Il sabotatore non prevede prese, parte da 4 punti e ne perde uno per ogni sigillo nero preso dagli altri.
    I sei sigilli neri possono finire. Da lì in poi, le prese in più non costano nulla.
    Vince il totale più basso dopo 6 manche in tre, 4 in quattro, 5 in cinque.
