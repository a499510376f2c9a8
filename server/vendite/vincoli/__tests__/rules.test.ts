import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import {
  ALTEZZA_MAX_SMALLER,
  ALTEZZA_NOT_AVAILABLE,
  altezzaError,
  altezzaLimits,
  altezzaMessage,
  groupVincoli,
  isAllowedMisura,
  isSellable,
  LARGHEZZA_MAX_SMALLER,
  type LimitsOfTipo,
  larghezzaError,
  larghezzaLimits,
  larghezzaMessage,
  limitsOfTipoSchema,
  overallLarghezzaLimits,
  type VincoloMisure,
  vincoloSchema,
} from '../rules.ts'

const free: LimitsOfTipo = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }
const v = (
  id: number,
  altezzaMin: number,
  altezzaMax: number,
  larghezzaMin: number,
  larghezzaMax: number,
): VincoloMisure => ({
  id,
  altezzaMin,
  altezzaMax,
  larghezzaMin,
  larghezzaMax,
})
// Out of order on purpose, a gap from 1401 to 1499, an overlap from 900 to 1000.
const vincoli = [v(3, 1500, 2400, 500, 900), v(1, 400, 1000, 400, 1200), v(2, 900, 1400, 450, 1000)]

test('the messages of the bounds', () => {
  expect(altezzaMessage({ min: 400, max: 2400 })).toBe('Altezza Min: 400 mm / Altezza Max: 2400 mm')
  expect(larghezzaMessage({ min: 400, max: 1200 })).toBe('Larghezza Min: 400 mm / Larghezza Max: 1200 mm')
  expect(ALTEZZA_NOT_AVAILABLE).toBe('Nessun serramento disponibile con questa altezza')
})

describe('altezzaLimits', () => {
  test('from the lowest to the highest of the constraints', () => {
    expect(altezzaLimits(free, vincoli)).toEqual({ min: 400, max: 2400 })
    expect(altezzaLimits(free, [])).toBeNull()
  })
  test('the bounds of the type win when both are set', () => {
    expect(altezzaLimits({ ...free, altezzaMin: 600, altezzaMax: 800 }, vincoli)).toEqual({ min: 600, max: 800 })
    expect(altezzaLimits({ ...free, altezzaMin: 600 }, vincoli)).toEqual({ min: 400, max: 2400 })
    expect(altezzaLimits({ ...free, altezzaMax: 600 }, vincoli)).toEqual({ min: 400, max: 2400 })
  })
})

describe('larghezzaLimits', () => {
  test.each([
    [400, { min: 400, max: 1200 }],
    [900, { min: 400, max: 1200 }],
    [1000, { min: 400, max: 1200 }],
    [1001, { min: 450, max: 1000 }],
    [1400, { min: 450, max: 1000 }],
    [1401, null],
    [1500, { min: 500, max: 900 }],
    [2401, null],
    [399, null],
  ])('at height %i', (altezza, expected) => expect(larghezzaLimits(free, vincoli, altezza)).toEqual(expected))

  test('the bounds of the type win at every height, when both are set', () => {
    const tipo = { ...free, larghezzaMin: 10, larghezzaMax: 20 }
    expect(larghezzaLimits(tipo, vincoli, 1450)).toEqual({ min: 10, max: 20 })
    expect(larghezzaLimits({ ...tipo, larghezzaMax: null }, vincoli, 1450)).toBeNull()
  })
  test('equal starts: the older constraint is the first', () => {
    expect(larghezzaLimits(free, [v(9, 100, 200, 1, 2), v(4, 100, 300, 3, 4)], 150)).toEqual({ min: 3, max: 4 })
  })
  test('before a height is typed', () => {
    expect(overallLarghezzaLimits(free, vincoli)).toEqual({ min: 400, max: 1200 })
    expect(overallLarghezzaLimits({ ...free, larghezzaMin: 1, larghezzaMax: 2 }, [])).toEqual({ min: 1, max: 2 })
    expect(overallLarghezzaLimits(free, [])).toBeNull()
  })
})

