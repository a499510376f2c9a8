import type { Db, Tx } from '../db/prisma.ts'
import type { AuditEntry } from '../operation.ts'
import type { Foglio } from './lettura/cella.ts'
import type { Correzione, NomeImportazione, OpzioniImportazione } from './rules.ts'

/** A file as it was read, with the cells that were written again in the page. */
export interface FoglioLetto {
  nome: string
  foglio: Foglio
  correzioni: readonly Correzione[]
}

/** A cell that is not right. */
export interface Rilievo {
  /** Which of the files, from 0. */
  file: number
  /** As the sheet counts it, from 1. */
  riga: number
  /** Name of the column. */
  colonna: string
  messaggio: string
}

/** What becomes of a row. */
export type AzioneRiga = 'NUOVO' | 'MODIFICATO' | 'UGUALE' | 'ERRORE'

export interface RigaPiano {
  file: number
  riga: number
  azione: AzioneRiga
  /** Column → text of its cell. */
  celle: Readonly<Record<string, string>>
}

export interface OrdineToccato {
  pk: number
  numeroCommessa: string
}

/** An order that should have scheduled itself. */
export interface OrdineNonSchedulato extends OrdineToccato {
  /** Why it could not, in Italian. */
  motivo: string
}

export interface Risultato {
  inseriti: number
  aggiornati: number
  invariati: number
  importati: OrdineToccato[]
  esistenti: OrdineToccato[]
  nonSchedulati: OrdineNonSchedulato[]
}

/** What a plan writes with. */
export interface Scrittura {
  tx: Tx
  audit(entries: AuditEntry[]): Promise<void>
  emit(topic: string, pks: readonly number[]): Promise<void>
  /** How much is done, from 0 to 1. */
  progresso(quanto: number): Promise<void>
}

/** What an import would do: nothing is written until `esegui`, and nothing may be written while there are `rilievi`. */
export interface Piano {
  righe: RigaPiano[]
  rilievi: Rilievo[]
  /** What to look at, that stops nothing: likely duplicates. */
  avvisi: string[]
  /** Titles of columns that are not taken. */
  ignote: string[]
  /** What `esegui` will answer, as far as it is known. */
  previsto: Risultato
  esegui(scrittura: Scrittura): Promise<Risultato>
}

/** An import of a domain. The same plan is shown by the preview and carried out by the run. */
export interface Importazione {
  nome: NomeImportazione
  /** @throws UserErrors when a file is not what it should be (no header …) */
  pianifica(fogli: readonly FoglioLetto[], db: Db | Tx, opzioni: OpzioniImportazione): Promise<Piano>
}

export const NESSUN_RISULTATO: Risultato = {
  inseriti: 0,
  aggiornati: 0,
  invariati: 0,
  importati: [],
  esistenti: [],
  nonSchedulati: [],
}
