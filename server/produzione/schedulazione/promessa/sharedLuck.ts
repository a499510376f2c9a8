// How much of being late is common to what a department, or a supplier, does in the same week. Pure.
import { normalQuantile } from '../engine/simulazione/normal.ts'
import type { Scostamento } from './promessa.ts'

/** Cases, and weeks with two of them at least, below which the past does not say it. */
const CASES_MIN = 20
const WEEKS_MIN = 5
/** What is assumed then. */
export const USUAL_SHARE = 0.25
/** Never all: an order has something of its own. */
const SHARE_MAX = 0.95

const weekOf = (day: number) => Math.floor((day + 3) / 7)

/** Values as normal ranks: neither the length of the tail nor whole days count. Ties have the middle of their ranks. */
function scoresOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const ranks = new Map<number, { sum: number; count: number }>()
  for (const [n, value] of sorted.entries()) {
    const own = ranks.get(value) ?? { sum: 0, count: 0 }
    ranks.set(value, { sum: own.sum + n + 0.5, count: own.count + 1 })
  }
  return values.map((value) => {
    const { sum, count } = ranks.get(value) as { sum: number; count: number }
    return normalQuantile(sum / count / values.length)
  })
}

/**
 * The share of the week in how late cases were: the intraclass correlation of their ranks by weeks.
 * @param cases of one department, or of one supplier
 * @returns 0 to 0.95; `USUAL_SHARE` where there are too few
 */
export function weekShare(cases: readonly Pick<Scostamento, 'giorni' | 'il'>[]): number {
  const scores = scoresOf(cases.map(({ giorni }) => giorni))
  const weeks = [
    ...Map.groupBy(
      cases.map(({ il }, n) => ({ week: weekOf(il), score: scores[n] ?? 0 })),
      ({ week }) => week,
    ).values(),
  ]
  if (cases.length < CASES_MIN || weeks.filter(({ length }) => length > 1).length < WEEKS_MIN) return USUAL_SHARE
  const count = cases.length
  const mean = scores.reduce((sum, one) => sum + one, 0) / count
  let between = 0
  let inside = 0
  let squares = 0
  for (const week of weeks) {
    const own = week.reduce((sum, { score }) => sum + score, 0) / week.length
    between += week.length * (own - mean) ** 2
    inside += week.reduce((sum, { score }) => sum + (score - own) ** 2, 0)
    squares += week.length ** 2
  }
  if (count === weeks.length || weeks.length < 2) return USUAL_SHARE
  const [msb, msw] = [between / (weeks.length - 1), inside / (count - weeks.length)]
  const usual = (count - squares / count) / (weeks.length - 1)
  const whole = msb + (usual - 1) * msw
  return whole <= 0 ? 0 : Math.min(SHARE_MAX, Math.max(0, (msb - msw) / whole))
}
