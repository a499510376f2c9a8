import type { FasiPageQuery } from './__generated__/FasiPageQuery.graphql.ts'

/** A phase as it is configured. */
export type Fase = FasiPageQuery['response']['fasi'][number]

export const UNITA: Readonly<Record<string, string>> = { minutes: 'Minuti', hours: 'Ore', days: 'Giorni' }
export const REPARTI: Readonly<Record<string, string>> = { macchine: 'Macchine', banchi: 'Banchi' }

/** How much of it can be done at once: 'Infinita', 'Reparto banchi'. */
export function capacitaInParole({ infiniteCapacity, reparto }: Pick<Fase, 'infiniteCapacity' | 'reparto'>): string {
  return infiniteCapacity ? 'Infinita' : `Reparto ${(REPARTI[reparto ?? ''] ?? '–').toLowerCase()}`
}

/** Who needs it. */
export const serve = ({ soloConTelai }: Pick<Fase, 'soloConTelai'>) => (soloConTelai ? 'Solo con telai' : 'Sempre')
