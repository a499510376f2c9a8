import type { ObjectSchema } from 'yup'
import { Prisma } from '#prisma/generated/client.ts'
import { dataModel } from '#prisma/generated/dataModel.ts'
import { dateOfDay, dayOfDate, hourOfTime, timeOfHour } from '#shared/dates/days.ts'
import { type FieldInfo, fieldsOf } from '#shared/fields/fields.ts'
import { storedWord, wordOf } from '#shared/fields/words.ts'
import type { Model, RowOf } from '../read.ts'
import type { ScalarDef } from '../sql/model.ts'
import { modelDef } from './rows.ts'

/** A stored row in the values of its form, and back. */
interface Codec<Row, Values, Columns> {
  values(row: Row): Values
  columns(values: Values): Columns
}

interface ColumnCodec {
  read(stored: unknown): unknown
  write(value: unknown): unknown
}

const same: ColumnCodec = { read: (stored) => stored, write: (value) => value }
const day: ColumnCodec = { read: dayOfDate, write: dateOfDay }
const time: ColumnCodec = { read: hourOfTime, write: timeOfHour }
const decimal: ColumnCodec = {
  read: (stored: Prisma.Decimal) => stored.toNumber(),
  write: (value: number) => new Prisma.Decimal(value),
}
/** An enum whose values are lower case words outside the database. */
const word: ColumnCodec = { read: wordOf, write: storedWord }

function codecOf({ type, native }: ScalarDef, { choices }: FieldInfo): ColumnCodec {
  if (type === 'Decimal') return decimal
  if (type === 'DateTime') return native === 'Date' ? day : native === 'Time' ? time : same
  const inLowerCase = Object.hasOwn(dataModel.enums, type) && choices.some((choice) => choice !== choice.toUpperCase())
  return inLowerCase ? word : same
}

/** The column of a field: the one that is called like it, `<nome>Id` of a reference `<nome>Pk`. */
type ColumnOf<Name> = Name extends `${infer Bare}Pk` ? `${Bare}Id` : Name

/** The columns of the fields. */
type Written<Row, Values> = {
  [Name in keyof Values as ColumnOf<Name> & keyof Row]: Row[ColumnOf<Name> & keyof Row]
}

/**
 * How the rows of a model become the values of its form and are written from them, by the types of the columns: a
 * `date` is a 'YYYY-MM-DD', a `time` an 'HH:mm', a decimal a number, an enum one of the words of the form. The number of
 * another row (`fornitorePk`) is in the column `fornitoreId`.
 */
export function columnCodec<M extends Model, Values extends object>(
  model: M,
  schema: Exclude<ColumnOf<keyof Values>, keyof RowOf<M>> extends never ? ObjectSchema<Values> : never,
): Codec<RowOf<M>, Values, Written<RowOf<M>, Values>>
export function columnCodec(model: Model, schema: ObjectSchema<object>): Codec<object, object, object> {
  const { fields } = modelDef(model)
  const parts = fieldsOf(schema).map((field) => {
    const { name } = field
    const column = name.replace(/Pk$/, 'Id')
    const def = fields[column]
    if (def?.kind !== 'scalar') throw new Error(`${model}.${column}: non è una colonna`)
    return { name, column, codec: codecOf(def, field) }
  })
  const orNull = (convert: ColumnCodec['read'], value: unknown) => (value === null ? null : convert(value))
  return {
    values(row: Readonly<Record<string, unknown>>) {
      return Object.fromEntries(parts.map(({ name, column, codec }) => [name, orNull(codec.read, row[column])]))
    },
    columns(values: Readonly<Record<string, unknown>>) {
      return Object.fromEntries(parts.map(({ name, column, codec }) => [column, orNull(codec.write, values[name])]))
    },
  }
}
