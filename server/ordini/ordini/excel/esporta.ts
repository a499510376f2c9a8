import type { ElencoExcel } from '../../../platform/excel/esportazione.ts'
import { elencoOrdini, type FiltroOrdini } from '../elenco.ts'
import { leggiVociCheckList } from '../vociCheckList.ts'
import { COLONNE_FISSE, colonneExcel, type OrdineExcel, selectExcel } from './colonne.ts'

/** The list of orders as a sheet: same rows, order and withheld fields as `ordini` in GraphQL. */
export const excelOrdini: ElencoExcel<object, FiltroOrdini, OrdineExcel> = {
  nome: 'Ordini',
  plurale: 'Gli ordini',
  elenco: elencoOrdini,
  async colonne(chieste, ctx) {
    return colonneExcel(chieste.length > 0 ? chieste : COLONNE_FISSE, ctx.viewer, await leggiVociCheckList(ctx))
  },
  chiavi: (dove, { services: { db } }) => db.ordine.findMany({ ...dove, select: { id: true } }),
  leggi: (where, { services: { db } }) => db.ordine.findMany({ where, select: selectExcel }),
}
