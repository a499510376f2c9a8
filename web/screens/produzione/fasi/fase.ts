import { repartoName, type ShellReparto } from '#shell/reparti.ts'
import type { ReadFase } from './readFasi.ts'

export const UNITA_NAMES: Readonly<Record<string, string>> = { minutes: 'Minuti', hours: 'Ore', days: 'Giorni' }

/** How much of it can be done at once: 'Infinita', 'Reparto banchi'. */
export function capacityInWords(
  { infiniteCapacity, reparto }: Pick<ReadFase, 'infiniteCapacity' | 'reparto'>,
  reparti: readonly ShellReparto[],
): string {
  const where = reparto === null ? '–' : repartoName(reparti, reparto).toLowerCase()
  return infiniteCapacity ? (reparto === null ? 'Infinita' : `Infinita, ${where}`) : `Reparto ${where}`
}

/** Who needs it. */
export const isUsedBy = ({ soloConTelai }: Pick<ReadFase, 'soloConTelai'>) =>
  soloConTelai ? 'Solo con telai' : 'Sempre'
