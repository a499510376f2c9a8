// The difference between the ledger of a trial and the one that it starts from.
import type { SearchOfficina, SequencePlace } from './officina.ts'

export interface Delta {
  /** Adds to the difference what a place takes, or takes away. */
  mark(place: SequencePlace, segno: 1 | -1): void
  /**
   * Whether an order would find another place: a day that it works on is different, or one that it passed over, being
   * full, is not any more.
   */
  touches(place: SequencePlace): boolean
  /** Forgets the difference; `cancel` takes it out of the ledger too. */
  close(cancel: boolean): void
  isNone(): boolean
}

/** The bits of a word from one cell to another, both included, as far as they are in this word. */
function bitsBetween(word: number, from: number, a: number): number {
  const bassi = from >> 5 === word ? -1 << (from & 31) : -1
  const highBits = a >> 5 === word ? -1 >>> (31 - (a & 31)) : -1
  return bassi & highBits
}

/** No difference yet. */
export function createDifference({ free, add }: SearchOfficina): Delta {
  const celle = free.length << 5
  const deltas = new Int32Array(celle)
  /** A bit for each cell that is different. */
  const diverse = new Int32Array(free.length)
  let count = 0
  /** No word outside of these differs. */
  let before = free.length
  let last = -1

  function mark({ prese, takenCount }: SequencePlace, segno: 1 | -1): void {
    for (let n = 0; n < takenCount; n += 2) {
      const cella = prese[n] as number
      const previous = deltas[cella] as number
      const next = previous + segno * (prese[n + 1] as number)
      deltas[cella] = next
      if ((previous === 0) === (next === 0)) continue
      const word = cella >> 5
      diverse[word] = (diverse[word] as number) ^ (1 << (cella & 31))
      if (next === 0) {
        count--
        continue
      }
      count++
      if (word < before) before = word
      if (word > last) last = word
    }
  }

  function touch({ seen, seenCount }: SequencePlace): boolean {
    for (let n = 0; n < seenCount; n += 3) {
      const from = seen[n] as number
      const inizio = seen[n + 1] as number
      const a = seen[n + 2] as number
      const fine = Math.min(a >> 5, last)
      for (let word = Math.max(inizio >> 5, before); word <= fine; word++) {
        if (((diverse[word] as number) & bitsBetween(word, inizio, a)) !== 0) return true
      }
      if (from === inizio) continue
      const passata = Math.min((inizio - 1) >> 5, last)
      for (let word = Math.max(from >> 5, before); word <= passata; word++) {
        const empty = (diverse[word] as number) & (free[word] as number)
        if (empty !== 0 && (empty & bitsBetween(word, from, inizio - 1)) !== 0) return true
      }
    }
    return false
  }

  function close(cancel: boolean): void {
    for (let word = before; word <= last; word++) {
      let bit = diverse[word] as number
      while (bit !== 0) {
        const cella = (word << 5) + (31 - Math.clz32(bit & -bit))
        if (cancel) add(cella, -(deltas[cella] as number))
        deltas[cella] = 0
        bit &= bit - 1
      }
      diverse[word] = 0
    }
    before = free.length
    last = -1
    count = 0
  }

  return { mark, touches: touch, close, isNone: () => count === 0 }
}
