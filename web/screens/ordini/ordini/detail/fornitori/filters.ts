import { oneOfParam, pkOrNoneParam, textParam, type UrlValues } from '../../../../../ui/urlState.ts'
import type { ShownRigaFornitore } from './rows.ts'

/** Filters of the rows and of the supplier orders beside them, in the URL. */
export const fornitoriTabUrlState = {
  cerca: textParam(),
  tipologia: textParam(),
  righe: oneOfParam(['tutte', 'attesa', 'assegnate'], 'tutte'),
  stato: pkOrNoneParam(),
}

/** The filters of the rows, without that of the supplier orders. */
export const RIGHE_FILTERS = ['cerca', 'tipologia', 'righe'] as const

const semplice = (parole: string) => parole.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows that pass the filters: every word of the search is somewhere in the row. */
export function filterRighe(
  righe: readonly ShownRigaFornitore[],
  { cerca, tipologia, righe: quali }: UrlValues<typeof fornitoriTabUrlState>,
): ShownRigaFornitore[] {
  const parole = semplice(cerca).split(/\s+/).filter(Boolean)
  return righe.filter((riga) => {
    if (tipologia && riga.tipologia !== tipologia) return false
    if (quali !== 'tutte' && (quali === 'assegnate') !== (riga.ordineFornitorePk != null)) return false
    const { codice, descrizione, misure, misureVetro, spessore, stampato, sezione, fornitore } = riga
    const testi = [codice, descrizione, misure, misureVetro, spessore, stampato, sezione, fornitore?.nome ?? '']
    const tutto = semplice(testi.join(' '))
    return parole.every((word) => tutto.includes(word))
  })
}
