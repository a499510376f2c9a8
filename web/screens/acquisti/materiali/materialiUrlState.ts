import { urlState } from '../../../ui/list/urlState.ts'
import { testo } from '../../../ui/urlState.ts'

/** State of the list of materials in its URL. */
export const materialiUrlState = urlState({ filters: { search: testo() }, orders: ['nome'] })
