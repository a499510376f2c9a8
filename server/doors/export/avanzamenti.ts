import { type FoglioAvanzamento, prepareAvanzamenti } from '../../officina/avanzamento/excel.ts'
import type { FiltroAvanzamento } from '../../officina/avanzamento/filter.ts'
import type { Context } from '../../platform/context.ts'
import { XLSX } from '../../platform/excel/sheet.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { sendExport } from './list.ts'

/** `GET /esporta/avanzamenti_commesse.xlsx` and `…_materiali.xlsx`: the two tables of progress, as they are filtered. */
export const exportAvanzamenti =
  (quale: FoglioAvanzamento) =>
  (request: Request, ctx: Context): Promise<Response> =>
    sendExport<FiltroAvanzamento>(
      {
        tipoFiltro: 'FiltroAvanzamento',
        permesso: 'adminOrders',
        nome: `${quale}.xlsx`,
        scaricaCome: () => `${quale}_${dayOfInstant(new Date())}.xlsx`,
        mime: XLSX,
        prepara: (chiesto, segnale) => prepareAvanzamenti(quale, chiesto, ctx, segnale),
      },
      request,
      ctx,
    )
