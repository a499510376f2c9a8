import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'

let app: TestApp
let staff: Client
let id: number

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  id = (await makePreventivo(app.db)).id
})
afterAll(() => app.close())

const json = (body: unknown, method = 'PUT'): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const dettaglio = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) })

test('whoever runs the product sees which call takes how long: by its path, whatever the number in it', async () => {
  await staff.fetch(`/api/preventivi/${id}/`)
  await staff.fetch('/api/preventivi/999999/')
  await staff.fetch('/api/preventivi/x/y/z/')
  await (await app.as('fornitore')).fetch('/api/preventivi/')
  const { body } = await app.services.metrics.testo()
  const lines = body.split('\n').filter((line) => line.startsWith('rest_requests_total'))
  const counted = (outcome: string, path: string) =>
    `rest_requests_total{method="GET",path="${path}",outcome="${outcome}"} 1`
  expect(lines).toEqual([
    counted('ok', '/api/preventivi/{id}/'),
    counted('refused', '/api/preventivi/{id}/'),
    counted('refused', '/api/preventivi/'),
  ])
  expect(body).toMatch(/rest_request_seconds_total\{method="GET",path="\/api\/preventivi\/\{id\}\/"\} 0\.\d/)
})

test('a visitor sends 64 kB and no more, at every public endpoint', async () => {
  const long = { note: 'x'.repeat(70_000), username: 'x'.repeat(70_000) }
  const troppo = { status: 413, detail: 'Corpo della richiesta troppo grande.' }
  for (const path of ['/api/preventivi-create/', '/api/login/']) {
    expect(await dettaglio(await app.visitor.fetch(path, json(long, 'POST'))), path).toEqual(troppo)
    const body = new Blob([JSON.stringify(long)]).stream()
    const headers = { 'Content-Type': 'application/json' }
    const inPieces = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect(await dettaglio(await app.visitor.fetch(path, inPieces)), path).toEqual(troppo)
    expect((await staff.fetch(path, json(long, 'POST'))).status, path).toBe(400)
  }
})

