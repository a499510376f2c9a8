import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { operation } from '../../platform/operation.ts'
import { prendiCliente, rifiutaCodiceDoppio } from './prendi.ts'
import { colonneDi, valoriDi } from './riga.ts'
import type { ClienteInput } from './rules.ts'
import { schemaModifica } from './schema.ts'

/**
 * Changes the fields of a customer that are sent; the others stay.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something; UserErrors
 * when the code belongs to another
 */
export const updateCliente = operation({
  nome: 'updateCliente',
  permesso: 'adminClienti',
  schema: async (ctx, raw) => schemaModifica(ctx, raw),
  async run({ pk, versione: vista, ...dati }, ctx) {
    const attuale = await prendiCliente(ctx, pk)
    const colonne = colonneDi(dati)
    const tutti = valoriDi(attuale)
    const prima = Object.fromEntries(Object.keys(dati).map((nome) => [nome, tutti[nome as keyof ClienteInput]]))
    const dopo = { ...dati, ...('testoEmail' in colonne ? { testoEmail: colonne.testoEmail } : {}) }
    await rifiutaSeSuperata(ctx, { oggetto: 'Cliente', pk, vista, attuale, prima, dopo })
    const storia = storiaCampi('Cliente', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    if (colonne.codice !== undefined) await rifiutaCodiceDoppio(ctx, colonne.codice, pk)
    await ctx.tx.cliente.update({ where: { id: pk }, data: { ...colonne, versione: { increment: 1 } } })
    await ctx.audit(...storia)
    await ctx.emit('cliente', { pk })
    return { pk }
  },
})
