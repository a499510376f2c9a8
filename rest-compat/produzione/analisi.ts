import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { dayField, listOfField, pkField, type RestField, textField } from '#rest/core/fields.ts'
import { mapField } from '#rest/core/mapField.ts'
import { listSchema, mapSchema, objectSchema, schemaPart, schemaParts } from '#rest/core/reshape.ts'
import { listDocument } from '#rest/core/resource.ts'

interface Lavorazione {
  lavorazione: string
}
interface ReadCella {
  postazione: string
  minuti: number
  used: number
  lavorazioni: Lavorazione[]
}
interface ReadAnalisi {
  versione?: number
  totali: Record<string, number>
  own: { ordine: { id: number; numero_commessa: string; nomeCliente: string }; celle?: ReadCella[] }[]
}

/** An entry in the shape of the old API. */
function shapedRow({ own, ...resto }: ReadAnalisi) {
  const ordini = own.map(({ ordine: { nomeCliente, ...ordine } }) => ({
    ...ordine,
    cliente_data: { nome: nomeCliente },
  }))
  return {
    ...resto,
    // Of no order there are none, whatever workstations it has.
    totali: own.length > 0 ? resto.totali : {},
    ordini: ordini.map(({ id }) => id),
    ordini_data: ordini,
  }
}

/** One that was asked for, with what is left. */
function shaped(read: ReadAnalisi) {
  const row = shapedRow(read)
  const of = new Map(row.ordini_data.map((ordine) => [ordine.id, ordine]))
  const righe = read.own.map(({ ordine, celle = [] }) => ({ ordine: ordine.id, celle }))
  const byPostazione = (celle: readonly ReadCella[], value: (cella: ReadCella) => unknown) =>
    Object.fromEntries(celle.map((cella) => [cella.postazione, value(cella)]))
  return {
    ...row,
    rimanenze: Object.fromEntries(
      righe.map(({ ordine, celle }) => [
        ordine,
        byPostazione(celle, ({ used, lavorazioni }) => ({
          tempo_teorico_usato: used,
          lavorazioni_pezzi: lavorazioni,
        })),
      ]),
    ),
    righe_analisi: righe.map(({ ordine, celle }) => ({
      id: ordine,
      ordine_data: of.get(ordine) ?? null,
      valori: byPostazione(celle, ({ minuti }) => minuti),
    })),
  }
}

/** What list and detail have alike of an entry, by what their document reads. */
function rowParts(read: JsonSchema) {
  const { own = {}, ...rest } = schemaParts(read)
  const { nomeCliente = {}, ...order } = schemaParts(schemaPart(own, 'ordine'))
  const ordine = objectSchema({ ...order, cliente_data: objectSchema({ nome: nomeCliente }) })
  return { own, ordine, row: { ...rest, ordini: listSchema({ type: 'integer' }), ordini_data: listSchema(ordine) } }
}

/** A row of the list: what is left of each order is asked one by one. */
const asRiga = { fa: shapedRow, schema: (read: JsonSchema) => objectSchema(rowParts(read).row) }

const asAnalisi = {
  fa: shaped,
  schema(read: JsonSchema) {
    const { own, ordine, row } = rowParts(read)
    const cell = schemaPart(own, 'celle')
    const left = objectSchema({
      tempo_teorico_usato: schemaPart(cell, 'used'),
      lavorazioni_pezzi: schemaPart(cell, 'lavorazioni'),
    })
    return objectSchema({
      ...row,
      rimanenze: mapSchema(mapSchema(left), 'Ordine → postazione → pezzi e minuti fatti.'),
      righe_analisi: listSchema(
        objectSchema({
          id: { type: 'integer' },
          ordine_data: ordine,
          valori: mapSchema(schemaPart(cell, 'minuti'), 'Postazione → minuti.'),
        }),
      ),
    })
  },
}

const ROW = `id: pk nome data settimana versione
  configurazione: postazioni { postazione campi } totali: postazioni { postazione minuti: minutiTeorici }`
