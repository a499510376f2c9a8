import { whereOpen } from '#ordini/ordini/closed.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { ARRIVATO } from './rules.ts'

type Where = Prisma.OrdineFornitoreWhereInput

/** Numbers of the states of supplier orders but ARRIVATO: by number the index finds the few of many that are open. */
export async function openStati(db: Db | Tx): Promise<number[]> {
  const where = { contesto: 'ORDINE_FORNITORE', nome: { not: ARRIVATO } } as const
  return (await db.valoreStato.findMany({ where, select: { id: true } })).map(({ id }) => id)
}

/** Its actual day is none, or still to come. @param today YYYY-MM-DD */
const withoutArrivo = (today: string): Where => ({
  OR: [{ dataArrivo: null }, { dataArrivo: { gt: dateOfDay(today) } }],
})

/**
 * Supplier orders that have not arrived: not ARRIVATO, without an actual day up to today, of an order that nobody has
 * finished.
 * @param today YYYY-MM-DD
 * @param stati of `openStati`; missing where nothing is read beforehand (filters of a list, a question): then by the name of the state
 */
export const whereAwaited = (today: string, stati?: readonly number[]): Where => ({
  AND: [
    { OR: [{ statoId: null }, stati ? { statoId: { in: [...stati] } } : { stato: { nome: { not: ARRIVATO } } }] },
    withoutArrivo(today),
    { ordine: whereOpen() },
  ],
})

/** Of those the ones that should be here: promised for a day before today. @param today YYYY-MM-DD */
export const whereLate = (today: string, stati?: readonly number[]): Where => ({
  AND: [{ dataConsegna: { lt: dateOfDay(today) } }, whereAwaited(today, stati)],
})
