// The filters of what waits to be bought: all that an address needs.
import { choiceFilter, pkFilter, searchFilter, textFilter } from '#shared/fields/filters.ts'

/** How near the last day to order is. */
export const URGENZE = ['inRitardo', 'settimana', 'dopo', 'senzaData'] as const
export type Urgenza = (typeof URGENZE)[number]

export const URGENZA_LABELS: Readonly<Record<Urgenza, string>> = {
  inRitardo: 'In ritardo',
  settimana: 'Entro 7 giorni',
  dopo: 'Più avanti',
  senzaData: 'Senza data',
}

/** The filters of what is to be bought. */
export const fabbisognoFilters = {
  search: searchFilter('Every word of the order, its customer, the code or the description.', { url: 'search' }),
  ordinePk: pkFilter('Of the order with this number.'),
  tipologia: textFilter('Of this material.', { url: 'tipologia', label: 'Materiale' }),
  fornitorePk: pkFilter('For the supplier with this number, its own or the default of the material; 0 for none.', {
    url: 'fornitore',
    label: 'Fornitore',
  }),
  settimana: textFilter('Needed in the week of this Monday, YYYY-MM-DD; `-` for no day.', {
    url: 'settimana',
    label: 'Settimana',
  }),
  urgenza: choiceFilter(URGENZE, 'How near the last day to order is.', {
    url: 'urgenza',
    label: 'Urgenza',
    chip: '',
    all: 'Tutte',
    width: 160,
    said: URGENZA_LABELS,
  }),
}

/** Stands for no day among the weeks. */
export const NO_WEEK = '-'
