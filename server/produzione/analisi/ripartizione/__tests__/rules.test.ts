import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../../../test/cpu.ts'
import { type OrdineDaRipartire, ripartisci } from '../rules.ts'

const ordini = (...minuti: number[]): OrdineDaRipartire[] => minuti.map((m, indice) => ({ pk: indice + 1, minuti: m }))

/** Minutes of each workstation. */
function carichi(lista: readonly OrdineDaRipartire[], postazioni: readonly number[]) {
  const dove = ripartisci(lista, postazioni)
  return postazioni.map((postazione) =>
    lista.filter(({ pk }) => dove.get(pk) === postazione).reduce((tutti, { minuti }) => tutti + minuti, 0),
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
])('%s', (_caso, minuti, quante, attesi) => {
  const postazioni = Array.from({ length: quante }, (_, indice) => indice + 1)
  const sommati = carichi(ordini(...minuti), postazioni).sort((a, b) => b - a)
  const totale = (numeri: number[]) => numeri.reduce((a, b) => a + b, 0)
  expect(totale(sommati)).toBe(totale(minuti))
  expect(sommati).toEqual(attesi)
})

test('no bench, nobody works', () => {
  expect(ripartisci(ordini(10, 20), [])).toEqual(new Map())
})

describe('whatever the orders', () => {
  const lista = fc
    .uniqueArray(fc.record({ pk: fc.integer({ min: 1, max: 10_000 }), minuti: fc.nat(1500) }), {
      selector: ({ pk }) => pk,
      maxLength: 40,
    })
    .chain((tutti) =>
      fc.tuple(fc.constant(tutti), fc.shuffledSubarray(tutti, { minLength: tutti.length, maxLength: tutti.length })),
    )
  const banchi = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 })

  test('each is on one of the benches, the same in whatever order they come', () => {
    fc.assert(
      fc.property(lista, banchi, ([uni, altri], postazioni) => {
        const dove = ripartisci(uni, postazioni)
        expect([...dove.keys()].sort((a, b) => a - b)).toEqual(uni.map(({ pk }) => pk).sort((a, b) => a - b))
        for (const postazione of dove.values()) expect(postazioni).toContain(postazione)
        const inverse = [...postazioni].reverse()
        for (const { pk } of uni) expect(ripartisci(altri, inverse).get(pk)).toBe(dove.get(pk))
      }),
      { numRuns: 300 },
    )
  })

  test('the fullest and the emptiest differ by the longest order at most, and no exchange of one order helps', () => {
    fc.assert(
      fc.property(lista, banchi, ([uni], postazioni) => {
        const sommati = carichi(uni, postazioni)
        const piu = Math.max(...sommati)
        const divario = piu - Math.min(...sommati)
        expect(divario).toBeLessThanOrEqual(Math.max(0, ...uni.map(({ minuti }) => minuti)))
        const dove = ripartisci(uni, postazioni)
        const sulPieno = uni.filter(({ pk }) => sommati[postazioni.indexOf(dove.get(pk) ?? 0)] === piu)
        // Giving one away would only turn the difference around.
        for (const { minuti } of sulPieno) expect(minuti === 0 || minuti >= divario).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

test('hundreds of orders in a moment', () => {
  const tanti = Array.from({ length: 500 }, (_, indice) => ({ pk: indice + 1, minuti: 15 + ((indice * 7919) % 900) }))
  for (const quante of [2, 4, 50]) {
    const postazioni = Array.from({ length: quante }, (_, indice) => indice + 1)
    let sommati: number[] = []
    const tempo = cpuMs(() => {
      sommati = carichi(tanti, postazioni)
    })
    expect(tempo).toBeLessThan(1500)
    expect(Math.max(...sommati) - Math.min(...sommati)).toBeLessThanOrEqual(quante === 50 ? 60 : 1)
  }
})
