import { expect, test } from 'vitest'
import type { ShownCella } from '../../model.ts'
import { addCivilDays } from '../../time.ts'
import { freeByWeek } from '../free.ts'

function week(monday: string, reparto: string, free: readonly number[]): [string, ShownCella][] {
  return free.map((available, index) => {
    const day = addCivilDays(monday, index)
    const other = {
      capacita: 600,
      occupato: 600 - available,
      count: 0,
      mine: 0,
      stato: 'free',
      ore: 10,
      ordini: [],
    } as const
    return [`${day} ${reparto}`, { giorno: day, reparto, libero: available, ...other }]
  })
}

test('a week says what each department has free; what is too much of one day takes nothing from the others', () => {
  const celle = new Map([
    ...week('2026-11-23', 'macchine', [60, 60, -500, 0, 30, 0, 0]),
    ...week('2026-11-23', 'banchi', [600, 0, 0, 0, 0, 0, 0]),
  ])
  expect(freeByWeek(celle, (reparto) => reparto)).toEqual(
    new Map([['2026-11-23', ': liberi macchine 2 h 30 min, banchi 10 h']]),
  )
})
test('a week of which a day is not known says nothing', () => {
  expect(freeByWeek(new Map(week('2026-11-23', 'macchine', [60, 60])), (reparto) => reparto)).toEqual(new Map())
})
