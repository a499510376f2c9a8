import { excelOrdiniFornitore } from '../../acquisti/ordiniFornitore/excel/esporta.ts'
import { excelOrdini } from '../../ordini/ordini/excel/esporta.ts'
import type { Context } from '../../platform/context.ts'
import { esportaElenco } from './elenco.ts'

/** `GET /esporta/ordini.xlsx`: the list of orders. */
export const esportaOrdini = (request: Request, ctx: Context): Promise<Response> =>
  esportaElenco({ excel: excelOrdini, tipoFiltro: 'FiltroOrdini', permesso: 'login', nomeFile: 'ordini' }, request, ctx)

/** `GET /esporta/ordini_fornitori.xlsx`: the list of supplier orders. */
export const esportaOrdiniFornitore = (request: Request, ctx: Context): Promise<Response> =>
  esportaElenco(
    {
      excel: excelOrdiniFornitore,
      tipoFiltro: 'FiltroOrdiniFornitore',
      permesso: 'viewOrdiniFornitore',
      nomeFile: 'ordini_fornitori',
    },
    request,
    ctx,
  )
