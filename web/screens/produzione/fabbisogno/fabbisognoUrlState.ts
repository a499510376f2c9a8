import { fabbisognoFilters } from '#produzione/fabbisogno/rules.ts'
import { askedOf, paramsOf } from '#ui/list/filterParams.ts'
import { type UrlValues, writeUrl } from '#ui/urlState.ts'

/** What waits to be bought, in the URL: filters, and the group that is looked at. */
export const fabbisognoParams = paramsOf(fabbisognoFilters)

type Values = UrlValues<typeof fabbisognoParams>

/** What the page and its file ask for. */
export const fabbisognoUrlState = { filter: (values: Values) => askedOf(fabbisognoFilters, values) }

/** A material, a supplier and a week, as what waits is summed up. */
interface NeedGroup {
  tipologia: string
  fornitorePk?: number | null
  settimana: string
}

/** The rows of a group, among those that the address chooses already. */
export const needOfGroupUrl = (search: string, { tipologia, fornitorePk, settimana }: NeedGroup): string =>
  `?${writeUrl(fabbisognoParams, new URLSearchParams(search), { tipologia, fornitore: fornitorePk ?? 0, settimana })}`
