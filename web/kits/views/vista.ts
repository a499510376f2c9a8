import { readUrl, type UrlSchema, type UrlValues, writeUrl } from '#ui/urlState.ts'

/** A saved view, as the control shows it. */
export interface ShownVista {
  readonly id: string
  readonly pk: number
  readonly nome: string
  readonly url: string
  readonly condivisa: boolean
  readonly mia: boolean
  readonly proprietario: string
}

/**
 * The query string of how a list looks, the same for the same look: only what the list understands today, in the
 * schema's order, without the page. What an old view says and the list no longer knows is left out.
 */
export function vistaLook<S extends UrlSchema>(schema: S, search: string): string {
  const values = readUrl(schema, new URLSearchParams(search))
  const before = 'pagina' in schema ? { ...values, pagina: schema.pagina?.initial } : values
  return writeUrl(schema, new URLSearchParams(), before as Partial<UrlValues<S>>).toString()
}

/** The view that shows what is on screen: an own one rather than a colleague's. */
export function shownVista(schema: UrlSchema, search: string, viste: readonly ShownVista[]): ShownVista | null {
  const now = vistaLook(schema, search)
  const equal = viste.filter(({ url }) => vistaLook(schema, url) === now)
  return equal.find(({ mia }) => mia) ?? equal[0] ?? null
}
