import { UserErrors } from '#platform/errors.ts'
import { openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { recordEvent } from '../events.ts'
import { noticeMessage } from './notices.ts'
import { readCustomerPage } from './page.ts'
import { MESSAGES_MAX, messaggioClienteSchema, TOO_MANY_MESSAGES } from './rules.ts'
import { lockOfLink } from './signed.ts'

/** The customer writes to the house. @throws UserErrors without a text, after 50; Refusal NOT_FOUND, THROTTLED */
export const writeConfermaCliente = freeOperation({
  nome: 'writeConfermaCliente',
  permesso: 'pubblico',
  conToken: false,
  schema: messaggioClienteSchema,
  async run({ token, note }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    await readCustomerPage(ctx.services.db, link)
    return inTransaction(ctx, async (writing) => {
      const conferma = await lockOfLink(writing, link)
      const { id: confermaId } = conferma
      const written = await writing.tx.messaggioConferma.count({ where: { confermaId, tipoMittente: 'CLIENTE' } })
      if (written >= MESSAGES_MAX) throw UserErrors.of('note', TOO_MANY_MESSAGES, 'CONFLICT')
      await writing.tx.messaggioConferma.create({ data: { confermaId, note, tipoMittente: 'CLIENTE' } })
      await recordEvent(writing.tx, { confermaId, linkId: link.id, tipo: 'SCRITTO', indirizzo: ctx.indirizzo })
      await writing.emit('confermaOrdine', { pk: confermaId })
      await noticeMessage(writing, conferma, note)
      return { pagina: await readCustomerPage(writing.tx, link) }
    })
  },
})
