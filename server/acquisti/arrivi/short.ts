import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { hasArrived, shortages } from './rules.ts'

/** What tells whether a supplier order has arrived as a whole. */
export const wholeSelection = {
  stato: { select: { nome: true } },
  dataArrivo: true,
} as const satisfies Prisma.OrdineFornitoreSelect

/** What tells what is short of it. */
export const shortSelection = {
  ...wholeSelection,
  righe: {
    orderBy: { id: 'asc' },
    select: { quantita: true, arrivata: true, um: true, codice: true, descrizione: true, tipologia: true },
  },
} as const satisfies Prisma.OrdineFornitoreSelect

/** A stored supplier order has arrived as a whole. */
export const isWhole = ({ stato, dataArrivo }: { stato: { nome: string } | null; dataArrivo: Date | null }): boolean =>
  hasArrived({ stato: stato?.nome ?? '', dataArrivo: dataArrivo && dayOfDate(dataArrivo) }, dayOfInstant(new Date()))

/** What is short of a stored supplier order of which something has come, a sentence a row. */
export function shortOfOrdine({
  righe,
  ...row
}: Prisma.OrdineFornitoreGetPayload<{ select: typeof shortSelection }>): string[] {
  if (isWhole(row)) return []
  return shortages(
    righe.map(({ quantita, arrivata, ...riga }) => ({
      ...riga,
      quantita: quantita.toNumber(),
      arrivata: arrivata.toNumber(),
    })),
  )
}
