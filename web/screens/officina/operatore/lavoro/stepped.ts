import type { RigaWithPezzi } from '../attivita.ts'
import { pezzoKey } from '../edit/ticks.ts'

/** Pieces that nobody has done yet, in the order of the lines. */
export const freePezzi = (righe: readonly RigaWithPezzi[]): string[] =>
  righe.flatMap(({ pk, pezzi }) =>
    pezzi.filter(({ fattoDa }) => fattoDa === null).map(({ posizione }) => pezzoKey(pk, posizione)),
  )

/**
 * The ticks after a step of the counter: the next pieces from the first line on, the last ones back.
 * @param count how many are to be ticked; cut to what there is
 */
export function steppedTo(
  righe: readonly RigaWithPezzi[],
  ticked: ReadonlySet<string>,
  count: number,
): ReadonlySet<string> {
  const free = freePezzi(righe)
  const kept = free.filter((key) => ticked.has(key))
  if (count <= kept.length) return new Set(kept.slice(0, Math.max(0, count)))
  const more = free.filter((key) => !ticked.has(key)).slice(0, count - kept.length)
  return new Set([...kept, ...more])
}
