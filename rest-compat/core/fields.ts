import type { UserError } from '#platform/errors.ts'
import { WHOLE_NUMBER } from '#shared/fields/fields.ts'
import type { JsonSchema } from './answerShape.ts'
import * as messages from './messages.ts'

/** Fields of a body or of a query string: documented name → how it is read. */
export type RestFields = Record<string, RestField>

/** Where a value comes from: forms and query strings know only texts, and cannot say false or an empty list. */
export type ValueOrigin = 'json' | 'form' | 'query'

/** A value as read, null in the place of what could not be; the errors have paths relative to it. */
interface ReadValue {
  valore: unknown
  errori: UserError[]
}

/** How a field is read, after the old framework's coercions. Null, and an empty text where it means nothing, is null. */
export interface RestField {
  /** Must be there in POST and PUT. */
  required: boolean
  /** What OPTIONS calls it. */
  tipo: 'integer' | 'string' | 'boolean' | 'date' | 'field' | 'list' | 'nested object' | 'file upload'
  /** The field is a file, or a list of them: then the body may be as large as files are. */
  file?: true
  /** A list of whole numbers. */
  numeri?: true
  schema: JsonSchema
  /** What a form means that leaves it out, in POST and PUT. */
  assenteNelForm?: unknown
  /** The fields of a row; the errors of a list of rows are nested by row. */
  righe?: Record<string, RestField>
  /** The fields of an object; its errors are nested. */
  campi?: Record<string, RestField>
  /** Where the filter or the input of the schema has it, when it is not under its own name: `periodo.dal`. */
  fills?: string
  read(value: unknown, origin: ValueOrigin): ReadValue
}

export interface Options {
  required?: boolean
  /** Instead of the message about the type. */
  messaggio?: string
  /** Instead of the message about a number that is not whole. */
  notInteger?: string
  descrizione?: string
  /** Where the filter or the input of the schema has it, when it is not under its own name: `periodo.dal`. */
  fills?: string
}

const ok = (value: unknown): ReadValue => ({ valore: value, errori: [] })

/** The value is refused: null takes its place. */
export const refusedValue = (message: string, field: string | null = null): ReadValue => ({
  valore: null,
  errori: [{ code: 'INVALID', field, message }],
})

const isNull = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const INT_MAX = 2_147_483_647

function base(options: Options, schema: JsonSchema) {
  const { required = false, descrizione, fills } = options
  return {
    required,
    schema: descrizione ? { ...schema, description: descrizione } : schema,
    ...(fills ? { fills } : {}),
  }
}

/** A whole number within int4: 3, 1.0, "3", " 7 ", "3.0". */
export function integerField(options: Options = {}): RestField {
  return {
    ...base(options, { type: ['integer', 'null'] }),
    tipo: 'integer',
    read(value) {
      if (isNull(value)) return ok(null)
      if (typeof value === 'string' && value.length > 1000) return refusedValue(messages.TOO_LONG)
      const text = typeof value === 'string' && /^\s*[+-]?\d+(\.0*)?\s*$/.test(value)
      const numero = typeof value === 'number' || text ? Number(value) : Number.NaN
      if (!Number.isInteger(numero)) return refusedValue(options.messaggio ?? messages.NOT_INTEGER)
      if (numero > INT_MAX) return refusedValue(messages.atMost(INT_MAX))
      return numero < -INT_MAX - 1 ? refusedValue(messages.atLeast(-INT_MAX - 1)) : ok(numero)
    },
  }
}

const PLAIN_NUMBER = /^\s*[+-]?\d{1,300}(\.\d*)?\s*$/
/** What the old framework's decimals took: `.5` and `1e2` too. */
const DECIMAL_TEXT = /^\s*[+-]?(\d{1,300}(\.\d{0,300})?|\.\d{1,300})(e[+-]?\d{1,3})?\s*$/i

/** A number, or its text in a form; NaN for anything else. */
const numberIn = (value: unknown, form: RegExp) =>
  typeof value === 'number' || (typeof value === 'string' && form.test(value)) ? Number(value) : Number.NaN

