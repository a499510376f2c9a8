import { formatCount } from '../../../../../server/shared/formats/formats.ts'
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
export function statoWith(cella: ShownCella, libero: number): ShownStatoCella {
  if (libero < 0) return 'broken'
  if (cella.capacita === 0) return 'closed'
  return libero === 0 ? 'filled' : 'free'
}

/** '5 h 20 min liberi', 'Pieno', 'Chiuso', '-2 h'. */
export function freeText(stato: ShownStatoCella, libero: number): string {
  if (stato === 'broken') return `${CELLA_SIGNS.broken} ${inHours(libero)}`
  if (stato === 'closed') return `${CELLA_SIGNS.closed} ${CELLA_WORDS.closed}`
  if (stato === 'filled') return `${CELLA_SIGNS.filled} ${CELLA_WORDS.filled}`
  return `${inHours(libero)} ${libero === 60 ? 'libera' : 'liberi'}`
}

/** What a screen reader says of a cell. */
export function cellaLabel(cella: ShownCella, libero: number): string {
  const stato = statoWith(cella, libero)
  const quanto =
    stato === 'broken'
      ? `rotto, mancano ${inHours(-libero)}`
      : stato === 'closed'
        ? 'chiuso'
        : stato === 'filled'
          ? 'pieno'
          : `${inHours(libero)} liberi su ${inHours(cella.capacita)}`
  const ordini = cella.quanti > 0 ? `, ${formatCount(cella.quanti, 'ordine', 'ordini')}` : ''
  return `${dayName(cella.giorno)}, ${cella.reparto}: ${quanto}${ordini}`
}
