import { openStati, whereAwaited } from '../../../acquisti/ordiniFornitore/awaited.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import type { FornituraAttesa } from '../engine/attese.ts'
import { dayFromColumn, type Giorno, writeGiorno } from '../engine/time.ts'

/** A supplier order that has not arrived, with the name of who supplies it. */
export interface FornituraCaricata extends FornituraAttesa {
  fornitore: string
}

/** The supplier orders of some orders that have not arrived, by order. */
export async function loadAttese(
  db: Db | Tx,
  ordini: readonly number[],
  oggi: Giorno,
): Promise<Map<number, FornituraCaricata[]>> {
  const righe = await db.ordineFornitore.findMany({
    where: { AND: [{ ordineId: { in: [...ordini] } }, whereAwaited(writeGiorno(oggi), await openStati(db))] },
    select: { id: true, ordineId: true, tipologia: true, dataConsegna: true, fornitore: { select: { nome: true } } },
    orderBy: { id: 'asc' },
  })
  const attese = new Map<number, FornituraCaricata[]>(ordini.map((ordine) => [ordine, []]))
  for (const { id, ordineId, tipologia, dataConsegna, fornitore } of righe) {
    const promessa = dataConsegna && dayFromColumn(dataConsegna)
    attese.get(ordineId)?.push({ pk: id, materiale: tipologia, promessa, fornitore: fornitore.nome })
  }
  return attese
}
