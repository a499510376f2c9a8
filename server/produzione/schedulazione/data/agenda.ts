// Ledger and calendar as this process keeps them between requests. docs/decisions/08-scheduler.md
import { type Db, readerOf, type Tx } from '#platform/db/prisma.ts'
import { ask, jsonQuestion, oneQuestion, type Question } from '#platform/db/question.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type Calendario, type CalendarioData, createCalendario } from '../engine/capacita.ts'
import { createLibro, type Libro } from '../engine/libro.ts'
import { calendarDayOf, civilInstant, type Day } from '../engine/time.ts'
import { calendarioQuestion } from './calendario.ts'
import { type LibroRow, libroQuestion, prenotazioniOfCella } from './libro.ts'

/** Ledger and calendar of one moment. Others read the same: nobody writes into them. */
export interface Agenda {
  data: CalendarioData
  calendario: Calendario
  libro: Libro
}

/** As it is kept, with the snapshot of PostgreSQL that it was read in. */
interface Kept extends Agenda {
  dal: Day
  snapshot: string
  readAt: number
}

/** Days before today that are kept: what a screen shows of the past. */
const PAST_DAYS = 100
/** After so long all is read again: longer than this the table of changed days keeps what it is told. */
const KEPT_MS = 30 * 60_000

const keptBy = new WeakMap<object, Kept>()

/** What is kept cannot be patched: it is of another cluster, or the calendar has changed. */
class Outdated extends Error {}

const agendaOf = (data: CalendarioData, libro: Libro): Agenda => ({ data, libro, calendario: createCalendario(data) })

/** Ledger and calendar from a day on, all of them read. @param al the last day that is needed of the ledger */
export const agendaQuestion = (dal: Day, al: Day | null = null): Question<Agenda> =>
  oneQuestion({ data: calendarioQuestion(dal), libro: libroQuestion(dal, al) }, ({ data, libro }) =>
    agendaOf(data, libro),
  )

/** Whether the triggers are there that tell of changes: a database restored by other means may lack them. */
const toldQuestion = jsonQuestion<boolean>(Prisma.sql`
  SELECT to_json(count(*) = 10) FROM pg_trigger
  WHERE tgenabled IN ('O', 'A') AND (tgname = 'calendario_cambiato' AND tgrelid = ANY(ARRAY['prenotazioni',
      'impostazioni', 'reparti', 'ore_lavorative', 'festivita', 'persone', 'assenze']::regclass[])
    OR tgname = ANY(ARRAY['giorni_prenotati_nuovi', 'giorni_prenotati_vecchi', 'giorni_prenotati_cambiati'])
      AND tgrelid = 'prenotazioni'::regclass)`)

/** Ledger and calendar, to be kept. */
function firstQuestion(db: Db | Tx, dal: Day, readAt: number): Question<Agenda> {
  const snapshot = jsonQuestion<string>(Prisma.sql`SELECT to_json(pg_current_snapshot()::text)`)
  return oneQuestion({ snapshot, told: toldQuestion, agenda: agendaQuestion(dal) }, (read) => {
    const kept: Kept = { ...read.agenda, dal, snapshot: read.snapshot, readAt }
    if (read.told) keptBy.set(db, kept)
    else keptBy.delete(db)
    return kept
  })
}

interface Changes {
  snapshot: string
  outdated: boolean
  giorni: Day[]
  celle: LibroRow[]
}

/** What is kept, with the days read again that it has not seen change: as of the moment of the question. */
function patchedQuestion(db: Db | Tx, kept: Kept): Question<Agenda> {
  const { snapshot, dal } = kept
  const changes = jsonQuestion<Changes>(Prisma.sql`
    WITH cambiati AS MATERIALIZED (
      SELECT giorno FROM giorni_cambiati
      WHERE tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot)::text::bigint
        AND NOT pg_visible_in_snapshot(tx::text::xid8, ${snapshot}::pg_snapshot)
    )
    SELECT json_build_object('snapshot', pg_current_snapshot()::text,
      'outdated', pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
        OR EXISTS (SELECT FROM cambiati WHERE giorno IS NULL),
      'giorni', (SELECT coalesce(json_agg(DISTINCT giorno - date '1970-01-01'), '[]') FROM cambiati
        WHERE giorno >= date '1970-01-01' + ${dal}::int),
      'celle', (
        SELECT coalesce(json_agg(json_build_object('reparto', reparto,
          'giorno', giorno - date '1970-01-01', 'ordini', ordini, 'minuti', minuti)), '[]')
        FROM (SELECT reparto, giorno, array_agg(ordine_id) AS ordini, array_agg(minuti) AS minuti FROM prenotazioni
          WHERE giorno = ANY(ARRAY(SELECT giorno FROM cambiati)) AND giorno >= date '1970-01-01' + ${dal}::int
          GROUP BY reparto, giorno) AS celle))`)
  return oneQuestion({ changes }, (read) => {
    if (read.changes.outdated) throw new Outdated()
    const { giorni } = read.changes
    if (giorni.length === 0) return kept
    const next = { ...kept, libro: withDays(kept.libro, read.changes), snapshot: read.changes.snapshot }
    // Another may have kept something newer meanwhile; this answer is of its own moment all the same.
    if (keptBy.get(db) === kept) keptBy.set(db, next)
    return next
  })
}

function withDays(libro: Libro, { giorni, celle }: Changes): Libro {
  const fresh = createLibro(celle.flatMap(prenotazioniOfCella))
  const next = new Map([...libro].map(([reparto, days]) => [reparto, new Map(days)]))
  for (const days of next.values()) for (const day of giorni) days.delete(day)
  for (const [reparto, days] of fresh) next.set(reparto, new Map([...(next.get(reparto) ?? []), ...days]))
  return next
}

/**
 * Answers a question that has ledger and calendar from a day on among its parts, by one statement: what this process
 * keeps of them is not read again, the days that have changed since are. Inside a transaction, and of days long past,
 * all is read.
 * @param al the last day that is needed of the ledger; null for all that follow
 * @param question makes it of the part that answers with the agenda
 */
export async function askWithAgenda<Answer>(
  db: Db | Tx,
  { dal, al = null }: { dal: Day; al?: Day | null },
  question: (agenda: Question<Agenda>) => Question<Answer>,
): Promise<Answer> {
  const now = Date.now()
  const first = calendarDayOf(civilInstant(new Date(now))) - PAST_DAYS
  if (!readerOf(db) || dal < first) return ask(db, question(agendaQuestion(dal, al)))
  const kept = keptBy.get(db)
  if (kept && kept.dal <= dal && Math.abs(now - kept.readAt) < KEPT_MS) {
    try {
      return await ask(db, question(patchedQuestion(db, kept)))
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
    }
  }
  return ask(db, question(firstQuestion(db, first, now)))
}
