import { expect, test } from 'vitest'
import { USUAL_WEEK } from '#platform/settings/rules.ts'
import { daysOfMonth } from '../ore/month.ts'

const HOURS = {
  pk: 1,
  giorno: '2026-11-28',
  oreLavorativeMacchine: 8,
  oreLavorativeBanchi: 6.5,
  oreReparti: [{ reparto: 'posa', ore: 0 }],
  versione: 1,
}
const HOLIDAY = { giornoDa: '2026-11-01', giornoA: '2026-11-02', oraDa: null, oraA: null, title: 'Ognissanti' }
const EVE = { giornoDa: '2026-11-30', giornoA: '2026-11-30', oraDa: '13:00', oraA: '19:00', title: '' }

test.each([
  ['2026-11-21', 42, '2026-10-26', '2026-12-06'],
  ['2027-02-01', 28, '2027-02-01', '2027-02-28'],
  ['2026-12-31', 35, '2026-11-30', '2027-01-03'],
  ['2028-02-29', 35, '2028-01-31', '2028-03-05'],
])('the month of %s in whole weeks', (day, count, first, last) => {
  const days = daysOfMonth(day, [], [], USUAL_WEEK, [])
  expect(days).toHaveLength(count)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual([first, last])
})

test('hours of the day, else of its weekday; holidays by name', () => {
  const of = (day: string) =>
    daysOfMonth('2026-11-21', [HOURS], [HOLIDAY, EVE], USUAL_WEEK, ['posa', 'vetratura']).find((g) => g.day === day)
  expect(of('2026-11-28')).toMatchObject({ macchine: 8, banchi: 6.5, proprie: HOURS, inMonth: true, feste: [] })
  expect(of('2026-11-21')).toMatchObject({ macchine: 4, banchi: 4, proprie: null })
  expect(of('2026-11-02')).toMatchObject({ macchine: 10, feste: ['Ognissanti'] })
  expect(of('2026-11-30')?.feste).toEqual(['Festività 13:00-19:00'])
  expect(of('2026-12-06')).toMatchObject({ macchine: 0, inMonth: false })
})

test('another department has its hours of the day, else those of the benches, else of the weekday', () => {
  const of = (day: string) =>
    daysOfMonth('2026-11-21', [HOURS], [], USUAL_WEEK, ['posa', 'vetratura']).find((g) => g.day === day)?.others
  expect(of('2026-11-28')).toEqual([
    { reparto: 'posa', ore: 0 },
    { reparto: 'vetratura', ore: 6.5 },
  ])
  expect(of('2026-11-21')).toEqual([
    { reparto: 'posa', ore: 4 },
    { reparto: 'vetratura', ore: 4 },
  ])
})
