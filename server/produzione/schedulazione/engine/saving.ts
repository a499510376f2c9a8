// Saving replays the placement from the dates sent and compares: what came out meanwhile must be the same.
// docs/scheduler.md#writing
import type { Availability } from './availability.ts'
import { piazza } from './piazza.ts'
import { type Instant, truncateToHour } from './time.ts'
import type { Piano, PianoRequest } from './types.ts'

export interface FaseDates {
  nome: string
  inizio: Instant | null
  fine: Instant | null
}

/** A phase that would no longer have the dates it was sent with; null: it would have none. */
export interface SaveConflict {
  nomeFase: string
  inizioRichiesto: Instant | null
  fineRichiesta: Instant | null
  inizioPossibile: Instant | null
  finePossibile: Instant | null
}

/**
 * Places an order again from its own starts, cut to the hour, as lower bounds, and compares.
 * @param date what the planner saw, by phase; phases that are not among them count as without dates
 * @returns the plan to save, and how it differs: it may be saved only when nothing does
 */
export function repeatPiano(
  request: PianoRequest,
  date: readonly FaseDates[],
  availability: Availability,
): { piano: Piano; conflitti: SaveConflict[] } {
  const chieste = new Map(date.map((fase) => [fase.nome, fase]))
  const fasi = request.fasi.map((fase) => {
    const inizio = chieste.get(fase.nome)?.inizio ?? null
    return { ...fase, da: inizio === null ? null : truncateToHour(inizio), fissata: false }
  })
  const piano = piazza({ ...request, fasi }, availability)
  const conflicts = piano.fasi.flatMap(({ nome, inizio, fine }) => {
    const asked = chieste.get(nome) ?? { inizio: null, fine: null }
    if (asked.inizio === inizio && asked.fine === fine) return []
    return [
      {
        nomeFase: nome,
        inizioRichiesto: asked.inizio,
        fineRichiesta: asked.fine,
        inizioPossibile: inizio,
        finePossibile: fine,
      },
    ]
  })
  return { piano, conflitti: conflicts }
}
