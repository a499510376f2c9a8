import { fabbisognoFilters } from '#produzione/fabbisogno/rules.ts'
import { askedOf, paramsOf } from '#ui/list/filterParams.ts'
import type { UrlValues } from '#ui/urlState.ts'

/** What waits to be bought, in the URL: filters, and the group that is looked at. */
export const fabbisognoParams = paramsOf(fabbisognoFilters)

type Values = UrlValues<typeof fabbisognoParams>

/** What the page and its file ask for. */
export const fabbisognoUrlState = { filter: (values: Values) => askedOf(fabbisognoFilters, values) }
