import type { StatusTone } from '../../../ui/StatusChip.tsx'

// The list of states is the client's own: only words with an evident sense get a colour.
const sensi: readonly (readonly [RegExp, StatusTone])[] = [
  [/^(accett|conferm|approv|conclus|vint|ordin)/i, 'positivo'],
  [/^(rifiut|annull|pers|scadut|respint)/i, 'negativo'],
  [/^(in attesa|sospes|sollecit|da )/i, 'attenzione'],
  [/^(in lavorazione|in corso|inviat|assegnat)/i, 'info'],
]

/** The tone that underlines the name of a quote's state. */
export function statoPreventivoTone(stato: string): StatusTone {
  return sensi.find(([parole]) => parole.test(stato.trim()))?.[1] ?? 'neutro'
}
