import { runImport } from '#platform/imports/runImport.ts'
import { freeOperation } from '#platform/operation.ts'
import { vincoliImport } from './import.ts'
import { vincoliImportRequestSchema } from './rules.ts'

/** Constraints from an .xlsx file, beside those that there are or in their place. */
export const importVincoli = freeOperation({
  nome: 'importVincoli',
  permesso: vincoliImport.permesso,
  schema: vincoliImportRequestSchema,
  run: ({ sostituisci, ...request }, ctx) => runImport(vincoliImport, request, { sostituisci }, ctx),
})
