import type { PianoWriter } from '../../ordini/ordini/changes.ts'
import { type Giorno, writeGiorno } from './engine/time.ts'

/** Days named one by one in an event at most; beyond them only the first and the last. */
const GIORNI_MAX = 200

/** Payload of the event `occupazione`: orders whose schedule changed, days whose cells did. */
export interface ChangedOccupazione {
  ordini: number[]
  /** Null when they are too many: then all from `da` to `a`. */
  giorni: string[] | null
  da: string | null
  a: string | null
  /** The phases themselves have changed. */
  fasi?: true
}

/** Announces that the cells of a range of days may have changed; without an end: all from `da` on. */
export async function emitArco(scrittore: Pick<PianoWriter, 'emit'>, da: string, a: string | null): Promise<void> {
  const payload: ChangedOccupazione = { ordini: [], giorni: null, da, a: a ?? '2199-12-31' }
  await scrittore.emit('occupazione', { ...payload })
}

/** Announces a change of the configured phases: everything shown of them must be read again. */
export async function emitFasi(scrittore: Pick<PianoWriter, 'emit'>): Promise<void> {
  const payload: ChangedOccupazione = { ordini: [], giorni: [], da: null, a: null, fasi: true }
  await scrittore.emit('occupazione', { ...payload })
}

/** Tells, after commit and once, which orders and days have changed. */
export async function emitOccupazione(
  scrittore: Pick<PianoWriter, 'emit'>,
  ordini: Iterable<number>,
  giorni: Iterable<Giorno>,
): Promise<void> {
  const toccati = [...new Set(giorni)].sort((a, b) => a - b).map(writeGiorno)
  const payload: ChangedOccupazione = {
    ordini: [...new Set(ordini)],
    giorni: toccati.length > GIORNI_MAX ? null : toccati,
    da: toccati[0] ?? null,
    a: toccati.at(-1) ?? null,
  }
  await scrittore.emit('occupazione', { ...payload })
}
