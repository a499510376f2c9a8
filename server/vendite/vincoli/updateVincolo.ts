import { number, object } from 'yup'
import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { operation } from '#platform/operation.ts'
import { versioneRule } from '#shared/fields/fields.ts'
import { lockVincolo } from './lock.ts'
import { vincoloSchema } from './rules.ts'
import { vincoloReferences } from './schema.ts'

/**
 * Changes a constraint; the family and the window type stay when they are not given.
 * @throws Refusal CONFLICT when `versioneRule` is not the current one and the save would change something
 */
export const updateVincolo = operation({
  nome: 'updateVincolo',
  permesso: 'adminVincoli',
  schema: async (ctx, raw) => {
    const { famigliaPk, tipoSerramentoPk } = await vincoloReferences(ctx, (raw as { pk?: unknown } | null)?.pk)
    const pk = number().integer().required()
    return vincoloSchema.concat(
      object({
        pk,
        versione: versioneRule,
        famigliaPk: famigliaPk.optional().nullable(),
        tipoSerramentoPk: tipoSerramentoPk.optional().nullable(),
      }),
    )
  },
  async run({ pk, versione: vista, famigliaPk, tipoSerramentoPk, ...misure }, ctx) {
    const current = await lockVincolo(ctx, pk)
    const before = { ...current, famigliaPk: current.famigliaId, tipoSerramentoPk: current.tipoSerramentoId }
    const after = {
      ...misure,
      famigliaPk: famigliaPk ?? current.famigliaId,
      tipoSerramentoPk: tipoSerramentoPk ?? current.tipoSerramentoId,
    }
    await refuseIfStale(ctx, { oggetto: 'Vincolo', pk, vista, attuale: current, prima: before, dopo: after })
    const history = fieldHistory('Vincolo', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    await ctx.tx.vincolo.update({
      where: { id: pk },
      data: {
        ...misure,
        famigliaId: after.famigliaPk,
        tipoSerramentoId: after.tipoSerramentoPk,
        versione: { increment: 1 },
      },
    })
    await ctx.audit(...history)
    await ctx.emit('catalogo', { vincolo: pk })
    return { pk }
  },
})
