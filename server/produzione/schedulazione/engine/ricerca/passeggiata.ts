// The walk of the search: exchanges in a sequence, taken when they better it, or worsen it little while it is early.
import { createChance } from './example.ts'
import { compareValues, type Objective, type PianoValue, WITHOUT_PIANO } from './objective.ts'
import type { OrdiniSequence } from './sequence.ts'

export interface WalkLimits {
  /** Steps at most. */
  passi: number
  /** Milliseconds at most. */
  millisecondi: number
  orologio: () => number
  annullata: () => boolean
  /** Called with each better sequence, not more often than the clock is looked at. */
  migliore: (value: PianoValue, steps: number) => void
}

export interface WalkOutcome {
  /** Indices of the orders, the best sequence found. */
  sequence: Int32Array
  /** What it costs. */
  valore: PianoValue
  passi: number
  annullata: boolean
}

/** Steps between two looks at the clock. */
const STRETCH = 32
/** Moves tried to learn how much one usually changes. */
const PROBES = 60
/** Of the usual change: how much worse a step may be at the beginning, and at the end. */
const HEAT = 0.1
const COLD = 0.002
/** Without a limit of steps or time to reckon with, cycles of this many steps. */
const CYCLE = 200_000
/** How strongly near positions are preferred: what goes far moves all that lies between, and is seldom taken. */
const NEAR = 3

/** Part of a walk, up to a share of it: from where all began, or else from the best so far; how hot it begins. */
interface Round {
  fino: number
  daCapo: boolean
  caldo: number
}
/** Beginnings at most, steps an order that one is worth, and steps after which the pace is known. */
const INIZI_MAX = 8
const INIZIO_STEPS = 400
const TRIAL_STEPS = 512

/**
 * Which large orders are late is settled early in a walk and seldom undone: where there is time, half of it goes to
 * several beginnings, the other half to the best of them, which begins less hot.
 */
function roundsOf(stepsPerOrdine: number): readonly Round[] {
  const inizi = Math.min(INIZI_MAX, Math.floor(stepsPerOrdine / INIZIO_STEPS))
  if (inizi < 2) return [{ fino: 1, daCapo: true, caldo: HEAT }]
  return [
    ...Array.from({ length: inizi }, (_, n) => ({ fino: (n + 1) / (2 * inizi), daCapo: true, caldo: HEAT })),
    { fino: 1, daCapo: false, caldo: HEAT / 2 },
  ]
}

/**
 * Walks from a sequence; what is best on the way is kept. The sequence itself is left where the walk ends.
 * @param redo another sequence of the same orders
 */
export function walk(
  before: OrdiniSequence,
  redo: (indexes: Iterable<number>) => OrdiniSequence,
  objective: Objective,
  seme: number,
  limits: WalkLimits,
): WalkOutcome {
  let sequence = before
  const initial = before.copia()
  const { length } = sequence
  const example = createChance(seme)
  const inizio = limits.orologio()
  let optimal = sequence.copia()
  let bestValue = sequence.valore
  let current = sequence.costo
  let steps = 0
  let annullata = false
  let next = false
  if (length < 2) return { sequence: optimal, valore: bestValue, passi: steps, annullata }

  const anyIndex = () => Math.floor(example() * length)
  /** A position, mostly of a late order. */
  function choose(): number {
    let posizione = anyIndex()
    for (let volta = 0; volta < 6 && sequence.ritardoA(posizione) === 0; volta++) posizione = anyIndex()
    return posizione
  }
  /** Another position: near more often than far. */
  function other(from: number): number {
    const step = Math.floor(length ** (example() ** NEAR))
    const where = from + (example() < 0.7 ? -step : step)
    if (where >= 0 && where < length) return where
    const far = anyIndex()
    return far === from ? (from + 1) % length : far
  }
  function trial(threshold: number) {
    const from = example() < 0.8 ? choose() : anyIndex()
    const a = other(from)
    const isSwap = example() >= 0.6 && sequence.mayMove(a, from)
    if (!sequence.mayMove(from, a)) return Number.POSITIVE_INFINITY
    return isSwap ? sequence.scambia(from, a, threshold) : sequence.move(from, a, threshold)
  }

  let sum = 0
  let count = 0
  for (let n = 0; n < PROBES; n++) {
    const delta = Math.abs(trial(Number.POSITIVE_INFINITY) - current)
    sequence.rifiuta()
    if (delta > 0 && delta < WITHOUT_PIANO) {
      sum += delta
      count++
    }
  }
  const usual = count > 0 ? sum / count : 1
  const withLimit = Number.isFinite(limits.passi) || Number.isFinite(limits.millisecondi)
  const { passi: maxSteps, millisecondi } = limits
  let rounds = roundsOf(0)
  let round = 0
  let temperature = usual * HEAT
  /** Sets the temperature, and begins the next part when it is time. */
  function rule(elapsed: number): void {
    const done = withLimit ? Math.max(steps / maxSteps, elapsed / millisecondi) : (steps % CYCLE) / CYCLE
    if (round === 0 && steps <= TRIAL_STEPS && withLimit && done > 0) rounds = roundsOf(steps / done / length)
    const self = rounds[round] as Round
    if (done >= self.fino && round + 1 < rounds.length) {
      round++
      sequence = redo(rounds[round]?.daCapo ? initial : optimal)
      current = sequence.costo
    }
    const { fino, caldo } = rounds[round] as Round
    const from = rounds[round - 1]?.fino ?? 0
    temperature = usual * caldo * (COLD / caldo) ** Math.min(1, (done - from) / (fino - from))
  }
  while (steps < maxSteps) {
    if (steps % STRETCH === 0) {
      const elapsed = limits.orologio() - inizio
      if (next) limits.migliore(bestValue, steps)
      next = false
      annullata = limits.annullata()
      if (annullata || elapsed >= millisecondi) break
      rule(elapsed)
    }
    steps++
    const threshold = current - temperature * Math.log(example())
    if (trial(threshold) > threshold) {
      sequence.rifiuta()
      continue
    }
    sequence.accetta()
    current = sequence.costo
    const { valore } = sequence
    if (compareValues(valore, bestValue, objective) < 0) {
      bestValue = valore
      optimal = sequence.copia()
      next = true
    }
  }
  if (next) limits.migliore(bestValue, steps)
  return { sequence: optimal, valore: bestValue, passi: steps, annullata }
}
