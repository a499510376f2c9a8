import { chiaveONessuno, testo, unoDi, type Valori } from '../../../../../ui/urlState.ts'
import type { RigaFornitore } from './righe.ts'

/** Filters of the rows and of the supplier orders beside them, in the URL. */
export const statoFornitori = {
  cerca: testo(),
  tipologia: testo(),
  righe: unoDi(['tutte', 'attesa', 'assegnate'], 'tutte'),
  stato: chiaveONessuno(),
}

/** The filters of the rows, without that of the supplier orders. */
export const FILTRI_RIGHE = ['cerca', 'tipologia', 'righe'] as const

const semplice = (parole: string) => parole.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows that pass the filters: every word of the search is somewhere in the row. */
export function filtraRighe(
  righe: readonly RigaFornitore[],
  { cerca, tipologia, righe: quali }: Valori<typeof statoFornitori>,
): RigaFornitore[] {
  const parole = semplice(cerca).split(/\s+/).filter(Boolean)
  return righe.filter((riga) => {
    if (tipologia && riga.tipologia !== tipologia) return false
    if (quali !== 'tutte' && (quali === 'assegnate') !== (riga.ordineFornitorePk != null)) return false
    const { codice, descrizione, misure, misureVetro, spessore, stampato, sezione, fornitore } = riga
    const testi = [codice, descrizione, misure, misureVetro, spessore, stampato, sezione, fornitore?.nome ?? '']
    const tutto = semplice(testi.join(' '))
    return parole.every((parola) => tutto.includes(parola))
  })
}
