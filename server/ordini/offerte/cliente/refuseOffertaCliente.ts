import { refuseFor } from '#platform/errors.ts'
import { INVALID_VISITOR_LINK, openLink, throttleLink } from '#platform/identity/visitorLinks.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { lockOffertaOfLink, refuseVersione } from '../decide.ts'
import { readPaginaOfferta } from './page.ts'
import { rifiutoClienteSchema } from './rules.ts'

/** The customer of a link does not want the offer. @throws UserErrors when it is not open; Refusal NOT_FOUND, THROTTLED */
export const refuseOffertaCliente = freeOperation({
  nome: 'refuseOffertaCliente',
  permesso: 'pubblico',
  conToken: false,
  schema: rifiutoClienteSchema,
  async run({ token, causa, motivo, nome }, ctx) {
    await throttleLink(ctx)
    const link = await openLink(ctx, token)
    refuseFor((await readPaginaOfferta(ctx.services.db, link)).motivoChiusa)
    return inTransaction(ctx, async (writing) => {
      const held = await lockOffertaOfLink(writing, link, INVALID_VISITOR_LINK)
      const who = nome || held.offerta.nomeCliente
      await refuseVersione(writing, held, { causa, motivo, chi: who, linkId: link.id, indirizzo: ctx.indirizzo })
      return { pagina: await readPaginaOfferta(writing.tx, link) }
    })
  },
})
