import { type RestField, refusedValue } from '#rest/core/fields.ts'
import * as messages from '#rest/core/messages.ts'

const RIGHE_MAX = 500
const PEZZI_MAX = 5000

/** Ticks as the old API writes them, `{"<riga>": [true, false …]}`: for the document, the places that are true. */
export const pezziField: RestField = {
  obbligatorio: false,
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
