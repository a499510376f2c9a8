import type { Db } from '#platform/db/prisma.ts'
import type { PhaseWork } from '#produzione/statoCliente/rules.ts'
import { readRimanenze } from './remaining.ts'

/** How far the work on an order is, by phase: done with the last piece of the last operation, begun with a session. */
export async function tellPhaseWork(db: Db, ordine: number): Promise<ReadonlyMap<string, PhaseWork>> {
  const [rimanenze, sessions] = await Promise.all([
    readRimanenze(db, ordine),
    db.attivita.findMany({
      where: { ordineId: ordine },
      distinct: ['lavorazioneId'],
      select: { lavorazione: { select: { fase: true } } },
    }),
  ])
  const begun = new Set(sessions.map(({ lavorazione }) => lavorazione.fase))
  const workOf = (fase: string, operations: typeof rimanenze): PhaseWork => {
    if (operations.every(({ pezziEseguiti, pezziTotali }) => pezziEseguiti >= pezziTotali)) return 'done'
    return begun.has(fase) || operations.some(({ pezziEseguiti }) => pezziEseguiti > 0) ? 'begun' : 'none'
  }
  const byPhase = Map.groupBy(rimanenze, ({ lavorazione }) => lavorazione.fase)
  return new Map([...byPhase].map(([fase, operations]) => [fase, workOf(fase, operations)]))
}
