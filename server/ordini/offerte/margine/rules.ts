// What is left of an offer beyond what it costs. docs/rules/prezzi.md#margin
import { fromCents, sumAmounts, toCents } from '#shared/money/money.ts'

/** A line or a service, of all its pieces. */
interface CostedPart {
  /** Euro without VAT; null without a price. */
  netto: number | null
  /** Euro; null: nobody knows. */
  costo: number | null
}

/** The margin of what costs are known of, euro. */
export interface MargineOfferta {
  costo: number
  /** Net less cost: below 0 where it costs more than it brings. */
  importo: number
  /** Percent of that net, one decimal; null where the net is nothing. */
  percentuale: number | null
  /** Net of what has no known cost, and is not counted. */
  senzaCosto: number
}

/** The margin of lines and services; null where no cost of any is known. */
export function margineOfferta(parts: readonly CostedPart[]): MargineOfferta | null {
  const priced = parts.filter(({ netto }) => netto !== null)
  const known = priced.filter(({ costo }) => costo !== null)
  if (known.length === 0) return null
  const netto = sumAmounts(known.map((part) => part.netto))
  const cost = sumAmounts(known.map((part) => part.costo))
  const importo = fromCents(toCents(netto) - toCents(cost))
  return {
    costo: cost,
    importo,
    percentuale: netto === 0 ? null : Math.round((importo / netto) * 1000) / 10,
    senzaCosto: sumAmounts(priced.filter((part) => part.costo === null).map((part) => part.netto)),
  }
}
