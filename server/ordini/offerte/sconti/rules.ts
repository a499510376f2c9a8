// How much of a price who makes an offer may give away. docs/rules/prezzi.md#discounts-of-an-offer
import { formatEuro, formatExactPercentage } from '#shared/formats/formats.ts'
import { fromCents, nettoOf, toCents } from '#shared/money/money.ts'

/** A price that is offered, against that of the list. */
export interface GivenPrice {
  /** What the list says, euro; where it says nothing, what was written by hand. Null without a price. */
  listino: number | null
  /** What is asked for it, euro; null without a price. */
  netto: number | null
  /** Highest discount that goes without a superuser's yes, percent. */
  most: number
}

/**
 * The discount that leads from a list price to a net, percent, rounded up to two decimals: who may give it may ask that
 * net. 0 where nothing is given.
 */
export function givenSconto(listino: number, netto: number): number {
  const [list, net] = [toCents(listino), toCents(netto)]
  if (list <= net) return 0
  return fromCents(((list - net) * 10_000n + list - 1n) / list)
}

/** The same of a price that may be missing: then nothing is given. */
export const scontoOfPrice = ({ listino, netto }: Pick<GivenPrice, 'listino' | 'netto'>): number =>
  listino === null || netto === null ? 0 : givenSconto(listino, netto)

/** Who gives a discount, and what the list lets it. */
export interface ScontoLimits {
  /** May give any. */
  unlimited: boolean
  /** Percent that the list lets it give; 0 without a list. */
  delListino: number
  /** Percent that the customer has by the list. */
  delCliente: number
  /** Percent that a superuser has said yes to; null for none. */
  approvato: number | null
}

/** The highest discount that may be given, percent. */
export function highestSconto({ unlimited, delListino, delCliente, approvato }: ScontoLimits): number {
  return unlimited ? 100 : Math.max(delListino, delCliente, approvato ?? 0)
}

/** Why a price may not be asked; null when it may. */
export function tooMuchReason({ listino, netto, most }: GivenPrice): string | null {
  if (listino === null || netto === null || netto >= nettoOf(listino, most, 0)) return null
  const given = formatExactPercentage(givenSconto(listino, netto))
  return `Con tutti gli sconti diventa ${given} su ${formatEuro(listino)}: più di ${formatExactPercentage(most)}, il massimo senza l’assenso della direzione.`
}
