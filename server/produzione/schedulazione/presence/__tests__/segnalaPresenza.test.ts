import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { mutateAs } from '../../../../test/ordini/ask.ts'
import { makeFullOrdine } from '../../../../test/ordini/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await app.services.events.start()
})
afterAll(() => app.close())

const SEGUI = 'subscription ($ordine: Int!) { presenzaSchedulatore(ordine: $ordine) { finestra nome arrivo via } }'
const eventi = () => app.db.eventLog.count({ where: { topic: 'presenzaSchedulatore' } })

test('who has an order open hears who comes, stays and leaves, and only of that order', async () => {
  const { id: ordine } = await makeFullOrdine(app.db)
  const { id: altro } = await makeFullOrdine(app.db)
  const segue = await superuser.subscribe<{ presenzaSchedulatore: object }>(SEGUI, { ordine })
  const primo = segue.next()
  await mutateAs(superuser, 'segnalaPresenza', { ordine: altro, finestra: 'altrove' })
  await mutateAs(superuser, 'segnalaPresenza', { ordine, finestra: 'b', arrivo: true })
  await mutateAs(superuser, 'segnalaPresenza', { ordine, finestra: 'b', via: true })
  const nome = expect.any(String)
  const sentiti = [await primo, await segue.next()]
  expect(sentiti.map(({ value }) => value?.data?.presenzaSchedulatore)).toEqual([
    { finestra: 'b', nome, arrivo: true, via: false },
    { finestra: 'b', nome, arrivo: false, via: true },
  ])
  await segue.return(undefined)
})

test('an order that is not there, a window with an odd name, who may not plan: refused, nothing told', async () => {
  const { id: ordine } = await makeFullOrdine(app.db)
  const prima = await eventi()
  await expect(mutateAs(superuser, 'segnalaPresenza', { ordine: 999_999, finestra: 'a' })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  for (const finestra of ['', '<b>', 'x'.repeat(41)])
    expect((await mutateAs(superuser, 'segnalaPresenza', { ordine, finestra })).errors).toMatchObject([
      { field: 'finestra' },
    ])
  for (const chi of ['staff', 'agente', 'operatore', 'app'] as const)
    await expect(mutateAs(await app.as(chi), 'segnalaPresenza', { ordine, finestra: 'a' })).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
  expect(await eventi()).toBe(prima)
})

test('who may not plan does not hear either', async () => {
  await expect((await app.as('staff')).subscribe(SEGUI, { ordine: 1 })).rejects.toBeDefined()
})
