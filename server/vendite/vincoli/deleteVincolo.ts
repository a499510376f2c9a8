import { number, object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { descriviVincolo, prendiVincolo } from './prendi.ts'

/** Removes a constraint; without its last one a family no longer sells the type. */
export const deleteVincolo = operation({
  nome: 'deleteVincolo',
  permesso: 'adminVincoli',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    const vincolo = await prendiVincolo(ctx, pk)
    await ctx.tx.vincolo.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Vincolo', oggettoPk: pk, azione: 'elimina', prima: descriviVincolo(vincolo) })
    await ctx.emit('catalogo', { vincolo: pk })
    return { pk }
  },
})
