import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeUser } from '../../../server/test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../server/test/personaleFactories.ts'

const PERCORSO = '/api/planner/fornitore-ordini/'

let app: TestApp
let login: Client
let link: Client
let mio: { id: number }
beforeAll(async () => {
  app = await createTestApp()
  mio = await makeFornitore(app.db, { tipologia: 'vetro', nome: 'Vetreria Sile' })
  login = await app.as(await makeUser(app.db, { fornitore: { id: mio.id } }))
  link = await app.conLink(mio.id)
  const stati = ['INVIATO', 'ARRIVATO']
  await app.db.valoreStato.createMany({
    data: stati.map((nome, ordine) => ({ contesto: 'ORDINE_FORNITORE', nome, ordine })),
  })
})
afterAll(() => app.close())

async function chiama(client: Client, method: string, path: string, body?: object) {
  const response = await client.fetch(`${PERCORSO}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  })
  return { status: response.status, body: await response.json() }
}

test('the documented shape, paged, without costs and questions', async () => {
  const { id } = await makeOrdineFornitore(app.db, {
    tipologia: 'vetro',
    fornitoreId: mio.id,
    costoMateriale: 10,
    domanda1: true,
    note: 'Piano terra',
  })
  for (const client of [login, link]) {
    const { status, body } = await chiama(client, 'GET', '?note=terra&ordering=-data_consegna&page_size=5')
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 1, next: null })
    const [letto] = body.results
    expect(Object.keys(letto).sort()).toEqual(
      [
        'allegati_data data_arrivo data_consegna data_ordine email_pdf id note numero_documento ordine',
        'righe righe_count schedulazione stato tipologia valore_percentuale versione',
      ].flatMap((riga) => riga.split(' ')),
    )
    expect(letto).toMatchObject({ id, note: 'Piano terra', stato: '', schedulazione: null })
    expect(Object.keys(letto.ordine).sort()).toEqual(
      'nome_cliente note numero_commessa numero_serramenti riferimento tipi_serramenti'.split(' '),
    )
  }
})

test('PATCH writes the three fields and no other; wrong ones are told and change nothing', async () => {
  const { id } = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: mio.id })
  const scritto = await chiama(link, 'PATCH', `${id}/`, {
    stato: 'INVIATO',
    valore_percentuale: 30,
    note: 'mia',
    fornitore: 1,
    costo_materiale: 5,
    data_consegna: '2026-12-24',
  })
  expect(scritto).toMatchObject({ status: 200, body: { stato: 'INVIATO', valore_percentuale: 30, note: '' } })
  expect(scritto.body.data_consegna).toBeNull()
  expect(await app.db.ordineFornitore.findUnique({ where: { id } })).toMatchObject({ costoMateriale: null })
  const senzaGiorno = await chiama(login, 'PATCH', `${id}/`, { stato: 'ARRIVATO' })
  expect(senzaGiorno).toEqual({
    status: 400,
    body: { data_arrivo: ['La data di consegna effettiva è obbligatoria se lo stato è ARRIVATO'] },
  })
  expect((await chiama(login, 'PATCH', `${id}/`, { stato: 'BOH' })).status).toBe(400)
  expect((await chiama(login, 'PATCH', `${id}/`, { valore_percentuale: 'molto' })).status).toBe(400)
  expect((await chiama(login, 'PATCH', `${id}/`, { stato: 'ARRIVATO', data_arrivo: '2026-01-02' })).body).toMatchObject(
    { stato: 'ARRIVATO', data_arrivo: '2026-01-02' },
  )
})

test('somebody else’s order is as one that is missing, and other doors stay closed', async () => {
  const altro = await makeOrdineFornitore(app.db, { tipologia: 'vetro' })
  for (const client of [login, link]) {
    const altrui = await chiama(client, 'PATCH', `${altro.id}/`, { stato: 'INVIATO' })
    expect(altrui).toEqual(await chiama(client, 'PATCH', '2000000000/', { stato: 'INVIATO' }))
    expect(altrui.status).toBe(404)
    for (const path of ['/api/planner/ordini-fornitore/', '/api/planner/ordini/', '/api/planner/fornitori/']) {
      expect((await client.fetch(path)).status).toBe(403)
    }
  }
  const superuser = await app.as('super')
  expect((await chiama(superuser, 'GET', '')).status).toBe(403)
  expect((await chiama(app.visitatore, 'GET', '')).status).toBe(403)
})

test('GET /api/user/ says for which supplier one asks', async () => {
  const fornitore = { id: mio.id, nome: 'Vetreria Sile', tipologia: 'vetro' }
  const chi = async (client: Client) => (await client.fetch('/api/user/')).json()
  expect(await chi(login)).toMatchObject({ fornitore, operatore: null, permissions: { viewPortaleFornitore: true } })
  expect(await chi(link)).toMatchObject({ id: 0, fornitore })
  expect(await chi(await app.as('super'))).toMatchObject({ fornitore: null })
})
