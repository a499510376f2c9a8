import { TIPI_CLIENTE, type TipoCliente } from '../../../../server/vendite/clienti/rules.ts'
import { intero, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

export const PER_PAGINA = 25

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  nome: 'nome',
  codice: 'codice',
  tipoCliente: 'tipoCliente',
  piva: 'piva',
  citta: 'citta',
  provincia: 'provincia',
  telefono: 'telefono',
  email: 'email',
  numeroOrdini: 'numeroOrdini',
} as const

const ordini = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

const tipi: readonly string[] = ['', ...TIPI_CLIENTE]

/** State of the list in its URL. */
export const statoElenco = {
  search: testo(),
  tipo_cliente: unoDi(tipi, ''),
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
}

export type StatoElenco = Valori<typeof statoElenco>

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco({ search, tipo_cliente, pagina, ordina }: StatoElenco) {
  return {
    filtro: { search: search || null, tipoCliente: tipo_cliente === '' ? null : (tipo_cliente as TipoCliente) },
    pagina: Math.min(pagina, 1_000_000),
    perPagina: PER_PAGINA,
    ordinamento: ordina ? [ordina] : null,
  }
}
