import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload, keptPayload, sheetsInput } from '#platform/imports/importFields.ts'
import { importVincoli } from '../import/importVincoli.ts'
import { uploadFogliVincoli } from '../import/uploadFogliVincoli.ts'

mutationField(importVincoli, {
  description: 'Imports constraints from an .xlsx file: all of them or none.',
  input: (t) => ({
    ...importInput(t),
    sostituisci: t.boolean({ description: 'Those of the families and types that the file names go.' }),
  }),
  payload: importPayload,
})

mutationField(uploadFogliVincoli, {
  description: 'Keeps spreadsheets of constraints for a preview; refused when they are not what their name says.',
  input: (t) => ({ files: sheetsInput(t) }),
  payload: keptPayload,
})
