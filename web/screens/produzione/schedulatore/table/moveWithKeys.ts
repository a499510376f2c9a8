import type { PianoFase } from '../model.ts'
import { addHours, truncatedHour } from '../time.ts'

/** The parts of a KeyboardEvent that are looked at. */
interface Key {
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
export function startWithKey(key: Key, fase: Pick<PianoFase, 'unit'>, inizio: string | null): string | null {
  if (!key.altKey || key.ctrlKey || key.metaKey || !inizio) return null
  const hour = fase.unit === 'days' ? 24 : 1
  const step = { ArrowLeft: -hour, ArrowRight: hour, ArrowUp: -24, ArrowDown: 24 }[key.key]
  return step === undefined ? null : addHours(truncatedHour(inizio), step)
}
