import { object } from 'yup'
import { operation } from '../operation.ts'
import { liberaOrdine } from '../schedulazione/allinea.ts'
import { ritiraMail } from './mail/allinea.ts'
import { ordinePk, prendiOrdine } from './prendi.ts'

/** Removes an order with its lines, attachments and pictures; a mail that was planned does not leave (spec/001 §2). */
export const deleteOrdine = operation({
  nome: 'deleteOrdine',
  permesso: 'deleteOrder',
  schema: object({ pk: ordinePk }),
  async run({ pk }, ctx) {
    const { numeroCommessa, mail } = await prendiOrdine(ctx, pk)
    await ritiraMail(ctx, mail)
    await liberaOrdine(ctx, pk)
    await ctx.tx.ordine.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: pk, azione: 'elimina', prima: numeroCommessa })
    await ctx.emit('ordine', { pk, eliminato: true })
    return { pk }
  },
})
