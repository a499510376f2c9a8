import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { rememberEdit } from './edit.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { lockRighe, refuseArrived } from './lock.ts'
import { righeSchema } from './rules.ts'

/** Removes rows, all or none. @throws UserErrors that names one that is missing, or has arrived in part */
export const deleteRigheOrdineFornitore = operation({
  nome: 'deleteRigheOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pks: righeSchema }),
  async run({ pks }, ctx) {
    const righe = await lockRighe(ctx, pks)
    refuseArrived(righe)
    await ctx.tx.rigaOrdineFornitore.deleteMany({ where: { id: { in: righe.map(({ id }) => id) } } })
    await ctx.audit(
      ...righe.map((riga) =>
        rigaEntry(riga.ordineId, { azione: 'togliRigaFornitore', pk: riga.id, prima: describeRigaFornitore(riga) }),
      ),
    )
    await notifyOrdini(ctx, righe)
    return { pks: righe.map(({ id }) => id), modifica: await rememberEdit(ctx, 'elimina', righe, { righe: [] }) }
  },
})
