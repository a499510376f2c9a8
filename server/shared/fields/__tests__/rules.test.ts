import { describe, expect, test } from 'vitest'
import { type AnySchema, ValidationError } from 'yup'
import { cpuMs } from '#server-test/cpu.ts'
import {
  booleanRule,
  idListRule,
  idRule,
  integerRule,
  longTextRule,
  millimetresRule,
  optionalDayRule,
  optionalMillimetresRule,
  optionalTimeRule,
  singleLineRule,
} from '../fields.ts'

/** The cast value, or the messages. */
function trial(schema: AnySchema, value: unknown): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) return { errori: error.errors }
    throw error
  }
}
const no = (...errors: string[]) => ({ errori: errors })

describe('integer', () => {
  test.each([
    [3, 3],
    ['3', 3],
    ['3.0', 3],
    [' 7 ', 7],
    [-2, -2],
    [undefined, no('Campo obbligatorio')],
    [null, no('Campo obbligatorio')],
    ['', no('Campo obbligatorio')],
    ['  ', no('Campo obbligatorio')],
    ['tre', no('Campo obbligatorio')],
    ['1e3', no('Campo obbligatorio')],
    ['0x10', no('Campo obbligatorio')],
    [true, no('Campo obbligatorio')],
    [[3], no('Campo obbligatorio')],
    [{}, no('Campo obbligatorio')],
    [1.5, no('È richiesto un numero intero')],
    ['1.5', no('È richiesto un numero intero')],
  ])('%j → %j', (value, expected) => expect(trial(integerRule(), value)).toEqual(expected))
})

describe('millimetres', () => {
  test.each([
    [1, 1],
    ['100000', 100_000],
    [0, no('Assicurati che il valore sia maggiore o uguale a 1.')],
    [100_001, no('Assicurati che il valore sia minore o uguale a 100000.')],
  ])('%j → %j', (value, expected) => expect(trial(millimetresRule(), value)).toEqual(expected))

  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['500', 500],
    ['x', no('È richiesto un numero valido')],
  ])('optional: %j → %j', (value, expected) => expect(trial(optionalMillimetresRule(), value)).toEqual(expected))
})

describe('id and lists', () => {
  test.each([0, -1, 2_147_483_648])('%j is no id', (value) =>
    expect(trial(idRule(), value)).toEqual(no('Il valore non è tra le scelte disponibili')),
  )
  test.each([
    [undefined, []],
    [null, []],
    ['', []],
    [
      ['1', 2],
      [1, 2],
    ],
    ['abc', no('È richiesta una lista')],
    [{}, no('È richiesta una lista')],
    [[1, 'x'], no('Campo obbligatorio')],
    [[1, 2, 3, 4], no('Non più di 3 elementi')],
  ])('%j → %j', (value, expected) => expect(trial(idListRule(3), value)).toEqual(expected))

  test('a huge list is refused without looking at each item', () => {
    const tempo = cpuMs(() =>
      expect(trial(idListRule(), Array(300_000).fill('x'))).toMatchObject({ errori: expect.any(Array) }),
    )
    expect(tempo).toBeLessThan(2000)
  })
})

describe('boolean', () => {
  test.each([
    [true, true],
    ['true', true],
    ['false', false],
    [1, true],
    ['Yes', true],
    [0, false],
    ['off', false],
    [2, no('Valore non valido')],
    [[], no('Valore non valido')],
    [undefined, true],
    [null, true],
    ['boh', no('Valore non valido')],
  ])('%j → %j', (value, expected) => expect(trial(booleanRule(true), value)).toEqual(expected))
})

test.each([
  integerRule(),
  optionalMillimetresRule(),
  idRule(),
  booleanRule(true),
  singleLineRule(16),
  longTextRule(16),
])('an object that shadows toString is refused like any other', (schema) => {
  for (const value of [{ toString: 'x' }, { toString: '' }, [{ toString: 'x' }], { valueOf: 1, toString: null }]) {
    expect(trial(schema, value)).toMatchObject({ errori: [expect.any(String)] })
  }
})

test('a text that a schema makes nothing is nothing', () => {
  const optional = singleLineRule(50)
    .transform((text: unknown) => text || null)
    .nullable()
  expect([trial(optional, ''), trial(optional, ' a ')]).toEqual([null, 'a'])
  expect(trial(singleLineRule(50).optional(), undefined)).toBe('')
})

describe('a megabyte of anything is refused at once', () => {
  const MEGABYTE = 1_000_000
  test.each([
    ['blanks between two letters', `a${' '.repeat(MEGABYTE)}x`],
    ['control characters', '\u0007'.repeat(MEGABYTE)],
    ['NUL', '\0'.repeat(MEGABYTE)],
    ['digits', '9'.repeat(MEGABYTE)],
    ['decimals', `0.${'9'.repeat(MEGABYTE)}x`],
  ])('%s', (_what, text) => {
    const fields = [
      singleLineRule(300),
      longTextRule(300),
      integerRule(),
      booleanRule(true),
      optionalTimeRule(),
      optionalDayRule(),
      idRule(),
    ]
    const cost = cpuMs(() => {
      for (const field of fields) expect(trial(field, text)).toHaveProperty('errori')
    })
    expect(cost).toBeLessThan(3000)
  })
})

describe('text', () => {
  test.each([
    ['  Anna  ', 'Anna'],
    [12, '12'],
    [undefined, ''],
    [null, ''],
    ['<b>ciao</b>', '<b>ciao</b>'],
    ['àèì 😀', 'àèì 😀'],
    [true, no('È richiesto un testo')],
    [['a'], no('È richiesto un testo')],
    [{}, no('È richiesto un testo')],
    ['a\nb', no('Sono presenti caratteri non ammessi')],
    ['a\r\nBcc: x@y.it', no('Sono presenti caratteri non ammessi')],
    ['a\u2028b', no('Sono presenti caratteri non ammessi')],
    ['a\0b', no('I caratteri null non sono ammessi.')],
    ['\ud800', no('Sono presenti caratteri non ammessi')],
    ['12345678901234567', no('Assicurati che questo campo non abbia più di 16 caratteri.')],
  ])('single line: %j → %j', (value, expected) => expect(trial(singleLineRule(16), value)).toEqual(expected))

  test.each([
    [' una\r\ndue\t\n', 'una\r\ndue'],
    ['a\u0007b', no('Sono presenti caratteri non ammessi')],
    ['a\0b', no('I caratteri null non sono ammessi.')],
  ])('long text: %j → %j', (value, expected) => expect(trial(longTextRule(16), value)).toEqual(expected))
})
