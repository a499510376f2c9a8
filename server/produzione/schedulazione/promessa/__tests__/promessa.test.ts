import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOf } from '../../engine/time.ts'
import type { FasePiazzata, FaseRichiesta } from '../../engine/types.ts'
import { dataPromessa, type Scostamento, scostamentiReparti } from '../promessa.ts'

const OGGI = 20_780
const fornitore = { id: 7, nome: 'Segheria', tempo: 10, tipologia: 'legno', isDefault: true }
/** Wood for ten days, then two days at the benches after three days of nothing. */
const piano = (() => {
  const fase = (nome: string, posizione: number, dipendenze: string[]) =>
    ({
      nome,
      posizione,
      dipendenze,
      necessaria: true,
      fornitore: nome === 'legno' ? fornitore : null,
    }) as unknown as FaseRichiesta
  const richieste = [fase('legno', 0, []), fase('banchi', 1, ['legno'])]
  const fasi = [
    { nome: 'legno', inizio: startOf(OGGI), fine: startOf(OGGI + 10) },
    { nome: 'banchi', inizio: startOf(OGGI + 13) + 480, fine: startOf(OGGI + 14) + 600 },
  ] as unknown as FasePiazzata[]
  return { richieste, fasi }
})()
const PRIMO = OGGI + 14
const sempre = (_fase: string, _giorno: number) => true
const casi = (fase: string, suoi: number | null, giorni: number[]): Scostamento[] =>
  giorni.map((n) => ({ fase, fornitore: suoi, giorni: n }))
const promessa = (passato: Scostamento[], aperto = sempre) => dataPromessa(piano.richieste, piano.fasi, passato, aperto)

test('without a past there is only the first date', () => {
  expect(promessa([])).toBeNull()
  expect(promessa(casi('legno', 7, [9, 9, 9, 9]))).toBeNull()
})

test('a late phase hands on only what is beyond the slack', () => {
  expect(promessa(casi('legno', 7, [3, 3, 3, 3, 3]))?.giorno).toBe(PRIMO)
  expect(promessa(casi('legno', 7, [5, 5, 5, 5, 5]))?.giorno).toBe(PRIMO + 2)
  expect(promessa(casi('banchi', null, [4, 4, 4, 4, 4]))?.giorno).toBe(PRIMO + 4)
  const insieme = [...casi('legno', 7, [5, 5, 5, 5, 5]), ...casi('banchi', null, [4, 4, 4, 4, 4])]
  expect(promessa(insieme)?.giorno).toBe(PRIMO + 6)
  // Early is never earlier than the plan.
  expect(promessa(casi('banchi', null, [-4, -4, -4, -4, -4]))?.giorno).toBe(PRIMO)
})

test('eight of ten: what happens less often is not promised against', () => {
  const uno = promessa(casi('banchi', null, [0, 0, 0, 0, 0, 0, 0, 0, 0, 30]))
  expect(uno).toEqual({
    giorno: PRIMO,
    scostamenti: [{ fase: 'banchi', fornitore: null, casi: 10, mediana: 0, ottoSuDieci: 0 }],
    senzaDati: ['legno'],
  })
  expect(promessa(casi('banchi', null, [0, 0, 0, 0, 0, 0, 0, 30, 30, 30]))?.giorno).toBe(PRIMO + 30)
})

test('the supplier’s own past where there is enough of it, else that of all', () => {
  const altri = casi('legno', 8, [10, 10, 10, 10, 10])
  expect(promessa([...casi('legno', 7, [3, 3, 3, 3, 3]), ...altri])).toMatchObject({
    giorno: PRIMO,
    scostamenti: [{ fornitore: 'Segheria', casi: 5, ottoSuDieci: 3 }],
  })
  expect(promessa([...casi('legno', 7, [3]), ...altri])).toMatchObject({
    giorno: PRIMO + 7,
    scostamenti: [{ fornitore: null, casi: 6 }],
  })
})

test('what a department inherits is not its own lateness', () => {
  const fasi = [
    { nome: 'legno', posizione: 0, dipendenze: [], reparto: null },
    { nome: 'macchine', posizione: 1, dipendenze: ['legno'], reparto: 'macchine' },
    { nome: 'vernice', posizione: 2, dipendenze: ['macchine'], reparto: null },
    { nome: 'banchi', posizione: 3, dipendenze: ['vernice'], reparto: 'banchi' },
  ] as unknown as FaseRichiesta[]
  const passata = (fase: string, inizio: number, fine: number, effettiva: number | null) => {
    return { ordine: 1, fase, inizio, fine, effettiva }
  }
  const giorni = (sue: ReturnType<typeof passata>[]) =>
    scostamentiReparti(sue, fasi).map(({ fase, giorni: suoi }) => [fase, suoi])
  const tutte = [
    passata('legno', 0, 9, 15),
    passata('macchine', 10, 11, 18),
    // Nobody wrote when the paint was done: it is as late as what it waited for.
    passata('vernice', 12, 14, null),
    passata('banchi', 15, 16, 22),
  ]
  // Wood came 5 days after the machines should have begun; they were 7 late: 2 are theirs. Paint inherits 6: 20.
  expect(giorni(tutte)).toEqual([
    ['macchine', 2],
    ['banchi', 1],
  ])
  expect(giorni([passata('macchine', 10, 11, 18)])).toEqual([['macchine', 7]])
})

test('a late end is moved to a day of work', () => {
  const chiuso = (_fase: string, giorno: number) => giorno !== PRIMO + 4 && giorno !== PRIMO + 5
  expect(promessa(casi('banchi', null, [4, 4, 4, 4, 4]), chiuso)?.giorno).toBe(PRIMO + 6)
})

test('never before the plan, the same every time, and never earlier for a later past', () => {
  const giorni = fc.array(fc.integer({ min: -20, max: 60 }), { minLength: 5, maxLength: 30 })
  fc.assert(
    fc.property(giorni, giorni, fc.integer({ min: 0, max: 10 }), (legno, banchi, piu) => {
      const con = (di: number) =>
        promessa([
          ...casi('legno', 7, legno),
          ...casi(
            'banchi',
            null,
            banchi.map((n) => n + di),
          ),
        ])
      const giorno = con(0)?.giorno ?? 0
      expect(giorno).toBeGreaterThanOrEqual(PRIMO)
      expect(con(0)?.giorno).toBe(giorno)
      expect(con(piu)?.giorno).toBeGreaterThanOrEqual(giorno)
    }),
    { numRuns: 30 },
  )
})
