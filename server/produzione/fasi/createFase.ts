import { operation } from '../../platform/operation.ts'
import { emettiFasi } from '../schedulazione/scrittore.ts'
import { bloccaFasi, controllaCon } from './configura.ts'
import { colonneFase } from './riga.ts'
import { faseSchema } from './rules.ts'

/** Adds a phase, after the others. @throws UserErrors for a circle, an unknown dependency or unit, a name that is taken */
export const createFase = operation({
  nome: 'createFase',
  permesso: 'adminImpostazioni',
  schema: faseSchema,
  async run(form, ctx) {
    await bloccaFasi(ctx.tx)
    await controllaCon(ctx.tx, null, form)
    const { _max } = await ctx.tx.fase.aggregate({ _max: { posizione: true } })
    const { id } = await ctx.tx.fase.create({ data: { ...colonneFase(form), posizione: (_max.posizione ?? 0) + 1 } })
    await ctx.audit({ oggetto: 'Fase', oggettoPk: id, azione: 'crea', dopo: form.nome })
    await emettiFasi(ctx)
    return { pk: id }
  },
})
