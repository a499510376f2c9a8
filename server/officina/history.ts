import type { HistoryWords } from '#platform/history/words.ts'
import { controlloLavorazioneLabels, lavorazioneLabels } from './lavorazioni/rules.ts'

/** What is done with the entries of an arranged list. */
const OF_LISTA = { crea: 'Creata', modifica: 'Modificata', ordina: 'Spostata', elimina: 'Eliminata' } as const

/** Activities, which have no form of one table. */
const attivitaFields = {
  data: 'Data',
  oraInizio: 'Ora inizio',
  oraFine: 'Ora fine',
  tempo: 'Tempo',
  note: 'Note',
  pezzi: 'Pezzi',
  operatore: 'Operatore',
  lavorazione: 'Lavorazione',
  secondaLavorazione: 'Seconda lavorazione',
  nome: 'Nome',
}

/** What the history says of activities, operations of the workshop and what is looked at. */
export const officinaHistoryWords: HistoryWords = {
  actions: {
    Ordine: {
      controlloCe: 'Controllo CE',
      completaLavorazione: 'Lavorazione completata',
      segnalaProblema: 'Problema segnalato dall’officina',
      risolviProblema: 'Problema risolto',
      statoFaseOfficina: 'Stato della fase dall’officina',
    },
    Attivita: { crea: 'Registrata', modifica: 'Modificata', elimina: 'Eliminata' },
    Lavorazione: OF_LISTA,
    ControlloLavorazione: OF_LISTA,
  },
  fields: { ...controlloLavorazioneLabels, ...lavorazioneLabels, ...attivitaFields },
  // `controllo <what is looked at>`: its own words.
  told: (field) => (field.startsWith('controllo ') ? field.slice('controllo '.length) : undefined),
}
