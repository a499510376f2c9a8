// Who would end later if an order were taken first. Pure. docs/scheduler.md#why-not-earlier
import { lastDay } from '#shared/dates/margine.ts'
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { searchRequest } from '../../schedulazione/engine/ricerca/compila.ts'
import { type Day, truncateToHour } from '../../schedulazione/engine/time.ts'
import { type PlacingTurn, placeTurns } from '../../schedulazione/engine/turns.ts'
import { isSavable, type PianoRequest } from '../../schedulazione/engine/types.ts'
import type { SearchedOrdine, SearchInput } from '../ricerca/data.ts'
import { libroWithout } from '../ricerca/searchLibro.ts'

/** An order that would end later. */
export interface PushedOrdine {
  ordine: number
  consegna: Day | null
  /** Its last day of work, as its plan is and then. */
  prima: Day
  /** Null: it would find no room within two years. */
  dopo: Day | null
}

/** What a thread is given. */
export interface PushedInput {
  data: Pick<SearchInput, 'ordini' | 'calendario' | 'prenotazioni'>
  target: number
}

/** An order that is asked for the dates it has, none earlier. */
function askedAsSaved({ request, oggi }: SearchedOrdine): PianoRequest {
  const dates = new Map((oggi ?? []).map((fase) => [fase.nome, fase]))
  const fasi = request.fasi.map((fase) => {
    const saved = dates.get(fase.nome)
    return fase.tenuta || !saved ? fase : { ...fase, da: truncateToHour(saved.inizio), fissata: false }
  })
  return { ...request, fasi }
}

/** The free phases of saved orders, one by one as they begin in their plans. */
function turnsOf(ordini: readonly SearchedOrdine[]): PlacingTurn[] {
  return ordini
    .flatMap(({ ordine, request, oggi }) => {
      const free = new Set(request.fasi.filter(({ tenuta }) => !tenuta).map(({ nome }) => nome))
      return (oggi ?? []).flatMap(({ nome, inizio, fine }) => (free.has(nome) ? [{ ordine, nome, inizio, fine }] : []))
    })
    .sort((a, b) => a.inizio - b.inizio || a.fine - b.fine || a.ordine - b.ordine)
    .map(({ ordine, nome }) => ({ ordine, fasi: [nome] }))
}

/**
 * The orders that would end later if one were taken first: that one is placed as if none of those that may move were
 * there, then these in the sequence of their plans, none before where it is. Compared with the same without it being
 * taken first, so that nothing counts but that.
 * @returns the most days first
 */
export function pushedBy({ data: { ordini, calendario: kept, prenotazioni }, target }: PushedInput): PushedOrdine[] {
  const calendario = createCalendario(kept)
  const saved = ordini.filter(({ oggi }) => oggi !== null)
  const first = ordini.find(({ ordine }) => ordine === target)
  if (!first) return []
  const others = saved.filter(({ ordine }) => ordine !== target)
  const libro = () => libroWithout(prenotazioni, [...others, first])
  const asked = new Map(saved.map((one) => [one.ordine, askedAsSaved(one)]))
  const before = placeTurns(asked, turnsOf(saved), calendario, libro())
  const requests = new Map(asked).set(target, searchRequest(first.request, null))
  const after = placeTurns(requests, [{ ordine: target }, ...turnsOf(others)], calendario, libro())
  return others
    .flatMap(({ ordine, request: { dataConsegna } }): PushedOrdine[] => {
      const [was, is] = [before.get(ordine), after.get(ordine)]
      const prima = was && lastDay(was.fasi)
      if (!was || !is || prima === null || prima === undefined) return []
      const then = isSavable(is) ? lastDay(is.fasi) : null
      return then !== null && then <= prima ? [] : [{ ordine, consegna: dataConsegna, prima, dopo: then }]
    })
    .sort(
      (a, b) =>
        (b.dopo ?? Number.MAX_SAFE_INTEGER) - b.prima - ((a.dopo ?? Number.MAX_SAFE_INTEGER) - a.prima) ||
        a.ordine - b.ordine,
    )
}
