import { ValidationError } from 'yup'
import { numberOfCell, type ReadCell, textOfCell } from '#platform/imports/reading/cell.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { INVALID_NUMBER } from '#shared/money/money.ts'
import { type Griglia, grigliaSchema, NO_MISURE } from '../voci/griglia/rules.ts'
import { GRIGLIA_HEADS } from './rules.ts'

/** A row of a sheet, cells by column from 0. */
export interface GrigliaRow {
  /** As the import counts it. */
  riga: number
  cells: readonly ReadCell[]
}

/** Says what is wrong with a cell. */
export type MarkCella = (riga: number, column: number, message: string) => void

/** What the first rows of a sheet say that it prices: the text, and the row that it stands in. */
export type SheetHeads = Readonly<Record<keyof typeof GRIGLIA_HEADS, { text: string; riga: number }>>

/** Half up to the cent, by the decimals that a sheet shows: 100.005 is no 100.00499. */
const toCent = (value: number) => Math.round(Number(`${value.toFixed(9)}e2`)) / 100

/** A cell whose number is computed in the sheet (324.7 x 1.08) counts to the cent; what is typed as a text is not guessed. */
export function centCell(cell: ReadCell): ReadCell {
  if (typeof cell === 'number') return Number.isFinite(cell) && Math.abs(cell) < 1e12 ? toCent(cell) : cell
  return typeof cell === 'object' && cell !== null && 'numero' in cell ? { ...cell, numero: toCent(cell.numero) } : cell
}

/** What the preview shows of a cell: a number as Italians write it. */
export const shownCell = (cell: ReadCell): string =>
  typeof cell === 'number' && !Number.isInteger(cell) ? String(cell).replace('.', ',') : textOfCell(cell)

const NAMES = new Map(Object.entries(GRIGLIA_HEADS).map(([name, title]) => [foldTitle(title), name]))

/** The rows of a sheet: what it prices, then the widths, then the heights with their prices. */
export function readGriglia(
  rows: readonly GrigliaRow[],
  mark: MarkCella,
): { heads: SheetHeads; griglia: Griglia | null } {
  const first = rows[0]?.riga ?? 1
  const heads = Object.fromEntries(Object.keys(GRIGLIA_HEADS).map((name) => [name, { text: '', riga: first }]))
  const grid: GrigliaRow[] = []
  for (const row of rows) {
    const name = grid.length === 0 ? NAMES.get(foldTitle(textOfCell(row.cells[0]))) : undefined
    if (name) heads[name] = { text: textOfCell(row.cells[1]), riga: row.riga }
    else if (row.cells.some((cell) => textOfCell(cell) !== '')) grid.push(row)
  }
  return { heads: heads as SheetHeads, griglia: readPrices(grid, first, mark) }
}

function readPrices(grid: readonly GrigliaRow[], first: number, mark: MarkCella): Griglia | null {
  const [top, ...body] = grid
  if (!top || body.length === 0) {
    mark(top?.riga ?? first, 0, NO_MISURE)
    return null
  }
  let wrong = false
  const say: MarkCella = (riga, column, message) => {
    wrong = true
    mark(riga, column, message)
  }
  const numberAt = ({ riga, cells }: GrigliaRow, column: number) => {
    const value = numberOfCell(cells[column])
    if (value === null || !Number.isNaN(value)) return value
    say(riga, column, INVALID_NUMBER)
    return null
  }
  const last = top.cells.findLastIndex((cell) => textOfCell(cell) !== '')
  const columns = Array.from({ length: Math.max(0, last) }, (_, i) => i + 1)
  for (const row of body) {
    const beyond = row.cells.findIndex((cell, column) => column > last && textOfCell(cell) !== '')
    if (beyond > 0) say(row.riga, beyond, 'Sopra questo prezzo manca la larghezza.')
  }
  const written = {
    larghezze: columns.map((column) => numberAt(top, column)),
    altezze: body.map((row) => numberAt(row, 0)),
    prezzi: body.map((row) => columns.map((column) => numberAt(row, column))),
  }
  try {
    const griglia = grigliaSchema.validateSync(written, { abortEarly: false })
    return wrong ? null : griglia
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
      const [, list, a, b] = /^(altezze|larghezze|prezzi)\[(\d+)\](?:\[(\d+)\])?$/.exec(path) ?? []
      if (list === 'larghezze') mark(top.riga, Number(a) + 1, message)
      else if (list === 'altezze') mark(body[Number(a)]?.riga ?? top.riga, 0, message)
      else if (b !== undefined) mark(body[Number(a)]?.riga ?? top.riga, Number(b) + 1, message)
      else mark(top.riga, 0, message)
    }
    return null
  }
}
