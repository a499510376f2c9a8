import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** State of the list of texts in its URL. */
export const messaggiUrlState = urlState({ filters: { search: textParam() }, orders: ['titolo'] })
