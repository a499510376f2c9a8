import { importRequestSchema } from '#platform/imports/rules.ts'
import { runImport } from '#platform/imports/runImport.ts'
import { freeOperation } from '#platform/operation.ts'
import { tempiImport } from './import.ts'

/** Timings from an .xlsx file. */
export const importTempi = freeOperation({
  nome: 'importTempi',
  permesso: tempiImport.permesso,
  schema: importRequestSchema,
  run: (request, ctx) => runImport(tempiImport, request, {}, ctx),
})
