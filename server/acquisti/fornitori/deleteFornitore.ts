import { number, object } from 'yup'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { prendiFornitore } from './prendi.ts'
import { motivoInUso } from './rules.ts'
import { usiDelFornitore } from './usi.ts'

/**
 * Removes a supplier from which nothing was ordered.
 * @throws UserErrors when it has supplier orders, rows or scheduled phases: those of which orders
 */
export const deleteFornitore = operation({
  nome: 'deleteFornitore',
  permesso: 'adminFornitori',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    // The lock makes an order that is being written for this supplier wait; its foreign key then fails.
    const fornitore = await prendiFornitore(ctx, pk)
    const motivo = motivoInUso(await usiDelFornitore(ctx.tx, pk))
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
    await ctx.tx.fornitore.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Fornitore', oggettoPk: pk, azione: 'elimina', prima: fornitore.nome })
    await ctx.emit('fornitore', { pk })
    return { pk }
  },
})
