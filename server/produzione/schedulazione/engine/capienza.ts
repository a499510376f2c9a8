import type { Disponibilita } from './disponibilita.ts'
import { type Giorno, giornoOf, type Istante, minuteOf, startOf } from './time.ts'
import type { Occupazione, RepartoFase } from './types.ts'

/** How many days ahead room is looked for. */
const ORIZZONTE = 730

/** Where finite work finds its room. */
export interface PostoLibero {
  inizio: Istante
  fine: Istante
  occupazioni: Occupazione[]
}

/** Person-minutes of a day that are gone for work coming at `lo`: those booked, or those before the hour. */
function consumati({ calendario, occupati }: Disponibilita, reparto: RepartoFase, giorno: Giorno, lo: Istante): number {
  const prima = giorno === giornoOf(lo) ? calendario.fatti(reparto, giorno, minuteOf(lo)) : 0
  return Math.max(occupati(reparto, giorno), prima)
}

/** The days from `lo` on that have something free for work coming at `lo`, with how much, ascending. */
export function* giorniLiberi(
  disponibilita: Disponibilita,
  reparto: RepartoFase,
  lo: Istante,
): Generator<Occupazione & { dopo: number }> {
  const primo = giornoOf(lo)
  const fino = primo + ORIZZONTE
  for (let cerca: Giorno = primo; ; ) {
    const giorno = disponibilita.prossimo(reparto, cerca, fino)
    if (giorno === null) return
    const dopo = consumati(disponibilita, reparto, giorno, lo)
    const minuti = disponibilita.calendario.capacita(reparto, giorno) - dopo
    if (minuti > 0) yield { giorno, minuti, dopo }
    cerca = giorno + 1
  }
}

/**
 * Puts minutes of work where there is room, day by day from `lo`. Work of no minutes needs no
 * room. Start and end are at the position after the work already in the day.
 * @returns null when the horizon has not room enough
 */
export function trovaPosto(
  disponibilita: Disponibilita,
  { reparto, lo, minuti }: { reparto: RepartoFase; lo: Istante; minuti: number },
): PostoLibero | null {
  if (minuti === 0) return { inizio: lo, fine: lo, occupazioni: [] }
  const { calendario } = disponibilita
  const occupazioni: Occupazione[] = []
  let resto = minuti
  let inizio: Istante | null = null
  for (const libero of giorniLiberi(disponibilita, reparto, lo)) {
    const { giorno, dopo } = libero
    const presi = Math.min(resto, libero.minuti)
    inizio ??= startOf(giorno) + calendario.minutoInizio(reparto, giorno, dopo)
    occupazioni.push({ giorno, minuti: presi })
    resto -= presi
    if (resto === 0) {
      return { inizio, fine: startOf(giorno) + calendario.minutoFine(reparto, giorno, dopo + presi), occupazioni }
    }
  }
  return null
}

/** Whether a department still works at or after a time of its day. */
export function ancoraAperto({ calendario }: Disponibilita, reparto: RepartoFase, lo: Istante): boolean {
  const giorno = giornoOf(lo)
  return calendario.capacita(reparto, giorno) > calendario.fatti(reparto, giorno, minuteOf(lo))
}
