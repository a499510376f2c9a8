import type { FieldMap, FieldRef, InputFieldMap } from '@pothos/core'
import type { ObjectSchema } from 'yup'
import { Prisma } from '#prisma/generated/client.ts'
import { hourOfTime } from '#shared/dates/days.ts'
import { type FieldInfo, type FieldKind, fieldsOf } from '#shared/fields/fields.ts'
import { wordOf } from '#shared/fields/words.ts'
import type { Types } from './builder.ts'
import { choiceOf } from './choices.ts'
import type { InputBuilder } from './mutationField.ts'

/** What an input field tells of itself to those who read the schema: REST makes its tables from it. */
export interface FieldExtension {
  field: FieldInfo
}

const asText = new Set<FieldKind>(['text', 'time'])

/** An input field: names and scalars only, the rules are the operation's. */
function inputField(t: InputBuilder, field: FieldInfo) {
  const options = { description: field.description, extensions: { field } satisfies FieldExtension }
  if (asText.has(field.kind)) return t.string(options)
  if (field.kind === 'choice') return t.field({ type: choiceOf(field.choices), ...options })
  if (field.kind === 'day') return t.field({ type: 'Date', ...options })
  if (field.kind === 'boolean') return t.boolean(options)
  return field.kind === 'decimal' ? t.field({ type: 'Decimal', ...options }) : t.int(options)
}

/**
 * The fields of a schema as a mutation takes them; those of kind 'other' are written by hand beside it. A day, a whole
 * number, a reference, a choice is told by its type; what else the rules ask comes back beside the field.
 */
export function inputFields<Values extends object>(t: InputBuilder, schema: ObjectSchema<Values>): InputFieldMap {
  const plain = fieldsOf(schema).filter(({ kind }) => kind !== 'other')
  return Object.fromEntries(plain.map((field) => [field.name, inputField(t, field)]))
}

/** The part of a prismaNode's field builder that columns need, whichever the model. */
export interface ColumnBuilder<Column extends string> {
  expose(column: Column, options: object): FieldRef<Types>
  string(options: object): FieldRef<Types>
  field(options: object): FieldRef<Types>
}

const TYPES: Readonly<Partial<Record<FieldKind, 'String' | 'Int' | 'Boolean' | 'Date'>>> = {
  text: 'String',
  number: 'Int',
  boolean: 'Boolean',
  day: 'Date',
}

type StoredRow = Readonly<Record<string, unknown>>

/** The word of an enum column whose rule spells it in lower case. */
const word = (stored: unknown) => (typeof stored === 'string' ? wordOf(stored) : null)

/** The number of a decimal column. */
const amount = (stored: unknown) => (Prisma.Decimal.isDecimal(stored) ? stored.toNumber() : null)

/** 'HH:mm' of a `time` column. */
const hour = (tempo: unknown) => (tempo instanceof Date ? hourOfTime(tempo) : null)

/** What every object that people change has beside its fields: its number, when it changed, the version that is sent back. */
export const rowFields = (t: ColumnBuilder<'id' | 'aggiornatoIl' | 'versione'>): FieldMap => ({
  pk: t.expose('id', { type: 'Int', nullable: false }),
  aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime', nullable: false }),
  versione: t.expose('versione', {
    type: 'Int',
    nullable: false,
    description: 'Grows at every change: sent back with an update.',
  }),
})

/**
 * The fields of a schema as they are read, each from the column of its name; references and those of kind 'other' are
 * written by hand beside it. The column of a choice is an enum of the database: a text may hold an older word, which
 * would fail the answer.
 */
export function columnFields<Values extends object>(
  t: ColumnBuilder<keyof NoInfer<Values> & string>,
  schema: ObjectSchema<Values>,
): FieldMap {
  const fields: FieldMap = {}
  for (const { name, kind, nullable, choices, description } of fieldsOf(schema)) {
    const column = name as keyof Values & string
    const type = TYPES[kind]
    if (type) fields[name] = t.expose(column, { type, nullable, description })
    const read = { nullable, description, select: { [column]: true } }
    if (kind === 'time') fields[name] = t.string({ ...read, resolve: (row: StoredRow) => hour(row[column]) })
    if (kind === 'choice') {
      const inLowerCase = choices.some((choice) => choice !== choice.toUpperCase())
      fields[name] = inLowerCase
        ? t.field({ type: choiceOf(choices), ...read, resolve: (row: StoredRow) => word(row[column]) })
        : t.expose(column, { type: choiceOf(choices), nullable, description })
    }
    if (kind === 'decimal') {
      fields[name] = t.field({ type: 'Decimal', ...read, resolve: (row: StoredRow) => amount(row[column]) })
    }
  }
  return fields
}
