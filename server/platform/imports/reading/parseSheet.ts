import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import type { SheetHead, Tasks } from '../../files/examiner/tasks.ts'
import type { RawSheet, ReadCell } from './cell.ts'
import { motivoContenuto } from './contenuto.ts'
import { READ_ROWS_MAX, SHEET_COLUMNS_MAX, UNREADABLE_SHEET } from './limits.ts'

const ERRORI: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALORE!',
  '#REF!': '#RIF!',
  '#DIV/0!': '#DIV/0!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NUM!',
  '#NULL!': '#NULLO!',
}

const CODICI_ERRORE: Readonly<Record<number, string>> = {
  0: '#NULLO!',
  7: '#DIV/0!',
  15: '#VALORE!',
  23: '#RIF!',
  29: '#NOME?',
  36: '#NUM!',
  42: '#N/D',
}

function giornoDelSeriale(valore: number, date1904: boolean): string | null {
  const parti = SSF.parse_date_code(valore, { date1904 })
  if (!parti || parti.y < 1900 || parti.y > 2199 || parti.m < 1 || parti.d < 1) return null
  return [parti.y, String(parti.m).padStart(2, '0'), String(parti.d).padStart(2, '0')].join('-')
}

function cellaDi(cell: CellObject | undefined, date1904: boolean): ReadCell {
  const valore: unknown = cell?.v
  if (!cell || valore === undefined || valore === null || cell.t === 'z') return null
  if (cell.t === 'e') return { errore: CODICI_ERRORE[Number(valore)] ?? ERRORI[String(cell.w)] ?? '#ERRORE' }
  if (typeof valore === 'boolean' || typeof valore === 'string') return valore === '' ? null : valore
  if (valore instanceof Date)
    return Number.isNaN(valore.getTime()) ? null : { giorno: valore.toISOString().slice(0, 10) }
  if (typeof valore !== 'number' || !Number.isFinite(valore)) return null
  const formato = typeof cell.z === 'string' ? cell.z : ''
  if (formato !== '' && SSF.is_date(formato)) {
    const giorno = giornoDelSeriale(valore, date1904)
    if (giorno) return { giorno }
  }
  // A postal code kept as a number under the format 00000.
  return /^0+$/.test(formato) && cell.w ? { numero: valore, testo: cell.w } : valore
}

function righeDi(sheet: WorkSheet, date1904: boolean): ReadCell[][] {
  const dati = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const righe: ReadCell[][] = []
  let ultima = 0
  for (let indice = 0; indice < Math.min(dati.length, READ_ROWS_MAX); indice++) {
    const riga = Array.from(dati[indice] ?? []).slice(0, SHEET_COLUMNS_MAX)
    const celle = riga.map((cell) => cellaDi(cell, date1904))
    while (celle.length > 0 && celle.at(-1) === null) celle.pop()
    righe.push(celle)
    if (celle.length > 0) ultima = indice + 1
  }
  return righe.slice(0, ultima)
}

/** The first sheet that is not hidden and has something in it. */
function firstSheet(workbook: WorkBook): RawSheet {
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  for (const [indice, nome] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[nome]
    if (!sheet || workbook.Workbook?.Sheets?.[indice]?.Hidden) continue
    const righe = righeDi(sheet, date1904)
    if (righe.length > 0) return { righe, troppe: righe.length >= READ_ROWS_MAX }
  }
  return { righe: [], troppe: false }
}

/** Null of a file that is not sound. */
function foglioOppureNulla(bytes: Buffer): RawSheet | null {
  try {
    const options = {
      type: 'buffer' as const,
      dense: true,
      // One more than is taken: a fuller sheet is noticed.
      sheetRows: READ_ROWS_MAX,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      bookVBA: false,
    }
    return firstSheet(read(bytes, options))
  } catch {
    return null
  }
}

/** The lines of the task `sheet`. A damaged file can hang this or exhaust the memory: it runs in a process of its own. */
export async function* parseSheet(
  bytes: Buffer,
  { ammessa, righe }: Tasks['sheet']['question'],
): AsyncGenerator<SheetHead | ReadCell[]> {
  const motivo = await motivoContenuto(bytes, ammessa)
  if (motivo !== null || !righe) {
    yield { motivo, troppe: false }
    return
  }
  const foglio = foglioOppureNulla(bytes)
  yield { motivo: foglio ? null : UNREADABLE_SHEET, troppe: foglio?.troppe ?? false }
  // Of too long a sheet no row is taken.
  if (foglio && !foglio.troppe) yield* foglio.righe
}
