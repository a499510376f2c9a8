import type { Calendario } from './capacita.ts'
import { bookedMinutes, type Libro } from './libro.ts'
import type { Day } from './time.ts'
import type { Occupazione, RepartoFase } from './types.ts'

/** What an order finds free: capacity less the bookings of the others. */
export interface Availability {
  calendario: Calendario
  libro: Libro
  /** The order whose own bookings are not seen. */
  escluso: number | null
  occupati(reparto: RepartoFase, day: Day): number
  /** Negative in a broken cell. */
  free(reparto: RepartoFase, day: Day): number
  /** The first day from `day` with something free, null when there is none up to `until`. */
  prossimo(reparto: RepartoFase, day: Day, until: Day): Day | null
}

/**
 * What is free for an order. Days found full are remembered with the next one to look at, so that a batch does not
 * walk over them again: valid while the ledger only grows.
 */
export function createDisponibilita(
  calendario: Calendario,
  libro: Libro,
  excluded: number | null = null,
): Availability {
  const jumps = new Map<RepartoFase, Map<Day, Day>>()
  const bookedIn = (reparto: RepartoFase, day: Day) => bookedMinutes(libro, { reparto, giorno: day }, excluded)
  const free = (reparto: RepartoFase, day: Day) => calendario.capacita(reparto, day) - bookedIn(reparto, day)

  function next(reparto: RepartoFase, day: Day, until: Day): Day | null {
    const pastDays: Day[] = []
    const known = jumps.get(reparto) ?? new Map<Day, Day>()
    jumps.set(reparto, known)
    let arrivo = day
    while (arrivo <= until) {
      const salto = known.get(arrivo)
      if (salto === undefined && free(reparto, arrivo) > 0) break
      pastDays.push(arrivo)
      arrivo = salto ?? arrivo + 1
    }
    for (const past of pastDays) known.set(past, arrivo)
    return arrivo <= until ? arrivo : null
  }

  return { calendario, libro, escluso: excluded, occupati: bookedIn, free, prossimo: next }
}

/** The same with what the order itself takes meanwhile: two of its phases may work in one department. */
interface OwnAvailability extends Availability {
  prendi(reparto: RepartoFase, occupazioni: readonly Occupazione[]): void
}

/** A view for placing one order; what it takes stays in the view. */
export function withOwn(base: Availability): OwnAvailability {
  const taken = new Map<RepartoFase, Map<Day, number>>()
  const own = (reparto: RepartoFase, day: Day) => taken.get(reparto)?.get(day) ?? 0
  return {
    ...base,
    occupati: (reparto, day) => base.occupati(reparto, day) + own(reparto, day),
    free: (reparto, day) => base.free(reparto, day) - own(reparto, day),
    // Days that only the order itself has filled are found too: who looks for room asks how much there is.
    prossimo: base.prossimo,
    prendi(reparto, occupazioni) {
      const days = taken.get(reparto) ?? new Map<Day, number>()
      taken.set(reparto, days)
      for (const { giorno, minuti } of occupazioni) days.set(giorno, (days.get(giorno) ?? 0) + minuti)
    },
  }
}
