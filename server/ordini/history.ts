import type { HistoryWords } from '#platform/history/words.ts'
import { confermaLabels } from './conferme/rules.ts'
import { alternativaOffertaLabels } from './offerte/righe/rules.ts'
import { offertaLabels, versioneOffertaLabels } from './offerte/rules.ts'
import { ordineLabels } from './ordini/rules.ts'
import { rigaOrdineLabels } from './righe/rules.ts'

// Timings were once told by their columns.
const rigaFields = {
  tipoSerramentoId: rigaOrdineLabels.tipoSerramentoPk,
  codiceSerramentoId: rigaOrdineLabels.codiceSerramentoPk,
  // Several have no field of one number.
  accessori: rigaOrdineLabels.accessoriPks,
}

/** What the history says of orders, of their lines and of confirmations. */
export const ordiniHistoryWords: HistoryWords = {
  actions: {
    Preventivo: {
      diventaOrdine: 'Diventato ordine',
      creaConferma: 'Conferma creata',
      creaOfferta: 'Offerta creata',
    },
    Ordine: {
      crea: 'Creato',
      modifica: 'Modificato',
      elimina: 'Eliminato',
      setStato: 'Stato cambiato',
      setCheckList: 'Check list',
      mail: 'Mail',
      aggiungeRiga: 'Riga aggiunta',
      togliRiga: 'Riga tolta',
      aggiungeAllegato: 'Allegato aggiunto',
      togliAllegato: 'Allegato tolto',
      extraFields: 'Campi extra',
      distinta: 'Distinta base',
      salvaImmagine: 'Immagine salvata',
      togliImmagine: 'Immagine tolta',
      daPreventivo: 'Creato dal preventivo',
      daOfferta: 'Creato dall’offerta',
      inviaConferma: 'Conferma in uscita',
    },
    Offerta: {
      crea: 'Creata',
      modifica: 'Modificata',
      elimina: 'Eliminata',
      nuovaVersione: 'Nuova versione',
      aggiungeAlternativa: 'Alternativa aggiunta',
      togliAlternativa: 'Alternativa tolta',
      togliVersione: 'Versione in bozza tolta',
      invia: 'In uscita',
      link: 'Link creato',
      revocaLink: 'Link revocato',
      ritira: 'Ritirata',
      accetta: 'Accettata',
      rifiuta: 'Rifiutata',
      diventaOrdine: 'Diventata ordine',
      chiediInvio: 'Chiesto all’ufficio di inviarla',
      messaggio: 'Messaggio',
    },
    ConfermaOrdine: {
      crea: 'Creata',
      modifica: 'Modificata',
      elimina: 'Eliminata',
      messaggio: 'Messaggio',
      invia: 'Conferma in uscita',
      annullaInvio: 'Invio annullato',
      link: 'Link creato',
      revocaLink: 'Link revocato',
      firma: 'Firmata dal cliente',
      carica: 'Preventivo firmato caricato dal cliente',
    },
  },
  fields: {
    ...alternativaOffertaLabels,
    ...versioneOffertaLabels,
    ...offertaLabels,
    ...confermaLabels,
    ...rigaOrdineLabels,
    ...rigaFields,
    ...ordineLabels,
    // Of quotes and orders alike; the value says without, where the form asks whether they are there.
    stato: 'Stato',
    senzaMisure: 'Senza misure definitive',
    statoInvioMail: 'Stato mail',
    testoEmail: 'Testo mail',
    allegati: 'Allegati',
    checkList: 'Check list',
    ordine: 'Posto',
    postazione: 'Postazione',
    extra: 'Campo extra',
    distinta: 'Distinta base',
    righe: 'Righe',
    servizi: 'Servizi',
    costi: 'Costi',
  },
  lists: { righe: 'Riga' },
  named: ['checkList', 'extra'],
}
