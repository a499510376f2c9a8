import { describe, expect, test } from 'vitest'
import { USUAL_WEEK } from '#platform/settings/rules.ts'
import { TWO_REPARTI } from '../../schedulazione/engine/__tests__/samples.ts'
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { startOf } from '../../schedulazione/engine/time.ts'
import type { SchedulingWorld } from '../../schedulazione/world.ts'
import type { SearchInput } from '../ricerca/data.ts'
import { withIpotesi } from '../ricerca/ipotesi.ts'
import { costOfHours, type Ipotesi, proofInWords, proposeSchema, scenarioSchema } from '../rules.ts'

// 2026-11-23, a Monday.
const TODAY = 20_780
const persona = (reparto: 'macchine' | 'banchi') => ({ reparto, dal: TODAY - 10, al: null, assenze: [] })
const calendario = {
  reparti: TWO_REPARTI,
  apertura: 480,
  settimana: USUAL_WEEK,
  ore: [],
  festivita: [],
  persone: [persona('banchi'), persona('banchi')],
}
const data: SearchInput = {
  ordini: [],
  calendario,
  prenotazioni: [],
  adesso: startOf(TODAY),
  congelatoFino: null,
  priorita: [],
  seme: 1,
  secondi: 1,
  passi: null,
  serveComunque: false,
}
const ipotesi = (one: Partial<Ipotesi>): Ipotesi => ({
  tipo: 'persone',
  reparto: null,
  quanto: 0,
  periodo: { dal: null, al: null },
  fornitorePk: null,
  macchine: 0,
  banchi: 0,
  ...one,
})
const withIt = (...own: Partial<Ipotesi>[]) => withIpotesi(data, own.map(ipotesi), {} as SchedulingWorld)
const capacita = (which: SearchInput, day: number) => createCalendario(which.calendario).capacita('banchi', day)

describe('hypotheses', () => {
  test('a person more works from a day to a day', () => {
    const one = withIt({ reparto: 'banchi', quanto: 1, periodo: { dal: '2026-11-24', al: '2026-11-25' } })
    expect([0, 1, 2, 3].map((n) => capacita(one, TODAY + n))).toEqual([1200, 1800, 1800, 1200])
    expect(one.ore).toEqual([
      { reparto: 'macchine', ordinarie: 0, straordinarie: 0 },
      { reparto: 'banchi', ordinarie: 1200, straordinarie: 0 },
    ])
    expect(one.oggi?.calendario).toBe(calendario)
  })

  test('Saturdays are overtime, also of the people more', () => {
    const one = withIt(
      { reparto: 'banchi', quanto: 1, periodo: { dal: '2026-11-28', al: '2026-11-28' } },
      { tipo: 'sabati', reparto: 'banchi', quanto: 8, periodo: { dal: null, al: '2026-11-29' } },
    )
    expect([5, 6, 12].map((n) => capacita(one, TODAY + n))).toEqual([3 * 480, 0, 2 * 240])
    expect(one.ore?.[1]).toEqual({ reparto: 'banchi', ordinarie: 240, straordinarie: 3 * 240 })
  })

  test('a machine out stops some people, or all', () => {
    const days = { tipo: 'fermo', reparto: 'banchi', periodo: { dal: '2026-11-24', al: '2026-11-24' } } as const
    expect([0, 1].map((n) => capacita(withIt({ ...days, quanto: 1 }), TODAY + n))).toEqual([1200, 600])
    expect(capacita(withIt({ ...days, quanto: 9 }), TODAY + 1)).toBe(0)
    expect(capacita(withIt(days), TODAY + 1)).toBe(0)
  })
})

test.each<[Partial<Ipotesi>, string]>([
  [{ quanto: 1 }, 'ipotesi[0].reparto'],
  [{ reparto: 'banchi' }, 'ipotesi[0].quanto'],
  [{ reparto: 'banchi', quanto: 1.5 }, 'ipotesi[0].quanto'],
  [{ tipo: 'sabati', quanto: 25 }, 'ipotesi[0].quanto'],
  [{ tipo: 'fermo', reparto: 'macchine', periodo: { dal: null, al: '2026-12-01' } }, 'ipotesi[0].periodo.dal'],
  [{ tipo: 'fermo', reparto: 'macchine', periodo: { dal: '2026-12-01', al: null } }, 'ipotesi[0].periodo.al'],
  [{ tipo: 'fornitore', quanto: 7 }, 'ipotesi[0].fornitorePk'],
  [{ tipo: 'fornitore', fornitorePk: 1 }, 'ipotesi[0].quanto'],
  [{ tipo: 'urgente' }, 'ipotesi[0].banchi'],
  [{ reparto: 'banchi', quanto: 1, periodo: { dal: '2026-12-02', al: '2026-12-01' } }, 'ipotesi[0].periodo.al'],
])('%j is refused at %s', async (one, path) => {
  const input = { nome: 'Prova', ambito: 'tutti', ipotesi: [{ ...one, tipo: one.tipo ?? 'persone' }] }
  await expect(proposeSchema.validate(input)).rejects.toMatchObject({ path })
})

test('hours cost what the settings say; without a cost nothing is said', () => {
  const hours = [
    { reparto: 'macchine' as const, ordinarie: 0, straordinarie: 0 },
    { reparto: 'banchi' as const, ordinarie: 600, straordinarie: 120 },
  ]
  expect(costOfHours(hours, { euro: { macchine: 0, banchi: 30 }, maggiorazione: 50 })).toBe(390)
  expect(costOfHours(hours, { euro: { macchine: 30, banchi: 0 }, maggiorazione: 50 })).toBeNull()
  expect(costOfHours([], { euro: {}, maggiorazione: 30 })).toBe(0)
})

test('a scenario has a name: without one it would be a proposal', async () => {
  await expect(scenarioSchema.validate({ nome: '  ', ambito: 'tutti' })).rejects.toMatchObject({ path: 'nome' })
  await expect(scenarioSchema.validate({ nome: 'Come oggi', ambito: 'tutti' })).resolves.toMatchObject({
    nome: 'Come oggi',
  })
})

test('how far a plan is from the best one is told by what no plan is below', () => {
  expect(proofInWords(53, 53)).toBe(
    'Ottimo dimostrato: nessun piano può avere meno di 53 giorni oltre l’approntamento.',
  )
  expect(proofInWords(0, 0)).toBe('Ottimo dimostrato: nessun giorno oltre l’approntamento.')
  expect(proofInWords(0.5, 0.5)).toBe('Ottimo dimostrato: nessun piano ha meno ritardo.')
  expect(proofInWords(54, 50)).toBe(
    'Al più 8 % sopra il minimo possibile: nessun piano può avere meno di 50 giorni oltre l’approntamento.',
  )
  expect(proofInWords(1001, 1000)).toContain('Al più 1 %')
  expect(proofInWords(3, 0)).toBe('Al più 3 giorni sopra il minimo possibile.')
  // The plan itself has fewer than two.
  expect(proofInWords(1.5, 1.25)).toContain('meno di 1 giorno ')
})
