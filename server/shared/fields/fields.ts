// The fields that forms are made of: how input is read (numbers as text, null for empty) and refused, in Italian.
import {
  type AnyObject,
  type AnySchema,
  array,
  type BooleanSchema,
  boolean,
  mixed,
  type NumberSchema,
  number,
  type ObjectSchema,
  type SchemaDescription,
  type StringSchema,
  setLocale,
  string,
} from 'yup'
import { trimOf } from '../text/text.ts'

export const REQUIRED_FIELD = 'Campo obbligatorio'
export const WHOLE_NUMBER = 'È richiesto un numero intero'
export const INVALID_CHOICE = 'Il valore non è tra le scelte disponibili'

// Whatever a schema does not say itself is Italian too.
setLocale({
  mixed: {
    default: 'Valore non valido',
    required: REQUIRED_FIELD,
    defined: REQUIRED_FIELD,
    notNull: REQUIRED_FIELD,
    oneOf: INVALID_CHOICE,
    notType: 'Valore non valido',
  },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: yup fills these in
  string: { max: 'Assicurati che questo campo non abbia più di ${max} caratteri.', email: 'Indirizzo non valido' },
  number: {
    integer: WHOLE_NUMBER,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: yup fills these in
    min: 'Assicurati che il valore sia maggiore o uguale a ${min}.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: yup fills these in
    max: 'Assicurati che il valore sia minore o uguale a ${max}.',
    positive: 'Deve essere un numero positivo',
  },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: yup fills these in
  array: { max: 'Non più di ${max} elementi' },
})

/**
 * yup's own coercions call toString() of whatever was sent, which JSON can shadow: the fields read for themselves.
 * Changed in place, because those coercions look at the instance that they were made with.
 */
export function withoutCoercion<S extends AnySchema>(schema: S): S {
  return schema.withMutation((stesso: S) => stesso.clone({ coerce: false }))
}

const NUMERO = /^[+-]?\d{1,15}(?:\.\d+)?$/

/** A JSON number or its plain decimal text; empty, blank and null are 'nothing'. */
export function parseNumber(_valore: unknown, originale: unknown): number | undefined {
  if (typeof originale === 'number') return originale
  if (originale == null) return undefined
  const testo = typeof originale === 'string' ? originale.trim() : 'x'
  if (testo === '') return undefined
  return NUMERO.test(testo) ? Number(testo) : Number.NaN
}

/** A required whole number; `messaggio` stands for a missing and for a non-numeric value. */
export function integerRule(messaggio = REQUIRED_FIELD, nonIntero = WHOLE_NUMBER): NumberSchema<number> {
  return withoutCoercion(number()).transform(parseNumber).typeError(messaggio).required(messaggio).integer(nonIntero)
}

const MM_MIN = 1
const MM_MAX = 100_000

/** A required length, whole millimetres from 1 to 100.000. */
export function millimetresRule(): NumberSchema<number> {
  return integerRule().min(MM_MIN).max(MM_MAX)
}

/** A length that may be missing (null). */
export function optionalMillimetresRule(): NumberSchema<number | null, AnyObject, null, 'd'> {
  return withoutCoercion(number())
    .transform((valore, originale) => parseNumber(valore, originale) ?? null)
    .typeError('È richiesto un numero valido')
    .nullable()
    .defined()
    .default(null)
    .integer()
    .min(MM_MIN)
    .max(MM_MAX)
}

/** Largest id of the database (int4): beyond it there is no such object. */
export const ID_MAX = 2_147_483_647

/** The required number of an object of the catalogue. */
export function idRule(messaggio = REQUIRED_FIELD): NumberSchema<number> {
  return integerRule(messaggio, INVALID_CHOICE)
    .min(1, INVALID_CHOICE)
    .max(ID_MAX, INVALID_CHOICE)
    .meta({ kind: 'reference' })
}

interface Referenced {
  /** As Prisma calls it. */
  model: string
  /** What is said of a number that there is not; `unknownPkMessage` unless told. */
  message?: string
}

/** What the number of a rule is the number of: one that there is not is told with all else that is wrong. */
export const refersTo = <Rule extends AnySchema>(model: string, rule: Rule, message?: string): Rule =>
  rule.meta({ references: message === undefined ? { model } : { model, message } })

/** The number of something that may be left out: null when empty. `messaggio` is for what is no number. */
export const optionalIdRule = (messaggio = INVALID_CHOICE) =>
  number()
    .transform((valore: unknown, originale: unknown) => (originale === '' ? null : valore))
    .typeError(messaggio)
    .nullable()
    .defined()
    .default(null)
    .integer(INVALID_CHOICE)
    .min(1, INVALID_CHOICE)
    .max(ID_MAX, INVALID_CHOICE)
    .meta({ kind: 'reference' })

