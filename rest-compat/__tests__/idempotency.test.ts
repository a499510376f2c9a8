import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inUse } from '#platform/idempotency/claims.ts'
import { restRefusal } from '#rest/core/errors.ts'
import { createRest } from '#rest/router.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeUserOfKind } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'

const CLIENTI = '/api/planner/clienti/'

let app: TestApp
let office: Client
let program: Client

beforeAll(async () => {
  app = await createTestApp()
  office = await app.as('super')
  if (office.user) program = await app.conToken(office.user, { scrittura: true })
})
afterEach(async () => {
  await app.db.chiaveIdempotenza.deleteMany()
})
afterAll(() => app.close())

interface Sent {
  who?: Client
  method?: string
  path?: string
  key?: string | null
  body?: string | object | FormData
  type?: string
}

async function send({ who = program, method = 'POST', path = CLIENTI, key = 'k', body, type }: Sent) {
  const content = body instanceof FormData || typeof body === 'string' ? body : body && JSON.stringify(body)
  const mime = type ?? (body instanceof FormData ? undefined : 'application/json')
  const headers = {
    ...(mime && body !== undefined ? { 'content-type': mime } : {}),
    ...(key === null ? {} : { 'idempotency-key': key }),
    ...(who === office ? { 'x-csrftoken': office.cookies.get('csrftoken') ?? '' } : {}),
  }
  const response = await who.fetch(path, { method, headers, ...(content === undefined ? {} : { body: content }) })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}

const howMany = (nome: string) => app.db.cliente.count({ where: { nome } })

test('POST: repeated, with and without the last slash and its keys in another order, it gets its first answer', async () => {
  const first = await send({ body: { nome: 'Uno', citta: 'Belluno', altro: 1 } })
  expect(first.status).toBe(201)
  const again = await send({ body: '{"altro": 1, "citta": "Belluno", "nome": "Uno"}', path: CLIENTI.slice(0, -1) })
  expect(again).toMatchObject({ status: 201, body: first.body })
  for (const name of ['content-type', 'x-ignored-params', 'allow']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  }
  expect(first.headers.get('x-ignored-params')).toBe('altro')
  expect(await howMany('Uno')).toBe(1)
})

test('PUT, PATCH and DELETE', async () => {
  const { id } = await makeCliente(app.db, { nome: 'Due' })
  const path = `${CLIENTI}${id}/`
  const patch = { method: 'PATCH', path, body: { note: 'una' } }
  const first = await send({ ...patch, key: 'patch' })
  await app.db.cliente.update({ where: { id }, data: { note: 'un’altra' } })
  expect((await send({ ...patch, key: 'patch' })).body).toEqual(first.body)
  expect((await app.db.cliente.findUniqueOrThrow({ where: { id } })).note).toBe('un’altra')
  const put = { method: 'PUT', path, body: { nome: 'Due', note: 'terza' }, key: 'put' }
  expect((await send(put)).body).toEqual((await send(put)).body)
  const removed = { method: 'DELETE', path, key: 'delete' }
  expect([(await send(removed)).status, (await send(removed)).status]).toEqual([204, 204])
  expect((await send({ ...removed, key: 'other' })).status).toBe(404)
})

test('a GET that writes', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const lavorazione = await lavorazioneNamed(app.db, 'taglio')
  const path = `/api/planner/ordini/${ordine.id}/completa-singola-lavorazione/`
  const asked = { method: 'GET', path: `${path}?lavorazione=${lavorazione}` }
  for (const who of [office, program]) {
    const [first, again] = [await send({ ...asked, who }), await send({ ...asked, who })]
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await send({ ...asked, who, path: `${path}?lavorazione=${lavorazione + 1}` })).status).toBe(422)
  }
})

test('a GET that reads, and a question with a body, pay no attention to it', async () => {
  expect((await send({ method: 'GET', key: '' })).status).toBe(200)
  expect((await send({ method: 'GET', path: `${CLIENTI}?page_size=1` })).status).toBe(200)
  expect(await app.db.chiaveIdempotenza.count()).toBe(0)
})

