import { leggiUrl, type Schema, scriviUrl, type Valori } from '../../../ui/urlState.ts'

/** A saved view, as the control shows it. */
export interface Vista {
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
export function aspetto<S extends Schema>(schema: S, ricerca: string): string {
  const valori = leggiUrl(schema, new URLSearchParams(ricerca))
  const prima = 'pagina' in schema ? { ...valori, pagina: schema.pagina?.iniziale } : valori
  return scriviUrl(schema, new URLSearchParams(), prima as Partial<Valori<S>>).toString()
}

/** The view that shows what is on screen: an own one rather than a colleague's. */
export function vistaMostrata(schema: Schema, ricerca: string, viste: readonly Vista[]): Vista | null {
  const adesso = aspetto(schema, ricerca)
  const uguali = viste.filter(({ url }) => aspetto(schema, url) === adesso)
  return uguali.find(({ mia }) => mia) ?? uguali[0] ?? null
}
