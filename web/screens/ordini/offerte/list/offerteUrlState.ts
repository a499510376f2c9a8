import { offerteFilters } from '#ordini/offerte/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of offers in its URL. */
export const offerteUrlState = urlState({
  of: offerteFilters,
  orders: ['creataIl', 'nomeCliente', 'stato', 'netto', 'inviataIl', 'validaFino'],
})

/** Variables of the counts by state: the same offers, whatever state is chosen. */
export const offerteStatesVariables = (search: URLSearchParams) => ({
  filtro: { ...offerteUrlState.variables(search).filtro, stato: null },
})

/** Where an offer is, within its shell. */
export const offertaPath = ({ pk }: { pk: number }) => `/${pk}`
