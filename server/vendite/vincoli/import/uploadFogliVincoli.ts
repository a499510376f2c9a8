import { object } from 'yup'
import { filesSchema } from '#platform/imports/rules.ts'
import { keepUploads } from '#platform/imports/uploads.ts'
import { freeOperation } from '#platform/operation.ts'
import { vincoliImport } from './import.ts'
import { vincoliSheet } from './rules.ts'

/** Keeps files of constraints for a preview: others import them than what `uploadFogli` takes. */
export const uploadFogliVincoli = freeOperation({
  nome: 'uploadFogliVincoli',
  permesso: vincoliImport.permesso,
  schema: object({ files: filesSchema }),
  run: ({ files }, ctx) => keepUploads(files, vincoliSheet, ctx.services),
})
