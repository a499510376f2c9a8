import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload } from '#platform/imports/importFields.ts'
import { importClienti } from '../import/importClienti.ts'

mutationField(importClienti, {
  description: 'Imports customers from .xls files: all of them or none.',
  input: importInput,
  payload: importPayload,
})
