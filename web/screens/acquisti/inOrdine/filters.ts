import { oneOfParam, pkOrNoneParam, textParam, type UrlValues } from '#ui/urlState.ts'
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

const semplice = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows that pass the filters: every word of the search is somewhere in the row. */
export function filterRighe(
  righe: readonly ShownRigaFornitore[],
  { cerca, tipologia, righe: which }: UrlValues<typeof fornitoriTabUrlState>,
): ShownRigaFornitore[] {
  const words = semplice(cerca).split(/\s+/).filter(Boolean)
  return righe.filter((riga) => {
    if (tipologia && riga.tipologia !== tipologia) return false
    if (which !== 'tutte' && (which === 'assegnate') !== (riga.ordineFornitorePk != null)) return false
    const { codice, descrizione, misure, misureVetro, spessore, stampato, sezione, fornitore } = riga
    const texts = [codice, descrizione, misure, misureVetro, spessore, stampato, sezione, fornitore?.nome ?? '']
    const all = semplice(texts.join(' '))
    return words.every((word) => all.includes(word))
  })
}
