import { readColonne } from '../../numeri/righe/configurazioni/read.ts'
import { prepareRigheCsv } from '../../numeri/righe/csv.ts'
import type { RigheStatisticheFilter } from '../../ordini/righe/statsList.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/errors.ts'
import { boundedInteger } from '../../platform/graphql/listField.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { sendExport } from './list.ts'

/** `GET /esporta/righe_ordini.csv?filtro={json}&configurazione=1`: the lines of the statistics, as they are filtered. */
export const exportRighe = (request: Request, ctx: Context): Promise<Response> =>
  sendExport<RigheStatisticheFilter>(
    {
      tipoFiltro: 'FiltroRigheStatistiche',
      permesso: 'viewStats',
      nome: 'righe_ordini.csv',
      scaricaCome: () => `righe_ordini_${dayOfInstant(new Date())}.csv`,
      mime: 'text/csv; charset=utf-8',
      async prepara({ filtro, parametri }, segnale) {
        const quale = parametri.get('configurazione')
        const colonne = quale === null ? [] : await readColonne(ctx.services.db, boundedInteger(quale))
        if (!colonne) throw new Refusal('NOT_FOUND')
        return prepareRigheCsv(
          filtro,
          colonne.map(({ name }) => name),
          ctx,
          segnale,
        )
      },
    },
    request,
    ctx,
  )
