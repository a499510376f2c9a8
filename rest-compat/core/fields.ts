import type { UserError } from '../../server/platform/errors.ts'
import { WHOLE_NUMBER } from '../../server/shared/fields/fields.ts'
import type { JsonSchema } from './answerShape.ts'
import * as messaggi from './messages.ts'

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
  obbligatorio: boolean
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
  leggi(value: unknown, origine: ValueOrigin): ReadValue
}

export interface Opzioni {
  obbligatorio?: boolean
  /** Instead of the message about the type. */
  messaggio?: string
  /** Instead of the message about a number that is not whole. */
  nonIntero?: string
  descrizione?: string
}

const ok = (valore: unknown): ReadValue => ({ valore, errori: [] })

/** The value is refused: null takes its place. */
export const refusedValue = (message: string, field: string | null = null): ReadValue => ({
  valore: null,
  errori: [{ code: 'INVALID', field, message }],
})

const nullo = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const INT_MAX = 2_147_483_647

function base(opzioni: Opzioni, schema: JsonSchema) {
  const { obbligatorio = false, descrizione } = opzioni
  return { obbligatorio, schema: descrizione ? { ...schema, description: descrizione } : schema }
}

/** A whole number within int4: 3, 1.0, "3", " 7 ", "3.0". */
export function integerField(opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['integer', 'null'] }),
    tipo: 'integer',
    leggi(value) {
      if (nullo(value)) return ok(null)
      if (typeof value === 'string' && value.length > 1000) return refusedValue(messaggi.TOO_LONG)
      const testo = typeof value === 'string' && /^\s*[+-]?\d+(\.0*)?\s*$/.test(value)
      const numero = typeof value === 'number' || testo ? Number(value) : Number.NaN
      if (!Number.isInteger(numero)) return refusedValue(opzioni.messaggio ?? messaggi.NOT_INTEGER)
      if (numero > INT_MAX) return refusedValue(messaggi.atMost(INT_MAX))
      return numero < -INT_MAX - 1 ? refusedValue(messaggi.atLeast(-INT_MAX - 1)) : ok(numero)
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
export function decimalField(opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['number', 'null'] }),
    tipo: 'integer',
    leggi(value) {
      if (nullo(value)) return ok(null)
      const numero = numberIn(value, DECIMAL_TEXT)
      return Number.isFinite(numero) ? ok(numero) : refusedValue(opzioni.messaggio ?? messaggi.NOT_NUMBER)
    },
  }
}

/** A whole number that the operation judges, 0 and -1 included; what the schema cannot take is refused in its words. */
export function numberField(opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['integer', 'null'] }),
    tipo: 'integer',
    leggi(value) {
      if (nullo(value)) return ok(null)
      const number = numberIn(value, PLAIN_NUMBER)
      if (!Number.isFinite(number)) return refusedValue(opzioni.messaggio ?? messaggi.NOT_INTEGER)
      if (!Number.isInteger(number)) return refusedValue(opzioni.nonIntero ?? WHOLE_NUMBER)
      if (number > INT_MAX) return refusedValue(messaggi.atMost(INT_MAX))
      return number < -INT_MAX - 1 ? refusedValue(messaggi.atLeast(-INT_MAX - 1)) : ok(number)
    },
  }
}

/** The number of another object: 1, "1", " 1 ", 1.0. */
export function pkField(opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['integer', 'null'] }),
    tipo: 'field',
    leggi(value) {
      if (nullo(value)) return ok(null)
      const testo = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)
      const numero = typeof value === 'number' || testo ? Number(value) : Number.NaN
      if (Number.isNaN(numero) || (Number.isFinite(numero) && !Number.isInteger(numero))) {
        return refusedValue(opzioni.messaggio ?? messaggi.notPk(messaggi.jsonTypeOf(value)))
      }
      return Math.abs(numero) > INT_MAX ? refusedValue(messaggi.unknownPk(String(value).trim())) : ok(numero)
    },
  }
}

