// The spreadsheet of grids: a sheet for each, with what it prices in its first rows. docs/rules/prezzi.md#grids-as-spreadsheets
import type { ObjectSchema } from 'yup'
import { type ImportRequest, type ImportSheet, importColumn, importRequestSchema } from '#platform/imports/rules.ts'
import { idRule } from '#shared/fields/fields.ts'
import { GRIGLIA_SIDE_MAX } from '../voci/griglia/rules.ts'

const letterOf = (column: number) => String.fromCharCode(65 + (column % 26))

/** 'A', … 'Z', 'AA', …: a column as sheets call it. */
export const sheetColumn = (column: number): string =>
  column < 26 ? letterOf(column) : `${sheetColumn(Math.floor(column / 26) - 1)}${letterOf(column)}`

/** Columns of a grid that are read: one more than it may have, so that a wider one is noticed. */
export const GRIGLIA_COLUMNS = GRIGLIA_SIDE_MAX + 2

/** Column of the preview that says which row of which sheet it is. */
export const SHEET_ROW = 'foglio'

/** What the first cells of the rows before the grid say. */
export const GRIGLIA_HEADS = { famiglia: 'Famiglia', tipoSerramento: 'Tipo serramento', valore: 'Valore' } as const

/** In the corner of the grid. */
export const GRIGLIA_CORNER = 'Altezze \\ larghezze (mm)'

/** The spreadsheet of grids. */
export const griglieSheet: ImportSheet = {
  name: 'griglie',
  extension: 'xlsx',
  columns: [
    importColumn(SHEET_ROW, 'Foglio e riga'),
    ...Array.from({ length: GRIGLIA_COLUMNS }, (_, column) => importColumn(sheetColumn(column), sheetColumn(column))),
  ],
  everySheet: true,
  template: [
    [GRIGLIA_HEADS.famiglia],
    [GRIGLIA_HEADS.tipoSerramento],
    [GRIGLIA_HEADS.valore],
    [GRIGLIA_CORNER, '600', '800', '1000'],
    ['600'],
    ['800'],
  ],
}

/** Grids: of which draft they are. */
export interface GriglieImportOptions {
  listinoPk: number
}

export const griglieImportRequestSchema: ObjectSchema<ImportRequest & GriglieImportOptions> = importRequestSchema.shape(
  {
    listinoPk: idRule(),
  },
)
