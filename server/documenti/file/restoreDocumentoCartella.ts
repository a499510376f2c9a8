import { identitySchema } from '#platform/db/entity/entity.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'

/**
 * Takes a file out of the bin.
 * @throws UserErrors when its folder is in the bin; Refusal NOT_FOUND when it is not in the bin, or went there with a
 * folder
 */
export const restoreDocumentoCartella = operation({
  nome: 'restoreDocumentoCartella',
  permesso: 'adminApp',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { tx } = ctx
    const row = await lockRow(tx, 'documentoCartella', pk, { eliminatoIl: { not: null }, cestinoId: null })
    const where = { id: row.cartellaId }
    const cartella = await tx.cartella.findUniqueOrThrow({ where, select: { eliminataIl: true } })
    if (cartella.eliminataIl)
      throw UserErrors.of(null, 'La cartella che lo conteneva è nel cestino: ripristina prima quella.')
    const data = { eliminatoIl: null, versione: { increment: 1 } }
    await tx.documentoCartella.update({ where: { id: pk }, data, select: { id: true } })
    await ctx.audit({ oggetto: 'DocumentoCartella', oggettoPk: pk, azione: 'ripristina', dopo: row.nome })
    return { pk, cartella: row.cartellaId }
  },
})
