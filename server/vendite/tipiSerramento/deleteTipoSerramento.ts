import { identitySchema } from '#platform/db/entity/entity.ts'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { inCatalogoReason } from '../catalogo/rules.ts'
import { readTipi } from './list.ts'
import { takeTipo } from './lock.ts'
import { fixedTipoReason } from './rules.ts'
import { usesOfTipo } from './uses.ts'

/** Removes a window type that nothing has. @throws UserErrors when something has it, or it is the last */
export const deleteTipoSerramento = operation<{ pk: number }, { pk: number }>({
  nome: 'deleteTipoSerramento',
  permesso: 'adminCatalogo',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { nome, ritirato, extra } = await takeTipo(ctx, pk)
    const others = (await readTipi(ctx)).length - 1
    refuseFor(
      inCatalogoReason({
        others,
        usi: await usesOfTipo(ctx.tx, pk),
        fisso: fixedTipoReason({ extra }),
        ritirato,
      }),
    )
    await keepForUndo(ctx, 'tipoSerramento', pk)
    await ctx.tx.tipoSerramento.delete({ where: { id: pk }, select: { id: true } })
    await ctx.audit({ oggetto: 'TipoSerramento', oggettoPk: pk, azione: 'elimina', prima: nome })
    await ctx.emit('catalogo', { tipoSerramento: pk })
    return { pk }
  },
})

declareUndoable(deleteTipoSerramento, {
  model: 'tipoSerramento',
  async restored(ctx, pk) {
    const { nome } = await takeTipo(ctx, pk)
    await ctx.audit({ oggetto: 'TipoSerramento', oggettoPk: pk, azione: 'ripristina', dopo: nome })
    await ctx.emit('catalogo', { tipoSerramento: pk })
  },
})
