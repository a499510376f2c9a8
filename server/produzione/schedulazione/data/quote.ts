import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { type Day, dayToColumn } from '../engine/time.ts'
import type { RepartoFase } from '../engine/types.ts'

/** Minutes that an order has in a cell. */
export interface QuotaInCella {
  id: number
  numero_commessa: string
  time: number
}

export interface CelleDetail {
  /** The orders of a cell, by number. */
  ordini(reparto: RepartoFase, day: Day): Promise<QuotaInCella[]>
  /** Minutes of an order in a cell. */
  minutiDi(ordine: number, reparto: RepartoFase, day: Day): Promise<number>
}

const key = (reparto: string, day: number) => `${reparto} ${day}`

/** Who fills the cells of a range of days, both included: each thing is read when it is first asked, for all of them. */
export function celleDetail(db: Db | Tx, from: Day, a: Day): CelleDetail {
  let quote: Promise<Map<string, QuotaInCella[]>> | undefined
  const minutes = new Map<number, Promise<Map<string, number>>>()
  return {
    async ordini(reparto, day) {
      quote ??= readQuote(db, from, a)
      return (await quote).get(key(reparto, day)) ?? []
    },
    async minutiDi(ordine, reparto, day) {
      const own = minutes.get(ordine) ?? readMinutes(db, ordine, from, a)
      minutes.set(ordine, own)
      return (await own).get(key(reparto, day)) ?? 0
    },
  }
}

async function readQuote(db: Db | Tx, from: Day, a: Day): Promise<Map<string, QuotaInCella[]>> {
  const righe = await db.$queryRaw<{ giorno: number; reparto: string; ordini: QuotaInCella[] }[]>`
    SELECT q.giorno - date '1970-01-01' AS giorno, lower(q.reparto::text) AS reparto,
      json_agg(json_build_object('id', q.ordine_id, 'numero_commessa', o.numero_commessa, 'time', q.minuti)
        ORDER BY o.numero_commessa, q.ordine_id) AS ordini
    FROM (SELECT giorno, reparto, ordine_id, sum(minuti)::int AS minuti FROM prenotazioni
          WHERE giorno BETWEEN ${dayToColumn(from)}::date AND ${dayToColumn(a)}::date
          GROUP BY giorno, reparto, ordine_id) AS q
    JOIN ordini o ON o.id = q.ordine_id
    GROUP BY q.giorno, q.reparto`
  return new Map(righe.map(({ giorno, reparto, ordini }) => [key(reparto, giorno), ordini]))
}

async function readMinutes(db: Db | Tx, ordine: number, from: Day, a: Day): Promise<Map<string, number>> {
  const righe = await db.$queryRaw<{ giorno: number; reparto: string; minuti: number }[]>`
    SELECT giorno - date '1970-01-01' AS giorno, lower(reparto::text) AS reparto, sum(minuti)::int AS minuti
    FROM prenotazioni
    WHERE ordine_id = ${ordine}
      AND giorno BETWEEN ${dayToColumn(from)}::date AND ${dayToColumn(a)}::date
    GROUP BY prenotazioni.giorno, prenotazioni.reparto`
  return new Map(righe.map(({ giorno, reparto, minuti }) => [key(reparto, giorno), minuti]))
}
