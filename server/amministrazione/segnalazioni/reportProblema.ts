import { Refusal } from '#platform/errors.ts'
import { consume } from '#platform/identity/throttle.ts'
import { freeOperation } from '#platform/operation.ts'
import { reportProblemaSchema } from './rules.ts'

const PER_UTENTE = [
  { max: 10, secondi: 60 },
  { max: 100, secondi: 3600 },
]

/**
 * Keeps a fault that a browser met, for superusers to read. `riportato` marks one that a superuser reports by hand
 * with 'Riporta il Problema'; from anybody else it is an ordinary fault.
 * @throws Refusal THROTTLED
 */
export const reportProblema = freeOperation({
  nome: 'reportProblema',
  permesso: 'account',
  schema: reportProblemaSchema,
  async run({ messaggio, stack, url, riportato }, ctx) {
    const { db, log } = ctx.services
    const { viewer, requestId } = ctx
    const outcome = await consume(db, `segnalazione:${viewer?.id}`, PER_UTENTE)
    if (!outcome.ok) throw new Refusal('THROTTLED', undefined, { retryAfter: outcome.retryAfter })
    const origin = riportato && viewer?.isSuperuser ? 'riportato' : 'browser'
    const { id } = await db.segnalazione.create({
      data: { origine: origin, messaggio, stack: stack ?? '', url: url ?? '', requestId, userId: viewer?.id },
    })
    log.warn({ requestId, userId: viewer?.id, origine: origin, messaggio, url }, 'segnalazione dal browser')
    return { pk: id }
  },
})
