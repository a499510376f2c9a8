import { importRequestSchema } from '#platform/imports/rules.ts'
import { runImport } from '#platform/imports/runImport.ts'
import { freeOperation } from '#platform/operation.ts'
import { clientiImport } from './import.ts'

/** Customers from .xls files. */
export const importClienti = freeOperation({
  nome: 'importClienti',
  permesso: clientiImport.permesso,
  schema: importRequestSchema,
  run: (request, ctx) => runImport(clientiImport, request, {}, ctx),
})
