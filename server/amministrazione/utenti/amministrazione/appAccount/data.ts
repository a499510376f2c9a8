import type { AppAccount } from '../../../../../prisma/generated/client.ts'

type Dati = Pick<AppAccount, 'visualizzaStatiOrdine' | 'visualizzaEcommerce'>

/** Defaults of a new one. */
export const newAppAccount: Dati = { visualizzaStatiOrdine: false, visualizzaEcommerce: false }

/** The columns that forms change. */
export function appAccountData({ visualizzaStatiOrdine, visualizzaEcommerce }: Dati): Dati {
  return { visualizzaStatiOrdine, visualizzaEcommerce }
}
