// A sequence of units, orders or their turns, with the place of each, and what an exchange would make of it: only those
// are placed again that look at a day which the exchange has changed, or follow one of their order that has moved.

import { ritardoOf } from '#shared/dates/margine.ts'
import type { Day } from '../time.ts'
import { createDifference } from './delta.ts'
import { anticipoOf, type Criterion, type PianoValue, WITHOUT_PIANO, weigh, zeroValue } from './objective.ts'
import { createPlace, type PlanSnapshot, type SearchOfficina, type SequencePlace } from './officina.ts'
import { NEVER, NONE } from './ready.ts'
import type { SearchUnit } from './units.ts'

export interface OrdiniSequence {
  readonly length: number
  /** What the sequence costs now, criterion by criterion. */
  readonly valore: PianoValue
  /** The same as the one sum by which the search walks. */
  readonly costo: number
  /** The index of the unit at a position. */
  unitAt(posizione: number): number
  /** Days that the order of the unit at a position is late, times its weight. */
  ritardoA(posizione: number): number
  /** The last day and the minutes by cell of a unit. */
  placeOf(unit: number): Pick<SequencePlace, 'isFound' | 'last' | 'cambi'> & { prese: number[]; seen: number[] }
  /** Whether a unit would still stand between those of its order. */
  mayMove(from: number, a: number): boolean
  /**
   * Takes the unit at `from` out and puts it so that it stands at `a`. To be accepted or refused before the next trial.
   * @param threshold above it the trial ends early, to be refused
   * @returns what the sequence would cost, or more than `threshold`
   */
  move(from: number, a: number, threshold?: number): number
  /** The units at two positions change places; otherwise as `move`. */
  scambia(a: number, b: number, threshold?: number): number
  accetta(): void
  rifiuta(): void
  /** A copy of the sequence as it is. */
  copia(): Int32Array
}

/** Copies of the ledger are kept before each position that ends in so many zero bits. */
const STRETCH = 4
/** What going back to a copy costs, in orders taken or given back. */
const COPY_COST = 6

/** Days that an order ends after its hard date. */
const daysBeyond = ({ last }: SequencePlace, ferma: Day | null): number =>
  ferma === null || last === NONE ? 0 : Math.max(0, last - ferma)

/** Adds what an order costs when the last of its units is in its place, or takes it away. */
function count(
  value: PianoValue,
  { consegna, ferma, peso, after }: SearchUnit,
  place: SequencePlace,
  segno: 1 | -1,
): void {
  if (after !== NONE) return
  if (!place.isFound) {
    value.senzaPiano += segno
    return
  }
  const late = ritardoOf(place.last === NONE ? null : place.last, consegna)
  value.ritardo += segno * late * peso
  value.oltreFerma += segno * daysBeyond(place, ferma)
  if (late > 0) value.inRitardo += segno
  value.anticipo += segno * anticipoOf(place.primo === NEVER ? null : place.primo, consegna)
  value.cambi += segno * place.cambi
}

/** Whether what follows in an order sees no difference between two places. */
function areAlike(a: SequencePlace, b: SequencePlace): boolean {
  if (a.isFound !== b.isFound || a.last !== b.last || a.primo !== b.primo || a.cambi !== b.cambi) return false
  for (let n = 0; n < a.ends.length; n++) if (a.ends[n] !== b.ends[n]) return false
  return a.ends.length === b.ends.length
}

/**
 * Places units in a sequence, in a ledger that is the sequence's own from then on.
 * @param quote what a unit of each criterion weighs in the sum by which the search walks
 */
