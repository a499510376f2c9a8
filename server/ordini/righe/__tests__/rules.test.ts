import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import {
  completeRiga,
  emptyRiga,
  isBeyondNumero,
  mergeExtraFields,
  nettoRiga,
  type PrezziRiga,
  rigaSchema,
  whyBadExtraFields,
} from '../rules.ts'

const prezzi = (different: Partial<PrezziRiga>): PrezziRiga => ({
  rivendita: false,
  listino: null,
  scontoArticolo: null,
  scontoCorrettivo: null,
  netto: null,
  ...different,
})

describe('net of a line', () => {
  test.each([
    [{ listino: 100, scontoArticolo: 10, netto: 1 }, 90],
    [{ listino: 100, scontoArticolo: 10, scontoCorrettivo: 10 }, 81],
    [{ listino: 100 }, 100],
    [{ listino: 100, netto: 70 }, 70],
    [{ netto: 70 }, 70],
    [{}, null],
    [{ rivendita: true, listino: 100, scontoArticolo: 10, netto: 55 }, 55],
    [{ rivendita: true, listino: 100, scontoArticolo: 10, scontoCorrettivo: 50 }, 90],
  ] satisfies [Partial<PrezziRiga>, number | null][])('%j: %s', (data, netto) => {
    expect(nettoRiga(prezzi(data))).toBe(netto)
  })
})

const valid = { tipoSerramentoPk: 1, codiceSerramentoPk: 2, numero: 1 }
const errors = (data: object) => {
  try {
    rigaSchema.validateSync(data, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => [path, message])
  }
}

describe('the form', () => {
  test('what is required', () => {
    expect(errors({})).toEqual(
      ['tipoSerramentoPk', 'codiceSerramentoPk', 'numero'].map((field) => [field, 'Campo obbligatorio']),
    )
    expect(errors({ tipoSerramentoPk: 1, numero: 1, rivendita: true })).toEqual([
      ['codiceRivendita', 'Campo obbligatorio'],
    ])
    expect(errors(valid)).toEqual([])
    expect(errors({ ...valid, codiceSerramentoPk: null, rivendita: true, codiceRivendita: 'X' })).toEqual([])
  })
  test.each([
    ['numero', 0],
    ['numero', -1],
    ['numero', 1.5],
    ['numero', 10_000],
    ['listino', -1],
    ['listino', 1.999],
    ['scontoArticolo', -1],
    ['scontoArticolo', 101],
    ['scontoCorrettivo', 100.5],
    ['netto', -5],
    ['altezza', 0],
    ['larghezza', 100_001],
    ['ante', 100],
    ['forma', 'x'.repeat(51)],
    ['descrizione', 'x'.repeat(10_000)],
    ['codiceRivendita', 'a\u0000b'],
    ['tipoSerramentoPk', 'abc'],
    ['codiceSerramentoPk', {}],
    ['pk', -3],
  ])('%s %j is refused on its own field', (field, value) => {
    expect(errors({ ...valid, [field]: value }).map(([path]) => path)).toEqual([field])
  })
  test('completed: net computed, and nothing that its kind does not have', () => {
    const read = rigaSchema.validateSync({ ...valid, listino: '100', scontoArticolo: 20, codiceRivendita: 'zz' })
    expect(completeRiga(read)).toMatchObject({ netto: 80, codiceRivendita: '', codiceSerramentoPk: 2 })
    const extra = { ...read, rivendita: true, codiceRivendita: 'zz', scontoCorrettivo: 50, netto: 12 }
    expect(completeRiga(extra)).toMatchObject({ netto: 12, codiceSerramentoPk: null, scontoCorrettivo: null })
    expect(emptyRiga(true)).toMatchObject({ rivendita: true, numero: null })
  })
})

test('extra fields', () => {
  expect(whyBadExtraFields({ Colore: 'RAL 9010', pezzi: 3, posa: true, nulla: null })).toBe(null)
  const bad: unknown[] = [
    null,
    [],
    'x',
    { '': 'x' },
    { a: { b: 1 } },
    { a: [1] },
    { a: 'x'.repeat(2001) },
    { ['k'.repeat(101)]: '' },
    { a: Number.NaN },
    { a: 'a\u0000' },
    Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, ''])),
  ]
  for (const cattivo of bad) expect(whyBadExtraFields(cattivo)).toEqual(expect.any(String))
})

test('pictures beyond the number', () => {
  expect([isBeyondNumero(2, 2), isBeyondNumero(3, 2)]).toEqual([false, true])
})

describe('extra fields written by two at once', () => {
  const read = { Colore: 'Noce', Vetro: '4', Vecchio: 'x' }
  test.each([
    ['nobody else wrote', { ...read, Colore: 'RAL' }, read, { ...read, Colore: 'RAL' }, []],
    [
      'different fields',
      { ...read, Colore: 'RAL' },
      { ...read, Vetro: '6' },
      { ...read, Colore: 'RAL', Vetro: '6' },
      [],
    ],
    [
      'one removes, the other adds',
      { Colore: 'Noce', Vetro: '4' },
      { ...read, Nuovo: 1 },
      { Colore: 'Noce', Vetro: '4', Nuovo: 1 },
      [],
    ],
    ['the same change', { ...read, Colore: 'RAL' }, { ...read, Colore: 'RAL' }, { ...read, Colore: 'RAL' }, []],
    [
      'the same field',
      { ...read, Colore: 'RAL' },
      { ...read, Colore: 'Ciliegio' },
      { ...read, Colore: 'RAL' },
      ['Colore'],
    ],
    [
      'one removes what the other changes',
      { Colore: 'Noce', Vetro: '4' },
      { ...read, Vecchio: 'y' },
      { Colore: 'Noce', Vetro: '4' },
      ['Vecchio'],
    ],
    ['names of every object', { ...read, constructor: 'a' }, read, { ...read, constructor: 'a' }, []],
  ])('%s', (_example, own, current, merged, contested) => {
    expect(mergeExtraFields(read, own, current)).toEqual({ uniti: merged, contesi: contested })
  })
})
