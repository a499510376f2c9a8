import type { Arco } from '../linea/geometry.ts'
import { addCivilDays, daysBetween } from '../time.ts'

/** Days read at once: a few screens, and a small answer. */
export const BLOCK_DAYS = 14
/** Blocks followed beyond each end of what is on screen: scrolling a little changes nothing. */
const MARGINE = 2

/** Blocks of the timeline, `[primo, dopo)`. */
export interface BlockRange {
  primo: number
  dopo: number
}

/** The blocks that hold days `[da, a)`. */
export function blocksOfDays(arco: Arco, da: string, a: string): BlockRange {
  return {
    primo: Math.max(0, Math.floor(daysBetween(arco.inizio, da) / BLOCK_DAYS)),
    dopo: Math.ceil(Math.min(arco.giorni, daysBetween(arco.inizio, a)) / BLOCK_DAYS),
  }
}

/** The days of some blocks, `[da, a)`. */
export function daysOfBlocks(arco: Arco, { primo, dopo }: BlockRange): { da: string; a: string } {
  const a = addCivilDays(arco.inizio, dopo * BLOCK_DAYS)
  return { da: addCivilDays(arco.inizio, primo * BLOCK_DAYS), a: a < arco.fine ? a : arco.fine }
}

/** What is to be followed for some blocks to be on screen. */
export function withMargin(arco: Arco, { primo, dopo }: BlockRange): BlockRange {
  return {
    primo: Math.max(0, primo - MARGINE),
    dopo: Math.min(Math.ceil(arco.giorni / BLOCK_DAYS), dopo + MARGINE),
  }
}

export function containsBlocks(outside: BlockRange | null, inside: BlockRange): boolean {
  return outside !== null && outside.primo <= inside.primo && inside.dopo <= outside.dopo
}

/** The stretches of blocks that `manca`: one reading each. */
export function missingBlocks({ primo, dopo }: BlockRange, manca: (blocco: number) => boolean): BlockRange[] {
  const tratti: BlockRange[] = []
  for (let blocco = primo; blocco < dopo; blocco++) {
    if (!manca(blocco)) continue
    const last = tratti.at(-1)
    if (last?.dopo === blocco) last.dopo++
    else tratti.push({ primo: blocco, dopo: blocco + 1 })
  }
  return tratti
}
