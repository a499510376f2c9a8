import type { Db, Tx } from '#platform/db/prisma.ts'
import { type Day, dayFromColumn } from '../schedulazione/engine/time.ts'

/** The hard date of orders: the first day that a customer was told and that is held. Those without one are left out. */
export async function readFerme(db: Db | Tx, ordini: readonly number[]): Promise<Map<number, Day>> {
  const rows = await db.promessa.groupBy({
    by: ['ordineId'],
    where: { vincolante: true, ordineId: { in: [...ordini] } },
    _min: { giorno: true },
  })
  return new Map(
    rows.flatMap(({ ordineId, _min: { giorno } }) =>
      ordineId === null || giorno === null ? [] : [[ordineId, dayFromColumn(giorno)] as const],
    ),
  )
}