/** An amount, a percentage: a number with decimals. JSON numbers and their text, with an exponent too. */
export function decimalField(options: Options = {}): RestField {
  return {
    ...base(options, { type: ['number', 'null'] }),
    tipo: 'integer',
    read(value) {
      if (isNull(value)) return ok(null)
      const numero = numberIn(value, DECIMAL_TEXT)
      return Number.isFinite(numero) ? ok(numero) : refusedValue(options.messaggio ?? messages.NOT_NUMBER)
    },
  }
}

/** A whole number that the operation judges, 0 and -1 included; what the schema cannot take is refused in its words. */
export function numberField(options: Options = {}): RestField {
  return {
    ...base(options, { type: ['integer', 'null'] }),
    tipo: 'integer',
    read(value) {
      if (isNull(value)) return ok(null)
      const number = numberIn(value, PLAIN_NUMBER)
      if (!Number.isFinite(number)) return refusedValue(options.messaggio ?? messages.NOT_INTEGER)
      if (!Number.isInteger(number)) return refusedValue(options.notInteger ?? WHOLE_NUMBER)
      if (number > INT_MAX) return refusedValue(messages.atMost(INT_MAX))
      return number < -INT_MAX - 1 ? refusedValue(messages.atLeast(-INT_MAX - 1)) : ok(number)
    },
  }
}

/** The number of another object: 1, "1", " 1 ", 1.0. */
export function pkField(options: Options = {}): RestField {
  return {
    ...base(options, { type: ['integer', 'null'] }),
    tipo: 'field',
    read(value) {
      if (isNull(value)) return ok(null)
      const text = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)
      const numero = typeof value === 'number' || text ? Number(value) : Number.NaN
      if (Number.isNaN(numero) || (Number.isFinite(numero) && !Number.isInteger(numero))) {
        return refusedValue(options.messaggio ?? messages.notPk(messages.jsonTypeOf(value)))
      }
      return Math.abs(numero) > INT_MAX ? refusedValue(messages.unknownPk(String(value).trim())) : ok(numero)
    },
  }
}

/** A text; numbers become text. Trimmed unless `intatto` (passwords). */
export function textField(options: Options & { intatto?: boolean } = {}): RestField {
  return {
    ...base(options, { type: ['string', 'null'] }),
    tipo: 'string',
    read(value) {
      if (value === null || value === undefined) return ok(null)
      if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value))) {
        return refusedValue(options.messaggio ?? messages.NOT_TEXT)
      }
      const read = options.intatto ? String(value) : String(value).trim()
      if (read.includes('\0')) return refusedValue(messages.NUL_CHARACTER)
      return read.isWellFormed() ? ok(read) : refusedValue(messages.LONE_SURROGATE)
    },
  }
}

/** One of some texts, spelled as they are. @param options `open`: there are others, which look so */
export function choiceField(values: readonly string[], options: Options & { open?: RegExp } = {}): RestField {
  return {
    ...base(options, { type: ['string', 'null'], enum: [...values, null] }),
    tipo: 'string',
    read(value) {
      if (isNull(value)) return ok(null)
      const read = typeof value === 'string' ? value.trim() : ''
      const isTaken = values.includes(read) || options.open?.test(read)
      return isTaken ? ok(read) : refusedValue(options.messaggio ?? messages.notChoice(value))
    },
  }
}

/**
 * The key of an entry of a list of the firm: a documented one, or another in the same spelling, which the operation
 * judges.
 */
export function keyField(documented: readonly string[], options: Options = {}): RestField {
  const inUpperCase = documented.every((key) => key === key.toUpperCase())
  return choiceField(documented, { ...options, open: inUpperCase ? /^[A-Z][A-Z0-9_]{0,49}$/ : /^[a-z0-9_]{1,50}$/ })
}

const TRUE_WORDS = new Set(['t', 'y', 'yes', 'true', 'on', '1', '1.0'])
const FALSE_WORDS = new Set(['f', 'n', 'no', 'false', 'off', '0', '0.0'])

/** True and false in the old framework's spellings; a form that leaves it out means false. */
export function booleanField(options: Options = {}): RestField {
  return {
    ...base(options, { type: ['boolean', 'null'] }),
    tipo: 'boolean',
    assenteNelForm: false,
    read(value) {
      if (isNull(value)) return ok(null)
      const word = typeof value === 'object' ? '' : String(value).trim().toLowerCase()
      if (word === 'null') return ok(null)
      if (TRUE_WORDS.has(word)) return ok(true)
      return FALSE_WORDS.has(word) ? ok(false) : refusedValue(options.messaggio ?? messages.NOT_BOOLEAN)
    },
  }
}

