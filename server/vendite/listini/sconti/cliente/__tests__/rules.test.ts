import { expect, test } from 'vitest'
import { scontoOfCliente } from '../rules.ts'

const SCONTI = [
  { tipoCliente: 'RIVEN', clientePk: null, percentuale: 35 },
  { tipoCliente: null, clientePk: 7, percentuale: 38 },
  { tipoCliente: 'IMPRE', clientePk: null, percentuale: 20 },
]

test.each([
  ['its own before that of its kind', { pk: 7, tipoCliente: 'RIVEN' }, 38],
  ['that of its kind', { pk: 8, tipoCliente: 'IMPRE' }, 20],
  ['a kind alone', { pk: null, tipoCliente: 'RIVEN' }, 35],
  ['a kind without one', { pk: 8, tipoCliente: 'PRIVA' }, 0],
  ['nobody', { pk: null, tipoCliente: null }, 0],
])('%s', (_what, cliente, percent) => {
  expect(scontoOfCliente(SCONTI, cliente)).toBe(percent)
})
