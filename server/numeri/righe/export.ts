import type { RigheStatisticheFilter } from '#ordini/righe/statsList.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import type { WrittenExport } from '#platform/exports.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { readColumns } from './configurazioni/read.ts'
import { prepareRigheCsv } from './csv.ts'

/** `righe_ordini.csv?filtro={json}&configurazione=1`: the lines of the statistics, as they are filtered. */
export const righeExport: WrittenExport<RigheStatisticheFilter> = {
  name: 'righe_ordini.csv',
  filterType: 'FiltroRigheStatistiche',
  permesso: 'viewStats',
  downloadName: () => `righe_ordini_${dayOfInstant(new Date())}.csv`,
  mime: 'text/csv; charset=utf-8',
  async prepare({ filtro, parametri }, ctx, signal) {
    const which = parametri.get('configurazione')
    const columns = which === null ? [] : await readColumns(ctx.services.db, boundedInteger(which))
    if (!columns) throw new Refusal('NOT_FOUND')
    return prepareRigheCsv(
      filtro,
      columns.map(({ name }) => name),
      ctx,
      signal,
    )
  },
}
