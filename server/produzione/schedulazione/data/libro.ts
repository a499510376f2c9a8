import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, jsonQuestion, oneQuestion } from '#platform/db/question.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { createLibro, type Libro } from '../engine/libro.ts'
import type { Day } from '../engine/time.ts'
import type { Prenotazione, RepartoFase } from '../engine/types.ts'

/** The last that anything is placed on: beyond any plan. */
const LAST_DAY: Day = 100_000

interface CellaRow {
  reparto: string
  giorno: number
  ordini: number[]
  minuti: number[]
}

/** The ledger from a day on, or of a range of days (both included): one row a cell. */
export const libroQuestion = (dal: Day, al: Day | null = null) =>
  oneQuestion(
    {
      celle: jsonQuestion<CellaRow[]>(Prisma.sql`
        SELECT coalesce(json_agg(json_build_object('reparto', lower(reparto::text), 'giorno', giorno - date '1970-01-01',
          'ordini', ordini, 'minuti', minuti)), '[]')
        FROM (SELECT reparto, giorno, array_agg(ordine_id) AS ordini, array_agg(minuti) AS minuti FROM prenotazioni
          WHERE giorno >= date '1970-01-01' + ${dal}::int
            AND giorno <= date '1970-01-01' + ${al ?? LAST_DAY}::int
          GROUP BY reparto, giorno) AS celle`),
    },
    ({ celle }) => createLibro(celle.flatMap(cella)),
  )

export const loadLibro = (db: Db | Tx, dal: Day, al?: Day): Promise<Libro> => ask(db, libroQuestion(dal, al))

function cella({ reparto, giorno, ordini, minuti }: CellaRow): Prenotazione[] {
  return ordini.map((ordine, index) => ({
    reparto: reparto as RepartoFase,
    giorno,
    ordine,
    minuti: minuti[index] ?? 0,
  }))
}

/** The numbers by which orders are called. */
export async function numeriCommessa(db: Db | Tx, ordini: Iterable<number>): Promise<Map<number, string>> {
  const id = [...new Set(ordini)]
  if (id.length === 0) return new Map()
  const righe = await db.ordine.findMany({ where: { id: { in: id } }, select: { id: true, numeroCommessa: true } })
  return new Map(righe.map((riga) => [riga.id, riga.numeroCommessa]))
}
