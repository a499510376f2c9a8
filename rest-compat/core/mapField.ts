import { jsonSchemaOfFields, type RestField, readFields, refusedValue } from './fields.ts'
import * as messaggi from './messages.ts'

const MAX_CHIAVI = 1000

/**
 * An object whose keys are free, each with the same fields: for the document a list of rows that have their key.
 * What is missing stays missing.
 * @param chiave variable of the key in its row
 */
export function mapField(chiave: string, campi: Record<string, RestField>): RestField {
  return {
    obbligatorio: false,
    schema: { type: 'object', additionalProperties: jsonSchemaOfFields(campi) },
    tipo: 'nested object',
    leggi(valore, origine) {
      if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) {
        return refusedValue(messaggi.notDictionary(messaggi.jsonTypeOf(valore)))
      }
      const coppie = Object.entries(valore)
      if (coppie.length > MAX_CHIAVI) return refusedValue(messaggi.tooManyItems(MAX_CHIAVI))
      const voci = coppie.map(([nome, dati]) => ({
        nome,
        ...readFields(campi, dati ?? {}, { origine, parziale: true }),
      }))
      return {
        valore: voci.map(({ nome, valore: letto }) => ({ ...letto, [chiave]: nome })),
        errori: voci.flatMap(({ nome, errori }) =>
          errori.map((errore) => ({ ...errore, field: `.${[nome, errore.field].filter(Boolean).join('.')}` })),
        ),
      }
    },
  }
}
