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
  correzioni: readonly CellCorrection[],
): void {
  for (const correzione of correzioni) if (correzione.riga === riga) celle[correzione.colonna] = correzione.valore
}

/** By row, so that twenty thousand rows do not look through all of them. */
export function correctionsByRow(correzioni: readonly CellCorrection[]): (riga: number) => readonly CellCorrection[] {
  const mappa = new Map<number, CellCorrection[]>()
  for (const correzione of correzioni) {
    mappa.set(correzione.riga, [...(mappa.get(correzione.riga) ?? []), correzione])
  }
  return (riga) => mappa.get(riga) ?? []
}

/** The rows of all the files, corrected. @throws UserErrors when a file has no header or no rows */
export function rowsOfSheets(fogli: readonly ReadSheet[], colonne: readonly ImportColumn[]) {
  const names = new Set(colonne.map(({ nome }) => nome))
  const ignote = new Set<string>()
  const righe = fogli.flatMap(({ nome, foglio, correzioni }, file) => {
    const tabella = readTable(nome, foglio, colonne)
    if (tabella.righe.length === 0) throw noRows(nome)
    for (const title of tabella.ignote) ignote.add(title)
    const sue = correctionsByRow(correzioni.filter(({ colonna }) => names.has(colonna)))
    return tabella.righe.map((riga): FileRow => {
      correctCells(riga.riga, riga.celle, sue(riga.riga))
      return { ...riga, file }
    })
  })
  return { righe, ignote: [...ignote] }
}

export function noRows(nome: string): UserErrors {
  return UserErrors.of(null, `${nome}: il foglio non ha righe sotto l’intestazione.`, 'BAD_FILE')
}

/** A row as the preview shows it. */
export function planRow({ file, riga, celle }: Pick<FileRow, 'file' | 'riga' | 'celle'>, azione: RowAction): PlanRow {
  const testi: Record<string, string> = {}
  for (const [nome, cella] of Object.entries(celle)) testi[nome] = textOfCell(cella)
  return { file, riga, azione, celle: testi }
}

/** Gathers what is wrong: of each cell the first thing only. */
export function collectFindings() {
  const rilievi: ImportFinding[] = []
  const celle = new Set<string>()
  const righe = new Set<string>()
  return {
    rilievi,
    segna(dove: { file: number; riga: number }, colonna: string, messaggio: string): void {
      const cella = `${dove.file} ${dove.riga} ${colonna}`
      if (celle.has(cella)) return
      celle.add(cella)
      righe.add(`${dove.file} ${dove.riga}`)
      rilievi.push({ file: dove.file, riga: dove.riga, colonna, messaggio })
    },
    /** Whether something is wrong in a row. */
    in: ({ file, riga }: { file: number; riga: number }) => righe.has(`${file} ${riga}`),
  }
}

const OGNI_MS = 20

/** Lets the other requests through: to be awaited at each row of a long loop. */
export function breather(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < OGNI_MS) return undefined
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      last = performance.now()
    })
  }
}

/** A list in pieces that one statement can take. */
export function* chunks<T>(lista: readonly T[], quanti: number): Generator<T[]> {
  for (let da = 0; da < lista.length; da += quanti) yield lista.slice(da, da + quanti)
}
