import { expect, test } from 'vitest'
import { chartLayout } from '../chartLayout.ts'

const side = { larghezza: 150, altezza: 100 }
const aree = [
  { altezzaMin: 500, altezzaMax: 1400, larghezzaMin: 800, larghezzaMax: 1800 },
  { altezzaMin: 1401, altezzaMax: 2000, larghezzaMin: 800, larghezzaMax: 1600 },
]

test('areas stand on one another, the higher above', () => {
  const [low, tall] = chartLayout(aree, { altezza: null, larghezza: null }, side).aree
  expect(low?.x).toBe(tall?.x)
  expect(low?.larghezza).toBeGreaterThan(tall?.larghezza ?? 0)
  expect((tall?.y ?? 0) + (tall?.altezza ?? 0)).toBeCloseTo(low?.y ?? 0)
})

test('there is a point as soon as both measures are there', () => {
  expect(chartLayout(aree, { altezza: 1000, larghezza: null }, side).point).toBeNull()
  const { point, tacche } = chartLayout(aree, { altezza: 500, larghezza: 1800 }, side)
  expect(point).toEqual({ x: tacche.larghezze[1]?.a, y: tacche.altezze[0]?.a, outside: false })
})

test('the chart grows towards a size a little outside and keeps a far one at its edge', () => {
  const near = chartLayout(aree, { altezza: 2300, larghezza: 1000 }, side)
  expect(near.point?.outside).toBe(false)
  expect(near.point?.y).toBeLessThan(near.tacche.altezze[1]?.a ?? 0)
  expect(chartLayout(aree, { altezza: 90_000, larghezza: 1000 }, side).point).toMatchObject({ y: 0, outside: true })
})
