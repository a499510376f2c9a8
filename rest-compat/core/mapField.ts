import { jsonSchemaOfFields, type RestField, readFields, refusedValue } from './fields.ts'
import * as messaggi from './messages.ts'

const MAX_CHIAVI = 1000

/**
 * An object whose keys are free, each with the same fields: for the document a list of rows that have their key.
 * What is missing stays missing.
 * @param chiave variable of the key in its row
 */
export function mapField(chiave: string, fields: Record<string, RestField>): RestField {
  return {
    obbligatorio: false,
    schema: { type: 'object', additionalProperties: jsonSchemaOfFields(fields) },
    tipo: 'nested object',
    leggi(value, origine) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return refusedValue(messaggi.notDictionary(messaggi.jsonTypeOf(value)))
      }
      const coppie = Object.entries(value)
      if (coppie.length > MAX_CHIAVI) return refusedValue(messaggi.tooManyItems(MAX_CHIAVI))
      const voci = coppie.map(([nome, dati]) => ({
        nome,
        ...readFields(fields, dati ?? {}, { origine, parziale: true }),
      }))
      return {
        valore: voci.map(({ nome, valore: letto }) => ({ ...letto, [chiave]: nome })),
        errori: voci.flatMap(({ nome, errori }) =>
          errori.map((error) => ({ ...error, field: `.${[nome, error.field].filter(Boolean).join('.')}` })),
        ),
      }
    },
  }
}
