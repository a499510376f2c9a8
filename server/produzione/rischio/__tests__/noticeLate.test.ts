import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUser } from '../../../test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../test/personaleFactories.ts'
import { makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'

let app: TestApp
let superuser: Client
let fornitore: { id: number }
let link: Client
beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await makeFornitori(app.db)
  fornitore = await makeFornitore(app.db, { tipologia: 'legno', nome: 'Segheria Alta' })
  link = await app.conLink(fornitore.id)
  const info = { remindStatoOrdineFornitore: true }
  await makeUser(app.db, { email: 'acquisti@example.com', info })
  await makeUser(app.db, { email: 'via@example.com', isActive: false, info })
  await makeUser(app.db, { email: 'non un indirizzo', info })
})
afterAll(() => app.close())

const between = (days: number, hour = 8) =>
  new Date(Date.now() + days * 86_400_000 - (Date.now() % 86_400_000) + hour * 3_600_000)
const day = (days: number) => between(days, 0).toISOString().slice(0, 10)

/** A scheduled order whose wood is needed in four days. */
async function scheduled() {
  const { id: ordineId } = await makeSchedulabile(app.db)
  const fasi = [
    { nomeFase: 'legno', inizio: between(1), fine: between(3), durata: 2 },
    { nomeFase: 'macchine', inizio: between(4), fine: between(4, 9), durata: 60 },
  ]
  await app.db.schedulazioneOrdine.create({
    data: { ordineId, inizio: between(1), fine: between(8), fasi: { create: fasi } },
  })
  return makeOrdineFornitore(app.db, { ordineId, tipologia: 'legno', fornitoreId: fornitore.id })
}

const dice = (pk: number, fields: object) =>
  link.fetch(`/api/planner/fornitore-ordini/${pk}/`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
const mails = (pk: number) => app.db.mail.findMany({ where: { contesto: 'RitardoFornitore', contestoPk: pk } })
const aRischio = async () =>
  (await (await superuser.fetch('/api/planner/ordini-fornitore/warnings/')).json()).a_rischio.map(
    ({ ordine_fornitore }: { ordine_fornitore: number }) => ordine_fornitore,
  )

test('a day after the phase that needs it is told to purchasing, with what it does, and shows among the warnings', async () => {
  const { id } = await scheduled()
  expect((await dice(id, { data_arrivo: day(20) })).status).toBe(200)
  const [mail, ...others] = await mails(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ aIndirizzo: 'acquisti@example.com', stato: 'DA_INVIARE', creataDaId: null })
  expect(mail?.oggetto).toContain('legno in ritardo (Segheria Alta)')
  expect(mail?.corpo).toContain('16 giorni prima')
  expect(mail?.corpo).toMatch(/La lavorazione finirebbe il \d{2}-\d{2}-\d{4}|non trovano più posto/)
  const events = await app.db.eventLog.findMany({ where: { topic: 'fornituraInRitardo' } })
  expect(events.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ pk: id }))
  expect(await aRischio()).toContain(id)
})

test('corrected at once it is told once, or not at all; in time it is told to nobody', async () => {
  const { id } = await scheduled()
  await dice(id, { data_arrivo: day(20) })
  await dice(id, { data_arrivo: day(30) })
  const after = await mails(id)
  expect(after).toHaveLength(1)
  expect(after[0]?.corpo).toContain('26 giorni prima')
  await dice(id, { data_arrivo: day(2) })
  expect(await mails(id)).toEqual([])
  expect(await aRischio()).not.toContain(id)
  await dice(id, { valore_percentuale: 50 })
  expect(await mails(id)).toEqual([])
})

test('what has left is not taken back', async () => {
  const { id } = await scheduled()
  await dice(id, { data_arrivo: day(20) })
  await app.db.mail.updateMany({ where: { contestoPk: id }, data: { stato: 'INVIATA', inviataIl: new Date() } })
  await dice(id, { data_arrivo: day(2) })
  expect(await mails(id)).toHaveLength(1)
})
