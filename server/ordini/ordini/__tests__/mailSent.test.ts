import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSmtp, type TestSmtp } from '#amministrazione/posta/__tests__/smtp.ts'
import { cancelMail } from '#amministrazione/posta/cancelMail.ts'
import { resumeMail } from '#amministrazione/posta/resumeMail.ts'
import { suspendMail } from '#amministrazione/posta/suspendMail.ts'
import { updateMail } from '#amministrazione/posta/updateMail.ts'
import { createMailWorker, type MailWorker } from '#platform/mail/worker.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'

// From the dialog to the customer's mailbox: two processes send what is due, and the order follows.
let app: TestApp
let superuser: Client
let smtp: TestSmtp
let workers: MailWorker[]
let pk: number

beforeAll(async () => {
  app = await createTestApp()
  await app.services.events.start()
  superuser = await app.as('super')
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.db.mail.deleteMany()
  smtp = await openSmtp()
  const { db, events, log, storage } = app.services
  const sender = async () => ({ address: 'info@azienda.example', name: 'Azienda' })
  workers = [1, 2].map(() =>
    createMailWorker({ db, events, log, storage, smtpUrl: smtp.url, sender, leaseSecondi: 30, pausaMs: 100 }),
  )
  for (const worker of workers) worker.start()
  const { id } = await makeCliente(app.db, { nome: 'Rossi', email: 'rossi@example.com' })
  pk = (await makeFullOrdine(app.db, { clienteId: id })).id
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await smtp.close()
})

const PRESTO = 1500
const between = (ms: number) => new Date(Date.now() + ms).toISOString()
const schedule = (inviaDal: string) =>
  mutateAs(superuser, 'setMailOrdine', {
    ordinePk: pk,
    statoInvioMail: 'IN_ATTESA_INVIO',
    testoEmail: '<p>Gentile cliente, ci siamo quasi.</p>',
    inviaDal,
  })
const ordine = () =>
  queryAs<Record<string, unknown>>(
    superuser,
    `{ ordine(pk: ${pk}) { statoInvioMail dataInvioMail invioMailPrevisto puoProgrammareMail motivoMail } }`,
  )
const mail = () => app.db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })
const inOutbox = async (operation: { execute: typeof cancelMail.execute }, other: object = {}) =>
  operation.execute({ pk: (await mail()).id, ...other }, await superuser.contesto())

test('it leaves at its time, once, with the days; then the order says so and nothing can be changed', async () => {
  const dal = between(PRESTO)
  expect((await schedule(dal)).errors).toEqual([])
  expect(await ordine()).toMatchObject({ statoInvioMail: 'IN_ATTESA_INVIO', invioMailPrevisto: dal })
  expect(smtp.ricevuti).toEqual([])
  await expect.poll(() => smtp.ricevuti.length, { timeout: 120_000 }).toBe(1)
  await expect.poll(async () => (await ordine()).statoInvioMail).toBe('INVIATA')

  const { inviataIl } = await mail()
  expect(inviataIl?.getTime()).toBeGreaterThanOrEqual(new Date(dal).getTime())
  expect(smtp.ricevuti[0]?.a).toContain('rossi@example.com')
  expect(smtp.ricevuti[0]?.testo).toMatch(/ci siamo quasi[\s\S]*01-04-2026/)
  expect(await ordine()).toMatchObject({
    dataInvioMail: inviataIl?.toISOString(),
    invioMailPrevisto: null,
    puoProgrammareMail: false,
    motivoMail: 'La mail è già stata inviata.',
  })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(smtp.ricevuti).toHaveLength(1)
})

test('held in the outbox it does not leave; corrected and taken up again, it leaves corrected', async () => {
  await schedule(between(PRESTO))
  await inOutbox(suspendMail)
  const { aIndirizzo, aNome } = await mail()
  await inOutbox(updateMail, { aIndirizzo, aNome, oggetto: 'Corretto', corpo: '<p>Testo corretto</p>' })
  await new Promise((resolve) => setTimeout(resolve, PRESTO + 500))
  expect(smtp.ricevuti).toEqual([])
  expect(await ordine()).toMatchObject({ statoInvioMail: 'IN_ATTESA_INVIO' })
  await inOutbox(resumeMail)
  await expect.poll(() => smtp.ricevuti.length, { timeout: 120_000 }).toBe(1)
  expect(smtp.ricevuti[0]?.testo).toContain('Testo corretto')
  await expect.poll(async () => (await ordine()).statoInvioMail).toBe('INVIATA')
})

test('given up in the outbox, or reset in the order: nothing leaves, and it may be planned again', async () => {
  await schedule(between(PRESTO))
  await inOutbox(cancelMail)
  expect(await ordine()).toMatchObject({ statoInvioMail: null, invioMailPrevisto: null, puoProgrammareMail: true })
  await schedule(between(PRESTO))
  await mutateAs(superuser, 'setMailOrdine', { ordinePk: pk, statoInvioMail: null, testoEmail: '' })
  await new Promise((resolve) => setTimeout(resolve, PRESTO + 500))
  expect(smtp.ricevuti).toEqual([])
  await schedule(between(0))
  await expect.poll(() => smtp.ricevuti.length, { timeout: 120_000 }).toBe(1)
})
