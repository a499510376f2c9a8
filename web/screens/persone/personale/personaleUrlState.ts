import { personaleFilters } from '#persone/personale/rules.ts'
import { urlState } from '#ui/list/urlState.ts'
import { pkParam, textParam } from '#ui/urlState.ts'

/** State of the list of the staff in its URL. */
export const personaleUrlState = urlState({
  of: personaleFilters,
  orders: ['nome', 'reparto', 'dataInizio', 'dataFine'],
})

/** Whom to add, where another page asks for it: the number of a user and its name. */
export const newPersonaParams = { utente: pkParam(), nome: textParam() }
