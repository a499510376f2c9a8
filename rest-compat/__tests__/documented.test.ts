import { getNamedType, isInputObjectType, Kind, type TypeNode, typeFromAST } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { ReadyEndpoint } from '#rest/core/endpoint.ts'
import { type RestFields, variableOf } from '#rest/core/fields.ts'
import { prepareEndpoint, responseSchema } from '#rest/core/ready.ts'
import { endpointGroups } from '#rest/endpoints.ts'
import { schema } from '#server/schema.ts'
import { documentedCalls, type NamedFields, namedFields } from './documented/calls.ts'

// The documented calls beside those that are answered: nothing of theirs is neither read nor refused, nor left out of
// an answer.

const ready = new Map(
  Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
    endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, prepareEndpoint(schema, group, endpoint)]),
  ),
)

/** What is not taken or answered on purpose: call, part and field → why. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'PATCH /api/planner/ordini/{id}/ body id': 'the path says it, and another is refused',
}

/** Documented fields that a table lacks, by path. */
function* lacking(wanted: NamedFields, fields: RestFields, path = ''): Generator<string> {
  for (const [name, inside] of Object.entries(wanted)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) yield `${path}${name}`
    // The fields of a map of free keys are told by its schema alone.
    else if (field.righe ?? field.campi) yield* lacking(inside, field.righe ?? field.campi ?? {}, `${path}${name}.`)
    else yield* unanswered(inside, field.schema, `${path}${name}.`)
  }
}

/** What a schema says of one object of a list, one value of a map. */
function oneOf(schemaOf: JsonSchema | undefined): JsonSchema {
  if (!schemaOf) return {}
  const { items, properties, additionalProperties } = schemaOf
  if (items) return oneOf(items as JsonSchema)
  return !properties && typeof additionalProperties === 'object' ? oneOf(additionalProperties as JsonSchema) : schemaOf
}

/** Documented fields that an answer lacks, by path. */
function* unanswered(wanted: NamedFields, answer: JsonSchema | undefined, path = ''): Generator<string> {
  const properties = (oneOf(answer).properties ?? {}) as Record<string, JsonSchema>
  for (const [name, inside] of Object.entries(wanted)) {
    if (!Object.hasOwn(properties, name)) yield `${path}${name}`
    else yield* unanswered(inside, properties[name], `${path}${name}.`)
  }
}

/** What a query string is read for. */
function queryNames({ endpoint }: ReadyEndpoint): Set<string> {
  const page = endpoint.risposta === 'elenco' ? ['page', 'page_size', 'ordering'] : []
  const search = endpoint.risposta === 'dati' && endpoint.autocomplete ? ['q', 'page', 'id'] : []
  return new Set([...Object.keys(endpoint.query ?? {}), ...Object.keys(endpoint.aliases ?? {}), ...page, ...search])
}

/** All that a call lacks of what is documented of it: 'body sconto'. */
function lackOf(name: string): string[] {
  const found = ready.get(name)
  const { query = '', body = '', answer = '', totals = '' } = documentedCalls[name] ?? {}
  if (!found) return ['call']
  const names = queryNames(found)
  const answered = responseSchema(found) ?? {}
  const properties = (answered.properties ?? {}) as Record<string, JsonSchema>
  const rows = found.endpoint.risposta === 'elenco' ? properties.results : answered
  return [
    ...Object.keys(namedFields(query)).flatMap((field) => (names.has(field) ? [] : [`query ${field}`])),
    ...[...lacking(namedFields(body), found.endpoint.body ?? {})].map((field) => `body ${field}`),
    ...[...unanswered(namedFields(answer), rows)].map((field) => `answer ${field}`),
    ...[...unanswered(namedFields(totals), properties.totals)].map((field) => `totals ${field}`),
  ].filter((lack) => !Object.hasOwn(DIFFERENT, `${name} ${lack}`))
}

describe('the documented calls', () => {
  test.each(Object.keys(documentedCalls))('%s takes and answers what is documented', (name) => {
    expect(lackOf(name)).toEqual([])
  })

  test('what is different on purpose is documented, and still different', () => {
    const stale = Object.keys(DIFFERENT).filter((key) => {
      const [, name = '', part = '', field = ''] = /^(\S+ \S+) (\S+) (\S+)$/.exec(key) ?? []
      const texts: Readonly<Record<string, string | undefined>> = { ...documentedCalls[name] }
      const wanted = namedFields(texts[part] ?? '')
      if (!Object.hasOwn(wanted, field)) return true
      return Object.hasOwn(ready.get(name)?.endpoint.body ?? {}, field)
    })
    expect(stale).toEqual([])
  })
})

/** Input fields of the type of a variable: null where it is no input object. */
function inputFieldsOf(type: TypeNode) {
  const known = getNamedType(typeFromAST(schema, type as never))
  return isInputObjectType(known) ? known.getFields() : null
}

/** Declared fields that do not arrive in the document, by path. */
function* lost(fields: RestFields, arrives: (variable: string) => TypeNode | null, path = ''): Generator<string> {
  for (const [name, { righe, campi }] of Object.entries(fields)) {
    const type = arrives(variableOf(name))
    if (!type) {
      yield `${path}${name}`
      continue
    }
    const inputs = inputFieldsOf(type)
    const inside = righe ?? campi
    if (!inputs || !inside) continue
    for (const own of Object.keys(inside)) if (!inputs[variableOf(own)]) yield `${path}${name}.${own}`
  }
}

/** Fields that only refuse. */
const REFUSED = new Set(['PUT /api/admin-users/users/{id}/ password'])

test.each([...ready])('what %s declares reaches its document', (name, { endpoint, documento }) => {
  const [operation] = documento.document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition] : [],
  )
  const variables = new Map(
    (operation?.variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, type]),
  )
  const within = (whole: string) =>
    inputFieldsOf(variables.get(whole) ?? { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'Int' } })
  const [filter, input] = [within('filtro'), within('input')]
  const arrives = (variable: string): TypeNode | null => {
    const type = variables.get(variable)
    if (type) return type
    const field = filter?.[variable] ?? input?.[variable]
    return field ? { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: getNamedType(field.type).name } } : null
  }
  const declared = [...lost(endpoint.query ?? {}, arrives), ...lost(endpoint.body ?? {}, arrives)]
  expect(declared.filter((field) => !REFUSED.has(`${name} ${field}`))).toEqual([])
  const aliased = Object.values(endpoint.aliases ?? {}).filter((field) => !Object.hasOwn(endpoint.query ?? {}, field))
  expect(aliased).toEqual([])
})
