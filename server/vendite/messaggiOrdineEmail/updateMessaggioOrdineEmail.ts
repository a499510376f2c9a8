import { number, object } from 'yup'
import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { operation } from '../../platform/operation.ts'
import { sanitizeRich } from '../../platform/pdf/html.ts'
import { prendiMessaggio } from './prendi.ts'
import { messaggioOrdineEmailSchema } from './rules.ts'

/**
 * Changes a text for the mails of orders.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateMessaggioOrdineEmail = operation({
  nome: 'updateMessaggioOrdineEmail',
  permesso: 'adminMessaggi',
  schema: messaggioOrdineEmailSchema.concat(
    object({ pk: number().integer().required(), versione: number().integer().nullable().default(null) }),
  ),
  async run({ pk, versione: vista, titolo, testo }, ctx) {
    const attuale = await prendiMessaggio(ctx, pk)
    const prima = { titolo: attuale.titolo, testo: attuale.testo }
    const dopo = { titolo, testo: sanitizeRich(testo) }
    await rifiutaSeSuperata(ctx, { oggetto: 'MessaggioOrdineEmail', pk, vista, attuale, prima, dopo })
    const storia = storiaCampi('MessaggioOrdineEmail', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    await ctx.tx.messaggioOrdineEmail.update({ where: { id: pk }, data: { ...dopo, versione: { increment: 1 } } })
    await ctx.audit(...storia)
    return { pk }
  },
})
