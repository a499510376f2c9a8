import { XLSX } from '#platform/excel/sheet.ts'
import type { WrittenExport } from '#platform/exports.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { AVANZAMENTO_SHEETS, prepareAvanzamenti } from './excel.ts'
import type { AvanzamentoFilter } from './filter.ts'

/** `avanzamenti_commesse.xlsx` and `…_materiali.xlsx`: the two tables of progress, as they are filtered. */
export const avanzamentiExports = AVANZAMENTO_SHEETS.map(
  (which): WrittenExport<AvanzamentoFilter> => ({
    name: `${which}.xlsx`,
    filterType: 'FiltroAvanzamento',
    permesso: 'adminOrders',
    downloadName: () => `${which}_${dayOfInstant(new Date())}.xlsx`,
    mime: XLSX,
    prepare: (asked, ctx, signal) => prepareAvanzamenti(which, asked, ctx, signal),
  }),
)
