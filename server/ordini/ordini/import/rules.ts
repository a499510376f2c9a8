// The spreadsheets of orders. docs/rules/ordini.md#imports
import type { ObjectSchema } from 'yup'
import {
  type ImportColumn,
  type ImportRequest,
  type ImportSheet,
  importColumn,
  importRequestSchema,
} from '#platform/imports/rules.ts'
import { booleanRule } from '#shared/fields/fields.ts'

/** The columns of an order: once above the lines, or on every line of a flat table. */
export const ORDINE_IMPORT_COLUMNS: readonly ImportColumn[] = [
  importColumn('numeroCommessa', 'Numero commessa*', 'testo', ['N. commessa', 'Commessa']),
  importColumn('data', 'Data*', 'giorno', ['Data commessa']),
  importColumn('codiceCliente', 'Codice cliente*'),
  importColumn('nomeCliente', 'Cliente', 'testo', ['Nome cliente']),
  importColumn('tipoCliente', 'Tipo cliente'),
  importColumn('progetto', 'Progetto'),
  importColumn('riferimento', 'Riferimento'),
  importColumn('agente', 'Agente'),
  importColumn('codiceSistema', 'Codice sistema'),
  importColumn('dataConsegna', 'Data approntamento', 'giorno'),
  importColumn('dataPosa', 'Data posa', 'giorno'),
  importColumn('areaConsegna', 'Area consegna', 'testo', ['Area di consegna']),
  importColumn('note', 'Note'),
]

export const RIGA_IMPORT_COLUMNS: readonly ImportColumn[] = [
  importColumn('tipoSerramento', 'Tipo serramento*'),
  importColumn('categoria', 'Categoria'),
  importColumn('forma', 'Forma'),
  importColumn('codice', 'Codice'),
  importColumn('numero', 'Numero*', 'intero', ['Quantità', 'Pezzi']),
  importColumn('altezza', 'Altezza', 'intero'),
  importColumn('larghezza', 'Larghezza', 'intero'),
  importColumn('ante', 'Ante', 'intero'),
  importColumn('listino', 'Listino', 'numero'),
  importColumn('scontoArticolo', 'Sconto', 'numero'),
  importColumn('scontoCorrettivo', 'Sconto correttivo', 'numero'),
  importColumn('descrizione', 'Descrizione'),
  importColumn('famiglia', 'Famiglia'),
  importColumn('opzioni', 'Opzioni'),
  importColumn('apertura', 'Apertura', 'testo', ['Tipo apertura']),
  importColumn('accessori', 'Accessori'),
  importColumn('specchiature', 'Specchiature', 'testo', ['Elemento composto']),
  importColumn('codiceRivendita', 'Extra', 'testo', ['Codice extra']),
]

/** The spreadsheet of orders with their lines. */
export const ordiniSheet: ImportSheet = {
  name: 'ordini',
  extension: 'xls',
  columns: [...ORDINE_IMPORT_COLUMNS, ...RIGA_IMPORT_COLUMNS],
}

/** Orders: what all those of an import have alike. */
export interface OrdiniImportOptions {
  /** Their measures are not final. */
  senzaMisure: boolean
  /** They are scheduled as they come in. */
  autoSchedulazione: boolean
}

export const ordiniImportRequestSchema: ObjectSchema<ImportRequest & OrdiniImportOptions> = importRequestSchema.shape({
  senzaMisure: booleanRule(false),
  autoSchedulazione: booleanRule(false),
})
