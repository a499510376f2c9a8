import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import type { Operation, OperationContext } from '#platform/operation.ts'
import { ordiniHistory, turnsOf } from './history.ts'
import { type HeldAnalisi, lockAnalisi } from './lock.ts'

/** Removes a locked entry of the weekly programming, with its trace in the histories of its orders. */
export async function removeAnalisi(ctx: OperationContext, held: HeldAnalisi): Promise<{ pk: number }> {
  const { id: pk, nome } = held
  await keepForUndo(ctx, 'analisiPostazione', pk)
  await ctx.tx.analisiPostazione.delete({ where: { id: pk } })
  await ctx.audit(
    { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'elimina', prima: nome },
    ...ordiniHistory({ nome, turni: turnsOf(held) }, null),
  )
  await ctx.emit('analisi', { pk })
  return { pk }
}

/** Says that a deletion of an entry can be taken back: its orders are in their turn again. */
export function undoableAnalisi(deletion: Operation<unknown>): void {
  declareUndoable(deletion, {
    model: 'analisiPostazione',
    async restored(ctx, pk) {
      const held = await lockAnalisi(ctx, pk)
      await ctx.audit(
        { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'ripristina', dopo: held.nome },
        ...ordiniHistory(null, { nome: held.nome, turni: turnsOf(held) }),
      )
      await ctx.emit('analisi', { pk })
    },
  })
}
