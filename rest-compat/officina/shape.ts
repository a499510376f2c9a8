// The shape in which the old API answers an activity.

import type { JsonSchema } from '#rest/core/answerShape.ts'
import { type RestField, refusedValue } from '#rest/core/fields.ts'
import * as messages from '#rest/core/messages.ts'
import { listSchema, mapSchema, nullableSchema, objectSchema, schemaPart, schemaParts } from '#rest/core/reshape.ts'

/** Fragment `Attivita` of a row. */
export const attivitaFragment = `fragment Attivita on Attivita {
  id: pk
  operatore: operatorePk
  operatore_data: operatore { id: pk user { first_name: firstName last_name: lastName } }
  data
  ordine: ordinePk
  ordine_data: ordine { id: pk numero_commessa: numeroCommessa cliente { nome } netto }
  lavorazione: lavorazionePk
  lavorazione_data: lavorazione { id: pk nome attivita_numero: attivitaNumero }
  seconda_lavorazione: secondaLavorazionePk
  seconda_lavorazione_data: secondaLavorazione { id: pk nome attivita_numero: attivitaNumero }
  ora_inizio: oraInizio
  ora_fine: oraFine
  tempo
  tempo_teorico: tempoTeorico
  note
  fine_lavorazione: fineLavorazione
  automatica
  versione
}`

/** The same, and `AttivitaIntera` of one that was opened or saved. */
export const attivitaFragments = `${attivitaFragment}
fragment AttivitaIntera on Attivita {
  ...Attivita
  righe { pk posizione tipoSerramento descrizione altezza larghezza numero pezzi { fatto suo } }
  sessioni {
    id: pk
    data
    ora_inizio: oraInizio
    ora_fine: oraFine
    tempo
    operatore: operatorePk
    operatore_data: operatore { user { first_name: firstName last_name: lastName } }
    note
  }
}`

interface Whole {
  righe: {
    pk: number
    posizione: number
    tipoSerramento: string
    descrizione: string
    altezza: number | null
    larghezza: number | null
    numero: number
    pezzi: { fatto: boolean; suo: boolean }[]
  }[]
  sessioni: { operatore_data: { user: object } | null; note: string }[]
}

/** An activity with its pieces, those of its lines and the sessions of others. */
export function wholeShape({ righe, sessioni, ...riga }: Whole) {
  return {
    ...riga,
    pezzi: Object.fromEntries(righe.map(({ pk, pezzi }) => [pk, pezzi.map(({ suo }) => suo)])),
    righe_ordini_lavorazione: righe.map(({ pk, tipoSerramento, pezzi, ...own }) => ({
      id: pk,
      ...own,
      tipo_serramento: tipoSerramento,
      pezzi_totali: pezzi.length,
      pezzi_fatti: pezzi.map(({ fatto }) => fatto),
    })),
    attivita_ordine_lavorazione: sessioni.map(({ operatore_data, note, ...session }) => ({
      ...session,
      operatore_data: operatore_data?.user ?? null,
      note,
    })),
  }
}

/** How the answer is described. */
export function attivitaSchema(read: JsonSchema): JsonSchema {
  const { righe = {}, sessioni = {}, ...row } = schemaParts(read)
  const { operatore_data = {}, note = {}, ...session } = schemaParts(sessioni)
  const who = nullableSchema(schemaPart(operatore_data, 'user'))
  const { pk = {}, tipoSerramento = {}, pezzi = {}, ...line } = schemaParts(righe)
  return objectSchema({
    ...row,
    pezzi: mapSchema(listSchema(schemaPart(pezzi, 'suo')), 'Riga → un booleano per pezzo, di questa attività.'),
    righe_ordini_lavorazione: listSchema(
      objectSchema({
        id: pk,
        ...line,
        tipo_serramento: tipoSerramento,
        pezzi_totali: { type: 'integer' },
        pezzi_fatti: listSchema(schemaPart(pezzi, 'fatto')),
      }),
    ),
    attivita_ordine_lavorazione: {
      ...listSchema(objectSchema({ ...session, operatore_data: who, note })),
      description: 'Le altre sessioni.',
    },
  })
}

const RIGHE_MAX = 500
const PEZZI_MAX = 5000

/** Ticks as the old API writes them, `{"<riga>": [true, false …]}`: for the document, the places that are true. */
export const pezziField: RestField = {
  required: false,
  tipo: 'nested object',
  schema: {
    type: ['object', 'null'],
    additionalProperties: { type: 'array', items: { type: 'boolean' } },
    description: 'Riga → un booleano per pezzo: quelli veri si spuntano, nessuno si toglie.',
  },
  read(value) {
    if (value === null || value === undefined) return { valore: null, errori: [] }
    if (typeof value !== 'object' || Array.isArray(value)) {
      return refusedValue(messages.notDictionary(messages.jsonTypeOf(value)))
    }
    const righe = Object.entries(value)
    if (righe.length > RIGHE_MAX) return refusedValue(messages.tooManyItems(RIGHE_MAX))
    const content: { riga: number; posizioni: number[] }[] = []
    for (const [name, pezzi] of righe) {
      const riga = /^\d{1,9}$/.test(name) ? Number(name) : 0
      if (riga === 0) return refusedValue(messages.NOT_NULLABLE, `.${name}`)
      if (!Array.isArray(pezzi)) return refusedValue(messages.notList(messages.jsonTypeOf(pezzi)), `.${name}`)
      if (pezzi.length > PEZZI_MAX) return refusedValue(messages.tooManyItems(PEZZI_MAX), `.${name}`)
      const posizioni = pezzi.flatMap((done: unknown, index) => (done === true ? [index + 1] : []))
      if (posizioni.length > 0) content.push({ riga, posizioni })
    }
    return { valore: content, errori: [] }
  },
}
