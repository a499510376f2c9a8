import { describe, expect, test } from 'vitest'
import {
  cellReading,
  countRilievi,
  createMatrix,
  filterMatrix,
  limitsReading,
  type MatrixFilter,
} from '../matrice/model.ts'
import { signWord } from '../rilievi.ts'
import { sampleFamiglia, sampleTipo, sampleVincolo } from './sampleCatalogo.ts'

const matrice = createMatrix({
  tipiSerramento: [sampleTipo(1, 'Finestra'), sampleTipo(2, 'Oblò', { altezzaMin: 300, altezzaMax: 600 })],
  famiglie: [
    sampleFamiglia(10, 'Classica', 'Legno'),
    sampleFamiglia(11, 'Natura', 'Legno'),
    sampleFamiglia(20, 'Bianca', 'PVC'),
  ],
  vincoli: [
    sampleVincolo(2, 1, 10, [1201, 1800, 400, 900]),
    sampleVincolo(1, 1, 10, [500, 1200, 400, 1000]),
    sampleVincolo(3, 1, 20, [500, 900, 400, 1000]),
    sampleVincolo(4, 1, 20, [1000, 1200, 400, 1000]),
    sampleVincolo(5, 2, 11, [200, 500, 400, 1000]),
  ],
})
const names = ({ tipi, groups }: typeof matrice) => ({
  tipi: tipi.map(({ nome }) => nome),
  gruppi: groups.map(({ name, famiglie }) => [name, ...famiglie.map((f) => f.nome)].join(' ')),
})
const filter = (filter: Partial<MatrixFilter>) =>
  names(filterMatrix(matrice, { tipo: '', famiglia: '', segnalazioni: false, ...filter }))

describe('the matrix', () => {
  test('families stand under their tipologia, in the order of the catalogue', () => {
    expect(names(matrice).gruppi).toEqual(['Legno Classica Natura', 'PVC Bianca'])
  })

  test('a cell has its constraints in the order in which they are tried, with their numbers', () => {
    expect(matrice.cella(1, 10).vincoli.map(({ id }) => id)).toEqual([1, 2])
    expect(matrice.cella(1, 10).rilievi).toEqual([])
    expect(matrice.cella(2, 10)).toEqual({ vincoli: [], rilievi: [] })
  })

  test('findings stand in their cell, those of the type bounds too', () => {
    expect(matrice.cella(1, 20).rilievi).toMatchObject([{ codice: 'lacuna', vincoloIds: [3, 4] }])
    // The bounds of the type reach higher than its only constraint, which begins below them.
    expect(matrice.cella(2, 11).rilievi.map(({ codice }) => codice)).toEqual(['lacuna', 'limiti_tipo'])
    expect(countRilievi(matrice)).toBe(3)
  })
})

describe('filters', () => {
  test('every word, without accents and capitals', () => {
    expect(filter({ tipo: 'OBLO' }).tipi).toEqual(['Oblò'])
    expect(filter({ tipo: 'fin estra' }).tipi).toEqual(['Finestra'])
    expect(filter({ tipo: 'finestra tonda' }).tipi).toEqual([])
  })

  test('a family is found by its tipologia', () => {
    expect(filter({ famiglia: 'legno' }).gruppi).toEqual(['Legno Classica Natura'])
    expect(filter({ famiglia: 'legno nat' }).gruppi).toEqual(['Legno Natura'])
  })

  test('only what has something to check, among what the search leaves', () => {
    expect(filter({ segnalazioni: true })).toEqual({
      tipi: ['Finestra', 'Oblò'],
      gruppi: ['Legno Natura', 'PVC Bianca'],
    })
    expect(filter({ segnalazioni: true, famiglia: 'pvc' })).toEqual({ tipi: ['Finestra'], gruppi: ['PVC Bianca'] })
    expect(filter({ segnalazioni: true, famiglia: 'classica' })).toEqual({ tipi: [], gruppi: [] })
  })
})

describe('readings', () => {
  test('the first constraint and how many follow', () => {
    expect(cellReading([])).toBeNull()
    expect(cellReading(matrice.cella(1, 10).vincoli)).toEqual({
      altezza: 'H 500–1.200',
      larghezza: 'L 400–1.000',
      others: 1,
    })
  })

  test('of a type only the pairs that count', () => {
    expect(limitsReading(sampleTipo(1, 'x'))).toBeNull()
    expect(limitsReading(sampleTipo(1, 'x', { altezzaMin: 350 }))).toBeNull()
    expect(limitsReading(sampleTipo(1, 'x', { altezzaMin: 350, altezzaMax: 1800 }))).toBe('H 350–1.800')
    expect(
      limitsReading(sampleTipo(1, 'x', { altezzaMin: 350, altezzaMax: 800, larghezzaMin: 500, larghezzaMax: 1600 })),
    ).toBe('H 350–800 · L 500–1.600')
  })

  test('the mark says the finding, or how many of different kinds', () => {
    const one = { codice: 'lacuna' as const, vincoloIds: [], messaggio: '' }
    expect(signWord([])).toBeNull()
    expect(signWord([one, one])).toBe('Lacuna')
    expect(signWord([one, { ...one, codice: 'oscurato' }])).toBe('2 segnalazioni')
  })
})
