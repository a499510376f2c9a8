import { number, object } from 'yup'
import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { versione } from '../../shared/fields/fields.ts'
import { allineaTempi } from '../schedulazione/allinea.ts'
import { CODICE_GIA_PRESENTE, codiceSchema } from './rules.ts'

/**
 * Changes how a window code is written; the lines and the timings that use it stay with it.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateCodiceSerramento = operation({
  nome: 'updateCodiceSerramento',
  permesso: 'adminOrders',
  schema: codiceSchema.concat(object({ pk: number().integer().required(), versione })),
  async run({ pk, versione: vista, ...dopo }, ctx) {
    // One at a time: of two that would become the same the second is refused.
    await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('codici_serramento', 0))`
    const attuale = await ctx.tx.codiceSerramento.findUnique({ where: { id: pk } })
    if (!attuale) throw new Refusal('NOT_FOUND')
    const { id: _id, versione: _versione, ...prima } = attuale
    await rifiutaSeSuperata(ctx, { oggetto: 'CodiceSerramento', pk, vista, attuale, prima, dopo })
    const storia = storiaCampi('CodiceSerramento', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    if (await ctx.tx.codiceSerramento.findFirst({ where: { ...dopo, id: { not: pk } }, select: { id: true } })) {
      throw UserErrors.of('codice', CODICE_GIA_PRESENTE)
    }
    await ctx.tx.codiceSerramento.update({ where: { id: pk }, data: { ...dopo, versione: { increment: 1 } } })
    await ctx.audit(...storia)
    // Other timings may hold for it now, and for the codes it was like.
    await allineaTempi(ctx, null)
    await ctx.emit('tempistica', { codiceSerramento: pk })
    return { pk }
  },
})
