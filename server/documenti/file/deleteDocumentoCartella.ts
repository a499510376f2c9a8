import { identitySchema } from '../../platform/db/entity/entity.ts'
import { operation } from '../../platform/operation.ts'
import { documentoEntity } from './entity.ts'

/** Puts a file into the bin: its address and its permalink are dead until it is restored. */
export const deleteDocumentoCartella = operation({
  nome: 'deleteDocumentoCartella',
  permesso: 'adminApp',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { nome, cartellaId } = await documentoEntity.take(ctx, pk)
    await ctx.tx.documentoCartella.update({
      where: { id: pk },
      data: { eliminatoIl: new Date(), versione: { increment: 1 } },
      select: { id: true },
    })
    await ctx.audit({ oggetto: 'DocumentoCartella', oggettoPk: pk, azione: 'elimina', prima: nome })
    return { pk, cartella: cartellaId }
  },
})
