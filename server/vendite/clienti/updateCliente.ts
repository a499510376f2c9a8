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
  async run({ pk, versione: vista, ...dati }, ctx) {
    const attuale = await lockCliente(ctx, pk)
    const colonne = clienteData(dati)
    const tutti = clienteValues(attuale)
    const prima = Object.fromEntries(Object.keys(dati).map((nome) => [nome, tutti[nome as keyof ClienteInput]]))
    const dopo = { ...dati, ...('testoEmail' in colonne ? { testoEmail: colonne.testoEmail } : {}) }
    await refuseIfStale(ctx, { oggetto: 'Cliente', pk, vista, attuale, prima, dopo })
    const storia = fieldHistory('Cliente', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    if (colonne.codice !== undefined) await refuseDuplicateCodice(ctx, colonne.codice, pk)
    await ctx.tx.cliente.update({ where: { id: pk }, data: { ...colonne, versione: { increment: 1 } } })
    await ctx.audit(...storia)
    await ctx.emit('cliente', { pk })
    return { pk }
  },
})
