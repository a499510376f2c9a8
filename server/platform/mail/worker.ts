import type { Db } from '../db/prisma.ts'
import type { Events } from '../events/events.ts'
import type { Log } from '../log.ts'
import type { Storage } from '../storage/storage.ts'
import { type OpenSpan, traced } from '../tracing/tracing.ts'
import { type ClaimedMail, claimMail, markNotSent, markSent } from './claim.ts'
import { finishedBody, MailOutdated } from './finish.ts'
import { readMailFrame } from './frame.ts'
import { MAIL_ATTEMPTS } from './rules.ts'
import { createTransport, type MailAddress, readSmtpError, type Transport } from './transport.ts'

export interface MailWorker {
  start(): void
  /** Lets a message being sent finish, for at most 5 seconds. */
  stop(): Promise<void>
}

interface Options {
  db: Db
  events: Events
  log: Log
  /** Where the attachments are. */
  storage: Pick<Storage, 'read'>
  /** Without it nothing is sent: mails wait, readable in 'Posta in uscita'. */
  smtpUrl: string | undefined
  /** Who the mails come from: the company's settings, read anew for each. */
  sender(): Promise<MailAddress>
  /** Address of the product, for the mails that are written as they leave. */
  publicUrl?: string
  /** How long a message belongs to the process that took it; sending is given up 5 seconds earlier. */
  leaseSecondi?: number
  /** How often due messages are looked for when no event tells. */
  pausaMs?: number
}

const GRACE_MS = 5_000
const SAVE_TRIES = 8
const NO_SENDER = 'Manca l’indirizzo del mittente: scrivilo in Impostazioni › Posta.'

/**
 * Sends the outbox, one message at a time; several processes may run one each. Every mail is sent exactly once,
 * save when a process dies, or loses the database, between the server's acknowledgement and the row's: then it
 * goes out again with the same Message-ID. docs/decisions/05-mail.md
 */
export function createMailWorker(options: Options): MailWorker {
  const { db, events, log, storage, smtpUrl, sender, publicUrl, leaseSecondi = 30, pausaMs = 10_000 } = options
  const stopping = new AbortController()
  const giveUp = new AbortController()
  let wake = Promise.withResolvers<void>()
  let running: Promise<void> | undefined

  /** Until something is to do, or `ms` have passed. */
  async function pause(ms: number): Promise<void> {
    const timer = setTimeout(() => wake.resolve(), ms)
    await wake.promise
    clearTimeout(timer)
    wake = Promise.withResolvers()
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const changes = events.subscribe<{ stato: string }>('mail')
      stopping.signal.addEventListener('abort', () => void changes.return?.(), { once: true })
      try {
        for await (const { payload } of changes) if (payload.stato === 'DA_INVIARE') wake.resolve()
        return
      } catch (error) {
        log.warn({ err: error }, 'mail worker lost its events')
        wake.resolve()
      }
    }
  }

  async function send(transport: Transport, mail: ClaimedMail, span: OpenSpan): Promise<void> {
    if (mail.tentativi > MAIL_ATTEMPTS) {
      await markNotSent(db, mail, "L'invio è stato interrotto troppe volte.", true)
      return
    }
    try {
      const recipient = { address: mail.aIndirizzo, name: mail.aNome }
      const sendMs = Math.max(1000, mail.seconds * 1000 - 5_000)
      const signal = AbortSignal.any([AbortSignal.timeout(sendMs), giveUp.signal])
      const allegati = await readFiles(mail)
      const body = await finishedBody(db, mail, publicUrl)
      const [from, frame] = [await sender(), await readMailFrame({ db, storage })]
      if (from.address === '') throw new Error(NO_SENDER)
      await transport.send({ ...mail, corpo: body, sender: from, destinatario: recipient, allegati, frame }, signal)
    } catch (error) {
      if (error instanceof MailOutdated) return markNotSent(db, mail, error.message, true)
      const { testo, definitivo } = readSmtpError(error)
      span.failed(definitivo ? 'refused' : 'not sent')
      log.warn({ err: error, mail: mail.id, tentativi: mail.tentativi, definitivo }, 'mail not sent')
      await markNotSent(db, mail, testo, definitivo)
      return
    }
    await insist(() => markSent(db, mail))
    log.info({ mail: mail.id, messageId: mail.messageId, tentativi: mail.tentativi }, 'mail sent')
  }

  function sendTraced(transport: Transport, mail: ClaimedMail): Promise<void> {
    const values = { 'app.mail': mail.id, 'app.mail.attempt': mail.tentativi }
    return traced({ name: 'mail', kind: 'producer', values }, (span) => send(transport, mail, span))
  }

  /** One after the other: a mail holds 20 MB at most. */
  async function readFiles({ allegati }: ClaimedMail) {
    const read = []
    for (const { nome, file } of allegati) {
      const bytes = await storage.read(file.chiave).catch((error: unknown) => {
        throw new Error(`L'allegato ${nome} non si legge dall'archivio dei file.`, { cause: error })
      })
      read.push({ nome, mime: file.mime, bytes })
    }
    return read
  }

  /** The message has left: a database that is away for a moment must not make it leave again. */
  async function insist(save: () => Promise<void>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await save()
      } catch (error) {
        if (attempt >= SAVE_TRIES) throw error
        log.warn({ err: error, attempt }, 'mail sent but not yet marked')
        await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt))
      }
    }
  }

  async function run(transport: Transport): Promise<void> {
    const following = follow()
    while (!stopping.signal.aborted) {
      try {
        const mail = await claimMail(db, leaseSecondi)
        if (mail) await sendTraced(transport, mail)
        else await pause(pausaMs)
      } catch (error) {
        log.error({ err: error }, 'mail worker failed, going on')
        await pause(Math.min(pausaMs, 2_000))
      }
    }
    await following
    transport.close()
  }

  return {
    start() {
      if (!smtpUrl) {
        log.warn('SMTP_URL is not set: mails wait in the outbox')
        return
      }
      running ??= run(createTransport(smtpUrl))
    },
    async stop() {
      stopping.abort()
      wake.resolve()
      const timer = setTimeout(() => giveUp.abort(new Error('Server in arresto')), GRACE_MS)
      await running
      clearTimeout(timer)
    },
  }
}
