import { describe, expect, test } from 'vitest'
import { newRiga, type RigaFormValues } from '../formValues.ts'
import { liveNetto, liveTotals, proposedNetto, withSconto } from '../prices.ts'

const riga = (changes: Partial<Record<keyof RigaFormValues, unknown>>) =>
  ({ ...newRiga(false), ...changes }) as RigaFormValues
const extra = (changes: Partial<RigaFormValues>) => ({ ...newRiga(true), ...changes })

describe('prices while they are typed', () => {
  test.each([
    ['list, discount, corrective', { listino: 1234.5, scontoArticolo: 10, scontoCorrettivo: 5 }, 1055.5],
    ['the list price alone', { listino: 100 }, 100],
    ['nothing yet', {}, null],
    ['a list price that is no number', { listino: '12a', scontoArticolo: 10 }, null],
    ['a discount that is none', { listino: 100, scontoArticolo: 150 }, null],
    ['three decimals', { listino: 100.005, scontoArticolo: 10 }, null],
    ['a negative list price', { listino: -5 }, null],
    ['more than any price', { listino: 1e30, scontoArticolo: 1 }, null],
  ])('%s', (_example, changes, netto) => {
    expect(liveNetto(riga(changes))).toBe(netto)
  })

  test('the net of an extra line is the one written, else the one of its list price', () => {
    expect(liveNetto(extra({ listino: 100, scontoArticolo: 10, netto: 42 }))).toBe(42)
    expect(liveNetto(extra({ listino: 100, scontoArticolo: 10 }))).toBe(90)
    expect(proposedNetto(extra({ listino: 100, scontoArticolo: 10, netto: 42 }))).toBe(90)
  })

  test('sums of the order', () => {
    const righe = [
      riga({ listino: 200, scontoArticolo: 50, numero: 2 }),
      extra({ netto: 10, listino: 10, numero: 5 }),
      riga({ numero: 'x' }),
    ]
    expect(liveTotals(righe)).toEqual({ listino: 210, netto: 110, sconto: 47.62, numeroSerramenti: 2 })
  })
})

describe("'Applica a tutte le righe'", () => {
  const righe = [
    riga({ listino: 100, scontoArticolo: 5 }),
    extra({ listino: 50, netto: 40 }),
    riga({ listino: 'x', netto: 80 }),
  ]

  test('every line that is not extra gets the discount, and its net follows', () => {
    const discounted = withSconto(righe, 20)
    expect(discounted.map(({ scontoArticolo }) => scontoArticolo)).toEqual([20, null, 20])
    expect(liveNetto(discounted[0] as RigaFormValues)).toBe(80)
    expect(discounted[1]).toBe(righe[1])
  })

  test('what is being typed stays as it is', () => {
    expect(withSconto(righe, 20)[2]?.listino).toBe('x')
  })

  test('an empty discount takes it away', () => {
    const discounted = withSconto(righe, null)
    expect(discounted[0]?.scontoArticolo).toBeNull()
    expect(liveNetto(discounted[0] as RigaFormValues)).toBe(100)
  })
})
