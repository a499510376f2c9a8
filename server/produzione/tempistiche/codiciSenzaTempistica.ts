import type { Db } from '#platform/db/prisma.ts'

/** A window code that order lines of a window type use, without a timing of its own. */
export interface CodiceSenzaTempistica {
  tipoSerramentoPk: number
  codiceSerramentoPk: number
}

/**
 * The codes of the lines of orders that have no timing of their own for their window type (at most 1000). Lines are
 * not read: for each type and code it only asks the index whether there is one.
 * @param tipoSerramento only of this window type
 */
export function codiciSenzaTempistica(db: Db, tipoSerramento: number | null): Promise<CodiceSenzaTempistica[]> {
  return db.$queryRaw`
    SELECT t.id AS "tipoSerramentoPk", c.id AS "codiceSerramentoPk"
    FROM tipi_serramento t CROSS JOIN codici_serramento c
    WHERE (${tipoSerramento}::int IS NULL OR t.id = ${tipoSerramento}::int)
      AND NOT EXISTS (
        SELECT FROM tempistiche p WHERE p.tipo_serramento_id = t.id AND p.codice_serramento_id = c.id)
      AND EXISTS (SELECT FROM righe_ordine r WHERE r.tipo_serramento_id = t.id AND r.codice_serramento_id = c.id LIMIT 1)
    ORDER BY t.id, c.id LIMIT 1000`
}
