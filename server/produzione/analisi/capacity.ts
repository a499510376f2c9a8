// Minutes of an analysis against what the departments can do in its week. docs/rules/officina.md#weekly-programming
import type { Db } from '#platform/db/prisma.ts'
import { loadCalendario } from '../schedulazione/data/calendario.ts'
import { loadLibro } from '../schedulazione/data/libro.ts'
import { loadReparti } from '../schedulazione/data/reparti.ts'
import { createCalendario } from '../schedulazione/engine/capacita.ts'
import { dayFromColumn } from '../schedulazione/engine/time.ts'
import type { RepartoFase } from '../schedulazione/engine/types.ts'
import { hundredths, type RigaAnalisi, readRigheAnalisi } from './times.ts'

/** What an analysis asks of a department, and what that can do; minutes. */
export interface RepartoInAnalisi {
  reparto: RepartoFase
  /** Of the operations at its workstations, each once. */
  minuti: number
  /** Of the pieces that are not done yet. */
  minutiRimanenti: number
  /** Person-minutes of the week; null of an analysis without a week. */
  capacita: number | null
  /** What the schedule has booked in the week, of all orders; null of an analysis without a week. */
  schedulati: number | null
}

/**
 * Minutes of each department: an operation that two workstations share is worked once, by either, so here it counts
 * once.
 */
export function minutesByReparto(
  righe: readonly RigaAnalisi[],
  reparti: readonly RepartoFase[],
): Pick<RepartoInAnalisi, 'reparto' | 'minuti' | 'minutiRimanenti'>[] {
  return reparti.map((reparto) => {
    let [minutes, minutiRimanenti] = [0, 0]
    for (const { celle } of righe) {
      const lavorazioni = celle.flatMap((cella) => cella.lavorazioni).filter((one) => one.reparto === reparto)
      for (const one of new Map(lavorazioni.map((lavorazione) => [lavorazione.pk, lavorazione])).values()) {
        minutes += one.tempoTeorico
        minutiRimanenti += Math.max(0, one.tempoTeorico - one.tempoTeoricoUsato)
      }
    }
    return { reparto, minuti: hundredths(minutes), minutiRimanenti: hundredths(minutiRimanenti) }
  })
}

/** The departments of an analysis, with the capacity of its week. @param week its Monday, or null */
export async function readRepartiAnalisi(db: Db, analisi: number, week: Date | null): Promise<RepartoInAnalisi[]> {
  const reparti = minutesByReparto(await readRigheAnalisi(db, analisi), await loadReparti(db))
  if (!week) return reparti.map((one) => ({ ...one, capacita: null, schedulati: null }))
  const monday = dayFromColumn(week)
  const days = Array.from({ length: 7 }, (_, n) => monday + n)
  const [data, libro] = await Promise.all([loadCalendario(db, monday), loadLibro(db, monday, monday + 6)])
  const calendario = createCalendario(data)
  return reparti.map((one) => ({
    ...one,
    capacita: days.reduce((sum, day) => sum + calendario.capacita(one.reparto, day), 0),
    schedulati: days.reduce((sum, day) => sum + (libro.get(one.reparto)?.get(day)?.minuti ?? 0), 0),
  }))
}
