import { object } from 'yup'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { idRule } from '../../shared/fields/fields.ts'
import { emitFasi } from '../schedulazione/writer.ts'
import { lockFasi, motivoFaseInUso } from './configuration.ts'

/** Removes a phase that nothing waits for and that is called by its name nowhere, with its list of states. */
export const deleteFase = operation({
  nome: 'deleteFase',
  permesso: 'adminImpostazioni',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    await lockFasi(ctx.tx)
    const fase = await ctx.tx.fase.findUnique({ where: { id: pk } })
    if (!fase) throw new Refusal('NOT_FOUND')
    const attende = await ctx.tx.fase.findFirst({ where: { dependencies: { has: fase.nome } } })
    if (attende) throw UserErrors.of(null, `La fase ${attende.nome} dipende da questa.`, 'CONFLICT')
    const motivo = await motivoFaseInUso(ctx.tx, fase.nome)
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
    await ctx.tx.valoreStato.deleteMany({ where: { contesto: 'FASI', nomeFase: fase.nome } })
    await ctx.tx.fase.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Fase', oggettoPk: pk, azione: 'elimina', prima: fase.nome })
    await emitFasi(ctx)
    return { pk }
  },
})
