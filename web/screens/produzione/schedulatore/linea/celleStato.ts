import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { ore } from '../durate.ts'
import type { Cella, StatoCella } from '../modello.ts'
import { nomeGiorno } from '../tempo.ts'

/** Glyph of a state: with the word, so that colour never tells it alone. */
export const SEGNO: Record<StatoCella, string> = { free: '', filled: '■', closed: '×', broken: '!' }
export const PAROLA: Record<StatoCella, string> = { free: 'Libero', filled: 'Pieno', closed: 'Chiuso', broken: 'Rotto' }

/** State of a cell with other free minutes than the saved ones, in the order of docs/scheduler.md#cells. */
export function statoCon(cella: Cella, libero: number): StatoCella {
  if (libero < 0) return 'broken'
  if (cella.capacita === 0) return 'closed'
  return libero === 0 ? 'filled' : 'free'
}

/** '5 h 20 m liberi', 'Pieno', 'Chiuso', '-2 h'. */
export function testoLibero(stato: StatoCella, libero: number): string {
  if (stato === 'broken') return `${SEGNO.broken} ${ore(libero)}`
  if (stato === 'closed') return `${SEGNO.closed} ${PAROLA.closed}`
  if (stato === 'filled') return `${SEGNO.filled} ${PAROLA.filled}`
  return `${ore(libero)} ${libero === 60 ? 'libera' : 'liberi'}`
}

/** What a screen reader says of a cell. */
export function etichettaCella(cella: Cella, libero: number): string {
  const stato = statoCon(cella, libero)
  const quanto =
    stato === 'broken'
      ? `rotto, mancano ${ore(-libero)}`
      : stato === 'closed'
        ? 'chiuso'
        : stato === 'filled'
          ? 'pieno'
          : `${ore(libero)} liberi su ${ore(cella.capacita)}`
  const ordini = cella.quanti > 0 ? `, ${formatoConta(cella.quanti, 'ordine', 'ordini')}` : ''
  return `${nomeGiorno(cella.giorno)}, ${cella.reparto}: ${quanto}${ordini}`
}
