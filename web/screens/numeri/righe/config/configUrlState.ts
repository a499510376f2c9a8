import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** The list of configurations of statistics in the URL. */
export const configurationsUrlState = urlState({ filters: { search: textParam() }, orders: ['name'], perPage: 50 })
