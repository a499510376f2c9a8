import { object } from 'yup'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'

/** Removes a configuration of statistics. @throws Refusal NOT_FOUND */
export const deleteConfigurazioneStatistica = operation({
  nome: 'deleteConfigurazioneStatistica',
  permesso: 'viewStats',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const riga = await ctx.tx.configurazioneStatistica.findUnique({ where: { id: pk } })
    if (!riga) throw new Refusal('NOT_FOUND')
    await keepForUndo(ctx, 'configurazioneStatistica', pk)
    await ctx.tx.configurazioneStatistica.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'ConfigurazioneStatistica', oggettoPk: pk, azione: 'elimina', prima: riga.name })
    return { pk }
  },
})

declareUndoable(deleteConfigurazioneStatistica, {
  model: 'configurazioneStatistica',
  async restored(ctx, pk) {
    const { name } = await ctx.tx.configurazioneStatistica.findUniqueOrThrow({ where: { id: pk } })
    await ctx.audit({ oggetto: 'ConfigurazioneStatistica', oggettoPk: pk, azione: 'ripristina', dopo: name })
  },
})
