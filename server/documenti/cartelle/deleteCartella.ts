import { identitySchema } from '../../platform/db/entity/entity.ts'
import { operation } from '../../platform/operation.ts'
import { lockCartella, subtree } from './tree.ts'

/** Puts a folder into the bin with all that is in it; what was there already stays there by itself. */
export const deleteCartella = operation({
  nome: 'deleteCartella',
  permesso: 'adminApp',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { nome } = await lockCartella(ctx, pk)
    const all = (await subtree(ctx.tx, pk)).map(({ id }) => id)
    const now = new Date()
    const below = { in: all.filter((id) => id !== pk) }
    await ctx.tx.documentoCartella.updateMany({
      where: { cartellaId: { in: all }, eliminatoIl: null },
      data: { eliminatoIl: now, cestinoId: pk },
    })
    await ctx.tx.cartella.updateMany({
      where: { id: below, eliminataIl: null },
      data: { eliminataIl: now, cestinoId: pk },
    })
    await ctx.tx.cartella.update({
      where: { id: pk },
      data: { eliminataIl: now, versione: { increment: 1 } },
      select: { id: true },
    })
    await ctx.audit({ oggetto: 'Cartella', oggettoPk: pk, azione: 'elimina', prima: nome })
    return { pk }
  },
})
