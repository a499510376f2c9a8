import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'

/** A file of `e2e/files`, as an office program wrote it. */
export function sampleSheet(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(`../../../../../e2e/files/${name}`, import.meta.url)))
}

type Value = string | number | boolean | null | CellObject

/** A workbook of one sheet with these rows. @param change what the rows cannot say: merged cells, hidden … */
export function makeSheet(
  righe: readonly (readonly Value[])[],
  tipo: 'xls' | 'xlsx' = 'xls',
  change: (sheet: WorkSheet) => void = () => undefined,
): Buffer {
  const sheet = utils.aoa_to_sheet(righe.map((riga) => [...riga]))
  change(sheet)
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, 'Foglio1')
  return write(workbook, { type: 'buffer', bookType: tipo === 'xls' ? 'biff8' : 'xlsx' }) as Buffer
}
