import { Refusal } from '../../platform/errors.ts'
import { consume } from '../../platform/identity/throttle.ts'
import { freeOperation } from '../../platform/operation.ts'
import { riportaProblemaSchema } from './rules.ts'

const PER_UTENTE = [
  { max: 10, secondi: 60 },
  { max: 100, secondi: 3600 },
]

/**
 * Keeps a fault that a browser met, for superusers to read. `riportato` marks one that a superuser reports by hand
 * with 'Riporta il Problema'; from anybody else it is an ordinary fault.
 * @throws Refusal THROTTLED
 */
export const riportaProblema = freeOperation({
  nome: 'riportaProblema',
  permesso: 'account',
  schema: riportaProblemaSchema,
  async run({ messaggio, stack, url, riportato }, ctx) {
    const { db, log } = ctx.services
    const { viewer, requestId } = ctx
    const esito = await consume(db, `segnalazione:${viewer?.id}`, PER_UTENTE)
    if (!esito.ok) throw new Refusal('THROTTLED', undefined, { retryAfter: esito.riprovaFra })
    const origine = riportato && viewer?.isSuperuser ? 'riportato' : 'browser'
    const { id } = await db.segnalazione.create({
      data: { origine, messaggio, stack: stack ?? '', url: url ?? '', requestId, userId: viewer?.id },
    })
    log.warn({ requestId, userId: viewer?.id, origine, messaggio, url }, 'segnalazione dal browser')
    return { pk: id }
  },
})
