import { boolean, object } from 'yup'
import { linkBody, ordineInWords } from '#ordini/conferme/mail/body.ts'
import { createLink, customerLinkAddress } from '#ordini/linkClienti/links.ts'
import { LINK_CONTEXT } from '#ordini/linkClienti/mail.ts'
import { daysRule } from '#ordini/linkClienti/rules.ts'
import { lockOrdine } from '#ordini/ordini/lock.ts'
import { UserErrors } from '#platform/errors.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { operation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { idRule } from '#shared/fields/fields.ts'

const SENZA_EMAIL = 'Il cliente non ha un indirizzo e-mail: crea il link e copialo.'

/**
 * Makes the link with which the customer of an order follows it; with `invia` it leaves by mail.
 * @returns `percorso`, whose secret is told only here; null when it leaves by mail: the secret is then the mail's alone
 * @throws UserErrors when it is to leave and the customer has no address; Refusal NOT_FOUND
 */
export const sendLinkStatoOrdine = operation({
  nome: 'sendLinkStatoOrdine',
  permesso: 'adminOrders',
  // Who has the link is the customer: a program has no business with it.
  conToken: false,
  schema: object({ ordinePk: idRule(), giorni: daysRule(), invia: boolean().default(true).required() }),
  async run({ ordinePk: pk, giorni, invia }, ctx) {
    const ordine = await lockOrdine(ctx, pk)
    const { numeroCommessa, cliente } = ordine
    if (invia && !cliente.email) throw UserErrors.of(null, SENZA_EMAIL, 'INVALID')
    const link = await createLink(ctx, { ordineId: pk }, giorni)
    if (invia) {
      const settings = await readSettings(ctx.tx)
      const text = `a questo indirizzo si vede a che punto è l’ordine ${ordineInWords(ordine)}:`
      const url = customerLinkAddress(ctx, link)
      await enqueueMail(ctx.tx, {
        aIndirizzo: cliente.email,
        aNome: cliente.nome,
        oggetto: `Ordine ${numeroCommessa}: a che punto siamo`,
        corpo: linkBody({ nome: cliente.nome, testo: text, url, scadeIl: link.scadeIl }, settings),
        contesto: LINK_CONTEXT,
        contestoPk: link.pk,
        creataDaId: ctx.viewer?.id ?? null,
      })
    }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: pk, azione: 'linkStato', dopo: invia ? cliente.email : '' })
    await ctx.emit('ordine', { pk })
    return { pk, percorso: invia ? null : link.percorso }
  },
})
