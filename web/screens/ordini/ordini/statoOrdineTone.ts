import type { StatusTone } from '../../../ui/StatusChip.tsx'

// The list of states is the client's own: only words with an evident sense get a colour.
const sensi: readonly (readonly [RegExp, StatusTone])[] = [
  [/^(pront|consegnat|conclus|chius|finit|fatturat|spedit|arrivat)/i, 'positivo'],
  [/^(annull|rifiut|bloccat|contest)/i, 'negativo'],
  [/^(in attesa|sospes|da[ _]|ritard|in[ _]ritard)/i, 'attenzione'],
  [/^(in produzione|in lavorazione|in corso|confermat|schedulat|inviat)/i, 'info'],
]

/** The tone that underlines the name of an order's state. */
export function statoOrdineTone(stato: string): StatusTone {
  return sensi.find(([parole]) => parole.test(stato.trim()))?.[1] ?? 'neutro'
}
