import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload, keptPayload, sheetsInput } from '#platform/imports/importFields.ts'
import { importGriglieListino } from '../import/importGriglieListino.ts'
import { uploadFogliListino } from '../import/uploadFogliListino.ts'

mutationField(importGriglieListino, {
  description: 'Imports grids of a draft from .xlsx files, a sheet each: all of them or none.',
  input: (t) => ({
    ...importInput(t),
    listinoPk: t.int({ required: true, description: 'Number of the draft.' }),
  }),
  payload: importPayload,
})

mutationField(uploadFogliListino, {
  description: 'Keeps spreadsheets of grids for a preview; refused when they are not what their name says.',
  input: (t) => ({ files: sheetsInput(t) }),
  payload: keptPayload,
})
