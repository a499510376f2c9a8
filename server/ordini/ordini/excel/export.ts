import type { ExcelList } from '#platform/excel/export.ts'
import { listExport } from '#platform/exports.ts'
import { type OrdiniFilter, ordiniList } from '../list.ts'
import { readVociCheckList } from '../vociCheckList.ts'
import { FIXED_COLUMNS, type OrdineExcel, ordiniExcelColumns, ordiniExcelSelect } from './columns.ts'

/** The list of orders as a sheet: same rows, order and withheld fields as `ordini` in GraphQL. */
const exportExcelOrdini: ExcelList<object, OrdiniFilter, OrdineExcel> = {
  nome: 'Ordini',
  plurale: 'Gli ordini',
  elenco: ordiniList,
  async colonne(asked, ctx) {
    return ordiniExcelColumns(asked.length > 0 ? asked : FIXED_COLUMNS, ctx.viewer, await readVociCheckList(ctx))
  },
  keys: (where, { services: { db } }) => db.ordine.findMany({ ...where, select: { id: true } }),
  read: (where, { services: { db } }, asked) => db.ordine.findMany({ where, select: ordiniExcelSelect(asked) }),
}

/** `ordini.xlsx`: the list of orders. */
export const ordiniExport = listExport({
  excel: exportExcelOrdini,
  filterType: 'FiltroOrdini',
  permesso: 'viewElencoOrdini',
  fileName: 'ordini',
})
