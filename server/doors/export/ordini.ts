import { exportExcelOrdiniFornitore } from '#acquisti/ordiniFornitore/excel/export.ts'
import { exportExcelOrdini } from '#ordini/ordini/excel/export.ts'
import type { Context } from '#platform/context.ts'
import { exportList } from './list.ts'

/** `GET /esporta/ordini.xlsx`: the list of orders. */
export const exportOrdini = (request: Request, ctx: Context): Promise<Response> =>
  exportList(
    { excel: exportExcelOrdini, filterType: 'FiltroOrdini', permesso: 'viewElencoOrdini', nomeFile: 'ordini' },
    request,
    ctx,
  )

/** `GET /esporta/ordini_fornitori.xlsx`: the list of supplier orders. */
export const exportOrdiniFornitore = (request: Request, ctx: Context): Promise<Response> =>
  exportList(
    {
      excel: exportExcelOrdiniFornitore,
      filterType: 'FiltroOrdiniFornitore',
      permesso: 'viewOrdiniFornitore',
      nomeFile: 'ordini_fornitori',
    },
    request,
    ctx,
  )
