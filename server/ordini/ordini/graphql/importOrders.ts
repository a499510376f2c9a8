import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload, keptPayload, sheetsInput } from '#platform/imports/importFields.ts'
import { importOrders } from '../import/importOrders.ts'
import { uploadFogli } from '../import/uploadFogli.ts'

mutationField(importOrders, {
  description: 'Imports orders with their lines from .xls files: all of them or none.',
  input: (t) => ({
    ...importInput(t),
    senzaMisure: t.boolean({ description: 'Their measures are not final.' }),
    autoSchedulazione: t.boolean({
      description: 'They are scheduled as they come in; for users who may say so, else ignored.',
    }),
  }),
  payload: importPayload,
})

mutationField(uploadFogli, {
  description: 'Keeps spreadsheets for a preview; refused when they are not what their name says.',
  input: (t) => ({
    importazione: t.string({ description: 'clienti, ordini, righe or tempi.' }),
    files: sheetsInput(t),
  }),
  payload: keptPayload,
})
