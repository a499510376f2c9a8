import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLList,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Execution, Path } from './execution.ts'
import type { FieldPlan } from './plan.ts'

type Result = Record<string, unknown>

/**
 * Turns the value that a resolver gave into what the answer holds; made once for the type of a field.
 * @param path undefined only for a leaf that is no list
 */
export type Completer = (run: Execution, field: FieldPlan, value: unknown, path: Path | undefined) => unknown

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'

/** Executes the fields of an object, side by side. @returns the object, a promise when any field is one */
export function executeFields(
  run: Execution,
  fields: readonly FieldPlan[],
  source: unknown,
  path: Path | undefined,
): Result | Promise<Result> {
  const result: Result = {}
  let waits = false
  try {
    for (const field of fields) {
      const value = executeField(run, field, source, path)
      result[field.key] = value
      if (isPromise(value)) waits = true
    }
  } catch (error) {
    // The others may fail too: nobody else looks at them.
    if (!waits) throw error
    return settle(result).finally(() => {
      throw error
    })
  }
  return waits ? settle(result) : result
}

async function settle(result: Result): Promise<Result> {
  const values = await Promise.all(Object.values(result))
  return Object.fromEntries(Object.keys(result).map((key, i) => [key, values[i]]))
}

/** Executes one field: its resolver, then what is below its value. */
export function executeField(run: Execution, field: FieldPlan, source: unknown, parent: Path | undefined): unknown {
  // A leaf needs its path only to fail.
  const path = field.leaf ? undefined : { prev: parent, key: field.key }
  try {
    const value = run.field(field).resolve(source)
    if (!isPromise(value)) {
      const completed = field.complete(run, field, value, path)
      return isPromise(completed) ? completed.then(undefined, failing(run, field, parent, path)) : completed
    }
    return value
      .then((resolved) => field.complete(run, field, resolved, path ?? { prev: parent, key: field.key }))
      .then(undefined, failing(run, field, parent, path))
  } catch (error) {
    return failing(run, field, parent, path)(error)
  }
}

function failing(run: Execution, field: FieldPlan, parent: Path | undefined, path: Path | undefined) {
  return (error: unknown) => run.fail(error, field, path ?? { prev: parent, key: field.key }, field.nullable)
}

/** How values of a type are completed. */
export function completerOf(type: GraphQLOutputType): Completer {
  if (isNonNullType(type)) return requiredCompleter(completerOf(type.ofType))
  if (isLeafType(type)) return leafCompleter(type)
  const complete = isListType(type)
    ? listCompleter(type)
    : isObjectType(type)
      ? objectCompleter(type)
      : abstractCompleter(type)
  return (run, field, value, path) => {
    if (value === null || value === undefined) return null
    if (value instanceof Error) throw value
    return complete(run, field, value, path)
  }
}

function requiredCompleter(complete: Completer): Completer {
  return (run, field, value, path) => {
    const completed = complete(run, field, value, path)
    if (completed !== null) return completed
    throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.def.name}.`)
  }
}

const isFiniteNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** Values that go into the answer as they are. */
const PLAIN = new Map<GraphQLLeafType, (value: unknown) => boolean>([
  [GraphQLString, (value) => typeof value === 'string'],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLInt, (value) => typeof value === 'number' && (value | 0) === value],
  [GraphQLFloat, isFiniteNumber],
])

function leafCompleter(type: GraphQLLeafType): Completer {
  const isPlain = PLAIN.get(type) ?? (type.name === 'Decimal' ? isFiniteNumber : () => false)
  return (_run, _field, value) => {
    if (isPlain(value)) return value
    if (value === null || value === undefined) return null
    if (value instanceof Error) throw value
    const serialized = type.serialize(value)
    if (serialized !== null && serialized !== undefined) return serialized
    throw new Error(`Expected \`${type.name}.serialize\` to return non-nullable value, returned: ${serialized}`)
  }
}

function listCompleter({ ofType }: GraphQLList<GraphQLOutputType>): Completer {
  const nullable = !isNonNullType(ofType)
  const complete = completerOf(ofType)
  const completeItem = (run: Execution, field: FieldPlan, item: unknown, path: Path) => {
    const fail = (error: unknown) => run.fail(error, field, path, nullable)
    try {
      const completed = isPromise(item)
        ? item.then((resolved) => complete(run, field, resolved, path))
        : complete(run, field, item, path)
      return isPromise(completed) ? completed.then(undefined, fail) : completed
    } catch (error) {
      return fail(error)
    }
  }
  return (run, field, value, path) => {
    if (typeof value !== 'object' || !(Symbol.iterator in (value as object))) {
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${field.parent.name}.${field.def.name}".`,
      )
    }
    let waits = false
    const items: unknown[] = []
    for (const item of value as Iterable<unknown>) {
      const completed = completeItem(run, field, item, { prev: path, key: items.length })
      if (isPromise(completed)) waits = true
      items.push(completed)
    }
    return waits ? Promise.all(items) : items
  }
}

function objectCompleter(type: GraphQLObjectType): Completer {
  const { isTypeOf } = type
  return (run, field, value, path) => {
    const fields = run.plan.below(field, type)
    if (!isTypeOf) return executeFields(run, fields, value, path)
    const check = (is: boolean) => {
      if (is) return executeFields(run, fields, value, path)
      throw new GraphQLError(`Expected value of type "${type.name}" but got another.`, { nodes: field.nodes })
    }
    const is = isTypeOf(value, run.context, run.field(field).info)
    return isPromise(is) ? is.then(check) : check(is)
  }
}

function abstractCompleter(type: GraphQLAbstractType): Completer {
  const resolveType = type.resolveType ?? defaultTypeResolver
  return (run, field, value, path) => {
    const known = (name: unknown) => {
      const { schema } = run.plan.scope
      const found = typeof name === 'string' ? schema.getType(name) : undefined
      if (isObjectType(found) && schema.isSubType(type, found)) return objectCompleter(found)(run, field, value, path)
      throw new GraphQLError(
        `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${field.parent.name}.${field.def.name}".`,
        { nodes: field.nodes },
      )
    }
    const name = resolveType(value, run.context, run.field(field).info, type)
    return isPromise(name) ? name.then(known) : known(name)
  }
}
