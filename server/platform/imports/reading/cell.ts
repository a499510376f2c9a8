/**
 * A cell as the worker hands it over: nothing, a text, a number (with the text that the sheet shows, where its format
 * adds something: leading zeros), yes or no, a day 'YYYY-MM-DD', or an error as an Italian Excel spells it.
 */
export type ReadCell = null | string | number | boolean | { giorno: string } | { errore: string } | FormattedNumero

interface FormattedNumero {
  numero: number
  testo: string
}

/** A sheet of a workbook of which every one was read. */
export interface SheetPart {
  nome: string
  da: number
}

/** A sheet as read: `righe[0]` is the row `prima` of the file, counted from 1 as people do. */
export interface RawSheet {
  righe: ReadCell[][]
  /** There are more rows than are read. */
  troppe: boolean
  /** The sheets that the rows are of, where every one was read: the name and the first row of each, from 0. */
  parts?: readonly SheetPart[]
}

/** What a cell says where a text is expected; a number as it is shown. */
export function textOfCell(cella: ReadCell | undefined): string {
  if (cella === null || cella === undefined) return ''
  if (typeof cella === 'string') return cella.trim()
  if (typeof cella === 'number') return writeNumero(cella)
  if (typeof cella === 'boolean') return cella ? 'Sì' : 'No'
  if ('giorno' in cella) return cella.giorno.split('-').reverse().join('/')
  return 'errore' in cella ? cella.errore : cella.testo.trim()
}

/** No exponent: a long telephone number is a row of digits. */
function writeNumero(numero: number): string {
  return Number.isInteger(numero) && Math.abs(numero) < 1e21 ? BigInt(numero).toString() : String(numero)
}

/** 'a 1.234,50' no; '1.234,50', '1234,5', '1234.5', '-3', '1.234' (an Italian thousand) yes; NaN when it is none. */
export function readCellNumber(text: string): number {
  const clean = text.replace(/[\s\u00a0€%]/g, '')
  const italian = /^[+-]?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d{1,15})(?:,\d{1,10})?$/
  if (italian.test(clean)) return Number(clean.replaceAll('.', '').replace(',', '.'))
  return /^[+-]?\d{1,15}(?:\.\d{1,10})?$/.test(clean) ? Number(clean) : Number.NaN
}

/** The number in a cell; null when it is empty, NaN when it holds something else. */
export function numberOfCell(cella: ReadCell | undefined): number | null {
  if (typeof cella === 'number') return Number.isFinite(cella) ? withoutNoise(cella) : Number.NaN
  if (typeof cella === 'object' && cella !== null && 'numero' in cella) return withoutNoise(cella.numero)
  if (typeof cella === 'object' && cella !== null) return Number.NaN
  const text = textOfCell(cella)
  if (text === '') return null
  return typeof cella === 'string' ? readCellNumber(text) : Number.NaN
}

/** A formula leaves 812.5000000001: fifteen digits are what the sheet itself shows. */
function withoutNoise(numero: number): number {
  return Number(numero.toPrecision(15))
}

const exists = (day: string) => {
  const data = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(data.getTime()) && data.toISOString().startsWith(day)
}

const twoDigits = (text: string) => text.padStart(2, '0')

/** 'DD/MM/YYYY', 'DD-MM-YYYY' (also with dots) or ISO, a time after it ignored → 'YYYY-MM-DD'; null when it is none. */
export function readCellDay(text: string): string | null {
  const [, g = '', m = '', a = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text) ?? []
  const iso = a ? `${a}-${twoDigits(m)}-${twoDigits(g)}` : (/^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(text)?.[1] ?? '')
  return iso !== '' && exists(iso) ? iso : null
}

const MS_PER_DAY = 86_400_000
/** 1900-01-01 … 2199-12-31 as Excel counts its days. */
const SERIAL_MAX = 109_574

/** The day in a cell, 'YYYY-MM-DD'; null when it is empty, undefined when it holds something else. */
export function dayOfCell(cella: ReadCell | undefined): string | null | undefined {
  if (typeof cella === 'object' && cella !== null && 'giorno' in cella) return cella.giorno
  // A date whose cell has lost its format is still the number of the day.
  if (typeof cella === 'number' && cella >= 61 && cella <= SERIAL_MAX) {
    return new Date(Date.UTC(1899, 11, 30) + Math.floor(cella) * MS_PER_DAY).toISOString().slice(0, 10)
  }
  const text = textOfCell(cella)
  if (text === '') return null
  return typeof cella === 'string' ? (readCellDay(text) ?? undefined) : undefined
}
