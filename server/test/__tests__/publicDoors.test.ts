import {
  type GraphQLField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { prepareEndpoint } from '#rest/core/ready.ts'
import { endpointGroups } from '#rest/endpoints.ts'
import { schema } from '#server/schema.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import { threadCpuMs } from '../cpu.ts'
import { makeCatalogo } from '../factories.ts'
import { documentOf, rootFields } from '../hostile/graphql.ts'

// Whatever anybody sends, what it costs grows with its size and not faster: a body of a megabyte that costs its square
// stops the server for minutes. A visitor's bodies are cut at 64 kB; the same doors take a megabyte from a user.

/** Texts of about n characters that have made some program slow. */
const TEXTS: Record<string, (n: number) => string> = {
  'blanks between letters': (n) => `a${' '.repeat(n)}x`,
  'only blanks': (n) => ' '.repeat(n),
  'line ends': (n) => `a${'\r\n'.repeat(n / 2)}x`,
  suggestions: (n) => ' Did you mean '.repeat(n / 14),
  'tags that never close': (n) => '<a '.repeat(n / 3),
  digits: (n) => '9'.repeat(n),
  'a long decimal': (n) => `0.${'0'.repeat(n)}1e`,
  'an address of many parts': (n) => `a@${'a.'.repeat(n / 2)}`,
  'wild cards': (n) => '%_\\'.repeat(n / 3),
  NUL: (n) => '\0'.repeat(n),
  accents: (n) => `a${'\u0301\u0323'.repeat(n / 2)}`,
  'half characters': (n) => '\ud83d'.repeat(n),
}

/** JSON of about n characters where something else is wanted. */
const VALUES: Record<string, (n: number) => unknown> = {
  'unknown keys': (n) => Object.fromEntries(Array.from({ length: n / 12 }, (_, i) => [`k${i}`, i])),
  'one long key': (n) => ({ ['k'.repeat(n)]: 1 }),
  'inherited keys': (n) => Array.from({ length: n / 20 }, () => JSON.parse('{"__proto__":{"a":1}}')),
  'wrong numbers': (n) => Array.from({ length: n / 4 }, () => 1.5),
  'wrong texts': (n) => Array.from({ length: n / 4 }, () => 'x'),
  'empty objects': (n) => Array.from({ length: n / 3 }, () => ({})),
  'nested lists': (n) => JSON.parse(`${'['.repeat(Math.min(n, 5000) / 2)}${']'.repeat(Math.min(n, 5000) / 2)}`),
}

interface Content {
  text?: string
  value?: unknown
}
type Send = (client: Client, content: Content) => Promise<Response>

const textOf = ({ text, value }: Content) => (text ?? JSON.stringify(value)).toWellFormed()

const post = (client: Client, path: string, body: string | FormData, type?: string) =>
  client.fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', ...(type ? { 'content-type': type } : {}) },
    body,
  })
const postJson = (client: Client, path: string, body: unknown) =>
  post(client, path, JSON.stringify(body), 'application/json')

/** A value of a type that the schema takes, with a text at one place; others are missing or empty. */
function filled(type: GraphQLInputType, [at, ...below]: readonly string[], text: string): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [filled(inner.ofType as GraphQLInputType, below, text)]
  if (!isInputObjectType(inner)) return { Int: 1, Float: 1, Decimal: 1, Boolean: true }[String(inner)] ?? text
  const fields = Object.values(inner.getFields()).filter(({ name, type }) => name === at || isNonNullType(type))
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, filled(type, name === at ? below : [], name === at ? text : '')]),
  )
}

/** The places of texts in a type: `['note']`, `['righe', '0', 'nome']`. */
function textPlaces(type: GraphQLInputType, depth = 0): string[][] {
  const inner = getNullableType(type)
  if (isListType(inner)) return textPlaces(inner.ofType as GraphQLInputType, depth).map((place) => ['0', ...place])
  if (!isInputObjectType(inner)) return ['Int', 'Float', 'Decimal', 'Boolean'].includes(String(inner)) ? [] : [[]]
  if (depth > 2) return []
  return Object.values(inner.getFields()).flatMap(({ name, type }) =>
    textPlaces(type, depth + 1).map((place) => [name, ...place]),
  )
}

