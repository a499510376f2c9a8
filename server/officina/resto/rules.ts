// What the plan hears back from the workshop. docs/rules/officina.md#the-plan-hears-back
import { formatDate } from '#shared/formats/formats.ts'

/** Work of a phase of an order, in theoretical minutes. */
export interface LavoroFase {
  /** Minutes that all the pieces of its operations should take. */
  teorico: number
  /** Minutes that the done pieces should have taken. */
  done: number
}

/** A share of a minute that reckoning may leave over. */
const NOTHING = 0.01

/** Whether every piece of the phase is done; one without work never is. */
export const faseFinished = ({ teorico, done }: LavoroFase): boolean => teorico > 0 && done >= teorico - NOTHING

/**
 * Minutes that a phase still takes, a whole number: its duration less what is done of it. Where planners have typed
 * another duration than theory, the same share of it; null of a phase without work.
 * @param duration minutes as it is planned; null while it is not: theory then
 */
export function minutiRimasti(duration: number | null, lavoro: LavoroFase): number | null {
  if (lavoro.teorico <= 0) return null
  if (faseFinished(lavoro)) return 0
  const quota = Math.max(0, 1 - lavoro.done / lavoro.teorico)
  return Math.max(1, Math.round((duration ?? lavoro.teorico) * quota))
}

/** Below this many minutes nobody calls it late. */
export const TOLERANCE = 30

/** Minutes that a phase runs behind its bookings. @param booked minutes that it has booked from now on */
export const minutiRitardo = (remaining: number, booked: number): number => {
  const ritardo = Math.round(remaining - booked)
  return ritardo >= TOLERANCE ? ritardo : 0
}

/** The hours of a day of work. */
export interface Workday {
  /** Minutes after midnight at which it begins. */
  apertura: number
  /** Minutes that it lasts. */
  durata: number
}

/** Minutes of today's bookings that are still to come. @param minute minutes after midnight, now */
export function stillToday(booked: number, minute: number, { apertura, durata }: Workday): number {
  const passata = Math.min(1, Math.max(0, (minute - apertura) / durata))
  return booked * (1 - passata)
}

/** A phase of the same order that waits for a late one, or the day on which the order must be ready. */
export interface Affected {
  nome: string
  /** 'YYYY-MM-DD' */
  giorno: string
}

/**
 * What a phase that ends later than planned runs into: the phases that wait for it and begin before it ends, then the
 * date of the order. The nearest first.
 * @param fine 'YYYY-MM-DD', as it is estimated now
 */
export function affectedBy(fine: string, waiting: readonly Affected[], dataConsegna: string | null): string[] {
  const fasi = waiting
    .filter(({ giorno }) => giorno < fine)
    .toSorted((a, b) => (a.giorno < b.giorno ? -1 : a.giorno > b.giorno ? 1 : 0))
    .map(({ nome, giorno }) => `${nome} del ${formatDate(giorno)}`)
  return dataConsegna !== null && dataConsegna < fine
    ? [...fasi, `approntamento del ${formatDate(dataConsegna)}`]
    : fasi
}

/** Every phase that waits for one, however indirectly. */
export function waitersOf(fasi: readonly { nome: string; dipendenze: readonly string[] }[], name: string): Set<string> {
  const found = new Set<string>()
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const fase of fasi) {
      if (fase.dipendenze.some((wait) => wait === name || found.has(wait))) found.add(fase.nome)
    }
  }
  return found
}
