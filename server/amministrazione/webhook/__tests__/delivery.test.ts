import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createEvents, emit } from '#platform/events/events.ts'
import { silentLog } from '#platform/log.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { casesOf, isDeep } from '#server-test/depth.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { createWebhookWorker, type WebhookWorker } from '../delivery/worker.ts'
import { openReceiver, type Receiver } from './receiver.ts'

let app: TestApp
let admin: Client
let receiver: Receiver
let secret = ''
let webhook = 0
const workers: WebhookWorker[] = []

beforeAll(async () => {
  app = await createTestApp({ config: { webhookNetworks: ['127.0.0.0/8'] } })
  await app.services.events.start()
  admin = await app.as('super')
  receiver = await openReceiver(() => secret)
  const { data } = await admin.graphql<{ createWebhook: { segreto: string; webhook: { pk: number } } }>(
    `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { segreto webhook { pk } errors { message } } }`,
    { input: { nome: 'Prova', indirizzo: receiver.url, userPk: admin.user?.id, argomenti: ['ORDINE'] } },
  )
  secret = data?.createWebhook.segreto ?? ''
  webhook = data?.createWebhook.webhook.pk ?? 0
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  receiver.arrived = []
  receiver.answer = () => 200
})
afterAll(async () => {
  await receiver.close()
  await app.close()
})

function work(): WebhookWorker {
  const worker = createWebhookWorker({ ...app.services, pausaMs: 100, timeout: 2_000, pace: 0.02 })
  worker.start()
  workers.push(worker)
  return worker
}

