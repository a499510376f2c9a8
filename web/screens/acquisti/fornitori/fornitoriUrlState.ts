import { urlState } from '../../../ui/list/urlState.ts'
import { testo } from '../../../ui/urlState.ts'

/** State of the list of suppliers in its URL. */
export const fornitoriUrlState = urlState({
  filters: { search: testo(), tipologia: testo() },
  orders: ['nome', 'codice', 'tipologia', 'tempo'],
})
