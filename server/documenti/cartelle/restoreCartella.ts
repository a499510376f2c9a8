import { identitySchema } from '#platform/db/entity/entity.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { lockTree } from './tree.ts'

/**
 * Takes a folder out of the bin, with all that went along with it.
 * @throws UserErrors when the folder that it was in is in the bin itself; Refusal NOT_FOUND when it is not in the bin, or
 * went there with another
 */
export const restoreCartella = operation({
  nome: 'restoreCartella',
  permesso: 'adminApp',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { tx } = ctx
    await lockTree(tx)
    const { nome, parentId } = await lockRow(tx, 'cartella', pk, { eliminataIl: { not: null }, cestinoId: null })
    const above =
      parentId === null
        ? null
        : await tx.cartella.findUnique({ where: { id: parentId }, select: { eliminataIl: true } })
    if (above?.eliminataIl)
      throw UserErrors.of(null, 'La cartella che la conteneva è nel cestino: ripristina prima quella.')
    const outside = { cestinoId: null, eliminataIl: null }
    await tx.cartella.update({
      where: { id: pk },
      data: { ...outside, versione: { increment: 1 } },
      select: { id: true },
    })
    await tx.cartella.updateMany({ where: { cestinoId: pk }, data: outside })
    await tx.documentoCartella.updateMany({ where: { cestinoId: pk }, data: { cestinoId: null, eliminatoIl: null } })
    await ctx.audit({ oggetto: 'Cartella', oggettoPk: pk, azione: 'ripristina', dopo: nome })
    return { pk }
  },
})
