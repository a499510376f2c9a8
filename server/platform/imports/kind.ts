import type { Db, Tx } from '../db/prisma.ts'
import type { AuditEntry } from '../operation.ts'
import type { Flag } from '../permissions.ts'
import type { RawSheet } from './reading/cell.ts'
import type { CellCorrection, ImportColumn, ImportSheet } from './rules.ts'

/** A file as it was read, with the cells that were written again in the page. */
export interface ReadSheet {
  nome: string
  /** Of its content: the same file has the same. */
  chiave: string
  sheet: RawSheet
  correzioni: readonly CellCorrection[]
}

/** A cell that is not right. */
export interface ImportFinding {
  /** Which of the files, from 0. */
  file: number
  /** As the sheet counts it, from 1. */
  riga: number
  /** Name of the column. */
  colonna: string
  messaggio: string
  /** Where the row is, as people find it; 'riga N' unless told. */
  dove?: string
}

/** What becomes of a row. */
export type RowAction = 'NUOVO' | 'MODIFICATO' | 'UGUALE' | 'ERRORE'

export interface PlanRow {
  file: number
  riga: number
  azione: RowAction
  /** Column → text of its cell. */
  celle: Readonly<Record<string, string>>
}

export interface TouchedOrdine {
  pk: number
  numeroCommessa: string
}

/** An order that should have scheduled itself. */
export interface OrdineNonSchedulato extends TouchedOrdine {
  /** Why it could not, in Italian. */
  motivo: string
}

export interface ImportResult {
  inseriti: number
  aggiornati: number
  invariati: number
  /** Taken out: what the rows stand in the place of. */
  tolti: number
  importati: TouchedOrdine[]
  esistenti: TouchedOrdine[]
  nonSchedulati: OrdineNonSchedulato[]
  /** Rows for suppliers that were added. */
  righeAggiunte: number
  /** Orders that were added for, or got, rows for suppliers. */
  toccati: TouchedOrdine[]
  /** Number of the batch that can be taken back; null when there is none. */
  importazione: number | null
}

/** Who imports. */
export interface ImportAuthor {
  userId: number | null
  userNome: string
}

/** What a plan writes with. */
export interface ImportWriting {
  tx: Tx
  /** Who imports; a program has no number. */
  chi: ImportAuthor
  audit(entries: AuditEntry[]): Promise<void>
  emit(topic: string, pks: readonly number[]): Promise<void>
  /** How much is done, from 0 to 1. */
  progresso(amount: number): Promise<void>
}

/** What an import would do: nothing is written until `execute`, and nothing may be written while there are `rilievi`. */
export interface ImportPlan {
  righe: PlanRow[]
  rilievi: ImportFinding[]
  /** What to look at, that stops nothing: likely duplicates. */
  avvisi: string[]
  /** Titles of columns that are not taken. */
  ignote: string[]
  /** What `execute` will answer, as far as it is known. */
  previsto: ImportResult
  execute(writing: ImportWriting): Promise<ImportResult>
}

/** An import of a domain. The same plan is shown by the preview and carried out by the run. */
export interface ImportKind<Options extends object = object> {
  sheet: ImportSheet
  /** Who may. */
  permesso: Flag
  /** What its job says of itself: 'Importazione di clienti'. */
  title: string
  /** What integrators read of its sheet. */
  description: string
  /** The columns that it reads, as it was told; all of its sheet unless told. */
  columnsOf?(options: Options): readonly ImportColumn[]
  /** @throws UserErrors when a file is not what it should be (no header …) */
  pianifica(sheets: readonly ReadSheet[], db: Db | Tx, options: Options): Promise<ImportPlan>
}

/** The columns that an import reads, as it was told. */
export const columnsOfImport = <Options extends object>(kind: ImportKind<Options>, options: Options) =>
  kind.columnsOf?.(options) ?? kind.sheet.columns

export const NO_RESULT: ImportResult = {
  inseriti: 0,
  aggiornati: 0,
  invariati: 0,
  tolti: 0,
  importati: [],
  esistenti: [],
  nonSchedulati: [],
  righeAggiunte: 0,
  toccati: [],
  importazione: null,
}
