import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLList,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Execution, Path } from './execution.ts'
import type { FieldPlan } from './plan.ts'

type Result = Record<string, unknown>

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'

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
  const fail = (error: unknown) => run.fail(error, field, path ?? { prev: parent, key: field.key }, field.nullable)
  try {
    const value = field.resolve(source, run.arguments(field), run.context, run.info(field))
    const completed = isPromise(value)
      ? value.then((resolved) =>
          complete(run, field, field.def.type, resolved, path ?? { prev: parent, key: field.key }),
        )
      : complete(run, field, field.def.type, value, path)
    return isPromise(completed) ? completed.then(undefined, fail) : completed
  } catch (error) {
    return fail(error)
  }
}

/** A value as its type wants it. @param path undefined only for a leaf that is no list */
function complete(
  run: Execution,
  field: FieldPlan,
  type: GraphQLOutputType,
  value: unknown,
  path: Path | undefined,
): unknown {
  if (value instanceof Error) throw value
  if (isNonNullType(type)) {
    const completed = complete(run, field, type.ofType, value, path)
    if (completed !== null) return completed
    throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.def.name}.`)
  }
  if (value === null || value === undefined) return null
  if (isLeafType(type)) return completeLeaf(type, value)
  if (isListType(type)) return completeList(run, field, type, value, path)
  if (isObjectType(type)) return completeObject(run, field, type, value, path)
  return completeAbstract(run, field, type, value, path)
}

function completeLeaf(type: GraphQLLeafType, value: unknown): unknown {
  const serialized = type.serialize(value)
  if (serialized !== null && serialized !== undefined) return serialized
  throw new Error(`Expected \`${type.name}.serialize\` to return non-nullable value, returned: ${serialized}`)
}

function completeList(
  run: Execution,
  field: FieldPlan,
  type: GraphQLList<GraphQLOutputType>,
  value: unknown,
  path: Path | undefined,
): unknown {
  if (typeof value !== 'object' || !(Symbol.iterator in (value as object))) {
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.def.name}".`,
    )
  }
  const { ofType } = type
  const nullable = !isNonNullType(ofType)
  let waits = false
  const items = Array.from(value as Iterable<unknown>, (item, key) => {
    const itemPath = { prev: path, key }
    const fail = (error: unknown) => run.fail(error, field, itemPath, nullable)
    try {
      const completed = isPromise(item)
        ? item.then((resolved) => complete(run, field, ofType, resolved, itemPath))
        : complete(run, field, ofType, item, itemPath)
      if (!isPromise(completed)) return completed
      waits = true
      return completed.then(undefined, fail)
    } catch (error) {
      return fail(error)
    }
  })
  return waits ? Promise.all(items) : items
}

function completeObject(
  run: Execution,
  field: FieldPlan,
  type: GraphQLObjectType,
  value: unknown,
  path: Path | undefined,
): unknown {
  const fields = run.plan.below(field, type)
  if (!type.isTypeOf) return executeFields(run, fields, value, path)
  const check = (is: boolean) => {
    if (is) return executeFields(run, fields, value, path)
    throw new GraphQLError(`Expected value of type "${type.name}" but got another.`, { nodes: field.nodes })
  }
  const is = type.isTypeOf(value, run.context, run.info(field))
  return isPromise(is) ? is.then(check) : check(is)
}

function completeAbstract(
  run: Execution,
  field: FieldPlan,
  type: GraphQLAbstractType,
  value: unknown,
  path: Path | undefined,
): unknown {
  const resolveType = type.resolveType ?? defaultTypeResolver
  const known = (name: unknown) => {
    const { schema } = run.plan.scope
    const found = typeof name === 'string' ? schema.getType(name) : undefined
    if (isObjectType(found) && schema.isSubType(type, found)) return completeObject(run, field, found, value, path)
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${field.parent.name}.${field.def.name}".`,
      { nodes: field.nodes },
    )
  }
  const name = resolveType(value, run.context, run.info(field), type)
  return isPromise(name) ? name.then(known) : known(name)
}
