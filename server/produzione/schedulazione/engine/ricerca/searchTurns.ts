// The search itself: whole orders first, then their turns department by department, and the bound beside it.
import type { Calendario } from '../capacita.ts'
import type { Libro } from '../libro.ts'
import { boundWorldOf } from '../minorante/boundWork.ts'
import { createDayPrices } from '../minorante/dayPrices.ts'
import { lateGroupsOf } from '../minorante/lateGroups.ts'
import { quickBoundOf } from '../minorante/lowerBound.ts'
import { STRETCH } from '../minorante/paces.ts'
import { measureOf, wholeDays } from '../minorante/wholeDays.ts'
import type { Day, Instant } from '../time.ts'
import type { PlacingTurn } from '../turns.ts'
import type { CompiledOrdine } from './compila.ts'
import { compareValues, type Objective, type PianoValue, slopes } from './objective.ts'
import { createOfficina } from './officina.ts'
import { aloneOf, bestStart } from './partenze.ts'
import { type WalkLimits, walk } from './passeggiata.ts'
import { createSequence } from './sequence.ts'
import { placingTurnsOf, type SearchUnit, turnUnits, wholeUnits } from './units.ts'

export interface PlanSearchOptions {
  /** How long at most; without a limit of either kind nothing is searched. */
  millisecondi?: number
  /** Steps at most: with the same seed, and no limit of time, the same plan comes out. */
  passi?: number
  seme?: number
  obiettivo?: Objective
  /** No work in a department is placed before. */
  congelatoFino?: Instant | null
  /** Asked now and then; true ends the search with the best plan so far. */
  annullata?: () => boolean
  /** Told of each better plan found. */
  migliore?: (value: PianoValue, steps: number) => void
  /** Milliseconds that only grow. */
  orologio?: () => number
}

export interface FoundTurns {
  turns: PlacingTurn[]
  valore: PianoValue
  partenza: PianoValue
  minorante: number
  passi: number
  annullata: boolean
}

/** Rounds of the bound before the search at most, for sequences to begin with, and its share of the time. */
const ROUNDS_BEFORE = 1000
const BOUND_SHARE = 0.15
/** Share of the time that is left for the bound at the end; without a limit of time it has so many rounds. */
const PROOF_SHARE = 0.15
const PROOF_ROUNDS = 500
/** Share of the time, or of the steps, in which whole orders are moved, before their turns. */
const WHOLE = 0.5
/** Shares of the last rounds by which the bound says when an order ends: each is a sequence to begin with. */
const SHARES = [0.3, 0.5, 0.65, 0.8, 0.9]

type Options = PlanSearchOptions & { obiettivo: Objective; seme: number; base: Day }

/** Searches the turns of orders that can be placed; none of them is in the ledger but with what it holds. */
export function searchTurns(
  compiled: readonly CompiledOrdine[],
  calendario: Calendario,
  libro: Libro,
  { obiettivo, seme, base, ...options }: Options,
): FoundTurns {
  const clock = options.orologio ?? (() => performance.now())
  const began = clock()
  const milliseconds = options.millisecondi ?? Number.POSITIVE_INFINITY
  const limited = options.millisecondi !== undefined || options.passi !== undefined
  const quote = slopes(obiettivo)
  const next = () => createOfficina(compiled, calendario, libro, base)
  const sequenceOf = (units: readonly SearchUnit[]) => (indexes: Iterable<number>) =>
    createSequence(units, next(), indexes, quote)
  const whole = wholeUnits(compiled)
  const inSequence = sequenceOf(whole)

  const world = boundWorldOf(compiled, next(), calendario, libro)
  const prices = createDayPrices(world, quickBoundOf(world), lateGroupsOf(world))
  const pesi = compiled.map(({ peso }) => peso)
  /** The share of some rounds, or of the time up to a moment, that is over. */
  function shareDone(rounds: number, until: number): () => number {
    const from = clock()
    let stretches = 0
    return () => {
      if (options.annullata?.() === true) return 1
      const time = until < Number.POSITIVE_INFINITY ? (clock() - from) / Math.max(1e-6, until - from) : 0
      return Math.max(time, (stretches++ * STRETCH) / rounds)
    }
  }
  const first = inSequence(compiled.keys())
  const partenza = { ...first.valore }
  const only = aloneOf(compiled, next())
  let best = bestStart(first, compiled, only, inSequence, obiettivo, { calendario, libro, base })
  if (limited) {
    prices.improve(best.valore.ritardo, shareDone(ROUNDS_BEFORE, began + BOUND_SHARE * milliseconds))
    for (const share of SHARES) {
      const ends = prices.ends(share)
      const byPrices = inSequence([...compiled.keys()].sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0) || a - b))
      if (compareValues(byPrices.valore, best.valore, obiettivo) < 0) best = byPrices
    }
  }
  if (best !== first) options.migliore?.(best.valore, 0)

  const limits = (share: number): WalkLimits => ({
    passi: options.passi === undefined ? (limited ? Number.POSITIVE_INFINITY : 0) : Math.ceil(options.passi * share),
    millisecondi: Math.max(0, milliseconds * (1 - PROOF_SHARE) * share - (clock() - began)),
    orologio: clock,
    annullata: options.annullata ?? (() => false),
    migliore: options.migliore ?? (() => undefined),
  })
  const byTurns = whole.some(({ fasi }) => fasi.filter(({ reparto, durata }) => reparto >= 0 && durata > 0).length > 1)
  const wholes = walk(best, inSequence, obiettivo, seme, limits(byTurns ? WHOLE : 1))
  let units: readonly SearchUnit[] = whole
  let outcome = wholes
  let steps = wholes.passi
  if (byTurns && limited && !wholes.annullata) {
    const turns = turnUnits(compiled, wholes.sequence)
    const redo = sequenceOf(turns)
    const left = limits(1)
    const turned = walk(redo(turns.keys()), redo, obiettivo, seme, { ...left, passi: left.passi - steps })
    steps += turned.passi
    // An order that finds no room as a whole takes none; by turns its first ones may.
    if (compareValues(turned.valore, wholes.valore, obiettivo) <= 0) {
      units = turns
      outcome = turned
    }
  }
  if (limited && !outcome.annullata) {
    const rounds = options.millisecondi === undefined ? PROOF_ROUNDS : Number.POSITIVE_INFINITY
    prices.prove(outcome.valore.ritardo, measureOf(pesi), shareDone(rounds, began + milliseconds))
  }
  return {
    turns: placingTurnsOf(compiled, units, outcome.sequence),
    valore: outcome.valore,
    partenza,
    minorante: wholeDays(prices.bound, pesi),
    passi: steps,
    annullata: outcome.annullata,
  }
}
