import { Webhook as Signer } from 'standardwebhooks'
import type { Db } from '#platform/db/prisma.ts'
import type { Config } from '#platform/env.ts'
import type { Events } from '#platform/events/events.ts'
import type { Log } from '#platform/log.ts'
import { networksOf } from '#platform/outgoing/addresses.ts'
import { postOutside } from '#platform/outgoing/postOutside.ts'
import { type Lookup, OutsideFault } from '#platform/outgoing/resolve.ts'
import { ARGOMENTI, isGone, isTaken, outcomeOf } from '../rules.ts'
import { openWebhookSecret } from '../secret.ts'
import { type ClaimedConsegna, claimConsegne, liveWebhooks } from './claim.ts'
import { canaliOf, invalidWebhookReason, messageOf } from './message.ts'
import { giveBack, markDelivered, markIgnored, markUndelivered, suspendByItself } from './outcome.ts'

export interface WebhookWorker {
  start(): void
  /** Lets messages being sent finish, for at most 5 seconds. */
  stop(): Promise<void>
}

interface Options {
  db: Db
  events: Events
  log: Log
  config: Pick<Config, 'secretKey' | 'dataDir' | 'webhookNetworks'>
  /** Of names; the system's unless told. */
  lookup?: Lookup
  /** How often due messages are looked for when no event tells. */
  pausaMs?: number
  /** Milliseconds that a receiver has to answer. */
  timeout?: number
  /** What part of the waits between tries is waited; all of it unless told. */
  pace?: number
}

/** Messages on their way to one receiver at once, of a process. */
const LANE = 4
const LEASE_SECONDS = 30
const GRACE_MS = 5_000

/**
 * Sends what happens to other programs; several processes may run one each. A message leaves at least once, with the same
 * id at every try; those of one object in their order. docs/decisions/23-webhooks.md
 */
export function createWebhookWorker(options: Options): WebhookWorker {
  const { db, events, log, config, lookup, pausaMs = 2_000, timeout = 10_000, pace = 1 } = options
  const rules = { networks: networksOf(config.webhookNetworks), ...(lookup ? { lookup } : {}) }
  const stopping = new AbortController()
  const giveUp = new AbortController()
  const lanes = new Map<number, number>()
  const sending = new Set<Promise<void>>()
  let wake = Promise.withResolvers<void>()
  let running: Promise<void> | undefined

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const changes = events.subscribe(canaliOf(ARGOMENTI))
      stopping.signal.addEventListener('abort', () => void changes.return?.(), { once: true })
      try {
        for await (const _change of changes) wake.resolve()
        return
      } catch (error) {
        log.warn({ err: error }, 'webhook worker lost its events')
        wake.resolve()
      }
    }
  }

  async function send(consegna: ClaimedConsegna): Promise<void> {
    const { webhook, messageId } = consegna
    const invalid = invalidWebhookReason(webhook)
    const secret = openWebhookSecret(config, webhook.segreto)
    if (invalid || !secret) {
      await giveBack(db, consegna)
      const lost = 'Il segreto è di un’altra installazione: rigeneralo.'
      return suspendByItself(db, consegna, invalid ?? lost)
    }
    const body = await messageOf(db, consegna)
    if (body === null) return markIgnored(db, consegna)
    const now = new Date()
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'serramenti-webhook',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Signer(secret).sign(messageId, now, body),
    }
    const begun = performance.now()
    const elapsed = () => Math.round(performance.now() - begun)
    try {
      const message = { url: webhook.indirizzo, headers, body, timeout, signal: giveUp.signal }
      const { status, retryAfter } = await postOutside(message, rules)
      const made = { esito: outcomeOf(status), risposta: status, durata: elapsed() }
      if (isTaken(status)) return markDelivered(db, consegna, made)
      await markUndelivered(db, consegna, made, { retryAfter, pace })
      if (isGone(status)) await suspendByItself(db, consegna, 'Il ricevente dice che non esiste più (410).')
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error
      if (giveUp.signal.aborted) return giveBack(db, consegna)
      await markUndelivered(
        db,
        consegna,
        { esito: error.message, risposta: null, durata: elapsed() },
        { retryAfter: null, pace },
      )
    }
  }

  /** Sends what is due to a receiver, as many at once as its lane holds. @returns how many it began */
  async function fill(webhookId: number): Promise<number> {
    const busy = lanes.get(webhookId) ?? 0
    if (busy >= LANE || stopping.signal.aborted) return 0
    // Counted before it is known how many there are: of two calls at once one would take the other's places.
    lanes.set(webhookId, LANE)
    const claimed = await claimConsegne(db, { webhookId, take: LANE - busy, lease: LEASE_SECONDS }).catch((error) => {
      lanes.set(webhookId, busy)
      throw error
    })
    lanes.set(webhookId, (lanes.get(webhookId) ?? LANE) - (LANE - busy) + claimed.length)
    for (const consegna of claimed) {
      const sent = send(consegna)
        .catch((error) => log.error({ err: error, consegna: consegna.id }, 'webhook not sent'))
        .finally(() => {
          sending.delete(sent)
          lanes.set(webhookId, (lanes.get(webhookId) ?? 1) - 1)
          wake.resolve()
        })
      sending.add(sent)
    }
    return claimed.length
  }

  async function pause(ms: number): Promise<void> {
    const timer = setTimeout(() => wake.resolve(), ms)
    await wake.promise
    clearTimeout(timer)
    wake = Promise.withResolvers()
  }

  async function run(): Promise<void> {
    const following = follow()
    while (!stopping.signal.aborted) {
      try {
        for (const id of await liveWebhooks(db)) await fill(id)
      } catch (error) {
        log.error({ err: error }, 'webhook worker failed, going on')
      }
      await pause(pausaMs)
    }
    await Promise.all([following, ...sending])
  }

  return {
    start() {
      running ??= run()
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
