import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '#server-test/cpu.ts'
import { distribute, type OrdineToDistribute } from '../rules.ts'

const ordini = (...minutes: number[]): OrdineToDistribute[] => minutes.map((m, index) => ({ pk: index + 1, minuti: m }))

/** Minutes of each workstation. */
function carichi(lista: readonly OrdineToDistribute[], postazioni: readonly number[]) {
  const where = distribute(lista, postazioni)
  return postazioni.map((postazione) =>
    lista.filter(({ pk }) => where.get(pk) === postazione).reduce((all, { minuti }) => all + minuti, 0),
  )
}

test.each<[string, number[], number, number[]]>([
  ['one each', [60, 60], 2, [60, 60]],
  ['the longest first', [30, 30, 60], 2, [60, 60]],
  ['more benches than orders', [45], 3, [45, 0, 0]],
  ['orders without minutes', [0, 0, 10], 2, [10, 0]],
  // The longest first alone leaves 210 and 150.
  ['an exchange evens out', [90, 90, 60, 60, 60], 2, [180, 180]],
  ['nothing to share out', [], 2, [0, 0]],
])('%s', (_example, minutes, count, expected) => {
  const postazioni = Array.from({ length: count }, (_, index) => index + 1)
  const summed = carichi(ordini(...minutes), postazioni).sort((a, b) => b - a)
  const total = (numeri: number[]) => numeri.reduce((a, b) => a + b, 0)
  expect(total(summed)).toBe(total(minutes))
  expect(summed).toEqual(expected)
})

test('no bench, nobody works', () => {
  expect(distribute(ordini(10, 20), [])).toEqual(new Map())
})

describe('whatever the orders', () => {
  const lista = fc
    .uniqueArray(fc.record({ pk: fc.integer({ min: 1, max: 10_000 }), minuti: fc.nat(1500) }), {
      selector: ({ pk }) => pk,
      maxLength: 40,
    })
    .chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    )
  const banchi = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 })

  test('each is on one of the benches, the same in whatever order they come', () => {
    fc.assert(
      fc.property(lista, banchi, ([some, others], postazioni) => {
        const where = distribute(some, postazioni)
        expect([...where.keys()].sort((a, b) => a - b)).toEqual(some.map(({ pk }) => pk).sort((a, b) => a - b))
        for (const postazione of where.values()) expect(postazioni).toContain(postazione)
        const inverse = [...postazioni].reverse()
        for (const { pk } of some) expect(distribute(others, inverse).get(pk)).toBe(where.get(pk))
      }),
      { numRuns: 300 },
    )
  })

  test('the fullest and the emptiest differ by the longest order at most, and no exchange of one order helps', () => {
    fc.assert(
      fc.property(lista, banchi, ([some], postazioni) => {
        const summed = carichi(some, postazioni)
        const piu = Math.max(...summed)
        const gap = piu - Math.min(...summed)
        expect(gap).toBeLessThanOrEqual(Math.max(0, ...some.map(({ minuti }) => minuti)))
        const where = distribute(some, postazioni)
        const onFull = some.filter(({ pk }) => summed[postazioni.indexOf(where.get(pk) ?? 0)] === piu)
        // Giving one away would only turn the difference around.
        for (const { minuti } of onFull) expect(minuti === 0 || minuti >= gap).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

test('hundreds of orders in a moment', () => {
  const tanti = Array.from({ length: 500 }, (_, index) => ({ pk: index + 1, minuti: 15 + ((index * 7919) % 900) }))
  for (const count of [2, 4, 50]) {
    const postazioni = Array.from({ length: count }, (_, index) => index + 1)
    let summed: number[] = []
    const tempo = cpuMs(() => {
      summed = carichi(tanti, postazioni)
    })
    expect(tempo).toBeLessThan(1500)
    expect(Math.max(...summed) - Math.min(...summed)).toBeLessThanOrEqual(count === 50 ? 60 : 1)
  }
})
