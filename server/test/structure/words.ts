/** Italian words of machines, which code says in English; what is also a term of docs/glossary.md stays. */
export const MACHINE_WORDS: readonly string[] = `
  accanto accesso aggiorna aggiornato aggiungi aggiunti aggiunto aiuto altra altre altri altro altrove altrui
  ambiente ammessa ammessi ammesso anni anno annulla anteprima aperta aperte aperti aperto applica apri aspetto
  asse attesa attese attesi atteso attiva attivi attivo attributi attributo attuale attuali autore avanti avvia
  avvisi avviso azione azioni azzera bersagli bersaglio buona buono calcola calcolato cambi cambia cambiate
  cambiati cambiato cambio campi campo carica caricata caricato casi caso cerca cercato chi chiama chiamata
  chiamate chiave chiavi chiede chiedi chiesta chieste chiesti chiesto chiudi chiusa chiuse chiusi chiuso cifra
  cifre colonna colonne colore colori configurazione conflitti conflitto conta conteggi conteggio contenuto
  contesto copia coppia coppie corpo corrente correzione correzioni cosa costi costo crea creata creati creato
  creazione cursore dati dentro destinatario dettaglio dialogo differenza differenze dimensione direzione disegna
  disegno disposizione distanza diversa diversi diverso domani domenica dopo dove durata durate elementi elemento
  elimina entra entrato errore errori esclusi escluso esegui eseguiti eseguito esiti esito etichetta etichette
  fatta fatte fatti fatto fattore fermo figura filtra filtri filtro finestra finita finiti finito finora fisso
  fogli foglio formato frase frasi fuoco fuori giorni giorno griglia gruppi gruppo guasti guasto icona ieri ignota
  ignote ignoti ignoto il impatto importa importati importato importazione imposta impronta indice indici indietro
  iniziale iniziali inserisci inseriti inserito insieme intera interi intero intervalli intervallo intestazione
  invia inviata inviati inviato invio istante istanti lascia lasciata lati lato leggi letta lette letti letto
  lettore lettura letture libera liberi libero limite limiti linee loro lunedi lunga lunghezza lungo maggiore mai
  manca mancano massima massimo mese mesi mia mie miei minima minimo minore minuti minuto mio mittente modi
  modifica modificato modifiche modo mostra mostrata mostrati mostrato motivi motivo nascosto nessuna nessuno
  niente nodi nodo nome nomi nulla nuova nuove nuovi nuovo obbligatoria obbligatorio oggi oltre ora ordina
  ordinamenti ordinamento ordinati ordinato ore origine pagine pannello parametri parametro parola parole parte
  parti passi passo percento percentuale percorsi percorso periodi periodo piena pieno posti posto predefinita
  predefiniti prefisso prepara presente presenti prima progresso propri proprio punti punto puo quale quali quando
  quante quanti quanto qui raccolta ragione ragioni recupera regola regole richiesta richieste richiesto
  riferimento rifiutato rifiuto rileggi rilettura rimanenti rimasti rimuovi riprova risposta risposte risultati
  risultato rotta rotte sabato salva salvata salvate salvati salvato scade scaduto scarica scelta scelte scelti
  scelto scheda schede sconosciuta sconosciuto scritta scritte scritti scritto scrittore scrittura scrivere scrivi
  segna segreti segreto selezionati selezione sequenza sessione sessioni settimana settimane sezione sezioni
  soglia somma sommati somme sopra sostituisci sotto sottotitolo sporca sporco sposta spostato storia sua successo
  sue suo suoi tabella tabelle tardi tasti tasto tentativi tentativo testata testi testo titoli titolo tocca
  toccati togli tolta tolte tolti tolto tono totali tratto trova trovata trovate trovati trovato tutta tutte tutti
  tutto ufficio uguale uguali ultima ultime ultimi ultimo un una uno usati usato uscita usi uso vai valida valido
  valore valori variabile variabili vecchi vecchia vecchie vecchio vede vedi visibile visibili visitatore visti
  visto voce voci vuota vuote vuoti vuoto
`
  .trim()
  .split(/\s+/)

/** Names that still say such a word, because another of their scope has the English one; none is added. */
export const LEFT_NAMES: readonly string[] = `
  ConflittoProposta REPEATED_CAMPO SEZIONI_CATALOGO STATI_INVIO_MAIL Valori aperte atteso avvisi
  byMotivo chiamata chiave chiesta chieste chiesti chiesto chiuso crea dettaglio dialogo diverso
  durataField etichetta fileNome filtro finestra importa importazioneId iniziale intestazione invia
  inviato nodi nome nuovo ora ownValori passi percorso presente propri proprio quante richiesta salvata
  salvato suoi voceId
`
  .trim()
  .split(/\s+/)

/**
 * Properties that still say such a word: names of GraphQL, of a conflict's answer, of an address or of stored plans that
 * shared code reads as they come; none is added.
 */
export const LEFT_PROPERTIES: readonly string[] = `
  autore azione campi campo disposizione dopo filtro il nome numeroPagine ordina ordinamento ragione usi
`
  .trim()
  .split(/\s+/)
