import { fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { operation } from '../../platform/operation.ts'
import { clienteData, clienteValues } from './data.ts'
import { lockCliente, refuseDuplicateCodice } from './lock.ts'
import type { ClienteInput } from './rules.ts'
import { clienteChangeSchema } from './schema.ts'

/**
 * Changes the fields of a customer that are sent; the others stay.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something; UserErrors
 * when the code belongs to another
 */
export const updateCliente = operation({
  nome: 'updateCliente',
  permesso: 'adminClienti',
  schema: async (ctx, raw) => clienteChangeSchema(ctx, raw),
  async run({ pk, versione: vista, ...data }, ctx) {
    const current = await lockCliente(ctx, pk)
    const columns = clienteData(data)
    const all = clienteValues(current)
    const before = Object.fromEntries(Object.keys(data).map((name) => [name, all[name as keyof ClienteInput]]))
    const after = { ...data, ...('testoEmail' in columns ? { testoEmail: columns.testoEmail } : {}) }
    await refuseIfStale(ctx, { oggetto: 'Cliente', pk, vista, attuale: current, prima: before, dopo: after })
    const history = fieldHistory('Cliente', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    if (columns.codice !== undefined) await refuseDuplicateCodice(ctx, columns.codice, pk)
    await ctx.tx.cliente.update({ where: { id: pk }, data: { ...columns, versione: { increment: 1 } } })
    await ctx.audit(...history)
    await ctx.emit('cliente', { pk })
    return { pk }
  },
})
