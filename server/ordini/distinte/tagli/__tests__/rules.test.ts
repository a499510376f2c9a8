import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDeep } from '#server-test/depth.ts'
import { pianoTagli, riepilogoTagli } from '../rules.ts'

/** The solver, as far as it is asked here: its package describes its CommonJS build alone. */
interface Highs {
  solve(problem: string): { ObjectiveValue: number; Rows: readonly { Dual?: number }[] }
}
const loadHighs: () => Promise<Highs> = createRequire(import.meta.url)('highs')

/** A part by day, all of them by `npm run test:deep`. */
const LISTS = isDeep ? 100 : 20
const BARRE = { lunghezze: [6000], lama: 5, avanzoMin: 500 }

/** Pieces and bars fit, and every piece is cut once. */
function expectCut(pezzi: readonly number[], barre = BARRE) {
  const plan = pianoTagli(pezzi, barre)
  for (const { lunghezza, pezzi: own, resto } of plan.barre) {
    expect(barre.lunghezze).toContain(lunghezza)
    expect(own.length).toBeGreaterThan(0)
    const cuts = own.reduce((sum, one) => sum + one, 0) + barre.lama * (own.length - 1)
    expect(cuts).toBeLessThanOrEqual(lunghezza)
    expect(resto).toBe(Math.max(0, lunghezza - cuts - barre.lama))
  }
  const cut = [...plan.barre.flatMap(({ pezzi: own }) => own), ...plan.impossibili]
  expect(cut.sort((a, b) => a - b)).toEqual([...pezzi].sort((a, b) => a - b))
  return plan
}

describe('bars for pieces', () => {
  test.each<[string, number[], number]>([
    ['nothing', [], 0],
    ['a piece as long as the bar', [6000], 1],
    ['two halves without room for the saw', [3000, 3000], 2],
    ['two halves with it', [3000, 2995], 1],
    ['where the first that fits is not the best', [3500, 3000, 2990, 2490], 2],
    ['six of a bar', Array.from({ length: 12 }, () => 995), 2],
  ])('%s', (_name, pezzi, count) => {
    expect(expectCut(pezzi).barre).toHaveLength(count)
  })

  test('a piece that no bar is long enough for is told', () => {
    expect(expectCut([6001, 100]).impossibili).toEqual([6001])
  })

  test('of several lengths the one that wastes least', () => {
    const barre = { lunghezze: [6000, 4000], lama: 0, avanzoMin: 500 }
    expect(expectCut([2000, 2000], barre).barre).toMatchObject([{ lunghezza: 4000, resto: 0 }])
    expect(
      expectCut([3000, 3000, 2000, 2000], barre)
        .barre.map(({ lunghezza }) => lunghezza)
        .sort(),
    ).toEqual([4000, 6000])
  })

  test('rests are kept from the least on', () => {
    const plan = pianoTagli([5000, 5700], BARRE)
    expect(riepilogoTagli(plan, BARRE)).toEqual({ barre: 2, totale: 12000, pezzi: 10700, avanzi: 995, sfrido: 295 })
  })

  test('whatever the pieces, they are cut once and fit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6500 }), { maxLength: 40 }),
        fc.integer({ min: 0, max: 10 }),
        fc.uniqueArray(fc.integer({ min: 2000, max: 7000 }), { minLength: 1, maxLength: 3 }),
        (pezzi, lama, lunghezze) => void expectCut(pezzi, { lunghezze, lama, avanzoMin: 400 }),
      ),
      { numRuns: 25 },
    )
  })
})

/** The same list at every run. */
function randomList(seed: number, count: number): number[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
  // Windows: few sizes that come often, or every piece its own, by turns.
  const kinds = seed % 3 === 0 ? count : 5 + (seed % 40)
  const sizes = Array.from({ length: kinds }, () => 250 + Math.floor(next() * (seed % 2 === 0 ? 2400 : 3900)))
  return Array.from({ length: count }, (_, n) => sizes[seed % 3 === 0 ? n : Math.floor(next() * kinds)] ?? 1000)
}

