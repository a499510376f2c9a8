import type { Db } from '#platform/db/prisma.ts'
import { createHook } from '#platform/registry.ts'
import type { RepartoFase } from '../schedulazione/engine/types.ts'

/** An operation of an order at a workstation. */
export interface LavorazioneInAnalisi {
  /** Null of a name that no operation has any more. */
  pk: number | null
  lavorazione: string
  /** Of the schedule, whose minutes it takes; null where there is none. */
  reparto: RepartoFase | null
  pezziEseguiti: number
  pezziTotali: number
  /** Minutes that it should take, and that the done pieces should have taken. */
  tempoTeorico: number
  tempoTeoricoUsato: number
}

/** An order at a workstation; minutes. */
export interface CellaAnalisi {
  postazione: string
  tempoTeorico: number
  tempoTeoricoUsato: number
  /** Never below 0. */
  tempoRimanente: number
  lavorazioni: LavorazioneInAnalisi[]
}

/** An order of an analysis at each of its workstations. */
export interface RigaAnalisi {
  ordine: number
  celle: CellaAnalisi[]
}

/** What the workshop knows of an analysis; the workshop listens, in areas.ts. */
export const tempiAnalisiAsked = createHook<[db: Db, analisi: number], RigaAnalisi[]>()

/** Minutes and pieces of the orders of an analysis at its workstations. */
export const readRigheAnalisi = async (db: Db, analisi: number): Promise<RigaAnalisi[]> =>
  (await tempiAnalisiAsked.run(db, analisi)).flat()

/** Minutes without what adding them up leaves behind the second decimal. */
export const hundredths = (minutes: number) => Math.round(minutes * 100) / 100

/** Minutes of all orders by workstation. */
export function totalsOf(righe: readonly RigaAnalisi[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const { postazione, tempoTeorico } of righe.flatMap(({ celle }) => celle)) {
    totals.set(postazione, hundredths((totals.get(postazione) ?? 0) + tempoTeorico))
  }
  return totals
}
