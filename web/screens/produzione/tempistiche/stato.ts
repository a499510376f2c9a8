import { chiave, intero, siNo, testo, unoDi, type Valori } from '../../../ui/urlState.ts'

/** Timings that a page reads: as many as a list may have, so that only a great catalogue has a second one. */
export const PER_PAGINA = 1000

export const SCHEDE = { tempi: 'Tempi', codici: 'Codici' } as const
export type NomeScheda = keyof typeof SCHEDE
export const nomiSchede = Object.keys(SCHEDE) as NomeScheda[]

/** State of the screen in its URL. */
export const statoTempistiche = {
  scheda: unoDi(nomiSchede, 'tempi'),
  /** Number of the window type. */
  tipo: chiave(),
  search: testo(),
  /** Only what orders use and no timing covers. */
  mancanti: siNo(false),
  pagina: intero(1),
}

/** Variables of the screen's query for a state of the URL. */
export function variabili({ tipo, pagina }: Valori<typeof statoTempistiche>) {
  return { filtro: { tipoSerramento: tipo }, tipo, pagina: Math.min(pagina, 1_000_000), perPagina: PER_PAGINA }
}
