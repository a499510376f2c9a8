import { type DataModel, qualified, type ScalarDef } from './model.ts'
import { Unsupported } from './unsupported.ts'

/** Turns a value of a query into the text that PostgreSQL gets as a parameter. @throws Unsupported when it is no such value */
export type Encode = (value: unknown) => string | string[]
interface Decoder {
  decode(value: unknown): unknown
}
/**
 * Turns what JSON gives for a column into what Prisma gives; never called with null. A method, so that one which knows
 * what its column holds may say so.
 */
export type Decode = Decoder['decode']

const refuse = (): never => {
  // Prisma has the words for what is wrong with it.
  throw new Unsupported('value')
}

const two = (n: number) => String(n).padStart(2, '0')

const timeOf = (date: Date) =>
  `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}.${String(date.getUTCMilliseconds()).padStart(3, '0')}`

/** A time of day: that of the instant in UTC. */
const timeOfDay: Encode = (value) =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? timeOf(value) : refuse()

/** An instant in UTC; a `date` column takes the day of it. */
function instant(date: Date): string {
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1) return refuse()
  const day = `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return `${day} ${timeOf(date)}+00`
}

const isInt4 = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31
const text = (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? value : refuse())

const ENCODE: Record<string, Encode> = {
  Int: (value) => (isInt4(value) ? String(value) : refuse()),
  BigInt: (value) => (typeof value === 'bigint' || Number.isSafeInteger(value) ? String(value) : refuse()),
  Float: (value) => (Number.isFinite(value) ? String(value) : refuse()),
  Decimal: (value) => {
    const written = typeof value === 'number' || typeof value === 'object' ? String(value) : value
    return typeof written === 'string' && /^-?\d+(\.\d+)?$/.test(written) ? written : refuse()
  },
  String: text,
  Boolean: (value) => (typeof value === 'boolean' ? String(value) : refuse()),
  DateTime: (value) => (value instanceof Date ? instant(value) : refuse()),
}

/**
 * How values of a field become parameters.
 * @throws Unsupported for types that are compared by other means (Json, Bytes) or not at all
 */
export function encoderOf(field: ScalarDef, model: DataModel): Encode {
  const values = model.enums[field.type]?.values
  if (values) {
    return (value) => (typeof value === 'string' && Object.hasOwn(values, value) ? (values[value] as string) : refuse())
  }
  const encode = field.native === 'Time' ? timeOfDay : ENCODE[field.type]
  if (!encode || field.native === 'Timetz') throw new Unsupported(`filter on ${field.type}`)
  return encode
}

/** The same for a list of values. */
export const listOf =
  (encode: Encode): Encode =>
  (value) =>
    Array.isArray(value) ? (value.map(encode) as string[]) : refuse()

/** A pattern of LIKE around a text; wild cards in the text stay such, as with Prisma. */
export const likeOf =
  (before: string, after: string): Encode =>
  (value) =>
    `${before}${text(value)}${after}`

/** Rows to take or to skip. */
export const rowsOf: Encode = (value) => (isInt4(value) && (value as number) >= 0 ? String(value) : refuse())

/** `::"type"` of an enum: PostgreSQL does not find it out by itself in a list. */
export function castOf(field: ScalarDef, model: DataModel): string {
  const found = model.enums[field.type]
  return found ? `::${qualified(found.type, found.schema)}` : ''
}

interface Output {
  /** The column as it goes into JSON, without loss. */
  sql: string
  /** Null when JSON's value is Prisma's. */
  decode: Decode | null
}

/** What the compiler can't make by itself: Prisma's own class of decimals. */
export interface Factory {
  decimal(text: string): unknown
}

/** Two digits of a text as a number. */
const digits = (text: string, at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528

const [DAY, INSTANT] = ['2026-11-21'.length, '2026-11-21T09:11:12+01:00'.length]

/**
 * An instant: without an offset it is UTC, by Prisma's convention. Days and whole seconds, which are most, are read by
 * their digits, three times as quick.
 */
function date(value: string): Date {
  const { length } = value
  const isLate = value[0] !== '0' && value[4] === '-'
  const sign = value[19]
  if (isLate && (length === DAY || (length === INSTANT && (sign === '+' || sign === '-')))) {
    const year = digits(value, 0) * 100 + digits(value, 2)
    const [month, day] = [digits(value, 5) - 1, digits(value, 8)]
    if (length === DAY) return new Date(Date.UTC(year, month, day))
    const offset = (digits(value, 20) * 60 + digits(value, 23)) * (sign === '-' ? -1 : 1)
    const minutes = digits(value, 14) - offset
    return new Date(Date.UTC(year, month, day, digits(value, 11), minutes, digits(value, 17)))
  }
  return new Date(length === DAY || /[+-]\d\d(:?\d\d)?$/.test(value.slice(10)) ? value : `${value}Z`)
}

/** How a column is read. @throws Unsupported for what is not read alike through JSON */
export function outputOf(field: ScalarDef, column: string, model: DataModel, factory: Factory): Output {
  if (field.list) return listOutput(field, column, model, factory)
  const found = model.enums[field.type]
  if (found) {
    const names = new Map(Object.entries(found.values).map(([name, label]) => [label, name]))
    const same = [...names].every(([label, name]) => label === name)
    return { sql: column, decode: same ? null : (label: string) => names.get(label) }
  }
  switch (field.type) {
    case 'Int':
    case 'String':
    case 'Boolean':
    case 'Json':
      return { sql: column, decode: null }
    case 'Float':
      // NaN and the infinities are texts in JSON.
      return { sql: column, decode: Number }
    case 'Decimal':
      return { sql: `${column}::text`, decode: factory.decimal as Decode }
    case 'BigInt':
      return { sql: `${column}::text`, decode: BigInt }
    case 'Bytes':
      return {
        sql: `encode(${column}, 'base64')`,
        decode: (base64: string) => new Uint8Array(Buffer.from(base64, 'base64')),
      }
    case 'DateTime':
      if (field.native === 'Timetz') throw new Unsupported('time of day with an offset')
      return { sql: column, decode: field.native === 'Time' ? (time: string) => date(`1970-01-01T${time}`) : date }
    default:
      throw new Unsupported(`column of type ${field.type}`)
  }
}

/** Types whose values in a JSON array are those of the column by itself. */
const PLAIN = new Set(['Int', 'String', 'Boolean'])

/** A list of scalars: an array of PostgreSQL, which Prisma reads as empty when it is null. */
function listOutput(field: ScalarDef, column: string, model: DataModel, factory: Factory): Output {
  if (!PLAIN.has(field.type) && !model.enums[field.type]) throw new Unsupported('list of scalars')
  const { decode } = outputOf({ ...field, list: false }, column, model, factory)
  const each = decode && ((values: unknown[]) => values.map((value) => decode(value)))
  return { sql: `coalesce(${column}, '{}')`, decode: each }
}
