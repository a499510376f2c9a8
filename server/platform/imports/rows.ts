import { UserErrors } from '../errors.ts'
import type { ImportFinding, PlanRow, ReadSheet, RowAction } from './kind.ts'
import { type ReadCell, textOfCell } from './reading/cell.ts'
import { type ReadRow, readTable } from './reading/table.ts'
import type { CellCorrection, ImportColumn } from './rules.ts'

/** A row of one of the files. */
export interface FileRow extends ReadRow {
  file: number
}

/** Writes the corrected cells over those of the file. */
export function correctCells(
  riga: number,
  celle: Record<string, ReadCell>,
  corrections: readonly CellCorrection[],
): void {
  for (const correction of corrections) if (correction.riga === riga) celle[correction.colonna] = correction.valore
}

/** By row, so that twenty thousand rows do not look through all of them. */
export function correctionsByRow(corrections: readonly CellCorrection[]): (riga: number) => readonly CellCorrection[] {
  const map = new Map<number, CellCorrection[]>()
  for (const correction of corrections) {
    map.set(correction.riga, [...(map.get(correction.riga) ?? []), correction])
  }
  return (riga) => map.get(riga) ?? []
}

/** The rows of all the files, corrected. @throws UserErrors when a file has no header or no rows */
export function rowsOfSheets(sheets: readonly ReadSheet[], columns: readonly ImportColumn[]) {
  const names = new Set(columns.map(({ nome }) => nome))
  const unknown = new Set<string>()
  const righe = sheets.flatMap(({ nome, sheet, correzioni }, file) => {
    const table = readTable(nome, sheet, columns)
    if (table.righe.length === 0) throw noRows(nome)
    for (const title of table.ignote) unknown.add(title)
    const own = correctionsByRow(correzioni.filter(({ colonna }) => names.has(colonna)))
    return table.righe.map((riga): FileRow => {
      correctCells(riga.riga, riga.celle, own(riga.riga))
      return { ...riga, file }
    })
  })
  return { righe, ignote: [...unknown] }
}

export function noRows(name: string): UserErrors {
  return UserErrors.of(null, `${name}: il foglio non ha righe sotto l’intestazione.`, 'BAD_FILE')
}

/** A row as the preview shows it. */
export function planRow({ file, riga, celle }: Pick<FileRow, 'file' | 'riga' | 'celle'>, action: RowAction): PlanRow {
  const texts: Record<string, string> = {}
  for (const [name, cella] of Object.entries(celle)) texts[name] = textOfCell(cella)
  return { file, riga, azione: action, celle: texts }
}

/** Gathers what is wrong: of each cell the first thing only. */
export function collectFindings() {
  const rilievi: ImportFinding[] = []
  const celle = new Set<string>()
  const righe = new Set<string>()
  return {
    rilievi,
    mark(where: { file: number; riga: number; dove?: string }, column: string, message: string): void {
      const cella = `${where.file} ${where.riga} ${column}`
      if (celle.has(cella)) return
      celle.add(cella)
      righe.add(`${where.file} ${where.riga}`)
      const { file, riga, dove } = where
      rilievi.push({ file, riga, colonna: column, messaggio: message, ...(dove === undefined ? {} : { dove }) })
    },
    /** Whether something is wrong in a row. */
    in: ({ file, riga }: { file: number; riga: number }) => righe.has(`${file} ${riga}`),
  }
}

const EVERY_MS = 20

/** Lets the other requests through: to be awaited at each row of a long loop. */
export function breather(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < EVERY_MS) return undefined
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      last = performance.now()
    })
  }
}

/** A list in pieces that one statement can take. */
export function* chunks<T>(lista: readonly T[], count: number): Generator<T[]> {
  for (let from = 0; from < lista.length; from += count) yield lista.slice(from, from + count)
}
