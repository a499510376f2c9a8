import { mailFilters } from '#amministrazione/posta/rules.ts'
import { urlState } from '#ui/list/urlState.ts'
import { pkParam } from '#ui/urlState.ts'

/** State of the outbox in its URL. */
export const postaUrlState = urlState({
  of: mailFilters,
  orders: {
    stato: 'stato',
    destinatario: 'aIndirizzo',
    oggetto: 'oggetto',
    creataIl: 'creataIl',
    partenza: 'inviaDal',
  },
  /** The mail whose drawer is open. */
  extra: { mail: pkParam() },
})

/** Variables of the counts by state: the same mails, whatever state is chosen. */
export const postaStatesVariables = (search: URLSearchParams) => ({
  filtro: { ...postaUrlState.variables(search).filtro, stato: null },
})
