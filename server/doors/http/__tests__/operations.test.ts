import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createApp } from '#server/app.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'

const TOKEN = 'un-token-lungo-di-prova'

let senza: TestApp
let withIt: TestApp
beforeAll(async () => {
  senza = await createTestApp()
  withIt = await createTestApp({ config: { metricsToken: TOKEN } })
})
afterAll(() => Promise.all([senza.close(), withIt.close()]))

/** The status of /metrics for who asks from an address. */
async function asks({ services }: TestApp, peer: string, headers = {}, host = 'localhost:3000') {
  const app = createApp({ services, persisted: new Map() })
  const request = new Request(`http://${host}/metrics`, { headers })
  return (await app.fetch(request, { incoming: { socket: { remoteAddress: peer } } })).status
}

describe('/metrics', () => {
  test('without a token: only who asks on this machine, directly', async () => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await asks(senza, peer)).toBe(200)
    for (const peer of ['192.168.1.9', '8.8.8.8', '::ffff:10.0.0.1', '']) expect(await asks(senza, peer)).toBe(403)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
      expect(await asks(senza, '127.0.0.1', { [name]: '127.0.0.1' })).toBe(403)
    }
    expect(await asks(senza, '127.0.0.1', {}, 'serramenti.example')).toBe(403)
  })

  test('with a token: whoever has it, nobody else', async () => {
    expect(await asks(withIt, '8.8.8.8', { Authorization: `Bearer ${TOKEN}` }, 'serramenti.example')).toBe(200)
    for (const peer of ['127.0.0.1', '8.8.8.8']) {
      expect(await asks(withIt, peer)).toBe(401)
      expect(await asks(withIt, peer, { Authorization: `Bearer ${TOKEN}x` })).toBe(401)
      expect(await asks(withIt, peer, { Authorization: TOKEN })).toBe(401)
    }
  })

  test('stays short however many operations there are, and is written once for who asks together', async () => {
    const { metrics } = senza.services
    for (let n = 0; n < 300; n++) metrics.graphql(`Operazione${n}Query`, 'query', n % 3 ? 'ok' : 'errore', 0.02)
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => metrics.testo()))
    expect(first?.body).toContain('graphql_operations_total{nome="Operazione299Query",tipo="query",esito="ok"} 1')
    expect(first?.body.length).toBeLessThan(80_000)
    expect(others.every(({ body }) => body === first?.body)).toBe(true)
  })

  test('a token that can be guessed is refused at the start', () => {
    const env = { DATABASE_URL: 'postgresql://x' }
    expect(() => readEnv({ ...env, METRICS_TOKEN: 'corto' })).toThrow('METRICS_TOKEN')
    expect(readEnv({ ...env, METRICS_TOKEN: TOKEN }).metricsToken).toBe(TOKEN)
    expect(readEnv({ ...env, METRICS_TOKEN: '' }).metricsToken).toBeUndefined()
  })

  test('executor and reads are ours unless somebody known is named', () => {
    const env = { DATABASE_URL: 'postgresql://x' }
    expect(readEnv({ ...env, EXECUTOR: '' })).toMatchObject({ executor: 'own', reads: 'sql' })
    expect(readEnv({ ...env, EXECUTOR: 'graphql', READS: 'prisma' })).toMatchObject({
      executor: 'graphql',
      reads: 'prisma',
    })
    expect(() => readEnv({ ...env, EXECUTOR: 'altro' })).toThrow('EXECUTOR deve essere own o graphql, non "altro"')
    expect(() => readEnv({ ...env, READS: 'off' })).toThrow('READS')
  })
})

test('/healthz and /readyz are open to who watches from elsewhere', async () => {
  const app = createApp({ services: withIt.services, persisted: new Map() })
  const ask = (path: string) =>
    app.fetch(new Request(`http://serramenti.example${path}`), { incoming: { socket: { remoteAddress: '8.8.8.8' } } })
  expect((await ask('/healthz')).status).toBe(200)
  expect(await (await ask('/readyz')).json()).toMatchObject({ database: true, spazio: true })
})
