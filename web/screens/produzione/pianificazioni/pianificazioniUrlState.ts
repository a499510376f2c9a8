import { urlState } from '../../../ui/list/urlState.ts'
import { testo } from '../../../ui/urlState.ts'

/** State of the list of bench plannings in its URL. */
export const pianificazioniUrlState = urlState({ filters: { search: testo() }, orders: ['nome', 'data'] })
