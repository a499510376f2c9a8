// The live board of the workshop. docs/rules/officina.md#the-board
import { minutesOfHour } from '../chiusura/rules.ts'

/** A session without an end: its day, when it began and when the hours of its department end that day, 'HH:mm'. */
interface OpenSession {
  giorno: string
  inizio: string | null
  chiusura: string | null
}

/** The clock of the server: a day and minutes from midnight. */
interface Clock {
  giorno: string
  minute: number
}

/**
 * Whether a session is still worked at or was left open, and its minutes: up to now, or to the end of the hours of its
 * day when that is over. Who begins after that end, or on a day without hours, works on until the day is over.
 */
export function sessionNow({ giorno, inizio, chiusura }: OpenSession, now: Clock) {
  const from = inizio === null ? null : minutesOfHour(inizio)
  const hours = chiusura === null ? null : minutesOfHour(chiusura)
  const withinHours = hours !== null && (from === null || from <= hours)
  const leftOpen = giorno < now.giorno || (giorno === now.giorno && withinHours && now.minute > hours)
  if (from === null) return { wasLeftOpen: leftOpen, minuti: null }
  if (!leftOpen) return { wasLeftOpen: leftOpen, minuti: giorno === now.giorno ? Math.max(0, now.minute - from) : null }
  return { wasLeftOpen: leftOpen, minuti: withinHours ? hours - from : null }
}

/** Where an operator stands against theory. */
export type LavoroStep = 'nei tempi' | 'oltre' | 'senza teoria'

/**
 * Whether a session lasts longer than all that is left of its operation should take.
 * @param teorico minutes of the pieces that were left when it began; 0 for none
 */
export function lavoroStepOf(minutes: number | null, teorico: number): LavoroStep {
  if (minutes === null || teorico <= 0) return 'senza teoria'
  return minutes > teorico ? 'oltre' : 'nei tempi'
}
