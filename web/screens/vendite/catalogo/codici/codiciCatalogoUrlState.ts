import { textParam } from '#ui/urlState.ts'

/** State of the window codes in its URL. */
export const codiciCatalogoUrlState = { search: textParam() }
