import { operation } from '../../platform/operation.ts'
import { rifiutaCodiceDoppio } from './prendi.ts'
import { colonneDi } from './riga.ts'
import { schemaNuovo } from './schema.ts'

/**
 * Adds a customer. A likely duplicate is told by `clientiSimili` and does not stop it.
 * @throws UserErrors when the code belongs to another
 */
export const createCliente = operation({
  nome: 'createCliente',
  permesso: 'adminClienti',
  schema: async (ctx) => schemaNuovo(ctx),
  async run(dati, ctx) {
    const colonne = { ...colonneDi(dati), nome: dati.nome }
    await rifiutaCodiceDoppio(ctx, dati.codice || null)
    const { id } = await ctx.tx.cliente.create({ data: colonne })
    await ctx.audit({ oggetto: 'Cliente', oggettoPk: id, azione: 'crea', dopo: dati.nome })
    await ctx.emit('cliente', { pk: id })
    return { pk: id }
  },
})
