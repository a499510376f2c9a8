import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload } from '#platform/imports/importFields.ts'
import { importTempi } from '../import/importTempi.ts'

mutationField(importTempi, {
  description: 'Imports timings from an .xlsx file: all of them or none.',
  input: importInput,
  payload: importPayload,
})
