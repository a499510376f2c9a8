import { boolean, object } from 'yup'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { fullNameOf, operation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { idRule } from '#shared/fields/fields.ts'
import { createLink, customerLinkAddress } from '../../linkClienti/links.ts'
import { LINK_CONTEXT } from '../../linkClienti/mail.ts'
import { daysRule } from '../../linkClienti/rules.ts'
import { lockConferma, refuseIfSent } from '../entity.ts'
import { recordEvent } from '../events.ts'
import { linkBody, ordineInWords, type ToldOrdine } from '../mail/body.ts'

/** What the mail says above the link. @param ordine null while the confirmation is not linked to one */
const textOf = (ordine: ToldOrdine | null, numeroCommessa: string) => {
  const which = ordine ? ` dell’ordine ${ordineInWords(ordine)},` : numeroCommessa && ` dell’ordine ${numeroCommessa}`
  return `il preventivo${which} è pronto da leggere e da firmare a questo indirizzo:`
}

/**
 * Makes the link with which the customer reads and signs, for the quote as it is now; with `invia` it leaves by mail.
 * @returns `percorso`, whose secret is told only here; null when it leaves by mail: the secret is then the mail's alone
 * @throws UserErrors once the confirmation has left
 */
export const sendLinkConferma = operation({
  nome: 'sendLinkConferma',
  permesso: 'confermaOrdini',
  // Who has the link is the customer: a program has no business with it.
  conToken: false,
  stepUp: true,
  schema: object({ pk: idRule(), giorni: daysRule(), invia: boolean().default(true).required() }),
  async run({ pk, giorni, invia }, ctx) {
    const conferma = await lockConferma(ctx, pk)
    refuseIfSent(conferma)
    const { preventivoDaFirmareId: fileId, preventivoDaFirmareNome: fileNome, emailCliente, nomeCliente } = conferma
    const { ordineId, numeroCommessa } = conferma
    const link = await createLink(ctx, { confermaId: pk, fileId, fileNome }, giorni)
    if (invia) {
      const settings = await readSettings(ctx.tx)
      const ordine = ordineId === null ? null : await ctx.tx.ordine.findUnique({ where: { id: ordineId } })
      const url = customerLinkAddress(ctx, link)
      const text = textOf(ordine, numeroCommessa)
      await enqueueMail(
        ctx.tx,
        {
          aIndirizzo: emailCliente,
          aNome: nomeCliente,
          oggetto: `Preventivo da firmare – ${settings.azienda.ragioneSociale}`,
          corpo: linkBody({ nome: nomeCliente, testo: text, url, scadeIl: link.scadeIl }, settings),
          contesto: LINK_CONTEXT,
          contestoPk: link.pk,
          creataDaId: ctx.viewer?.id ?? null,
        },
        { aIndirizzo: 'emailCliente' },
      )
    }
    const who = ctx.viewer ? fullNameOf(ctx.viewer) : ''
    const tipo = invia ? 'LINK_INVIATO' : 'LINK_CREATO'
    await recordEvent(ctx.tx, { confermaId: pk, linkId: link.pk, tipo, chi: who, dettaglio: invia ? emailCliente : '' })
    await ctx.audit({ oggetto: 'ConfermaOrdine', oggettoPk: pk, azione: 'link', dopo: invia ? emailCliente : '' })
    await ctx.emit('confermaOrdine', { pk })
    return { pk, percorso: invia ? null : link.percorso }
  },
})
