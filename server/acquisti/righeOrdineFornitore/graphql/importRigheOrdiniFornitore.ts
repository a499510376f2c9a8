import { mutationField } from '#platform/graphql/mutationField.ts'
import { importInput, importPayload } from '#platform/imports/importFields.ts'
import { importRigheOrdiniFornitore } from '../import/importRigheOrdiniFornitore.ts'

mutationField(importRigheOrdiniFornitore, {
  description: 'Imports rows for suppliers from an .xls file, or only the orders that it names: all of them or none.',
  input: (t) => ({
    ...importInput(t),
    soloOrdini: t.boolean({ description: 'Only add the orders that are not there yet, and no row.' }),
    generaOrdini: t.boolean({ description: 'One supplier order for each order, type and supplier.' }),
    raggruppaRighe: t.boolean({ description: 'Rows equal in all but the quantity become one.' }),
    colonnaRigaOrdine: t.boolean({ description: 'Read the line of the order that each row is for, from 1.' }),
    ordinePk: t.int({ description: 'Number of the only order whose rows are taken.' }),
  }),
  payload: importPayload,
})
