import { UserErrors } from '#platform/errors.ts'
import { INVALID_VISITOR_LINK, openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { html, paragraphs } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Offerta } from '#prisma/generated/client.ts'
import { MESSAGES_MAX, TOO_MANY_MESSAGES } from '../../conferme/cliente/rules.ts'
import { lockOffertaOfLink } from '../decide.ts'
import { recordOffertaEvent } from '../events.ts'
import { touchOfferta } from '../lock.ts'
import { offertaName } from '../rules.ts'
import { readPaginaOfferta } from './page.ts'
import { domandaSchema } from './rules.ts'

/** What the outbox calls the notice of a customer's question; its row is the offer. */
export const OFFERTA_NOTICE_CONTEXT = 'DomandaOfferta'

/** Whom a question is told to: the agent of the quote or the customer, else who sent the offer, else the house. */
async function addressee({ tx }: OperationContext, { preventivoId, clienteId }: Offerta, sentBy: number | null) {
  const agente = { select: { user: { select: { email: true } } } } as const
  const preventivo = await tx.preventivo.findUnique({ where: { id: preventivoId ?? 0 }, select: { agente } })
  const cliente = await tx.cliente.findUnique({ where: { id: clienteId ?? 0 }, select: { agente } })
  const sender = await tx.user.findUnique({ where: { id: sentBy ?? 0 }, select: { email: true } })
  const { azienda } = await readSettings(tx)
  const agent = preventivoId === null ? cliente?.agente : preventivo?.agente
  const found = [agent?.user.email, sender?.email, azienda.email].find(Boolean)
  return found ?? null
}

/**
 * The customer asks something about an offer: a message on it, with a mail to whose customer it is.
 * @throws UserErrors without a text, after 50; Refusal NOT_FOUND, THROTTLED
 */
export const writeOffertaCliente = freeOperation({
  nome: 'writeOffertaCliente',
  permesso: 'pubblico',
  conToken: false,
  schema: domandaSchema,
  async run({ token, note }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    await readPaginaOfferta(ctx.services.db, link)
    return inTransaction(ctx, async (writing) => {
      const { offerta, versione } = await lockOffertaOfLink(writing, link, INVALID_VISITOR_LINK)
      const where = { offertaId: offerta.id, tipoMittente: 'CLIENTE' } as const
      if ((await writing.tx.messaggioOfferta.count({ where })) >= MESSAGES_MAX)
        throw UserErrors.of('note', TOO_MANY_MESSAGES, 'CONFLICT')
      await writing.tx.messaggioOfferta.create({ data: { ...where, note } })
      await recordOffertaEvent(writing.tx, {
        versioneOffertaId: versione.id,
        linkId: link.id,
        tipo: 'SCRITTO',
        indirizzo: ctx.indirizzo,
      })
      const to = await addressee(writing, offerta, versione.inviataDaId)
      if (to) {
        const name = offertaName(offerta.id, versione.numero)
        await enqueueMail(writing.tx, {
          aIndirizzo: to,
          oggetto: `Domanda sull’offerta ${name}`,
          corpo: html`<p>${offerta.nomeCliente} chiede dell’offerta ${name}:</p>${paragraphs(note)}`.text,
          contesto: OFFERTA_NOTICE_CONTEXT,
          contestoPk: offerta.id,
        })
      }
      await touchOfferta(writing, offerta.id)
      return { pagina: await readPaginaOfferta(writing.tx, link) }
    })
  },
})
