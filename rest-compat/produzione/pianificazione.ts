import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { listOfField, pkField, rowsField, textField } from '#rest/core/fields.ts'
import { listSchema, objectSchema, schemaParts } from '#rest/core/reshape.ts'

interface ReadOrdine {
  ordine: { id: number; numero_commessa: string; nomeCliente: string }
  postazione: string | null
  minuti: number | null
  posizione: number
}

interface Analisi {
  righe: ReadOrdine[]
}

/** The orders in the two ways of an analysis, and where each is worked. */
const asAnalisi = {
  fa({ righe: own, ...resto }: Analisi) {
    const ordini = own.map(({ ordine }) => ordine)
    return {
      ...resto,
      ordini: ordini.map(({ id }) => id),
      ordini_data: ordini.map(({ nomeCliente, ...ordine }) => ({ ...ordine, cliente_data: { nome: nomeCliente } })),
      assegnazioni: own.map(({ ordine, ...where }) => ({ ordine: ordine.id, ...where })),
    }
  },
  schema(read: JsonSchema) {
    const { righe = {}, ...rest } = schemaParts(read)
    const { ordine = {}, ...place } = schemaParts(righe)
    const { nomeCliente = {}, ...order } = schemaParts(ordine)
    return objectSchema({
      ...rest,
      ordini: listSchema({ type: 'integer' }),
      ordini_data: listSchema(objectSchema({ ...order, cliente_data: objectSchema({ nome: nomeCliente }) })),
      assegnazioni: listSchema(objectSchema({ ordine: { type: 'integer' }, ...place })),
    })
  },
}

/** Bench planning. */
export const pianificazioneEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/planner/pianificazione-banchi/',
    summary: 'Ripartisce fra le postazioni gli ordini schedulati ai banchi, e salva la pianificazione.',
    answer: 'dati',
    status: 201,
    body: {
      nome: textField(),
      ordini: listOfField(pkField(), {
        fills: 'ordinePks',
        descrizione: 'Ordini schedulati nella fase banchi, fino a 500.',
      }),
      configurazioni: listOfField(pkField(), { fills: 'configurazionePks', descrizione: 'Postazioni, fino a 50.' }),
      assegnazioni: rowsField(
        { ordine: pkField(), configurazione: pkField() },
        { descrizione: 'La postazione di ogni ordine, nell’ordine di lavoro; se mancano, sono proposte.' },
      ),
    },
    rimodella: asAnalisi,
    document: `mutation ($nome: String!, $ordini: [Int!], $configurazioni: [Int!],
      $assegnazioni: [AssegnazioneBancoInput!]) {
      esito: planBanchi(input: {
        nome: $nome, ordinePks: $ordini, configurazionePks: $configurazioni, assegnazioni: $assegnazioni
      }) {
        errors { code field message }
        dati: analisiPostazione {
          id: pk nome data
          configurazione: postazioni { postazione campi }
          totali: postazioni { postazione minuti }
          righe: ordini {
            ordine { id: pk numero_commessa: numeroCommessa nomeCliente }
            postazione minuti posizione
          }
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/configurazione-postazione/',
    summary: 'Le postazioni, con le loro lavorazioni.',
    answer: 'dati',
    document: 'query { dati: configurazioniPostazione { id: pk postazione campi } }',
  },
]
