// A grid as people write it: a matrix of texts, widths in the first row, heights in the first column, like a sheet.
import { ValidationError } from 'yup'
import { readTypedNumber, writeTypedNumber } from '#forms/numbers.ts'
import { sheetColumn } from '#vendite/listini/import/rules.ts'
import { GRIGLIA_SIDE_MAX, type Griglia, grigliaSchema, raised } from '#vendite/listini/voci/griglia/rules.ts'

/** `cells[row][column]`; the corner is empty. Every row is as long as the first. */
export type Matrix = readonly (readonly string[])[]

/** Sides of a matrix at most: the measures and their own row and column. */
export const MATRIX_SIDE_MAX = GRIGLIA_SIDE_MAX + 1

/** The grid as a matrix, with an empty row and column at its end to go on in. */
export function matrixOf({ altezze, larghezze, prezzi }: Griglia): Matrix {
  const head = ['', ...larghezze.map((mm) => writeTypedNumber(mm))]
  const rows = altezze.map((mm, i) => [
    writeTypedNumber(mm),
    ...larghezze.map((_larghezza, j) => writeTypedNumber(prezzi[i]?.[j], 2)),
  ])
  return withRoom([head, ...rows])
}

const isBlank = (cells: readonly string[]) => cells.every((text) => text.trim() === '')

/** The same rows and columns without the empty ones at the end. */
function trimmed(matrix: Matrix): string[][] {
  const rows = matrix.findLastIndex((row) => !isBlank(row)) + 1
  const columns = Math.max(0, ...matrix.map((row) => row.findLastIndex((text) => text.trim() !== '') + 1))
  return matrix.slice(0, rows).map((row) => Array.from({ length: columns }, (_, j) => row[j] ?? ''))
}

/** A matrix that ends in one empty row and one empty column, as far as there is room. */
export function withRoom(matrix: Matrix): Matrix {
  const full = trimmed(matrix)
  const rows = Math.min(Math.max(full.length, 1) + 1, MATRIX_SIDE_MAX)
  const columns = Math.min(Math.max(full[0]?.length ?? 0, 1) + 1, MATRIX_SIDE_MAX)
  return Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (_none, j) => full[i]?.[j] ?? ''))
}

/** Name of a cell as sheets call it: 'B3' of row 2, column 1. */
export const cellName = (row: number, column: number): string => `${sheetColumn(column)}${row + 1}`

/** A grid that a matrix says, or what is wrong, cell by cell. */
export type ReadMatrix = { griglia: Griglia } | { errors: ReadonlyMap<string, string>; others: string[] }

/** The cell of a path of the rules: `altezze[1]`, `prezzi[0][2]`; null of what is no cell. */
function cellOfPath(path: string): string | null {
  const [, list, first, second] = /^(altezze|larghezze|prezzi)\[(\d+)\](?:\[(\d+)\])?$/.exec(path) ?? []
  if (list === 'altezze') return cellName(Number(first) + 1, 0)
  if (list === 'larghezze') return cellName(0, Number(first) + 1)
  return list === 'prezzi' && second !== undefined ? cellName(Number(first) + 1, Number(second) + 1) : null
}

/** Reads a matrix by the rules of a grid. */
export function readMatrix(matrix: Matrix): ReadMatrix {
  const [head = [], ...rows] = trimmed(matrix)
  const numberIn = (text: string | undefined) => readTypedNumber(text ?? '')
  const written = {
    larghezze: head.slice(1).map(numberIn),
    altezze: rows.map(([first]) => numberIn(first)),
    prezzi: rows.map((row) => head.slice(1).map((_larghezza, j) => numberIn(row[j + 1]))),
  }
  try {
    return { griglia: grigliaSchema.validateSync(written, { abortEarly: false }) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return saidOf(error.inner.length > 0 ? error.inner : [error])
  }
}

/** What is wrong, beside its cell where it has one. @param found of the rules, or of the server: paths and messages */
export function saidOf(found: readonly { path?: string | undefined; message: string }[]) {
  const errors = new Map<string, string>()
  const others: string[] = []
  for (const { path = '', message } of found) {
    const cell = cellOfPath(path.replace(/^griglia\./, ''))
    if (cell === null) others.push(message)
    else if (!errors.has(cell)) errors.set(cell, message)
  }
  return { errors, others }
}

/** A cell as a sheet copies it: without the sign of the currency; a dash alone is how many write that there is none. */
function pastedCell(text: string): string {
  const clean = text.replace('€', '').trim()
  return /^[-–—]$/.test(clean) ? '' : clean
}

/** The cells of a text that was copied in a sheet: lines, and tabs between cells. */
function pastedCells(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t').map(pastedCell))
}

/** Whether a text of a sheet that is laid over from a cell on goes beyond the largest grid. */
export function isTooLarge(row: number, column: number, text: string): boolean {
  const full = trimmed(pastedCells(text))
  return row + full.length > MATRIX_SIDE_MAX || column + (full[0]?.length ?? 0) > MATRIX_SIDE_MAX
}

/** A matrix with a text of a sheet (tabs, lines) laid over it from a cell on; what goes beyond the sides is left out. */
export function pastedInto(matrix: Matrix, row: number, column: number, text: string): Matrix {
  const pasted = pastedCells(text)
  const rows = Math.min(Math.max(matrix.length, row + pasted.length), MATRIX_SIDE_MAX)
  const columns = Math.min(
    Math.max(matrix[0]?.length ?? 0, column + Math.max(...pasted.map((line) => line.length))),
    MATRIX_SIDE_MAX,
  )
  return withRoom(
    Array.from({ length: rows }, (_, i) =>
      Array.from({ length: columns }, (_none, j) => pasted[i - row]?.[j - column] ?? matrix[i]?.[j] ?? ''),
    ),
  )
}

/** A matrix with one cell written again. */
export const written = (matrix: Matrix, row: number, column: number, text: string): Matrix =>
  withRoom(matrix.map((cells, i) => (i === row ? cells.map((old, j) => (j === column ? text.trim() : old)) : cells)))

/**
 * A matrix with the cells that are still being written: who saves from within one means what stands in it.
 * @param edited as the grid keeps them: by row, then by the name of the column
 * @returns the same matrix when nothing differs
 */
export function withEdited(
  matrix: Matrix,
  edited: Readonly<Record<string, Readonly<Record<string, { value?: unknown }>>>>,
): Matrix {
  let whole = matrix
  for (const [row, cells] of Object.entries(edited)) {
    for (const [field, { value }] of Object.entries(cells)) {
      const [at, text] = [columnOfField(field), String(value ?? '').trim()]
      if (whole[Number(row)]?.[at] !== text) whole = written(whole, Number(row), at, text)
    }
  }
  return whole
}

/** Name of a column of the grid, by its place, and back. */
export const fieldOfColumn = (column: number): string => `c${column}`
export const columnOfField = (field: string): number => Number(field.slice(1))

/** Row and column of a cell by the name that sheets give it: [1, 2] of 'C2'. */
export function placeOfCell(name: string): [row: number, column: number] {
  const [, letters = '', row = '1'] = /^([A-Z]+)(\d+)$/.exec(name) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return [Number(row) - 1, column]
}

/** A matrix whose prices are raised by a percentage; measures, empty cells and what is no number stay. */
export function raisedMatrix(matrix: Matrix, percent: number): Matrix {
  return matrix.map((cells, i) =>
    cells.map((text, j) => {
      if (i === 0 || j === 0) return text
      const price = readTypedNumber(text)
      return price === null || Number.isNaN(price) || price < 0 ? text : writeTypedNumber(raised(price, percent), 2)
    }),
  )
}
