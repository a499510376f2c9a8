import { mixed, object } from 'yup'
import { SCELTA_NON_VALIDA } from '../../shared/fields/fields.ts'
import { operationLibera } from '../operation.ts'
import { puo } from '../permissions.ts'
import { tieni } from './file.ts'
import { importa } from './importa.ts'
import { importazioneDi, importazioni } from './lavoro.ts'
import { filesSchema, type NomeImportazione, richiestaSchema } from './rules.ts'

/** Customers from .xls files. */
export const importClienti = operationLibera({
  nome: 'importClienti',
  permesso: 'addOrders',
  schema: richiestaSchema,
  run: (richiesta, ctx) => importa(importazioneDi('clienti'), richiesta, ctx),
})

/** Orders with their lines from .xls files; they schedule themselves if who imports may say so. */
export const importOrders = operationLibera({
  nome: 'importOrders',
  permesso: 'addOrders',
  schema: richiestaSchema,
  run(richiesta, ctx) {
    const autoSchedulazione = richiesta.autoSchedulazione && puo(ctx.viewer, 'autoScheduleOrder')
    return importa(importazioneDi('ordini'), { ...richiesta, autoSchedulazione }, ctx)
  },
})

/** Timings from an .xlsx file. */
export const importTempi = operationLibera({
  nome: 'importTempi',
  permesso: 'adminOrders',
  schema: richiestaSchema,
  run: (richiesta, ctx) => importa(importazioneDi('tempi'), richiesta, ctx),
})

const importazioneNota = mixed<NomeImportazione>()
  .required()
  .test('nota', SCELTA_NON_VALIDA, (nome) => importazioni.all().some((importazione) => importazione.nome === nome))

/** Keeps files that a preview, then an import, will name by their keys. @throws UserErrors when one is no spreadsheet */
export const caricaFogli = operationLibera({
  nome: 'caricaFogli',
  permesso: 'addOrders',
  schema: object({ importazione: importazioneNota, files: filesSchema }),
  run: ({ importazione, files }, ctx) => tieni(files, importazione, ctx.services),
})
