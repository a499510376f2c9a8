import type { Db, Tx } from '#platform/db/prisma.ts'
import { readLavorazioniToDo, readRigheToWork } from '../attivita/work.ts'
import { readDone, rimanenzeOf } from '../rimanenze/remaining.ts'
import type { LavoroFase } from './rules.ts'

/** Order → phase → its work. */
export type LavoroOrdini = ReadonlyMap<number, ReadonlyMap<string, LavoroFase>>

/** The work of some orders, phase by phase: what all pieces should take and what the done ones should have taken. */
export async function readLavoroFasi(db: Db | Tx, ordini: readonly number[]): Promise<LavoroOrdini> {
  if (ordini.length === 0) return new Map()
  const [lavorazioni, righe, done] = await Promise.all([
    readLavorazioniToDo(db),
    readRigheToWork(db, ordini),
    readDone(db, ordini),
  ])
  const righeOf = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
  const doneOf = Map.groupBy(done, ({ ordine }) => ordine)
  return new Map(
    ordini.map((ordine) => {
      const own = new Map((doneOf.get(ordine) ?? []).map((one) => [one.lavorazione, one]))
      const byFase = Map.groupBy(
        rimanenzeOf(lavorazioni, righeOf.get(ordine) ?? [], own),
        ({ lavorazione }) => lavorazione.fase,
      )
      const lavoro = [...byFase].map(([fase, rimanenze]): [string, LavoroFase] => [
        fase,
        {
          teorico: rimanenze.reduce((sum, { tempoTeorico }) => sum + tempoTeorico, 0),
          done: rimanenze.reduce((sum, { tempoTeoricoUsato }) => sum + tempoTeoricoUsato, 0),
        },
      ])
      return [ordine, new Map(lavoro)]
    }),
  )
}
