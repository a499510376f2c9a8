import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ persisted: { uno: '{ viewer { pk } }' } })
})
afterAll(() => app.close())

// Another class of Response is wrapped on its way out, and the wrapper throws outside any request when the caller
// goes away while the body is being read: one impatient browser would stop the server for everybody.
test("an answer is the platform's own Response, body included", async () => {
  const response = await app.visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 'uno' }),
  })
  expect(response).toBeInstanceOf(Response)
  expect(response.body).toBeInstanceOf(ReadableStream)
  expect(await response.json()).toEqual({ data: { viewer: null } })
})
