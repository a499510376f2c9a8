import type { Db, Tx } from '#platform/db/prisma.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { calendarDayOf, civilInstant } from '../schedulazione/engine/time.ts'
import { learnedShift, type PromessaOutcome } from './calibrazione.ts'

/** How far back promised days are looked at, months, and how many of them at most. */
const MONTHS = 24
const RIGHE_MAX = 5000
/** Versions of offers that are no order yet are told apart from quotes by lying below them. */
const OFFERTE_BELOW = -1_000_000_000

/**
 * The days promised in the last two years, with what came of them. An order was ready on the day since which it is in a
 * state that is called so or ends it, or on which the last session closed the work of its departments, the earlier.
 * One that is in such a state without anybody having put it there (imported so) is over without a known day.
 */
export async function readPromesse(db: Db | Tx): Promise<PromessaOutcome[]> {
  const today = dayOfInstant(new Date())
  return db.$queryRaw<PromessaOutcome[]>(Prisma.sql`
    WITH dette AS (
      SELECT p.id, p.giorno, p.fatta_il, p.probabilita, p.giorno_otto, p.preventivo_id,
        p.versione_offerta_id, coalesce(p.ordine_id, o.id) AS ordine
      FROM promesse p LEFT JOIN ordini o ON p.ordine_id IS NULL AND o.preventivo_id = p.preventivo_id
      WHERE p.giorno >= ${today}::date - make_interval(months => ${MONTHS}::int)
      ORDER BY p.giorno DESC, p.id DESC LIMIT ${RIGHE_MAX}::int),
    ordinati AS (SELECT DISTINCT ordine FROM dette WHERE ordine IS NOT NULL),
    pronti AS (SELECT nome FROM valori_stato WHERE contesto = 'ORDINE' AND (chiuso OR nome ~* '^pront')),
    esiti AS (
      SELECT g.ordine, v.nome IN (SELECT nome FROM pronti) AS finito, detto.il AS detto, fatto.il AS fatto
      FROM ordinati g JOIN ordini o ON o.id = g.ordine LEFT JOIN valori_stato v ON v.id = o.stato_id
        LEFT JOIN LATERAL (
          SELECT (max(a.il) AT TIME ZONE 'Europe/Rome')::date AS il FROM audit_log a
          WHERE a.oggetto = 'Ordine' AND a.oggetto_pk = g.ordine AND a.campo = 'stato'
            AND a.dopo IN (SELECT nome FROM pronti) AND coalesce(a.prima NOT IN (SELECT nome FROM pronti), true)
        ) detto ON v.nome IN (SELECT nome FROM pronti)
        LEFT JOIN LATERAL (
          SELECT CASE WHEN count(*) > 0 AND bool_and(chiusa.finita) THEN max(chiusa.ultima) END AS il
          FROM schedulazioni_fase s JOIN fasi f ON f.nome = s.nome_fase AND NOT f.infinite_capacity
            LEFT JOIN LATERAL (
              SELECT max(a.data) AS ultima, coalesce(NOT bool_or(a.ora_fine IS NULL)
                AND (array_agg(a.fine_lavorazione ORDER BY a.data DESC, a.id DESC))[1], false) AS finita
              FROM attivita a JOIN lavorazioni l ON l.id = a.lavorazione_id
              WHERE a.ordine_id = g.ordine AND l.fase = s.nome_fase
            ) chiusa ON true
          WHERE s.ordine_id = g.ordine
        ) fatto ON true)
    SELECT coalesce(d.ordine, -d.preventivo_id, ${OFFERTE_BELOW}::int - d.versione_offerta_id, 0) AS chi, d.giorno - date '1970-01-01' AS giorno,
      extract(epoch FROM d.fatta_il)::float8 AS "fattaIl", d.probabilita,
      d.giorno_otto - date '1970-01-01' AS "giornoOtto", least(e.detto, e.fatto) - date '1970-01-01' AS pronto,
      d.ordine IS NULL OR (coalesce(e.finito, false) AND e.detto IS NULL AND e.fatto IS NULL) AS "senzaEsito"
    FROM dette d LEFT JOIN esiti e ON e.ordine = d.ordine`)
}

/** What was learned is kept so long, milliseconds: it is asked for while an order is typed, and changes by the day. */
const VALID_FOR_MS = 60_000
const learned = new WeakMap<Db | Tx, { at: number; shift: Promise<number> }>()

/** Days by which dates to promise are moved, as past promises went; up to a minute old. */
export function readLearnedShift(db: Db | Tx): Promise<number> {
  const known = learned.get(db)
  if (known && performance.now() - known.at < VALID_FOR_MS) return known.shift
  const shift = readPromesse(db).then(
    (promesse) => learnedShift(promesse, calendarDayOf(civilInstant(new Date()))).correzione,
  )
  learned.set(db, { at: performance.now(), shift })
  shift.catch(() => learned.delete(db))
  return shift
}
