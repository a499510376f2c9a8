import { expect, test } from 'vitest'
import type { DrawingShape, OpeningSense } from '#shared/drawings/drawings.ts'
import { newRiga } from '../../../formValues.ts'
import { offeredChoices } from '../../finestra/choices.ts'
import { compostoDrawing, compostoOfSchema } from '../composto.ts'

const item = (pk: number, nome: string) => ({ pk, nome })
const choices = {
  finestre: offeredChoices({
    famiglie: [],
    tipi: [
      { ...item(1, 'Porta'), aperture: [item(11, 'Battente')], accessori: [] },
      { ...item(2, 'Finestra 2 ante'), aperture: [item(11, 'Battente'), item(12, 'Fissa')], accessori: [] },
      { ...item(3, 'Finestra'), aperture: [item(11, 'Battente'), item(12, 'Fissa')], accessori: [] },
    ],
  }),
  disegni: new Map<number, DrawingShape>([
    [1, 'PORTA'],
    [3, 'BATTENTE'],
  ]),
  sensi: new Map<number, OpeningSense>([
    [11, 'SINISTRA'],
    [12, 'FISSA'],
  ]),
  anteOf: new Map([
    [1, 2],
    [2, 2],
    [3, 1],
  ]),
}
const grid = { columns: 2, rows: 1 }
const door = { ...newRiga(false), tipoSerramentoPk: 1, tipoAperturaPk: 11, larghezza: 1300, altezza: 2100 }
const made = (riga = door) => compostoOfSchema('lateraleSinistro', riga, { tipi: [1, 2, 3], grid, choices })

test('what opens is the window of the line, what is fixed one of one leaf that can be so', () => {
  expect(made()).toEqual([
    { x: 0, y: 0, larghezza: 400, altezza: 2100, tipoSerramentoPk: 3, tipoAperturaPk: 12, ante: 1 },
    { x: 400, y: 0, larghezza: 900, altezza: 2100, tipoSerramentoPk: 1, tipoAperturaPk: 11, ante: 2 },
  ])
})

test('without a type or measures, or where there is no room, there is none', () => {
  expect(made({ ...door, larghezza: 200 })).toBeNull()
  expect(compostoOfSchema('griglia', { ...door, tipoSerramentoPk: 0 }, { tipi: [], grid, choices })).toHaveLength(2)
  expect(
    compostoOfSchema('griglia', { ...newRiga(false), tipoSerramentoPk: 1 }, { tipi: [], grid, choices }),
  ).toBeNull()
})

test('an opening that nobody has said is that which the type can only have', () => {
  const fields = (made() ?? []).map((one) => ({ ...one, tipoAperturaPk: null }))
  expect(compostoDrawing(fields, choices).map(({ disegno, senso, ante }) => [disegno, senso, ante])).toEqual([
    ['BATTENTE', null, 1],
    ['PORTA', 'SINISTRA', 2],
  ])
})
