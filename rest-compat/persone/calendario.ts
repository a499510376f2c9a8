import { booleano, giorno, numero } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { type Resource, readOf, resource, writeDocument } from '../core/resource.ts'
import { intervallo, periodFields } from './periodo.ts'

const hours = { messaggio: 'È richiesto un numero valido.', descrizione: 'Da 0 a 24.' }

const ore: Resource = {
  path: '/api/planner/calendario-ore-lavorative/',
  node: 'OreLavorative',
  payload: 'oreLavorative',
  fields: { ore_lavorative_macchine: hours, ore_lavorative_banchi: hours },
  list: {
    name: 'oreLavorative',
    summary: 'I giorni con un orario loro; gli altri hanno quello predefinito del giorno della settimana.',
    query: { from_date: giorno(), to_date: giorno({ descrizione: 'Compreso.' }) },
    orders: ['id', 'giorno'],
  },
  create: { name: 'createOreLavorative', summary: 'Dà un orario a un giorno.' },
  update: { name: 'updateOreLavorative', summary: 'Cambia l’orario di un giorno.' },
  delete: { name: 'deleteOreLavorative', summary: 'Riporta un giorno all’orario predefinito.' },
}

const intervalloOre = {
  date_start: giorno(),
  date_end: giorno({ descrizione: 'Compreso.' }),
  ore_lavorative_macchine: numero(hours),
  ore_lavorative_banchi: numero(hours),
  reset_default: booleano({ descrizione: 'Riporta al predefinito: allora le ore non servono.' }),
}

const festivita = resource({
  path: '/api/planner/festivita/',
  node: 'Festivita',
  payload: 'festivita',
  fields: periodFields,
  list: {
    name: 'festivita',
    summary: 'Le festività, dal primo giorno.',
    query: intervallo,
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
export const calendario: Endpoint[] = [
  ...festivita,
  ...resource(ore),
  {
    method: 'POST',
    path: '/api/planner/calendario-ore-lavorative/create-multiple/',
    summary: 'Dà un orario a ogni giorno di un intervallo, o lo riporta a quello predefinito.',
    risposta: 'dati',
    status: 201,
    body: intervalloOre,
    document: writeDocument('setOreLavorative', intervalloOre, { payload: 'giorniScritti', read: readOf(ore) }),
  },
]
