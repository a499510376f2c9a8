import type { Calendario } from './capacita.ts'
import { bookedMinuti, type Libro } from './libro.ts'
import type { Giorno } from './time.ts'
import type { Occupazione, RepartoFase } from './types.ts'

/** What an order finds free: capacity less the bookings of the others. */
export interface Disponibilita {
  calendario: Calendario
  libro: Libro
  /** The order whose own bookings are not seen. */
  escluso: number | null
  occupati(reparto: RepartoFase, giorno: Giorno): number
  /** Negative in a broken cell. */
  liberi(reparto: RepartoFase, giorno: Giorno): number
  /** The first day from `giorno` with something free, null when there is none up to `fino`. */
  prossimo(reparto: RepartoFase, giorno: Giorno, fino: Giorno): Giorno | null
}

/**
 * What is free for an order. Days found full are remembered with the next one to look at, so that a batch does not
 * walk over them again: valid while the ledger only grows.
 */
export function createDisponibilita(
  calendario: Calendario,
  libro: Libro,
  escluso: number | null = null,
): Disponibilita {
  const salti: Record<RepartoFase, Map<Giorno, Giorno>> = { macchine: new Map(), banchi: new Map() }
  const occupatiIn = (reparto: RepartoFase, giorno: Giorno) => bookedMinuti(libro, { reparto, giorno }, escluso)
  const liberi = (reparto: RepartoFase, giorno: Giorno) =>
    calendario.capacita(reparto, giorno) - occupatiIn(reparto, giorno)

  function prossimo(reparto: RepartoFase, giorno: Giorno, fino: Giorno): Giorno | null {
    const passati: Giorno[] = []
    let arrivo = giorno
    while (arrivo <= fino) {
      const salto = salti[reparto].get(arrivo)
      if (salto === undefined && liberi(reparto, arrivo) > 0) break
      passati.push(arrivo)
      arrivo = salto ?? arrivo + 1
    }
    for (const passato of passati) salti[reparto].set(passato, arrivo)
    return arrivo <= fino ? arrivo : null
  }

  return { calendario, libro, escluso, occupati: occupatiIn, liberi, prossimo }
}

/** The same with what the order itself takes meanwhile: two of its phases may work in one department. */
interface DisponibilitaPropria extends Disponibilita {
  prendi(reparto: RepartoFase, occupazioni: readonly Occupazione[]): void
}

/** A view for placing one order; what it takes stays in the view. */
export function withOwn(base: Disponibilita): DisponibilitaPropria {
  const prese: Record<RepartoFase, Map<Giorno, number>> = { macchine: new Map(), banchi: new Map() }
  const proprie = (reparto: RepartoFase, giorno: Giorno) => prese[reparto].get(giorno) ?? 0
  return {
    ...base,
    occupati: (reparto, giorno) => base.occupati(reparto, giorno) + proprie(reparto, giorno),
    liberi: (reparto, giorno) => base.liberi(reparto, giorno) - proprie(reparto, giorno),
    // Days that only the order itself has filled are found too: who looks for room asks how much there is.
    prossimo: base.prossimo,
    prendi(reparto, occupazioni) {
      for (const { giorno, minuti } of occupazioni) prese[reparto].set(giorno, proprie(reparto, giorno) + minuti)
    },
  }
}
