import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, dayField, decimalField } from '#rest/core/fields.ts'
import { type Resource, readOf, resource, writeDocument } from '#rest/core/resource.ts'
import { periodFields, periodSelection } from './period.ts'

const hours = { messaggio: 'È richiesto un numero valido.', descrizione: 'Da 0 a 24.' }

const ore: Resource = {
  path: '/api/planner/calendario-ore-lavorative/',
  node: 'OreLavorative',
  payload: 'oreLavorative',
  fields: { ore_lavorative_macchine: hours, ore_lavorative_banchi: hours },
  without: ['oreReparti'],
  list: {
    name: 'oreLavorative',
    summary: 'I giorni con un orario loro; gli altri hanno quello predefinito del giorno della settimana.',
    query: {
      from_date: dayField({ fills: 'periodo.dal' }),
      to_date: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
    },
    orders: ['id', 'giorno'],
  },
  create: { name: 'createOreLavorative', summary: 'Dà un orario a un giorno.' },
  update: { name: 'updateOreLavorative', summary: 'Cambia l’orario di un giorno.' },
  delete: { name: 'deleteOreLavorative', summary: 'Riporta un giorno all’orario predefinito.' },
}

const oreInterval = {
  date_start: dayField({ fills: 'periodo.dal' }),
  date_end: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
  ore_lavorative_macchine: decimalField(hours),
  ore_lavorative_banchi: decimalField(hours),
  reset_default: booleanField({ descrizione: 'Riporta al predefinito: allora le ore non servono.' }),
}

const festivita = resource({
  path: '/api/planner/festivita/',
  node: 'Festivita',
  payload: 'festivita',
  fields: periodFields,
  list: {
    name: 'festivita',
    summary: 'Le festività, dal primo giorno.',
    query: periodSelection,
    orders: ['id', 'giornoDa', 'giornoA'],
  },
  create: { name: 'createFestivita', summary: 'Aggiunge una festività.' },
  update: {
    name: 'updateFestivita',
    summary: 'Cambia una festività; i campi facoltativi che mancano restano come sono.',
  },
  delete: { name: 'deleteFestivita', summary: 'Elimina una festività.' },
})

/** Holidays and working hours. */
export const calendarioEndpoints: Endpoint[] = [
  ...festivita,
  ...resource(ore),
  {
    method: 'POST',
    path: '/api/planner/calendario-ore-lavorative/create-multiple/',
    summary: 'Dà un orario a ogni giorno di un intervallo, o lo riporta a quello predefinito.',
    answer: 'dati',
    status: 201,
    body: oreInterval,
    document: writeDocument('setOreLavorative', oreInterval, { payload: 'giorniScritti', read: readOf(ore) }),
  },
]