/** A text; numbers become text. Trimmed unless `intatto` (passwords). */
export function textField(opzioni: Opzioni & { intatto?: boolean } = {}): RestField {
  return {
    ...base(opzioni, { type: ['string', 'null'] }),
    tipo: 'string',
    leggi(value) {
      if (value === null || value === undefined) return ok(null)
      if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value))) {
        return refusedValue(opzioni.messaggio ?? messaggi.NOT_TEXT)
      }
      const letto = opzioni.intatto ? String(value) : String(value).trim()
      if (letto.includes('\0')) return refusedValue(messaggi.NUL_CHARACTER)
      return letto.isWellFormed() ? ok(letto) : refusedValue(messaggi.LONE_SURROGATE)
    },
  }
}

/** One of some texts, spelled as they are. */
export function choiceField(values: readonly string[], opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['string', 'null'], enum: [...values, null] }),
    tipo: 'string',
    leggi(value) {
      if (nullo(value)) return ok(null)
      const letto = typeof value === 'string' ? value.trim() : ''
      return values.includes(letto) ? ok(letto) : refusedValue(opzioni.messaggio ?? messaggi.notChoice(value))
    },
  }
}

const VERO = new Set(['t', 'y', 'yes', 'true', 'on', '1', '1.0'])
const FALSO = new Set(['f', 'n', 'no', 'false', 'off', '0', '0.0'])

/** True and false in the old framework's spellings; a form that leaves it out means false. */
export function booleanField(opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['boolean', 'null'] }),
    tipo: 'boolean',
    assenteNelForm: false,
    leggi(value) {
      if (nullo(value)) return ok(null)
      const word = typeof value === 'object' ? '' : String(value).trim().toLowerCase()
      if (word === 'null') return ok(null)
      if (VERO.has(word)) return ok(true)
      return FALSO.has(word) ? ok(false) : refusedValue(opzioni.messaggio ?? messaggi.NOT_BOOLEAN)
    },
  }
}

/** A day: "2026-12-31", "2026-1-5", "20260105". */
export function dayField(opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['string', 'null'], format: 'date' }),
    tipo: 'date',
    leggi(value) {
      if (nullo(value)) return ok(null)
      const parti = typeof value === 'string' ? /^(\d{4})(?:-(\d\d?)-(\d\d?)|(\d\d)(\d\d))$/.exec(value.trim()) : null
      if (!parti) return refusedValue(opzioni.messaggio ?? messaggi.NOT_DATE)
      const [, anno, mese = parti[4] ?? '', giornata = parti[5] ?? ''] = parti
      const letto = `${anno}-${mese.padStart(2, '0')}-${giornata.padStart(2, '0')}`
      const data = new Date(`${letto}T00:00:00Z`)
      const esiste = !Number.isNaN(data.getTime()) && data.toISOString().startsWith(letto) && anno !== '0000'
      return esiste ? ok(letto) : refusedValue(opzioni.messaggio ?? messaggi.NOT_DATE)
    },
  }
}

/** What the operation reads for itself: pairs, a free map. */
export const freeField = (schema: JsonSchema): RestField => ({
  obbligatorio: false,
  tipo: 'field',
  schema,
  leggi: (value) => ({ valore: value ?? null, errori: [] }),
})

const MAX_ELEMENTI = 1000

/** The items of a list field, or why it is none. A form repeats the key, and cannot send an empty list. */
function elementi(value: unknown, origine: ValueOrigin): unknown[] | ReadValue {
  if (origine !== 'json' && !Array.isArray(value)) return nullo(value) ? [] : [value]
  if (!Array.isArray(value)) return refusedValue(messaggi.notList(messaggi.jsonTypeOf(value)))
  return value.length > MAX_ELEMENTI ? refusedValue(messaggi.tooManyItems(MAX_ELEMENTI)) : value
}

