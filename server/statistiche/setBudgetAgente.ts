import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { annotaBudget } from './annotaBudget.ts'
import { budgetAgenteSchema } from './rules.ts'

/**
 * Sets what an agent is expected to bring in a year, or takes it away (null).
 * @throws Refusal NOT_FOUND
 */
export const setBudgetAgente = operation({
  nome: 'setBudgetAgente',
  permesso: 'adminOrders',
  schema: budgetAgenteSchema,
  async run({ agente: agenteId, anno, importo }, ctx) {
    const [agente] = await ctx.tx.$queryRaw<{ id: number }[]>`SELECT id FROM agenti WHERE id = ${agenteId} FOR UPDATE`
    if (!agente) throw new Refusal('NOT_FOUND')
    const where = { agenteId_anno: { agenteId, anno } }
    const era = await ctx.tx.budgetAgente.findUnique({ where })
    if (importo === null) await ctx.tx.budgetAgente.deleteMany({ where: { agenteId, anno } })
    else {
      const create = { agenteId, anno, importo }
      await ctx.tx.budgetAgente.upsert({ where, create, update: { importo } })
    }
    await annotaBudget(ctx, { oggetto: 'Agente', oggettoPk: agenteId }, anno, era?.importo, importo)
    return { pk: agenteId }
  },
})
