import { mixed, object } from 'yup'
import { INVALID_CHOICE } from '#shared/fields/fields.ts'
import { freeOperation } from '../operation.ts'
import { can } from '../permissions.ts'
import { importKindOf, importKinds } from './job.ts'
import { importPermission } from './permission.ts'
import {
  filesSchema,
  type ImportName,
  importRequestSchema,
  ordiniImportRequestSchema,
  righeImportRequestSchema,
  vincoliImportRequestSchema,
} from './rules.ts'
import { runImport } from './runImport.ts'
import { keepUploads } from './uploads.ts'

/** Customers from .xls files. */
export const importClienti = freeOperation({
  nome: 'importClienti',
  permesso: 'addOrders',
  schema: importRequestSchema,
  run: (request, ctx) => runImport(importKindOf('clienti'), request, {}, ctx),
})

/** Orders with their lines from .xls files; they schedule themselves if who imports may say so. */
export const importOrders = freeOperation({
  nome: 'importOrders',
  permesso: 'addOrders',
  schema: ordiniImportRequestSchema,
  run({ senzaMisure, autoSchedulazione: asked, ...request }, ctx) {
    const autoSchedulazione = asked && can(ctx.viewer, 'autoScheduleOrder')
    return runImport(importKindOf('ordini'), request, { senzaMisure, autoSchedulazione }, ctx)
  },
})

/** Rows for suppliers from an .xls file, or only the orders that it names. */
export const importRigheOrdiniFornitore = freeOperation({
  nome: 'importRigheOrdiniFornitore',
  permesso: 'adminOrders',
  schema: righeImportRequestSchema,
  run: ({ files, correzioni, anteprima, attendi, ...options }, ctx) =>
    runImport(importKindOf('righe'), { files, correzioni, anteprima, attendi }, options, ctx),
})

/** Timings from an .xlsx file. */
export const importTempi = freeOperation({
  nome: 'importTempi',
  permesso: 'adminOrders',
  schema: importRequestSchema,
  run: (request, ctx) => runImport(importKindOf('tempi'), request, {}, ctx),
})

/** Constraints from an .xlsx file, beside those that there are or in their place. */
export const importVincoli = freeOperation({
  nome: 'importVincoli',
  permesso: importPermission('vincoli'),
  schema: vincoliImportRequestSchema,
  run: ({ sostituisci, ...request }, ctx) => runImport(importKindOf('vincoli'), request, { sostituisci }, ctx),
})

const knownImport = mixed<ImportName>()
  .required()
  .test('nota', INVALID_CHOICE, (name) => importKinds.all().some((importRun) => importRun.nome === name))

/** Keeps files that a preview, then an import, will name by their keys. @throws UserErrors when one is no spreadsheet */
export const uploadFogli = freeOperation({
  nome: 'uploadFogli',
  permesso: 'addOrders',
  schema: object({ importazione: knownImport, files: filesSchema }),
  run: ({ importazione, files }, ctx) => keepUploads(files, importazione, ctx.services),
})

/** The same for files of constraints, which others import. */
export const uploadFogliVincoli = freeOperation({
  nome: 'uploadFogliVincoli',
  permesso: importPermission('vincoli'),
  schema: object({ files: filesSchema }),
  run: ({ files }, ctx) => keepUploads(files, 'vincoli', ctx.services),
})
