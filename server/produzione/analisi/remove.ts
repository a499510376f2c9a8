import type { OperationContext } from '../../platform/operation.ts'
import { ordiniHistory, turnsOf } from './history.ts'
import type { HeldAnalisi } from './lock.ts'

/** Removes a locked entry of the weekly programming, with its trace in the histories of its orders. */
export async function removeAnalisi(ctx: OperationContext, held: HeldAnalisi): Promise<{ pk: number }> {
  const { id: pk, nome } = held
  await ctx.tx.analisiPostazione.delete({ where: { id: pk } })
  await ctx.audit(
    { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'elimina', prima: nome },
    ...ordiniHistory({ nome, turni: turnsOf(held) }, null),
  )
  await ctx.emit('analisi', { pk })
  return { pk }
}
