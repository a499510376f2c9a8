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
import { trimOf } from '../text.ts'

/** What rules know of a call beside its values. */
export interface RuleContext {
  /** It is one of the documented `/api`, whose limits its clients know. */
  documented?: boolean
}

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
  return schema.withMutation((same: S) => same.clone({ coerce: false }))
}

const NUMERO = /^[+-]?\d{1,15}(?:\.\d+)?$/

/** A JSON number or its plain decimal text; empty, blank and null are 'nothing'. */
export function parseNumber(_value: unknown, originale: unknown): number | undefined {
  if (typeof originale === 'number') return originale
  if (originale == null) return undefined
  const text = typeof originale === 'string' ? originale.trim() : 'x'
  if (text === '') return undefined
  return NUMERO.test(text) ? Number(text) : Number.NaN
}

/** A required whole number; `message` stands for a missing and for a non-numeric value. */
export function integerRule(message = REQUIRED_FIELD, notWhole = WHOLE_NUMBER): NumberSchema<number> {
  return withoutCoercion(number()).transform(parseNumber).typeError(message).required(message).integer(notWhole)
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
    .transform((value, originale) => parseNumber(value, originale) ?? null)
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
export function idRule(message = REQUIRED_FIELD): NumberSchema<number> {
  return integerRule(message, INVALID_CHOICE)
    .min(1, INVALID_CHOICE)
    .max(ID_MAX, INVALID_CHOICE)
    .meta({ kind: 'reference' })
}

interface Referenced {
  /** As Prisma calls it. */
  model: string
  /** The column that it is named by, a text; its number unless told. */
  by?: string
  /** What is said of a number that there is not; `unknownPkMessage` unless told. */
  message?: string
}

/** What a reference is called without saying that it is a number: `fornitorePk` → `fornitore`; other names are left. */
export const bareName = (name: string): string => name.replace(/Pk$/, '')

/** What the number of a rule is the number of: one that there is not is told with all else that is wrong. */
export const refersTo = <Rule extends AnySchema>(model: string, rule: Rule, message?: string): Rule =>
  rule.meta({ references: message === undefined ? { model } : { model, message } })

/** As `refersTo`, of what is named by a text: that of a column, as Prisma calls it. */
export const refersToKey = <Rule extends AnySchema>(model: string, by: string, rule: Rule): Rule =>
  rule.meta({ references: { model, by } })

/** The number of something that may be left out: null when empty. `message` is for what is no number. */
export const optionalIdRule = (message = INVALID_CHOICE) =>
  number()
    .transform((value: unknown, originale: unknown) => (originale === '' ? null : value))
    .typeError(message)
    .nullable()
    .defined()
    .default(null)
    .integer(INVALID_CHOICE)
    .min(1, INVALID_CHOICE)
    .max(ID_MAX, INVALID_CHOICE)
    .meta({ kind: 'reference' })

/** A list that may be missing (null, empty). Past `max` items the rest is not even looked at. */
export function truncatedRule<T>(max: number): (value: T[] | null, originale: unknown) => T[] | null {
  return (value, originale) => {
    if (originale === null || originale === '') return []
    return Array.isArray(value) && value.length > max ? value.slice(0, max + 1) : value
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

const TRUE_WORDS = /^(?:true|t|yes|y|on|1)$/i
const FALSE_WORDS = /^(?:false|f|no|n|off|0)$/i

/** True and false as JSON or as forms write them; missing is `predefinito`. */
export function booleanRule(predefinito: boolean): BooleanSchema<boolean, AnyObject, boolean, 'd'> {
  return withoutCoercion(boolean())
    .transform((_value, originale: unknown) => {
      if (originale === null || originale === '') return predefinito
      const text = typeof originale === 'number' || typeof originale === 'string' ? String(originale).trim() : ''
      return TRUE_WORDS.test(text) ? true : FALSE_WORDS.test(text) ? false : originale
    })
    .defined()
    .default(predefinito)
}

/** True, false, or an answer that is missing (null), as JSON or as forms write them. */
export function optionalBooleanRule() {
  return booleanRule(false)
    .nullable()
    .transform((value, originale: unknown) => (originale === null || originale === '' ? null : value))
    .default(null)
}

const LINE_CONTROL = /[\p{Cc}\u2028\u2029]/u
// Tab, line feed and carriage return are text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TEXT_CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const CHARACTERS_NOT_ALLOWED = 'Sono presenti caratteri non ammessi'

function readText(_value: unknown, originale: unknown): unknown {
  if (originale == null) return ''
  if (typeof originale === 'number') return String(originale)
  return typeof originale === 'string' ? trimOf(originale, ' \t\r\n') : originale
}

function textField(max: number, forbidden: RegExp): StringSchema<string, AnyObject, '', 'd'> {
  return (
    withoutCoercion(string())
      .transform(readText)
      .typeError('È richiesto un testo')
      .defined()
      .default('')
      .max(max)
      // Made optional by a schema, the text may be missing or null; one that is too long is not read.
      .test('null', 'I caratteri null non sono ammessi.', (text?: string | null) => {
        return !text || text.length > max || !text.includes('\0')
      })
      .test('caratteri', CHARACTERS_NOT_ALLOWED, (text?: string | null) => {
        if (!text || text.length > max) return true
        const senzaNull = text.replaceAll('\0', '')
        return !forbidden.test(senzaNull) && senzaNull.isWellFormed()
      })
  )
}

/** One line of plain text, trimmed, '' when missing; no line breaks or control characters (mail headers). */
export function singleLineRule(max: number): StringSchema<string, AnyObject, '', 'd'> {
  return textField(max, LINE_CONTROL)
}

/** Plain text of several lines, trimmed, '' when missing. */
export function longTextRule(max: number): StringSchema<string, AnyObject, '', 'd'> {
  return textField(max, TEXT_CONTROL)
}

const INVALID_DATE = 'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.'
const INVALID_TIME = "L'ora è in un formato errato. Usa uno dei seguenti formati: HH:mm."
const YEARS = [1900, 2199] as const
const OUTSIDE_YEARS = `L'anno deve stare fra ${YEARS[0]} e ${YEARS[1]}.`

const emptyIsNull = (value: unknown, originale: unknown) => (originale === '' ? null : value)

/** True for an existing day written 'YYYY-MM-DD'. */
function dayExists(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const data = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(data.getTime()) && data.toISOString().startsWith(text)
}

function withinYears(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= YEARS[0] && year <= YEARS[1]
}

/** A day, 'YYYY-MM-DD', between 1900 and 2199; `required` is the caller's to add. */
export function dayRule() {
  return string()
    .strict()
    .typeError(INVALID_DATE)
    .test('giorno', INVALID_DATE, (text) => !text || dayExists(text))
    .test('anni', OUTSIDE_YEARS, (text) => !text || !dayExists(text) || withinYears(text))
    .meta({ kind: 'day' })
}

/** A day that may be missing (null). */
export function optionalDayRule() {
  return dayRule().strict(false).transform(emptyIsNull).nullable().defined().default(null)
}

/** An hour of the clock that may be missing (null): 'HH:mm'; seconds are left out. */
export function optionalTimeRule() {
  return withoutCoercion(string())
    .typeError(INVALID_TIME)
    .transform((value, originale) => {
      if (originale === '' || originale == null) return null
      const read = typeof originale === 'string' ? /^(\d\d:\d\d)(:\d\d(\.\d+)?)?$/.exec(originale.trim()) : null
      return read ? read[1] : value
    })
    .nullable()
    .defined()
    .default(null)
    .test('ora', INVALID_TIME, (text) => text == null || /^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    .meta({ kind: 'time' })
}

/**
 * One of the words of a list; the empty text is none. `required` or `nullable` is the caller's to add.
 * @param labels what people read for each word; the word itself unless told
 */
export function oneOfRule<T extends string>(items: readonly T[], labels?: Readonly<Record<NoInfer<T>, string>>) {
  const rule = mixed<T>()
    .transform(emptyIsNull)
    .test('scelta', INVALID_CHOICE, (item) => item == null || items.includes(item))
    .meta({ kind: 'choice', choices: items })
  return labels ? rule.meta({ choiceLabels: labels }) : rule
}

/** What a field holds, for those who read and write it without judging it; 'other' is for each to say. */
export type FieldKind = 'text' | 'number' | 'decimal' | 'boolean' | 'day' | 'time' | 'choice' | 'reference' | 'other'

declare module 'yup' {
  interface CustomSchemaMetadata {
    kind?: FieldKind
    /** The words of a 'choice'. */
    choices?: readonly string[]
    /** Word of a 'choice' → what people read. */
    choiceLabels?: Readonly<Record<string, string>>
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
  /** Characters of a text at most. */
  max: number | undefined
  choices: readonly string[]
  /** Word of a choice → what people read; a word that is not in it is read itself. */
  choiceLabels: Readonly<Record<string, string>>
  /** What an object has that is written without it; undefined: it must be said. */
  missing: unknown
}

const KINDS: Readonly<Record<string, FieldKind>> = { string: 'text', number: 'decimal', boolean: 'boolean' }

/** What a rule holds that does not say it: a number is whole when the rule asks for it. */
const kindOf = ({ type, tests }: SchemaDescription): FieldKind | undefined =>
  tests.some((test) => test.name === 'integer') ? 'number' : KINDS[type]

function infoOf([name, described]: [string, unknown], position: number): FieldInfo {
  const { type, label = '', meta = {}, tests, optional, nullable, default: missing } = described as SchemaDescription
  const max = type === 'string' ? tests.find((test) => test.name === 'max')?.params?.max : undefined
  return {
    name,
    position,
    label,
    kind: meta.kind ?? kindOf(described as SchemaDescription) ?? 'other',
    description: meta.description,
    required: tests.some((test) => test.name === 'required') || (!optional && !nullable && missing == null),
    nullable,
    max: typeof max === 'number' ? max : undefined,
    choices: meta.choices ?? [],
    choiceLabels: meta.choiceLabels ?? {},
    missing,
  }
}

// A form asks for each field at each drawing; a schema does not change.
const known = new WeakMap<AnySchema, readonly FieldInfo[]>()

/** The fields of a schema, in its order. */
export function fieldsOf<Values extends object>(schema: ObjectSchema<Values>): readonly FieldInfo[] {
  const fields = known.get(schema) ?? Object.entries(schema.describe().fields).map(infoOf)
  known.set(schema, fields)
  return fields
}

/** What people call the fields of an entity: the same words in form, history, conflict, Excel and PDF. */
export function labelsOf<Values extends object>(schema: ObjectSchema<Values>) {
  const labels = fieldsOf(schema).map(({ name, label }) => [name, label])
  return Object.fromEntries(labels) as Readonly<Record<keyof Values, string>>
}

/** 'The object does not exist', in the words of the old framework that clients know. */
/** What is said of the key of something that there is not. */
export const unknownKeyMessage = (key: unknown) => `"${key}" non è una scelta valida.`

export const unknownPkMessage = (pk: unknown) => `Pk "${pk}" non valido - l'oggetto non esiste.`

/** The version seen by who saves; the old clients send none. */
export const versioneRule = number().integer().nullable().default(null)
