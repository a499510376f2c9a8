import { TIMED_REPARTI, type TimedReparto } from '#persone/reparti/rules.ts'
import { readJson } from '#platform/db/json.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { APPRESI_MONTHS, PART_MIN } from './rules.ts'

/** What each order took for one window of those that a timing holds for. */
export interface Observation {
  tempistica: number
  reparto: TimedReparto
  /** Number of the order and minutes of one window. */
  ordini: { pk: number; minuti: number }[]
}

/** The first day on which an order must have been worked at to teach. */
export function firstLearntDay(today = dayOfInstant(new Date())): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - APPRESI_MONTHS]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/**
 * What orders took, by timing and department: one statement. The time of a closed session is shared by its pieces in
 * proportion to the minutes that each should take; that of the sessions that finished none by all pieces of their order
 * and operation. A piece is as much of a window as the share of its operation says, divided by the pieces of the window.
 * Minutes over windows is then what one took, whatever its timing said when the work was done. Lines that had no timing
 * then teach nothing, and neither do automatic activities, nor orders of whose windows less than half was recorded.
 * @param only numbers of timings; all when missing
 */
export async function readObservations(db: Db | Tx, only?: readonly number[]): Promise<Observation[]> {
  const dal = firstLearntDay()
  const choices = only ? Prisma.sql`WHERE t.id = ANY(${[...only]}::int[])` : Prisma.empty
  return readJson(
    db,
    Prisma.sql`
    WITH sessioni AS (
      SELECT id, ordine_id, lavorazione_id, tempo::float8 AS tempo, tempo_teorico::float8 AS teorico FROM attivita
      WHERE ora_fine IS NOT NULL AND operatore_id IS NOT NULL AND tempo > 0
        -- An order that was worked at on both sides of the first day is looked at whole: hours and pieces belong together.
        AND ordine_id IN (SELECT ordine_id FROM attivita
          WHERE data >= ${dal}::date AND ora_fine IS NOT NULL AND operatore_id IS NOT NULL)),
    senza_pezzi AS (
      SELECT s.ordine_id, s.lavorazione_id, sum(s.tempo) AS tempo FROM sessioni s
      WHERE NOT EXISTS (SELECT FROM pezzi_attivita p WHERE p.attivita_id = s.id) GROUP BY 1, 2),
    fatte AS (
      SELECT p.ordine_id, p.riga_ordine_id AS riga, p.lavorazione_id, count(*) AS pezzi,
        sum(p.minuti::float8) AS teorico, sum(s.tempo / s.teorico * p.minuti::float8) AS effettivo
      FROM sessioni s JOIN pezzi_attivita p ON p.attivita_id = s.id
      WHERE s.teorico > 0 AND p.minuti > 0 GROUP BY 1, 2, 3),
    lavorate AS (
      SELECT f.riga, f.lavorazione_id, f.pezzi, f.effettivo + coalesce(
        z.tempo * f.teorico / sum(f.teorico) OVER (PARTITION BY f.ordine_id, f.lavorazione_id), 0) AS effettivo
      FROM fatte f LEFT JOIN senza_pezzi z USING (ordine_id, lavorazione_id)),
    righe AS (
      SELECT r.id, r.ordine_id, r.tipo_serramento_id, r.codice_serramento_id, r.numero, f.reparto,
        sum(w.effettivo) AS effettivo,
        sum(w.pezzi * l.quota::float8 / 100 / CASE l.attivita_numero WHEN 'NUMERO' THEN 1 WHEN 'ANTE' THEN r.foglie
          ELSE greatest(1, coalesce(r.vetri, r.foglie)) END) AS finestre
      FROM lavorate w JOIN lavorazioni l ON l.id = w.lavorazione_id
        JOIN fasi f ON f.nome = l.fase AND f.reparto = ANY(${TIMED_REPARTI}::text[])
        JOIN LATERAL (
          SELECT o.*, greatest(1, coalesce(o.ante, tipo.ante)) AS foglie, (
            SELECT trim(value)::int FROM jsonb_each_text(
              CASE WHEN jsonb_typeof(o.extra_fields) = 'object' THEN o.extra_fields ELSE '{}' END)
            WHERE lower(key) = 'n_vetri' AND value ~ '^ *[0-9]{1,6} *$' ORDER BY key COLLATE "C" LIMIT 1) AS vetri
          FROM righe_ordine o JOIN tipi_serramento tipo ON tipo.id = o.tipo_serramento_id
          WHERE o.id = w.riga AND NOT o.rivendita) r ON true
      GROUP BY r.id, r.ordine_id, r.tipo_serramento_id, r.codice_serramento_id, r.numero, f.reparto),
    combinazioni AS (
      SELECT DISTINCT r.tipo_serramento_id, r.codice_serramento_id, c.categoria, c.forma
      FROM righe r LEFT JOIN codici_serramento c ON c.id = r.codice_serramento_id),
    valgono AS (
      SELECT c.tipo_serramento_id, c.codice_serramento_id, t.id AS tempistica
      FROM combinazioni c JOIN LATERAL (
        SELECT t.id FROM tempistiche t
        WHERE t.tipo_serramento_id = c.tipo_serramento_id AND (t.codice_serramento_id = c.codice_serramento_id
          OR t.codice_serramento_id IS NULL AND t.categoria = c.categoria AND t.forma = c.forma
          OR t.codice_serramento_id IS NULL AND t.categoria IS NULL AND t.forma IS NULL)
        ORDER BY t.codice_serramento_id IS NULL, t.categoria IS NULL LIMIT 1) t ON true),
    ordini AS (
      SELECT t.id AS tempistica, r.reparto, r.ordine_id,
        sum(r.effettivo) / sum(r.finestre) AS minuti
      FROM righe r JOIN valgono v ON v.tipo_serramento_id = r.tipo_serramento_id
          AND v.codice_serramento_id IS NOT DISTINCT FROM r.codice_serramento_id
        JOIN tempistiche t ON t.id = v.tempistica ${choices}
      GROUP BY 1, 2, 3 HAVING sum(r.finestre) + 1e-9 >= ${PART_MIN}::float8 * sum(r.numero) AND sum(r.finestre) > 0)
    SELECT coalesce(json_agg(json_build_object('tempistica', tempistica, 'reparto', reparto, 'ordini', ordini)
      ORDER BY tempistica, reparto), '[]')::text AS json
    FROM (SELECT tempistica, reparto, json_agg(json_build_object('pk', ordine_id, 'minuti', minuti)
        ORDER BY ordine_id) AS ordini FROM ordini GROUP BY 1, 2) o`,
  )
}
