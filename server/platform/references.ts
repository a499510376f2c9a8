import { ObjectSchema, type SchemaDescription, type SchemaFieldDescription } from 'yup'
import { ID_MAX, unknownKeyMessage, unknownPkMessage } from '#shared/fields/fields.ts'
import type { Services } from './context.ts'
import type { Model } from './db/read.ts'
import type { UserError } from './errors.ts'

/** A number or a key that an input names, and of what it should be that. */
interface Named {
  path: string
  value: number | string
  model: Model
  /** The column that has it. */
  by: string
  message: string
}

/** Rows of a list that are looked at: beyond them the list itself is refused. */
const ROWS_MAX = 1000

const numberOf = (value: unknown): number | null => {
  const text = typeof value === 'string' ? value.trim() : value
  if (text === '' || (typeof text !== 'string' && typeof text !== 'number')) return null
  const pk = Number(text)
  return Number.isInteger(pk) && pk >= 1 && pk <= ID_MAX ? pk : null
}

const keyOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null

/** The references of an input, by what its rules say of them (`refersTo`). */
function* namedIn(rule: SchemaFieldDescription, value: unknown, path: string): Generator<Named> {
  const { meta, fields, innerType } = rule as SchemaDescription & {
    fields?: Record<string, SchemaFieldDescription>
    innerType?: SchemaFieldDescription
  }
  if (meta?.references) {
    const { model, by, message } = meta.references
    const named = by === undefined ? numberOf(value) : keyOf(value)
    const unknown = message ?? (by === undefined ? unknownPkMessage(named) : unknownKeyMessage(named))
    // A rule knows the name of a model, no model: the test of the rules looks that it exists.
    if (named !== null) yield { path, value: named, model: model as Model, by: by ?? 'id', message: unknown }
  }
  if (Array.isArray(value) && innerType) {
    for (const [index, item] of value.slice(0, ROWS_MAX).entries()) {
      // What is wrong in a list of numbers is said of the list.
      const inner = 'fields' in innerType ? `${path}[${index}]` : path
      yield* namedIn(innerType, item, inner)
    }
  } else if (fields && typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(fields)) {
      yield* namedIn(inner, (value as Record<string, unknown>)[name], path ? `${path}.${name}` : name)
    }
  }
}

async function presentOnes(
  db: Services['db'],
  { model, by }: Pick<Named, 'model' | 'by'>,
  values: readonly Named['value'][],
): Promise<ReadonlySet<unknown>> {
  // Delegates share this method; their types cannot be called as one.
  const delegate = db[model] as { findMany(args: object): Promise<Record<string, unknown>[]> }
  const rows = await delegate.findMany({ where: { [by]: { in: [...new Set(values)] } }, select: { [by]: true } })
  return new Set(rows.map((row) => row[by]))
}

/**
 * An error for each number or key of an input that is that of nothing, one a field.
 * @param rules of the input; those that depend on data (a function) look at their references themselves
 */
export async function unknownReferences(
  { db }: Pick<Services, 'db'>,
  rules: unknown,
  input: unknown,
): Promise<UserError[]> {
  if (!(rules instanceof ObjectSchema)) return []
  const judging = rules.meta()?.judgedBy ?? rules
  const named = [...namedIn(judging.describe(), input, '')]
  const unknown = new Map<string, UserError>()
  for (const [first, ...others] of Map.groupBy(named, ({ model, by }) => `${model}.${by}`).values()) {
    if (!first) continue
    const all = [first, ...others]
    const present = await presentOnes(
      db,
      first,
      all.map(({ value }) => value),
    )
    for (const { path, value, message } of all) {
      if (present.has(value) || unknown.has(path)) continue
      unknown.set(path, { code: 'INVALID', field: path, message })
    }
  }
  return named.flatMap(({ path }) => {
    const error = unknown.get(path)
    unknown.delete(path)
    return error ? [error] : []
  })
}
