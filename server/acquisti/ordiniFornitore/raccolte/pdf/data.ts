import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { type PrintedOrdineFornitore, type PrintReading, readPrinted } from '../../pdf/data.ts'

/** What leaves together, with all that its print shows. */
export interface PrintedRaccolta {
  id: number
  tipologia: string
  /** Monday of its week, 'YYYY-MM-DD'. */
  settimana: string | null
  /** By number of their order; never none. */
  ordini: [PrintedOrdineFornitore, ...PrintedOrdineFornitore[]]
}

/** Reads a raccolta for its print; null when `where` finds none. */
export async function readPrintedRaccolta(
  db: Db | Tx,
  where: Prisma.RaccoltaFornitoreWhereInput,
  reading: PrintReading,
): Promise<PrintedRaccolta | null> {
  const found = await db.raccoltaFornitore.findFirst({
    where,
    select: {
      id: true,
      tipologia: true,
      settimana: true,
      ordini: { select: { id: true }, orderBy: [{ ordine: { numeroCommessa: 'asc' } }, { id: 'asc' }] },
    },
  })
  if (!found) return null
  const ordini: PrintedOrdineFornitore[] = []
  for (const { id } of found.ordini) {
    const one = await readPrinted(db, { id }, reading)
    if (one) ordini.push(one)
  }
  const [first, ...others] = ordini
  const { id, tipologia, settimana } = found
  return first ? { id, tipologia, settimana: settimana && dayOfDate(settimana), ordini: [first, ...others] } : null
}
