import { describe, expect, test } from 'vitest'
import type { OrdineQuota, ShownCella } from '../../model.ts'
import { blocksOfCella, excessOf, fillRatio, freeWithPiano } from '../blocks.ts'
import { spanOf } from '../geometry.ts'
import { monthsOf, weeksOf } from '../header.ts'

const quota = (id: number, time: number) => ({ id, numeroCommessa: `C${id}`, time })
const cella = (capacita: number, ...ordini: OrdineQuota[]): ShownCella => {
  const booked = ordini.reduce((sum, { time }) => sum + time, 0)
  const free = capacita - booked
  const other = { count: ordini.length, mine: 0 }
  return {
    ...other,
    giorno: '2026-11-23',
    reparto: 'banchi',
    capacita,
    occupato: booked,
    libero: free,
    stato: 'free',
    ore: 10,
    ordini,
  }
}

describe('what is in a cell', () => {
  test('orders stand one after the other, the current one last', () => {
    const blocks = blocksOfCella(cella(600, quota(1, 120), quota(2, 60), quota(3, 300)), quota(1, 60))
    expect(blocks.map(({ id, da, a, current }) => [id, da, a, current])).toEqual([
      [2, 0, 0.1, false],
      [3, 0.1, 0.6, false],
      [1, 0.6, 0.7, true],
    ])
  })
  test('a broken cell is as wide as its work', () => {
    expect(blocksOfCella(cella(100, quota(1, 80), quota(2, 120)), null).map(({ a }) => a)).toEqual([0.4, 1])
  })
  test.each([
    [600, 0, 0],
    [600, 200, 0],
    [100, -100, 0.5],
    [0, -60, 1],
  ])('of a capacity of %d with %d free minutes %d of the width is beyond it', (capacita, free, part) => {
    expect(excessOf(cella(capacita), free)).toBe(part)
  })
  test('the plan on screen takes the place of the saved one', () => {
    const full = cella(600, quota(1, 120), quota(2, 480))
    expect(freeWithPiano(full, null)).toBe(0)
    expect(freeWithPiano({ ...full, mine: 120 }, { time: 60 })).toBe(60)
    expect(freeWithPiano(full, { time: 60 })).toBe(-60)
  })
  test.each([
    [600, 600, 0],
    [600, 150, 0.75],
    [600, -60, 1.1],
    [0, 0, 0],
    [0, -30, 2],
  ])('of %d minutes with %d free, %d is used', (capacita, free, part) => {
    expect(fillRatio(cella(capacita), free)).toBeCloseTo(part)
  })
})

describe('header', () => {
  const span = spanOf('2026-11-21')
  test('months are cut at the edges of the timeline', () => {
    expect(monthsOf(span, { da: 0, a: 15 }).map(({ text, da, days }) => [text, da, days])).toEqual([
      ['settembre 2026', 0, 10],
      ['ottobre 2026', 10, 31],
    ])
  })
  test('weeks carry the ISO number, also the 53rd', () => {
    const weeks = weeksOf(span, { da: 91, a: 107 })
    expect(weeks.map(({ text }) => text)).toEqual(['Settimana 52', 'Settimana 53', 'Settimana 1'])
    expect(weeks.every(({ days }) => days === 7)).toBe(true)
  })
})
