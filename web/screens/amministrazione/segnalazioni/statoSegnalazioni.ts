import { chiave, intero, testo, unoDi, type Valori } from '../../../ui/urlState.ts'
import { origini } from './origini.ts'

export const PER_PAGINA = 25

/** Columns that the server sorts by. */
export const ordinamenti = { il: 'il', origine: 'origine' } as const

const ordini = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

/** State of the page in its URL. */
export const statoSegnalazioni = {
  origine: unoDi(['', ...origini], ''),
  cerca: testo(),
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
  /** The one whose drawer is open. */
  segnalazione: chiave(),
}

/** Variables of the page's query. */
export function variabiliSegnalazioni({ origine, cerca, pagina, ordina }: Valori<typeof statoSegnalazioni>) {
  return {
    filtro: { origine: origine || null, testo: cerca || null },
    pagina,
    perPagina: PER_PAGINA,
    ordinamento: ordina ? [ordina] : null,
  }
}
