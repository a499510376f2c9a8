import { object } from 'yup'
import { filesSchema } from '#platform/imports/rules.ts'
import { keepUploads } from '#platform/imports/uploads.ts'
import { freeOperation } from '#platform/operation.ts'
import { griglieImport } from './import.ts'
import { griglieSheet } from './rules.ts'

/** Keeps files of grids for a preview. */
export const uploadFogliListino = freeOperation({
  nome: 'uploadFogliListino',
  permesso: griglieImport.permesso,
  schema: object({ files: filesSchema }),
  run: ({ files }, ctx) => keepUploads(files, griglieSheet, ctx.services),
})