const OWN = 'ordine { id: pk numero_commessa: numeroCommessa nomeCliente }'

const FIELDS = `${ROW}
  own: ordini {
    ${OWN}
    celle {
      postazione
      minuti: tempoTeorico
      used: tempoTeoricoUsato
      lavorazioni { id: pk lavorazione pezzi_totali: pezziTotali pezzi_eseguiti: pezziEseguiti }
    }
  }`

const lavorazioni = listOfField(textField())
/** Workstation → names of its operations. */
const configuration: RestField = {
  ...mapField('postazione', {}),
  read(value, origin) {
    const pairs = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null
    if (!pairs) return mapField('postazione', {}).read(value, origin)
    const read = pairs
      .slice(0, 100)
      .map(([postazione, fields]) => ({ postazione, ...lavorazioni.read(fields, origin) }))
    return {
      valore: read.map(({ postazione, valore }) => ({ postazione, campi: valore })),
      errori: read.flatMap(({ postazione, errori }) => errori.map((error) => ({ ...error, field: `.${postazione}` }))),
    }
  },
}

const body = {
  nome: textField(),
  ordini: listOfField(pkField(), { fills: 'ordinePks' }),
  configurazione: configuration,
}

const save = (variables: string, mutation: string) => `mutation (${variables}) {
  esito: ${mutation} { errors { code field message } dati: analisiPostazione { ${FIELDS} } }
}`

/** The weekly programming. */
export const analisiEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/analisi-postazione/',
    summary: 'La programmazione settimanale, dalla più recente.',
    answer: 'elenco',
    query: { search: textField({ descrizione: 'Ogni parola, nel nome o nel numero di un ordine.' }) },
    orderings: { id: 'id', nome: 'nome', data: 'data' },
    rimodella: asRiga,
    document: listDocument('analisiPostazioni', `{ ${ROW} own: ordini { ${OWN} } }`),
  },
  {
    method: 'POST',
    path: '/api/planner/analisi-postazione/',
    summary: 'Aggiunge una voce alla programmazione settimanale.',
    answer: 'dati',
    status: 201,
    body: { ...body, settimana: dayField({ descrizione: 'Un giorno: gli ordini schedulati nella sua settimana.' }) },
    rimodella: asAnalisi,
    document: save(
      '$nome: String!, $ordini: [Int!], $configurazione: [PostazioneAnalisiInput!], $settimana: Date',
      'createAnalisiPostazione(input: { nome: $nome, ordinePks: $ordini, configurazione: $configurazione, settimana: $settimana })',
    ),
  },
  {
    method: 'GET',
    path: '/api/planner/analisi-postazione/{id}/',
    summary: 'Una voce, con minuti e pezzi di ogni ordine a ogni postazione.',
    answer: 'dati',
    rimodella: asAnalisi,
    document: `query ($id: Int!) { dati: analisiPostazione(pk: $id) { ${FIELDS} } }`,
  },
  {
    method: 'PUT',
    path: '/api/planner/analisi-postazione/{id}/',
    summary: 'Cambia nome, ordini e postazioni di una voce.',
    answer: 'dati',
    body: {
      ...body,
      settimana: dayField({ descrizione: 'Un giorno della settimana di cui parla; quella che ha, se manca.' }),
    },
    rimodella: asAnalisi,
    document: save(
      '$id: Int!, $nome: String!, $ordini: [Int!], $configurazione: [PostazioneAnalisiInput!], $settimana: Date',
      'updateAnalisiPostazione(input: { pk: $id, nome: $nome, ordinePks: $ordini, configurazione: $configurazione, settimana: $settimana })',
    ),
  },
  {
    method: 'DELETE',
    path: '/api/planner/analisi-postazione/{id}/',
    summary: 'Elimina una voce.',
    answer: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteAnalisiPostazione(input: { pk: $id }) { errors { code field message } } }',
  },
]
