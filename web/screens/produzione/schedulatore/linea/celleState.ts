import { formatCount } from '#shared/formats/formats.ts'
import { inHours } from '../durations.ts'
import type { ShownCella, ShownStatoCella } from '../model.ts'
import { dayName } from '../time.ts'

/** Glyph of a state: with the word, so that colour never tells it alone. */
export const CELLA_SIGNS: Record<ShownStatoCella, string> = { free: '', filled: '■', closed: '×', broken: '!' }
export const CELLA_WORDS: Record<ShownStatoCella, string> = {
  free: 'Libero',
  filled: 'Pieno',
  closed: 'Chiuso',
  broken: 'Rotto',
}

/** State of a cell with other free minutes than the saved ones, in the order of docs/scheduler.md#cells. */
export function statoWith(cella: ShownCella, free: number): ShownStatoCella {
  if (free < 0) return 'broken'
  if (cella.capacita === 0) return 'closed'
  return free === 0 ? 'filled' : 'free'
}

/** '5 h 20 min liberi', 'Pieno', 'Chiuso', '-2 h'. */
export function freeText(stato: ShownStatoCella, free: number): string {
  if (stato === 'broken') return `${CELLA_SIGNS.broken} ${inHours(free)}`
  if (stato === 'closed') return `${CELLA_SIGNS.closed} ${CELLA_WORDS.closed}`
  if (stato === 'filled') return `${CELLA_SIGNS.filled} ${CELLA_WORDS.filled}`
  return `${inHours(free)} ${free === 60 ? 'libera' : 'liberi'}`
}

/** What a screen reader says of a cell. @param reparto what its department is called */
export function cellaLabel(cella: ShownCella, free: number, reparto: string): string {
  const stato = statoWith(cella, free)
  const amount =
    stato === 'broken'
      ? `rotto, mancano ${inHours(-free)}`
      : stato === 'closed'
        ? 'chiuso'
        : stato === 'filled'
          ? 'pieno'
          : `${inHours(free)} liberi su ${inHours(cella.capacita)}`
  const ordini = cella.count > 0 ? `, ${formatCount(cella.count, 'ordine', 'ordini')}` : ''
  return `${dayName(cella.giorno)}, ${reparto}: ${amount}${ordini}`
}
