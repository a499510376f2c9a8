import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import { promemoriaCrons } from '../cron.ts'
import type { TipoPromemoria } from '../mails.ts'
import { sendPromemoria } from '../sendPromemoria.ts'

let app: TestApp
const publicUrl = 'https://azienda.example'
const send = (tipo: TipoPromemoria, now = new Date()) =>
  sendPromemoria(tipo, { db: app.db, log: silentLog(), publicUrl, adesso: now })
const mails = () => app.db.mail.findMany({ where: { contesto: 'Promemoria' }, orderBy: { id: 'asc' } })
const flags = { remindStatoOrdineFornitore: true, remindMissOrdiniFornitore: true, mailSchedulazione: true }

beforeAll(async () => {
  app = await createTestApp()
  await makeFornitori(app.db)
  // Without the flag, without an address, without the right, disabled: none of them gets any mail below.
  await makeUser(app.db, { isSuperuser: true, info: {} })
  await makeUser(app.db, { isSuperuser: true, email: '', info: flags })
  await makeUser(app.db, { isStaff: true, info: flags })
  await makeUser(app.db, { isSuperuser: true, isActive: false, info: flags })
  await makeUser(app.db, { isSuperuser: true, email: 'ada@azienda.example', info: flags })
})
afterAll(() => app.close())

test('nothing to tell, no mail', async () => {
  for (const tipo of ['consegne', 'mancanti', 'schedulazione'] as const) expect(await send(tipo)).toBe(0)
  expect(await mails()).toEqual([])
})

test('a late delivery is told once a day, to who may see it, also by two clocks at once', async () => {
  const { id: ordineId, numeroCommessa } = await makeSchedulabile(app.db)
  const yesterday = new Date(Date.now() - 86_400_000 - (Date.now() % 86_400_000))
  await makeOrdineFornitore(app.db, { ordineId, tipologia: 'legno', dataConsegna: yesterday })
  expect((await Promise.all([send('consegne'), send('consegne')])).sort()).toEqual([0, 1])
  const [one, ...others] = await mails()
  expect(others).toEqual([])
  expect(one).toMatchObject({ aIndirizzo: 'ada@azienda.example', oggetto: 'Promemoria: 1 ordine fornitore in ritardo' })
  expect(one?.corpo).toContain(`/planner/#/ordini/${ordineId}/fornitori`)
  expect(one?.corpo).toContain(numeroCommessa)
  expect(await send('consegne', new Date(Date.now() + 86_400_000))).toBe(1)
  const stato = { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } as const
  const arrived =
    (await app.db.valoreStato.findFirst({ where: stato })) ?? (await app.db.valoreStato.create({ data: stato }))
  await app.db.ordineFornitore.updateMany({ data: { statoId: arrived.id } })
  expect(await send('consegne', new Date(Date.now() + 2 * 86_400_000))).toBe(0)
})

test('missing supplier orders: only of materials that are to be reminded of', async () => {
  await app.db.mail.deleteMany()
  await app.db.materiale.updateMany({ data: { showReminderOrdineFornitore: false } })
  expect(await send('mancanti')).toBe(0)
  await app.db.materiale.update({ where: { nome: 'vetro' }, data: { showReminderOrdineFornitore: true } })
  expect(await send('mancanti')).toBe(1)
  const [one] = await mails()
  expect(one?.corpo).toContain('vetro')
  expect(one?.corpo).not.toContain('legno')
  expect(one?.corpo).toContain('/planner/#/warnings-ordini-fornitore')
})

test('the digest names the orders whose plan changed since the last one', async () => {
  await app.db.mail.deleteMany()
  const { id, numeroCommessa } = await makeSchedulabile(app.db)
  const item = { oggetto: 'Ordine', oggettoPk: id, userNome: 'Bruno Neri', azione: 'schedula', campo: 'fase legno' }
  // Written on Friday evening: Friday's digest has left, Monday's tells it.
  await app.db.auditLog.create({ data: { ...item, il: new Date('2026-11-20T17:30:00Z') } })
  expect(await send('schedulazione', new Date('2026-11-20T17:00:00Z'))).toBe(0)
  expect(await send('schedulazione', new Date('2026-11-23T17:00:00Z'))).toBe(1)
  expect(await send('schedulazione', new Date('2026-11-24T17:00:00Z'))).toBe(0)
  const [one] = await mails()
  expect(one?.corpo).toContain(numeroCommessa)
  expect(one?.corpo).toContain('Bruno Neri')
  expect(one?.corpo).toContain('Non più schedulato')
})

test('the clock: workdays at 7 and at 18', async () => {
  const crons = promemoriaCrons({ publicUrl })
  expect(crons.map(({ when }) => when)).toEqual(['0 7 * * 1-5', '0 18 * * 1-5'])
  for (const cron of crons) {
    await cron.run({ db: app.db, log: silentLog(), signal: new AbortController().signal })
  }
})
