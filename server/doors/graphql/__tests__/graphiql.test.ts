import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#cli/run.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the page is small; its script is compressed once and kept by the browser', async () => {
  const admin = await app.as('super')
  const page = await admin.fetch('/graphql', { headers: { accept: 'text/html' } })
  const text = await page.text()
  expect(text.length).toBeLessThan(200_000)
  const policy = page.headers.get('content-security-policy') ?? ''
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  // A nonce is no pattern: it may have a plus.
  const [script = ''] = text.split(`<script nonce="${nonce}" src="`)[1]?.split('"') ?? []
  expect(text.match(/<script/g)).toHaveLength(2)
  expect(text).toContain('"endpoint":"/graphql"')
  expect(script).toMatch(/^\/graphql\/graphiql\.js\?v=[0-9a-f]{16}$/)

  const read = async (encoding: string) => {
    const response = await admin.fetch(script, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('immutable')
    return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const [plain, packed] = [await read('identity'), await read('gzip, br')]
  expect([plain.encoding, packed.encoding]).toEqual([null, 'gzip'])
  expect(packed.bytes.length).toBeLessThan(2_500_000)
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
  // It is a program of its own, not a piece of one.
  expect(() => new Function(plain.bytes.toString())).not.toThrow()
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? ''
  expect((await admin.fetch(style)).headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect((await admin.fetch('/graphql/altro.js')).status).toBe(404)
})

test('its parts are for who may open it', async () => {
  for (const client of [app.visitor, await app.as('staff')]) {
    expect((await client.fetch('/graphql/graphiql.js')).status).toBe(404)
  }
})

test('the schema as a file, for tokens that may read it and for who makes them', async () => {
  const admin = await app.as('super')
  const user = admin.user as NonNullable<typeof admin.user>
  const path = '/graphql/schema.graphql'
  const file = await (await app.conToken(user, { introspezione: true })).fetch(path)
  expect(await file.text()).toBe(readFileSync(join(root, 'schema.graphql'), 'utf8'))
  const known = { headers: { 'if-none-match': file.headers.get('etag') ?? '' } }
  expect((await admin.fetch(path, known)).status).toBe(304)
  for (const client of [await app.conToken(user), await app.as('staff'), app.visitor])
    expect((await client.fetch(path)).status).toBe(404)
})
