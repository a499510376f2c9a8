import { type RestField, refusedValue } from '../core/fields.ts'
import * as messaggi from '../core/messages.ts'

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
  leggi(value) {
    if (value === null || value === undefined) return { valore: null, errori: [] }
    if (typeof value !== 'object' || Array.isArray(value)) {
      return refusedValue(messaggi.notDictionary(messaggi.jsonTypeOf(value)))
    }
    const righe = Object.entries(value)
    if (righe.length > RIGHE_MAX) return refusedValue(messaggi.tooManyItems(RIGHE_MAX))
    const valore: { riga: number; posizioni: number[] }[] = []
    for (const [nome, pezzi] of righe) {
      const riga = /^\d{1,9}$/.test(nome) ? Number(nome) : 0
      if (riga === 0) return refusedValue(messaggi.NOT_NULLABLE, `.${nome}`)
      if (!Array.isArray(pezzi)) return refusedValue(messaggi.notList(messaggi.jsonTypeOf(pezzi)), `.${nome}`)
      if (pezzi.length > PEZZI_MAX) return refusedValue(messaggi.tooManyItems(PEZZI_MAX), `.${nome}`)
      const posizioni = pezzi.flatMap((fatto: unknown, indice) => (fatto === true ? [indice + 1] : []))
      if (posizioni.length > 0) valore.push({ riga, posizioni })
    }
    return { valore, errori: [] }
  },
}
