import type { StatusTone } from './StatusChip.tsx'

const TONES: readonly string[] = ['neutro', 'info', 'positivo', 'attenzione', 'negativo'] satisfies StatusTone[]

/** The tone of a stored colour; grey for one that this page does not know yet. */
export function statusTone(colore: string): StatusTone {
  return TONES.includes(colore) ? (colore as StatusTone) : 'neutro'
}