/** A list of scalars, at most 1000; of each wrong item the list has the message. */
export function listOfField(di: RestField, opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['array', 'null'], items: notNull(di.schema), maxItems: MAX_ELEMENTI }),
    tipo: 'list',
    ...(di.file ? { file: true as const } : {}),
    ...([di.schema.type].flat().includes('integer') ? { numeri: true as const } : {}),
    leggi(value, origine) {
      if (value === null || value === undefined)
        return opzioni.obbligatorio ? refusedValue(messaggi.NOT_NULLABLE) : ok(null)
      const letti = elementi(value, origine)
      if (!Array.isArray(letti)) return letti
      const voci = letti.map((voce) => (nullo(voce) ? refusedValue(messaggi.NOT_NULLABLE) : di.leggi(voce, origine)))
      const errori = voci.flatMap((voce) => voce.errori)
      return { valore: voci.filter((voce) => voce.errori.length === 0).map((voce) => voce.valore), errori }
    },
  }
}

/** A list of rows, at most 1000, each read by its own fields. */
export function rowsField(fields: Record<string, RestField>, opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { type: ['array', 'null'], items: jsonSchemaOfFields(fields), maxItems: MAX_ELEMENTI }),
    tipo: 'list',
    righe: fields,
    leggi(value, origine) {
      if (value === null || value === undefined)
        return opzioni.obbligatorio ? refusedValue(messaggi.NOT_NULLABLE) : ok(null)
      const letti = elementi(value, origine)
      if (!Array.isArray(letti)) return letti
      const voci = letti.map((riga) => readFields(fields, riga, { origine, parziale: false }))
      const errori = voci.flatMap((voce, index) =>
        voce.errori.map((error) => ({
          ...error,
          field: error.field === null ? `[${index}]` : `[${index}].${error.field}`,
        })),
      )
      return { valore: voci.map((voce) => voce.valore), errori }
    },
  }
}

/** An object read by its own fields; missing and null are nothing. */
export function objectField(campi: Record<string, RestField>, opzioni: Opzioni = {}): RestField {
  return {
    ...base(opzioni, { ...jsonSchemaOfFields(campi), type: ['object', 'null'] }),
    tipo: 'nested object',
    campi,
    leggi(value, origine) {
      if (nullo(value)) return ok(null)
      const letto = readFields(campi, value, { origine, parziale: true })
      const errori = letto.errori.map((error) => ({ ...error, field: error.field && `.${error.field}` }))
      return { valore: letto.valore, errori }
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
  const required = Object.keys(fields).filter((nome) => fields[nome]?.obbligatorio)
  const schemaOf = ({ schema, obbligatorio }: RestField) => (obbligatorio ? notNull(schema) : schema)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([nome, campo]) => [nome, schemaOf(campo)])),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** `altezza_min` → `altezzaMin`: the variable of a documented field. */
export function variableOf(nome: string): string {
  return nome.replace(/_([a-z0-9])/g, (_, lettera: string) => lettera.toUpperCase())
}

/**
 * Reads the declared fields of an object and nothing else (mass assignment is closed by the table).
 * @param parziale PATCH: what is missing stays missing
 * @returns values by variable name; errors by variable path (`serramenti[0].altezza`), in the order of the table
 */
export function readFields(
  fields: Record<string, RestField>,
  dati: unknown,
  { origine, parziale }: { origine: ValueOrigin; parziale: boolean },
): { valore: Record<string, unknown>; errori: UserError[] } {
  if (typeof dati !== 'object' || dati === null || Array.isArray(dati)) {
    return { valore: {}, errori: refusedValue(messaggi.notDictionary(messaggi.jsonTypeOf(dati))).errori }
  }
  const values: Record<string, unknown> = {}
  const errori: UserError[] = []
  for (const [nome, campo] of Object.entries(fields)) {
    const variabile = variableOf(nome)
    const presente = Object.hasOwn(dati, nome)
    const assente = origine === 'form' && !parziale ? campo.assenteNelForm : undefined
    if (!presente && assente === undefined) {
      if (campo.obbligatorio && !parziale)
        errori.push({ code: 'REQUIRED', field: variabile, message: messaggi.REQUIRED })
      continue
    }
    const letto = campo.leggi(presente ? (dati as Record<string, unknown>)[nome] : assente, origine)
    values[variabile] = letto.valore
    for (const error of letto.errori) errori.push({ ...error, field: `${variabile}${error.field ?? ''}` })
  }
  return { valore: values, errori }
}
