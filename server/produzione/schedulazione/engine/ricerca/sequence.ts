// A sequence of orders with the place of each, and what an exchange would make of it: only orders that look at a day
// which the exchange has changed are placed again.

import { ritardoOf } from '#shared/dates/margine.ts'
import type { CompiledOrdine } from './compila.ts'
import { createDifference } from './delta.ts'
import { anticipoOf, type Criterion, type PianoValue, WITHOUT_PIANO, weigh, zeroValue } from './objective.ts'
import { createPlace, type PlanSnapshot, type SearchOfficina, type SequencePlace } from './officina.ts'
import { NEVER, NONE, prontoOf } from './ready.ts'

export interface OrdiniSequence {
  readonly length: number
  /** What the sequence costs now, criterion by criterion. */
  readonly valore: PianoValue
  /** The same as the one sum by which the search walks. */
  readonly costo: number
  /** The index of the order at a position. */
  ordineA(posizione: number): number
  /** Days that the order at a position is late, times its weight. */
  ritardoA(posizione: number): number
  /** The last day and the minutes by cell of an order. */
  placeOf(ordine: number): Pick<SequencePlace, 'isFound' | 'last' | 'cambi'> & { prese: number[]; seen: number[] }
  /**
   * Takes `amount` orders from `from` on out and puts them so that the first stands at `a`. To be accepted or refused
   * before the next trial.
   * @param threshold above it the trial ends early, to be refused
   * @returns what the sequence would cost, or more than `threshold`
   */
  move(from: number, a: number, amount?: number, threshold?: number): number
  /** The orders at two positions change places; otherwise as `sposta`. */
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

/** Adds what an order costs in its place, or takes it away. */
function count(value: PianoValue, { consegna, peso }: CompiledOrdine, place: SequencePlace, segno: 1 | -1): void {
  if (!place.isFound) {
    value.senzaPiano += segno
    return
  }
  const late = ritardoOf(place.last === NONE ? null : place.last, consegna)
  value.ritardo += segno * late * peso
  if (late > 0) value.inRitardo += segno
  value.anticipo += segno * anticipoOf(place.primo === NEVER ? null : place.primo, consegna)
  value.cambi += segno * place.cambi
}

/**
 * Places orders in a sequence, in a ledger that is the sequence's own from then on.
 * @param quote what a unit of each criterion weighs in the sum by which the search walks
 */
export function createSequence(
  ordini: readonly CompiledOrdine[],
  officina: SearchOfficina,
  initial: Iterable<number>,
  quote: Readonly<Record<Criterion, number>>,
): OrdiniSequence {
  const sequence = Int32Array.from(initial)
  const length = sequence.length
  const delta = createDifference(officina)
  const ready = ordini.map(prontoOf)
  /** Where each order is, and where it would be in the trial. */
  const places = ordini.map(createPlace)
  const trials = ordini.map(createPlace)
  const value = zeroValue()
  let cost = 0
  /** The ledger holds the orders before this position. */
  let cursor = length
  /** The orders that the trial has placed again. */
  const changed = new Int32Array(length)
  let changedCount = 0
  let tried = 0
  let limit = Number.POSITIVE_INFINITY
  let moved: { da: number; a: number; amount: number; scambio: boolean } | null = null

  function piazza(ordine: number, place: SequencePlace): void {
    officina.piazza(ready[ordine] as (typeof ready)[number], place)
    if (!place.isFound) {
      place.costo = WITHOUT_PIANO
      return
    }
    const { consegna, peso } = ordini[ordine] as CompiledOrdine
    const late = place.last === NONE || consegna === null ? 0 : Math.max(0, place.last - consegna)
    const anticipo = anticipoOf(place.primo === NEVER ? null : place.primo, consegna)
    place.costo =
      late * peso * quote.ritardo +
      (late > 0 ? quote.inRitardo : 0) +
      anticipo * quote.anticipo +
      place.cambi * quote.cambi
  }

  for (const ordine of sequence) {
    const place = places[ordine] as SequencePlace
    piazza(ordine, place)
    officina.apply(place, 1)
    count(value, ordini[ordine] as CompiledOrdine, place, 1)
    cost += place.costo
  }

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

  /** Places an order again. @param wasMoved what it had is accounted for where it was */
  function putBack(ordine: number, wasMoved: boolean): void {
    const previous = places[ordine] as SequencePlace
    const next = trials[ordine] as SequencePlace
    piazza(ordine, next)
    officina.apply(next, 1)
    delta.mark(next, 1)
    if (!wasMoved) delta.mark(previous, -1)
    tried += next.costo - previous.costo
    changed[changedCount++] = ordine
  }

  /** Up to a position; false when the trial costs too much on the way: what comes after rarely makes it good again. */
  function proceed(from: number, a: number): boolean {
    for (let posizione = from; posizione < a; posizione++) {
      const ordine = sequence[posizione] as number
      const place = places[ordine] as SequencePlace
      if (!delta.touches(place)) {
        officina.apply(place, 1)
        continue
      }
      putBack(ordine, false)
      if (tried <= limit) continue
      cursor = posizione + 1
      return false
    }
    return true
  }

  /** From a position on, until nothing is different any more. */
  function finish(from: number): number {
    let posizione = from
    while (posizione < length && !delta.isNone()) if (!proceed(posizione, ++posizione)) return tried
    cursor = posizione
    return tried
  }

  function begin(first: number, trial: typeof moved, threshold: number): void {
    door(first)
    limit = threshold
    changedCount = 0
    tried = cost
    moved = trial
  }

  const remove = (from: number, a: number) => {
    for (let posizione = from; posizione < a; posizione++) delta.mark(placeAt(posizione), -1)
  }
  const putBackAll = (from: number, a: number) => {
    for (let posizione = from; posizione < a; posizione++) putBack(sequence[posizione] as number, true)
  }

  return {
    length,
    get valore() {
      return { ...value }
    },
    get costo() {
      return cost
    },
    ordineA: (posizione) => sequence[posizione] as number,
    ritardoA(posizione) {
      const { consegna, peso } = ordini[sequence[posizione] as number] as CompiledOrdine
      const { last } = placeAt(posizione)
      return ritardoOf(last === NONE ? null : last, consegna) * peso
    },
    placeOf(ordine) {
      const { isFound, last, cambi, prese, takenCount, seen, seenCount } = places[ordine] as SequencePlace
      return {
        isFound,
        last,
        cambi,
        prese: [...prese.subarray(0, takenCount)],
        seen: [...seen.subarray(0, seenCount)],
      }
    },
    move(from, a, amount = 1, threshold = Number.POSITIVE_INFINITY) {
      begin(Math.min(from, a), { da: from, a, amount, scambio: false }, threshold)
      if (from < a) {
        remove(from, from + amount)
        if (!proceed(from + amount, a + amount)) return tried
        putBackAll(from, from + amount)
        return finish(a + amount)
      }
      putBackAll(from, from + amount)
      if (!proceed(a, from)) return tried
      remove(from, from + amount)
      return finish(from + amount)
    },
    scambia(one, other, threshold = Number.POSITIVE_INFINITY) {
      const [from, a] = one < other ? [one, other] : [other, one]
      begin(from, { da: from, a, amount: 1, scambio: true }, threshold)
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
      const { da, a, amount, scambio } = moved
      if (scambio) {
        const first = sequence[da] as number
        sequence[da] = sequence[a] as number
        sequence[a] = first
      } else {
        const movedOnes = sequence.slice(da, da + amount)
        if (da < a) sequence.copyWithin(da, da + amount, a + amount)
        else sequence.copyWithin(a + amount, a, da)
        sequence.set(movedOnes, a)
      }
      for (let n = 0; n < changedCount; n++) {
        const ordine = changed[n] as number
        const previous = places[ordine] as SequencePlace
        const next = trials[ordine] as SequencePlace
        count(value, ordini[ordine] as CompiledOrdine, previous, -1)
        count(value, ordini[ordine] as CompiledOrdine, next, 1)
        places[ordine] = next
        trials[ordine] = previous
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
