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
  minuto: number
}

/**
 * Whether a session is still worked at or was left open, and its minutes: up to now, or to the end of the hours of its
 * day when that is over. Who begins after that end, or on a day without hours, works on until the day is over.
 */
export function sessionNow({ giorno, inizio, chiusura }: OpenSession, adesso: Clock) {
  const da = inizio === null ? null : minutesOfHour(inizio)
  const hours = chiusura === null ? null : minutesOfHour(chiusura)
  const withinHours = hours !== null && (da === null || da <= hours)
  const lasciataAperta = giorno < adesso.giorno || (giorno === adesso.giorno && withinHours && adesso.minuto > hours)
  if (da === null) return { lasciataAperta, minuti: null }
  if (!lasciataAperta)
    return { lasciataAperta, minuti: giorno === adesso.giorno ? Math.max(0, adesso.minuto - da) : null }
  return { lasciataAperta, minuti: withinHours ? hours - da : null }
}

/** Where an operator stands against theory. */
export type PassoLavoro = 'nei tempi' | 'oltre' | 'senza teoria'

/**
 * Whether a session lasts longer than all that is left of its operation should take.
 * @param teorico minutes of the pieces that were left when it began; 0 for none
 */
export function passoOf(minuti: number | null, teorico: number): PassoLavoro {
  if (minuti === null || teorico <= 0) return 'senza teoria'
  return minuti > teorico ? 'oltre' : 'nei tempi'
}
