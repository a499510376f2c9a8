import { identitySchema } from '../../../platform/db/entity/entity.ts'
import { deleteRow, lockRow } from '../../../platform/db/entity/rows.ts'
import { operation } from '../../../platform/operation.ts'

/** Takes a picture off a family. @throws Refusal NOT_FOUND */
export const deleteImmagineFamiglia = operation({
  nome: 'deleteImmagineFamiglia',
  permesso: 'adminCatalogo',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { famigliaId, fileId } = await lockRow(ctx.tx, 'immagineFamiglia', pk)
    const { nome } = await ctx.tx.storedFile.findUniqueOrThrow({ where: { id: fileId } })
    await deleteRow(ctx.tx, 'immagineFamiglia', pk)
    await ctx.audit({
      oggetto: 'Famiglia',
      oggettoPk: famigliaId,
      azione: 'toglieImmagine',
      campo: 'immagini',
      prima: nome,
    })
    await ctx.emit('catalogo', { famiglia: famigliaId })
    return { pk, famiglia: famigliaId }
  },
})
