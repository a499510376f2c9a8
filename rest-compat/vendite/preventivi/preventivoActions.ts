import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, listOfField, pkField, type RestField } from '#rest/core/fields.ts'
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
  tipo: 'Int' | 'Boolean!'
  valore: RestField
  /** Names of the two mutations. */
  mutazioni: [uno: string, multi: string]
  summary: string
}

/** The pair of endpoints of one action: on a quote, which answers as it is now, and on several, all or none. */
function pair({ campo, tipo, valore, mutazioni: [one, multi], summary }: Action): Endpoint[] {
  return [
    {
      method: 'PUT',
      path: `/api/preventivi/{id}/set_${campo}/`,
      summary: `${summary} un preventivo.`,
      answer: 'dati',
      body: { [campo]: valore },
      document: `mutation ($id: Int!, $${campo}: ${tipo}) {
        esito: ${one}(input: { preventivo: $id, ${campo}: $${campo} }) {
          errors { code field message }
          dati: preventivo { ...PreventivoLetto }
        }
      } ${PREVENTIVO_SELECTION}`,
    },
    {
      method: 'PUT',
      path: `/api/preventivi/set_${campo}_multi/`,
      summary: `${summary} più preventivi: tutti o nessuno.`,
      answer: 'dati',
      body: { preventivi: listOfField(pkField(), { obbligatorio: true }), [campo]: valore },
      rimodella: {
        fa: (outcomes: MultiOutcome[]) => ({ preventivi: outcomes.map(({ id }) => id), esiti: outcomes }),
        schema: schemaMulti,
      },
      document: `mutation ($preventivi: [Int!]!, $${campo}: ${tipo}) {
        esito: ${multi}(input: { preventivi: $preventivi, ${campo}: $${campo}, atomico: true }) {
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
    campo: 'agente',
    tipo: 'Int',
    valore: pkField({ obbligatorio: true, descrizione: "Numero dell'agente; null lo toglie." }),
    mutazioni: ['setAgentePreventivo', 'setAgentePreventivi'],
    summary: "Assegna l'agente a",
  }),
  ...pair({
    campo: 'stato',
    tipo: 'Int',
    valore: pkField({ obbligatorio: true, descrizione: 'Numero dello stato; null per nessuno.' }),
    mutazioni: ['setStatoPreventivo', 'setStatoPreventivi'],
    summary: 'Imposta lo stato di',
  }),
  ...pair({
    campo: 'eliminato',
    tipo: 'Boolean!',
    valore: booleanField({ obbligatorio: true, descrizione: 'true elimina, false ripristina.' }),
    mutazioni: ['setEliminatoPreventivo', 'setEliminatoPreventivi'],
    summary: 'Elimina o ripristina',
  }),
]
