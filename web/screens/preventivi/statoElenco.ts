import { intero, testo, type Valori } from '../../ui/urlState.ts'

/** Rows of a page of the list (spec/000 §9). */
export const PER_PAGINA = 10

/** State of the list in its URL. */
export const statoElenco = {
  cerca: testo(),
  pagina: intero(1),
  ordina: testo(),
}

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco({ cerca, pagina, ordina }: Valori<typeof statoElenco>) {
  return {
    filtro: { search: cerca || null, eliminato: false },
    pagina,
    perPagina: PER_PAGINA,
    ordinamento: ordina ? [ordina] : null,
  }
}
