import type { Db } from '#platform/db/prisma.ts'

/**
 * The codes of the lines of orders that have no timing of their own for their window type (at most 1000), by type.
 * Lines are not read: for each type and code it only asks the index whether there is one.
 * @param tipi numbers of window types
 */
export async function codiciSenzaTempistica(db: Db, tipi: readonly number[]): Promise<Map<number, number[]>> {
  const found = await db.$queryRaw<{ tipo: number; codice: number }[]>`
    SELECT t.id AS tipo, c.id AS codice
    FROM tipi_serramento t CROSS JOIN codici_serramento c
    WHERE t.id = ANY(${tipi}::int[])
      AND NOT EXISTS (
        SELECT FROM tempistiche p WHERE p.tipo_serramento_id = t.id AND p.codice_serramento_id = c.id)
      AND EXISTS (SELECT FROM righe_ordine r WHERE r.tipo_serramento_id = t.id AND r.codice_serramento_id = c.id LIMIT 1)
    ORDER BY t.id, c.id LIMIT 1000`
  const byTipo = Map.groupBy(found, ({ tipo }) => tipo)
  return new Map([...byTipo].map(([tipo, own]) => [tipo, own.map(({ codice }) => codice)]))
}
