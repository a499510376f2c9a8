import type { Span } from '../linea/geometry.ts'
import { addCivilDays, daysBetween } from '../time.ts'

/** Days read at once: a few screens, and a small answer. */
export const BLOCK_DAYS = 14
/** Blocks followed beyond each end of what is on screen: scrolling a little changes nothing. */
const MARGIN = 2

/** Blocks of the timeline, `[primo, dopo)`. */
export interface BlockRange {
  primo: number
  after: number
}

/** The blocks that hold days `[da, a)`. */
export function blocksOfDays(span: Span, from: string, a: string): BlockRange {
  return {
    primo: Math.max(0, Math.floor(daysBetween(span.inizio, from) / BLOCK_DAYS)),
    after: Math.ceil(Math.min(span.days, daysBetween(span.inizio, a)) / BLOCK_DAYS),
  }
}

/** The days of some blocks, `[da, a)`. */
export function daysOfBlocks(span: Span, { primo, after }: BlockRange): { da: string; a: string } {
  const a = addCivilDays(span.inizio, after * BLOCK_DAYS)
  return { da: addCivilDays(span.inizio, primo * BLOCK_DAYS), a: a < span.fine ? a : span.fine }
}

/** What is to be followed for some blocks to be on screen. */
export function withMargin(span: Span, { primo, after }: BlockRange): BlockRange {
  return {
    primo: Math.max(0, primo - MARGIN),
    after: Math.min(Math.ceil(span.days / BLOCK_DAYS), after + MARGIN),
  }
}

export function containsBlocks(outside: BlockRange | null, inside: BlockRange): boolean {
  return outside !== null && outside.primo <= inside.primo && inside.after <= outside.after
}

/** The stretches of blocks that `lacks`: one reading each. */
export function missingBlocks({ primo, after }: BlockRange, lacks: (block: number) => boolean): BlockRange[] {
  const stretches: BlockRange[] = []
  for (let block = primo; block < after; block++) {
    if (!lacks(block)) continue
    const last = stretches.at(-1)
    if (last?.after === block) last.after++
    else stretches.push({ primo: block, after: block + 1 })
  }
  return stretches
}
