import { type ListValues, urlState } from '#ui/list/urlState.ts'
import { pkOrNoneParam, type UrlValues } from '#ui/urlState.ts'
import { preventiviFilters } from '#vendite/preventivi/rules.ts'

/** State of the list of quotes in its URL; how long a page is, the server's setting says. */
export const preventiviUrlState = urlState({
  of: preventiviFilters,
  filters: { agente: pkOrNoneParam() },
  orders: {
    nomeCognome: 'nomeCognome',
    pk: 'id',
    dataCreazione: 'dataCreazione',
    citta: 'citta',
    provincia: 'provincia',
    regionePosa: 'regionePosa',
    famiglia: 'famiglia',
    stato: 'stato',
    agente: 'agente',
  },
  filter: ({ agente }) => ({
    agentePk: agente === 'nessuno' ? null : agente,
    senzaAgente: agente === 'nessuno' ? true : null,
  }),
})

export type PreventiviState = UrlValues<typeof preventiviUrlState.schema>

/** The part of the state that decides which quotes are in the list. */
export type PreventiviFilterValues = ListValues<typeof preventiviUrlState>

/** Variables of the counts by state: the same quotes, whatever state is chosen. */
export const preventiviStatesVariables = (search: URLSearchParams) => ({
  filtro: { ...preventiviUrlState.variables(search).filtro, statoPk: null },
})

/** Variables of the list's query for the search part of a URL. */
export function preventiviVariables(search: URLSearchParams) {
  const { perPagina: _settings, ...variables } = preventiviUrlState.variables(search)
  return variables
}
