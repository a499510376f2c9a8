import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { NO_POSA, posaInWords } from '../../posa/rules.ts'
import { rigaSchema } from '../../righe/rules.ts'
import {
  addDays,
  applySconto,
  completeOrdine,
  etichettaSchedulazione,
  ordineSchema,
  ordineTotals,
  scontoOf,
  weekOf,
  whyNotSaved,
  withUnsaid,
} from '../rules.ts'

const riga = { tipoSerramentoPk: 1, codiceSerramentoPk: 2, numero: 2 }
const ordine = { numeroCommessa: '26/0001', data: '2026-11-21', clientePk: 1, tipoCliente: 'PRIVA', righe: [riga] }
const errors = (data: object) => {
  try {
    ordineSchema.validateSync(data, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => [path, message])
  }
}
const read = (different: object) =>
  completeOrdine(ordineSchema.validateSync({ ...ordine, righe: [different] })).righe[0]

describe('the form', () => {
  test('what is required', () => {
    expect(errors({})).toEqual(
      ['numeroCommessa', 'data', 'clientePk', 'tipoCliente'].map((field) => [field, 'Campo obbligatorio']),
    )
    expect(errors(ordine)).toEqual([])
  })
  test.each([
    ['data', '2026-02-30'],
    ['data', '21-11-2026'],
    ['data', '0000-01-01'],
    ['dataConsegna', 'domani'],
    ['dataPosa', '2026-13-01'],
    ['tipoCliente', 'ALTRO'],
    ['areaConsegna', 'x'.repeat(51)],
    ['clientePk', 0],
    ['statoPk', 'x'],
    ['agentePk', 2 ** 40],
    ['numeroCommessa', 'x'.repeat(51)],
    ['numeroCommessa', 'a\nb'],
    ['note', 'x'.repeat(10_000)],
    ['righe', 'x'],
    ['righe', Array(501).fill(riga)],
    [
      'righe',
      [
        { ...riga, pk: 3 },
        { ...riga, pk: 3 },
      ],
    ],
  ])('%s %j is refused on its own field', (field, value) => {
    expect(errors({ ...ordine, [field]: value }).map(([path]) => path)).toEqual([field])
  })
  test('errors of a line name the line', () => {
    expect(errors({ ...ordine, righe: [riga, { ...riga, numero: 0 }] })).toEqual([
      ['righe[1].numero', expect.any(String)],
    ])
  })
  test('empty texts are null where nothing is meant', () => {
    const empty = { dataConsegna: '', dataPosa: '', statoPk: '', agentePk: '', areaConsegna: '' }
    expect(ordineSchema.validateSync({ ...ordine, ...empty })).toMatchObject({
      dataConsegna: null,
      dataPosa: null,
      statoPk: null,
      agentePk: null,
      areaConsegna: null,
    })
  })
  test("'non schedulabile' unchecks 'auto schedulazione'", () => {
    const loaded = ordineSchema.validateSync({ ...ordine, nonSchedulabile: true, autoSchedulazione: true })
    expect(completeOrdine(loaded).autoSchedulazione).toBe(false)
    expect(completeOrdine({ ...loaded, nonSchedulabile: false }).autoSchedulazione).toBe(true)
  })
  test('it can be saved with a line, or when it is not to be scheduled', () => {
    expect(whyNotSaved({ nonSchedulabile: false, righe: [] })).toEqual(expect.any(String))
    expect(whyNotSaved({ nonSchedulabile: true, righe: [] })).toBe(null)
    expect(whyNotSaved({ nonSchedulabile: false, righe: [riga] })).toBe(null)
  })
})

const cents = fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 100)
const sconto = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)
const prezzi = fc.record({
  rivendita: fc.boolean(),
  numero: fc.integer({ min: 1, max: 9 }),
  listino: fc.option(cents),
  netto: fc.option(cents),
  scontoArticolo: fc.option(sconto),
  scontoCorrettivo: fc.option(sconto),
})

describe('sums', () => {
  test('of rounded lines, exact', () => {
    fc.assert(
      fc.property(fc.array(prezzi, { maxLength: 60 }), (righe) => {
        const { listino, netto, numeroSerramenti } = ordineTotals(righe)
        const whole = (field: 'listino' | 'netto') =>
          righe.reduce((t, item) => t + Math.round((item[field] ?? 0) * 100), 0)
        expect(listino).toBe(whole('listino') / 100)
        expect(netto).toBe(whole('netto') / 100)
        expect(numeroSerramenti).toBe(righe.reduce((t, item) => t + (item.rivendita ? 0 : item.numero), 0))
      }),
    )
  })
  test.each([
    [1000, 900, 10],
    [3, 2, 33.33],
    [1000, 0, 0],
    [0, 100, 0],
    [100, 120, 0],
    [100, 100, 0],
    [200_000, 199_990, 0.01], // 0.005 goes up
  ])('discount from %d to %d is %d', (listino, netto, expected) => expect(scontoOf(listino, netto)).toBe(expected))
  test('the discount of an order is a percentage that fits its column', () => {
    fc.assert(
      fc.property(cents, cents, (listino, netto) => {
        const found = scontoOf(listino, netto)
        expect(found).toBeGreaterThanOrEqual(0)
        expect(found).toBeLessThanOrEqual(100)
        expect(Number(found.toFixed(2))).toBe(found)
      }),
    )
  })
})

