import { number, object } from 'yup'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { lockCliente } from './lock.ts'
import { clienteNotDeletableReason, clienteWithOfferteReason } from './rules.ts'

/**
 * Removes a customer without orders and offers.
 * @throws UserErrors when there are some
 */
export const deleteCliente = operation({
  nome: 'deleteCliente',
  permesso: 'adminClienti',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    // The lock makes an order that is being written for this customer wait; its foreign key then fails.
    const cliente = await lockCliente(ctx, pk)
    refuseFor(clienteNotDeletableReason(await ctx.tx.ordine.count({ where: { clienteId: pk } })))
    refuseFor(clienteWithOfferteReason(await ctx.tx.offerta.count({ where: { clienteId: pk } })))
    await keepForUndo(ctx, 'cliente', pk)
    await ctx.tx.cliente.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Cliente', oggettoPk: pk, azione: 'elimina', prima: cliente.nome })
    await ctx.emit('cliente', { pk })
    return { pk }
  },
})

declareUndoable(deleteCliente, {
  model: 'cliente',
  async restored(ctx, pk) {
    const { nome } = await lockCliente(ctx, pk)
    await ctx.audit({ oggetto: 'Cliente', oggettoPk: pk, azione: 'ripristina', dopo: nome })
    await ctx.emit('cliente', { pk })
  },
})
