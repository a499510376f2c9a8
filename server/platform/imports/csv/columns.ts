import { dayOfInstant } from '#shared/dates/zone.ts'
import type { ReadCell } from '../reading/cell.ts'
import { cellValues } from '../reading/values.ts'
import type { ImportColumn } from '../rules.ts'

/** A column of a file: as those of the spreadsheets, and yes or no, and instants. */
export interface CsvColumn extends Omit<ImportColumn, 'tipo'> {
  tipo: ImportColumn['tipo'] | 'siNo' | 'istante'
  /** First year that a day or an instant may have. */
  dal: number
  /** For the documentation, in Italian. */
  nota: string
}

/** The values of a row; columns that the file does not have are not there. */
export type CsvValues = Record<string, string | number | boolean | Date | null>

const DAL = 1990
const MAX_YEAR = 2099

/** `numeroCommessa` → `numero_commessa`, as the tables of the old application spell it. */
const snake = (name: string) => name.replace(/[A-Z]|(?<=[a-z])\d{1,2}$/g, (found) => `_${found.toLowerCase()}`)

/** A column. @param called field that it fills; a star at its end: the file must have it */
export function csvColumn(
  called: string,
  nota: string,
  { tipo = 'testo', others = [], dal = DAL }: Partial<Pick<CsvColumn, 'tipo' | 'others' | 'dal'>> = {},
): CsvColumn {
  const name = called.replace(/\*$/, '')
  return { nome: name, titolo: snake(name), required: called.endsWith('*'), tipo, others, dal, nota }
}

/** The number that a row had in the old application. */
export const PK_COLUMN = csvColumn('pk', 'numero nella vecchia applicazione, tenuto se è libero', {
  tipo: 'intero',
  others: ['id'],
})

/** Columns of a spreadsheet import with the words that tell what they hold. */
export function sheetColumns(
  columns: readonly ImportColumn[],
  notes: Readonly<Record<string, string>>,
): readonly CsvColumn[] {
  return columns.map((column) => ({
    ...column,
    titolo: snake(column.nome),
    others: [column.titolo, ...(column.others ?? [])],
    dal: DAL,
    nota: notes[column.nome] ?? column.titolo,
  }))
}

const YES = /^(?:s[iì]|s|vero|true|t|yes|y|x|1)$/i
const NO = /^(?:no|n|falso|false|f|0)$/i

const INSTANT =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/

const two = (text = '0') => text.padStart(2, '0')

/** An instant as ISO or Italians write it; without a zone it is of Italy. @returns null when it is none */
export function readInstant(text: string): Date | null {
  const found = INSTANT.exec(text)
  if (!found) return null
  const [, y, m, d, date, month, year, hours, minutes, secondi, zona] = found
  const day = y ? `${y}-${m}-${d}` : `${year}-${two(month)}-${two(date)}`
  const time = `${two(hours)}:${two(minutes)}:${two(secondi)}`
  const offset = zona && zona !== 'Z' ? `${zona.slice(0, 3)}:${zona.replace(':', '').slice(3) || '00'}` : 'Z'
  const utc = new Date(`${day}T${time}${offset}`)
  if (Number.isNaN(utc.getTime())) return null
  // 'T' of a day that there is not rolls over.
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return null
  return zona ? utc : inItaly(day, time)
}

/** The instant at which Italian clocks show a time. */
function inItaly(day: string, time: string): Date {
  const wall = new Date(`${day}T${time}Z`).getTime()
  const candidates = [2, 1].map((hours) => new Date(wall - hours * 3_600_000))
  const shows = (instant: Date) =>
    `${dayOfInstant(instant)} ${instant.toLocaleTimeString('sv', { timeZone: 'Europe/Rome' })}` === `${day} ${time}`
  return candidates.find(shows) ?? (candidates[1] as Date)
}

type Told = (column: string, message: string) => void

const yearOf = (value: string | Date) => Number((value instanceof Date ? value.toISOString() : value).slice(0, 4))

/** A column that the spreadsheets do not have; undefined for what cannot be read. */
function readOther(text: string, tipo: 'siNo' | 'istante'): boolean | Date | null | undefined {
  if (text === '') return null
  if (tipo === 'istante') return readInstant(text) ?? undefined
  return YES.test(text) ? true : NO.test(text) ? false : undefined
}

const UNREADABLE = {
  siNo: 'È richiesto sì o no',
  istante: 'È richiesta una data con l’ora: AAAA-MM-GG HH:MM o GG/MM/AAAA HH:MM',
} as const

/** Reads the cells of a row as their columns say; what cannot be read is told, each at its column. */
export function readCells(celle: Readonly<Record<string, ReadCell>>, columns: readonly CsvColumn[], told: Told) {
  const sheet = columns.filter((column): column is CsvColumn & ImportColumn => !isOther(column))
  const { valori, errori } = cellValues(celle, sheet)
  const values: CsvValues = valori
  for (const { colonna, messaggio } of errori) told(colonna, messaggio)
  for (const { nome, tipo, dal } of columns) {
    const cell = celle[nome]
    if (cell === undefined) continue
    if (tipo === 'siNo' || tipo === 'istante') {
      const value = readOther(String(cell), tipo)
      if (value === undefined) told(nome, UNREADABLE[tipo])
      else values[nome] = value
    }
    const value = values[nome]
    if ((tipo !== 'giorno' && tipo !== 'istante') || !value) continue
    const year = yearOf(value as string | Date)
    if (year < dal || year > MAX_YEAR) told(nome, `L’anno ${year} non è fra ${dal} e ${MAX_YEAR}.`)
  }
  return values
}

const isOther = ({ tipo }: CsvColumn) => tipo === 'siNo' || tipo === 'istante'
