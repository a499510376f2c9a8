import { number, object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { describeVincolo, lockVincolo } from './lock.ts'

/** Removes a constraint; without its last one a family no longer sells the type. */
export const deleteVincolo = operation({
  nome: 'deleteVincolo',
  permesso: 'adminVincoli',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const vincolo = await lockVincolo(ctx, pk)
    await ctx.tx.vincolo.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Vincolo', oggettoPk: pk, azione: 'elimina', prima: describeVincolo(vincolo) })
    await ctx.emit('catalogo', { vincolo: pk })
    return { pk }
  },
})