const isPublic = ({ extensions }: GraphQLField<unknown, unknown>) =>
  (extensions.pothosOptions as { authScopes?: { pubblico?: boolean } } | undefined)?.authScopes?.pubblico === true

const operations = rootFields()
  .filter(({ field }) => isPublic(field))
  .map(({ root, field }) => ({ field, document: documentOf(root, field) }))

// Of those that take nothing one stands for all.
const asked = operations.filter(({ field }, index) => field.args.length > 0 || index === 0)
const graphqlValueDoors = asked.map(({ field }): [string, Send] => [
  `GraphQL ${field.name}`,
  (client, { value }) => {
    const names = field.args.length > 0 ? field.args.map(({ name }) => name) : ['any']
    return postJson(client, '/graphql', {
      id: field.name,
      variables: Object.fromEntries(names.map((name) => [name, value])),
    })
  },
])
const graphqlTextDoors = operations.flatMap(({ field }) =>
  field.args.flatMap(({ name, type }) =>
    textPlaces(type).map((place): [string, Send] => [
      `GraphQL ${field.name} ${[name, ...place].join('.')}`,
      (client, { text = '' }) =>
        postJson(client, '/graphql', { id: field.name, variables: { [name]: filled(type, place, text) } }),
    ]),
  ),
)

const endpoints = Object.entries(endpointGroups)
  .flatMap(([group, list]) => list.map((endpoint) => prepareEndpoint(schema, group, endpoint)))
  .filter(({ pubblico }) => pubblico)
const fieldsOf = ({ body, query }: Endpoint) => Object.keys(body ?? query ?? {})

const getDoors = endpoints
  .filter(({ method }) => method === 'GET')
  .map(({ path, endpoint }): [string, Send] => [
    `GET ${path}`,
    (client, content) =>
      client.fetch(
        `${path}?${new URLSearchParams({ [fieldsOf(endpoint)[0] ?? 'q']: textOf(content).slice(0, 15_000) })}`,
      ),
  ])

// Each field of theirs is one of GraphQL's, which has been asked of by itself.
const written = endpoints.filter(({ method }) => method !== 'GET')
const restDoors = written.flatMap(({ path, endpoint }): [string, Send][] => {
  const [first = 'any'] = fieldsOf(endpoint)
  const list = fieldsOf(endpoint).find((name) => endpoint.body?.[name]?.tipo === 'list') ?? first
  const parts = (content: Content) => {
    const form = new FormData()
    form.append(first, textOf(content))
    return form
  }
  return [
    [`POST ${path}`, (client, { text, value }) => postJson(client, path, value ?? text)],
    [`POST ${path} ${list}`, (client, { text, value }) => postJson(client, path, { [list]: value ?? text })],
    [
      `POST ${path} as a form`,
      (client, content) =>
        post(
          client,
          path,
          String(new URLSearchParams({ [first]: textOf(content) })),
          'application/x-www-form-urlencoded',
        ),
    ],
    [
      `POST ${path}, keys of a form`,
      (client, content) => post(client, path, textOf(content), 'application/x-www-form-urlencoded'),
    ],
    [`POST ${path} in parts`, (client, content) => post(client, path, parts(content))],
  ]
})

const inHeader = (content: Content) => encodeURI(textOf(content)).replaceAll('%20', ' ').slice(0, 15_000)

const bodyDoors: [string, Send][] = [
  ['an unknown document', (client, content) => postJson(client, '/graphql', { id: textOf(content) })],
  ['a free document', (client, content) => postJson(client, '/graphql', { query: textOf(content) })],
  [
    'an operation name',
    (client, content) => postJson(client, '/graphql', { id: 'login', operationName: textOf(content) }),
  ],
  ['a body that is no JSON', (client, content) => post(client, '/graphql', textOf(content), 'application/json')],
  [
    'brackets that never close',
    (client, content) => post(client, '/graphql', '['.repeat(textOf(content).length), 'application/json'),
  ],
]

