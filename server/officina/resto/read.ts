import type { Db, Tx } from '../../platform/db/prisma.ts'
import { readLavorazioniDaFare, readRigheDaLavorare } from '../attivita/work.ts'
import { readFatti, rimanenzeOf } from '../rimanenze/remaining.ts'
import type { LavoroFase } from './rules.ts'

/** Order → phase → its work. */
export type LavoroOrdini = ReadonlyMap<number, ReadonlyMap<string, LavoroFase>>

/** The work of some orders, phase by phase: what all pieces should take and what the done ones should have taken. */
export async function readLavoroFasi(db: Db | Tx, ordini: readonly number[]): Promise<LavoroOrdini> {
  if (ordini.length === 0) return new Map()
  const [lavorazioni, righe, fatti] = await Promise.all([
    readLavorazioniDaFare(db),
    readRigheDaLavorare(db, ordini),
    readFatti(db, ordini),
  ])
  const righeDi = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
  const fattiDi = Map.groupBy(fatti, ({ ordine }) => ordine)
  return new Map(
    ordini.map((ordine) => {
      const suoi = new Map((fattiDi.get(ordine) ?? []).map((uno) => [uno.lavorazione, uno]))
      const perFase = Map.groupBy(
        rimanenzeOf(lavorazioni, righeDi.get(ordine) ?? [], suoi),
        ({ lavorazione }) => lavorazione.fase,
      )
      const lavoro = [...perFase].map(([fase, rimanenze]): [string, LavoroFase] => [
        fase,
        {
          teorico: rimanenze.reduce((somma, { tempoTeorico }) => somma + tempoTeorico, 0),
          fatti: rimanenze.reduce((somma, { tempoTeoricoUsato }) => somma + tempoTeoricoUsato, 0),
        },
      ])
      return [ordine, new Map(lavoro)]
    }),
  )
}
