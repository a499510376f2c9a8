import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedFase, ONLY_MACCHINE } from '../../engine/__tests__/samples.ts'
import { createChance } from '../../engine/ricerca/example.ts'
import { startOf } from '../../engine/time.ts'
import type { PlacedFase } from '../../engine/types.ts'
import { dataPromessa, type Scostamento, scostamentiReparti } from '../promessa.ts'

const TODAY = 20_780
const fornitore = { id: 7, nome: 'Segheria', tempo: 10, tipologia: 'legno', isDefault: true }
/** Wood for ten days, then two days at the benches after three days of nothing. */
const piano = (() => {
  const fase = (name: string, posizione: number, dependencies: string[]) =>
    askedFase(
      { ...ONLY_MACCHINE, nome: name, posizione, dipendenze: dependencies, reparto: null },
      { fornitore: name === 'legno' ? fornitore : null },
    )
  const requests = [fase('legno', 0, []), fase('banchi', 1, ['legno'])]
  const fasi = [
    { nome: 'legno', inizio: startOf(TODAY), fine: startOf(TODAY + 10) },
    { nome: 'banchi', inizio: startOf(TODAY + 13) + 480, fine: startOf(TODAY + 14) + 600 },
  ] as PlacedFase[]
  return { richieste: requests, fasi }
})()
const FIRST = TODAY + 14
const sempre = (_fase: string, _day: number) => true
const examples = (fase: string, own: number | null, days: number[]): Scostamento[] =>
  days.map((n) => ({ fase, fornitore: own, giorni: n, il: TODAY - 40 }))
const promessa = (past: Scostamento[], open = sempre) => dataPromessa(piano.richieste, piano.fasi, past, open)

test('without a past there is only the first date', () => {
  expect(promessa([])).toBeNull()
  expect(promessa(examples('legno', 7, [9, 9, 9, 9]))).toBeNull()
})

test('a late phase hands on only what is beyond the slack', () => {
  expect(promessa(examples('legno', 7, [3, 3, 3, 3, 3]))?.giorno).toBe(FIRST)
  expect(promessa(examples('legno', 7, [5, 5, 5, 5, 5]))?.giorno).toBe(FIRST + 2)
  expect(promessa(examples('banchi', null, [4, 4, 4, 4, 4]))?.giorno).toBe(FIRST + 4)
  const set = [...examples('legno', 7, [5, 5, 5, 5, 5]), ...examples('banchi', null, [4, 4, 4, 4, 4])]
  expect(promessa(set)?.giorno).toBe(FIRST + 6)
  // Early is never earlier than the plan.
  expect(promessa(examples('banchi', null, [-4, -4, -4, -4, -4]))?.giorno).toBe(FIRST)
})

test('eight of ten: what happens less often is not promised against', () => {
  const one = promessa(examples('banchi', null, [0, 0, 0, 0, 0, 0, 0, 0, 0, 30]))
  expect(one).toEqual({
    giorno: FIRST,
    uncorrected: FIRST,
    scostamenti: [{ fase: 'banchi', fornitore: null, casi: 10, mediana: 0, ottoSuDieci: 0 }],
    senzaDati: ['legno'],
  })
  expect(promessa(examples('banchi', null, [0, 0, 0, 0, 0, 0, 0, 30, 30, 30]))?.giorno).toBe(FIRST + 30)
})

test('the supplier’s own past where there is enough of it, else that of all', () => {
  const others = examples('legno', 8, [10, 10, 10, 10, 10])
  expect(promessa([...examples('legno', 7, [3, 3, 3, 3, 3]), ...others])).toMatchObject({
    giorno: FIRST,
    scostamenti: [{ fornitore: 'Segheria', casi: 5, ottoSuDieci: 3 }],
  })
  expect(promessa([...examples('legno', 7, [3]), ...others])).toMatchObject({
    giorno: FIRST + 7,
    scostamenti: [{ fornitore: null, casi: 6 }],
  })
})

test('what a department inherits is not its own lateness', () => {
  const fasi = [
    { ...ONLY_MACCHINE, nome: 'legno', posizione: 0, reparto: null },
    { ...ONLY_MACCHINE, posizione: 1, dipendenze: ['legno'] },
    { ...ONLY_MACCHINE, nome: 'vernice', posizione: 2, dipendenze: ['macchine'], reparto: null },
    { ...ONLY_MACCHINE, nome: 'banchi', posizione: 3, dipendenze: ['vernice'], reparto: 'banchi' as const },
  ].map((one) => askedFase(one, {}))
  const passata = (fase: string, inizio: number, fine: number, actual: number | null) => {
    return { ordine: 1, fase, inizio, fine, effettiva: actual }
  }
  const days = (own: ReturnType<typeof passata>[]) =>
    scostamentiReparti(own, fasi).map(({ fase, giorni: theirs }) => [fase, theirs])
  const all = [
    passata('legno', 0, 9, 15),
    passata('macchine', 10, 11, 18),
    // Nobody wrote when the paint was done: it is as late as what it waited for.
    passata('vernice', 12, 14, null),
    passata('banchi', 15, 16, 22),
  ]
  // Wood came 5 days after the machines should have begun; they were 7 late: 2 are theirs. Paint inherits 6: 20.
  expect(days(all)).toEqual([
    ['macchine', 2],
    ['banchi', 1],
  ])
  expect(days([passata('macchine', 10, 11, 18)])).toEqual([['macchine', 7]])
})

test('a late end is moved to a day of work', () => {
  const closed = (_fase: string, day: number) => day !== FIRST + 4 && day !== FIRST + 5
  expect(promessa(examples('banchi', null, [4, 4, 4, 4, 4]), closed)?.giorno).toBe(FIRST + 6)
})

test('never before the plan, the same every time, and never earlier for a later past', () => {
  const days = fc.array(fc.integer({ min: -20, max: 60 }), { minLength: 5, maxLength: 30 })
  fc.assert(
    fc.property(days, days, fc.integer({ min: 0, max: 10 }), (legno, banchi, piu) => {
      const withIt = (of: number) =>
        promessa([
          ...examples('legno', 7, legno),
          ...examples(
            'banchi',
            null,
            banchi.map((n) => n + of),
          ),
        ])
      const day = withIt(0)?.giorno ?? 0
      expect(day).toBeGreaterThanOrEqual(FIRST)
      expect(withIt(0)?.giorno).toBe(day)
      expect(withIt(piu)?.giorno).toBeGreaterThanOrEqual(day)
    }),
    { numRuns: 30 },
  )
})

test('promised at 80 %, 77 to 83 % of what comes after holds', () => {
  const chance = createChance(5)
  /** Wide enough that whole days do not count. */
  const lateness = () => Math.round(-30 * Math.log(1 - chance()))
  let kept = 0
  const firms = 60
  const each = 100
  for (let firm = 0; firm < firms; firm++) {
    const past = [
      ...examples('legno', 7, Array.from({ length: 200 }, lateness)),
      ...examples('banchi', null, Array.from({ length: 200 }, lateness)),
    ]
    const promised = promessa(past)?.giorno ?? 0
    for (let n = 0; n < each; n++) {
      // Three days of slack between the two.
      const end = FIRST + Math.max(0, lateness() - 3) + lateness()
      if (end <= promised) kept++
    }
  }
  expect(kept / (firms * each)).toBeGreaterThan(0.77)
  expect(kept / (firms * each)).toBeLessThan(0.83)
})
