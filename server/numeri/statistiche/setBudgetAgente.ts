import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { writeBudget } from './budget.ts'
import { budgetAgenteSchema } from './rules.ts'

/**
 * Sets what an agent is expected to bring in a year, or takes it away (null).
 * @throws Refusal NOT_FOUND; CONFLICT when `versione` is not the current one and the save would change something
 */
export const setBudgetAgente = operation({
  nome: 'setBudgetAgente',
  permesso: 'adminOrders',
  schema: budgetAgenteSchema,
  async run({ agentePk, ...budget }, ctx) {
    const [found] = await ctx.tx.$queryRaw<object[]>`SELECT 1 FROM agenti WHERE id = ${agentePk} FOR UPDATE`
    if (!found) throw new Refusal('NOT_FOUND')
    await writeBudget(ctx, 'Agente', agentePk, budget)
    return { pk: agentePk }
  },
})
