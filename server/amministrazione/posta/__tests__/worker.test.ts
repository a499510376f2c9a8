import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail, StatoMail } from '../../../../prisma/generated/client.ts'
import { createDb, type Db } from '../../../platform/db/prisma.ts'
import { createEvents, type Events } from '../../../platform/events/events.ts'
import { silentLog } from '../../../platform/log.ts'
import { enqueueMail } from '../../../platform/mail/outbox.ts'
import { createMailWorker, type MailWorker } from '../../../platform/mail/worker.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openSmtp, type TestSmtp } from './smtp.ts'

let database: TestDatabase
let db: Db
let events: Events
let smtp: TestSmtp
const workers: MailWorker[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
  events = createEvents({ databaseUrl: database.url, log: silentLog() })
  await events.start()
})
beforeEach(async () => {
  smtp = await openSmtp()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await smtp.close()
  await db.mail.deleteMany()
})
afterAll(async () => {
  await events.stop()
  await db.$disconnect()
  await database.drop()
})

function avvia(smtpUrl: string | undefined = smtp.url, leaseSecondi = 30): MailWorker {
  const mittente = async () => ({ address: 'info@azienda.example', name: 'Azienda "Prova", srl' })
  const worker = createMailWorker({ db, events, log: silentLog(), smtpUrl, mittente, leaseSecondi, pausaMs: 100 })
  workers.push(worker)
  worker.start()
  return worker
}

const scrivi = (oggetto: string) =>
  db.$transaction((tx) =>
    enqueueMail(tx, {
      aIndirizzo: 'mario.rossi@example.it',
      aNome: 'Mario, <Rossi>',
      oggetto,
      corpo: '<p>Gentile cliente,<br>ecco il <b>preventivo</b>.</p><script>alert(1)</script>',
      contesto: 'Preventivo',
      contestoPk: 12,
    }),
  )

/** Waits for the mail to be in a state, looking at it again at each event. */
async function attendi(pk: number, stato: StatoMail, tentativi = 0): Promise<Mail> {
  const changes = events.subscribe('mail')
  for (;;) {
    const mail = await db.mail.findUniqueOrThrow({ where: { id: pk } })
    if (mail.stato === stato && mail.tentativi >= tentativi) {
      await changes.return?.()
      return mail
    }
    await changes.next()
  }
}

test('a mail is sent as soon as it is written, in html and in text, to one person', async () => {
  avvia()
  const mail = await scrivi('Il suo preventivo è pronto')
  const after = await attendi(mail.id, 'INVIATA')
  expect(smtp.ricevuti).toHaveLength(1)
  const [{ a, testo } = { a: '', testo: '' }] = smtp.ricevuti
  expect(a).toBe('<mario.rossi@example.it>')
  expect(testo).toContain(`Message-ID: ${mail.messageId}`)
  expect(testo).toContain('multipart/alternative')
  expect(testo).toContain('<b>preventivo</b>')
  expect(testo).toContain('ecco il preventivo.')
  expect(testo).not.toContain('alert')
  expect(after).toMatchObject({ stato: 'INVIATA', tentativi: 1, ultimoErrore: '', presaFino: null })
  expect(after.inviataIl).toBeInstanceOf(Date)
  // Taken, then sent: who looks at the quote sees both.
  expect(await db.eventLog.count({ where: { topic: 'preventivo', payload: { equals: { pk: 12 } } } })).toBe(2)
})

test('without a server mails wait, readable', async () => {
  const worker = createMailWorker({
    db,
    events,
    log: silentLog(),
    smtpUrl: undefined,
    mittente: () => Promise.reject(new Error('never asked')),
  })
  worker.start()
  const mail = await scrivi('in attesa')
  await worker.stop()
  expect(await db.mail.findUniqueOrThrow({ where: { id: mail.id } })).toMatchObject({
    stato: 'DA_INVIARE',
    tentativi: 0,
  })
})

test('while the server is down the mail waits and says why; then it leaves', async () => {
  const port = Number(new URL(smtp.url).port)
  await smtp.close()
  avvia()
  const mail = await scrivi('server giù')
  const waiting = await attendi(mail.id, 'DA_INVIARE', 1)
  expect(waiting.ultimoErrore).toContain('ECONNREFUSED')
  expect(waiting.inviaDal.getTime() - Date.now()).toBeGreaterThan(20_000)
  smtp = await openSmtp(port)
  await db.mail.update({ where: { id: mail.id }, data: { inviaDal: new Date() } })
  await attendi(mail.id, 'INVIATA')
  expect(smtp.ricevuti).toHaveLength(1)
  expect(smtp.ricevuti[0]?.testo).toContain(mail.messageId)
})

test('a refused recipient fails at once, a full mailbox is tried again, the tenth try is the last', async () => {
  smtp.risposta = '550 no such user'
  avvia()
  const unknown = await scrivi('sconosciuto')
  await attendi(unknown.id, 'FALLITA')
  expect(await db.mail.findUniqueOrThrow({ where: { id: unknown.id } })).toMatchObject({ tentativi: 1 })

  smtp.risposta = '452 mailbox full'
  const full = await scrivi('piena')
  await attendi(full.id, 'DA_INVIARE', 1)
  await db.mail.update({ where: { id: full.id }, data: { inviaDal: new Date(), tentativi: 9 } })
  const { tentativi, ultimoErrore } = await attendi(full.id, 'FALLITA')
  expect(tentativi).toBe(10)
  expect(ultimoErrore).toContain('mailbox full')
})

test('two workers and forty mails: each leaves once', async () => {
  avvia()
  avvia()
  const mails = await Promise.all(Array.from({ length: 40 }, (_none, n) => scrivi(`numero ${n}`)))
  await Promise.all(mails.map((mail) => attendi(mail.id, 'INVIATA')))
  const ids = smtp.ricevuti.map(({ testo }) => /^Message-ID: (.*)$/m.exec(testo)?.[1])
  expect(ids.sort()).toEqual(mails.map((mail) => mail.messageId).sort())
})

test('a process killed before the message is whole: another sends it, once', async () => {
  smtp.risposta = '' // RCPT gets an empty line: the child waits there
  const child = figlio(1)
  const mail = await scrivi('ucciso prima')
  await attendi(mail.id, 'IN_INVIO')
  child.kill('SIGKILL')
  await once(child, 'exit')
  smtp.risposta = '250 ok'
  avvia()
  await attendi(mail.id, 'INVIATA')
  expect(smtp.ricevuti).toHaveLength(1)
  expect(await db.mail.findUniqueOrThrow({ where: { id: mail.id } })).toMatchObject({ tentativi: 2 })
})

test('a process killed between the data and its acknowledgement: the same Message-ID goes out again', async () => {
  const child = figlio(1)
  smtp.primaDellAck = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    smtp.primaDellAck = () => true
    return false
  }
  const mail = await scrivi('ucciso dopo')
  await once(child, 'exit')
  avvia()
  await attendi(mail.id, 'INVIATA')
  expect(smtp.ricevuti).toHaveLength(2)
  for (const { testo } of smtp.ricevuti) expect(testo).toContain(`Message-ID: ${mail.messageId}`)
})

/** A worker in a process of its own, with a lease of `lease` seconds. */
function figlio(lease: number): ChildProcess {
  const child = fork(new URL('child.ts', import.meta.url), [database.url, smtp.url, String(lease)], {
    stdio: 'inherit',
  })
  children.push(child)
  return child
}
