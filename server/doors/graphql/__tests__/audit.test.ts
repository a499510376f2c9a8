import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/client.ts'

// GraphQL over HTTP, as its working group checks a server, with a token that may send any query.

let app: TestApp
let token: (path: string, init?: RequestInit) => Promise<Response>

beforeAll(async () => {
  app = await createTestApp()
  const { user } = await app.as('super')
  if (!user) throw new Error('no user')
  const client = await app.conToken(user, { scrittura: true, introspezione: true })
  token = (path, init) => client.fetch(path, init)
})
afterAll(() => app.close())

const audits = serverAudits({
  url: 'http://localhost/graphql',
  fetchFn: (url: string, init?: RequestInit) => token(new URL(url).pathname + new URL(url).search, init),
})

test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
  const result = await audit.fn()
  expect(result.status, 'reason' in result ? String(result.reason) : '').toBe('ok')
})
