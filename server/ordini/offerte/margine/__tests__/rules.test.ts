import { expect, test } from 'vitest'
import { margineOfferta } from '../rules.ts'

test('the margin is of what costs are known of; the rest is told apart', () => {
  expect(
    margineOfferta([
      { netto: 950, costo: 620 },
      { netto: 160, costo: 112 },
      { netto: 150, costo: null },
      { netto: null, costo: 40 },
    ]),
  ).toEqual({ costo: 732, importo: 378, percentuale: 34.1, senzaCosto: 150 })
})

test('no known cost is no figure; what costs more than it brings is below nothing', () => {
  expect(margineOfferta([])).toBeNull()
  expect(margineOfferta([{ netto: 100, costo: null }])).toBeNull()
  expect(margineOfferta([{ netto: 100, costo: 130.5 }])).toEqual({
    costo: 130.5,
    importo: -30.5,
    percentuale: -30.5,
    senzaCosto: 0,
  })
  expect(margineOfferta([{ netto: 0, costo: 10 }])).toMatchObject({ importo: -10, percentuale: null })
})
