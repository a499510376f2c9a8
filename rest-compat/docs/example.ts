import type { JsonSchema } from '#rest/core/answerShape.ts'

/** What fields are like whose name says what they hold. */
const BY_NAME: readonly [RegExp, unknown][] = [
  [/email/, 'anna.rossi@example.com'],
  [/telefono|cellulare|^fax/, '0437 123456'],
  [/^username$/, 'anna'],
  [/password/, 'una frase lunga'],
  [/first_name|^nome_cognome$/, 'Anna Rossi'],
  [/last_name/, 'Rossi'],
  [/citta/, 'Belluno'],
  [/provincia/, 'BL'],
  [/regione/, 'Veneto'],
  [/^cap$/, '32100'],
  [/indirizzo|^via$/, 'Via Roma 1'],
  [/partita_iva/, '01234567890'],
  [/numero_commessa|commessa/, '26/0001'],
  [/nome_fase|^fase$|^reparto$/, 'banchi'],
  [/^magazzino$/, 'QR'],
  [/^area_consegna$/, 'EST'],
  [/codice/, 'A1'],
  [/altezza/, 1400],
  [/larghezza/, 1200],
  [/riferimento/, 'Appartamento 3'],
  [/^note|note$|testo|body|messaggio|descrizione/, 'Citofonare al secondo piano.'],
  [/subject|oggetto/, 'Il suo preventivo'],
  [/nome|ragione_sociale|^titolo$/, 'Rossi Srl'],
]

const FORMATS: Readonly<Record<string, unknown>> = {
  date: '2026-12-31',
  'date-time': '2026-11-23T09:30:00+01:00',
  uri: 'https://serramenti.example/files/1/disegno.pdf',
  binary: '(file)',
}

const PLAIN: Readonly<Record<string, unknown>> = { integer: 1, number: 12.5, boolean: true, string: 'testo' }

const typesOf = ({ type }: JsonSchema) => [type].flat().filter((one) => one !== 'null') as string[]

/**
 * A value that fits a schema, such as people would write.
 * @param name of the field that it is for
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const values = schema.enum as unknown[] | undefined
  if (values) return values.find((value) => value !== null) ?? null
  if (schema.type === 'null') return null
  const [type = 'string'] = typesOf(schema)
  if (typeof schema.format === 'string' && schema.format in FORMATS) return FORMATS[schema.format]
  if (type === 'array') {
    const { items, minItems = 1 } = schema as { items?: JsonSchema; minItems?: number }
    return items ? Array.from({ length: minItems }, () => exampleOf(items, name)) : []
  }
  if (type === 'object') {
    const { properties, additionalProperties } = schema
    const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
    if (fields.length === 0 && typeof additionalProperties === 'object' && additionalProperties !== null)
      return { [name === '' ? 'chiave' : name]: exampleOf(additionalProperties as JsonSchema) }
    return Object.fromEntries(fields.map(([field, one]) => [field, exampleOf(one, field)]))
  }
  const fitting = BY_NAME.find(([pattern, value]) => pattern.test(name) && typeof value === baseOf(type))
  return fitting ? fitting[1] : PLAIN[type]
}

/** JavaScript's word for a JSON type. */
const baseOf = (type: string) => (type === 'integer' ? 'number' : type)
