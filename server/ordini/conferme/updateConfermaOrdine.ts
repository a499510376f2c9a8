import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { revokeLinks } from '../linkClienti/links.ts'
import { dropCodiciFirma } from './cliente/codice.ts'
import { confermaEntity, refuseIfSent } from './entity.ts'
import { comparedNumero, NUMERO_LINKED } from './rules.ts'

/**
 * Changes the fields of a confirmation that are sent, and its files when others come. With another quote to be signed
 * the customer's links are revoked: they show what is not to be signed any more. With another address a code that the
 * old one was sent signs nothing any more.
 * @throws UserErrors once it has left; on `numeroCommessa` when it is linked; on a file that is no document
 */
export const updateConfermaOrdine = updateOperation({
  nome: 'updateConfermaOrdine',
  entity: confermaEntity,
  async check(ctx, { pk, row, before, after }) {
    refuseIfSent(row)
    const otherNumero = comparedNumero(before.numeroCommessa) !== comparedNumero(after.numeroCommessa)
    if (row.ordineId !== null && otherNumero) throw UserErrors.of('numeroCommessa', NUMERO_LINKED, 'CONFLICT')
    if (after.preventivoDaFirmare) await revokeLinks(ctx, { confermaId: pk })
    if (before.emailCliente !== after.emailCliente) await dropCodiciFirma(ctx.tx, pk)
  },
})
