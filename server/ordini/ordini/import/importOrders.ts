import { runImport } from '#platform/imports/runImport.ts'
import { freeOperation } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import { ordiniImport } from './import.ts'
import { ordiniImportRequestSchema } from './rules.ts'

/** Orders with their lines from .xls files; they schedule themselves if who imports may say so. */
export const importOrders = freeOperation({
  nome: 'importOrders',
  permesso: ordiniImport.permesso,
  schema: ordiniImportRequestSchema,
  run({ senzaMisure, autoSchedulazione: asked, ...request }, ctx) {
    const autoSchedulazione = asked && can(ctx.viewer, 'autoScheduleOrder')
    return runImport(ordiniImport, request, { senzaMisure, autoSchedulazione }, ctx)
  },
})
