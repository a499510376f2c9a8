import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** State of the list of bench plannings in its URL. */
export const pianificazioniUrlState = urlState({ filters: { search: textParam() }, orders: ['nome', 'data'] })
