import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { espressioneReason, opzioneName, readEspressione, unknownNameReason, type Valore } from '../rules.ts'

const WINDOW = new Map<string, Valore>([
  ['larghezza', 1200],
  ['altezza', 1400],
  ['ante', 2],
  ['area', 1.68],
  ['perimetro', 5.2],
  ['peso', 60],
  ['vetro', 'Triplo'],
])

function resultOf(text: string, values = WINDOW): number | string {
  const expression = readEspressione(text)
  if ('fault' in expression) return expression.fault
  const result = expression.value(values)
  return 'number' in result ? result.number : result.fault
}

describe('what expressions say', () => {
  test.each<[string, number]>([
    ['ante * (larghezza - 160) / 2', 1040],
    ['min(larghezza, altezza, 1300)', 1200],
    ['max(1, ante)', 2],
    ['ceil(1.2) + floor(1.8) + round(2.5)', 6],
    ['if(vetro == "Triplo", 38, 20)', 38],
    ["vetro == ' triplo ' ? 38 : 20", 38],
    ['if(ante == 0, 0, larghezza / ante)', 600],
    ['if(ante > 5, larghezza / 0, 7)', 7],
    ['altezza > 1000 and not (ante == 1)', 1],
    ['-larghezza % 7', -3],
    ['2 * -(3)', -6],
    ['0.5 + .5', 1],
  ])('%s is %d', (text, expected) => {
    expect(resultOf(text)).toBe(expected)
  })
})

describe('what is refused, in words with its place', () => {
  test.each<[string, RegExp]>([
    ['', /^Scrivi/],
    ['larghezza -', /^Manca qualcosa alla fine/],
    ['(larghezza', /manca «\)»/],
    ['larghezza altezza', /Al carattere \d+: c’è qualcosa di troppo/],
    ['0,5 * larghezza', /punto/],
    ['larghezza = 3', /==/],
    ['larghezza.constructor', /punto/i],
    ['larghezza["constructor"]', /Al carattere 10: «\[» non si può usare/],
    ['spessore * 2', /Al carattere 1: la finestra non ha «spessore»/],
    ['constructor', /non/],
    ['__proto__', /non/],
    ['toString', /la finestra non ha «toString»/],
    ['hasOwnProperty("x")', /non/],
    ['valueOf()', /non/],
    ['f(x) = x', /==/],
    ['min', /«min» vuole/],
    ['min()', /«min» vuole/],
    ['if(1, 2)', /«if» vuole 3/],
    ['round(1, 2)', /«round» vuole 1/],
    ['sqrt(4)', /la finestra non ha «sqrt»/],
    ['random()', /la finestra non ha «random»/],
    ['larghezza / 0', /divisione per zero/],
    ['larghezza / (ante - 2)', /divisione per zero/],
    ['0 / 0 > 3', /divisione per zero/],
    ['1e999', /troppo grande/],
    ['vetro + 1', /«Triplo» è un testo/],
    ['"a"', /«a» è un testo/],
    ['"" * 2', /non è indicato/],
    ['2 ^ 9', /«\^»/],
    ['9!', /./],
    ['1; 2', /«;»/],
    ['/* x */ 1', /commenti/],
    [`${'('.repeat(21)}1${')'.repeat(21)}`, /troppe parentesi/],
    ['1'.repeat(301), /300 caratteri/],
  ])('%s', (text, words) => {
    expect(resultOf(text)).toMatch(words)
  })

  test('a name that neither window nor options have is told before a window is there', () => {
    expect(unknownNameReason('larghezza + vetro', new Set())).toMatch(/Al carattere 13: la finestra non ha «vetro»/)
    expect(unknownNameReason('larghezza + vetro', new Set(['vetro']))).toBeNull()
    expect(espressioneReason('larghezza + vetro')).toBeNull()
  })
})

test.each([
  ['Vetro', 'vetro'],
  ['Tipo di vetro', 'tipo_di_vetro'],
  ['Qualità (interna)', 'qualita_interna'],
  ['Peso', 'opzione_peso'],
  ['If', 'opzione_if'],
  ['3 vetri', 'opzione_3_vetri'],
])('the option «%s» is called %s', (nome, name) => {
  expect(opzioneName(nome)).toBe(name)
})

describe('hostile expressions', () => {
  const pieces = fc.constantFrom(
    ...['larghezza', 'ante', 'vetro', 'min', 'max', 'if', 'round', 'not', 'and', 'or', 'in', 'true', 'PI', 'E'],
    ...['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'this', 'globalThis'],
    ...['process', 'require', 'eval', 'Function', 'lambda_0', '__counter', '__defineGetter__', 'length', 'map', 'fold'],
    ...['(', ')', '[', ']', '{', '}', ',', ';', '.', '?', ':', '=', '==', '!=', '<', '>', '||', '&&', '!', '^', '%'],
    ...[
      '+',
      '-',
      '*',
      '/',
      '"',
      "'",
      '\\',
      '`',
      '$',
      '0',
      '1',
      '.5',
      '1e9',
      '0x1F',
      '1e999',
      '"a"',
      ' ',
      '\n',
      '\u0000',
    ],
  )
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.string({ maxLength: 400, unit: 'grapheme' }),
    fc.tuple(pieces, fc.integer({ min: 1, max: 5000 })).map(([piece, times]) => piece.repeat(times)),
    fc.integer({ min: 1, max: 5000 }).map((times) => `${'('.repeat(times)}1${')'.repeat(times)}`),
    fc.integer({ min: 1, max: 74 }).map((times) => `${'1?'.repeat(times)}1${':1'.repeat(times)}`),
  )

  test('10,000 of them: a number or an error in words within 50 ms, and nothing is changed', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    fc.assert(
      fc.property(hostile, (text) => {
        // The best of three: the machine may be busy with something else.
        const times = [1, 2, 3].map(() => {
          const start = performance.now()
          resultOf(text)
          return performance.now() - start
        })
        expect(Math.min(...times)).toBeLessThan(50)
        const result = resultOf(text)
        if (typeof result === 'number') expect(Number.isFinite(result)).toBe(true)
        else expect(result).toMatch(/^[A-ZÈ«].*[.!?]$/su)
      }),
      { numRuns: 10_000 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  })
})
