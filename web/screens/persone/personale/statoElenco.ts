import { REPARTI, type Reparto } from '../../../../server/persone/personale/rules.ts'
import { giorno, intero, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

export const PER_PAGINA = 25

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  nome: 'nome',
  reparto: 'reparto',
  dataInizio: 'dataInizio',
  dataFine: 'dataFine',
} as const

const ordini: readonly string[] = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]
const reparti: readonly string[] = ['', ...REPARTI]

/** State of the list in its URL. */
export const statoElenco = {
  search: testo(),
  reparto: unoDi(reparti, ''),
  da: giorno(),
  a: giorno(),
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
}

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco({ search, reparto, da, a, pagina, ordina }: Valori<typeof statoElenco>) {
  return {
    filtro: {
      search: search || null,
      reparto: reparto === '' ? null : (reparto as Reparto),
      fromDate: da,
      toDate: a,
    },
    pagina: Math.min(pagina, 1_000_000),
    perPagina: PER_PAGINA,
    ordinamento: ordina ? [ordina] : null,
  }
}
