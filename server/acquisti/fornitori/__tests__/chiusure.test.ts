import { expect, test } from 'vitest'
import { offeredDayOf } from '../../ordiniFornitore/mail/draft.ts'
import { expectedAfter, tidyChiusure } from '../rules.ts'

const WEEKEND = { giorniChiusura: [6, 7], periodiChiusura: [] }
const AUGUST = { giorniChiusura: [6, 7], periodiChiusura: [{ dal: '2026-08-10', al: '2026-08-21' }] }
const NEVER = { giorniChiusura: [], periodiChiusura: [] }

test.each([
  ['2026-11-23', 5, NEVER, '2026-11-28'],
  ['2026-11-23', 5, WEEKEND, '2026-11-30'],
  ['2026-11-28', 1, WEEKEND, '2026-12-01'],
  ['2026-08-05', 10, AUGUST, '2026-09-02'],
])('ordered on %s, %i days', (ordered, tempo, chiusure, expected) => {
  expect(expectedAfter(ordered, { tempo, ...chiusure })).toBe(expected)
})

test('a mailed order is expected on a day on which its supplier is open, unless it has a day', () => {
  const altriMateriali = [{ tipologia: 'vetro', tempo: 1, isDefault: false }]
  const fornitore = { tipologia: 'legno', tempo: 5, isDefault: false, altriMateriali, ...WEEKEND }
  const monday = new Date('2026-11-23T09:00:00Z')
  const ordine = { dataConsegna: null, dataOrdine: null, tipologia: 'legno', fornitore }
  expect(offeredDayOf(ordine, monday)).toBe('2026-11-30')
  expect(offeredDayOf({ ...ordine, tipologia: 'vetro' }, monday)).toBe('2026-11-24')
  expect(offeredDayOf({ ...ordine, dataOrdine: new Date('2026-11-28T00:00:00Z') }, monday)).toBe('2026-12-07')
  expect(offeredDayOf({ ...ordine, dataConsegna: new Date('2026-11-29T00:00:00Z') }, monday)).toBe('2026-11-29')
})

test('each weekday once; periods in order, those that overlap or follow each other as one', () => {
  const periodiChiusura = [
    { dal: '2026-08-17', al: '2026-08-23' },
    { dal: '2026-12-24', al: '2027-01-06' },
    { dal: '2026-08-03', al: '2026-08-16' },
    { dal: '2026-12-25', al: '2026-12-26' },
  ]
  expect(tidyChiusure({ giorniChiusura: [7, 6, 7], periodiChiusura })).toEqual({
    giorniChiusura: [6, 7],
    periodiChiusura: [
      { dal: '2026-08-03', al: '2026-08-23' },
      { dal: '2026-12-24', al: '2027-01-06' },
    ],
  })
})
