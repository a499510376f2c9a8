import type { PianoWriter } from '#ordini/ordini/changes.ts'
import { type Day, writeDay } from './engine/time.ts'

/** Days named one by one in an event at most; beyond them only the first and the last. */
const DAYS_MAX = 200

/** Payload of the event `occupazione`: orders whose schedule changed, days whose cells did. */
export interface ChangedOccupazione {
  ordini: number[]
  /** Null when they are too many: then all from `from` to `a`. */
  giorni: string[] | null
  da: string | null
  a: string | null
  /** The phases themselves have changed. */
  fasi?: true
}

/** Announces that the cells of a range of days may have changed; without an end: all from `from` on. */
export async function emitRange(writer: Pick<PianoWriter, 'emit'>, from: string, a: string | null): Promise<void> {
  const payload: ChangedOccupazione = { ordini: [], giorni: null, da: from, a: a ?? '2199-12-31' }
  await writer.emit('occupazione', { ...payload })
}

/** Announces a change of the configured phases: everything shown of them must be read again. */
export async function emitFasi(writer: Pick<PianoWriter, 'emit'>): Promise<void> {
  const payload: ChangedOccupazione = { ordini: [], giorni: [], da: null, a: null, fasi: true }
  await writer.emit('occupazione', { ...payload })
}

/** Tells, after commit and once, which orders and days have changed. */
export async function emitOccupazione(
  writer: Pick<PianoWriter, 'emit'>,
  ordini: Iterable<number>,
  days: Iterable<Day>,
): Promise<void> {
  const touched = [...new Set(days)].sort((a, b) => a - b).map(writeDay)
  const payload: ChangedOccupazione = {
    ordini: [...new Set(ordini)],
    giorni: touched.length > DAYS_MAX ? null : touched,
    da: touched[0] ?? null,
    a: touched.at(-1) ?? null,
  }
  await writer.emit('occupazione', { ...payload })
}
