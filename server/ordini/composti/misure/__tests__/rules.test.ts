import { expect, test } from 'vitest'
import { compostoNotices } from '../rules.ts'

const free = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }
const tipi = new Map([
  [1, { ...free, nome: 'Finestra' }],
  [2, { ...free, nome: 'Porta', larghezzaMin: 700, larghezzaMax: 1000 }],
])
const vincolo = { altezzaMin: 400, altezzaMax: 2200, larghezzaMin: 300, larghezzaMax: 900 }
const famiglia = {
  nome: 'Natura',
  vincoli: new Map([
    [1, [vincolo]],
    [2, [vincolo]],
  ]),
}
const field = (tipoSerramentoPk: number, larghezza: number, altezza = 2100) => ({
  ...{ x: 0, y: 0, tipoAperturaPk: null, ante: 1 },
  ...{ tipoSerramentoPk, larghezza, altezza },
})

test('each field is judged by the constraints of its type', () => {
  const told = (...fields: ReturnType<typeof field>[]) => compostoNotices(fields, famiglia, tipi)
  expect(told(field(1, 400), field(2, 950))).toEqual([])
  expect(told(field(1, 950), field(2, 650))).toEqual([
    'Specchiatura 1, Finestra: Larghezza Min: 300 mm / Larghezza Max: 900 mm.',
    'Specchiatura 2, Porta: Larghezza Min: 700 mm / Larghezza Max: 1000 mm.',
  ])
  expect(told(field(1, 400, 2300))).toEqual(['Specchiatura 1, Finestra: Altezza Min: 400 mm / Altezza Max: 2200 mm.'])
  expect(compostoNotices([field(1, 400)], { ...famiglia, vincoli: new Map() }, tipi)).toEqual([
    'Specchiatura 1, Finestra: la famiglia «Natura» non la fa.',
  ])
})
