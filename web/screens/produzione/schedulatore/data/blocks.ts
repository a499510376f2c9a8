import type { Span } from '../linea/geometry.ts'
import { addCivilDays, daysBetween } from '../time.ts'

/** Days read at once: a few screens, and a small answer. */
export const BLOCK_DAYS = 14
/** Blocks followed beyond each end of what is on screen: scrolling a little changes nothing. */
const MARGIN = 2

/** Blocks of the timeline, `[primo, dopo)`. */
export interface BlockRange {
  primo: number
  dopo: number
}

/** The blocks that hold days `[da, a)`. */
export function blocksOfDays(span: Span, from: string, a: string): BlockRange {
  return {
    primo: Math.max(0, Math.floor(daysBetween(span.inizio, from) / BLOCK_DAYS)),
    dopo: Math.ceil(Math.min(span.giorni, daysBetween(span.inizio, a)) / BLOCK_DAYS),
  }
}

/** The days of some blocks, `[da, a)`. */
export function daysOfBlocks(span: Span, { primo, dopo }: BlockRange): { da: string; a: string } {
  const a = addCivilDays(span.inizio, dopo * BLOCK_DAYS)
  return { da: addCivilDays(span.inizio, primo * BLOCK_DAYS), a: a < span.fine ? a : span.fine }
}

/** What is to be followed for some blocks to be on screen. */
export function withMargin(span: Span, { primo, dopo }: BlockRange): BlockRange {
  return {
    primo: Math.max(0, primo - MARGIN),
    dopo: Math.min(Math.ceil(span.giorni / BLOCK_DAYS), dopo + MARGIN),
  }
}

export function containsBlocks(outside: BlockRange | null, inside: BlockRange): boolean {
  return outside !== null && outside.primo <= inside.primo && inside.dopo <= outside.dopo
}

/** The stretches of blocks that `lacks`: one reading each. */
export function missingBlocks({ primo, dopo }: BlockRange, lacks: (block: number) => boolean): BlockRange[] {
  const stretches: BlockRange[] = []
  for (let block = primo; block < dopo; block++) {
    if (!lacks(block)) continue
    const last = stretches.at(-1)
    if (last?.dopo === block) last.dopo++
    else stretches.push({ primo: block, dopo: block + 1 })
  }
  return stretches
}
