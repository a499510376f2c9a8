import { expect, test } from 'vitest'
import { newRiga, type RigaFormValues } from '../formValues.ts'
import { primaDataQuestion } from '../primaData.ts'

const riga = (different: Partial<RigaFormValues> = {}): RigaFormValues => ({
  ...newRiga(false),
  tipoSerramentoPk: 3,
  codiceSerramentoPk: 7,
  numero: 2,
  listino: 900,
  ...different,
})
const data = { dataConsegna: '2026-12-01', senzaMisure: true }

test('asked of the complete lines, and of nothing that their time does not depend on', () => {
  const extra = { rivendita: true, codiceSerramentoPk: null }
  expect(primaDataQuestion({ ...data, righe: [riga(), riga(extra)] })).toEqual({
    domanda: {
      ...data,
      righe: [
        { tipoSerramentoPk: 3, codiceSerramentoPk: 7, rivendita: false, numero: 2 },
        { tipoSerramentoPk: 3, codiceSerramentoPk: null, rivendita: true, numero: 2 },
      ],
    },
    incomplete: 0,
  })
})

test.each<[string, Partial<RigaFormValues>]>([
  ['without a type', { tipoSerramentoPk: null }],
  ['without its code', { codiceSerramentoPk: null }],
  ['without a number', { numero: null }],
  ['of half a piece', { numero: 0.5 }],
  ['of none', { numero: 0 }],
])('a line %s does not count', (_example, different) => {
  expect(primaDataQuestion({ ...data, righe: [riga(different)] })).toEqual({ domanda: null, incomplete: 1 })
  expect(primaDataQuestion({ ...data, righe: [riga(different), riga()] })).toMatchObject({ incomplete: 1 })
})

test('a day half written is left out; more lines than an order may have are not asked', () => {
  expect(primaDataQuestion({ ...data, dataConsegna: '2026-1', righe: [riga()] }).domanda?.dataConsegna).toBe(null)
  const righe = Array.from({ length: 501 }, () => riga())
  expect(primaDataQuestion({ ...data, righe }).domanda).toBe(null)
})
