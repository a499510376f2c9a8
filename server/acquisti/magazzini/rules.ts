// Stores: where goods of suppliers are awaited. docs/rules/acquisti.md#supplier-orders
import { optionalKeyRule } from '#shared/keyed.ts'

/** Those that the old API names: they come with the product and keep their keys. */
export const DOCUMENTED_MAGAZZINI: readonly string[] = ['QR', 'RENIS']

export const DOCUMENTED_MAGAZZINO =
  'È un magazzino del prodotto: si può chiamare altrimenti o non proporre più, non eliminare.'

/** The key of a store that there is; null for none. */
export const magazzinoRule = () => optionalKeyRule('magazzino')
