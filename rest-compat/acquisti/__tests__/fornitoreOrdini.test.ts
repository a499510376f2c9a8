import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'

const PATH = '/api/planner/fornitore-ordini/'

let app: TestApp
let login: Client
let link: Client
let own: { id: number }
beforeAll(async () => {
  app = await createTestApp()
  own = await makeFornitore(app.db, { tipologia: 'vetro', nome: 'Vetreria Sile' })
  login = await app.as(await makeUser(app.db, { fornitore: { id: own.id } }))
  link = await app.conLink(own.id)
  const stati = ['INVIATO', 'ARRIVATO']
  await app.db.valoreStato.createMany({
    data: stati.map((name, ordine) => ({ contesto: 'ORDINE_FORNITORE', nome: name, ordine })),
  })
})
afterAll(() => app.close())

async function call(client: Client, method: string, path: string, body?: object) {
  const response = await client.fetch(`${PATH}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  })
  return { status: response.status, body: await response.json() }
}

test('the documented shape, paged, without costs and questions', async () => {
  const { id } = await makeOrdineFornitore(app.db, {
    tipologia: 'vetro',
    fornitoreId: own.id,
    costoMateriale: 10,
    domanda1: true,
    note: 'Piano terra',
  })
  for (const client of [login, link]) {
    const { status, body } = await call(client, 'GET', '?note=terra&ordering=-data_consegna&page_size=5')
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 1, next: null })
    const [read] = body.results
    expect(Object.keys(read).sort()).toEqual(
      [
        'allegati_data data_arrivo data_consegna data_ordine email_pdf id note numero_documento ordine',
        'righe righe_count schedulazione stato tipologia valore_percentuale versione',
      ].flatMap((riga) => riga.split(' ')),
    )
    expect(read).toMatchObject({ id, note: 'Piano terra', stato: '', schedulazione: null })
    expect(Object.keys(read.ordine).sort()).toEqual(
      'nome_cliente note numero_commessa numero_serramenti riferimento tipi_serramenti'.split(' '),
    )
  }
})

test('PATCH writes the three fields and no other; wrong ones are told and change nothing', async () => {
  const { id } = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: own.id })
  const written = await call(link, 'PATCH', `${id}/`, {
    stato: 'INVIATO',
    valore_percentuale: 30,
    note: 'mia',
    fornitore: 1,
    costo_materiale: 5,
    data_consegna: '2026-12-24',
  })
  expect(written).toMatchObject({ status: 200, body: { stato: 'INVIATO', valore_percentuale: 30, note: '' } })
  expect(written.body.data_consegna).toBeNull()
  expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ costoMateriale: null })
  const withoutDay = await call(login, 'PATCH', `${id}/`, { stato: 'ARRIVATO' })
  expect(withoutDay).toEqual({
    status: 400,
    body: { data_arrivo: ['La data di consegna effettiva è obbligatoria se lo stato è ARRIVATO'] },
  })
  expect((await call(login, 'PATCH', `${id}/`, { stato: 'BOH' })).status).toBe(400)
  expect((await call(login, 'PATCH', `${id}/`, { valore_percentuale: 'molto' })).status).toBe(400)
  expect((await call(login, 'PATCH', `${id}/`, { stato: 'ARRIVATO', data_arrivo: '2026-01-02' })).body).toMatchObject({
    stato: 'ARRIVATO',
    data_arrivo: '2026-01-02',
  })
})

test('somebody else’s order is as one that is missing, and other doors stay closed', async () => {
  const other = await makeOrdineFornitore(app.db, { tipologia: 'vetro' })
  for (const client of [login, link]) {
    const foreign = await call(client, 'PATCH', `${other.id}/`, { stato: 'INVIATO' })
    expect(foreign).toEqual(await call(client, 'PATCH', '2000000000/', { stato: 'INVIATO' }))
    expect(foreign.status).toBe(404)
    for (const path of ['/api/planner/ordini-fornitore/', '/api/planner/ordini/', '/api/planner/fornitori/']) {
      expect((await client.fetch(path)).status).toBe(403)
    }
  }
  const superuser = await app.as('super')
  expect((await call(superuser, 'GET', '')).status).toBe(403)
  expect((await call(app.visitor, 'GET', '')).status).toBe(403)
})

test('GET /api/user/ says for which supplier one asks', async () => {
  const fornitore = { id: own.id, nome: 'Vetreria Sile', tipologia: 'vetro' }
  const who = async (client: Client) => (await client.fetch('/api/user/')).json()
  expect(await who(login)).toMatchObject({ fornitore, operatore: null, permissions: { viewPortaleFornitore: true } })
  expect(await who(link)).toMatchObject({ id: 0, fornitore })
  expect(await who(await app.as('super'))).toMatchObject({ fornitore: null })
})
