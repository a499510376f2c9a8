import { readUrl, type UrlSchema, type UrlValues, writeUrl } from '../../../ui/urlState.ts'

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
export function vistaLook<S extends UrlSchema>(schema: S, ricerca: string): string {
  const values = readUrl(schema, new URLSearchParams(ricerca))
  const prima = 'pagina' in schema ? { ...values, pagina: schema.pagina?.iniziale } : values
  return writeUrl(schema, new URLSearchParams(), prima as Partial<UrlValues<S>>).toString()
}

/** The view that shows what is on screen: an own one rather than a colleague's. */
export function shownVista(schema: UrlSchema, ricerca: string, viste: readonly ShownVista[]): ShownVista | null {
  const adesso = vistaLook(schema, ricerca)
  const uguali = viste.filter(({ url }) => vistaLook(schema, url) === adesso)
  return uguali.find(({ mia }) => mia) ?? uguali[0] ?? null
}
