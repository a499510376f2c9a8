import { setTimeout as delay } from 'node:timers/promises'
import type { CallHeaders } from '../call.ts'
import type { Claim, Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { fingerprint } from '../identity/secrets.ts'
import { seal, signatureOf, unseal } from '../identity/vault.ts'
import { hashOfParts } from './canonical.ts'
import { concludeClaim, EXTEND_MS, extendClaim, freeClaim, inUse, lookAtKey, takeKey } from './claims.ts'

// A write that brings an Idempotency-Key is done once: repeated, it gets its first answer, for a day.

export const IDEMPOTENCY_HEADER = 'idempotency-key'
const KEY_MAX = 255
/** Of an answer, characters: a longer one is not kept, and its repetition is told so. */
const KEPT_MAX = 1024 * 1024
/** How long a call waits for the answer of another that is at the same request, milliseconds. */
const PATIENCE_MS = 10_000
const PURPOSE = 'idempotency'

/**
 * The key of a call; null without one.
 * @throws Refusal BAD_REQUEST when it is empty, longer than 255 characters, or not of printable ASCII
 */
export function readIdempotencyKey(headers: CallHeaders): string | null {
  const key = headers.get(IDEMPOTENCY_HEADER)
  if (key === null || (key.length <= KEY_MAX && /^[\x20-\x7e]+$/.test(key))) return key
  throw new Refusal('BAD_REQUEST', `Idempotency-Key non valida: da 1 a ${KEY_MAX} caratteri ASCII.`)
}

/** A call with its key. */
interface KeyedCall {
  key: string
  /** All that makes it this request and no other. */
  request: readonly (string | Uint8Array)[]
  /** How long to wait for another call, milliseconds. */
  patience?: number
}

/** What came of a call: its answer, the same as a text, and whether it is a fault or a limit, after which one may try again. */
interface Made<Answer> {
  answer: Answer
  text: string
  isFault: boolean
}

interface Work<Answer> {
  /** Does what is asked. */
  make(): Promise<Made<Answer>>
  /** The answer that a text is of. */
  read(text: string): Answer
}

/** Whose key it is; null of a visitor, who is anybody. */
function callerOf({ auth, viewer }: Context): string | null {
  if (auth.tipo === 'token') return `token ${auth.tokenId}`
  if (auth.tipo === 'fornitore') return `link ${auth.linkId}`
  return auth.tipo === 'sessione' ? `user ${auth.reale?.id ?? ''} ${viewer?.id}` : null
}

/**
 * Does what a call asks, once for each key of each caller. Repeated within a day, the call gets its first answer; at the
 * same moment, one is at work and the others wait. The answer is sealed, since it may hold a secret; one that sets
 * cookies lets somebody in and is never given twice. A fault or a limit gives the key back, unless something is written.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for another request with that key, or an answer that is not kept;
 * IDEMPOTENCY_KEY_IN_USE when the other call takes too long; and what `make` throws
 */
export async function doOnce<Answer>(ctx: Context, call: KeyedCall, work: Work<Answer>): Promise<Answer> {
  const { db, config } = ctx.services
  const signature = signatureOf(config, PURPOSE, hashOfParts(call.request)).toString('base64url')
  const caller = callerOf(ctx)
  // Of visitors what they ask is part of it: whoever uses somebody's key learns nothing and takes nothing away.
  const whose = caller ?? `visitor ${ctx.tabletSecret && fingerprint(ctx.tabletSecret)} ${signature}`
  const id = fingerprint(JSON.stringify([whose, call.key]))
  const until = Date.now() + (call.patience ?? PATIENCE_MS)
  let found = await takeKey(db, id, signature)
  for (let pause = 20; found.state === 'busy'; pause = Math.min(2 * pause, 500)) {
    if (Date.now() > until) throw inUse()
    await delay(pause)
    found = (await lookAtKey(db, id, signature)) ?? (await takeKey(db, id, signature))
  }
  if (found.state === 'mine') return answerFirst(ctx, found.claim, work, caller === null)
  if (found.state === 'other') throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  const text = found.answer === null ? null : unseal(config, `${PURPOSE} ${id}`, found.answer)
  if (text) return work.read(text.toString())
  const done = 'La richiesta con questa Idempotency-Key è già stata eseguita: la sua risposta non si mostra due volte.'
  throw new Refusal('IDEMPOTENCY_KEY_REUSED', done)
}

async function answerFirst<Answer>(
  ctx: Context,
  claim: Claim,
  { make }: Work<Answer>,
  isVisitor: boolean,
): Promise<Answer> {
  const { db, log, config } = ctx.services
  // The write is done: that its answer cannot be kept is no reason to deny it.
  const noted = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => log.error({ err: error, requestId: ctx.requestId }, 'idempotency key not noted'))
  const alive = setInterval(() => void noted(extendClaim(db, claim)), EXTEND_MS)
  ctx.claim = claim
  try {
    const { answer, text, isFault } = await make()
    // Anybody may send what is refused: of visitors only what is written is kept.
    if ((isFault || isVisitor) && (await noted(freeClaim(db, claim)))) return answer
    const isKept = text.length <= KEPT_MAX && ctx.cookies.length === 0
    const sealed = isKept ? seal(config, `${PURPOSE} ${claim.id}`, Buffer.from(text)) : null
    await noted(concludeClaim(db, claim, sealed))
    return answer
  } catch (error) {
    if (!(await noted(freeClaim(db, claim)))) await noted(concludeClaim(db, claim, null))
    throw error
  } finally {
    clearInterval(alive)
    delete ctx.claim
  }
}
