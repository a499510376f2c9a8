import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** The weekly programming in the URL. */
export const analisiUrlState = urlState({ filters: { search: textParam() }, orders: ['nome', 'data'], perPage: 25 })
