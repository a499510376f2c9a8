import type { Schema } from 'yup'
import type { Db, Tx } from '../../db/prisma.ts'
import type { Model } from '../../db/read.ts'
import type { AuditEntry } from '../../operation.ts'
import type { CsvColumn, CsvValues } from './columns.ts'
import type { OpenCsv } from './readCsv.ts'

/** Tells that a column of a row is not right. */
export type TellColumn = (column: string, message: string) => void

/** A row whose cells have been read. */
export interface CsvInput {
  riga: number
  celle: CsvValues
  /** Cells of unknown columns: title → text. */
  extra: Readonly<Record<string, string>>
}

/** A row that is already there. */
export interface StoredRow<Values> {
  pk: number
  valori: Values
}

/** A row to be written, with its number. */
export interface NewRow<Values> extends CsvInput {
  chiave: string
  pk: number
  valori: Values
}

export interface ChangedRow<Values> {
  pk: number
  prima: Values
  dopo: Values
}

/** What other files call the rows of a model by: the key in their words → what they need of it. */
export interface Directory<T> {
  nome: string
  read(tx: Db | Tx): Promise<Map<string, T>>
}

/** The folder that is being imported, for the files in it. */
export interface CsvFolder {
  tx: Tx
  /** False while it only looks. */
  scrive: boolean
  /** Rows that other files name, those of this import too: whoever adds one puts it in. */
  directory<T>(directory: Directory<T>): Promise<Map<string, T>>
  /** A file of the folder; null when it is not there. @throws CsvRefused */
  open(table: CsvTable): Promise<OpenCsv | null>
  audit(entries: readonly AuditEntry[]): Promise<void>
  /** Whether a row of another file was refused: those that name it are refused with it, and nothing more is told. */
  refused(file: string, key: string): boolean
  /** What to look at in the file that is being read, that stops nothing. */
  warn(text: string): void
  /** At the end of all files, in the order in which they were asked for; not while it only looks. */
  afterwards(work: () => Promise<void>): void
}

/** How the rows of one file are judged and written. */
export interface CsvReading<Values extends object> {
  schema: Schema<Values>
  /** What a new row has where the file has no column. */
  empty: object
  /**
   * A row in the fields of the schema, only those that the file has; null when it cannot be told which row it is, which
   * has been told then. `key` is equal for rows that are the same.
   */
  input(row: CsvInput, tell: TellColumn): { chiave: string; campi: object } | null
  /** Those of the keys that are there. */
  stored(keys: readonly string[]): Promise<Map<string, StoredRow<Values>>>
  /** What the rules compute of valid values. */
  complete?(values: Values): Values
  /** What the schema cannot see. */
  check?(values: Values, row: CsvInput, tell: TellColumn, current: StoredRow<Values> | null): void
  /** Whether a row that is not there is left out: it is part of something that is. */
  leaves?(row: CsvInput & { chiave: string }): boolean
  /** A row that is not refused: for those that name it. */
  learn?(key: string, pk: number, values: Values): void
  /** As the history of a new row calls it; without it there is none. */
  title?(values: Values): string
  insert(rows: readonly NewRow<Values>[]): Promise<void>
  /** Of tables that are changed. */
  update?(row: ChangedRow<Values>): Promise<void>
  /** What can be judged only when all rows are known; told with the row's place. */
  end?(tell: (riga: number, column: string, message: string) => void): Promise<void>
}

/** A file of the folder: what it is called, its columns, and how it is read. */
export interface CsvTable {
  file: string
  /** What a row is, in Italian. */
  titolo: string
  model: Model
  columns: readonly CsvColumn[]
  /** Field of the schema → its column, where the names differ. */
  columnOf?: Readonly<Record<string, string>>
  /** What tells a row from another, in Italian, for the documentation. */
  chiave: string
  /** What becomes of a row that is there and is not the same. */
  diverse: 'aggiorna' | 'lascia'
  /** Unknown columns are taken. */
  libere?: boolean
  /** Called when the files before it have been read. */
  read(folder: CsvFolder): Promise<CsvReading<object>>
}

/** A file of the folder, with the types of its rows known to itself only. */
export function csvTable<Values extends object>(
  table: Omit<CsvTable, 'read'> & { read(folder: CsvFolder): Promise<CsvReading<Values>> },
): CsvTable {
  return table
}
