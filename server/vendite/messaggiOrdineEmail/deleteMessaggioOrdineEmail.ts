import { number, object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { prendiMessaggio } from './prendi.ts'

/** Removes a text; the mails already written with it keep theirs. */
export const deleteMessaggioOrdineEmail = operation({
  nome: 'deleteMessaggioOrdineEmail',
  permesso: 'adminMessaggi',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const { titolo } = await prendiMessaggio(ctx, pk)
    await ctx.tx.messaggioOrdineEmail.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'MessaggioOrdineEmail', oggettoPk: pk, azione: 'elimina', prima: titolo })
    return { pk }
  },
})
