// Dates that customers were told and that are held hard: a search does not move an order beyond its own, and says what
// that costs the others. docs/scheduler.md#searching
import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import type { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { optimize, type SearchOutcome } from '../../schedulazione/engine/optimize.ts'
import { WITHOUT_PIANO } from '../../schedulazione/engine/ricerca/objective.ts'
import type { PlanSearchOptions } from '../../schedulazione/engine/ricerca/searchTurns.ts'
import type { SearchedOrdine, SearchInput } from './data.ts'
import { libroWithout } from './searchLibro.ts'

type Calendario = ReturnType<typeof createCalendario>

/** What was searched, and what the hard dates cost; null without any. */
export interface FoundWithFerme {
  found: SearchOutcome
  /** Orders that were left where they are, since the search would have moved them beyond their hard dates. */
  stayed: readonly SearchedOrdine[]
  prezzoFerme: number | null
}

const hasFerma = ({ ferma }: SearchedOrdine) => ferma != null

/** The last day of each order in a plan; null without a place. */
const endsOf = ({ esiti }: SearchOutcome) =>
  new Map(esiti.map(({ ordine, piano }) => [ordine, piano ? lastDay(piano.fasi) : null]))

/** Weighted late days of orders. */
function lateOfAll(ordini: readonly SearchedOrdine[], outcome: SearchOutcome): number {
  const ends = endsOf(outcome)
  return ordini.reduce(
    (sum, { ordine, peso = 1, request }) => sum + peso * ritardoOf(ends.get(ordine) ?? null, request.dataConsegna),
    0,
  )
}

/** The same of those without a hard date. */
const lateOfOthers = (ordini: readonly SearchedOrdine[], outcome: SearchOutcome) =>
  lateOfAll(
    ordini.filter((one) => !hasFerma(one)),
    outcome,
  )

/** Days after hard dates, orders without a place before all. */
function daysBeyond(ordini: readonly SearchedOrdine[], outcome: SearchOutcome): number {
  const ends = endsOf(outcome)
  return ordini.reduce((sum, { ordine, ferma }) => {
    const end = ends.get(ordine) ?? null
    return sum + (end === null ? WITHOUT_PIANO : ritardoOf(end, ferma ?? null))
  }, 0)
}

/** Part of the seconds, or of the steps. */
const shareOf = ({ millisecondi, passi, ...options }: PlanSearchOptions, share: number): PlanSearchOptions => ({
  ...options,
  ...(millisecondi !== undefined && { millisecondi: millisecondi * share }),
  ...(passi !== undefined && { passi: Math.max(1, Math.round(passi * share)) }),
})

/**
 * Searches a plan in which the hard dates hold. One that today's plan keeps is kept in any case: where the search moves
 * such an order beyond it, it is searched again with those orders where they are. What the dates cost the others is the
 * difference to a search without them, of the same length and seed.
 */
export function searchWithFerme(data: SearchInput, calendario: Calendario, options: PlanSearchOptions): FoundWithFerme {
  const { ordini, prenotazioni } = data
  const search = (which: readonly SearchedOrdine[], with_: PlanSearchOptions) =>
    optimize(which, calendario, libroWithout(prenotazioni, which), with_)
  if (!ordini.some(hasFerma)) return { found: search(ordini, options), stayed: [], prezzoFerme: null }
  const half = shareOf(options, 0.5)
  const free = search(
    ordini.map((one) => ({ ...one, ferma: null })),
    half,
  )
  let found = search(ordini, half)
  // What the search without them gives the dates as well, they do not cost.
  if (daysBeyond(ordini, free) <= daysBeyond(ordini, found) && lateOfAll(ordini, free) <= lateOfAll(ordini, found)) {
    found = free
  }
  let stayed: readonly SearchedOrdine[] = []
  if (movedBeyond(ordini, found)) {
    stayed = ordini.filter((one) => hasFerma(one) && keptToday(one))
    found = search(
      ordini.filter((one) => !stayed.includes(one)),
      half,
    )
  }
  return { found, stayed, prezzoFerme: Math.max(0, lateOfOthers(ordini, found) - lateOfOthers(ordini, free)) }
}

/** Whether today's plan keeps a hard date. */
const keptToday = ({ oggi, ferma }: SearchedOrdine) => oggi !== null && ritardoOf(lastDay(oggi), ferma ?? null) === 0

/** Whether a plan moves an order beyond the hard date that it keeps today. */
function movedBeyond(ordini: readonly SearchedOrdine[], outcome: SearchOutcome): boolean {
  const ends = endsOf(outcome)
  return ordini.some((one) => {
    const end = ends.get(one.ordine) ?? null
    return hasFerma(one) && keptToday(one) && (end === null || ritardoOf(end, one.ferma ?? null) > 0)
  })
}
