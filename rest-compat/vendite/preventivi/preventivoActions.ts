import type { JsonSchema } from '../../core/answerShape.ts'
import type { Endpoint } from '../../core/endpoint.ts'
import { booleanField, listOfField, pkField, type RestField } from '../../core/fields.ts'
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
  field: string
  tipo: 'Int' | 'Boolean!'
  value: RestField
  /** Names of the two mutations. */
  mutations: [uno: string, multi: string]
  summary: string
}

/** The pair of endpoints of one action: on a quote, which answers as it is now, and on several, all or none. */
function pair({ field, tipo, value, mutations: [one, multi], summary }: Action): Endpoint[] {
  return [
    {
      method: 'PUT',
      path: `/api/preventivi/{id}/set_${field}/`,
      summary: `${summary} un preventivo.`,
      answer: 'dati',
      body: { [field]: value },
      document: `mutation ($id: Int!, $${field}: ${tipo}) {
        esito: ${one}(input: { preventivo: $id, ${field}: $${field} }) {
          errors { code field message }
          dati: preventivo { ...PreventivoLetto }
        }
      } ${PREVENTIVO_SELECTION}`,
    },
    {
      method: 'PUT',
      path: `/api/preventivi/set_${field}_multi/`,
      summary: `${summary} più preventivi: tutti o nessuno.`,
      answer: 'dati',
      body: { preventivi: listOfField(pkField(), { required: true }), [field]: value },
      reshape: {
        produce: (outcomes: MultiOutcome[]) => ({ preventivi: outcomes.map(({ id }) => id), esiti: outcomes }),
        schema: schemaMulti,
      },
      document: `mutation ($preventivi: [Int!]!, $${field}: ${tipo}) {
        esito: ${multi}(input: { preventivi: $preventivi, ${field}: $${field}, atomico: true }) {
          errors { code field message }
          dati: esiti { id: pk fatto motivo }
        }
      }`,
    },
  ]
}

/** What is done with quotes once they are there. */
export const preventivoActionEndpoints: Endpoint[] = [
  ...pair({
    field: 'agente',
    tipo: 'Int',
    value: pkField({ required: true, descrizione: "Numero dell'agente; null lo toglie." }),
    mutations: ['setAgentePreventivo', 'setAgentePreventivi'],
    summary: "Assegna l'agente a",
  }),
  ...pair({
    field: 'stato',
    tipo: 'Int',
    value: pkField({ required: true, descrizione: 'Numero dello stato; null per nessuno.' }),
    mutations: ['setStatoPreventivo', 'setStatoPreventivi'],
    summary: 'Imposta lo stato di',
  }),
  ...pair({
    field: 'eliminato',
    tipo: 'Boolean!',
    value: booleanField({ required: true, descrizione: 'true elimina, false ripristina.' }),
    mutations: ['setEliminatoPreventivo', 'setEliminatoPreventivi'],
    summary: 'Elimina o ripristina',
  }),
]
