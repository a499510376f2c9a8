import { operation } from '../../platform/operation.ts'
import { prendiCliente } from '../../vendite/clienti/prendi.ts'
import { scriviBudget } from './budget.ts'
import { budgetClienteSchema } from './rules.ts'

/**
 * Sets what a customer is expected to bring in a year, or takes it away (null).
 * @throws Refusal NOT_FOUND; CONFLICT when `versione` is not the current one and the save would change something
 */
export const setBudgetCliente = operation({
  nome: 'setBudgetCliente',
  permesso: 'adminOrders',
  schema: budgetClienteSchema,
  async run({ cliente, ...budget }, ctx) {
    await prendiCliente(ctx, cliente)
    await scriviBudget(ctx, 'Cliente', cliente, budget)
    return { pk: cliente }
  },
})
