import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { createEvents, type Events } from '#platform/events/events.ts'
import { silentLog } from '#platform/log.ts'
import { claimMail } from '#platform/mail/claim.ts'
import { enqueueMail, type MailFile } from '#platform/mail/outbox.ts'
import { createMailWorker, type MailWorker } from '#platform/mail/worker.ts'
import type { Mail, StatoMail } from '#prisma/generated/client.ts'
import { demoSettings } from '#prisma/seed/azienda/azienda.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { makeStoredFile } from '#server-test/factories.ts'
import { attachmentsOf } from './attachments.ts'
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

const files = new Map<string, Buffer>()
const storage = {
  read: async (key: string) => files.get(key) ?? Promise.reject(new Error(`no file ${key}`)),
}

function start(smtpUrl: string | undefined = smtp.url, leaseSecondi = 30): MailWorker {
  const sender = async () => ({ address: 'info@azienda.example', name: 'Azienda "Prova", srl' })
  const worker = createMailWorker({
    db,
    events,
    log: silentLog(),
    storage,
    smtpUrl,
    sender,
    leaseSecondi,
    pausaMs: 100,
  })
  workers.push(worker)
  worker.start()
  return worker
}

const write = (oggetto: string) =>
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
async function attendi(pk: number, stato: StatoMail, attempts = 0): Promise<Mail> {
  const changes = events.subscribe('mail')
  for (;;) {
    const mail = await db.mail.findUniqueOrThrow({ where: { id: pk } })
    if (mail.stato === stato && mail.tentativi >= attempts) {
      await changes.return?.()
      return mail
    }
    await changes.next()
  }
}

