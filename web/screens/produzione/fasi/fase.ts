import type { ReadFase } from './readFasi.ts'

export const UNITA_NAMES: Readonly<Record<string, string>> = { minutes: 'Minuti', hours: 'Ore', days: 'Giorni' }
export const REPARTO_NAMES: Readonly<Record<string, string>> = { macchine: 'Macchine', banchi: 'Banchi' }

/** How much of it can be done at once: 'Infinita', 'Reparto banchi'. */
export function capacityInWords({ infiniteCapacity, reparto }: Pick<ReadFase, 'infiniteCapacity' | 'reparto'>): string {
  return infiniteCapacity ? 'Infinita' : `Reparto ${(REPARTO_NAMES[reparto ?? ''] ?? '–').toLowerCase()}`
}

/** Who needs it. */
export const isUsedBy = ({ soloConTelai }: Pick<ReadFase, 'soloConTelai'>) =>
  soloConTelai ? 'Solo con telai' : 'Sempre'
