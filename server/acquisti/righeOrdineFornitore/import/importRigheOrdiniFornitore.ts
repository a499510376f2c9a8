import { runImport } from '#platform/imports/runImport.ts'
import { freeOperation } from '#platform/operation.ts'
import { righeImport } from './import.ts'
import { righeImportRequestSchema } from './rules.ts'

/** Rows for suppliers from an .xls file, or only the orders that it names. */
export const importRigheOrdiniFornitore = freeOperation({
  nome: 'importRigheOrdiniFornitore',
  permesso: righeImport.permesso,
  schema: righeImportRequestSchema,
  run: ({ files, correzioni, anteprima, attendi, ...options }, ctx) =>
    runImport(righeImport, { files, correzioni, anteprima, attendi }, options, ctx),
})
