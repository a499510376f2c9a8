import type { Tx } from '#platform/db/prisma.ts'

/**
 * Adds to what has arrived of some rows, in one statement.
 * @param came how much of each, in its unit; below 0 for what had not come after all
 */
export async function addArrivate(tx: Tx, came: readonly { pk: number; quantita: number }[]): Promise<void> {
  const pks = came.map(({ pk }) => pk)
  const amounts = came.map(({ quantita }) => String(quantita))
  await tx.$executeRaw`
    UPDATE righe_ordine_fornitore AS r
    SET arrivata = r.arrivata + came.quantita, versione = r.versione + 1
    FROM unnest(${pks}::int[], ${amounts}::numeric[]) AS came (id, quantita)
    WHERE r.id = came.id`
}
