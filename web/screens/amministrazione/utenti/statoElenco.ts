import { intero, siNo, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

export const PER_PAGINA = 50

/** Columns that the server sorts by: field of the column → its name for the server. */
export const ordinamenti = {
  username: 'username',
  nome: 'nome',
  email: 'email',
  ultimoAccesso: 'ultimoAccesso',
} as const

const ordini = ['', ...Object.values(ordinamenti).flatMap((nome) => [nome, `-${nome}`])]

/** State of the list in its URL: the filters under the names of the REST API, page and sort. */
export const statoElenco = {
  search: testo(),
  is_superuser: siNo(),
  is_staff: siNo(),
  is_operatore: siNo(),
  agente: siNo(),
  is_app_account: siNo(),
  /** Those who may log in, by default. */
  is_active: siNo(true),
  pagina: intero(1),
  ordina: unoDi(ordini, ''),
}

export type StatoElenco = Valori<typeof statoElenco>

/** Variables of the list's query for a state of the URL. */
export function variabiliElenco(stato: StatoElenco) {
  return {
    filtro: {
      search: stato.search || null,
      isSuperuser: stato.is_superuser,
      isStaff: stato.is_staff,
      isOperatore: stato.is_operatore,
      agente: stato.agente,
      isAppAccount: stato.is_app_account,
      isActive: stato.is_active,
    },
    pagina: Math.min(stato.pagina, 1_000_000),
    perPagina: PER_PAGINA,
    ordinamento: stato.ordina ? [stato.ordina] : null,
  }
}
