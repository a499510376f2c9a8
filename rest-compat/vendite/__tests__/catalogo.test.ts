import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia, makeStoredFile, makeTipoSerramento, makeVincolo } from '#server-test/factories.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

async function ask<T = unknown>(method: string, path: string, body?: unknown, who = staff) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await who.fetch(
    path,
    body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
  )
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
}

const misure = { altezza_min: 400, altezza_max: 2400, larghezza_min: 300, larghezza_max: 1500 }

test('families, with addresses of pictures that work from anywhere', async () => {
  const file = await makeStoredFile(app.db, { nome: 'una foto.png', pubblico: true })
  const famiglia = await makeFamiglia(app.db, {
    nome: 'Legno',
    descrizione: '<p>Caldo</p>',
    opzioni: { Colore: ['Noce'] },
  })
  await app.db.immagineFamiglia.create({ data: { famigliaId: famiglia.id, fileId: file.id } })
  const { status, body } = await ask<object[]>('GET', '/api/famiglie/', undefined, app.visitor)
  expect(status).toBe(200)
  const [option] = famiglia.opzioni
  expect(body).toContainEqual({
    id: famiglia.id,
    nome: 'Legno',
    descrizione: '<p>Caldo</p>',
    immagini: [{ immagine: `http://localhost/files/${file.chiave}/una%20foto.png` }],
    opzioni: [{ id: option?.id, nome: 'Colore', valori: [{ id: option?.valori[0]?.id, nome: 'Noce', html: '' }] }],
    tipologiaFamiglia: { id: famiglia.tipologiaFamigliaId, nome: famiglia.tipologiaFamiglia.nome, ordine: 0 },
  })
})

describe('window types', () => {
  test('list, for visitors', async () => {
    const tipo = await makeTipoSerramento(app.db, { altezzaMin: 500, altezzaMax: 900 })
    const { status, body } = await ask<object[]>('GET', '/api/tipi-serramento/', undefined, app.visitor)
    expect(status).toBe(200)
    expect(body).toContainEqual({
      id: tipo.id,
      nome: tipo.nome,
      immagine: null,
      aperture: tipo.aperture.map(({ id, nome }) => ({ id, nome, immagine: null })),
      accessori: tipo.accessori.map(({ id, nome }) => ({ id, nome })),
      altezza_min: 500,
      altezza_max: 900,
      larghezza_min: null,
      larghezza_max: null,
      versione: 1,
    })
  })

  test('PATCH changes what is given and nothing else', async () => {
    const { id } = await makeTipoSerramento(app.db, { larghezzaMin: 300, larghezzaMax: 800 })
    const path = `/api/tipi-serramento/${id}/`
    expect(await ask('PATCH', path, {})).toMatchObject({
      status: 200,
      body: { id, larghezza_min: 300, versione: 1 },
    })
    const changed = await ask('PATCH', path, { altezza_min: '400', altezza_max: 2000, nome: 'Altro', id: 1 })
    expect(changed).toMatchObject({
      status: 200,
      body: { id, altezza_min: 400, altezza_max: 2000, larghezza_max: 800 },
    })
    expect(await ask('PATCH', path, { larghezza_min: null, larghezza_max: '' })).toMatchObject({
      status: 200,
      body: { altezza_min: 400, larghezza_min: null, larghezza_max: null },
    })
  })

  test('PATCH refused by field, by version, by permission', async () => {
    const { id } = await makeTipoSerramento(app.db)
    const path = `/api/tipi-serramento/${id}/`
    const message = "L'altezza massima deve essere maggiore dell'altezza minima"
    expect(await ask('PATCH', path, { altezza_min: 900, altezza_max: 800 })).toEqual({
      status: 400,
      body: { altezza_max: [message] },
    })
    expect(await ask('PATCH', path, { altezza_min: 'x', altezza_max: true })).toEqual({
      status: 400,
      body: {
        altezza_min: ['È richiesto un numero intero valido.'],
        altezza_max: ['È richiesto un numero intero valido.'],
      },
    })
    await ask('PATCH', path, { altezza_min: 400, altezza_max: 800 })
    const previous = await ask('PATCH', path, { altezza_max: 700, versione: 1 })
    expect(previous.status).toBe(409)
    expect(previous.body).toHaveProperty('detail')
    expect((await ask('PATCH', path, {}, await app.as('agente'))).status).toBe(403)
    expect((await ask('PATCH', '/api/tipi-serramento/999999/', {})).status).toBe(404)
  })

  test('update_aperture', async () => {
    const { id, aperture } = await makeTipoSerramento(app.db, { aperture: ['Una', 'Due'] })
    const path = `/api/tipi-serramento/${id}/update_aperture/`
    const [one, due] = aperture.map((apertura) => apertura.id)
    expect(await ask('PUT', path, { aperture: [String(one)] })).toMatchObject({
      status: 200,
      body: { id, aperture: [{ id: one, nome: 'Una' }] },
    })
    expect(await ask('PUT', path, { aperture: [] })).toMatchObject({ status: 200, body: { aperture: [] } })
    expect(await ask('PUT', path, {})).toEqual({ status: 400, body: { aperture: ['Campo obbligatorio'] } })
    expect(await ask('PUT', path, { aperture: [due, 99_999_999] })).toEqual({
      status: 400,
      body: { aperture: ['Pk "99999999" non valido - l\'oggetto non esiste.'] },
    })
    expect((await ask('PUT', path, { aperture: [] }, await app.as('operatore'))).status).toBe(403)
  })

  test('openings', async () => {
    const { aperture } = await makeTipoSerramento(app.db, { aperture: ['Scorrevole'] })
    const { status, body } = await ask<object[]>('GET', '/api/tipi-apertura/', undefined, app.visitor)
    expect(status).toBe(200)
    expect(body).toContainEqual({ id: aperture[0]?.id, nome: 'Scorrevole', immagine: null })
  })
})

