import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

// What the old clients send along with a change: the same is taken, another is refused, none is dropped.

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

async function call(path: string, method: string, body: object, who = superuser) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await who.fetch(path, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

test('an activity stays what it was recorded for', async () => {
  const user = await makeUser(app.db, { operatore: {} })
  const worker = await app.as(user)
  const operatore = (await app.db.operatore.findUniqueOrThrow({ where: { userId: user.id } })).id
  const lavorazione = await lavorazioneNamed(app.db, 'taglio')
  const { ordine } = await makeOrdineInOfficina(app.db)
  const path = '/api/planner/lavorazioni-operatore/'
  const made = await call(path, 'POST', { lavorazione, ordine: ordine.id, ora_inizio: '08:00' }, worker)
  const { id, data } = made.body
  const recorded = { operatore, data, ordine: ordine.id, lavorazione, seconda_lavorazione: null }
  const same = await call(`${path}${id}/`, 'PUT', { ...recorded, ora_inizio: '08:05', note: 'ok' }, worker)
  expect(same).toMatchObject({ status: 200, body: { ora_inizio: '08:05', note: 'ok' } })
  const message = ['Di un’attività registrata non si cambia: eliminala e registrane un’altra.']
  const others = {
    operatore: operatore + 1,
    data: '2020-01-02',
    ordine: null,
    lavorazione: lavorazione + 1,
    seconda_lavorazione: lavorazione,
  }
  for (const [field, value] of Object.entries(others)) {
    const refused = await call(`${path}${id}/`, 'PUT', { ...recorded, note: 'altro', [field]: value }, worker)
    expect(refused).toEqual({ status: 400, body: { [field]: message } })
  }
  expect(await app.db.attivita.findUnique({ where: { id } })).toMatchObject({ note: 'ok' })
})

test('a supplier order stays with its order, a row with its supplier order', async () => {
  const supply = await makeOrdineFornitore(app.db)
  const path = `/api/planner/ordini-fornitore/${supply.id}/`
  const { tipologia, fornitore } = await (await superuser.fetch(path)).json()
  const whole = { tipologia, fornitore, note: 'ok' }
  expect((await call(path, 'PUT', { ...whole, ordine: supply.ordineId })).status).toBe(200)
  expect(await call(path, 'PUT', { ...whole, note: 'altro', ordine: supply.ordineId + 1 })).toEqual({
    status: 400,
    body: { ordine: ['Un ordine a fornitore resta dell’ordine per cui è stato fatto.'] },
  })
  expect(await app.db.ordineFornitore.findUnique({ where: { id: supply.id } })).toMatchObject({ note: 'ok' })

  const row = await makeRigaFornitore(app.db, { fornitoreId: (await makeFornitore(app.db, { tipologia: 'vetro' })).id })
  const rows = '/api/planner/righe-ordini-fornitore/'
  const refused = {
    status: 400,
    body: {
      ordine_fornitore: ['Le righe entrano in un ordine a fornitore con Sposta o Genera, e ne escono con Stacca.'],
    },
  }
  const now = row.ordineFornitoreId
  expect((await call(`${rows}${row.id}/`, 'PATCH', { ordine_fornitore: now, codice: 'A1' })).status).toBe(200)
  expect(await call(`${rows}${row.id}/`, 'PATCH', { ordine_fornitore: supply.id, codice: 'B2' })).toEqual(refused)
  expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: row.id } })).toMatchObject({ codice: 'A1' })
  const { ordineId: ordine, tipologia: kind, fornitoreId } = row
  const added = { ordine, tipologia: kind, fornitore: fornitoreId, quantita: 1 }
  expect(await call(rows, 'POST', { ...added, ordine_fornitore: supply.id })).toEqual(refused)
  expect((await call(rows, 'POST', { ...added, ordine_fornitore: null })).status).toBe(201)
})

test('the check list and the mail of an order change with the rest of it', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  await app.db.voceCheckList.create({ data: { nome: 'Disegni approvati' } })
  const path = `/api/planner/ordini/${ordine.id}/`
  const read = await (await superuser.fetch(path)).json()
  const [first] = read.check_list as { id: number; nome: string; done: boolean }[]
  expect(first).toMatchObject({ done: false })
  for (const [method, done] of [
    ['PATCH', true],
    ['PUT', false],
  ] as const) {
    const sent = { ...(method === 'PUT' ? read : {}), versione: undefined, check_list: [{ ...first, done }] }
    const { status, body } = await call(path, method, sent)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.check_list[0]).toEqual({ ...first, done })
  }
  const unknown = await call(path, 'PATCH', { progetto: 'altro', check_list: [{ id: 999_999, done: true }] })
  expect(unknown).toMatchObject({ status: 400, body: { check_list: [{ id: [expect.any(String)] }] } })
  expect(await app.db.ordine.findUnique({ where: { id: ordine.id } })).toMatchObject({ progetto: read.progetto })
  // An order without a plan has no mail to leave.
  const planned = { ...read, versione: undefined, note: 'altro', stato_invio_mail: 'in_attesa_invio' }
  expect((await call(path, 'PUT', planned)).status).toBe(400)
  expect(await app.db.ordine.findUnique({ where: { id: ordine.id } })).toMatchObject({ note: read.note })
})

