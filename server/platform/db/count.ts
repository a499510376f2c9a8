import type { Services } from '../context.ts'
import type { Db } from './prisma.ts'
import { type Model, readCount } from './read.ts'
import { Lru } from './sql/lru.ts'
import { shapeOf } from './sql/shape.ts'

/** Up to here a list is counted whenever it is read. */
const ESATTO = 10_000
/** A longer one is not counted again for so long, whatever happens. */
const FRESCO_MS = 3_000
/** Nor for so long while nothing happens: not every change makes an event. */
const VALIDO_MS = 60_000
const ELENCHI = 500

interface Conteggio {
  righe: Promise<number>
  /** When it was taken, and the last event known then. */
  preso: number
  posizione: string | null
}

const conteggi = new WeakMap<Db, Lru<{ ultimo?: Conteggio }>>()

/** A `where` with its values, as a key. */
function chiaveDi(model: Model, where: object): string {
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
  const noti = conteggi.get(db) ?? new Lru<{ ultimo?: Conteggio }>(ELENCHI)
  conteggi.set(db, noti)
  const noto = noti.get(chiaveDi(model, where), () => ({}))
  const posizione = events.posizione()
  const { ultimo } = noto
  if (ultimo && Date.now() - ultimo.preso < (ultimo.posizione === posizione ? VALIDO_MS : FRESCO_MS))
    return ultimo.righe
  const pochi = ultimo ? null : await readCount(db, model, where, ESATTO + 1)
  if (pochi !== null && pochi <= ESATTO) return pochi
  const righe = readCount(db, model, where)
  const nuovo = { righe, preso: Date.now(), posizione }
  noto.ultimo = nuovo
  // What can't be counted, or has become short, is counted afresh next time.
  const dimentica = () => {
    if (noto.ultimo === nuovo) delete noto.ultimo
  }
  righe.then((trovate) => trovate <= ESATTO && dimentica(), dimentica)
  return righe
}