const lineDoors: [string, Send][] = [
  [
    'variables of a GET',
    (client, content) =>
      client.fetch(`/graphql?${new URLSearchParams({ id: 'famiglie', variables: textOf(content).slice(0, 15_000) })}`),
  ],
  ['a file', (client, content) => client.fetch(`/files/${encodeURIComponent(textOf(content)).slice(0, 15_000)}`)],
  ['a page', (client, content) => client.fetch(`/${encodeURIComponent(textOf(content)).slice(0, 15_000)}`)],
  ['slashes', (client, content) => client.fetch(`/api/${'/'.repeat(Math.min(15_000, textOf(content).length))}x`)],
  ...[
    'cookie',
    'authorization',
    'accept',
    'accept-encoding',
    'accept-language',
    'x-forwarded-for',
    'if-none-match',
    'range',
    'referer',
    'idempotency-key',
    'x-csrftoken',
    'content-type',
  ].map((name): [string, Send] => [
    `the header ${name}`,
    (client, content) =>
      client.fetch('/api/login/', { method: 'POST', headers: { [name]: inHeader(content) }, body: '{}' }),
  ]),
]

let app: TestApp
let visitor: Client
let user: Client

beforeAll(async () => {
  app = await createTestApp({
    persisted: Object.fromEntries(operations.map(({ field, document }) => [field.name, document])),
  })
  await makeCatalogo(app.db)
  visitor = app.visitor
})
// A session of its own for each: one of the doors is the way out.
beforeEach(async () => {
  user = await app.as('staff')
})
afterAll(() => app.close())

/** What is forgiven before sizes are compared: a machine that others use, the first time that code runs. */
const GRACE_MS = 250
/** What the shortest may take, the first of its kind included. */
const FIRST_MS = 2000
/** How much faster than the size the time may grow: sizes are ten or more times apart, so its square is far beyond. */
const SLACK = 2.5

async function measure(send: Send, client: Client, content: (size: number) => Content, sizes: readonly number[]) {
  let before: { size: number; ms: number } | undefined
  for (const size of sizes) {
    const made = content(size)
    const once = () =>
      threadCpuMs(async () => {
        const response = await send(client, made)
        await response.arrayBuffer()
        expect(response.status).toBeLessThan(500)
      })
    const allowed = before ? (size / before.size) * before.ms * SLACK + GRACE_MS : FIRST_MS
    let ms = await once()
    // Once more, and again: what is slow by nature is slow each time.
    for (let again = 0; again < 2 && ms > allowed; again++) ms = Math.min(ms, await once())
    expect(ms, `${size} characters take ${ms} ms, ${before?.size} took ${before?.ms}`).toBeLessThanOrEqual(allowed)
    before = { size, ms: Math.max(ms, 0.5) }
  }
}

test('the public doors are found', () => {
  expect(operations.map(({ field }) => field.name)).toEqual(
    expect.arrayContaining(['createPreventivo', 'login', 'famiglie']),
  )
  expect(endpoints.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/login/', '/api/preventivi-create/']))
})

const texts = Object.values(TEXTS).map(
  (make) =>
    (size: number): Content => ({ text: make(size) }),
)
const values = Object.values(VALUES).map(
  (make) =>
    (size: number): Content => ({ value: make(size) }),
)

describe.each(
  [
    ...graphqlTextDoors.map((door) => [...door, texts] as const),
    ...graphqlValueDoors.map((door) => [...door, values] as const),
    ...[...restDoors, ...bodyDoors].map((door) => [...door, [...texts, ...values]] as const),
  ].map(([door, send, shapes], index) => [door, send, shapes, index] as const),
)('%s', (_door, send, shapes, index) => {
  test('from a visitor', async () => {
    for (const shape of shapes) await measure(send, visitor, shape, [6000, 60_000])
  })

  // Doors share what reads them: of the large ones each meets a third, and three in a row all of them.
  test('from a user', async () => {
    for (const shape of shapes.filter((_shape, at) => at % 3 === index % 3)) {
      await measure(send, user, shape, [40_000, 400_000])
    }
  })
})

test.each([...getDoors, ...lineDoors])('%s', async (_door, send) => {
  for (const shape of [...texts, ...values]) await measure(send, visitor, shape, [1000, 15_000])
})
