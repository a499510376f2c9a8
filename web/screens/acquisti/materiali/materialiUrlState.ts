import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** State of the list of materials in its URL. */
export const materialiUrlState = urlState({ filters: { search: textParam() }, orders: ['nome'] })
