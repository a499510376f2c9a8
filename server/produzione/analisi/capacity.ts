// Minutes of an analysis against what the departments can do in its week. docs/rules/officina.md#weekly-programming
import type { Db } from '../../platform/db/prisma.ts'
import { loadCalendario } from '../schedulazione/data/calendario.ts'
import { loadLibro } from '../schedulazione/data/libro.ts'
import { createCalendario } from '../schedulazione/engine/capacita.ts'
import { dayFromColumn } from '../schedulazione/engine/time.ts'
import { REPARTI_FASI, type RepartoFase } from '../schedulazione/engine/types.ts'
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
): Pick<RepartoInAnalisi, 'reparto' | 'minuti' | 'minutiRimanenti'>[] {
  return REPARTI_FASI.map((reparto) => {
    let [minuti, minutiRimanenti] = [0, 0]
    for (const { celle } of righe) {
      const lavorazioni = celle.flatMap((cella) => cella.lavorazioni).filter((una) => una.reparto === reparto)
      for (const una of new Map(lavorazioni.map((lavorazione) => [lavorazione.pk, lavorazione])).values()) {
        minuti += una.tempoTeorico
        minutiRimanenti += Math.max(0, una.tempoTeorico - una.tempoTeoricoUsato)
      }
    }
    return { reparto, minuti: hundredths(minuti), minutiRimanenti: hundredths(minutiRimanenti) }
  })
}

/** The departments of an analysis, with the capacity of its week. @param settimana its Monday, or null */
export async function readRepartiAnalisi(db: Db, analisi: number, settimana: Date | null): Promise<RepartoInAnalisi[]> {
  const reparti = minutesByReparto(await readRigheAnalisi(db, analisi))
  if (!settimana) return reparti.map((uno) => ({ ...uno, capacita: null, schedulati: null }))
  const lunedi = dayFromColumn(settimana)
  const giorni = Array.from({ length: 7 }, (_, n) => lunedi + n)
  const [dati, libro] = await Promise.all([loadCalendario(db, lunedi), loadLibro(db, lunedi, lunedi + 6)])
  const calendario = createCalendario(dati)
  return reparti.map((uno) => ({
    ...uno,
    capacita: giorni.reduce((somma, giorno) => somma + calendario.capacita(uno.reparto, giorno), 0),
    schedulati: giorni.reduce((somma, giorno) => somma + (libro[uno.reparto].get(giorno)?.minuti ?? 0), 0),
  }))
}