/** A day: "2026-12-31", "2026-1-5", "20260105". */
export function dayField(options: Options = {}): RestField {
  return {
    ...base(options, { type: ['string', 'null'], format: 'date' }),
    tipo: 'date',
    read(value) {
      if (isNull(value)) return ok(null)
      const parts = typeof value === 'string' ? /^(\d{4})(?:-(\d\d?)-(\d\d?)|(\d\d)(\d\d))$/.exec(value.trim()) : null
      if (!parts) return refusedValue(options.messaggio ?? messages.NOT_DATE)
      const [, year, month = parts[4] ?? '', workday = parts[5] ?? ''] = parts
      const read = `${year}-${month.padStart(2, '0')}-${workday.padStart(2, '0')}`
      const data = new Date(`${read}T00:00:00Z`)
      const exists = !Number.isNaN(data.getTime()) && data.toISOString().startsWith(read) && year !== '0000'
      return exists ? ok(read) : refusedValue(options.messaggio ?? messages.NOT_DATE)
    },
  }
}

/** What the operation reads for itself: pairs, a free map. */
export const freeField = (schema: JsonSchema): RestField => ({
  required: false,
  tipo: 'field',
  schema,
  read: (value) => ({ valore: value ?? null, errori: [] }),
})

const MAX_ELEMENTS = 1000

/** The items of a list field, or why it is none. A form repeats the key, and cannot send an empty list. */
function elements(value: unknown, origin: ValueOrigin): unknown[] | ReadValue {
  if (origin !== 'json' && !Array.isArray(value)) return isNull(value) ? [] : [value]
  if (!Array.isArray(value)) return refusedValue(messages.notList(messages.jsonTypeOf(value)))
  return value.length > MAX_ELEMENTS ? refusedValue(messages.tooManyItems(MAX_ELEMENTS)) : value
}

/** A list of scalars, at most 1000; of each wrong item the list has the message. */
export function listOfField(of: RestField, options: Options = {}): RestField {
  return {
    ...base(options, { type: ['array', 'null'], items: notNull(of.schema), maxItems: MAX_ELEMENTS }),
    tipo: 'list',
    ...(of.file ? { file: true as const } : {}),
    ...([of.schema.type].flat().includes('integer') ? { numeri: true as const } : {}),
    read(value, origin) {
      if (value === null || value === undefined)
        return options.required ? refusedValue(messages.NOT_NULLABLE) : ok(null)
      const read = elements(value, origin)
      if (!Array.isArray(read)) return read
      const items = read.map((item) => (isNull(item) ? refusedValue(messages.NOT_NULLABLE) : of.read(item, origin)))
      const errors = items.flatMap((item) => item.errori)
      return { valore: items.filter((item) => item.errori.length === 0).map((item) => item.valore), errori: errors }
    },
  }
}

/** A list of rows, at most 1000, each read by its own fields. */
export function rowsField(fields: Record<string, RestField>, options: Options = {}): RestField {
  return {
    ...base(options, { type: ['array', 'null'], items: jsonSchemaOfFields(fields), maxItems: MAX_ELEMENTS }),
    tipo: 'list',
    righe: fields,
    read(value, origin) {
      if (value === null || value === undefined)
        return options.required ? refusedValue(messages.NOT_NULLABLE) : ok(null)
      const read = elements(value, origin)
      if (!Array.isArray(read)) return read
      const items = read.map((riga) => readFields(fields, riga, { origine: origin, parziale: false }))
      const errors = items.flatMap((item, index) =>
        item.errori.map((error) => ({
          ...error,
          field: error.field === null ? `[${index}]` : `[${index}].${error.field}`,
        })),
      )
      return { valore: items.map((item) => item.valore), errori: errors }
    },
  }
}

/** An object read by its own fields; missing and null are nothing. */
export function objectField(fields: Record<string, RestField>, options: Options = {}): RestField {
  return {
    ...base(options, { ...jsonSchemaOfFields(fields), type: ['object', 'null'] }),
    tipo: 'nested object',
    campi: fields,
    read(value, origin) {
      if (isNull(value)) return ok(null)
      const read = readFields(fields, value, { origine: origin, parziale: true })
      const errors = read.errori.map((error) => ({ ...error, field: error.field && `.${error.field}` }))
      return { valore: read.valore, errori: errors }
    },
  }
}