describe("'Applica a tutte le righe'", () => {
  test('changes every line but the extra ones, and their nets', () => {
    const extra = { ...riga, codiceSerramentoPk: null, rivendita: true, codiceRivendita: 'X', netto: 50 }
    const righe = [{ ...riga, listino: 100, scontoCorrettivo: 10 }, extra, { ...riga, listino: 10, scontoArticolo: 1 }]
    const after = applySconto(
      righe.map((item) => rigaSchema.validateSync(item)),
      20,
    )
    expect(after.map(({ scontoArticolo, netto }) => [scontoArticolo, netto])).toEqual([
      [20, 72],
      [null, 50],
      [20, 8],
    ])
  })
  test('a net given without a discount gives way to it; without a discount the list price is the net', () => {
    const righe = [rigaSchema.validateSync({ ...riga, listino: 100, netto: 70 })]
    expect(applySconto(righe, 20)[0]?.netto).toBe(80)
    expect(applySconto(righe, null)[0]?.netto).toBe(100)
  })
  test('on lines without correctives the order then has that discount, but for the cents', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), sconto, (listini, perc) => {
        const righe = listini.map((listino) => rigaSchema.validateSync({ ...riga, listino }))
        const { listino, netto } = ordineTotals(applySconto(righe, perc))
        expect(Math.abs(netto - listino * (1 - perc / 100))).toBeLessThanOrEqual(0.005 * listini.length + 1e-6)
      }),
    )
  })
})

describe('what is withheld from who writes', () => {
  const listino = { listino: 100, scontoArticolo: 10, scontoCorrettivo: null, netto: 90 }
  const current = ordineSchema.validateSync({ ...ordine, agentePk: 3, righe: [{ ...riga, ...listino, pk: 7 }] })
  const sent = ordineSchema.validateSync({
    ...ordine,
    agentePk: 4,
    autoSchedulazione: true,
    righe: [
      { ...riga, pk: 7, numero: 5 },
      { ...riga, listino: 1 },
    ],
  })
  const none = { prezzi: false, agente: false, autoSchedulazione: false }

  test('stays as it is stored, whatever is sent or left out', () => {
    const { agentePk, autoSchedulazione, righe } = withUnsaid(sent, current, none)
    expect([agentePk, autoSchedulazione, righe[0]]).toEqual([3, false, { ...sent.righe[0], ...listino, numero: 5 }])
    expect(righe[1]).toMatchObject({ listino: null, netto: null })
  })
  test('is not there in a new order', () => {
    const { agentePk, autoSchedulazione, righe } = withUnsaid(sent, null, none)
    expect([agentePk, autoSchedulazione, righe[1]?.listino]).toEqual([null, false, null])
  })
  test('who sees it changes it', () => {
    expect(withUnsaid(sent, current, { prezzi: true, agente: true, autoSchedulazione: true })).toEqual(sent)
  })
})

test('a line with list and discount has its net', () => {
  expect(read({ ...riga, listino: 10, scontoArticolo: 33.33, netto: 999 })).toMatchObject({ netto: 6.67 })
})

test('labels', () => {
  expect(etichettaSchedulazione({ nonSchedulabile: true, schedulato: true })).toBe('Non schedulabile')
  expect(etichettaSchedulazione({ nonSchedulabile: false, schedulato: true })).toBe('Schedulato')
  expect(etichettaSchedulazione({ nonSchedulabile: false, schedulato: false })).toBe('Non schedulato')
})

test.each([
  ['2026-01-01', '2026-W01'],
  ['2027-01-01', '2026-W53'],
  ['2024-12-30', '2025-W01'],
  ['2026-11-21', '2026-W47'],
])('%s is in %s', (day, week) => expect(weekOf(day)).toBe(week))

test('days later, over months and leap years', () => {
  expect(addDays('2028-02-25', 7)).toBe('2028-03-03')
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
})

test.each([
  [{}, ''],
  [{ messaInPosa: true }, 'Con posa'],
  [{ indirizzoPosa: 'Via Po 2', cittaPosa: 'Fidenza', provinciaPosa: 'Parma' }, 'Via Po 2, Fidenza (Parma)'],
  [
    {
      messaInPosa: true,
      cittaPosa: 'Parma',
      provinciaPosa: 'Parma',
      pianoPosa: '2',
      accessoPosa: 'SCALE' as const,
      contattoPosa: 'Anna',
    },
    'Con posa · Parma, piano 2, scale · Anna',
  ],
])('the place in one line: %j', (place, text) => {
  expect(posaInWords({ ...NO_POSA, ...place })).toBe(text)
})
