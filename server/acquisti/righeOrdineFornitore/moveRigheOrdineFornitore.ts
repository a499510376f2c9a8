import { object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import type { OrdineFornitore, RigaOrdineFornitore } from '#prisma/generated/client.ts'
import { idRule, unknownPkMessage } from '#shared/fields/fields.ts'
import { rememberEdit } from './edit.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { lockRighe, refuseArrived } from './lock.ts'
import { righeSchema } from './rules.ts'

/** Why a row does not go into a supplier order; null when it does. */
function reason(riga: RigaOrdineFornitore, direction: OrdineFornitore): string | null {
  if (riga.ordineId !== direction.ordineId) return 'è di un’altra commessa'
  if (riga.tipologia !== direction.tipologia) return `non è di tipologia ${direction.tipologia}`
  if (riga.fornitoreId !== null && riga.fornitoreId !== direction.fornitoreId) return 'è di un altro fornitore'
  return null
}

/**
 * Puts rows into a supplier order that there is ('Sposta'): of the same order and type, and of its
 * supplier, which a row without one takes. All or none.
 * @throws UserErrors on `ordineFornitore` when it is not there, on `righe` for the rows that do not belong into it
 */
export const moveRigheOrdineFornitore = operation({
  nome: 'moveRigheOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pks: righeSchema, ordineFornitorePk: idRule() }),
  async run({ pks, ordineFornitorePk }, ctx) {
    const righe = await lockRighe(ctx, pks)
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini_fornitore WHERE id = ${ordineFornitorePk} FOR UPDATE`
    const direction = await ctx.tx.ordineFornitore.findUnique({ where: { id: ordineFornitorePk } })
    if (!direction) throw UserErrors.of('ordineFornitorePk', unknownPkMessage(ordineFornitorePk))
    const errors = righe.flatMap((riga) => {
      const why = reason(riga, direction)
      return why ? [`La riga ${riga.id} (${describeRigaFornitore(riga)}) ${why}.`] : []
    })
    if (errors.length > 0) throw UserErrors.of('pks', errors.slice(0, 20).join(' '))
    const moved = righe.filter(({ ordineFornitoreId }) => ordineFornitoreId !== direction.id)
    refuseArrived(moved)
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { id: { in: moved.map((riga) => riga.id) } },
      data: { ordineFornitoreId: direction.id, fornitoreId: direction.fornitoreId, versione: { increment: 1 } },
    })
    await ctx.audit(
      ...moved.map(({ id: pk, ordineFornitoreId: from }) =>
        rigaEntry(direction.ordineId, {
          azione: 'spostaRigaFornitore',
          pk,
          prima: from === null ? null : `n. ${from}`,
          dopo: `n. ${direction.id}`,
        }),
      ),
    )
    await notifyOrdini(ctx, moved)
    const edit = await rememberEdit(ctx, 'sposta', moved, { righe: moved.map(({ id }) => id) })
    return { pks: righe.map((riga) => riga.id), modifica: edit }
  },
})