export function createSequence(
  units: readonly SearchUnit[],
  officina: SearchOfficina,
  initial: Iterable<number>,
  quote: Readonly<Record<Criterion, number>>,
): OrdiniSequence {
  const sequence = Int32Array.from(initial)
  const length = sequence.length
  const delta = createDifference(officina)
  const posizioni = new Int32Array(units.length)
  for (const [posizione, unit] of sequence.entries()) posizioni[unit] = posizione
  /** Where each unit is, and where it would be in the trial. */
  const places = units.map(createPlace)
  const trials = units.map(createPlace)
  /** The trial in which a unit was last placed again, and in which the one before it in its order was. */
  const placedIn = new Int32Array(units.length)
  const staleIn = new Int32Array(units.length)
  let trialNumber = 0
  let stale = 0
  const value = zeroValue()
  let cost = 0
  /** The ledger holds the orders before this position. */
  let cursor = length
  /** The units that the trial has placed again. */
  const changed = new Int32Array(length)
  let changedCount = 0
  let tried = 0
  let limit = Number.POSITIVE_INFINITY
  let moved: { da: number; a: number; scambio: boolean } | null = null

  function placeBefore({ before }: SearchUnit): SequencePlace | null {
    if (before === NONE) return null
    return (placedIn[before] === trialNumber ? trials[before] : places[before]) as SequencePlace
  }

  function piazza(index: number, place: SequencePlace): void {
    const unit = units[index] as SearchUnit
    officina.piazza(unit, place, placeBefore(unit))
    if (unit.after !== NONE) {
      place.costo = 0
      return
    }
    if (!place.isFound) {
      place.costo = WITHOUT_PIANO
      return
    }
    const { consegna, ferma, peso } = unit
    const late = place.last === NONE || consegna === null ? 0 : Math.max(0, place.last - consegna)
    const anticipo = anticipoOf(place.primo === NEVER ? null : place.primo, consegna)
    place.costo =
      daysBeyond(place, ferma) * WITHOUT_PIANO +
      late * peso * quote.ritardo +
      (late > 0 ? quote.inRitardo : 0) +
      anticipo * quote.anticipo +
      place.cambi * quote.cambi
  }

  for (const unit of sequence) {
    trialNumber = -1
    const place = places[unit] as SequencePlace
    piazza(unit, place)
    officina.apply(place, 1)
    count(value, units[unit] as SearchUnit, place, 1)
    cost += place.costo
  }
  trialNumber = 0

  const placeAt = (posizione: number) => places[sequence[posizione] as number] as SequencePlace

  /** The ledger before every sixteenth position, where it is known. */
  const snapshots: (PlanSnapshot | null)[] = Array.from({ length: (length >> STRETCH) + 1 }, () => null)
  const valid = new Uint8Array(snapshots.length)

  /** Orders are taken and given back one by one, from where the ledger is or from the nearest copy of it. */
  function door(posizione: number): void {
    let which = posizione >> STRETCH
    while (which > 0 && valid[which] === 0) which--
    const fromCopy = posizione - (which << STRETCH) + COPY_COST
    if (valid[which] === 1 && fromCopy < Math.abs(cursor - posizione)) {
      officina.torna(snapshots[which] as PlanSnapshot)
      cursor = which << STRETCH
    }
    while (cursor > posizione) officina.apply(placeAt(--cursor), -1)
    while (cursor < posizione) {
      if ((cursor & ((1 << STRETCH) - 1)) === 0 && valid[cursor >> STRETCH] === 0) takeSnapshot(cursor >> STRETCH)
      officina.apply(placeAt(cursor++), 1)
    }
  }
  function takeSnapshot(which: number): void {
    snapshots[which] = officina.fotografa(snapshots[which] ?? null)
    valid[which] = 1
  }

  /** Places a unit again. @param wasMoved what it had is accounted for where it was */
  function putBack(unit: number, wasMoved: boolean): void {
    const previous = places[unit] as SequencePlace
    const next = trials[unit] as SequencePlace
    piazza(unit, next)
    placedIn[unit] = trialNumber
    if (staleIn[unit] === trialNumber) {
      staleIn[unit] = 0
      stale--
    }
    const { after } = units[unit] as SearchUnit
    if (after !== NONE && !areAlike(previous, next)) {
      staleIn[after] = trialNumber
      stale++
    }
    officina.apply(next, 1)
    delta.mark(next, 1)
    if (!wasMoved) delta.mark(previous, -1)
    tried += next.costo - previous.costo
    changed[changedCount++] = unit
  }

  /** Up to a position; false when the trial costs too much on the way: what comes after rarely makes it good again. */
  function proceed(from: number, a: number): boolean {
    for (let posizione = from; posizione < a; posizione++) {
      const unit = sequence[posizione] as number
      const place = places[unit] as SequencePlace
      if (staleIn[unit] !== trialNumber && !delta.touches(place)) {
        officina.apply(place, 1)
        continue
      }
      putBack(unit, false)
      if (tried <= limit) continue
      cursor = posizione + 1
      return false
    }
    return true
  }

  /** From a position on, until nothing is different any more. */
  function finish(from: number): number {
    let posizione = from
    while (posizione < length && (stale > 0 || !delta.isNone())) if (!proceed(posizione, ++posizione)) return tried
    cursor = posizione
    return tried
  }

  function begin(first: number, trial: typeof moved, threshold: number): void {
    door(first)
    limit = threshold
    changedCount = 0
    tried = cost
    moved = trial
    trialNumber++
    stale = 0
  }

  /** The first and the last position at which a unit stands between those of its order. */
  const firstOf = ({ before }: SearchUnit) => (before === NONE ? 0 : (posizioni[before] as number) + 1)
  const lastOf = ({ after }: SearchUnit) => (after === NONE ? length : (posizioni[after] as number)) - 1
  function mayMove(from: number, a: number): boolean {
    const unit = units[sequence[from] as number] as SearchUnit
    return a >= firstOf(unit) && a <= lastOf(unit)
  }

  return {
    length,
    get valore() {
      return { ...value }
    },
    get costo() {
      return cost
    },
    unitAt: (posizione) => sequence[posizione] as number,
    mayMove,
    ritardoA(posizione) {
      const { consegna, ferma, peso, final } = units[sequence[posizione] as number] as SearchUnit
      const place = places[final] as SequencePlace
      return ritardoOf(place.last === NONE ? null : place.last, consegna) * peso + daysBeyond(place, ferma)
    },
    placeOf(unit) {
      const { isFound, last, cambi, prese, takenCount, seen, seenCount } = places[unit] as SequencePlace
      return {
        isFound,
        last,
        cambi,
        prese: [...prese.subarray(0, takenCount)],
        seen: [...seen.subarray(0, seenCount)],
      }
    },
    move(from, a, threshold = Number.POSITIVE_INFINITY) {
      begin(Math.min(from, a), { da: from, a, scambio: false }, threshold)
      const unit = sequence[from] as number
      if (from < a) {
        delta.mark(places[unit] as SequencePlace, -1)
        if (!proceed(from + 1, a + 1)) return tried
        putBack(unit, true)
        return finish(a + 1)
      }
      putBack(unit, true)
      if (!proceed(a, from)) return tried
      delta.mark(places[unit] as SequencePlace, -1)
      return finish(from + 1)
    },
    scambia(one, other, threshold = Number.POSITIVE_INFINITY) {
      const [from, a] = one < other ? [one, other] : [other, one]
      begin(from, { da: from, a, scambio: true }, threshold)
      const [first, second] = [sequence[from] as number, sequence[a] as number]
      delta.mark(places[first] as SequencePlace, -1)
      putBack(second, true)
      if (!proceed(from + 1, a)) return tried
      delta.mark(places[second] as SequencePlace, -1)
      putBack(first, true)
      return finish(a + 1)
    },
    accetta() {
      if (!moved) return
      const { da, a, scambio } = moved
      const unit = sequence[da] as number
      if (scambio) {
        sequence[da] = sequence[a] as number
      } else if (da < a) sequence.copyWithin(da, da + 1, a + 1)
      else sequence.copyWithin(a + 1, a, da)
      sequence[a] = unit
      for (let posizione = Math.min(da, a); posizione <= Math.max(da, a); posizione++) {
        posizioni[sequence[posizione] as number] = posizione
      }
      for (let n = 0; n < changedCount; n++) {
        const index = changed[n] as number
        const previous = places[index] as SequencePlace
        const next = trials[index] as SequencePlace
        count(value, units[index] as SearchUnit, previous, -1)
        count(value, units[index] as SearchUnit, next, 1)
        places[index] = next
        trials[index] = previous
      }
      cost = weigh(value, quote)
      // A copy between the first order moved and the last one placed again is of another ledger now.
      const first = Math.min(da, a)
      for (let which = (first >> STRETCH) + 1; which << STRETCH < cursor; which++) valid[which] = 0
      if (!delta.isNone()) valid.fill(0, (first >> STRETCH) + 1)
      delta.close(false)
      moved = null
    },
    rifiuta() {
      delta.close(true)
      moved = null
    },
    copia: () => sequence.slice(),
  }
}
