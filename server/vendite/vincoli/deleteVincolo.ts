import { number, object } from 'yup'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { operation } from '#platform/operation.ts'
import { describeVincolo, lockVincolo } from './lock.ts'

/** Removes a constraint; without its last one a family no longer sells the type. */
export const deleteVincolo = operation({
  nome: 'deleteVincolo',
  permesso: 'adminVincoli',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const vincolo = await lockVincolo(ctx, pk)
    await keepForUndo(ctx, 'vincolo', pk)
    await ctx.tx.vincolo.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Vincolo', oggettoPk: pk, azione: 'elimina', prima: describeVincolo(vincolo) })
    await ctx.emit('catalogo', { vincolo: pk })
    return { pk }
  },
})

declareUndoable(deleteVincolo, {
  model: 'vincolo',
  async restored(ctx, pk) {
    const misure = describeVincolo(await lockVincolo(ctx, pk))
    await ctx.audit({ oggetto: 'Vincolo', oggettoPk: pk, azione: 'ripristina', dopo: misure })
    await ctx.emit('catalogo', { vincolo: pk })
  },
})
