import { describe, expect, test } from 'vitest'
import { type AnySchema, ValidationError } from 'yup'
import { USUAL_WEEK } from '#platform/settings/rules.ts'
import { defaultOre, oreIntervalSchema, oreSchema } from '../rules.ts'

function errors(schema: AnySchema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

const day = { giorno: '2026-12-05', oreLavorativeMacchine: 8, oreLavorativeBanchi: 8 }

describe('a single day', () => {
  test.each<[string, object, Record<string, string>]>([
    ['as it is', {}, {}],
    ['0 and 24', { oreLavorativeMacchine: 0, oreLavorativeBanchi: 24 }, {}],
    ['14.5', { oreLavorativeMacchine: '14.5' }, {}],
    [
      '24.01 and -0.01',
      { oreLavorativeMacchine: 24.01, oreLavorativeBanchi: -0.01 },
      {
        oreLavorativeMacchine: 'La durata non può essere superiore a 24',
        oreLavorativeBanchi: 'La durata non può essere negativa',
      },
    ],
    [
      'three decimals',
      { oreLavorativeBanchi: 7.333 },
      { oreLavorativeBanchi: 'Assicurati che non ci siano più di 2 cifre decimali.' },
    ],
    ['words', { oreLavorativeBanchi: 'otto' }, { oreLavorativeBanchi: 'È richiesto un numero valido' }],
    [
      'nothing',
      { giorno: '', oreLavorativeMacchine: null, oreLavorativeBanchi: '' },
      {
        giorno: 'Campo obbligatorio',
        oreLavorativeMacchine: 'Campo obbligatorio',
        oreLavorativeBanchi: 'Campo obbligatorio',
      },
    ],
  ])('%s', (_what, different, expected) => expect(errors(oreSchema, { ...day, ...different })).toEqual(expected))
})

const interval = {
  periodo: { dal: '2026-12-01', al: '2026-12-31' },
  oreLavorativeMacchine: 8,
  oreLavorativeBanchi: 8,
  resetDefault: false,
}

describe('a range', () => {
  test.each<[string, object, Record<string, string>]>([
    ['as it is', {}, {}],
    ['one day', { periodo: { dal: '2026-12-01', al: '2026-12-01' } }, {}],
    ['no first day', { periodo: { al: '2026-12-31' } }, { 'periodo.dal': 'Data Inizio è obbligatoria' }],
    ['no last day', { periodo: { dal: '2026-12-01' } }, { 'periodo.al': 'Data Fine è obbligatoria' }],
    [
      'end before start',
      { periodo: { dal: '2026-12-01', al: '2026-11-30' } },
      { 'periodo.al': 'Data Fine deve essere dopo la Data Inizio' },
    ],
    [
      'a thousand days',
      { periodo: { dal: '2026-12-01', al: '2029-08-27' } },
      { 'periodo.al': 'Non più di 366 giorni per volta.' },
    ],
    [
      'no hours',
      { oreLavorativeMacchine: null, oreLavorativeBanchi: null },
      { oreLavorativeMacchine: 'Campo obbligatorio', oreLavorativeBanchi: 'Campo obbligatorio' },
    ],
    [
      'no hours, back to the default',
      { oreLavorativeMacchine: null, oreLavorativeBanchi: null, resetDefault: true },
      {},
    ],
    [
      'an eighth weekday',
      { giorniSettimana: [1, 8] },
      { 'giorniSettimana[1]': 'Assicurati che il valore sia minore o uguale a 7.' },
    ],
  ])('%s', (_what, different, expected) => {
    expect(errors(oreIntervalSchema, { ...interval, ...different })).toEqual(expected)
  })
})

test.each([
  ['2026-11-23', 10],
  ['2026-11-27', 10],
  ['2026-11-28', 4],
  ['2026-11-29', 0],
  ['2028-02-29', 10],
])('default hours of %s: %i', (at, hours) => expect(defaultOre(at, USUAL_WEEK)).toBe(hours))

test('the usual week of a company holds from Monday to Sunday', () => {
  const week = [8, 8, 8, 8, 7.5, 0, 2]
  const days = ['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-29']
  expect(days.map((day) => defaultOre(day, week))).toEqual([8, 7.5, 0, 2])
})
