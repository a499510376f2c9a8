import { REPARTI } from '#persone/personale/rules.ts'
import { enumNameOrNull } from '#shared/fields/enumNames.ts'
import { urlState } from '#ui/list/urlState.ts'
import { askedPeriodo, dayParam, oneOfParam, textParam } from '#ui/urlState.ts'

/** State of the list of the staff in its URL. */
export const personaleUrlState = urlState({
  filters: { search: textParam(), reparto: oneOfParam(['', ...REPARTI], ''), da: dayParam(), a: dayParam() },
  orders: ['nome', 'reparto', 'dataInizio', 'dataFine'],
  filter: ({ search, reparto, da, a }) => ({
    search: search || null,
    reparto: enumNameOrNull(reparto),
    periodo: askedPeriodo(da, a),
  }),
})
