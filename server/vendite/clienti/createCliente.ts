import { operation } from '../../platform/operation.ts'
import { clienteData } from './data.ts'
import { refuseDuplicateCodice } from './lock.ts'
import { newClienteSchema } from './schema.ts'

/**
 * Adds a customer. A likely duplicate is told by `clientiSimili` and does not stop it.
 * @throws UserErrors when the code belongs to another
 */
export const createCliente = operation({
  nome: 'createCliente',
  permesso: 'adminClienti',
  schema: async (ctx) => newClienteSchema(ctx),
  async run(data, ctx) {
    const columns = { ...clienteData(data), nome: data.nome }
    await refuseDuplicateCodice(ctx, data.codice || null)
    const { id } = await ctx.tx.cliente.create({ data: columns })
    await ctx.audit({ oggetto: 'Cliente', oggettoPk: id, azione: 'crea', dopo: data.nome })
    await ctx.emit('cliente', { pk: id })
    return { pk: id }
  },
})
