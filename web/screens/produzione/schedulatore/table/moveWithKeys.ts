import type { PianoFase } from '../model.ts'
import { addHours, truncatedHour } from '../time.ts'

/** The parts of a KeyboardEvent that are looked at. */
interface Tasto {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * The start that a key means: Alt with left and right an hour earlier or later, with up and down a day. Phases in days
 * have no hours: they always move by days.
 * @param inizio 'YYYY-MM-DD HH…' as it is now
 * @returns 'YYYY-MM-DD HH', or null for any other key
 */
export function startWithKey(tasto: Tasto, fase: Pick<PianoFase, 'unit'>, inizio: string | null): string | null {
  if (!tasto.altKey || tasto.ctrlKey || tasto.metaKey || !inizio) return null
  const ora = fase.unit === 'days' ? 24 : 1
  const passo = { ArrowLeft: -ora, ArrowRight: ora, ArrowUp: -24, ArrowDown: 24 }[tasto.key]
  return passo === undefined ? null : addHours(truncatedHour(inizio), passo)
}
