import { describe, expect, test } from 'vitest'
import { sheetColumn } from '#vendite/listini/import/rules.ts'
import {
  cellName,
  isTooLarge,
  matrixOf,
  pastedInto,
  placeOfCell,
  raisedMatrix,
  readMatrix,
  withEdited,
  withRoom,
  written,
} from '../matrix.ts'

const GRID = {
  altezze: [1000, 1400],
  larghezze: [800, 1200],
  prezzi: [
    [310, 402.5],
    [1388.4, null],
  ],
}

describe('a grid as a sheet', () => {
  test('is written with room to go on in, and read back', () => {
    const matrix = matrixOf(GRID)
    expect(matrix).toEqual([
      ['', '800', '1.200', ''],
      ['1.000', '310,00', '402,50', ''],
      ['1.400', '1.388,40', '', ''],
      ['', '', '', ''],
    ])
    expect(readMatrix(matrix)).toEqual({ griglia: GRID })
    expect(readMatrix(matrixOf({ altezze: [], larghezze: [], prezzi: [] }))).toEqual({
      griglia: { altezze: [], larghezze: [], prezzi: [] },
    })
  })

  test('a whole sheet is pasted over the corner, part of one where the cursor is', () => {
    const sheet = '\t800\t1200\r\n1000\t310\t402,5\r\n1400\t1388,40\t\r\n'
    expect(
      readMatrix(
        pastedInto(
          [
            ['', ''],
            ['', ''],
          ],
          0,
          0,
          sheet,
        ),
      ),
    ).toEqual({ griglia: GRID })
    const part = pastedInto(matrixOf(GRID), 1, 2, '1,5\n2')
    expect(readMatrix(part)).toEqual({
      griglia: {
        ...GRID,
        prezzi: [
          [310, 1.5],
          [1388.4, 2],
        ],
      },
    })
  })

  test('amounts are pasted as a sheet shows them: with the euro, with a dash for none', () => {
    const sheet = '\t800\t1.200\n1.000\t€ 310,00\t 402,50 €\n1.400\t1.388,40\t -   € \n'
    expect(readMatrix(pastedInto(withRoom([]), 0, 0, sheet))).toEqual({ griglia: GRID })
    expect(readMatrix(pastedInto(withRoom([]), 0, 0, '\t800\n1000\tsu richiesta'))).toMatchObject({
      errors: new Map([['B2', 'È richiesto un numero valido']]),
    })
  })

  test('a text beyond the largest grid is known', () => {
    const line = (length: number) => Array.from({ length }, () => '1').join('\t')
    expect(isTooLarge(0, 0, line(61))).toBe(false)
    expect(isTooLarge(0, 0, line(62))).toBe(true)
    expect(isTooLarge(0, 1, line(61))).toBe(true)
    expect(isTooLarge(60, 0, '1\n\n')).toBe(false)
    expect(isTooLarge(60, 0, '1\n2')).toBe(true)
  })

  test('a cell that is still being written counts', () => {
    const matrix = matrixOf(GRID)
    expect(withEdited(matrix, { 1: { c2: { value: ' 410 ' } } })[1]?.[2]).toBe('410')
    expect(withEdited(matrix, { 1: { c2: { value: '' } } })[1]?.[2]).toBe('')
    expect(withEdited(matrix, { 1: { c2: { value: '402,50' } } })).toBe(matrix)
    expect(withEdited(matrix, {})).toBe(matrix)
  })

  test('a cell is found by its name', () => {
    for (const column of [0, 1, 25, 26, 60]) {
      expect(placeOfCell(`${sheetColumn(column)}7`)).toEqual([6, column])
    }
  })

  test('what is pasted beyond the largest grid is left out', () => {
    const wide = pastedInto(withRoom([]), 0, 0, Array.from({ length: 100 }, (_, i) => i).join('\t'))
    expect(wide[0]).toHaveLength(61)
  })

  test.each([
    ['text in a price', 1, 1, 'abc', 'B2'],
    ['a negative price', 1, 1, '-3', 'B2'],
    ['a price of nothing', 1, 1, '0', 'B2'],
    ['three decimals', 2, 1, '1,234', 'B3'],
    ['text in a height', 1, 0, 'alta', 'A2'],
    ['a height below the one before', 2, 0, '900', 'A3'],
    ['a width with decimals', 0, 1, '800,5', 'B1'],
    ['a hole in the widths', 0, 1, '', 'B1'],
  ])('%s is told beside its cell', (_what, row, column, text, cell) => {
    const read = readMatrix(written(matrixOf(GRID), row, column, text))
    expect('errors' in read && [...read.errors.keys()]).toContain(cell)
  })

  test('prices are raised by a percentage, rounded half up', () => {
    expect(readMatrix(raisedMatrix(matrixOf(GRID), 3.5))).toEqual({
      griglia: {
        ...GRID,
        prezzi: [
          [320.85, 416.59],
          [1436.99, null],
        ],
      },
    })
    expect(
      raisedMatrix(
        [
          ['', '1'],
          ['1', 'boh'],
        ],
        10,
      )[1]?.[1],
    ).toBe('boh')
  })

  test('cells are called as in a sheet', () => {
    expect([cellName(0, 0), cellName(2, 25), cellName(9, 26), cellName(0, 60)]).toEqual(['A1', 'Z3', 'AA10', 'BI1'])
  })
})
