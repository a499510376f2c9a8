import { urlState } from '../../../ui/list/urlState.ts'
import { testo } from '../../../ui/urlState.ts'

/** State of the list of texts in its URL. */
export const messaggiUrlState = urlState({ filters: { search: testo() }, orders: ['titolo'] })
