import { segnalazioniFilters } from '#amministrazione/segnalazioni/rules.ts'
import { urlState } from '#ui/list/urlState.ts'
import { askedPeriodo, dayParam, pkParam } from '#ui/urlState.ts'

/** State of the list of faults in its URL. */
export const segnalazioniUrlState = urlState({
  of: segnalazioniFilters,
  filters: { dal: dayParam() },
  orders: ['il', 'origine'],
  filter: ({ dal }) => ({ periodo: askedPeriodo(dal, null) }),
  /** The one whose drawer is open. */
  extra: { segnalazione: pkParam() },
})
