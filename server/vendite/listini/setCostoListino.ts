import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { lockRow, updateRow } from '#platform/db/entity/rows.ts'
import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { listCostSchema, listinoNotEditableReason } from './rules.ts'

/**
 * Says what the windows of a draft, or of a list in force, cost the house: no price changes by it, and what was priced
 * keeps the cost that it was reckoned with.
 * @throws UserErrors for an archived list
 */
export const setCostoListino = operation({
  nome: 'setCostoListino',
  permesso: 'adminListini',
  schema: listCostSchema,
  async run({ pk, versione, costo }, ctx) {
    const listino = await lockRow(ctx.tx, 'listino', pk)
    if (listino.stato === 'ARCHIVIATO') refuseFor(listinoNotEditableReason(listino.stato))
    const [before, after] = [{ costo: listino.costo?.toNumber() ?? null }, { costo }]
    await refuseIfStale(ctx, { oggetto: 'Listino', pk, vista: versione, attuale: listino, prima: before, dopo: after })
    const history = fieldHistory('Listino', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    await updateRow(ctx.tx, 'listino', pk, { costo: costo === null ? null : new Prisma.Decimal(costo) })
    await ctx.audit(...history)
    await ctx.emit('listino', { pk })
    return { pk }
  },
})
