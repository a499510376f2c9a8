/** What an OpenAPI document says of a value, as far as it can break. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  deprecated?: boolean
  schema: Schema
}

type Content = Record<string, { schema: Schema }>

interface Operation {
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

/** An OpenAPI document, as far as it is compared. */
export interface OpenapiDocument {
  paths: Record<string, Record<string, Operation>>
  components?: unknown
}

function followIn<Value extends { $ref?: string }>(document: OpenapiDocument, value: Value): Value {
  if (value.$ref === undefined) return value
  const keys = value.$ref.slice(2).split('/')
  const found = keys.reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], document)
  return followIn(document, found as Value)
}

/** A value as one side takes or gives it. */
interface Side {
  document: OpenapiDocument
  schema: Schema
}

const typesOf = ({ type }: Schema) => (type === undefined ? [] : [type].flat())
const optionsOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf

/** Whether the values of a type are those of another too. */
const isWithin = (type: string, others: string[]) =>
  others.length === 0 || others.includes(type) || (type === 'integer' && others.includes('number'))

/**
 * Why what one side gives is not what the other takes.
 * @param isSent whether clients give it: then what the server no longer takes is a fault too
 * @param seen pairs of named objects that are being compared
 */
function* misfits(given: Side, taken: Side, isSent: boolean, path: string, seen: Set<string>): Generator<string> {
  const pair = `${given.schema.$ref} ${taken.schema.$ref}`
  if (given.schema.$ref && taken.schema.$ref && seen.has(pair)) return
  const known = new Set([...seen, pair])
  const one = followIn(given.document, given.schema)
  const other = followIn(taken.document, taken.schema)
  const [choices, wanted] = [optionsOf(one), optionsOf(other)]
  if (choices || wanted) {
    for (const choice of choices ?? [given.schema]) {
      const fits = (wanted ?? [taken.schema]).some((want) => {
        const inner = misfits({ ...given, schema: choice }, { ...taken, schema: want }, isSent, path, known)
        return inner.next().done
      })
      if (!fits) yield `${path}: another value`
    }
    return
  }
  const types = typesOf(one)
  for (const type of types.length > 0 ? types : typesOf(other).length > 0 ? ['any'] : [])
    if (!isWithin(type, typesOf(other))) yield `${path}: ${type}`
  if (other.enum && isSent)
    for (const word of one.enum ?? ['any'])
      if (!other.enum.includes(word)) yield `${path}: ${String(word)} is not taken`
  for (const name of other.required ?? [])
    if (!one.required?.includes(name)) yield `${path}.${name}: ${isSent ? 'required' : 'optional'}`
  const [old, now] = isSent ? [one, other] : [other, one]
  for (const name of Object.keys(old.properties ?? {}))
    if (now.properties && !Object.hasOwn(now.properties, name)) yield `${path}.${name}: is gone`
  for (const [name, inner] of Object.entries(other.properties ?? {})) {
    const mine = one.properties?.[name]
    if (mine) yield* misfits({ ...given, schema: mine }, { ...taken, schema: inner }, isSent, `${path}.${name}`, known)
  }
  if (one.items && other.items)
    yield* misfits({ ...given, schema: one.items }, { ...taken, schema: other.items }, isSent, `${path}[]`, known)
  const [map, wantedMap] = [one.additionalProperties, other.additionalProperties]
  if (typeof map === 'object' && typeof wantedMap === 'object')
    yield* misfits({ ...given, schema: map }, { ...taken, schema: wantedMap }, isSent, `${path}{}`, known)
}

interface Pair {
  kept: OpenapiDocument
  present: OpenapiDocument
}

function* contentChanges(pair: Pair, old: Content, now: Content, isSent: boolean, path: string): Generator<string> {
  for (const [type, { schema }] of Object.entries(old)) {
    const next = now[type]
    if (!next) {
      yield `${path}: ${type} is gone`
      continue
    }
    const before = { document: pair.kept, schema }
    const after = { document: pair.present, schema: next.schema }
    yield* isSent ? misfits(before, after, true, path, new Set()) : misfits(after, before, false, path, new Set())
  }
}

function* parameterChanges({ kept, present }: Pair, old: Operation, now: Operation, path: string): Generator<string> {
  const keyOf = (one: Parameter) => `${one.in} ${one.name}`
  const read = (document: OpenapiDocument, { parameters = [] }: Operation) =>
    new Map(parameters.map((one) => followIn(document, one)).map((one) => [keyOf(one), one]))
  const [before, after] = [read(kept, old), read(present, now)]
  for (const [key, one] of before) {
    const next = after.get(key)
    if (!next) {
      if (!one.deprecated) yield `${path} ${key}: is gone`
      continue
    }
    yield* misfits(
      { document: kept, schema: one.schema },
      { document: present, schema: next.schema },
      true,
      `${path} ${key}`,
      new Set(),
    )
  }
  for (const [key, { required }] of after) if (required && !before.get(key)?.required) yield `${path} ${key}: required`
}

function* operationChanges(pair: Pair, old: Operation, now: Operation, path: string): Generator<string> {
  yield* parameterChanges(pair, old, now, path)
  if (old.requestBody)
    yield* contentChanges(pair, old.requestBody.content, now.requestBody?.content ?? {}, true, `${path} body`)
  else if (now.requestBody?.required) yield `${path} body: required`
  for (const [status, answer] of Object.entries(old.responses)) {
    const next = now.responses[status]
    const { content = {} } = followIn(pair.kept, answer)
    if (next)
      yield* contentChanges(pair, content, followIn(pair.present, next).content ?? {}, false, `${path} ${status}`)
    else if (Number(status) < 400) yield `${path} ${status}: is gone`
  }
}

/**
 * What of an OpenAPI document breaks clients of an earlier one: calls, parameters, fields and media types that are gone,
 * what must be sent and had not to be, answers that hold something else. What the earlier one deprecated may go.
 */
export function breakingOpenapiChanges(kept: OpenapiDocument, present: OpenapiDocument): string[] {
  return Object.entries(kept.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = present.paths[path]?.[method]
      if (now) return [...operationChanges({ kept, present }, old, now, name)]
      return old.deprecated ? [] : [`${name}: is gone`]
    }),
  )
}
