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

function giornoDelSeriale(value: number, date1904: boolean): string | null {
  const parti = SSF.parse_date_code(value, { date1904 })
  if (!parti || parti.y < 1900 || parti.y > 2199 || parti.m < 1 || parti.d < 1) return null
  return [parti.y, String(parti.m).padStart(2, '0'), String(parti.d).padStart(2, '0')].join('-')
}

function cellaDi(cell: CellObject | undefined, date1904: boolean): ReadCell {
  const value: unknown = cell?.v
  if (!cell || value === undefined || value === null || cell.t === 'z') return null
  if (cell.t === 'e') return { errore: CODICI_ERRORE[Number(value)] ?? ERRORI[String(cell.w)] ?? '#ERRORE' }
  if (typeof value === 'boolean' || typeof value === 'string') return value === '' ? null : value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { giorno: value.toISOString().slice(0, 10) }
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  const formato = typeof cell.z === 'string' ? cell.z : ''
  if (formato !== '' && SSF.is_date(formato)) {
    const giorno = giornoDelSeriale(value, date1904)
    if (giorno) return { giorno }
  }
  // A postal code kept as a number under the format 00000.
  return /^0+$/.test(formato) && cell.w ? { numero: value, testo: cell.w } : value
}

function righeDi(sheet: WorkSheet, date1904: boolean): ReadCell[][] {
  const dati = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const righe: ReadCell[][] = []
  let last = 0
  for (let index = 0; index < Math.min(dati.length, READ_ROWS_MAX); index++) {
    const riga = Array.from(dati[index] ?? []).slice(0, SHEET_COLUMNS_MAX)
    const celle = riga.map((cell) => cellaDi(cell, date1904))
    while (celle.length > 0 && celle.at(-1) === null) celle.pop()
    righe.push(celle)
    if (celle.length > 0) last = index + 1
  }
  return righe.slice(0, last)
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
