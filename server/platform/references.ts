import { ObjectSchema, type SchemaDescription, type SchemaFieldDescription } from 'yup'
import { ID_MAX, unknownPkMessage } from '#shared/fields/fields.ts'
import type { Services } from './context.ts'
import type { Model } from './db/read.ts'
import type { UserError } from './errors.ts'

/** A number that an input names, and of what it should be the number. */
interface Named {
  path: string
  pk: number
  model: Model
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

/** The references of an input, by what its rules say of them (`refersTo`). */
function* namedIn(rule: SchemaFieldDescription, value: unknown, path: string): Generator<Named> {
  const { meta, fields, innerType } = rule as SchemaDescription & {
    fields?: Record<string, SchemaFieldDescription>
    innerType?: SchemaFieldDescription
  }
  const pk = numberOf(value)
  if (meta?.references && pk !== null) {
    const { model, message = unknownPkMessage(pk) } = meta.references
    // A rule knows the name of a model, no model: the test of the rules looks that it exists.
    yield { path, pk, model: model as Model, message }
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

async function presentIds(db: Services['db'], model: Model, pks: readonly number[]): Promise<ReadonlySet<number>> {
  // Delegates share this method; their types cannot be called as one.
  const delegate = db[model] as { findMany(args: object): Promise<{ id: number }[]> }
  const rows = await delegate.findMany({ where: { id: { in: [...new Set(pks)] } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

/**
 * An error for each number of an input that is the number of nothing, one a field.
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
  for (const [model, all] of Map.groupBy(named, ({ model }) => model)) {
    const present = await presentIds(
      db,
      model,
      all.map(({ pk }) => pk),
    )
    for (const { path, pk, message } of all) {
      if (present.has(pk) || unknown.has(path)) continue
      unknown.set(path, { code: 'INVALID', field: path, message })
    }
  }
  return named.flatMap(({ path }) => {
    const error = unknown.get(path)
    unknown.delete(path)
    return error ? [error] : []
  })
}