/** A list that may be missing (null, empty). Past `max` items the rest is not even looked at. */
export function truncatedRule<T>(max: number): (valore: T[] | null, originale: unknown) => T[] | null {
  return (valore, originale) => {
    if (originale === null || originale === '') return []
    return Array.isArray(valore) && valore.length > max ? valore.slice(0, max + 1) : valore
  }
}

/** A list of ids, empty when missing. @param model what they are numbers of, where one that is not there is refused */
export function idListRule(max = 200, model?: string) {
  return array()
    .of(model === undefined ? idRule() : refersTo(model, idRule()))
    .transform(truncatedRule<number>(max))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(max)
}

const VERO = /^(?:true|t|yes|y|on|1)$/i
const FALSO = /^(?:false|f|no|n|off|0)$/i

/** True and false as JSON or as forms write them; missing is `predefinito`. */
export function booleanRule(predefinito: boolean): BooleanSchema<boolean, AnyObject, boolean, 'd'> {
  return withoutCoercion(boolean())
    .transform((_valore, originale: unknown) => {
      if (originale === null || originale === '') return predefinito
      const testo = typeof originale === 'number' || typeof originale === 'string' ? String(originale).trim() : ''
      return VERO.test(testo) ? true : FALSO.test(testo) ? false : originale
    })
    .defined()
    .default(predefinito)
}

/** True, false, or an answer that is missing (null), as JSON or as forms write them. */
export function optionalBooleanRule() {
  return booleanRule(false)
    .nullable()
    .transform((valore, originale: unknown) => (originale === null || originale === '' ? null : valore))
    .default(null)
}

const CONTROLLO_RIGA = /[\p{Cc}\u2028\u2029]/u
// Tab, line feed and carriage return are text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLLO_TESTO = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const CARATTERI_NON_AMMESSI = 'Sono presenti caratteri non ammessi'

function leggiTesto(_valore: unknown, originale: unknown): unknown {
  if (originale == null) return ''
  if (typeof originale === 'number') return String(originale)
  return typeof originale === 'string' ? trimOf(originale, ' \t\r\n') : originale
}

function campoTesto(max: number, vietati: RegExp): StringSchema<string, AnyObject, '', 'd'> {
  return (
    withoutCoercion(string())
      .transform(leggiTesto)
      .typeError('È richiesto un testo')
      .defined()
      .default('')
      .max(max)
      // Made optional by a schema, the text may be missing or null; one that is too long is not read.
      .test('null', 'I caratteri null non sono ammessi.', (testo?: string | null) => {
        return !testo || testo.length > max || !testo.includes('\0')
      })
      .test('caratteri', CARATTERI_NON_AMMESSI, (testo?: string | null) => {
        if (!testo || testo.length > max) return true
        const senzaNull = testo.replaceAll('\0', '')
        return !vietati.test(senzaNull) && senzaNull.isWellFormed()
      })
  )
}

/** One line of plain text, trimmed, '' when missing; no line breaks or control characters (mail headers). */
export function singleLineRule(max: number): StringSchema<string, AnyObject, '', 'd'> {
  return campoTesto(max, CONTROLLO_RIGA)
}

/** Plain text of several lines, trimmed, '' when missing. */
export function longTextRule(max: number): StringSchema<string, AnyObject, '', 'd'> {
  return campoTesto(max, CONTROLLO_TESTO)
}

const INVALID_DATE = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
const INVALID_TIME = "L'ora è in un formato errato. Usa uno dei seguenti formati: HH:mm."
const ANNI = [1900, 2199] as const
const FUORI_DAGLI_ANNI = `L'anno deve stare fra ${ANNI[0]} e ${ANNI[1]}.`

const vuotoENullo = (valore: unknown, originale: unknown) => (originale === '' ? null : valore)

/** True for an existing day written 'YYYY-MM-DD'. */
function dayExists(testo: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(testo)) return false
  const data = new Date(`${testo}T00:00:00Z`)
  return !Number.isNaN(data.getTime()) && data.toISOString().startsWith(testo)
}

function fraGliAnni(testo: string): boolean {
  const anno = Number(testo.slice(0, 4))
  return anno >= ANNI[0] && anno <= ANNI[1]
}

