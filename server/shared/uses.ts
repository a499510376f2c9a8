// What refers to an object that somebody wants to delete, in words.
import { formatCount } from './formats/formats.ts'

/** One kind of reference: how many there are, and what the first are called. */
export interface Use {
  count: number
  /** Names, or numbers of orders; one more than are listed means that there are others. */
  names: readonly string[]
  singolare: string
  plurale: string
}

/** Names listed of each kind. */
export const NAMED_USES = 5

function words({ count, names, singolare, plurale }: Use): string {
  const others = names.length > NAMED_USES ? ' …' : ''
  const which = names.length > 0 ? ` (${names.slice(0, NAMED_USES).join(', ')}${others})` : ''
  return `${formatCount(count, singolare, plurale)}${which}`
}

/** 'in 2 ordini fornitore (26/0001, 26/0002) e 1 riga (26/0003)', without what there is none of; null for nothing. */
export function usesInWords(uses: readonly Use[]): string | null {
  const parts = uses.filter(({ count }) => count > 0).map(words)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : (parts[0] ?? null)
}
