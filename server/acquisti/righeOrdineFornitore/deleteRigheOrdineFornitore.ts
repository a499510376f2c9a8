import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { prendiRighe } from './prendi.ts'
import { righeSchema } from './rules.ts'
import { avvisaOrdini, descriviRiga, voceRiga } from './storia.ts'

/** Removes rows, all or none. @throws UserErrors on `righe` that names a missing one */
export const deleteRigheOrdineFornitore = operation({
  nome: 'deleteRigheOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ righe: righeSchema }),
  async run({ righe: pks }, ctx) {
    const righe = await prendiRighe(ctx, pks)
    await ctx.tx.rigaOrdineFornitore.deleteMany({ where: { id: { in: righe.map(({ id }) => id) } } })
    await ctx.audit(
      ...righe.map((riga) =>
        voceRiga(riga.ordineId, { azione: 'togliRigaFornitore', pk: riga.id, prima: descriviRiga(riga) }),
      ),
    )
    await avvisaOrdini(ctx, righe)
    return { pks: righe.map(({ id }) => id) }
  },
})
