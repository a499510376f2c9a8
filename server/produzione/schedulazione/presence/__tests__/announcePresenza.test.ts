import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await app.services.events.start()
})
afterAll(() => app.close())

const FOLLOW = 'subscription ($ordine: Int!) { presenzaSchedulatore(ordinePk: $ordine) { finestra nome arrivo via } }'
const events = () => app.db.eventLog.count({ where: { topic: 'presenzaSchedulatore' } })

test('who has an order open hears who comes, stays and leaves, and only of that order', async () => {
  const { id: ordine } = await makeFullOrdine(app.db)
  const { id: other } = await makeFullOrdine(app.db)
  const segue = await superuser.subscribe<{ presenzaSchedulatore: object }>(FOLLOW, { ordine })
  const first = segue.next()
  await mutateAs(superuser, 'announcePresenza', { ordinePk: other, finestra: 'altrove' })
  await mutateAs(superuser, 'announcePresenza', { ordinePk: ordine, finestra: 'b', arrivo: true })
  await mutateAs(superuser, 'announcePresenza', { ordinePk: ordine, finestra: 'b', via: true })
  const name = expect.any(String)
  const heard = [await first, await segue.next()]
  expect(heard.map(({ value }) => value?.data?.presenzaSchedulatore)).toEqual([
    { finestra: 'b', nome: name, arrivo: true, via: false },
    { finestra: 'b', nome: name, arrivo: false, via: true },
  ])
  await segue.return(undefined)
})

test('an order that is not there, a window with an odd name, who may not plan: refused, nothing told', async () => {
  const { id: ordine } = await makeFullOrdine(app.db)
  const before = await events()
  await expect(mutateAs(superuser, 'announcePresenza', { ordinePk: 999_999, finestra: 'a' })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  for (const window of ['', '<b>', 'x'.repeat(41)])
    expect(
      (await mutateAs(superuser, 'announcePresenza', { ordinePk: ordine, finestra: window })).errors,
    ).toMatchObject([{ field: 'finestra' }])
  for (const who of ['staff', 'agente', 'operatore', 'app'] as const)
    await expect(
      mutateAs(await app.as(who), 'announcePresenza', { ordinePk: ordine, finestra: 'a' }),
    ).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
  expect(await events()).toBe(before)
})

test('who may not plan does not hear either', async () => {
  await expect((await app.as('staff')).subscribe(FOLLOW, { ordine: 1 })).rejects.toBeDefined()
})
