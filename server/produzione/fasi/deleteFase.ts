import { object } from 'yup'
import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { emitFasi } from '../schedulazione/writer.ts'
import { faseInUseReason, lockFasi } from './configuration.ts'

/** Removes a phase that nothing waits for and that is called by its name nowhere, with its list of states. */
export const deleteFase = operation({
  nome: 'deleteFase',
  permesso: 'adminImpostazioni',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    await lockFasi(ctx.tx)
    const fase = await ctx.tx.fase.findUnique({ where: { id: pk } })
    if (!fase) throw new Refusal('NOT_FOUND')
    const waitsFor = await ctx.tx.fase.findFirst({ where: { dependencies: { has: fase.nome } } })
    if (waitsFor) throw UserErrors.of(null, `La fase ${waitsFor.nome} dipende da questa.`, 'CONFLICT')
    refuseFor(await faseInUseReason(ctx.tx, fase.nome))
    await ctx.tx.valoreStato.deleteMany({ where: { contesto: 'FASI', nomeFase: fase.nome } })
    await ctx.tx.fase.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Fase', oggettoPk: pk, azione: 'elimina', prima: fase.nome })
    await emitFasi(ctx)
    return { pk }
  },
})
