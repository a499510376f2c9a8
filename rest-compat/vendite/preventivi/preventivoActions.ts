import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, listOfField, pkField, type RestField } from '#rest/core/fields.ts'
import { BY_NUMBER, writeDocument } from '#rest/core/resource.ts'
import { PREVENTIVO_SELECTION } from './preventivoSelection.ts'

interface MultiOutcome {
  id: number
  fatto: boolean
  motivo: string | null
}

const schemaMulti: JsonSchema = {
  type: 'object',
  required: ['preventivi', 'esiti'],
  properties: {
    preventivi: { type: 'array', items: { type: 'integer' } },
    esiti: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          fatto: { type: 'boolean' },
          motivo: { type: ['string', 'null'] },
        },
      },
    },
  },
}

interface Action {
  /** Of the body, of the variable and of the path: `stato`, `set_stato`, `set_stato_multi`. */
  campo: string
  valore: RestField
  /** Names of the two mutations. */
  mutazioni: [uno: string, multi: string]
  summary: string
}

/** The pair of endpoints of one action: on a quote, which answers as it is now, and on several, all or none. */
function pair({ campo, valore, mutazioni: [one, multi], summary }: Action): Endpoint[] {
  const body = { [campo]: valore }
  const several = { preventivi: listOfField(pkField(), { fills: 'pks', required: true }), ...body }
  return [
    {
      method: 'PUT',
      path: `/api/preventivi/{id}/set_${campo}/`,
      summary: `${summary} un preventivo.`,
      answer: 'dati',
      body,
      document: writeDocument(one, body, {
        payload: 'preventivo',
        read: '{ ...PreventivoLetto }',
        fragments: PREVENTIVO_SELECTION,
        key: BY_NUMBER,
      }),
    },
    {
      method: 'PUT',
      path: `/api/preventivi/set_${campo}_multi/`,
      summary: `${summary} più preventivi: tutti o nessuno.`,
      answer: 'dati',
      body: several,
      rimodella: {
        fa: (outcomes: MultiOutcome[]) => ({ preventivi: outcomes.map(({ id }) => id), esiti: outcomes }),
        schema: schemaMulti,
      },
      document: writeDocument(multi, several, {
        payload: 'esiti',
        read: '{ id: pk fatto motivo }',
        always: 'atomico: true',
      }),
    },
  ]
}

/** What is done with quotes once they are there. */
export const preventivoActionEndpoints: Endpoint[] = [
  ...pair({
    campo: 'agente',
    valore: pkField({ required: true, descrizione: "Numero dell'agente; null lo toglie." }),
    mutazioni: ['setAgentePreventivo', 'setAgentePreventivi'],
    summary: "Assegna l'agente a",
  }),
  ...pair({
    campo: 'stato',
    valore: pkField({ required: true, descrizione: 'Numero dello stato; null per nessuno.' }),
    mutazioni: ['setStatoPreventivo', 'setStatoPreventivi'],
    summary: 'Imposta lo stato di',
  }),
  ...pair({
    campo: 'eliminato',
    valore: booleanField({ required: true, descrizione: 'true elimina, false ripristina.' }),
    mutazioni: ['setEliminatoPreventivo', 'setEliminatoPreventivi'],
    summary: 'Elimina o ripristina',
  }),
]
