import { operation } from '#platform/operation.ts'
import { lockCliente } from '#vendite/clienti/lock.ts'
import { writeBudget } from './budget.ts'
import { budgetClienteSchema } from './rules.ts'

/**
 * Sets what a customer is expected to bring in a year, or takes it away (null).
 * @throws Refusal NOT_FOUND; CONFLICT when `versione` is not the current one and the save would change something
 */
export const setBudgetCliente = operation({
  nome: 'setBudgetCliente',
  permesso: 'adminOrders',
  schema: budgetClienteSchema,
  async run({ clientePk, ...budget }, ctx) {
    await lockCliente(ctx, clientePk)
    await writeBudget(ctx, 'Cliente', clientePk, budget)
    return { pk: clientePk }
  },
})
