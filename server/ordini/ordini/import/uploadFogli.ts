import { mixed, object } from 'yup'
import { importKindOf, importKinds } from '#platform/imports/job.ts'
import { filesSchema } from '#platform/imports/rules.ts'
import { keepUploads } from '#platform/imports/uploads.ts'
import { freeOperation } from '#platform/operation.ts'
import { INVALID_CHOICE } from '#shared/fields/fields.ts'

const knownImport = mixed<string>()
  .required()
  .test('nota', INVALID_CHOICE, (name) => importKinds.all().some(({ sheet }) => sheet.name === name))

/** Keeps files that a preview, then an import, will name by their keys. @throws UserErrors when one is no spreadsheet */
export const uploadFogli = freeOperation({
  nome: 'uploadFogli',
  permesso: 'addOrders',
  schema: object({ importazione: knownImport, files: filesSchema }),
  run: ({ importazione, files }, ctx) => keepUploads(files, importKindOf(importazione).sheet, ctx.services),
})