describe('errors and feasibility', () => {
  test.each([
    [399, 500, 'Altezza Min: 400 mm / Altezza Max: 2400 mm', ALTEZZA_NOT_AVAILABLE],
    [400, 399, null, 'Larghezza Min: 400 mm / Larghezza Max: 1200 mm'],
    [400, 1200, null, null],
    [1450, 600, null, ALTEZZA_NOT_AVAILABLE],
    [2400, 901, null, 'Larghezza Min: 500 mm / Larghezza Max: 900 mm'],
    [2401, 600, 'Altezza Min: 400 mm / Altezza Max: 2400 mm', ALTEZZA_NOT_AVAILABLE],
  ])('%i x %i', (altezza, larghezza, byAltezza, byLarghezza) => {
    expect(altezzaError(free, vincoli, altezza)).toBe(byAltezza)
    expect(larghezzaError(free, vincoli, altezza, larghezza)).toBe(byLarghezza)
    expect(isAllowedMisura(free, vincoli, altezza, larghezza)).toBe(byAltezza === null && byLarghezza === null)
  })
  test('without constraints the family does not sell the type, bounds or not', () => {
    const tipo = { altezzaMin: 1, altezzaMax: 9, larghezzaMin: 1, larghezzaMax: 9 }
    expect(isSellable([])).toBe(false)
    expect(isAllowedMisura(tipo, [], 5, 5)).toBe(false)
    expect(isAllowedMisura(tipo, vincoli, 5, 5)).toBe(true)
    expect(isAllowedMisura(tipo, vincoli, 10, 5)).toBe(false)
  })
})

test('raggruppaVincoli: by family, then type, in order', () => {
  const righe = [
    { ...v(1, 500, 600, 1, 2), famiglia: 2, tipoSerramento: 7 },
    { ...v(2, 100, 200, 1, 2), famiglia: 2, tipoSerramento: 7 },
    { ...v(3, 100, 200, 1, 2), famiglia: 1, tipoSerramento: 7 },
  ]
  const groups = groupVincoli(righe)
  expect(
    groups
      .get(2)
      ?.get(7)
      ?.map(({ id }) => id),
  ).toEqual([2, 1])
  expect(
    groups
      .get(1)
      ?.get(7)
      ?.map(({ id }) => id),
  ).toEqual([3])
  expect(groups.get(1)?.get(8)).toBeUndefined()
})

function errors(schema: typeof vincoloSchema | typeof limitsOfTipoSchema, value: object): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

describe('vincoloSchema', () => {
  const good = { altezzaMin: 500, altezzaMax: 900, larghezzaMin: 400, larghezzaMax: 400 }
  test.each<[string, object, Record<string, string>]>([
    ['good, equal bounds allowed', good, {}],
    ['missing', { ...good, altezzaMin: undefined }, { altezzaMin: 'Campo obbligatorio' }],
    ['text', { ...good, larghezzaMin: 'abc' }, { larghezzaMin: 'Campo obbligatorio' }],
    ['fraction', { ...good, larghezzaMax: 400.5 }, { larghezzaMax: 'È richiesto un numero intero' }],
    ['height upside down', { ...good, altezzaMax: 499 }, { altezzaMax: ALTEZZA_MAX_SMALLER }],
    ['width upside down', { ...good, larghezzaMax: 399 }, { larghezzaMax: LARGHEZZA_MAX_SMALLER }],
    ['zero', { ...good, altezzaMin: 0 }, { altezzaMin: 'Assicurati che il valore sia maggiore o uguale a 1.' }],
  ])('%s', (_example, value, expected) => expect(errors(vincoloSchema, value)).toEqual(expected))

  test('number text is cast and unknown keys can be stripped', () => {
    const read = vincoloSchema.validateSync({ ...good, altezzaMin: '500', id: 3, versione: 9 }, { stripUnknown: true })
    expect(read).toEqual(good)
  })
})

describe('limitsOfTipoSchema', () => {
  test.each<[string, object, Record<string, string>]>([
    ['none', {}, {}],
    ['empty text is none', { altezzaMin: '', altezzaMax: null, larghezzaMin: '', larghezzaMax: '' }, {}],
    ['one pair', { altezzaMin: 500, altezzaMax: 500 }, {}],
    ['half a pair', { altezzaMin: 500 }, { altezzaMax: 'Indicare sia il minimo sia il massimo, o nessuno dei due' }],
    ['other half', { larghezzaMax: 5 }, { larghezzaMin: 'Indicare sia il minimo sia il massimo, o nessuno dei due' }],
    ['height upside down', { altezzaMin: 500, altezzaMax: 499 }, { altezzaMax: ALTEZZA_MAX_SMALLER }],
    ['width upside down', { larghezzaMin: 2, larghezzaMax: 1 }, { larghezzaMax: LARGHEZZA_MAX_SMALLER }],
  ])('%s', (_example, value, expected) => expect(errors(limitsOfTipoSchema, value)).toEqual(expected))

  test('missing bounds are read as null', () => {
    expect(limitsOfTipoSchema.validateSync({ altezzaMin: '', larghezzaMin: 3, larghezzaMax: '4' })).toEqual({
      altezzaMin: null,
      altezzaMax: null,
      larghezzaMin: 3,
      larghezzaMax: 4,
    })
  })
})
