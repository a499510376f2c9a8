import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask, jsonQuestion, oneQuestion, rowsQuestion } from '#platform/db/question.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { createLibro, type OwnLibro } from '../engine/libro.ts'
import type { Day } from '../engine/time.ts'
import type { Prenotazione } from '../engine/types.ts'

/** The last that anything is placed on: beyond any plan. */
const LAST_DAY: Day = 100_000

/** A cell as it is read: who books in it, and how much. */
export interface LibroRow {
  reparto: string
  giorno: number
  ordini: number[]
  minuti: number[]
}

/** The ledger from a day on, or of a range of days (both included): one row a cell. */
export const libroQuestion = (dal: Day, al: Day | null = null) =>
  oneQuestion(
    {
      celle: jsonQuestion<LibroRow[]>(Prisma.sql`
        SELECT coalesce(json_agg(json_build_object('reparto', reparto, 'giorno', giorno - date '1970-01-01',
          'ordini', ordini, 'minuti', minuti)), '[]')
        FROM (SELECT reparto, giorno, array_agg(ordine_id) AS ordini, array_agg(minuti) AS minuti FROM prenotazioni
          WHERE giorno >= date '1970-01-01' + ${dal}::int
            AND giorno <= date '1970-01-01' + ${al ?? LAST_DAY}::int
          GROUP BY reparto, giorno) AS celle`),
    },
    ({ celle }) => createLibro(celle.flatMap(prenotazioniOfCella)),
  )

export const loadLibro = (db: Db | Tx, dal: Day, al?: Day): Promise<OwnLibro> => ask(db, libroQuestion(dal, al))

export function prenotazioniOfCella({ reparto, giorno, ordini, minuti }: LibroRow): Prenotazione[] {
  return ordini.map((ordine, index) => ({
    reparto,
    giorno,
    ordine,
    minuti: minuti[index] ?? 0,
  }))
}

/** The numbers by which orders are called, in their order. */
export async function numeriCommessa(db: Db | Tx, ordini: Iterable<number>): Promise<Map<number, string>> {
  const id = [...new Set(ordini)]
  if (id.length === 0) return new Map()
  const righe = await ask(
    db,
    rowsQuestion('ordine', {
      where: { id: { in: id } },
      orderBy: [{ numeroCommessa: 'asc' }, { id: 'asc' }],
      select: { id: true, numeroCommessa: true },
    }),
  )
  return new Map(righe.map((riga) => [riga.id, riga.numeroCommessa]))
}
