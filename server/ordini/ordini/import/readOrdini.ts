import { UserErrors } from '#platform/errors.ts'
import type { ReadSheet } from '#platform/imports/kind.ts'
import { type RawSheet, type ReadCell, textOfCell } from '#platform/imports/reading/cell.ts'
import { readTable, titlesOf } from '#platform/imports/reading/table.ts'
import { type collectFindings, correctCells, correctionsByRow, type FileRow, noRows } from '#platform/imports/rows.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { ORDINE_IMPORT_COLUMNS, ordiniSheet, RIGA_IMPORT_COLUMNS } from './rules.ts'

/** An order as a file has it: its own cells, each with the row it stands in (`scritto`: before corrections), its lines. */
export interface ReadOrdine {
  file: number
  testata: Record<string, { cella: ReadCell; riga: number; written?: string }>
  righe: FileRow[]
}

const WITHIN = 50
const TITLES = titlesOf(ordiniSheet.columns)
const ORDINE_TITLES = titlesOf(ORDINE_IMPORT_COLUMNS)
const namesOf = (celle: readonly ReadCell[]) => celle.map((cella) => TITLES.get(foldTitle(textOfCell(cella))))

/** True when a row has the titles of the lines and not the order's number: that stands above, in cells of its own. */
function asTab({ righe }: RawSheet): boolean {
  const headers = righe.slice(0, WITHIN).map(namesOf)
  const withRighe = headers.filter((names) => names.includes('tipoSerramento') && names.includes('numero'))
  return withRighe.length > 0 && !withRighe.some((names) => names.includes('numeroCommessa'))
}

/** The cells above the table: a label, and its value in the next cell to the right that has one. */
function headerAbove(sheet: RawSheet, intestazione: number): ReadOrdine['testata'] {
  const header: ReadOrdine['testata'] = {}
  for (const [index, celle] of sheet.righe.slice(0, intestazione - 1).entries()) {
    for (const [place, cella] of celle.entries()) {
      const name = ORDINE_TITLES.get(foldTitle(textOfCell(cella)))
      if (name === undefined || name in header) continue
      const nextCell = celle.slice(place + 1).find((other) => textOfCell(other) !== '') ?? null
      const label = ORDINE_TITLES.has(foldTitle(textOfCell(nextCell)))
      header[name] = { cella: label ? null : nextCell, riga: index + 1 }
    }
  }
  return header
}

function readForm({ nome, sheet, correzioni }: ReadSheet, file: number, unknown: Set<string>): ReadOrdine[] {
  const table = readTable(nome, sheet, RIGA_IMPORT_COLUMNS)
  const header = headerAbove(sheet, table.header)
  const missing = ORDINE_IMPORT_COLUMNS.filter((column) => column.required && !(column.nome in header))
  if (missing.length > 0) {
    const titles = missing.map(({ titolo }) => `«${titolo}»`).join(', ')
    throw UserErrors.of(null, `${nome}: sopra la tabella delle righe manca ${titles}.`, 'BAD_FILE')
  }
  for (const { riga, colonna, valore } of correzioni) {
    const its = header[colonna]
    if (its?.riga === riga) its.cella = valore
  }
  for (const title of table.ignote) unknown.add(title)
  const own = correctionsByRow(correzioni)
  return [
    { file, testata: header, righe: table.righe.map((riga) => withCorrections({ ...riga, file }, own(riga.riga))) },
  ]
}

const ALLOWED = new Set(ordiniSheet.columns.map(({ nome }) => nome))

function withCorrections(riga: FileRow, corrections: Parameters<typeof correctCells>[2]): FileRow {
  correctCells(
    riga.riga,
    riga.celle,
    corrections.filter(({ colonna }) => ALLOWED.has(colonna)),
  )
  return riga
}

/** A flat table: the order's columns on every line, or on its first one only (the others empty, or merged cells). */
function readFlat(
  { nome, sheet, correzioni }: ReadSheet,
  file: number,
  unknown: Set<string>,
  mark: ReturnType<typeof collectFindings>['mark'],
  columns = ordiniSheet.columns,
): ReadOrdine[] {
  const table = readTable(nome, sheet, columns)
  if (table.righe.length === 0) throw noRows(nome)
  for (const title of table.ignote) unknown.add(title)
  const ordini = new Map<string, ReadOrdine>()
  const own = correctionsByRow(correzioni)
  let current = ''
  for (const read of table.righe) {
    const originali = { ...read.celle }
    const riga = withCorrections({ ...read, file }, own(read.riga))
    current = textOfCell(riga.celle.numeroCommessa) || current
    const ordine = ordini.get(current) ?? { file, testata: {}, righe: [] }
    ordini.set(current, ordine)
    for (const { nome: column } of ORDINE_IMPORT_COLUMNS) {
      const cella = riga.celle[column]
      if (cella === undefined) continue
      const before = ordine.testata[column]
      const text = textOfCell(cella)
      if (!before || (textOfCell(before.cella) === '' && text !== '')) {
        ordine.testata[column] = { cella, riga: riga.riga, written: textOfCell(originali[column] ?? null) }
        // Corrected once, on the order's first line, for all of them.
      } else if (text !== '' && text !== textOfCell(before.cella) && text !== before.written) {
        mark(riga, column, `diverso dalla riga ${before.riga} dello stesso ordine`)
      }
    }
    ordine.righe.push(riga)
  }
  return [...ordini.values()]
}

/** The orders of all the files, in either form. @throws UserErrors when one has no header */
export function readOrdini(sheets: readonly ReadSheet[], mark: ReturnType<typeof collectFindings>['mark']) {
  const unknown = new Set<string>()
  const ordini = sheets.flatMap((sheet, file) =>
    asTab(sheet.sheet) ? readForm(sheet, file, unknown) : readFlat(sheet, file, unknown, mark),
  )
  return { ordini, extra: [...unknown] }
}

/** The orders that the rows of flat tables name, without their lines. @throws UserErrors when one has no header */
export function readTestate(sheets: readonly ReadSheet[], mark: ReturnType<typeof collectFindings>['mark']) {
  return sheets.flatMap((sheet, file) => readFlat(sheet, file, new Set(), mark, ORDINE_IMPORT_COLUMNS))
}
