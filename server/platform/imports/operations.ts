import { mixed, object } from 'yup'
import { INVALID_CHOICE } from '../../shared/fields/fields.ts'
import { freeOperation } from '../operation.ts'
import { can } from '../permissions.ts'
import { importKindOf, importKinds } from './job.ts'
import { filesSchema, type ImportName, importRequestSchema } from './rules.ts'
import { runImport } from './runImport.ts'
import { keepUploads } from './uploads.ts'

/** Customers from .xls files. */
export const importClienti = freeOperation({
  nome: 'importClienti',
  permesso: 'addOrders',
  schema: importRequestSchema,
  run: (richiesta, ctx) => runImport(importKindOf('clienti'), richiesta, ctx),
})

/** Orders with their lines from .xls files; they schedule themselves if who imports may say so. */
export const importOrders = freeOperation({
  nome: 'importOrders',
  permesso: 'addOrders',
  schema: importRequestSchema,
  run(richiesta, ctx) {
    const autoSchedulazione = richiesta.autoSchedulazione && can(ctx.viewer, 'autoScheduleOrder')
    return runImport(importKindOf('ordini'), { ...richiesta, autoSchedulazione }, ctx)
  },
})

/** Timings from an .xlsx file. */
export const importTempi = freeOperation({
  nome: 'importTempi',
  permesso: 'adminOrders',
  schema: importRequestSchema,
  run: (richiesta, ctx) => runImport(importKindOf('tempi'), richiesta, ctx),
})

const importazioneNota = mixed<ImportName>()
  .required()
  .test('nota', INVALID_CHOICE, (nome) => importKinds.all().some((importazione) => importazione.nome === nome))

/** Keeps files that a preview, then an import, will name by their keys. @throws UserErrors when one is no spreadsheet */
export const caricaFogli = freeOperation({
  nome: 'caricaFogli',
  permesso: 'addOrders',
  schema: object({ importazione: importazioneNota, files: filesSchema }),
  run: ({ importazione, files }, ctx) => keepUploads(files, importazione, ctx.services),
})
