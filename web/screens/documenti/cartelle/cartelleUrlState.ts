import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** State of the list of folders in its URL. */
export const cartelleUrlState = urlState({
  filters: { search: textParam() },
  orders: ['nome'],
})
