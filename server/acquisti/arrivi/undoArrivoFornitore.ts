import { object } from 'yup'
import { fromJson } from '#platform/db/json.ts'
import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { idRule } from '#shared/fields/fields.ts'
import { announceOrdineFornitore, arrivoHistory } from '../ordiniFornitore/history.ts'
import { ordiniFornitoreList } from '../ordiniFornitore/list.ts'
import { lockOrdineFornitore } from '../ordiniFornitore/lock.ts'
import { ARRIVATO, type OrdineFornitoreInput } from '../ordiniFornitore/rules.ts'
import { saveOrdineFornitore } from '../ordiniFornitore/save.ts'
import { ordineFornitoreValues } from '../ordiniFornitore/values.ts'
import { addArrivate } from './addArrivate.ts'
import { brought } from './words.ts'

/** What an arrival that was the last changed of its supplier order. */
type Before = Pick<OrdineFornitoreInput, 'stato' | 'dataArrivo' | 'numeroDocumento'>

/**
 * Takes an arrival back: what it brought is short again, and a supplier order that was ARRIVATO because nothing was
 * short has the state that it had. One that is ARRIVATO because somebody said so stays it.
 * @throws Refusal NOT_FOUND, also when somebody else has just taken it back
 */
export const undoArrivoFornitore = operation({
  nome: 'undoArrivoFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const of = { id: pk, ordineFornitore: { AND: ordiniFornitoreList.visible(ctx.viewer) } }
    const seen = await ctx.tx.arrivoFornitore.findFirst({ where: of, select: { ordineFornitoreId: true } })
    if (!seen) throw new Refusal('NOT_FOUND')
    const { ordineFornitoreId } = seen
    const current = await lockOrdineFornitore(ctx, ordineFornitoreId)
    const arrivo = await ctx.tx.arrivoFornitore.findFirst({
      where: of,
      include: { righe: { orderBy: { rigaId: 'asc' }, include: { riga: true } } },
    })
    if (!arrivo) throw new Refusal('NOT_FOUND')
    const values = ordineFornitoreValues(current)
    const last = await ctx.tx.arrivoFornitore.findFirst({
      where: { ordineFornitoreId, prima: { not: Prisma.AnyNull } },
      orderBy: { id: 'desc' },
    })
    await addArrivate(
      ctx.tx,
      arrivo.righe.map(({ rigaId, quantita }) => ({ pk: rigaId, quantita: -quantita.toNumber() })),
    )
    await ctx.tx.arrivoFornitore.delete({ where: { id: pk } })
    if (last) {
      // Something is short again: no arrival is the last any more.
      await ctx.tx.arrivoFornitore.updateMany({ where: { ordineFornitoreId }, data: { prima: Prisma.DbNull } })
      if (values.stato === ARRIVATO) {
        const before = fromJson<Before>(last.prima)
        const where = { contesto: 'ORDINE_FORNITORE', nome: before.stato } as const
        const known = await ctx.tx.valoreStato.count({ where })
        await saveOrdineFornitore(ctx, current, { ...values, ...before, stato: known ? before.stato : '' }, null)
      }
    }
    const came = arrivo.righe.map(({ riga, quantita }) => ({ riga, quantita: quantita.toNumber() }))
    const what = brought(came, dayOfDate(arrivo.giorno), arrivo.numeroDocumento)
    await ctx.audit(...arrivoHistory('annullaArrivoFornitura', ordineFornitoreId, current.ordineId, what))
    await ctx.tx.ordineFornitore.update({ where: { id: ordineFornitoreId }, data: { versione: { increment: 1 } } })
    await announceOrdineFornitore(ctx, ordineFornitoreId, current.ordineId)
    return { ordineFornitorePk: ordineFornitoreId }
  },
})
