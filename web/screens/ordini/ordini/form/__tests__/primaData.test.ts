import { expect, test } from 'vitest'
import { newRiga, type RigaFormValues } from '../formValues.ts'
import { primaDataQuestion } from '../primaData.ts'

const riga = (different: Partial<RigaFormValues> = {}): RigaFormValues => ({
  ...newRiga(false),
  tipoSerramentoId: 3,
  codiceSerramentoId: 7,
  numero: 2,
  listino: 900,
  ...different,
})
const data = { dataConsegna: '2026-12-01', senzaMisure: true }

test('asked of the complete lines, and of nothing that their time does not depend on', () => {
  const extra = { rivendita: true, codiceSerramentoId: null }
  expect(primaDataQuestion({ ...data, righe: [riga(), riga(extra)] })).toEqual({
    domanda: {
      ...data,
      righe: [
        { tipoSerramentoId: 3, codiceSerramentoId: 7, rivendita: false, numero: 2 },
        { tipoSerramentoId: 3, codiceSerramentoId: null, rivendita: true, numero: 2 },
      ],
    },
    incomplete: 0,
  })
})

test.each<[string, Partial<RigaFormValues>]>([
  ['without a type', { tipoSerramentoId: null }],
  ['without its code', { codiceSerramentoId: null }],
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
