import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { dayToColumn, type Giorno } from '../engine/time.ts'
import type { RepartoFase } from '../engine/types.ts'

/** Minutes that an order has in a cell. */
export interface QuotaInCella {
  id: number
  numero_commessa: string
  time: number
}

export interface DettaglioCelle {
  /** The orders of a cell, by number. */
  ordini(reparto: RepartoFase, giorno: Giorno): Promise<QuotaInCella[]>
  /** Minutes of an order in a cell. */
  minutiDi(ordine: number, reparto: RepartoFase, giorno: Giorno): Promise<number>
}

const chiave = (reparto: string, giorno: number) => `${reparto} ${giorno}`

/** Who fills the cells of a range of days, both included: each thing is read when it is first asked, for all of them. */
export function dettaglioCelle(db: Db | Tx, da: Giorno, a: Giorno): DettaglioCelle {
  let quote: Promise<Map<string, QuotaInCella[]>> | undefined
  const minuti = new Map<number, Promise<Map<string, number>>>()
  return {
    async ordini(reparto, giorno) {
      quote ??= leggiQuote(db, da, a)
      return (await quote).get(chiave(reparto, giorno)) ?? []
    },
    async minutiDi(ordine, reparto, giorno) {
      const suoi = minuti.get(ordine) ?? leggiMinuti(db, ordine, da, a)
      minuti.set(ordine, suoi)
      return (await suoi).get(chiave(reparto, giorno)) ?? 0
    },
  }
}

async function leggiQuote(db: Db | Tx, da: Giorno, a: Giorno): Promise<Map<string, QuotaInCella[]>> {
  const righe = await db.$queryRaw<{ giorno: number; reparto: string; ordini: QuotaInCella[] }[]>`
    SELECT q.giorno - date '1970-01-01' AS giorno, lower(q.reparto::text) AS reparto,
      json_agg(json_build_object('id', q.ordine_id, 'numero_commessa', o.numero_commessa, 'time', q.minuti)
        ORDER BY o.numero_commessa, q.ordine_id) AS ordini
    FROM (SELECT giorno, reparto, ordine_id, sum(minuti)::int AS minuti FROM prenotazioni
          WHERE giorno BETWEEN ${dayToColumn(da)}::date AND ${dayToColumn(a)}::date
          GROUP BY giorno, reparto, ordine_id) AS q
    JOIN ordini o ON o.id = q.ordine_id
    GROUP BY q.giorno, q.reparto`
  return new Map(righe.map(({ giorno, reparto, ordini }) => [chiave(reparto, giorno), ordini]))
}

async function leggiMinuti(db: Db | Tx, ordine: number, da: Giorno, a: Giorno): Promise<Map<string, number>> {
  const righe = await db.$queryRaw<{ giorno: number; reparto: string; minuti: number }[]>`
    SELECT giorno - date '1970-01-01' AS giorno, lower(reparto::text) AS reparto, sum(minuti)::int AS minuti
    FROM prenotazioni
    WHERE ordine_id = ${ordine}
      AND giorno BETWEEN ${dayToColumn(da)}::date AND ${dayToColumn(a)}::date
    GROUP BY prenotazioni.giorno, prenotazioni.reparto`
  return new Map(righe.map(({ giorno, reparto, minuti }) => [chiave(reparto, giorno), minuti]))
}