describe('the key', () => {
  test('for something else it is 422: another body, another place, another method', async () => {
    const { id } = await makeCliente(app.db)
    await send({ body: { nome: 'Tre' } })
    const path = `${CLIENTI}${id}/`
    for (const other of [
      { body: { nome: 'Quattro' } },
      { method: 'PUT', path, body: { nome: 'Tre' } },
      { method: 'DELETE', path },
    ]) {
      expect(await send(other)).toMatchObject({
        status: 422,
        body: { detail: 'Questa Idempotency-Key è già stata usata per un’altra richiesta: usarne una nuova.' },
      })
    }
    expect(await howMany('Quattro')).toBe(0)
    expect(await app.db.cliente.count({ where: { id } })).toBe(1)
  })

  test('is each caller’s own', async () => {
    const other = await app.as(await makeUserOfKind(app.db, 'super'))
    const made = [await send({ body: { nome: 'Cinque' } }), await send({ body: { nome: 'Cinque' }, who: other })]
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(await howMany('Cinque')).toBe(2)
  })

  test.each(['', 'x'.repeat(256), 'chi\u00e0ve'])('%j is none', async (key) => {
    for (const path of [CLIENTI, '/api/preventivi-create/']) {
      const { status, body } = await send({ key, path, body: { nome: 'Sei' } })
      expect(status).toBe(400)
      expect(body.detail).toContain('Idempotency-Key')
    }
    expect(await howMany('Sei')).toBe(0)
  })

  test('of a call that another is at is 409 with Retry-After', () => {
    expect(restRefusal(inUse(), {})).toMatchObject({ status: 409, headers: { 'Retry-After': '5' } })
  })
})

test('at the same moment it is done once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send({ body: { nome: 'Insieme' } })))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(await howMany('Insieme')).toBe(1)
})

test('what is wrong is an answer too; what could not be read leaves the key free', async () => {
  const [wrong, again] = [await send({ body: { citta: 'Belluno' } }), await send({ body: { citta: 'Belluno' } })]
  expect(wrong).toMatchObject({ status: 400, body: { nome: [expect.any(String)] } })
  expect(again).toMatchObject({ status: 400, body: wrong.body })
  expect((await send({ body: '{', key: 'json' })).status).toBe(400)
  const huge = { body: JSON.stringify({ nome: 'x'.repeat(2_700_000) }), key: 'huge' }
  expect([(await send(huge)).status, (await send({ ...huge, body: '{"nome":"Sette"}' })).status]).toEqual([413, 201])
})

test('after a fault the key is free', async () => {
  await app.db.$executeRaw`ALTER TABLE clienti RENAME COLUMN cap TO codice_postale`
  const broken = await send({ body: { nome: 'Guasto' } })
  await app.db.$executeRaw`ALTER TABLE clienti RENAME COLUMN codice_postale TO cap`
  expect(broken.status).toBe(500)
  expect((await send({ body: { nome: 'Guasto' } })).status).toBe(201)
  expect(await howMany('Guasto')).toBe(1)
})

test('a form is the same with another boundary, and another with another file', async () => {
  const form = (nome: string, bytes: number[]) => {
    const made = new FormData()
    for (const [name, value] of [
      ['nome', nome],
      ['tipologia', 'legno'],
      ['tempo', '9'],
    ] as const) {
      made.append(name, value)
    }
    made.append('immagine', new File([new Uint8Array(bytes)], 'a.gif', { type: 'image/gif' }))
    return made
  }
  const gif = [...Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')]
  const path = '/api/planner/fornitori/'
  const first = await send({ path, body: form('Legnami', gif) })
  expect(first.status).toBe(201)
  expect((await send({ path, body: form('Legnami', gif) })).body).toEqual(first.body)
  expect((await send({ path, body: form('Legnami', [...gif, 0]) })).status).toBe(422)
  expect(await app.db.fornitore.count({ where: { nome: 'Legnami' } })).toBe(1)
})

test('who logs in is let in once', async () => {
  await makeUserOfKind(app.db, 'staff', { username: 'anna', password: 'una frase lunga' })
  const body = { username: 'anna', password: 'una frase lunga' }
  const nobody = { ...app.visitor, fetch: app.fetch }
  const [first, again] = [
    await send({ who: nobody, path: '/api/login/', body }),
    await send({ who: nobody, path: '/api/login/', body }),
  ]
  expect([first.status, again.status]).toEqual([200, 422])
  expect(first.headers.getSetCookie().length).toBeGreaterThan(0)
  expect(again.headers.getSetCookie()).toEqual([])
})

test('OpenAPI says so of every write, and of nothing else', () => {
  type Operation = { parameters?: { $ref?: string }[]; responses: Record<string, unknown>; security?: object[] }
  const { paths } = createRest().openapi() as { paths: Record<string, Record<string, Operation>> }
  const all = Object.entries(paths).flatMap(([path, ofPath]) =>
    Object.entries(ofPath).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  )
  const keyed = all.filter(([, { parameters }]) =>
    parameters?.some(({ $ref }) => $ref === '#/components/parameters/ChiaveIdempotenza'),
  )
  expect(keyed.length).toBeGreaterThan(80)
  for (const [name, { responses }] of keyed) {
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['400', '409', '422']))
  }
  const names = new Set(keyed.map(([name]) => name))
  expect(all.filter(([name]) => /^(put|patch|delete) /.test(name) && !names.has(name))).toEqual([])
  expect([...names].filter((name) => name.startsWith('get '))).toHaveLength(2)
})