async function until(condition: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('not in time')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

// By night the events of one test take longer than a proof of the password lasts: who changes a webhook enters anew.

/** Seconds that all of them have to arrive, on a machine that does other things too. */
const ALL_SECONDS = isDeep ? 1_500 : 500
const ALL_MS = (ALL_SECONDS + 100) * 1000

const waiting = () => app.db.consegnaWebhook.count({ where: { stato: { in: ['IN_ATTESA', 'IN_INVIO'] } } })
const told = (pk: number) => receiver.arrived.filter(({ body }) => body.data.pk === pk)

test('an event arrives signed; one that is undone never', async () => {
  work()
  const { id } = await makeOrdine(app.db)
  await app.db.$transaction((tx) => emit(tx, 'ordine', { pk: id }))
  const undone = app.db.$transaction(async (tx) => {
    await emit(tx, 'ordine', { pk: id })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await until(async () => (await waiting()) === 0)
  expect(told(id).map(({ body }) => [body.type, body.data.eliminato])).toEqual([['ordine.cambiato', false]])
  expect(receiver.forged).toBe(0)
})

test('what its user does not see it is not told of, a removed row it is', async () => {
  const { user } = await app.as('agente')
  await app.db.webhook.update({ where: { id: webhook }, data: { userId: user?.id ?? 0 } })
  const { id } = await makeOrdine(app.db)
  work()
  await app.db.$transaction((tx) => emit(tx, 'ordine', { pk: id }))
  await app.db.$transaction((tx) => emit(tx, 'ordine', { pk: id, eliminato: true }))
  await until(async () => (await waiting()) === 0)
  expect(told(id).map(({ body }) => body.type)).toEqual(['ordine.eliminato'])
  await app.db.webhook.update({ where: { id: webhook }, data: { userId: admin.user?.id ?? 0, aree: ['CLIENTI'] } })
  await app.db.$transaction((tx) => emit(tx, 'ordine', { pk: id, eliminato: true }))
  await until(async () => (await waiting()) === 0)
  expect(told(id)).toHaveLength(2)
  await app.db.webhook.update({ where: { id: webhook }, data: { aree: [] } })
})

test('a receiver that fails and dies twice is told all, in order, with the same id', { timeout: ALL_MS }, async () => {
  const events = casesOf(10_000) / (isDeep ? 1 : 4)
  const clienteId = (await makeCliente(app.db)).id
  const ordini: number[] = []
  for (let n = 0; n < 40; n++) ordini.push((await makeOrdine(app.db, { clienteId })).id)
  // By how much the receiver fails, the same for everybody who reads this: a third, and a bit less.
  let n = 0
  receiver.answer = () => (n++ % 10 < 3 ? 503 : 200)
  // Two processes, each with its own place in the log.
  const beside = createEvents({ databaseUrl: app.services.config.databaseUrl, log: silentLog() })
  await beside.start()
  work()
  const other = createWebhookWorker({ ...app.services, events: beside, pausaMs: 100, timeout: 2_000, pace: 0.02 })
  other.start()
  workers.push(other)
  const last = (await app.db.consegnaWebhook.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0
  for (let sent = 0; sent < events; sent += 10) {
    await app.db.$transaction(async (tx) => {
      for (let k = 0; k < 10; k++) await emit(tx, 'ordine', { pk: ordini[(sent + k * 7) % ordini.length] ?? 0 })
    })
    const isThird = sent === Math.floor(events / 3 / 10) * 10 || sent === Math.floor((2 * events) / 3 / 10) * 10
    if (!isThird) continue
    await receiver.die()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await receiver.revive()
  }
  await until(async () => (await waiting()) === 0, ALL_SECONDS)
  await beside.stop()
  const rows = await app.db.consegnaWebhook.findMany({ where: { id: { gt: last } }, orderBy: { id: 'asc' } })
  expect(rows.length).toBeGreaterThanOrEqual(events)
  expect(rows.every(({ stato }) => stato === 'CONSEGNATA')).toBe(true)
  const taken = new Map<string, number>()
  for (const [index, { id, taken: isTaken }] of receiver.arrived.entries())
    if (isTaken && !taken.has(id)) taken.set(id, index)
  expect(rows.filter(({ messageId }) => !taken.has(messageId))).toEqual([])
  // Of each object the first taking of every message comes after that of the one before.
  const places = new Map<string, number>()
  const wrong = rows.filter(({ oggetto, messageId }) => {
    const place = taken.get(messageId) ?? -1
    const isWrong = place < (places.get(oggetto) ?? -1)
    places.set(oggetto, place)
    return isWrong
  })
  expect(wrong).toEqual([])
  expect(receiver.arrived.filter(({ taken: isTaken }) => !isTaken).length).toBeGreaterThan(events * 0.2)
  expect(receiver.forged).toBe(0)
})

test('when it is well each event arrives at its first try, by night 99 of 100 within two seconds', {
  timeout: 120_000,
}, async () => {
  work()
  const ordini: number[] = []
  for (let n = 0; n < 10; n++) ordini.push((await makeOrdine(app.db)).id)
  const events = casesOf(1_000)
  const begun = new Map<string, number>()
  for (let n = 0; n < events; n++) {
    const pk = ordini[n % ordini.length] ?? 0
    await app.db.$transaction((tx) => emit(tx, 'ordine', { pk, n }))
    begun.set(`${pk} ${Math.floor(n / ordini.length)}`, Date.now())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await until(async () => (await waiting()) === 0, 60)
  expect(receiver.arrived).toHaveLength(events)
  if (!isDeep) return
  const seen = new Map<number, number>()
  const waits = receiver.arrived.map(({ at, body }) => {
    const pk = body.data.pk ?? 0
    const nth = seen.get(pk) ?? 0
    seen.set(pk, nth + 1)
    return at - (begun.get(`${pk} ${nth}`) ?? 0)
  })
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN
  expect(p99).toBeLessThan(2_000)
})

test('after three days it is suspended with a mail, and goes on where it was when it is resumed', async () => {
  receiver.answer = () => 500
  const { id } = await makeOrdine(app.db)
  await app.db.$transaction((tx) => emit(tx, 'ordine', { pk: id }))
  const consegna = await app.db.consegnaWebhook.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const long = new Date(Date.now() - 72 * 3_600_000)
  await app.db.consegnaWebhook.update({ where: { id: consegna.id }, data: { primoTentativo: long, tentativi: 20 } })
  work()
  const suspended = () => app.db.webhook.findUniqueOrThrow({ where: { id: webhook } })
  await until(async () => (await suspended()).sospesoIl !== null)
  const { motivo } = await suspended()
  expect(motivo).toContain('Da tre giorni')
  expect(await app.db.mail.findMany({ where: { contesto: 'Webhook' } })).toMatchObject([{ contestoPk: webhook }])
  await app.db.$transaction((tx) => emit(tx, 'ordine', { pk: id }))
  receiver.answer = () => 200
  receiver.arrived = []
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(receiver.arrived).toEqual([])
  const { data } = await (await app.as('super')).graphql<{ resumeWebhook: { errors: unknown } }>(
    `mutation { resumeWebhook(input: { pk: ${webhook} }) { errors { message } } }`,
  )
  expect(data?.resumeWebhook.errors).toEqual([])
  await until(() => told(id).length === 2)
  expect(receiver.arrived[0]?.id).toBe(consegna.messageId)
})

test('again from here sends what followed too, with the ids that they had', async () => {
  work()
  const { id } = await makeOrdine(app.db)
  for (let n = 0; n < 3; n++) await app.db.$transaction((tx) => emit(tx, 'ordine', { pk: id }))
  await until(async () => told(id).length === 3 && (await waiting()) === 0)
  const first = receiver.arrived.map((one) => one.id)
  const { id: from } = await app.db.consegnaWebhook.findFirstOrThrow({ where: { messageId: first[1] ?? '' } })
  const { data } = await (await app.as('super')).graphql<{ retryConsegnaWebhook: { numero: number } }>(
    `mutation { retryConsegnaWebhook(input: { pk: ${from}, daQui: true }) { numero errors { message } } }`,
  )
  expect(data?.retryConsegnaWebhook.numero).toBe(2)
  await until(() => told(id).length === 5)
  expect(receiver.arrived.slice(3).map((one) => one.id)).toEqual(first.slice(1))
})
