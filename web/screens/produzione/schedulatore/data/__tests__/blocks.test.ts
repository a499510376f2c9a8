import { describe, expect, test } from 'vitest'
import { spanOf } from '../../linea/geometry.ts'
import { addCivilDays } from '../../time.ts'
import { BLOCK_DAYS, blocksOfDays, containsBlocks, daysOfBlocks, missingBlocks, withMargin } from '../blocks.ts'

const span = spanOf('2026-11-21')
const day = (index: number) => addCivilDays(span.inizio, index)

describe('blocks of days', () => {
  test('those that hold some days hold all of them, and are no more than needed', () => {
    for (let from = 0; from < span.days; from += 5) {
      for (const count of [1, 7, BLOCK_DAYS, 60]) {
        const a = Math.min(span.days, from + count)
        const blocks = blocksOfDays(span, day(from), day(a))
        const tenuti = daysOfBlocks(span, blocks)
        expect(tenuti.da <= day(from) && tenuti.a >= day(a)).toBe(true)
        expect(blocks.after - blocks.primo).toBeLessThanOrEqual(Math.ceil(count / BLOCK_DAYS) + 1)
      }
    }
  })
  test('days outside of the timeline have none', () => {
    expect(blocksOfDays(span, day(-40), day(5))).toEqual({ primo: 0, after: 1 })
    expect(daysOfBlocks(span, blocksOfDays(span, day(span.days - 2), day(span.days + 30))).a).toBe(span.fine)
  })
  test('what is followed holds what is on screen with a margin, within the timeline', () => {
    for (const seen of [blocksOfDays(span, day(0), day(9)), blocksOfDays(span, day(150), day(159))]) {
      const followed = withMargin(span, seen)
      expect(containsBlocks(followed, seen)).toBe(true)
      expect(followed.primo).toBe(Math.max(0, seen.primo - 2))
      expect(followed.after).toBe(seen.after + 2)
      expect(containsBlocks(followed, { primo: seen.primo, after: seen.after + 3 })).toBe(false)
    }
    expect(daysOfBlocks(span, withMargin(span, blocksOfDays(span, day(320), span.fine))).a).toBe(span.fine)
    expect(containsBlocks(null, { primo: 0, after: 1 })).toBe(false)
  })
  test('blocks that are missing one beside the other are read together', () => {
    expect(missingBlocks({ primo: 2, after: 9 }, (block) => ![4, 7].includes(block))).toEqual([
      { primo: 2, after: 4 },
      { primo: 5, after: 7 },
      { primo: 8, after: 9 },
    ])
    expect(missingBlocks({ primo: 2, after: 9 }, () => false)).toEqual([])
  })
})
