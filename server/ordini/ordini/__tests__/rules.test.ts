import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { rigaSchema } from '../../righe/rules.ts'
import {
  addDays,
  applicaSconto,
  completaOrdine,
  etichettaSchedulazione,
  ordineSchema,
  scontoOf,
  totaliOrdine,
  weekOf,
  whyNotSaved,
  withUnsaid,
} from '../rules.ts'

const riga = { tipoSerramentoId: 1, codiceSerramentoId: 2, numero: 2 }
const ordine = { numeroCommessa: '26/0001', data: '2026-11-21', cliente: 1, tipoCliente: 'PRIVA', righe: [riga] }
const errori = (dati: object) => {
  try {
    ordineSchema.validateSync(dati, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => [path, message])
  }
}
const letta = (diversa: object) => completaOrdine(ordineSchema.validateSync({ ...ordine, righe: [diversa] })).righe[0]

describe('the form', () => {
  test('what is required', () => {
    expect(errori({})).toEqual(
      ['numeroCommessa', 'data', 'cliente', 'tipoCliente'].map((campo) => [campo, 'Campo obbligatorio']),
    )
    expect(errori(ordine)).toEqual([])
  })
  test.each([
    ['data', '2026-02-30'],
    ['data', '21-11-2026'],
    ['data', '0000-01-01'],
    ['dataConsegna', 'domani'],
    ['dataPosa', '2026-13-01'],
    ['tipoCliente', 'ALTRO'],
    ['areaConsegna', 'NORD'],
    ['cliente', 0],
    ['stato', 'x'],
    ['agente', 2 ** 40],
    ['numeroCommessa', 'x'.repeat(51)],
    ['numeroCommessa', 'a\nb'],
    ['note', 'x'.repeat(10_000)],
    ['righe', 'x'],
    ['righe', Array(501).fill(riga)],
    [
      'righe',
      [
        { ...riga, id: 3 },
        { ...riga, id: 3 },
      ],
    ],
  ])('%s %j is refused on its own field', (campo, valore) => {
    expect(errori({ ...ordine, [campo]: valore }).map(([path]) => path)).toEqual([campo])
  })
  test('errors of a line name the line', () => {
    expect(errori({ ...ordine, righe: [riga, { ...riga, numero: 0 }] })).toEqual([
      ['righe[1].numero', expect.any(String)],
    ])
  })
  test('empty texts are null where nothing is meant', () => {
    const vuoti = { dataConsegna: '', dataPosa: '', stato: '', agente: '', areaConsegna: '' }
    expect(ordineSchema.validateSync({ ...ordine, ...vuoti })).toMatchObject({
      dataConsegna: null,
      dataPosa: null,
      stato: null,
      agente: null,
      areaConsegna: null,
    })
  })
  test("'non schedulabile' unchecks 'auto schedulazione'", () => {
    const letto = ordineSchema.validateSync({ ...ordine, nonSchedulabile: true, autoSchedulazione: true })
    expect(completaOrdine(letto).autoSchedulazione).toBe(false)
    expect(completaOrdine({ ...letto, nonSchedulabile: false }).autoSchedulazione).toBe(true)
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
        const { listino, netto, numeroSerramenti } = totaliOrdine(righe)
        const interi = (campo: 'listino' | 'netto') =>
          righe.reduce((t, voce) => t + Math.round((voce[campo] ?? 0) * 100), 0)
        expect(listino).toBe(interi('listino') / 100)
        expect(netto).toBe(interi('netto') / 100)
        expect(numeroSerramenti).toBe(righe.reduce((t, voce) => t + (voce.rivendita ? 0 : voce.numero), 0))
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
  ])('discount from %d to %d is %d', (listino, netto, atteso) => expect(scontoOf(listino, netto)).toBe(atteso))
  test('the discount of an order is a percentage that fits its column', () => {
    fc.assert(
      fc.property(cents, cents, (listino, netto) => {
        const trovato = scontoOf(listino, netto)
        expect(trovato).toBeGreaterThanOrEqual(0)
        expect(trovato).toBeLessThanOrEqual(100)
        expect(Number(trovato.toFixed(2))).toBe(trovato)
      }),
    )
  })
})

describe("'Applica a tutte le righe'", () => {
  test('changes every line but the extra ones, and their nets', () => {
    const extra = { ...riga, codiceSerramentoId: null, rivendita: true, codiceRivendita: 'X', netto: 50 }
    const righe = [{ ...riga, listino: 100, scontoCorrettivo: 10 }, extra, { ...riga, listino: 10, scontoArticolo: 1 }]
    const dopo = applicaSconto(
      righe.map((voce) => rigaSchema.validateSync(voce)),
      20,
    )
    expect(dopo.map(({ scontoArticolo, netto }) => [scontoArticolo, netto])).toEqual([
      [20, 72],
      [null, 50],
      [20, 8],
    ])
  })
  test('a net given without a discount gives way to it; without a discount the list price is the net', () => {
    const righe = [rigaSchema.validateSync({ ...riga, listino: 100, netto: 70 })]
    expect(applicaSconto(righe, 20)[0]?.netto).toBe(80)
    expect(applicaSconto(righe, null)[0]?.netto).toBe(100)
  })
  test('on lines without correctives the order then has that discount, but for the cents', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), sconto, (listini, perc) => {
        const righe = listini.map((listino) => rigaSchema.validateSync({ ...riga, listino }))
        const { listino, netto } = totaliOrdine(applicaSconto(righe, perc))
        expect(Math.abs(netto - listino * (1 - perc / 100))).toBeLessThanOrEqual(0.005 * listini.length + 1e-6)
      }),
    )
  })
})

describe('what is withheld from who writes', () => {
  const listino = { listino: 100, scontoArticolo: 10, scontoCorrettivo: null, netto: 90 }
  const attuale = ordineSchema.validateSync({ ...ordine, agente: 3, righe: [{ ...riga, ...listino, id: 7 }] })
  const inviato = ordineSchema.validateSync({
    ...ordine,
    agente: 4,
    autoSchedulazione: true,
    righe: [
      { ...riga, id: 7, numero: 5 },
      { ...riga, listino: 1 },
    ],
  })
  const nessuno = { prezzi: false, agente: false, autoSchedulazione: false }

  test('stays as it is stored, whatever is sent or left out', () => {
    const { agente, autoSchedulazione, righe } = withUnsaid(inviato, attuale, nessuno)
    expect([agente, autoSchedulazione, righe[0]]).toEqual([3, false, { ...inviato.righe[0], ...listino, numero: 5 }])
    expect(righe[1]).toMatchObject({ listino: null, netto: null })
  })
  test('is not there in a new order', () => {
    const { agente, autoSchedulazione, righe } = withUnsaid(inviato, null, nessuno)
    expect([agente, autoSchedulazione, righe[1]?.listino]).toEqual([null, false, null])
  })
  test('who sees it changes it', () => {
    expect(withUnsaid(inviato, attuale, { prezzi: true, agente: true, autoSchedulazione: true })).toEqual(inviato)
  })
})

test('a line with list and discount has its net', () => {
  expect(letta({ ...riga, listino: 10, scontoArticolo: 33.33, netto: 999 })).toMatchObject({ netto: 6.67 })
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
])('%s is in %s', (giorno, settimana) => expect(weekOf(giorno)).toBe(settimana))

test('days later, over months and leap years', () => {
  expect(addDays('2028-02-25', 7)).toBe('2028-03-03')
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
})
