// What the entries of the catalogue have in common. docs/rules/vendite.md#catalogue
import { itemNotDeletableReason } from '#shared/arranged.ts'
import { type Use, usesInWords } from '#shared/uses.ts'

export const WITHDRAW_INSTEAD = 'Puoi ritirare la voce: non si propone più, e resta dove è già stata scelta.'
export const ALREADY_WITHDRAWN = 'È già ritirata: non si propone più.'

interface Removal {
  /** How many others there are in its list. */
  others: number
  usi: readonly Use[]
  /** Why its name is the product's, if it is. */
  fisso?: string | null
  ritirato: boolean
}

/** Why an entry of the catalogue cannot go, with what can be done instead; null when it can. */
export function inCatalogoReason({ others, usi, fisso = null, ritirato }: Removal): string | null {
  const reason = itemNotDeletableReason(others, usi, fisso)
  if (!reason || fisso || !usesInWords(usi)) return reason
  return `${reason} ${ritirato ? ALREADY_WITHDRAWN : WITHDRAW_INSTEAD}`
}
