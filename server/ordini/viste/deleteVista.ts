import { object } from 'yup'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { lockVista } from './lock.ts'

/** Removes an own view. @throws Refusal FORBIDDEN on a colleague's */
export const deleteVista = operation({
  nome: 'deleteVista',
  permesso: 'login',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    await lockVista(ctx, pk)
    await keepForUndo(ctx, 'vistaSalvata', pk)
    await ctx.tx.vistaSalvata.delete({ where: { id: pk } })
    return { pk }
  },
})

declareUndoable(deleteVista, { model: 'vistaSalvata', restored: async () => undefined })
