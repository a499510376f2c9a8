import { expect, test } from 'vitest'
import { createChance } from '../../engine/ricerca/example.ts'
import { normalQuantile } from '../../engine/simulazione/normal.ts'
import { USUAL_SHARE, weekShare } from '../sharedLuck.ts'

/** Cases of which a share of the luck is that of the week. */
function cases(weeks: number, each: number, share: number) {
  const chance = createChance(7)
  const normal = () => normalQuantile(Math.min(1 - 1e-9, Math.max(1e-9, chance())))
  return Array.from({ length: weeks }, (_, week) => {
    const common = normal()
    return Array.from({ length: each }, (_unused, n) => ({
      il: 20_003 + week * 7 + (n % 5),
      giorni: Math.round(4 * (Math.sqrt(share) * common + Math.sqrt(1 - share) * normal())),
    }))
  }).flat()
}

test('too few cases, or weeks, say nothing', () => {
  expect(weekShare([])).toBe(USUAL_SHARE)
  expect(weekShare(cases(3, 30, 0.5))).toBe(USUAL_SHARE)
  expect(weekShare(cases(30, 1, 0.5))).toBe(USUAL_SHARE)
})

test('the share of the week is found again', () => {
  for (const share of [0, 0.3, 0.6, 0.9]) expect(Math.abs(weekShare(cases(300, 6, share)) - share)).toBeLessThan(0.1)
})

test('always the same delay is nobody’s week', () => {
  expect(weekShare(cases(30, 4, 0).map((one) => ({ ...one, giorni: 3 })))).toBe(0)
})
