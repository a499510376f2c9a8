import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Db } from '../../../platform/db/prisma.ts'
import type { Scostamento } from './rules.ts'

/** How far back the past is looked at, months. */
const MESI = 24
/** Supplier orders, and phases of departments, that are read at most. */
const RIGHE_MAX = 2000

/**
 * How far past ends lay from what was to be expected, the latest first. Material: from the day it was ordered to the day
 * it came, against the lead time that its supplier has now. Departments: from the last day of the saved plan to the day
 * of the session that closed the work of the phase.
 * @param fasi names of the phases that are asked about
 */
export async function readScostamenti(db: Db, fasi: readonly string[]): Promise<Scostamento[]> {
  if (fasi.length === 0) return []
  const nomi = [...fasi]
  const [materiali, reparti] = await Promise.all([
    db.$queryRaw<Scostamento[]>(Prisma.sql`
      SELECT o.tipologia AS fase, o.fornitore_id AS fornitore, o.data_arrivo - o.data_ordine - f.tempo AS giorni
      FROM ordini_fornitore o JOIN fornitori f ON f.id = o.fornitore_id
      WHERE o.data_arrivo >= current_date - make_interval(months => ${MESI}::int) AND o.data_arrivo <= current_date
        AND o.data_ordine <= o.data_arrivo AND o.tipologia = ANY(${nomi}::text[])
      ORDER BY o.data_arrivo DESC, o.id DESC LIMIT ${RIGHE_MAX}::int`),
    db.$queryRaw<Scostamento[]>(Prisma.sql`
      SELECT p.fase, NULL::int AS fornitore, fatta.ultima - p.fine AS giorni
      FROM fasi f
        JOIN LATERAL (
          SELECT s.nome_fase AS fase, s.ordine_id,
            ((s.fine - interval '1 minute') AT TIME ZONE 'Europe/Rome')::date AS fine
          FROM schedulazioni_fase s
          WHERE s.nome_fase = f.nome AND s.inizio < now()
            AND s.inizio >= now() - make_interval(months => ${MESI}::int)
          ORDER BY s.inizio DESC LIMIT ${RIGHE_MAX}::int) p ON true
        JOIN LATERAL (
          SELECT max(a.data) AS ultima, bool_or(a.ora_fine IS NULL) AS aperta,
            (array_agg(a.fine_lavorazione ORDER BY a.data DESC, a.id DESC))[1] AS chiusa
          FROM attivita a JOIN lavorazioni l ON l.id = a.lavorazione_id
          WHERE a.ordine_id = p.ordine_id AND l.fase = p.fase) fatta ON fatta.chiusa AND NOT fatta.aperta
      WHERE f.reparto IS NOT NULL AND f.nome = ANY(${nomi}::text[])
      ORDER BY fatta.ultima DESC, p.ordine_id DESC`),
  ])
  return [...materiali, ...reparti]
}
