import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeJob, makeStatoPreventivo } from '#server-test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = async <T>(path: string, who = app.visitor) => {
  const response = await who.fetch(path)
  return { status: response.status, body: (await response.json()) as T }
}

test('regions: 21 with ESTERO, only Sicilia with its alert', async () => {
  const { status, body } = await read<Record<string, unknown>[]>('/api/regioni/')
  expect(status).toBe(200)
  expect(body).toHaveLength(21)
  for (const regione of body) {
    expect(Object.keys(regione)).toEqual(['id', 'nome', 'latitudine', 'longitudine', 'showAlert'])
  }
  expect(body).toContainEqual(expect.objectContaining({ id: 99, nome: 'ESTERO' }))
  expect(body.filter(({ showAlert }) => showAlert).map(({ nome }) => nome)).toEqual(['Sicilia'])
})

test('provinces', async () => {
  const { body } = await read<Record<string, unknown>[]>('/api/province/')
  expect(body.length).toBeGreaterThan(100)
  expect(body).toContainEqual({
    id: expect.any(Number),
    id_regione: 8,
    codice_citta_metropolitana: expect.any(Number),
    nome: 'Bologna',
    sigla_automobilistica: 'BO',
    latitudine: expect.any(Number),
    longitudine: expect.any(Number),
  })
})

test('the page configuration', async () => {
  const { status, body } = await read('/api/configurazione/')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    tipi_cliente: expect.arrayContaining(['non professionista', 'non professionista con misure indicative']),
    tipi_intervento: expect.arrayContaining(['nuovo']),
    piani: expect.arrayContaining(['piano terra']),
    telefono: expect.any(String),
    page_size: 10,
  })
})

describe('agents and states', () => {
  test('agents with their names, for users who may assign them', async () => {
    const agente = await makeAgente(app.db, {}, { firstName: 'Mario', lastName: 'Rossi' })
    const { status, body } = await read<object[]>('/api/agenti', await app.as('staff'))
    expect(status).toBe(200)
    expect(body).toContainEqual({
      id: agente.id,
      codice: agente.codice,
      tipo_agente: 'B2C',
      user: { id: agente.userId, first_name: 'Mario', last_name: 'Rossi' },
    })
    expect((await read('/api/agenti', await app.as('agente'))).status).toBe(403)
    expect((await read('/api/agenti')).status).toBe(403)
  })

  test('agents as an autocomplete', async () => {
    const agente = await makeAgente(app.db, {}, { firstName: 'Zoè', lastName: 'Bianchi' })
    const { body } = await read('/api/agenti?q=zoe&page=1', await app.as('staff'))
    expect(body).toMatchObject({
      results: [{ id: String(agente.id), text: 'Zoè Bianchi' }],
      pagination: { more: false },
    })
  })

  test('states', async () => {
    const { id } = await makeStatoPreventivo(app.db, { stato: 'Da richiamare' })
    const { status, body } = await read('/api/stati-preventivo', await app.as('agente'))
    expect([status, body]).toEqual([200, [{ id, stato: 'Da richiamare' }]])
    expect((await read('/api/stati-preventivo', await app.as('fornitore'))).status).toBe(403)
  })
})

describe('jobs', () => {
  test('of the caller, or of anybody for a superuser; of others they are missing', async () => {
    const staff = await app.as('staff')
    const { id } = await makeJob(app.db, {
      userId: staff.user?.id ?? null,
      stato: 'COMPLETATO',
      progresso: 100,
      risultato: { righe: 3 },
    })
    const expected = { id, tipo: 'prova', stato: 'COMPLETATO', progresso: 100, risultato: { righe: 3 }, errori: null }
    expect(await read(`/api/jobs/${id}/`, staff)).toMatchObject({ status: 200, body: expected })
    expect(await read(`/api/jobs/${id}/`, await app.as('super'))).toMatchObject({ status: 200, body: expected })
    expect((await read(`/api/jobs/${id}/`, await app.as('agente'))).status).toBe(404)
    expect((await read('/api/jobs/999999/', staff)).status).toBe(404)
    expect((await read(`/api/jobs/${id}/`)).status).toBe(403)
  })
})

describe('documentation', () => {
  test('OpenAPI for users, with what the schema knows of the answers', async () => {
    const { status, body } = await read<{ paths: Record<string, never> }>('/api/schema/', await app.as('agente'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/preventivi/{id}/': {
          get: {
            parameters: [{ $ref: '#/components/parameters/Id' }],
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: { $ref: '#/components/schemas/Preventivo' },
                    example: { data_creazione: '2026-11-23T09:30:00+01:00', citta: 'Belluno' },
                  },
                },
              },
              404: { $ref: '#/components/responses/404' },
            },
          },
        },
        '/api/famiglie/': { get: { security: [{}] } },
      },
      components: {
        schemas: {
          Preventivo: {
            properties: {
              data_creazione: { type: 'string', format: 'date-time' },
              stato: { anyOf: [{ $ref: '#/components/schemas/StatoPreventivo' }, { type: 'null' }] },
            },
          },
          // What must be there is not null; what may be left out may.
          CorpoLogin: { properties: { username: { type: 'string' }, codice: { type: ['string', 'null'] } } },
        },
      },
    })
    expect((await read('/api/schema/')).status).toBe(403)
    // Half a megabyte that changes with the version alone: not sent to who has it.
    const ask = async (headers?: HeadersInit) => (await app.as('agente')).fetch('/api/schema/', { headers })
    const etag = (await ask()).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  })

  test('the page to read', async () => {
    const staff = await app.as('staff')
    const response = await staff.fetch('/api/docs/', { headers: { accept: 'text/html' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).toContain('<code>/api/preventivi/{id}/set_stato/</code>')
    expect(html).not.toMatch(/<script(?! src="\/api\/docs\/script.js" defer>)|<style|style=/)
    expect(html).toContain('id="put_preventivi_id_set_stato"')
    const script = await staff.fetch('/api/docs/script.js')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const style = await staff.fetch('/api/docs/style.css')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    const letters = await staff.fetch('/api/docs/inter.woff2')
    expect(letters.headers.get('content-type')).toBe('font/woff2')
    expect(Buffer.from(await letters.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  })

  test('without a login: a browser is led to it and back, a program is refused', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
    const led = await app.visitor.fetch('/api/docs/?q=ordini', { headers: browser, redirect: 'manual' })
    expect([led.status, led.headers.get('location')]).toEqual([302, '/login?next=%2Fapi%2Fdocs%2F%3Fq%3Dordini'])
    expect(led.headers.get('cache-control')).toContain('no-cache')
    expect(await led.text()).toBe('')
    for (const headers of [undefined, { accept: '*/*' }]) {
      const refused = await app.visitor.fetch('/api/docs/', { headers })
      expect(refused.status).toBe(403)
      expect(await refused.json()).toHaveProperty('detail')
    }
    // What programs read is refused as ever.
    const { status } = await app.visitor.fetch('/api/schema/', { headers: { accept: 'text/html, */*' } })
    expect(status).toBe(403)
  })
})
