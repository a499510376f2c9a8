// Delivery areas: where orders go. docs/rules/ordini.md
import { optionalKeyRule } from '#shared/keyed.ts'

/** Those that the old API names: they come with the product and keep their keys. */
export const DOCUMENTED_AREE_CONSEGNA: readonly string[] = ['EST', 'OVEST']

export const DOCUMENTED_AREA_CONSEGNA =
  'È un’area del prodotto: si può chiamare altrimenti o non proporre più, non eliminare.'

/** The key of a delivery area that there is; null for none. */
export const areaConsegnaRule = () => optionalKeyRule('areaConsegna')
