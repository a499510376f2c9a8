import { readFileSync } from 'node:fs'
import { isScalarType, isSpecifiedScalarType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/schema.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { DOCUMENT_LIMITS } from '../../graphql/limits.ts'

// What docs/integrators.md shows works as it is shown.
const guide = readFileSync(new URL('../../../../docs/integrators.md', import.meta.url), 'utf8')
const snippets = (language: string) =>
  [...guide.matchAll(/```(\w+)\n(.*?)```/gs)].flatMap(([, kind, text = '']) => (kind === language ? [text] : []))

let app: TestApp
let integrator: Client

beforeAll(async () => {
  app = await createTestApp()
  await makeOrdine(app.db)
  const { user } = await app.as('super')
  if (user) integrator = await app.conToken(user, { scrittura: true })
})
afterAll(() => app.close())

const post = (query: string, headers = {}) =>
  integrator.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })

test('the page is served', async () => {
  const response = await app.fetch('/docs/integrators')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(guide)
})

describe('its documents', () => {
  test.each(snippets('graphql'))('%s', async (query) => {
    if (!query.startsWith('subscription')) {
      const { data, errors } = (await (await post(query)).json()) as { data: unknown; errors: unknown }
      expect(errors).toBeUndefined()
      expect(data).toBeTruthy()
      return
    }
    await app.services.events.start()
    const response = await post(query, { accept: 'text/event-stream' })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    await response.body?.cancel()
  })
})

describe('its programs', () => {
  test.each(snippets('js'))('%s', async (code) => {
    const AsyncFunction = (async () => undefined).constructor as new (
      ...text: string[]
    ) => (...values: unknown[]) => Promise<unknown>
    // The client brings its own token.
    const fetch = (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.delete('authorization')
      return integrator.fetch(url, { ...init, headers: Object.fromEntries(headers) })
    }
    const answer = await new AsyncFunction('fetch', 'URL', 'TOKEN', code)(fetch, 'http://localhost', 'srm_')
    expect(answer).toBeTruthy()
    expect(answer).not.toHaveProperty('errors')
  })
})

test('the typed client asks what the schema has', async () => {
  const documents = [...guide.matchAll(/graphql\(`([^`]+)`\)/g)].map(([, query = '']) => query)
  expect(documents).toHaveLength(1)
  for (const query of documents) {
    const { data, errors } = (await (await post(query)).json()) as { data: object; errors: unknown }
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ ordini: { nodes: [{ numeroCommessa: expect.any(String) }] } })
  }
})

test('the settings of its typed client name every scalar', () => {
  const [, named = ''] = /scalars: \{ ([^}]*) \}/.exec(guide) ?? []
  const own = Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type))
  expect(named.split(', ').map((one) => one.split(':')[0])).toEqual(own.map(({ name }) => name).sort())
})

test('its examples of JSON are JSON, its limits those that hold', () => {
  for (const text of snippets('json')) expect(() => JSON.parse(text)).not.toThrow()
  expect(guide).toContain(`| ${DOCUMENT_LIMITS.cost.toLocaleString('en')}: a field`)
  expect(guide).toContain(`| levels | ${DOCUMENT_LIMITS.depth} |`)
  expect(guide).toContain(`| aliases, directives | ${DOCUMENT_LIMITS.aliases}, ${DOCUMENT_LIMITS.directives} |`)
  expect(guide).toContain(`| words of a document | ${DOCUMENT_LIMITS.tokens.toLocaleString('en')} |`)
})
