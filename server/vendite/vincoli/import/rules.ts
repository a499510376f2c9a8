import type { ObjectSchema } from 'yup'
import { type ImportRequest, type ImportSheet, importColumn, importRequestSchema } from '#platform/imports/rules.ts'
import { booleanRule } from '#shared/fields/fields.ts'

/** The spreadsheet of constraints. */
export const vincoliSheet: ImportSheet = {
  name: 'vincoli',
  extension: 'xlsx',
  columns: [
    importColumn('famiglia', 'Famiglia*'),
    importColumn('tipoSerramento', 'Tipo serramento*'),
    importColumn('altezzaMin', 'Altezza min*', 'intero', ['Altezza minima']),
    importColumn('altezzaMax', 'Altezza max*', 'intero', ['Altezza massima']),
    importColumn('larghezzaMin', 'Larghezza min*', 'intero', ['Larghezza minima']),
    importColumn('larghezzaMax', 'Larghezza max*', 'intero', ['Larghezza massima']),
  ],
}

/** Constraints: whether those of the families and types that the file names go. */
export interface VincoliImportOptions {
  sostituisci: boolean
}

export const vincoliImportRequestSchema: ObjectSchema<ImportRequest & VincoliImportOptions> = importRequestSchema.shape(
  {
    sostituisci: booleanRule(false),
  },
)
