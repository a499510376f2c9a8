import { intero, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

export const PER_PAGINA = 25

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = { nome: 'nome', codice: 'codice', tipologia: 'tipologia', tempo: 'tempo' } as const

const ordini: readonly string[] = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

/** State of the list in its URL. */
export const statoElenco = {
  search: testo(),
  tipologia: testo(),
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
}

export const FILTRI = ['search', 'tipologia'] as const

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco({ search, tipologia, pagina, ordina }: Valori<typeof statoElenco>) {
  return {
    filtro: { search: search || null, tipologia: tipologia || null },
    pagina: Math.min(pagina, 1_000_000),
    perPagina: PER_PAGINA,
    ordinamento: ordina ? [ordina] : null,
  }
}
