import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** State of the list of suppliers in its URL. */
export const fornitoriUrlState = urlState({
  filters: { search: textParam(), tipologia: textParam() },
  orders: ['nome', 'codice', 'tipologia', 'tempo'],
})