/** A day, 'YYYY-MM-DD', between 1900 and 2199; `required` is the caller's to add. */
export function dayRule() {
  return string()
    .strict()
    .typeError(INVALID_DATE)
    .test('giorno', INVALID_DATE, (testo) => !testo || dayExists(testo))
    .test('anni', FUORI_DAGLI_ANNI, (testo) => !testo || !dayExists(testo) || fraGliAnni(testo))
    .meta({ kind: 'day' })
}

/** A day that may be missing (null). */
export function optionalDayRule() {
  return dayRule().strict(false).transform(vuotoENullo).nullable().defined().default(null)
}

/** An hour of the clock that may be missing (null): 'HH:mm'; seconds are left out. */
export function optionalTimeRule() {
  return withoutCoercion(string())
    .typeError(INVALID_TIME)
    .transform((valore, originale) => {
      if (originale === '' || originale == null) return null
      const letta = typeof originale === 'string' ? /^(\d\d:\d\d)(:\d\d(\.\d+)?)?$/.exec(originale.trim()) : null
      return letta ? letta[1] : valore
    })
    .nullable()
    .defined()
    .default(null)
    .test('ora', INVALID_TIME, (testo) => testo == null || /^([01]\d|2[0-3]):[0-5]\d$/.test(testo))
    .meta({ kind: 'time' })
}

/** One of the words of a list; the empty text is none. `required` or `nullable` is the caller's to add. */
export function oneOfRule<T extends string>(voci: readonly T[]) {
  return mixed<T>()
    .transform(vuotoENullo)
    .test('scelta', INVALID_CHOICE, (voce) => voce == null || voci.includes(voce))
    .meta({ kind: 'choice', choices: voci })
}

/** What a field holds, for those who read and write it without judging it; 'other' is for each to say. */
export type FieldKind = 'text' | 'number' | 'decimal' | 'boolean' | 'day' | 'time' | 'choice' | 'reference' | 'other'

declare module 'yup' {
  interface CustomSchemaMetadata {
    kind?: FieldKind
    /** The words of a 'choice'. */
    choices?: readonly string[]
    /** What a 'reference' is the number of. */
    references?: Referenced
    /** The rules that what is sent of an object is judged by, with the rest of the object. */
    judgedBy?: AnySchema
    /** For integrators, in English. */
    description?: string
  }
}

/**
 * A field of an entity, in one line: what people call it, its rule, and what integrators read of it. GraphQL, REST,
 * history and forms take it from here.
 */
export function field<Rule extends AnySchema>(label: string, rule: Rule, description?: string): Rule {
  const named = rule.label(label)
  return description === undefined ? named : named.meta({ description })
}

/** A field as its rule describes it. */
export interface FieldInfo {
  name: string
  /** Its place among the others, from 0. */
  position: number
  kind: FieldKind
  label: string
  description: string | undefined
  /** Must be there in a new object. */
  required: boolean
  nullable: boolean
  choices: readonly string[]
  /** What an object has that is written without it; undefined: it must be said. */
  missing: unknown
}

const KINDS: Readonly<Record<string, FieldKind>> = { string: 'text', number: 'decimal', boolean: 'boolean' }

/** What a rule holds that does not say it: a number is whole when the rule asks for it. */
const kindOf = ({ type, tests }: SchemaDescription): FieldKind | undefined =>
  tests.some((test) => test.name === 'integer') ? 'number' : KINDS[type]

/** The fields of a schema, in its order. */
export function fieldsOf<Values extends object>(schema: ObjectSchema<Values>): FieldInfo[] {
  return Object.entries(schema.describe().fields).map(([name, described], position) => {
    const { label = '', meta = {}, tests, optional, nullable, default: missing } = described as SchemaDescription
    return {
      name,
      position,
      label,
      kind: meta.kind ?? kindOf(described as SchemaDescription) ?? 'other',
      description: meta.description,
      required: tests.some((test) => test.name === 'required') || (!optional && !nullable && missing == null),
      nullable,
      choices: meta.choices ?? [],
      missing,
    }
  })
}

/** What people call the fields of an entity: the same words in form, history, conflict, Excel and PDF. */
export function labelsOf<Values extends object>(schema: ObjectSchema<Values>) {
  const labels = fieldsOf(schema).map(({ name, label }) => [name, label])
  return Object.fromEntries(labels) as Readonly<Record<keyof Values, string>>
}

/** 'The object does not exist', in the words of the old framework that clients know. */
export const unknownPkMessage = (pk: unknown) => `Pk "${pk}" non valido - l'oggetto non esiste.`

/** The version seen by who saves; the old clients send none. */
export const versioneRule = number().integer().nullable().default(null)
