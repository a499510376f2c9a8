import { object } from 'yup'
import type { OrdineFornitore, RigaOrdineFornitore } from '../../../prisma/generated/client.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { idRule, unknownPkMessage } from '../../shared/fields/fields.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from './history.ts'
import { lockRighe } from './lock.ts'
import { rememberModifica } from './modifica.ts'
import { righeSchema } from './rules.ts'

/** Why a row does not go into a supplier order; null when it does. */
function motivo(riga: RigaOrdineFornitore, verso: OrdineFornitore): string | null {
  if (riga.ordineId !== verso.ordineId) return 'è di un’altra commessa'
  if (riga.tipologia !== verso.tipologia) return `non è di tipologia ${verso.tipologia}`
  if (riga.fornitoreId !== null && riga.fornitoreId !== verso.fornitoreId) return 'è di un altro fornitore'
  return null
}

/**
 * Puts rows into a supplier order that there is ('Sposta'): of the same order and type, and of its
 * supplier, which a row without one takes. All or none.
 * @throws UserErrors on `ordineFornitore` when it is not there, on `righe` for the rows that do not belong into it
 */
export const spostaRigheOrdineFornitore = operation({
  nome: 'spostaRigheOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ righe: righeSchema, ordineFornitore: idRule() }),
  async run({ righe: pks, ordineFornitore }, ctx) {
    const righe = await lockRighe(ctx, pks)
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini_fornitore WHERE id = ${ordineFornitore} FOR UPDATE`
    const verso = await ctx.tx.ordineFornitore.findUnique({ where: { id: ordineFornitore } })
    if (!verso) throw UserErrors.of('ordineFornitore', unknownPkMessage(ordineFornitore))
    const errori = righe.flatMap((riga) => {
      const perche = motivo(riga, verso)
      return perche ? [`La riga ${riga.id} (${describeRigaFornitore(riga)}) ${perche}.`] : []
    })
    if (errori.length > 0) throw UserErrors.of('righe', errori.slice(0, 20).join(' '))
    const spostate = righe.filter(({ ordineFornitoreId }) => ordineFornitoreId !== verso.id)
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { id: { in: spostate.map((riga) => riga.id) } },
      data: { ordineFornitoreId: verso.id, fornitoreId: verso.fornitoreId, versione: { increment: 1 } },
    })
    await ctx.audit(
      ...spostate.map(({ id: pk, ordineFornitoreId: da }) =>
        rigaEntry(verso.ordineId, {
          azione: 'spostaRigaFornitore',
          pk,
          prima: da === null ? null : `n. ${da}`,
          dopo: `n. ${verso.id}`,
        }),
      ),
    )
    await notifyOrdini(ctx, spostate)
    const modifica = await rememberModifica(ctx, 'sposta', spostate, { righe: spostate.map(({ id }) => id) })
    return { pks: righe.map((riga) => riga.id), modifica }
  },
})
