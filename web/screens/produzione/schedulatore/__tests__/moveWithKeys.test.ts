import { expect, test } from 'vitest'
import { shownMargin } from '../panel/margin.ts'
import { startWithKey } from '../table/moveWithKeys.ts'

const alt = (key: string) => ({ key, altKey: true, ctrlKey: false, metaKey: false })

test.each([
  ['ArrowRight', 'minutes', '2026-11-23 19:30:00', '2026-11-23 20'],
  ['ArrowLeft', 'minutes', '2026-11-23 00', '2026-11-22 23'],
  ['ArrowDown', 'minutes', '2026-11-23 09', '2026-11-24 09'],
  ['ArrowUp', 'minutes', '2026-12-01 09', '2026-11-30 09'],
  ['ArrowRight', 'days', '2026-11-23 00', '2026-11-24 00'],
  ['ArrowDown', 'days', '2026-11-23 00', '2026-11-24 00'],
] as const)('Alt+%s on a phase in %s from %s begins %s', (key, unit, inizio, after) => {
  expect(startWithKey(alt(key), { unit }, inizio)).toBe(after)
})

test('other keys, and a phase without start, move nothing', () => {
  expect(startWithKey(alt('a'), { unit: 'days' }, '2026-11-23 00')).toBeNull()
  expect(startWithKey({ ...alt('ArrowUp'), altKey: false }, { unit: 'days' }, '2026-11-23 00')).toBeNull()
  expect(startWithKey({ ...alt('ArrowUp'), ctrlKey: true }, { unit: 'days' }, '2026-11-23 00')).toBeNull()
  expect(startWithKey(alt('ArrowUp'), { unit: 'days' }, null)).toBeNull()
})

test.each([
  ['2026-12-01 12:00:00', '2026-12-04', 3],
  ['2026-12-04 12:00:00', '2026-12-04', 0],
  ['2026-12-05 00:00:00', '2026-12-04', 0], // midnight: the day before was the last
  ['2026-12-06 00:00:00', '2026-12-04', -1],
  ['2026-12-05 08:00:00', '2026-12-04', -1],
  [null, '2026-12-04', null],
  ['2026-12-05 08:00:00', null, null],
])('a plan that ends %s for a delivery on %s has %s days of slack', (fine, consegna, days) => {
  const ordine = { dataConsegna: consegna, finished: false }
  expect(
    shownMargin(
      { fasi: [{ inizio: fine && '2026-11-23 00:00:00', fine }], saved: true, ritardoMateriali: 0, ordine },
      '2026-11-20',
    ),
  ).toBe(days)
})

test('a phase that takes no time at a midnight is of that day, as for the engine', () => {
  const plan = { fasi: [{ inizio: '2026-12-05 00:00:00', fine: '2026-12-05 00:00:00' }], ritardoMateriali: 2 }
  const ordine = { dataConsegna: '2026-12-04', finished: false }
  expect(shownMargin({ ...plan, saved: false, ordine }, '2026-11-20')).toBe(-3)
})

test('a saved plan that is over, or of a finito order, is late no more; one that is being made tells', () => {
  const plan = {
    fasi: [{ inizio: '2026-12-05 00:00:00', fine: '2026-12-06 00:00:00' }],
    saved: true,
    ritardoMateriali: 0,
  }
  const ordine = { dataConsegna: '2026-12-04', finished: false }
  expect(shownMargin({ ...plan, ordine }, '2026-12-06')).toBe(-1)
  expect(shownMargin({ ...plan, ordine }, '2026-12-07')).toBeNull()
  expect(shownMargin({ ...plan, ordine: { ...ordine, finished: true } }, '2026-12-01')).toBeNull()
  expect(shownMargin({ ...plan, saved: false, ordine: { ...ordine, finished: true } }, '2026-12-07')).toBe(-1)
})
