import { expect, test } from 'vitest'
import { prezzoServizio, type ServizioPrezzo } from '../rules.ts'

const POSA: ServizioPrezzo = {
  nome: 'Posa',
  tipo: 'POSA',
  calcolo: 'PEZZO',
  importo: 95.5,
  minimo: 190,
  piano: '',
  zona: '',
  iva: 10,
  costo: null,
}
const served = { pezzi: 3, area: 4_567_891n }

test.each([
  ['a piece', {}, 286.5],
  ['the least amount', { importo: 20 }, 190],
  ['no least amount', { importo: 20, minimo: null }, 60],
  ['a m² of all windows, half up', { calcolo: 'MQ', minimo: null } as const, 436.23],
  ['once, whatever there is', { calcolo: 'CORPO', minimo: null } as const, 95.5],
])('%s', (_what, different, importo) => {
  expect(prezzoServizio({ ...POSA, ...different }, served)).toBe(importo)
})
