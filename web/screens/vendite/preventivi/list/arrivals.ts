import type { LiveReaction } from '#relay/live/useLiveList.ts'
import { isoDate } from '#shared/formats/formats.ts'
import type { PreventiviFilterValues, PreventiviState } from '../preventiviUrlState.ts'
import type { PreventivoRow } from './row.ts'

type Changed = Pick<
  PreventivoRow,
  'pk' | 'versione' | 'dataCreazione' | 'eliminato' | 'citta' | 'provincia' | 'regionePosa'
> & { readonly stato: { readonly pk: number } | null; readonly agente: { readonly pk: number } | null }

/** What is on screen when the news comes. */
export interface PreventiviListView {
  stato: PreventiviState
  righe: readonly { readonly pk: number; readonly dataCreazione: string }[]
  perPagina: number
  /** The user has scrolled down: rows that come in at the top would push away what is being read. */
  scorsa: boolean
}

/** Whether the newest come first on what is on screen. */
function isAtTop({ stato, scorsa }: Pick<PreventiviListView, 'stato' | 'scorsa'>): boolean {
  return stato.pagina === 1 && (stato.ordina === '' || stato.ordina === '-dataCreazione') && !scorsa
}

/**
 * Whether the filters let a quote through, as far as can be told here: the free search is the server's.
 * @returns null when only the server knows
 */
export function passesFilters(preventivo: Changed, filters: PreventiviFilterValues): boolean | null {
  const day = isoDate(preventivo.dataCreazione)
  const trials = [
    filters.eliminato === null || preventivo.eliminato === filters.eliminato,
    filters.stato === null || preventivo.stato?.pk === filters.stato,
    filters.agente === null || (preventivo.agente?.pk ?? 'nessuno') === filters.agente,
    filters.citta === '' || preventivo.citta.toLowerCase().includes(filters.citta.toLowerCase()),
    filters.provincia === '' || preventivo.provincia === filters.provincia,
    filters.regione_posa === '' || preventivo.regionePosa === filters.regione_posa,
    filters.start_date === null || day >= filters.start_date,
    filters.end_date === null || day <= filters.end_date,
  ]
  if (trials.includes(false)) return false
  return filters.search === '' ? true : null
}

/**
 * What to do about a change (the row itself, when it is on screen, is up to date already): read the page again when it
 * belongs on it or no longer does, count it when it is news that would disturb, nothing otherwise.
 */
export function preventivoReaction(preventivo: Changed, lookahead: PreventiviListView): LiveReaction {
  const { righe, stato, perPagina } = lookahead
  const inside = passesFilters(preventivo, stato)
  if (righe.some(({ pk }) => pk === preventivo.pk)) return inside === false ? 'rileggi' : 'niente'
  if (inside === false) return 'niente'
  if (isAtTop(lookahead)) {
    const last = righe.length >= perPagina ? righe.at(-1) : undefined
    return last && preventivo.dataCreazione < last.dataCreazione ? 'niente' : 'rileggi'
  }
  return inside === true && preventivo.versione === 1 ? 'conta' : 'niente'
}