describe('constraints', () => {
  const create = async () => {
    const [famiglia, tipo] = [await makeFamiglia(app.db), await makeTipoSerramento(app.db)]
    return { famiglia: famiglia.id, tipo_serramento: tipo.id }
  }

  test('grouped by family, then type, by altezza_min', async () => {
    const { famiglia, tipo_serramento } = await create()
    const riga = { famigliaId: famiglia, tipoSerramentoId: tipo_serramento }
    const high = await makeVincolo(app.db, { ...riga, altezzaMin: 1000 })
    const low = await makeVincolo(app.db, { ...riga, altezzaMin: 400, altezzaMax: 999 })
    type Groups = Record<string, Record<string, object[]>>
    const { status, body } = await ask<Groups>('GET', '/api/vincoli-misura/', undefined, app.visitor)
    expect(status).toBe(200)
    const common = { famiglia, tipo_serramento, larghezza_min: 300, larghezza_max: 1500, versione: 1 }
    expect(body[famiglia]?.[tipo_serramento]).toEqual([
      { ...common, id: low.id, altezza_min: 400, altezza_max: 999 },
      { ...common, id: high.id, altezza_min: 1000, altezza_max: 2400 },
    ])
  })

  test('created, changed, deleted', async () => {
    const pair = await create()
    const created = await ask<{ id: number }>('POST', '/api/vincoli-misura/', { ...pair, ...misure })
    expect(created).toEqual({ status: 201, body: { id: expect.any(Number), versione: 1, ...pair, ...misure } })
    const path = `/api/vincoli-misura/${created.body.id}/`
    const changed = await ask('PUT', path, { ...misure, altezza_max: '2500' })
    expect(changed).toMatchObject({ status: 200, body: { ...pair, altezza_max: 2500, versione: 2 } })
    expect(await ask('DELETE', path)).toEqual({ status: 204, body: null })
    expect((await ask('DELETE', path)).status).toBe(404)
    expect((await ask('PUT', path, misure)).status).toBe(404)
  })

  test.each([
    ['nothing', {}, ['famiglia', 'tipo_serramento', 'altezza_min', 'altezza_max', 'larghezza_min', 'larghezza_max']],
    [
      'text for numbers',
      { ...misure, famiglia: 'x', tipo_serramento: true, altezza_min: 'x' },
      ['famiglia', 'tipo_serramento', 'altezza_min'],
    ],
    ['unknown references', { ...misure, famiglia: 999_999, tipo_serramento: 0 }, ['famiglia', 'tipo_serramento']],
  ])('%s is refused field by field', async (_example, content, fields) => {
    const { status, body } = await ask<object>('POST', '/api/vincoli-misura/', content)
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(fields)
  })

  test.each([
    [{ altezza_max: 300 }, 'altezza_max', "L'altezza massima deve essere maggiore dell'altezza minima"],
    [{ larghezza_max: 299 }, 'larghezza_max', 'La larghezza massima deve essere maggiore della larghezza minima'],
    [{ altezza_min: 0 }, 'altezza_min', expect.any(String)],
    [{ altezza_min: 1.5 }, 'altezza_min', 'È richiesto un numero intero'],
    [{ larghezza_min: null }, 'larghezza_min', 'Campo obbligatorio'],
  ])('%j is refused', async (different, field, message) => {
    const content = { ...(await create()), ...misure, ...different }
    const { status, body } = await ask<object>('POST', '/api/vincoli-misura/', content)
    expect([status, body]).toEqual([400, { [field]: [message] }])
  })

  test('only by staff', async () => {
    const body = { ...(await create()), ...misure }
    expect((await ask('POST', '/api/vincoli-misura/', body, await app.as('agente'))).status).toBe(403)
    expect((await ask('POST', '/api/vincoli-misura/', body, app.visitor)).status).toBe(403)
    expect((await ask('DELETE', '/api/vincoli-misura/1/', undefined, await app.as('operatore'))).status).toBe(403)
  })
})
