import type { Endpoint } from '#rest/core/endpoint.ts'
import { dayField, keyField, listOfField, pkField, textField } from '#rest/core/fields.ts'
import { schemaPart } from '#rest/core/reshape.ts'
import { listEndpoint, type Resource, readOf, resource } from '#rest/core/resource.ts'
import { periodFields, periodSelection } from './period.ts'

/** The departments that are documented. */
const REPARTI = ['ufficio', 'macchine', 'banchi']

const OPERATORE = '{ id: pk user { id: pk first_name: firstName last_name: lastName } codice capo_area: capoAreaPk }'

const assenze: Resource = {
  path: '/api/planner/assenze/',
  node: 'Assenza',
  payload: 'assenza',
  fields: periodFields,
  read: { persona: 'personaPk', persona_data: 'persona { id: pk nome reparto }' },
  list: {
    name: 'assenze',
    summary: 'Le assenze, dal primo giorno.',
    query: { ...periodSelection, persona: pkField({ fills: 'personaPk' }) },
    orders: ['id', 'giornoDa', 'giornoA', 'persona'],
  },
  create: { name: 'createAssenza', summary: 'Aggiunge un’assenza.' },
  update: {
    name: 'updateAssenza',
    summary: 'Cambia un’assenza; i campi facoltativi che mancano restano come sono.',
  },
  delete: { name: 'deleteAssenza', summary: 'Elimina un’assenza.' },
}

const persone = resource({
  path: '/api/planner/personale/',
  node: 'Persona',
  payload: 'persona',
  without: ['utentePk'],
  fields: {
    reparto: keyField(REPARTI, { required: true }),
    data_fine: { descrizione: 'Ultimo giorno di lavoro, compreso.' },
  },
  list: {
    name: 'personale',
    summary: 'Il personale, per nome; con le date, chi era in forza in quei giorni.',
    query: {
      search: textField({ descrizione: 'Ogni parola del nome, in qualunque ordine.' }),
      reparto: keyField(REPARTI),
      from_date: dayField({ fills: 'periodo.dal', descrizione: 'In forza in questo giorno o dopo.' }),
      to_date: dayField({ fills: 'periodo.al', descrizione: 'In forza in questo giorno o prima.' }),
      id: listOfField(pkField(), { fills: 'pks' }),
    },
    orders: ['id', 'nome', 'reparto', 'dataInizio', 'dataFine'],
  },
  create: { name: 'createPersona', summary: 'Aggiunge una persona.' },
  detail: { name: 'persona', summary: 'Una persona.' },
  update: {
    name: 'updatePersona',
    summary: 'Cambia una persona; i campi facoltativi che mancano restano come sono.',
  },
  delete: { name: 'deletePersona', summary: 'Elimina una persona con le sue assenze.' },
})

/** Staff and absences. */
export const personaleEndpoints: Endpoint[] = [
  listEndpoint('/api/planner/operatori/', OPERATORE, {
    name: 'operatori',
    summary: 'Gli operatori attivi, per nome.',
    query: { search: textField(), id: listOfField(pkField(), { fills: 'pks' }) },
    orders: ['id', 'nome'],
  }),
  ...persone,
  {
    method: 'GET',
    path: '/api/planner/personale/{id}/assenze/',
    summary: 'Le assenze di una persona, dal primo giorno.',
    answer: 'dati',
    query: periodSelection,
    rimodella: {
      fa: ({ assenze }: { assenze: object[] }) => assenze,
      schema: (read) => schemaPart(read, 'assenze'),
    },
    document: `query ($id: Int!, $fromDate: Date, $toDate: Date) {
      dati: persona(pk: $id) { assenze(periodo: { dal: $fromDate, al: $toDate }) ${readOf(assenze)} }
    }`,
  },
  ...resource(assenze),
]
