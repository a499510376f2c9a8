import { usersFilters } from '#amministrazione/utenti/amministrazione/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of users in its URL. */
export const utentiUrlState = urlState({
  of: usersFilters,
  orders: ['username', 'nome', 'email', 'ultimoAccesso'],
  perPage: 50,
})
