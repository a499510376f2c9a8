import { oneOfParam } from '#ui/urlState.ts'

/** The lists as their tabs call them. */
export const LISTE_TABS = {
  ordini: 'Ordini',
  fornitore: 'Ordini a fornitore',
  magazzini: 'Magazzini',
  aree: 'Aree di consegna',
  reparti: 'Reparti',
  fasi: 'Fasi',
  materiali: 'Materiali',
  preventivi: 'Preventivi',
  checklist: 'Check list',
  modelli: 'Modelli e-mail',
  lavorazioni: 'Lavorazioni',
  postazioni: 'Postazioni',
  altre: 'Altre liste',
} as const

export type ListeTabName = keyof typeof LISTE_TABS
export const listeTabNames = Object.keys(LISTE_TABS) as ListeTabName[]

/** State of the screen in its URL. */
export const listeUrlState = { lista: oneOfParam(listeTabNames, 'ordini') }