test('a password is not changed with the rest of a user', async () => {
  const { id, username, passwordHash } = await makeUser(app.db)
  const path = `/api/admin-users/users/${id}/`
  expect(await call(path, 'PUT', { username, first_name: 'Anna', password: 'un-altra-password-1' })).toEqual({
    status: 400,
    body: { password: ['La password si cambia con PUT /api/admin-users/users/{id}/update_password/.'] },
  })
  expect((await call(path, 'PUT', { username, first_name: 'Anna', password: '' })).status).toBe(200)
  expect(await app.db.user.findUnique({ where: { id } })).toMatchObject({ firstName: 'Anna', passwordHash })
})

test('the check list and the mail of a new order come with it, or are refused beside their field', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const item = await app.db.voceCheckList.create({ data: { nome: 'Acconto versato' } })
  const path = '/api/planner/ordini/'
  const fresh = (numero: string) => ({
    numero_commessa: numero,
    data: '2026-03-01',
    cliente: ordine.clienteId,
    tipo_cliente: 'PRIVA',
    non_schedulabile: true,
  })
  const sent = { check_list: [{ id: item.id, done: true }], stato_invio_mail: '', testo_email: '<p>A presto</p>' }
  const made = await call(path, 'POST', { ...fresh('ALONG/1'), ...sent })
  expect(made).toMatchObject({ status: 201, body: { stato_invio_mail: null, testo_email: '<p>A presto</p>' } })
  expect(made.body.check_list).toContainEqual({ id: item.id, nome: 'Acconto versato', done: true })
  const ticked = { ordineId: made.body.id, voceId: item.id }
  expect(await app.db.checkListOrdine.count({ where: ticked })).toBe(1)

  const planned = { stato_invio_mail: 'in_attesa_invio', testo_email: '<p>A presto</p>' }
  for (const [wrong, body] of [
    [{ stato_invio_mail: 'inviata' }, { testo_email: ['Campo obbligatorio'] }],
    [planned, { stato_invio_mail: ['L’ordine non è schedulato.'] }],
    [{ ...planned, stato_invio_mail: 'inviata' }, { stato_invio_mail: [expect.stringContaining('solo dopo l’invio')] }],
    [{ ...planned, testo_email: '' }, { testo_email: ['Campo obbligatorio'] }],
    [{ check_list: [{ id: 999_999, done: true }] }, { check_list: [{ id: [expect.any(String)] }] }],
    [{ check_list: 'tutte' }, { check_list: expect.anything() }],
  ] as const) {
    expect(await call(path, 'POST', { ...fresh('ALONG/2'), ...wrong })).toMatchObject({ status: 400, body })
  }
  expect(await app.db.ordine.count({ where: { numeroCommessa: 'ALONG/2' } })).toBe(0)
  // What there is already says why beside the field too.
  const refused = await call(`${path}${made.body.id}/`, 'PATCH', planned)
  expect(refused).toEqual({ status: 400, body: { stato_invio_mail: ['L’ordine non è schedulato.'] } })
})

test('the discount of an order is what its lines make, or is refused', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const path = '/api/planner/ordini/'
  const { tipoSerramentoId, codiceSerramentoId } = riga
  const row = { tipo_serramento_id: tipoSerramentoId, codice_serramento_id: codiceSerramentoId, numero: 1 }
  const fresh = (numero: string, sconto: unknown) => ({
    numero_commessa: numero,
    data: '2026-03-01',
    cliente: ordine.clienteId,
    tipo_cliente: 'PRIVA',
    righe_ordine: [{ ...row, listino: 100, sconto_articolo: 12.5 }],
    sconto,
  })
  const words = (percent: string) =>
    `Lo sconto dell’ordine si calcola dalle righe (${percent}): si cambia con lo sconto articolo delle righe.`
  expect(await call(path, 'POST', fresh('SCONTO/1', 99))).toEqual({ status: 400, body: { sconto: [words('12,5 %')] } })
  expect((await call(path, 'POST', fresh('SCONTO/2', 'molto'))).body).toEqual({ sconto: [expect.any(String)] })
  const made = await call(path, 'POST', fresh('SCONTO/3', 12.5))
  expect(made).toMatchObject({ status: 201, body: { sconto: 12.5 } })
  const own = `${path}${made.body.id}/`
  expect(await call(own, 'PATCH', { sconto: 20 })).toEqual({ status: 400, body: { sconto: [words('12,5 %')] } })
  // Sent along as it was read, or as the form computes it.
  const lines = [{ ...row, id: made.body.righe_ordine[0].id, listino: 100, sconto_articolo: 20 }]
  expect((await call(own, 'PATCH', { sconto: 12.5, note: 'ok' })).status).toBe(200)
  expect((await call(own, 'PATCH', { sconto: 20, righe_ordine: lines })).body).toMatchObject({ sconto: 20, note: 'ok' })
  expect((await call(own, 'PUT', { ...fresh('SCONTO/3', 20), righe_ordine: lines })).status).toBe(200)
  expect((await call(own, 'PATCH', { sconto: '' })).status).toBe(200)
})
