import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { assenzaSchema, describePeriod, overlap, overlapNotice, type Period } from '../rules.ts'

const valid = { personaPk: 1, giornoDa: '2026-12-01', giornoA: '2026-12-03', oraDa: null, oraA: null, title: '' }

function errors(different: object): Record<string, string> {
  try {
    assenzaSchema.validateSync({ ...valid, ...different }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

const PAIR = 'Servono entrambe le ore, o nessuna per il giorno intero.'
const HOUR = "L'ora è in un formato errato. Usa uno dei seguenti formati: HH:mm."

describe('the form of an absence', () => {
  test.each<[string, object, Record<string, string>]>([
    ['whole days', {}, {}],
    ['one day', { giornoA: '2026-12-01' }, {}],
    ['a morning, with seconds', { giornoA: '2026-12-01', oraDa: '07:00:00', oraA: '12:00' }, {}],
    ['a night', { giornoA: '2026-12-02', oraDa: '22:00', oraA: '06:00' }, {}],
    ['empty hours are none', { oraDa: '', oraA: '' }, {}],
    ['no person', { personaPk: null }, { personaPk: 'Campo obbligatorio' }],
    ['no days', { giornoDa: '', giornoA: '' }, { giornoDa: 'Campo obbligatorio', giornoA: 'Campo obbligatorio' }],
    [
      'end before start',
      { giornoA: '2026-11-30' },
      { giornoA: 'Il giorno di fine non può precedere quello di inizio.' },
    ],
    ['730 days', { giornoA: '2028-11-29' }, {}],
    ['731 days', { giornoA: '2028-11-30' }, { giornoA: 'Non più di 730 giorni.' }],
    ['only the first hour', { oraDa: '09:00' }, { oraA: PAIR }],
    ['only the last hour', { oraA: '09:00' }, { oraDa: PAIR }],
    [
      'no time at all',
      { giornoA: '2026-12-01', oraDa: '09:00', oraA: '09:00' },
      { oraA: 'L’ora di fine deve seguire quella di inizio.' },
    ],
    ['the hour 24', { oraDa: '09:00', oraA: '24:00' }, { oraA: HOUR }],
    ['an hour in words', { oraDa: 'nove', oraA: '10:00' }, { oraDa: HOUR }],
    ['an hour as a number', { oraDa: 9, oraA: '10:00' }, { oraDa: HOUR }],
    ['the year 9999', { giornoA: '9999-12-31' }, { giornoA: 'Non più di 730 giorni.' }],
  ])('%s', (_what, different, expected) => expect(errors(different)).toMatchObject(expected))

  test('what is wrong of an hour is told once', () => {
    expect(Object.keys(errors({ oraDa: 9, oraA: '10:00' }))).toEqual(['oraDa'])
    expect(errors({})).toEqual({})
  })
})

const period = (from: string, a: string, oraDa: string | null = null, oraA: string | null = null): Period => ({
  giornoDa: from,
  giornoA: a,
  oraDa,
  oraA,
})
const morning = period('2026-12-01', '2026-12-01', '07:00', '12:00')

test.each<[string, Period, boolean]>([
  ['the same morning', morning, true],
  ['the afternoon after it', period('2026-12-01', '2026-12-01', '12:00', '19:00'), false],
  ['a minute before its end', period('2026-12-01', '2026-12-01', '11:59', '19:00'), true],
  ['the whole day', period('2026-12-01', '2026-12-01'), true],
  ['the day before', period('2026-11-30', '2026-11-30'), false],
  ['days around it', period('2026-11-20', '2026-12-20'), true],
  ['a night that ends as it begins', period('2026-11-30', '2026-12-01', '22:00', '07:00'), false],
])('a morning and %s', (_what, other, expected) => {
  expect(overlap(morning, other)).toBe(expected)
  expect(overlap(other, morning)).toBe(expected)
})

test.each([
  [period('2026-12-01', '2026-12-01'), 'il 01-12-2026'],
  [morning, 'il 01-12-2026 dalle 07:00 alle 12:00'],
  [period('2026-12-01', '2026-12-03'), 'dal 01-12-2026 al 03-12-2026'],
  [period('2026-12-01', '2026-12-03', '13:00', '12:00'), 'dal 01-12-2026 alle 13:00 al 03-12-2026 alle 12:00'],
])('in words: %#', (which, described) => {
  expect(describePeriod(which)).toBe(described)
})

test('an absence that meets another of the same person is told, not refused', () => {
  const vacation = { giornoDa: '2026-12-01', giornoA: '2026-12-03', oraDa: null, oraA: null, title: 'Ferie' }
  const day = (which: string) => ({ giornoDa: which, giornoA: which, oraDa: null, oraA: null })
  expect(overlapNotice(day('2026-12-03'), [vacation])).toBe(
    'Si sovrappone a un’altra assenza, dal 01-12-2026 al 03-12-2026 (Ferie): le ore in comune contano una volta sola.',
  )
  expect(overlapNotice(day('2026-12-04'), [vacation])).toBeNull()
})