test('a mail is sent as soon as it is written, in html and in text, to one person', async () => {
  start()
  const mail = await write('Il suo preventivo è pronto')
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

test('a mail has the company around it: mark inside, name, seat, colour', async () => {
  const key = 'b'.repeat(64)
  files.set(key, Buffer.from('89504e470d0a1a0a', 'hex'))
  const rows = [
    {
      chiave: 'azienda',
      valore: { ...demoSettings.azienda, ragioneSociale: 'Rossi <Infissi>', pec: 'rossi@pec.example' },
    },
    { chiave: 'colore', valore: '#7a1f5c' },
    { chiave: 'marchio', valore: { chiave: key, nome: 'marchio.png', larghezza: 640, altezza: 240 } },
  ]
  await db.impostazione.createMany({ data: rows })
  start()
  const mail = await write('Con la cornice')
  await attendi(mail.id, 'INVIATA')
  await db.impostazione.deleteMany()
  const text = (smtp.ricevuti[0]?.testo ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  for (const shown of [
    'cid:marchio@azienda',
    'width="128"',
    '#7a1f5c',
    'Rossi &lt;Infissi&gt;',
    'PEC rossi@pec.example',
  ])
    expect(text).toContain(shown)
  expect(text).toMatch(/^content-id: <marchio@azienda>/im)
  expect(text).toMatch(/^content-disposition: inline/im)
})

test('without an address of the sender a mail waits and says where to write it', async () => {
  const worker = createMailWorker({
    db,
    events,
    log: silentLog(),
    storage,
    smtpUrl: smtp.url,
    sender: async () => ({ address: '', name: '' }),
    pausaMs: 100,
  })
  workers.push(worker)
  worker.start()
  const mail = await write('senza mittente')
  expect((await attendi(mail.id, 'DA_INVIARE', 1)).ultimoErrore).toContain('Impostazioni › Posta')
  expect(smtp.ricevuti).toEqual([])
})

/** A stored file, its bytes where the worker reads them. */
async function storeFile(name: string, bytes: Buffer) {
  const row = await makeStoredFile(db, { nome: name, mime: 'application/pdf', dimensione: bytes.length })
  files.set(row.chiave, bytes)
  return row
}

const withAllegati = (allegati: readonly MailFile[]) =>
  db.$transaction((tx) =>
    enqueueMail(tx, {
      aIndirizzo: 'mario.rossi@example.it',
      oggetto: 'Con allegati',
      corpo: '<p>Ecco.</p>',
      contesto: '',
      contestoPk: null,
      allegati,
    }),
  )

test('attachments leave with it, byte by byte, under their own names', async () => {
  start()
  const bytes = Buffer.from(Array.from({ length: 50_000 }, (_none, n) => (n * 7) % 256))
  const { id: fileId } = await storeFile('stampa.pdf', bytes)
  const { id } = await withAllegati([
    { fileId, nome: 'Ordine è n. 1.pdf' },
    { fileId, nome: 'copia.pdf' },
  ])
  await attendi(id, 'INVIATA')
  const allegati = attachmentsOf(smtp.ricevuti[0]?.testo ?? '')
  expect(allegati.map(({ nome }) => nome)).toEqual(['Ordine è n. 1.pdf', 'copia.pdf'])
  for (const allegato of allegati) expect(allegato.bytes.equals(bytes)).toBe(true)
})

test('a file that cannot be read: nothing leaves, it says which, and is tried again', async () => {
  start()
  const { id: fileId, chiave } = await storeFile('persa.pdf', Buffer.from('%PDF'))
  files.delete(chiave)
  const { id } = await withAllegati([{ fileId, nome: 'persa.pdf' }])
  const waiting = await attendi(id, 'DA_INVIARE', 1)
  expect(waiting.ultimoErrore).toContain('persa.pdf')
  expect(smtp.ricevuti).toEqual([])
})

test('more than 20 MB together are refused, and no mail is written', async () => {
  const { id: fileId } = await makeStoredFile(db, { dimensione: 11 * 1024 * 1024 })
  const due = [
    { fileId, nome: 'a.pdf' },
    { fileId, nome: 'b.pdf' },
  ]
  await expect(withAllegati(due)).rejects.toThrow('Gli allegati superano 20 MB.')
  expect(await db.mail.count()).toBe(0)
  await withAllegati(due.slice(1))
  expect(await db.allegatoMail.count()).toBe(1)
})

test('with large attachments a mail belongs longer to who took it', async () => {
  const { id: fileId } = await makeStoredFile(db, { dimensione: 10 * 1024 * 1024 })
  await withAllegati([{ fileId, nome: 'grande.pdf' }])
  const taken = await claimMail(db, 30)
  expect(taken?.seconds).toBe(130)
  const { presaFino } = await db.mail.findFirstOrThrow()
  const left = ((presaFino?.getTime() ?? 0) - Date.now()) / 1000
  expect(left).toBeGreaterThan(120)
  expect(left).toBeLessThan(140)
})

test('without a server mails wait, readable', async () => {
  const worker = createMailWorker({
    db,
    events,
    log: silentLog(),
    storage,
    smtpUrl: undefined,
    sender: () => Promise.reject(new Error('never asked')),
  })
  worker.start()
  const mail = await write('in attesa')
  await worker.stop()
  expect(await db.mail.findUniqueOrThrow({ where: { id: mail.id } })).toMatchObject({
    stato: 'DA_INVIARE',
    tentativi: 0,
  })
})

test('while the server is down the mail waits and says why; then it leaves', async () => {
  const port = Number(new URL(smtp.url).port)
  await smtp.close()
  start()
  const mail = await write('server giù')
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
  smtp.answer = '550 no such user'
  start()
  const unknown = await write('sconosciuto')
  await attendi(unknown.id, 'FALLITA')
  expect(await db.mail.findUniqueOrThrow({ where: { id: unknown.id } })).toMatchObject({ tentativi: 1 })

  smtp.answer = '452 mailbox full'
  const full = await write('piena')
  await attendi(full.id, 'DA_INVIARE', 1)
  await db.mail.update({ where: { id: full.id }, data: { inviaDal: new Date(), tentativi: 9 } })
  const { tentativi, ultimoErrore } = await attendi(full.id, 'FALLITA')
  expect(tentativi).toBe(10)
  expect(ultimoErrore).toContain('mailbox full')
})

test('two workers and forty mails: each leaves once', async () => {
  start()
  start()
  const mails = await Promise.all(Array.from({ length: 40 }, (_none, n) => write(`numero ${n}`)))
  await Promise.all(mails.map((mail) => attendi(mail.id, 'INVIATA')))
  const ids = smtp.ricevuti.map(({ testo }) => /^Message-ID: (.*)$/m.exec(testo)?.[1])
  expect(ids.sort()).toEqual(mails.map((mail) => mail.messageId).sort())
})

test('a process killed before the message is whole: another sends it, once', async () => {
  smtp.answer = '' // RCPT gets an empty line: the child waits there
  const child = spawnChild(1)
  const mail = await write('ucciso prima')
  await attendi(mail.id, 'IN_INVIO')
  child.kill('SIGKILL')
  await once(child, 'exit')
  smtp.answer = '250 ok'
  start()
  await attendi(mail.id, 'INVIATA')
  expect(smtp.ricevuti).toHaveLength(1)
  expect(await db.mail.findUniqueOrThrow({ where: { id: mail.id } })).toMatchObject({ tentativi: 2 })
})

test('a process killed between the data and its acknowledgement: the same Message-ID goes out again', async () => {
  const child = spawnChild(1)
  smtp.primaDellAck = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    smtp.primaDellAck = () => true
    return false
  }
  const mail = await write('ucciso dopo')
  await once(child, 'exit')
  start()
  await attendi(mail.id, 'INVIATA')
  expect(smtp.ricevuti).toHaveLength(2)
  for (const { testo } of smtp.ricevuti) expect(testo).toContain(`Message-ID: ${mail.messageId}`)
})

/** A worker in a process of its own, with a lease of `lease` seconds. */
function spawnChild(lease: number): ChildProcess {
  const child = fork(new URL('child.ts', import.meta.url), [database.url, smtp.url, String(lease)], {
    stdio: 'inherit',
  })
  children.push(child)
  return child
}
