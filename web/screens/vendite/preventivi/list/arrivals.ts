import { isoDate } from '../../../../../server/shared/formats/formats.ts'
import type { LiveReaction } from '../../../../relay/live/useLiveList.ts'
import type { PreventiviFilterValues, PreventiviState } from '../preventiviUrlState.ts'
import type { PreventivoRow } from './row.ts'

type Cambiato = Pick<
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
export function passesFilters(preventivo: Cambiato, filtri: PreventiviFilterValues): boolean | null {
  const giorno = isoDate(preventivo.dataCreazione)
  const prove = [
    filtri.eliminato === null || preventivo.eliminato === filtri.eliminato,
    filtri.stato === null || preventivo.stato?.pk === filtri.stato,
    filtri.agente === null || preventivo.agente?.pk === filtri.agente,
    filtri.citta === '' || preventivo.citta.toLowerCase().includes(filtri.citta.toLowerCase()),
    filtri.provincia === '' || preventivo.provincia === filtri.provincia,
    filtri.regione_posa === '' || preventivo.regionePosa === filtri.regione_posa,
    filtri.start_date === null || giorno >= filtri.start_date,
    filtri.end_date === null || giorno <= filtri.end_date,
  ]
  if (prove.includes(false)) return false
  return filtri.search === '' ? true : null
}

/**
 * What to do about a change (the row itself, when it is on screen, is up to date already): read the page again when it
 * belongs on it or no longer does, count it when it is news that would disturb, nothing otherwise.
 */
export function preventivoReaction(preventivo: Cambiato, sguardo: PreventiviListView): LiveReaction {
  const { righe, stato, perPagina } = sguardo
  const dentro = passesFilters(preventivo, stato)
  if (righe.some(({ pk }) => pk === preventivo.pk)) return dentro === false ? 'rileggi' : 'niente'
  if (dentro === false) return 'niente'
  if (isAtTop(sguardo)) {
    const ultima = righe.length >= perPagina ? righe.at(-1) : undefined
    return ultima && preventivo.dataCreazione < ultima.dataCreazione ? 'niente' : 'rileggi'
  }
  return dentro === true && preventivo.versione === 1 ? 'conta' : 'niente'
}
