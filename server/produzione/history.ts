import type { HistoryWords } from '#platform/history/words.ts'
import { tempisticaLabels } from './tempistiche/rules.ts'

/** What the history says of schedules, timings and workstations. */
export const produzioneHistoryWords: HistoryWords = {
  actions: {
    Ordine: {
      schedula: 'Schedulato',
      rimuoviSchedulazione: 'Schedulazione rimossa',
      tempiCambiati: 'Tempi cambiati',
      fasiSpente: 'Fasi escluse',
      pianifica: 'Pianificato ai banchi',
      linkStato: 'Link allo stato creato',
      revocaLinkStato: 'Link allo stato revocato',
      promessa: 'Data promessa',
      promessaTolta: 'Data promessa tolta',
      ferma: 'Data tenuta ferma',
      lasciaLibera: 'Data lasciata libera',
    },
    AnalisiPostazione: { crea: 'Creata', modifica: 'Modificata', elimina: 'Eliminata' },
    Tempistica: { crea: 'Creata', modifica: 'Modificata', elimina: 'Eliminata' },
    CodiceSerramento: { crea: 'Creato', modifica: 'Modificato', elimina: 'Eliminato' },
    ConfigurazionePostazione: { crea: 'Creata', modifica: 'Modificata', ordina: 'Spostata', elimina: 'Eliminata' },
  },
  fields: {
    ...tempisticaLabels,
    settimana: 'Settimana del',
    giornoPromesso: 'Giorno promesso',
    dataFerma: 'Data ferma',
    ordini: 'Ordini',
    configurazione: 'Configurazione',
    disposizione: 'Ordini ai banchi',
  },
}
