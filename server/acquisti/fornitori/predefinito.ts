import type { OperationContext } from '#platform/operation.ts'

/**
 * A supplier is about to be the default of its type: the one that was is no longer. Suppliers must be locked
 * (`lockFornitori`).
 * @param excluded number of the supplier itself
 */
export async function clearPredefinito(ctx: OperationContext, tipologia: string, excluded = 0): Promise<void> {
  const others = await ctx.tx.fornitore.updateManyAndReturn({
    where: { tipologia, isDefault: true, NOT: { id: excluded } },
    data: { isDefault: false, versione: { increment: 1 } },
    select: { id: true },
  })
  for (const { id } of others) {
    const field = { azione: 'modifica', campo: 'isDefault', prima: 'true', dopo: 'false' }
    await ctx.audit({ oggetto: 'Fornitore', oggettoPk: id, ...field })
    await ctx.emit('fornitore', { pk: id })
  }
}
