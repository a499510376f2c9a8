import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import type { SheetHead, Tasks } from '../../files/examiner/tasks.ts'
import { formatOf } from '../../files/formats.ts'
import { readArchive } from '../../files/zip.ts'
import type { RawSheet, ReadCell, SheetPart } from './cell.ts'
import type { SheetExtension } from './format.ts'
import { READ_ROWS_MAX, SHEET_COLUMNS_MAX, UNREADABLE_SHEET } from './limits.ts'

const ERRORS: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALORE!',
  '#REF!': '#RIF!',
  '#DIV/0!': '#DIV/0!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NUM!',
  '#NULL!': '#NULLO!',
}

const ERROR_CODES: Readonly<Record<number, string>> = {
  0: '#NULLO!',
  7: '#DIV/0!',
  15: '#VALORE!',
  23: '#RIF!',
  29: '#NOME?',
  36: '#NUM!',
  42: '#N/D',
}

function dayOfSerial(value: number, date1904: boolean): string | null {
  const parts = SSF.parse_date_code(value, { date1904 })
  if (!parts || parts.y < 1900 || parts.y > 2199 || parts.m < 1 || parts.d < 1) return null
  return [parts.y, String(parts.m).padStart(2, '0'), String(parts.d).padStart(2, '0')].join('-')
}

function cellOf(cell: CellObject | undefined, date1904: boolean): ReadCell {
  const value: unknown = cell?.v
  if (!cell || value === undefined || value === null || cell.t === 'z') return null
  if (cell.t === 'e') return { errore: ERROR_CODES[Number(value)] ?? ERRORS[String(cell.w)] ?? '#ERRORE' }
  if (typeof value === 'boolean' || typeof value === 'string') return value === '' ? null : value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { giorno: value.toISOString().slice(0, 10) }
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  const format = typeof cell.z === 'string' ? cell.z : ''
  if (format !== '' && SSF.is_date(format)) {
    const day = dayOfSerial(value, date1904)
    if (day) return { giorno: day }
  }
  // A postal code kept as a number under the format 00000.
  return /^0+$/.test(format) && cell.w ? { numero: value, testo: cell.w } : value
}

function righeOf(sheet: WorkSheet, date1904: boolean): ReadCell[][] {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const righe: ReadCell[][] = []
  let last = 0
  for (let index = 0; index < Math.min(data.length, READ_ROWS_MAX); index++) {
    const riga = Array.from(data[index] ?? []).slice(0, SHEET_COLUMNS_MAX)
    const celle = riga.map((cell) => cellOf(cell, date1904))
    while (celle.length > 0 && celle.at(-1) === null) celle.pop()
    righe.push(celle)
    if (celle.length > 0) last = index + 1
  }
  return righe.slice(0, last)
}

/** The sheets that are not hidden and have something in them. */
function* shownSheets(workbook: WorkBook) {
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  for (const [index, nome] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[nome]
    if (!sheet || workbook.Workbook?.Sheets?.[index]?.Hidden) continue
    const righe = righeOf(sheet, date1904)
    if (righe.length > 0) yield { nome, righe }
  }
}

function firstSheet(workbook: WorkBook): RawSheet {
  for (const { righe } of shownSheets(workbook)) return { righe, troppe: righe.length >= READ_ROWS_MAX }
  return { righe: [], troppe: false }
}

/** The rows of all sheets, one after the other. */
function allSheets(workbook: WorkBook): RawSheet {
  const all: ReadCell[][] = []
  const parts: SheetPart[] = []
  for (const { nome, righe } of shownSheets(workbook)) {
    parts.push({ nome, da: all.length })
    all.push(...righe)
    if (all.length >= READ_ROWS_MAX) return { righe: [], troppe: true, parts }
  }
  return { righe: all, troppe: false, parts }
}

/** Null of a file that is not sound. */
function sheetOrNothing(bytes: Buffer, everySheet: boolean): RawSheet | null {
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
    const workbook = read(bytes, options)
    return everySheet ? allSheets(workbook) : firstSheet(workbook)
  } catch {
    return null
  }
}

const PROTECTED = 'Il file è protetto da password: salvarlo senza password e riprovare.'

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('504b0304', 'hex')

const begin = (bytes: Buffer, withIt: Buffer) => bytes.subarray(0, withIt.length).equals(withIt)
const contains = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'))

/** BOF of the globals of a BIFF8 workbook: its version and kind. */
const BOF = Buffer.from('0908100000060500', 'hex')
const FILEPASS = 0x2f
const WRITEPROT = 0x86

/** A BIFF8 workbook with a password says so right after its first record; from there on nothing can be read. */
function isProtectedBiff(bytes: Buffer): boolean {
  let at = bytes.indexOf(BOF) + 20
  if (at < 20 || at + 8 > bytes.length) return false
  if (bytes.readUInt16LE(at) === WRITEPROT) at += 4 + bytes.readUInt16LE(at + 2)
  return at + 2 <= bytes.length && bytes.readUInt16LE(at) === FILEPASS
}

/** Which kind of workbook the bytes are, if any; a zip is unpacked to see. */
async function schemaTypeOf(bytes: Buffer): Promise<SheetExtension | 'troppoGrande' | null> {
  if (formatOf('xls')?.riconosce(bytes)) return 'xls'
  const archive = begin(bytes, ZIP) ? await readArchive(bytes) : null
  if (archive?.modest === false) return 'troppoGrande'
  const { names } = archive ?? {}
  return names?.has('[Content_Types].xml') && names.has('xl/workbook.xml') ? 'xlsx' : null
}

/**
 * Why the bytes are not a sound workbook of this kind, in Italian; null when they are. Runs in a process of its own.
 * @param allowed the kind that the import takes
 */
async function contentReason(bytes: Buffer, allowed: SheetExtension): Promise<string | null> {
  const ole = begin(bytes, OLE)
  // An Open XML workbook with a password is an encrypted package inside a compound file.
  if (ole && (contains(bytes, 'EncryptedPackage') || isProtectedBiff(bytes))) return PROTECTED
  const tipo = await schemaTypeOf(bytes)
  if (tipo === allowed) return null
  if (tipo === 'troppoGrande') return 'Il file, una volta aperto, è troppo grande.'
  if (tipo) return `Il file ha estensione .${allowed} ma è un .${tipo}: salvarlo come .${allowed} e riprovare.`
  if ((allowed === 'xls' && ole) || (allowed === 'xlsx' && begin(bytes, ZIP))) return UNREADABLE_SHEET
  return `Il file non è un foglio di calcolo .${allowed}.`
}

/** The lines of the task `sheet`. A damaged file can hang this or exhaust the memory: it runs in a process of its own. */
export async function* parseSheet(
  bytes: Buffer,
  { allowed, righe, everySheet = false }: Tasks['sheet']['question'],
): AsyncGenerator<SheetHead | ReadCell[]> {
  const reason = await contentReason(bytes, allowed)
  if (reason !== null || !righe) {
    yield { motivo: reason, troppe: false }
    return
  }
  const sheet = sheetOrNothing(bytes, everySheet)
  yield { motivo: sheet ? null : UNREADABLE_SHEET, troppe: sheet?.troppe ?? false, parts: sheet?.parts }
  // Of too long a sheet no row is taken.
  if (sheet && !sheet.troppe) yield* sheet.righe
}
