import type { AppAccount } from '#prisma/generated/client.ts'

type Data = Pick<AppAccount, 'visualizzaStatiOrdine' | 'visualizzaEcommerce'>

/** Defaults of a new one. */
export const newAppAccount: Data = { visualizzaStatiOrdine: false, visualizzaEcommerce: false }

/** The columns that forms change. */
export function appAccountData({ visualizzaStatiOrdine, visualizzaEcommerce }: Data): Data {
  return { visualizzaStatiOrdine, visualizzaEcommerce }
}
