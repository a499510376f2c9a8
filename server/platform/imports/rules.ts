// The spreadsheets that imports take, and what is sent with them. docs/rules/ordini.md#imports
import { array, number, type ObjectSchema, object, string } from 'yup'
import { booleanRule } from '#shared/fields/fields.ts'

/** A column of a spreadsheet. */
export interface ImportColumn {
  /** Field that it fills. */
  nome: string
  /** As the template spells it. */
  titolo: string
  /** The file must have it. */
  required: boolean
  tipo: 'testo' | 'intero' | 'numero' | 'giorno'
  /** Other spellings of the title. */
  others?: readonly string[]
}

/** @param title as the template spells it; with a star at its end the file must have it */
export const importColumn = (
  name: string,
  title: string,
  tipo: ImportColumn['tipo'] = 'testo',
  others: string[] = [],
): ImportColumn => ({
  nome: name,
  titolo: title.replace(/\*$/, ''),
  required: title.endsWith('*'),
  tipo,
  ...(others.length > 0 ? { others } : {}),
})

/** A spreadsheet that an area imports. */
export interface ImportSheet {
  /** What is imported, as addresses and the schema call it. */
  name: string
  /** The kind of file. */
  extension: 'xls' | 'xlsx'
  /** Every column, in the order of the template. */
  columns: readonly ImportColumn[]
  /** Every sheet of the workbook that is not hidden is read, one after the other; only the first one unless told. */
  everySheet?: true
  /** Rows of the template, where they are not the titles of the columns. */
  template?: readonly (readonly string[])[]
}

/** A title whatever its case, accents, spaces and signs: 'Città *' and 'citta' are the same. */
export function foldTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Files of one import at most. */
const IMPORT_FILES_MAX = 20
/** Findings that an answer lists at most. */
export const FINDINGS_MAX = 50
/** Above this many rows an import runs as a job, which the user follows. */
export const JOB_ROWS_MIN = 1000
const MAX_CORRECTIONS = 5000

/** A cell written again in the page: the row as the sheet counts it, the name of the column. */
export interface CellCorrection {
  /** Which of the files, from 0. */
  file: number
  riga: number
  colonna: string
  valore: string
}

/** A file on its way in (`base64`), or one that is already here (`chiave`). */
export interface SentSheet {
  nome: string
  base64: string | null
  chiave: string | null
}

/** What an import is asked with. */
export interface ImportRequest {
  files: SentSheet[]
  correzioni: CellCorrection[]
  /** Only say what would happen. */
  anteprima: boolean
  /** Answer when it is done, however many rows there are. */
  attendi: boolean
}

const NO_SHEET = 'Non è stato inviato alcun file.'
const TOO_MANY_FILES = `Non più di ${IMPORT_FILES_MAX} file alla volta.`

const fileSchema = object({
  nome: string().required(NO_SHEET).max(1000),
  base64: string().nullable().defined().default(null),
  chiave: string().nullable().defined().default(null),
})

/** The files of an upload. */
export const filesSchema = array()
  .of(fileSchema)
  .typeError(NO_SHEET)
  .required(NO_SHEET)
  .min(1, NO_SHEET)
  .max(IMPORT_FILES_MAX, TOO_MANY_FILES)

const correctionSchema: ObjectSchema<CellCorrection> = object({
  file: number().integer().min(0).required(),
  riga: number().integer().min(1).required(),
  colonna: string().required().max(50),
  valore: string().defined().max(10_000),
})

export const importRequestSchema: ObjectSchema<ImportRequest> = object({
  files: filesSchema,
  correzioni: array()
    .of(correctionSchema)
    .transform((value: unknown) => value ?? [])
    .defined()
    .default([])
    .max(MAX_CORRECTIONS),
  anteprima: booleanRule(false),
  attendi: booleanRule(false),
})
