// Why an order moves in a plan that was searched for: whom it passes, or who passes it.
import { margineOf } from '#shared/dates/margine.ts'
import type { Day } from '../time.ts'

/** An order before and after the search. */
export interface PlaceBeforeAfter {
  ordine: number
  consegna: Day | null
  /** Last day of work before, and after; null when it had, or has, no plan. */
  prima: Day | null
  dopo: Day | null
  /** Its place among the others, before and after. */
  rangoPrima: number
  laterRank: number
  /** Minutes of work in the departments. */
  minuti: number
}

export type SearchReason =
  /** It goes before another, which has days to spare all the same. */
  | { codice: 'prima_di_chi_ha_margine'; other: number; margine: number }
  /** It goes before another, which is longer and late in any case. */
  | { codice: 'prima_di_uno_piu_lungo'; other: number }
  /** It goes before another, whose delivery nobody has said. */
  | { codice: 'prima_di_chi_non_ha_data'; other: number }
  /** It goes before another. */
  | { codice: 'prima_di'; other: number }
  /** It leaves its place to another, which gains days. */
  | { codice: 'lascia_il_posto'; other: number; guadagno: number }
  /** Others have left room. */
  | { codice: 'giorni_liberati' }
  /** Something that it waits for, or the calendar, has moved. */
  | { codice: 'segue' }
  | { codice: 'primo_posto' }
  | { codice: 'invariato' }

const margineThen = ({ consegna, dopo }: PlaceBeforeAfter) => margineOf(dopo, consegna) ?? Number.POSITIVE_INFINITY

const gainOf = ({ prima, dopo }: PlaceBeforeAfter) => (prima === null || dopo === null ? 0 : prima - dopo)

/** The greatest by a measure; null of none. */
function max<T>(items: readonly T[], misura: (item: T) => number): T | null {
  return items.reduce<T | null>((first, item) => (first === null || misura(item) > misura(first) ? item : first), null)
}

/** The reason for one order among all. */
export function reasonOf(one: PlaceBeforeAfter, all: readonly PlaceBeforeAfter[]): SearchReason {
  const guadagno = gainOf(one)
  if (one.prima === null) return { codice: 'primo_posto' }
  if (guadagno === 0) return { codice: 'invariato' }
  if (guadagno > 0) {
    const overtaken = all.filter(
      ({ rangoPrima, laterRank }) => rangoPrima < one.rangoPrima && laterRank > one.laterRank,
    )
    const comfortable = max(
      overtaken.filter((other) => margineThen(other) >= 0),
      ({ minuti }) => minuti,
    )
    if (comfortable) {
      const margine = margineThen(comfortable)
      return Number.isFinite(margine)
        ? { codice: 'prima_di_chi_ha_margine', other: comfortable.ordine, margine }
        : { codice: 'prima_di_chi_non_ha_data', other: comfortable.ordine }
    }
    const long = max(overtaken, ({ minuti }) => minuti)
    if (!long) return { codice: 'giorni_liberati' }
    return { codice: long.minuti > one.minuti ? 'prima_di_uno_piu_lungo' : 'prima_di', other: long.ordine }
  }
  const overtakers = all.filter(
    (other) => other.rangoPrima > one.rangoPrima && other.laterRank < one.laterRank && gainOf(other) > 0,
  )
  const first = max(overtakers, gainOf)
  return first ? { codice: 'lascia_il_posto', other: first.ordine, guadagno: gainOf(first) } : { codice: 'segue' }
}