/** The same schema without null: what must be there is refused when it is null. */
function notNull(schema: JsonSchema): JsonSchema {
  const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : null
  const values = Array.isArray(schema.enum) ? schema.enum.filter((value) => value !== null) : null
  return {
    ...schema,
    ...(types ? { type: types.length === 1 ? types[0] : types } : {}),
    ...(values ? { enum: values } : {}),
  }
}

/** The JSON schema of an object with these fields. */
export function jsonSchemaOfFields(fields: Record<string, RestField>): JsonSchema {
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  const schemaOf = ({ schema, required: isRequired }: RestField) => (isRequired ? notNull(schema) : schema)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** `altezza_min` → `altezzaMin`: the variable of a documented field. */
export function variableOf(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** The place of a field in the filter of the schema, and in what is in it: `['periodo', 'dal']`. */
const placeOf = (name: string, { fills }: RestField) => (fills ?? variableOf(name)).split('.') as [string, string?]

/** The argument of the filter that a field of the query string stands for, or is a part of. */
export const filterArgument = (name: string, field: RestField): string => placeOf(name, field)[0]

/** A value at a place that another field may have filled too: of two lists what both name. */
const inBoth = <T>(before: unknown, value: T): T =>
  Array.isArray(before) && Array.isArray(value) ? (value.filter((item) => before.includes(item)) as T) : value

/** What a filter of the schema is made of: its arguments with what they are, `of` each field of the query string. */
function atPlaces<T>(fields: RestFields, of: (variable: string) => T | undefined) {
  const filter: Record<string, T | Record<string, T>> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = of(variableOf(name))
    const [first, inner] = placeOf(name, field)
    if (value === undefined) continue
    filter[first] = inner
      ? { ...(filter[first] as Record<string, T> | undefined), [inner]: value }
      : inBoth(filter[first], value)
  }
  return filter
}

/** The filter of the schema for the values of a query string, each where its field belongs. */
export const filterOf = (fields: RestFields, values: Readonly<Record<string, unknown>>) =>
  atPlaces(fields, (variable) => values[variable])

/** The same as a document writes it, with a variable for each field: `periodo: { dal: $fromDate, al: $toDate }`. */
export const filterText = (fields: RestFields): string => `filtro: { ${placedText(fields)} }`

/** The fields of an input as a document writes them, each at its place, with a variable for each. */
export function placedText(fields: RestFields): string {
  const places = atPlaces(fields, (variable) => `$${variable}`)
  const textOf = (place: string | Record<string, string>): string =>
    typeof place === 'string' ? place : `{ ${listed(place)} }`
  const listed = (filter: typeof places): string =>
    Object.entries(filter)
      .map(([name, place]) => `${name}: ${textOf(place)}`)
      .join(', ')
  return listed(places)
}

/**
 * Reads the declared fields of an object and nothing else (mass assignment is closed by the table).
 * @param parziale PATCH: what is missing stays missing
 * @returns values by variable name; errors by variable path (`serramenti[0].altezza`), in the order of the table
 */
export function readFields(
  fields: Record<string, RestField>,
  data: unknown,
  { origine, parziale }: { origine: ValueOrigin; parziale: boolean },
): { valore: Record<string, unknown>; errori: UserError[] } {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { valore: {}, errori: refusedValue(messages.notDictionary(messages.jsonTypeOf(data))).errori }
  }
  const values: Record<string, unknown> = {}
  const errors: UserError[] = []
  for (const [name, field] of Object.entries(fields)) {
    const variable = variableOf(name)
    const present = Object.hasOwn(data, name)
    const absent = origine === 'form' && !parziale ? field.assenteNelForm : undefined
    if (!present && absent === undefined) {
      if (field.required && !parziale) errors.push({ code: 'REQUIRED', field: variable, message: messages.REQUIRED })
      continue
    }
    const read = field.read(present ? (data as Record<string, unknown>)[name] : absent, origine)
    values[variable] = read.valore
    for (const error of read.errori) errors.push({ ...error, field: `${variable}${error.field ?? ''}` })
  }
  return { valore: values, errori: errors }
}