/** After so many patterns a plan that is proved to be a bar above the bound at most is not looked at any more. */
const ROUNDS = 12

/**
 * Bars that the linear programme of cutting needs at least, or a lower bound of it as soon as it proves the plan:
 * patterns are added while one is worth more than a bar (Gilmore and Gomory; the bound is Farley's).
 */
function boundOfProgramme(
  highs: Highs,
  { barre }: ReturnType<typeof pianoTagli>,
  { lunghezze: [stock = 0], lama }: typeof BARRE,
) {
  const room = stock + lama
  const groups = [
    ...Map.groupBy(
      barre.flatMap(({ pezzi }) => pezzi),
      (one) => one + lama,
    ),
  ].map(([size, own]) => ({
    size,
    count: own.length,
  }))
  const patterns = [
    ...barre.map(({ pezzi }) => groups.map(({ size }) => pezzi.filter((one) => one + lama === size).length)),
    ...groups.map(({ size }, place) => groups.map((_, n) => (n === place ? Math.floor(room / size) : 0))),
  ]
  // What the pieces fill is a bound of the programme too.
  let bound = Math.ceil(groups.reduce((sum, { size, count }) => sum + size * count, 0) / room)
  for (let round = 0; round < 500; round++) {
    const sum = patterns.map((_, p) => `x${p}`).join(' + ')
    const rows = groups.map(({ count }, g) => {
      const terms = patterns.flatMap((pattern, p) => ((pattern[g] ?? 0) > 0 ? [`${pattern[g]} x${p}`] : []))
      return ` c${g}: ${terms.join(' + ')} >= ${count}`
    })
    const solution = highs.solve(`Minimize\n obj: ${sum}\nSubject To\n${rows.join('\n')}\nEnd`)
    const duals = solution.Rows.map(({ Dual }) => Dual ?? 0)
    // The most valuable pattern, each length as often as it fits.
    const value = new Float64Array(room + 1)
    const taken = new Int32Array(room + 1).fill(-1)
    for (let filled = 1; filled <= room; filled++) {
      value[filled] = value[filled - 1] ?? 0
      for (let g = 0; g < groups.length; g++) {
        const size = groups[g]?.size ?? 0
        if (size > filled) continue
        const worth = (value[filled - size] ?? 0) + (duals[g] ?? 0)
        if (worth > (value[filled] ?? 0) + 1e-9) {
          value[filled] = worth
          taken[filled] = g
        }
      }
    }
    const most = value[room] ?? 0
    bound = Math.max(bound, Math.ceil(solution.ObjectiveValue / Math.max(1, most) - 1e-6))
    const proved = bound >= barre.length || (bound >= barre.length - 1 && round >= ROUNDS)
    if (most <= 1 + 1e-6 || proved) return bound
    const pattern = groups.map(() => 0)
    for (let filled = room; filled > 0; ) {
      const g = taken[filled] ?? -1
      if (g < 0) filled -= 1
      else {
        pattern[g] = (pattern[g] ?? 0) + 1
        filled -= groups[g]?.size ?? 1
      }
    }
    patterns.push(pattern)
  }
  return bound
}

describe('against the linear programme', () => {
  test('random lists of 200 pieces: at most a bar above its bound, within 3 s each', async () => {
    const highs = await loadHighs()
    let [above, over, slowest] = [0, 0, 0]
    for (let seed = 1; seed <= LISTS; seed++) {
      const pezzi = randomList(seed, 200)
      // Of this thread: the machine may be busy with something else.
      const start = process.threadCpuUsage()
      const plan = pianoTagli(pezzi, BARRE)
      slowest = Math.max(slowest, process.threadCpuUsage(start).user / 1000)
      const { length } = expectCut(pezzi).barre
      const bound = boundOfProgramme(highs, plan, BARRE)
      above = Math.max(above, length - bound)
      if (length > bound) over += 1
    }
    console.log(
      `cut lists: ${over} of ${LISTS} above the bound, by at most ${above}; slowest ${Math.round(slowest)} ms`,
    )
    expect(above).toBeLessThanOrEqual(1)
    expect(slowest).toBeLessThan(3000)
  }, 300_000)
})
