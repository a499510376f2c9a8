import { Refusal, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { announceProblemi } from './announce.ts'
import { PROBLEMA_ALREADY_SOLVED, risolviProblemaSchema } from './rules.ts'

/** The office has seen to a problem. @throws UserErrors when it was solved before; Refusal NOT_FOUND */
export const resolveProblemaOfficina = operation({
  nome: 'resolveProblemaOfficina',
  permesso: 'adminAttivitaOperatori',
  schema: risolviProblemaSchema,
  async run({ pk }, ctx) {
    const problema = await ctx.tx.problemaOfficina.findUnique({ where: { id: pk } })
    if (!problema) throw new Refusal('NOT_FOUND')
    const { count } = await ctx.tx.problemaOfficina.updateMany({
      where: { id: pk, risoltoIl: null },
      data: { risoltoIl: new Date(), risoltoDaId: ctx.viewer?.id ?? null, versione: { increment: 1 } },
    })
    if (count === 0) throw UserErrors.of('pk', PROBLEMA_ALREADY_SOLVED, 'CONFLICT')
    const { ordineId } = problema
    if (ordineId !== null) {
      await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordineId, azione: 'risolviProblema', dopo: problema.testo })
      await ctx.emit('ordine', { pk: ordineId })
    }
    await announceProblemi(ctx, ordineId)
    return { pk }
  },
})