describe('paths and methods', () => {
  test.each(['/api/boh/', '/api/boh', '/api', '/api/', '/api/preventivi/1/boh/', '/api/preventivi//'])(
    '%s is unknown',
    async (path) => {
      expect(await dettaglio(await staff.fetch(path))).toEqual({ status: 404, detail: 'Non trovato.' })
    },
  )

  test('both slash forms answer, writes too, without a redirect', async () => {
    for (const path of ['/api/preventivi', '/api/preventivi/', '/api/agenti', '/api/agenti/']) {
      expect((await staff.fetch(path)).status).toBe(200)
    }
    for (const path of [`/api/preventivi/${id}/set_eliminato`, `/api/preventivi/${id}/set_eliminato/`]) {
      expect((await staff.fetch(path, json({ eliminato: false }))).status).toBe(200)
    }
  })

  test('a wrong method names the right ones', async () => {
    const response = await staff.fetch('/api/vincoli-misura/1/')
    expect(response.headers.get('allow')).toBe('PUT, DELETE, OPTIONS')
    expect(await dettaglio(response)).toEqual({ status: 405, detail: 'Metodo "GET" non consentito' })
    expect((await staff.fetch('/api/preventivi/set_stato_multi/')).headers.get('allow')).toBe('PUT, OPTIONS')
  })

  test.each(['abc', '0', '-1', '1.5', '99999999999', '1%00', '%E2%80%8B1'])('object %s is missing', async (pk) => {
    expect(await dettaglio(await staff.fetch(`/api/preventivi/${pk}/`))).toEqual({
      status: 404,
      detail: 'Non trovato.',
    })
  })

  test('HEAD is GET without the body', async () => {
    const response = await staff.fetch(`/api/preventivi/${id}/`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.text()).toBe('')
    expect((await staff.fetch('/api/preventivi/999999/', { method: 'HEAD' })).status).toBe(404)
  })

  test('every answer has its headers', async () => {
    for (const path of ['/api/famiglie/', '/api/preventivi/999999/', `/api/preventivi/${id}/`]) {
      const { headers } = await staff.fetch(path)
      expect(headers.get('vary')).toContain('Accept, Accept-Language, Cookie')
      expect(headers.get('content-language')).toBe('it')
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })
})

describe('formats', () => {
  test.each([
    ['application/json', 200],
    ['*/*', 200],
    ['text/html, application/*;q=0.5', 200],
    ['', 200],
    ['text/xml', 406],
    ['image/png, text/html', 406],
  ])('Accept: %s is %i', async (accept, status) => {
    expect((await staff.fetch('/api/famiglie/', { headers: { accept } })).status).toBe(status)
  })

  test('?format=', async () => {
    expect((await staff.fetch('/api/famiglie/?format=json', { headers: { accept: 'text/xml' } })).status).toBe(200)
    expect((await staff.fetch('/api/famiglie/?format=xml')).status).toBe(404)
  })

  test('406 in words', async () => {
    const response = await staff.fetch('/api/famiglie/', { headers: { accept: 'text/xml' } })
    expect(await response.json()).toEqual({
      detail: 'Impossibile soddisfare l\'header "Accept" presente nella richiesta.',
    })
  })
})

describe('bodies', () => {
  const path = () => `/api/preventivi/${id}/set_stato/`

  test.each([
    ['list', [], 'Dati non validi. Era atteso un dizionario, ma si è ricevuto list.'],
    ['text', '"x"', 'Dati non validi. Era atteso un dizionario, ma si è ricevuto str.'],
    ['number', 3, 'Dati non validi. Era atteso un dizionario, ma si è ricevuto int.'],
    ['null', 'null', 'Nessun dato fornito'],
  ])('a %s is no object', async (_tipo, body, message) => {
    expect(await dettaglio(await staff.fetch(path(), json(body)))).toEqual({
      status: 400,
      non_field_errors: [message],
    })
  })

  test('broken JSON', async () => {
    expect(await dettaglio(await staff.fetch(path(), json('{stato')))).toEqual({
      status: 400,
      detail: 'JSON parse error - Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
    })
  })

  test('another content type', async () => {
    const response = await staff.fetch(path(), {
      method: 'PUT',
      body: 'stato=1',
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(await dettaglio(response)).toEqual({ status: 415, detail: 'Tipo di media "text/plain"non supportato.' })
  })

  test('a body over 2.5 MB', async () => {
    expect((await staff.fetch(path(), json(`{"stato":"${'x'.repeat(2_700_000)}"}`))).status).toBe(413)
  })

  test('forms are read like JSON; a boolean left out is false', async () => {
    const one = `/api/preventivi/${id}/set_eliminato/`
    const si = await staff.fetch(one, { method: 'PUT', body: new URLSearchParams({ eliminato: 'on' }) })
    expect(await si.json()).toMatchObject({ eliminato: true })
    const form = new FormData()
    form.append('altro', '1')
    expect(await (await staff.fetch(one, { method: 'PUT', body: form })).json()).toMatchObject({ eliminato: false })
  })
})

describe('who asks', () => {
  const CREDENTIALS = 'Non sono state immesse le credenziali di autenticazione.'

  test('nobody is 403, before anything of the body is judged', async () => {
    for (const init of [undefined, json('{rotto'), json({ stato: 'x' })]) {
      const path = init ? `/api/preventivi/${id}/set_stato/` : '/api/preventivi/'
      expect(await dettaglio(await app.visitor.fetch(path, init))).toEqual({ status: 403, detail: CREDENTIALS })
    }
  })

  test('who may not is 403', async () => {
    const cliente = await app.as('app')
    const detail = "Non hai l'autorizzazione per eseguire questa azione."
    expect(await dettaglio(await cliente.fetch('/api/preventivi/'))).toEqual({ status: 403, detail })
    const agente = await app.as('agente')
    const multi = json({ preventivi: ['x'], stato: 1 })
    expect(await dettaglio(await agente.fetch('/api/preventivi/set_stato_multi/', multi))).toEqual({
      status: 403,
      detail,
    })
  })

  test('a bad token is 401 with its header', async () => {
    const response = await app.fetch('/api/famiglie/', { headers: { authorization: 'Bearer falso' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Bearer')
  })

  test('a token reads, and writes only with its scope, without CSRF', async () => {
    const user = staff.user as NonNullable<Client['user']>
    const reader = await app.conToken(user)
    const writer = await app.conToken(user, { scrittura: true })
    const path = `/api/preventivi/${id}/set_eliminato/`
    expect((await reader.fetch('/api/preventivi/')).status).toBe(200)
    expect((await reader.fetch(path, json({ eliminato: 'boh' }))).status).toBe(403)
    expect((await writer.fetch(path, json({ eliminato: false }))).status).toBe(200)
  })
})

describe('OPTIONS', () => {
  test('describes the fields that may be written', async () => {
    const response = await staff.fetch('/api/preventivi/set_stato_multi/', { method: 'OPTIONS' })
    expect(response.status).toBe(200)
    expect(response.headers.get('allow')).toBe('PUT, OPTIONS')
    expect(await response.json()).toMatchObject({
      name: 'Imposta lo stato di più preventivi: tutti o nessuno.',
      renders: ['application/json'],
      parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      actions: {
        PUT: {
          preventivi: { type: 'list', required: true, read_only: false, label: 'Preventivi' },
          stato: { type: 'field', required: true },
        },
      },
    })
  })

  test('nested rows, for visitors too where the path is public', async () => {
    const response = await app.visitor.fetch('/api/preventivi-create/', { method: 'OPTIONS' })
    expect(await response.json()).toMatchObject({
      actions: { POST: { serramenti: { type: 'list', child: { children: { altezza: { type: 'integer' } } } } } },
    })
  })

  test('says nothing to callers who may do nothing, and shows only what the caller may do', async () => {
    expect((await app.visitor.fetch('/api/preventivi/', { method: 'OPTIONS' })).status).toBe(403)
    const vincoli = await app.visitor.fetch('/api/vincoli-misura/', { method: 'OPTIONS' })
    expect(vincoli.status).toBe(200)
    expect(await vincoli.json()).not.toHaveProperty('actions')
    expect(await (await staff.fetch('/api/vincoli-misura/', { method: 'OPTIONS' })).json()).toHaveProperty(
      'actions.POST',
    )
  })
})
