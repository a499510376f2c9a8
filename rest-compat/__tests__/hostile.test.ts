import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpointGroups } from '#rest/endpoints.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { casesOf } from '#server-test/depth.ts'
import { makeCatalogo, makePreventivo } from '#server-test/factories.ts'
import { requestsTo } from '#server-test/hostile/rest.ts'

/** A part by day; `CASES=20000` for the whole promise (0 x 5xx). */
const RUNS = casesOf(400)

let app: TestApp
let utente: Client
let existing: number

beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  const { famiglia } = await makeCatalogo(app.db)
  existing = (await makePreventivo(app.db, { famigliaId: famiglia.id })).id
})
afterAll(() => app.close())

// Leaving would make everything after it a 403; login only spends time on hashes.
const endpoints = Object.values(endpointGroups)
  .flat()
  .filter(({ path }) => !/log(in|out)/.test(path))

test('whatever is sent, the answer is never a fault', async () => {
  let succeeded = 0
  await fc.assert(
    fc.asyncProperty(requestsTo(endpoints), async ({ endpoint, pk: chosen, query, type, corpo, accept }) => {
      const path = endpoint.path.replace('{id}', chosen === 'ESISTENTE' ? String(existing) : chosen)
      const search = new URLSearchParams(Object.entries(query)).toString()
      const headers = { 'content-type': type, accept }
      const init =
        endpoint.method === 'GET' ? { headers: { accept } } : { method: endpoint.method, headers, body: corpo }
      const response = await utente.fetch(`${path}?${search}`, init)
      const text = await response.text()
      if (response.ok) succeeded++
      expect(response.status, `${endpoint.method} ${path}?${search}\n${corpo.slice(0, 500)}\n${text}`).toBeLessThan(500)
      if (response.headers.get('content-type') === 'application/json') JSON.parse(text)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(succeeded).toBeGreaterThan(RUNS / 50)
  expect(await app.db.segnalazione.count()).toBe(0)
})

test('an unknown name whose sixtieth unit is half of a pair', async () => {
  const answer = await utente.fetch('/api/planner/clienti/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nome: 'Uno', [`${'x'.repeat(59)}😀`]: 1 }),
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-ignored-params')).toBe(`${'x'.repeat(59)}%EF%BF%BD`)
})
