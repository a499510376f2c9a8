import { object } from 'yup'
import { readDistinte } from '#ordini/distinte/read.ts'
import { lockOrdine, ordinePk } from '#ordini/ordini/lock.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { defaultFornitori } from '../fornitori/forniti.ts'
import { describeRigaFornitore, notifyOrdini, rigaEntry } from '../righeOrdineFornitore/history.ts'
import { bisogniOf, pianoRighe, type RigaPresa } from './rules.ts'

export const NO_DISTINTE =
  'Le righe di questo ordine non hanno una distinta: mancano regole per le loro finestre, o misure.'

async function takenRows(tx: Tx, ordineId: number) {
  return tx.rigaOrdineFornitore.findMany({ where: { ordineId, daDistinta: true }, orderBy: { id: 'asc' } })
}

type StoredTaken = Awaited<ReturnType<typeof takenRows>>[number]

function asTaken(riga: StoredTaken): RigaPresa {
  const { id: pk, tipologia, codice, descrizione, um, misure, misureVetro, sezione } = riga
  return {
    ...{ pk, tipologia, codice, descrizione, um, misure, misureVetro, sezione },
    // A line that is gone asks for nothing any more.
    rigaOrdinePk: riga.rigaOrdineId ?? 0,
    quantita: riga.quantita.toNumber(),
    fornitorePk: riga.fornitoreId,
    ordinata: riga.ordineFornitoreId !== null,
  }
}

/**
 * Makes of the bills of an order the rows that are to be bought, for the default supplier of each material. Done again,
 * what waits becomes what is missing still; what a supplier order has stays.
 * @throws UserErrors when no line has a bill, or one has errors
 */
export const generateRigheDistinte = operation({
  nome: 'generateRigheDistinte',
  permesso: 'adminOrdiniFornitore',
  schema: object({ ordinePk }),
  async run({ ordinePk: pk }, ctx) {
    const { id: ordineId } = await lockOrdine(ctx, pk)
    const bills = (await readDistinte(ctx.tx, { ordineId })).map(({ bill }) => bill)
    const faults = bills.flatMap(({ posizione, errori }) =>
      errori.map(({ messaggio }) => `Riga ${posizione}: ${messaggio}`),
    )
    if (faults.length > 0) {
      const more = faults.length > 5 ? ` E altri ${faults.length - 5}.` : ''
      throw UserErrors.of(null, `${faults.slice(0, 5).join(' ')}${more}`, 'INVALID')
    }
    const rows = await takenRows(ctx.tx, ordineId)
    const needs = bisogniOf(bills)
    if (needs.length === 0 && rows.length === 0) throw UserErrors.of(null, NO_DISTINTE, 'INVALID')
    const plan = pianoRighe(needs, rows.map(asTaken))
    const supplierOf = await defaultFornitori(ctx.tx)
    await ctx.tx.rigaOrdineFornitore.deleteMany({ where: { id: { in: plan.tolte } } })
    const made = await ctx.tx.rigaOrdineFornitore.createManyAndReturn({
      data: plan.added.map(({ rigaOrdinePk, fornitorePk, ...riga }) => ({
        ...riga,
        ordineId,
        rigaOrdineId: rigaOrdinePk,
        fornitoreId: fornitorePk ?? supplierOf.get(riga.tipologia) ?? null,
        daDistinta: true,
      })),
    })
    if (made.length + plan.tolte.length > 0) {
      await ctx.audit(
        ...rows
          .filter(({ id }) => plan.tolte.includes(id))
          .map((riga) =>
            rigaEntry(ordineId, { azione: 'generaRigheDistinte', pk: riga.id, prima: describeRigaFornitore(riga) }),
          ),
        ...made.map((riga) =>
          rigaEntry(ordineId, { azione: 'generaRigheDistinte', pk: riga.id, dopo: describeRigaFornitore(riga) }),
        ),
      )
      await notifyOrdini(ctx, [{ ordineId }])
    }
    return {
      ordinePk: ordineId,
      aggiunte: made.length,
      tolte: plan.tolte.length,
      invariate: plan.invariate,
      avvisi: [
        ...bills
          .filter(({ superata }) => superata)
          .map(({ posizione }) => `Riga ${posizione}: la finestra è cambiata, la sua distinta no.`),
        ...plan.inPiu.map(({ descrizione, misureVetro, misure, quantita, um }) => {
          const what = [descrizione, misureVetro || misure].filter(Boolean).join(' ')
          return `${what}: ${formatQuantity(quantita)} ${um} già in ordine e non più necessari.`
        }),
      ],
    }
  },
})
