import type { Db, Tx } from '#platform/db/prisma.ts'
import { createLibro, type Libro } from '../engine/libro.ts'
import { type Day, dayToColumn } from '../engine/time.ts'
import type { Prenotazione, RepartoFase } from '../engine/types.ts'

interface CellaRow {
  reparto: string
  giorno: number
  ordini: number[]
  minuti: number[]
}

/** The ledger from a day on, or of a range of days (both included): one statement, one row a cell. */
export async function loadLibro(db: Db | Tx, dal: Day, al: Day | null = null): Promise<Libro> {
  const righe = await db.$queryRaw<CellaRow[]>`
    SELECT lower(reparto::text) AS reparto, giorno - date '1970-01-01' AS giorno, array_agg(ordine_id) AS ordini,
      array_agg(minuti) AS minuti
    FROM prenotazioni
    WHERE giorno >= ${dayToColumn(dal)}::date AND (${al}::int IS NULL OR giorno <= date '1970-01-01' + ${al}::int)
    GROUP BY 1, 2`
  return createLibro(righe.flatMap(cella))
}

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
