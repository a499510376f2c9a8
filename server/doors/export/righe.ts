import { readColumns } from '#numeri/righe/configurazioni/read.ts'
import { prepareRigheCsv } from '#numeri/righe/csv.ts'
import type { RigheStatisticheFilter } from '#ordini/righe/statsList.ts'
import type { Context } from '#platform/context.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { sendExport } from './list.ts'

/** `GET /esporta/righe_ordini.csv?filtro={json}&configurazione=1`: the lines of the statistics, as they are filtered. */
export const exportRighe = (request: Request, ctx: Context): Promise<Response> =>
  sendExport<RigheStatisticheFilter>(
    {
      filterType: 'FiltroRigheStatistiche',
      permesso: 'viewStats',
      nome: 'righe_ordini.csv',
      downloadName: () => `righe_ordini_${dayOfInstant(new Date())}.csv`,
      mime: 'text/csv; charset=utf-8',
      async prepare({ filtro, parametri }, signal) {
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
    },
    request,
    ctx,
  )
