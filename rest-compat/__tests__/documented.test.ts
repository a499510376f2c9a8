import { getNamedType, isInputObjectType, Kind, type TypeNode, typeFromAST } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { ReadyEndpoint } from '#rest/core/endpoint.ts'
import { type RestField, type RestFields, variableOf } from '#rest/core/fields.ts'
import { prepareEndpoint, responseSchema } from '#rest/core/ready.ts'
import { schemaName } from '#rest/core/values/names.ts'
import { endpointGroups } from '#rest/endpoints.ts'
import { schema } from '#server/schema.ts'
import { corrections, misread, notAsked } from './documented/corrections.ts'
import { documentedCalls } from './documented/documentedCalls.ts'
import { type NamedFields, namedFields, objectsNotAsked } from './documented/objects.ts'
import pages from './documented/pages.json' with { type: 'json' }
import { readCalls, readObjects } from './documented/parse.ts'

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
  const page = endpoint.answer === 'elenco' ? ['page', 'page_size', 'ordering'] : []
  const search = endpoint.answer === 'dati' && endpoint.autocomplete ? ['q', 'page', 'id'] : []
  return new Set([...Object.keys(endpoint.query ?? {}), ...Object.keys(endpoint.aliases ?? {}), ...page, ...search])
}

/** All that a call lacks of what is documented of it: 'body sconto'. */
function lackOf(name: string): string[] {
  // The pages write some with a last slash that the old address did not have; both forms of every path are answered.
  const found = ready.get(name) ?? ready.get(name.replace(/\/$/, ''))
  const { query = '', body = '', answer = '', totals = '' } = documentedCalls[name] ?? {}
  if (!found) return ['call']
  const names = queryNames(found)
  const answered = responseSchema(found) ?? {}
  const properties = (answered.properties ?? {}) as Record<string, JsonSchema>
  const rows = found.endpoint.answer === 'elenco' ? properties.results : answered
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

describe('what the pages say', () => {
  const page = `# Things
## 3. Entities and their fields
**Thing (cosa)**: id, nome (required), codice*, kind (boolean), owner (id, user.name), data{a, b (nullable)}, rows [x, y].
Other words, and more. Totals: all, some.

**Box:**

- id, nome
- lid: colour, size
- Handle: grip, length
- Totals: weight.

## 7. The calls it makes
- GET/POST /api/things/; GET, PUT, DELETE /{id}/ (nome, kind). GET .../{id}/parts?page&only={one}.
- GET /api/things/{id}/left; GET .../right (from, to) returns ends.
- /api/boxes CRUD (paged).
| POST, DELETE | /api/lids/ | colour; optional size |
## 8. Errors`

  test('objects: what is held, what must be there, the sums', () => {
    expect(readObjects([page])).toEqual({
      'Thing (cosa)': {
        fields: 'id nome codice kind owner{id user{name}} data{a b} rows{x y}',
        required: 'nome codice',
        totals: 'all some',
      },
      Box: { fields: 'id nome lid{colour size}', required: '', totals: 'weight' },
      'Box: Handle': { fields: 'grip length', required: '', totals: '' },
    })
  })

  test('calls: whole addresses, what is asked and sent', () => {
    const read = Object.entries(readCalls([page])).map(([name, { query, body }]) => `${name} | ${query} | ${body}`)
    expect(read).toEqual([
      'DELETE /api/boxes/{id}/ |  | ',
      'DELETE /api/lids/{id}/ |  | ',
      'DELETE /api/things/{id}/ |  | ',
      'GET /api/boxes/ | page | ',
      'GET /api/things/ |  | ',
      'GET /api/things/{id}/ | nome kind | ',
      'GET /api/things/{id}/left/ |  | ',
      'GET /api/things/{id}/parts/ | page only | ',
      'GET /api/things/{id}/right/ | from to | ',
      'POST /api/boxes/ |  | ',
      'POST /api/lids/ |  | colour size',
      'POST /api/things/ |  | ',
      'PUT /api/boxes/{id}/ |  | ',
      'PUT /api/things/{id}/ |  | nome kind',
    ])
  })

  test('every object is taken or answered by a call, or has its reason', () => {
    expect(objectsNotAsked()).toEqual(Object.keys(notAsked))
  })

  test('what is corrected is still said otherwise', () => {
    const objects: Readonly<Record<string, { fields: string } | undefined>> = pages.objects
    const stale = Object.entries(corrections).flatMap(([name, { drop = '', add = '' }]) => {
      const read = namedFields(objects[name]?.fields ?? '')
      const gone = Object.keys(namedFields(drop)).filter((field) => !Object.hasOwn(read, field))
      const there = Object.keys(namedFields(add)).filter(
        (field) => Object.hasOwn(read, field) && !Object.hasOwn(namedFields(drop), field),
      )
      return [...gone, ...there].map((field) => `${name}: ${field}`)
    })
    const calls: Readonly<Record<string, { query: string; body: string } | undefined>> = pages.calls
    const unread = Object.entries(misread).flatMap(([name, { drop }]) =>
      drop.split(' ').flatMap((field) => (calls[name]?.body.split(' ').includes(field) ? [] : [`${name}: ${field}`])),
    )
    expect([...stale, ...unread]).toEqual([])
  })
})

/** Input fields of the type of a variable: null where it is no input object. */
function inputFieldsOf(type: TypeNode) {
  const known = getNamedType(typeFromAST(schema, type))
  return isInputObjectType(known) ? known.getFields() : null
}

/** Declared fields that do not arrive in the document, by path. */
function* lost(
  fields: RestFields,
  arrives: (variable: string, field: RestField) => TypeNode | null,
  path = '',
): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const type = arrives(variableOf(name), field)
    if (!type) {
      yield `${path}${name}`
      continue
    }
    const inputs = inputFieldsOf(type)
    const inside = field.righe ?? field.campi
    if (!inputs || !inside) continue
    for (const [own, ofRow] of Object.entries(inside)) {
      const called = schemaName((one) => Object.hasOwn(inputs, one), variableOf(own), ofRow)
      if (!inputs[called]) yield `${path}${name}.${own}`
    }
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
  const arrives = (variable: string, declares: RestField): TypeNode | null => {
    const type = variables.get(variable) ?? variables.get(declares.fills ?? variable)
    if (type) return type
    const [first = '', inner] = (declares.fills ?? variable).split('.')
    const place = getNamedType(filter?.[first]?.type)
    const placed = inner && isInputObjectType(place) ? place.getFields()[inner] : filter?.[first]
    const field = placed ?? input?.[schemaName((one) => Object.hasOwn(input, one), variable, declares)]
    return field ? { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: getNamedType(field.type).name } } : null
  }
  const declared = [...lost(endpoint.query ?? {}, arrives), ...lost(endpoint.body ?? {}, arrives)]
  expect(declared.filter((field) => !REFUSED.has(`${name} ${field}`))).toEqual([])
  const aliased = Object.values(endpoint.aliases ?? {}).filter((field) => !Object.hasOwn(endpoint.query ?? {}, field))
  expect(aliased).toEqual([])
})
