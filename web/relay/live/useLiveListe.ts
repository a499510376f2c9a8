import type { Topic } from '#generated/useChangedSubscription.graphql.ts'
import { useChanged } from './useChanged.ts'
import { useReread } from './useReread.ts'

const LISTS = [
  'VALORI_STATO',
  'STATI_PREVENTIVO',
  'VOCI_CHECK_LIST',
  'EMAIL_TEMPLATES',
  'REPARTI',
  'MAGAZZINI',
  'AREE_CONSEGNA',
  'LAVORAZIONI',
  'CONFIGURAZIONI_POSTAZIONE',
] as const satisfies Topic[]

/** Who arranges a list makes several changes in a row: one reading. */
const COLLECTION = 150

/**
 * Reads the page again when names, colours or order of the lists that it shows have changed.
 * @param shown those on screen; all when none is named
 */
export function useLiveListe(...shown: (typeof LISTS)[number][]): void {
  useChanged(shown.length > 0 ? shown : LISTS, useReread(COLLECTION))
}
