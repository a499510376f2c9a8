import { operation } from '../../platform/operation.ts'
import { sanitizeRich } from '../../platform/pdf/html.ts'
import { messaggioOrdineEmailSchema } from './rules.ts'

/** Adds a text for the mails of orders; what is not on the white list is taken out of it. */
export const createMessaggioOrdineEmail = operation({
  nome: 'createMessaggioOrdineEmail',
  permesso: 'adminMessaggi',
  schema: messaggioOrdineEmailSchema,
  async run({ titolo, testo }, ctx) {
    const { id } = await ctx.tx.messaggioOrdineEmail.create({ data: { titolo, testo: sanitizeRich(testo) } })
    await ctx.audit({ oggetto: 'MessaggioOrdineEmail', oggettoPk: id, azione: 'crea', dopo: titolo })
    return { pk: id }
  },
})
