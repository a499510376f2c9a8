import { runImport } from '#platform/imports/runImport.ts'
import { freeOperation } from '#platform/operation.ts'
import { griglieImport } from './import.ts'
import { griglieImportRequestSchema } from './rules.ts'

/** Grids of a draft from .xlsx files, a sheet each: all of them or none. */
export const importGriglieListino = freeOperation({
  nome: 'importGriglieListino',
  permesso: griglieImport.permesso,
  schema: griglieImportRequestSchema,
  run: ({ listinoPk, ...request }, ctx) => runImport(griglieImport, request, { listinoPk }, ctx),
})
