import { intero, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

export const PER_PAGINA = 25

/** Columns that the server sorts by. */
export const ordinamenti = { nome: 'nome' } as const

const ordini: readonly string[] = ['', 'nome', '-nome']

/** State of the list in its URL. */
export const statoElenco = {
  search: testo(),
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
}

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco({ search, pagina, ordina }: Valori<typeof statoElenco>) {
  return {
    filtro: { search: search || null },
    pagina: Math.min(pagina, 1_000_000),
    perPagina: PER_PAGINA,
    ordinamento: ordina ? [ordina] : null,
  }
}
