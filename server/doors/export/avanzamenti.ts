import { type AvanzamentoSheet, prepareAvanzamenti } from '#officina/avanzamento/excel.ts'
import type { AvanzamentoFilter } from '#officina/avanzamento/filter.ts'
import type { Context } from '#platform/context.ts'
import { XLSX } from '#platform/excel/sheet.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { sendExport } from './list.ts'

/** `GET /esporta/avanzamenti_commesse.xlsx` and `…_materiali.xlsx`: the two tables of progress, as they are filtered. */
export const exportAvanzamenti =
  (which: AvanzamentoSheet) =>
  (request: Request, ctx: Context): Promise<Response> =>
    sendExport<AvanzamentoFilter>(
      {
        filterType: 'FiltroAvanzamento',
        permesso: 'adminOrders',
        nome: `${which}.xlsx`,
        downloadName: () => `${which}_${dayOfInstant(new Date())}.xlsx`,
        mime: XLSX,
        prepare: (asked, signal) => prepareAvanzamenti(which, asked, ctx, signal),
      },
      request,
      ctx,
    )
