import { integerParam, oneOfParam, pkParam, textParam, type UrlValues, yesNoParam } from '#ui/urlState.ts'

/** Timings that a page reads: as many as a list may have, so that only a great catalogue has a second one. */
const CODICI_PER_PAGE = 1000

export const TEMPISTICHE_TABS = { tempi: 'Tempi', codici: 'Codici' } as const
export type TempisticheTabName = keyof typeof TEMPISTICHE_TABS
export const tempisticheTabNames = Object.keys(TEMPISTICHE_TABS) as TempisticheTabName[]

/** State of the screen in its URL. */
export const tempisticheUrlState = {
  scheda: oneOfParam(tempisticheTabNames, 'tempi'),
  /** Number of the window type. */
  tipo: pkParam(),
  search: textParam(),
  /** Only what orders use and no timing covers. */
  mancanti: yesNoParam(false),
  pagina: integerParam(1),
}

/** Variables of the screen's query for a state of the URL. */
export function tempisticheVariables({ tipo, pagina }: UrlValues<typeof tempisticheUrlState>) {
  return { filtro: { tipoSerramentoPk: tipo }, pagina: Math.min(pagina, 1_000_000), perPagina: CODICI_PER_PAGE }
}
