import { urlState } from '#ui/list/urlState.ts'
import { askedPeriodo, dayParam, oneOfParam, pkParam, textParam } from '#ui/urlState.ts'
import { faultOrigins } from './origins.ts'

/** State of the list of faults in its URL. */
export const segnalazioniUrlState = urlState({
  filters: { origine: oneOfParam(['', ...faultOrigins], ''), dal: dayParam(), cerca: textParam() },
  orders: ['il', 'origine'],
  filter: ({ origine, dal, cerca }) => ({
    origine: origine || null,
    periodo: askedPeriodo(dal, null),
    testo: cerca || null,
  }),
  /** The one whose drawer is open. */
  extra: { segnalazione: pkParam() },
})
