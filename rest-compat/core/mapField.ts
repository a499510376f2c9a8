import { jsonSchemaOfFields, type RestField, readFields, refusedValue } from './fields.ts'
import * as messages from './messages.ts'

const MAX_KEYS = 1000

/**
 * An object whose keys are free, each with the same fields: for the document a list of rows that have their key.
 * What is missing stays missing.
 * @param key variable of the key in its row
 */
export function mapField(key: string, fields: Record<string, RestField>): RestField {
  return {
    required: false,
    schema: { type: 'object', additionalProperties: jsonSchemaOfFields(fields) },
    tipo: 'nested object',
    read(value, origin) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return refusedValue(messages.notDictionary(messages.jsonTypeOf(value)))
      }
      const pairs = Object.entries(value)
      if (pairs.length > MAX_KEYS) return refusedValue(messages.tooManyItems(MAX_KEYS))
      const items = pairs.map(([name, data]) => ({
        nome: name,
        ...readFields(fields, data ?? {}, { origine: origin, parziale: true }),
      }))
      return {
        valore: items.map(({ nome, valore: read }) => ({ ...read, [key]: nome })),
        errori: items.flatMap(({ nome, errori }) =>
          errori.map((error) => ({ ...error, field: `.${[nome, error.field].filter(Boolean).join('.')}` })),
        ),
      }
    },
  }
}
