import { prendiCliente } from '../clienti/prendi.ts'
import { operation } from '../operation.ts'
import { annotaBudget } from './annotaBudget.ts'
import { budgetClienteSchema } from './rules.ts'

/**
 * Sets what a customer is expected to bring in a year, or takes it away (null).
 * @throws Refusal NOT_FOUND
 */
export const setBudgetCliente = operation({
  nome: 'setBudgetCliente',
  permesso: 'adminOrders',
  schema: budgetClienteSchema,
  async run({ cliente: clienteId, anno, importo }, ctx) {
    await prendiCliente(ctx, clienteId)
    const where = { clienteId_anno: { clienteId, anno } }
    const era = await ctx.tx.budgetCliente.findUnique({ where })
    if (importo === null) await ctx.tx.budgetCliente.deleteMany({ where: { clienteId, anno } })
    else {
      const create = { clienteId, anno, importo }
      await ctx.tx.budgetCliente.upsert({ where, create, update: { importo } })
    }
    await annotaBudget(ctx, { oggetto: 'Cliente', oggettoPk: clienteId }, anno, era?.importo, importo)
    return { pk: clienteId }
  },
})
