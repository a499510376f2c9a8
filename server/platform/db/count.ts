import type { Services } from '../context.ts'
import type { Db } from './prisma.ts'
import { type Model, readCount } from './read.ts'
import { Lru } from './sql/lru.ts'
import { shapeOf } from './sql/shape.ts'

/** Up to here a list is counted whenever it is read. */
const EXACT_UP_TO = 10_000
/** A longer one is not counted again for so long, whatever happens. */
const FRESH_MS = 3_000
/** Nor for so long while nothing happens: not every change makes an event. */
const VALID_MS = 60_000
const ELENCHI = 500

interface Count {
  righe: Promise<number>
  /** When it was taken, and the last event known then. */
  preso: number
  posizione: string | null
}

const counts = new WeakMap<Db, Lru<{ last?: Count }>>()

/** A `where` with its values, as a key. */
function keyOf(model: Model, where: object): string {
  const { key, values } = shapeOf(where)
  return `${model}${key}${JSON.stringify(values, (_name, value) => (typeof value === 'bigint' ? `${value}n` : value))}`
}

/**
 * How many rows a list has: exact to 10,000; a longer one is counted once and then again after a change in the event
 * log, at most every 3 seconds.
 */
export async function countList(
  { db, events }: Pick<Services, 'db' | 'events'>,
  model: Model,
  where: object,
): Promise<number> {
  const knownOnes = counts.get(db) ?? new Lru<{ last?: Count }>(ELENCHI)
  counts.set(db, knownOnes)
  const known = knownOnes.get(keyOf(model, where), () => ({}))
  const posizione = events.posizione()
  const { last } = known
  if (last && Date.now() - last.preso < (last.posizione === posizione ? VALID_MS : FRESH_MS)) return last.righe
  const few = last ? null : await readCount(db, model, where, EXACT_UP_TO + 1)
  if (few !== null && few <= EXACT_UP_TO) return few
  const righe = readCount(db, model, where)
  const next = { righe, preso: Date.now(), posizione }
  known.last = next
  // What can't be counted, or has become short, is counted afresh next time.
  const forget = () => {
    if (known.last === next) delete known.last
  }
  righe.then((found) => found <= EXACT_UP_TO && forget(), forget)
  return righe
}
