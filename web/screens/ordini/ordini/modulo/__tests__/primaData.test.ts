import { expect, test } from 'vitest'
import { domandaPrimaData } from '../primaData.ts'
import { type RigaModulo, rigaNuova } from '../valori.ts'

const riga = (diversa: Partial<RigaModulo> = {}): RigaModulo => ({
  ...rigaNuova(false),
  ...{ tipoSerramentoId: 3, codiceSerramentoId: 7, numero: 2, listino: 900, ...diversa },
})
const data = { dataConsegna: '2026-12-01', senzaMisure: true }

test('asked of the complete lines, and of nothing that their time does not depend on', () => {
  const extra = { rivendita: true, codiceSerramentoId: null }
  expect(domandaPrimaData({ ...data, righe: [riga(), riga(extra)] })).toEqual({
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

test.each<[string, Partial<RigaModulo>]>([
  ['without a type', { tipoSerramentoId: null }],
  ['without its code', { codiceSerramentoId: null }],
  ['without a number', { numero: null }],
  ['of half a piece', { numero: 0.5 }],
  ['of none', { numero: 0 }],
])('a line %s does not count', (_caso, diversa) => {
  expect(domandaPrimaData({ ...data, righe: [riga(diversa)] })).toEqual({ domanda: null, incomplete: 1 })
  expect(domandaPrimaData({ ...data, righe: [riga(diversa), riga()] })).toMatchObject({ incomplete: 1 })
})

test('a day half written is left out; more lines than an order may have are not asked', () => {
  expect(domandaPrimaData({ ...data, dataConsegna: '2026-1', righe: [riga()] }).domanda?.dataConsegna).toBe(null)
  const righe = Array.from({ length: 501 }, () => riga())
  expect(domandaPrimaData({ ...data, righe }).domanda).toBe(null)
})
