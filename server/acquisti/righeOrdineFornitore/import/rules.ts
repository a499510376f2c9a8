import type { ObjectSchema } from 'yup'
import { ORDINE_IMPORT_COLUMNS } from '#ordini/ordini/import/rules.ts'
import {
  filesSchema,
  type ImportColumn,
  type ImportRequest,
  type ImportSheet,
  importColumn,
  importRequestSchema,
} from '#platform/imports/rules.ts'
import { booleanRule, optionalIdRule } from '#shared/fields/fields.ts'

/** The spreadsheet of rows for suppliers. */
export const righeSheet: ImportSheet = {
  name: 'righe',
  extension: 'xls',
  columns: [
    importColumn('numeroCommessa', 'Numero commessa*', 'testo', ['N. commessa', 'Commessa']),
    importColumn('tipologia', 'Tipologia*', 'testo', ['Materiale']),
    importColumn('fornitore', 'Fornitore'),
    importColumn('codice', 'Codice'),
    importColumn('descrizione', 'Descrizione'),
    importColumn('quantita', 'Quantità*', 'numero'),
    importColumn('um', 'UM', 'testo', ['Unità di misura']),
    importColumn('spessore', 'Spessore'),
    importColumn('stampato', 'Stampato'),
    importColumn('misure', 'Misure'),
    importColumn('misureVetro', 'Misure vetro'),
    importColumn('sezione', 'Sezione'),
    importColumn('rigaOrdine', 'Riga ordine', 'intero'),
  ],
}

/** Rows for suppliers: what becomes of them. */
export interface RigheImportOptions {
  /** Only add the orders that are not there yet, and no row. */
  soloOrdini: boolean
  /** Make supplier orders of the rows. */
  generaOrdini: boolean
  /** Rows equal in all but the quantity become one. */
  raggruppaRighe: boolean
  /** Read for which line of the order each row is. */
  colonnaRigaOrdine: boolean
  /** Number of the only order whose rows are taken; null for any. */
  ordinePk: number | null
}

/** The columns that are read: where only orders are wanted, theirs. */
export const columnsOfRighe = ({ soloOrdini }: Pick<RigheImportOptions, 'soloOrdini'>): readonly ImportColumn[] =>
  soloOrdini ? ORDINE_IMPORT_COLUMNS : righeSheet.columns

export const righeImportRequestSchema: ObjectSchema<ImportRequest & RigheImportOptions> = importRequestSchema.shape({
  files: filesSchema.max(1, 'Un file alla volta.'),
  soloOrdini: booleanRule(false),
  generaOrdini: booleanRule(false),
  raggruppaRighe: booleanRule(false),
  colonnaRigaOrdine: booleanRule(false),
  ordinePk: optionalIdRule(),
})
