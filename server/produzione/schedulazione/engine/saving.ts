// Saving replays the placement from the dates sent and compares: what came out meanwhile must be the same.
// docs/scheduler.md#writing
import type { Disponibilita } from './disponibilita.ts'
import { piazza } from './piazza.ts'
import { type Istante, truncateToHour } from './time.ts'
import type { Piano, RichiestaPiano } from './types.ts'

export interface DateFase {
  nome: string
  inizio: Istante | null
  fine: Istante | null
}

/** A phase that would no longer have the dates it was sent with; null: it would have none. */
export interface SaveConflict {
  nomeFase: string
  inizioRichiesto: Istante | null
  fineRichiesta: Istante | null
  inizioPossibile: Istante | null
  finePossibile: Istante | null
}

/**
 * Places an order again from its own starts, cut to the hour, as lower bounds, and compares.
 * @param date what the planner saw, by phase; phases that are not among them count as without dates
 * @returns the plan to save, and how it differs: it may be saved only when nothing does
 */
export function repeatPiano(
  richiesta: RichiestaPiano,
  date: readonly DateFase[],
  disponibilita: Disponibilita,
): { piano: Piano; conflitti: SaveConflict[] } {
  const chieste = new Map(date.map((fase) => [fase.nome, fase]))
  const fasi = richiesta.fasi.map((fase) => {
    const inizio = chieste.get(fase.nome)?.inizio ?? null
    return { ...fase, da: inizio === null ? null : truncateToHour(inizio), fissata: false }
  })
  const piano = piazza({ ...richiesta, fasi }, disponibilita)
  const conflitti = piano.fasi.flatMap(({ nome, inizio, fine }) => {
    const chiesta = chieste.get(nome) ?? { inizio: null, fine: null }
    if (chiesta.inizio === inizio && chiesta.fine === fine) return []
    return [
      {
        nomeFase: nome,
        inizioRichiesto: chiesta.inizio,
        fineRichiesta: chiesta.fine,
        inizioPossibile: inizio,
        finePossibile: fine,
      },
    ]
  })
  return { piano, conflitti }
}
