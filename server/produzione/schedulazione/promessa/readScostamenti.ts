import { openDaysOfFornitore, tempoColumns, tempoOf } from '#acquisti/fornitori/rules.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { afterOpenDays } from '#shared/dates/openDays.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { ConfiguredFase } from '../engine/types.ts'
import { type PastFase, type Scostamento, scostamentiReparti } from './promessa.ts'

/** How far back the past is looked at, months. */
const MONTHS = 24
/** Supplier orders, and scheduled orders, that are read at most. */
const RIGHE_MAX = 2000
const ORDINI_MAX = 300

/** Material that came: ordered and arrived, days since 1970-01-01. */
interface Arrivo {
  fase: string
  fornitore: number
  dal: number
  al: number
}

/** By how many days each came after the day on which its supplier would be expected to deliver. */
async function scostamentiFornitori(db: Db | Tx, arrivi: readonly Arrivo[]): Promise<Scostamento[]> {
  const pks = [...new Set(arrivi.map(({ fornitore }) => fornitore))]
  const fornitori = await db.fornitore.findMany({ where: { id: { in: pks } }, select: { id: true, ...tempoColumns } })
  const expected = new Map(fornitori.map((one) => [one.id, { one, open: openDaysOfFornitore(one) }]))
  return arrivi.flatMap(({ fase, fornitore, dal, al }) => {
    const { one, open } = expected.get(fornitore) ?? {}
    if (one === undefined) return []
    const due = afterOpenDays(open ?? null, dal, tempoOf(one, fase))
    return [{ fase, fornitore, giorni: al - due, il: due }]
  })
}

/**
 * How far past ends lay from what was to be expected, the latest first. Material: from the day it was ordered to the day
 * it came, against the lead time that its supplier has now. Departments: from the last day of the saved plan to the day
 * of the session that closed the work of the phase, less what the phases before it were late.
 * @param fasi the phases that are asked about, with what they wait for
 */
export async function readScostamenti(db: Db | Tx, fasi: readonly ConfiguredFase[]): Promise<Scostamento[]> {
  if (fasi.length === 0) return []
  const today = dayOfInstant(new Date())
  const names = fasi.map(({ nome }) => nome)
  const reparti = fasi.flatMap(({ nome, reparto }) => (reparto ? [nome] : []))
  const [materiali, pastFasi] = await Promise.all([
    db.$queryRaw<Arrivo[]>(Prisma.sql`
      SELECT o.tipologia AS fase, o.fornitore_id AS fornitore, o.data_ordine - date '1970-01-01' AS dal,
        o.data_arrivo - date '1970-01-01' AS al
      FROM ordini_fornitore o
      WHERE o.data_arrivo >= ${today}::date - make_interval(months => ${MONTHS}::int) AND o.data_arrivo <= ${today}::date
        AND o.data_ordine <= o.data_arrivo AND o.tipologia = ANY(${names}::text[])
      ORDER BY o.data_arrivo DESC, o.id DESC LIMIT ${RIGHE_MAX}::int`),
    db.$queryRaw<PastFase[]>(Prisma.sql`
      WITH recenti AS (
        SELECT s.ordine_id FROM schedulazioni_ordine s
        WHERE s.inizio < now() AND s.inizio >= now() - make_interval(months => ${MONTHS}::int)
        ORDER BY s.inizio DESC LIMIT ${ORDINI_MAX}::int)
      SELECT s.ordine_id AS ordine, s.nome_fase AS fase,
        (s.inizio AT TIME ZONE 'Europe/Rome')::date - '1970-01-01'::date AS inizio,
        ((s.fine - interval '1 minute') AT TIME ZONE 'Europe/Rome')::date - '1970-01-01'::date AS fine,
        coalesce(CASE WHEN fatta.chiusa AND NOT fatta.aperta THEN fatta.ultima END, giunto.il) - '1970-01-01'::date
          AS effettiva
      FROM recenti JOIN schedulazioni_fase s USING (ordine_id)
        LEFT JOIN LATERAL (
          SELECT max(a.data) AS ultima, bool_or(a.ora_fine IS NULL) AS aperta,
            (array_agg(a.fine_lavorazione ORDER BY a.data DESC, a.id DESC))[1] AS chiusa
          FROM attivita a JOIN lavorazioni l ON l.id = a.lavorazione_id
          WHERE a.ordine_id = s.ordine_id AND l.fase = s.nome_fase AND s.nome_fase = ANY(${reparti}::text[])
        ) fatta ON true
        LEFT JOIN LATERAL (
          SELECT max(o.data_arrivo) AS il FROM ordini_fornitore o
          WHERE o.ordine_id = s.ordine_id AND o.tipologia = s.nome_fase
        ) giunto ON true
      WHERE s.nome_fase = ANY(${names}::text[])
      ORDER BY s.inizio DESC, s.ordine_id DESC`),
  ])
  return [...(await scostamentiFornitori(db, materiali)), ...scostamentiReparti(pastFasi, fasi)]
}
