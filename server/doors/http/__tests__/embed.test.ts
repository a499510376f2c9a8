import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makeStatoPreventivo } from '#server-test/factories.ts'

const SITE = 'https://www.serramentista.example'
let app: TestApp
let body = ''

beforeAll(async () => {
  app = await createTestApp({ config: { corsOrigins: [SITE], frameOrigins: [SITE] } })
  const { famiglia, tipo } = await makeCatalogo(app.db)
  await makeStatoPreventivo(app.db, { stato: 'Nuovo' })
  const serramento = { tipo_serramento: tipo.id, tipo_apertura: tipo.aperture[0]?.id, quantita: 2 }
  body = JSON.stringify({
    famiglia: famiglia.id,
    valori_opzioni: [famiglia.opzioni[0]?.valori[0]?.id],
    serramenti: [{ ...serramento, altezza: 1200, larghezza: 800 }],
    nome_cognome: 'Anna Verdi',
    telefono: '051 123456',
    email: 'anna@example.com',
    indirizzo: 'via Roma 1',
    citta: 'Bologna',
    provincia: 'BO',
    messa_in_posa: false,
    regione_posa: 'Emilia-Romagna',
    tipo_cliente: 'non professionista',
    tipo_intervento: 'nuovo',
    privacy: true,
  })
})
afterAll(() => app.close())

const send = (
  who: Pick<Client, 'fetch'> | TestApp,
  path: string,
  origin: string,
  headers: Record<string, string> = {},
) => who.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', origin, ...headers } })

test('a browser that asks beforehand may send a key with the request', async () => {
  const response = await app.fetch('/api/preventivi-create/', {
    method: 'OPTIONS',
    headers: {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, idempotency-key',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key')
})

test('a page of an allowed origin sends a request for a quote, once for a key', async () => {
  const key = { 'idempotency-key': 'una-richiesta' }
  const first = await send(app, '/api/preventivi-create/', SITE, key)
  expect(first.headers.get('access-control-allow-origin')).toBe(SITE)
  const answer = await first.text()
  expect([first.status, answer]).toEqual([201, expect.stringContaining('"id"')])
  const again = await send(app, '/api/preventivi-create/', SITE, key)
  expect([again.status, await again.text()]).toEqual([200, answer])
  expect(await app.db.preventivo.count()).toBe(1)
})

test('nobody else does, nor anything else, nor with a session', async () => {
  const before = await app.db.preventivo.count()
  const tries = [
    send(app, '/api/preventivi-create/', 'https://altro.example'),
    send(app, '/api/login/', SITE),
    send(app, '/api/planner/ordini/', SITE),
    send(await app.as('super'), '/api/preventivi-create/', SITE),
  ]
  for (const response of await Promise.all(tries)) {
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('CSRF Failed')
  }
  expect(await app.db.preventivo.count()).toBe(before)
})

test('only the wizard stands in pages of the origins of the setting', async () => {
  const wizard = await app.fetch('/preventivo')
  expect(wizard.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${SITE}`)
  expect(wizard.headers.get('x-frame-options')).toBeNull()
  for (const path of ['/', '/login', '/preventivi/', '/preventivo/altro']) {
    const { headers } = await app.fetch(path)
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options'), path).toBe('DENY')
  }
})

test('the script that puts it there is small, and pages of other sites may load it', async () => {
  const response = await app.fetch('/incorpora.js')
  const script = await response.text()
  expect(script.length).toBeLessThan(3000)
  expect(() => new Function(script)).not.toThrow()
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})
