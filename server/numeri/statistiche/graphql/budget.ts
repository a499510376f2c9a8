import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { type InputBuilder, mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { BUDGET_OBJECT, type BudgetOwner, readBudget } from '../budget.ts'
import type { ReadBudget } from '../rules.ts'
import { setBudgetAgente } from '../setBudgetAgente.ts'
import { setBudgetCliente } from '../setBudgetCliente.ts'
import { statisticheScopes } from './parts.ts'

const scopes = { permesso: 'adminOrders' } as const
const clienteArg = { required: true, description: 'Number of the customer.' } as const
const agenteArg = { required: true, description: 'Number of the agent.' } as const

const BudgetType = builder.objectRef<ReadBudget>('Budget').implement({
  description: 'What is expected of a customer, or of an agent, in a year.',
  authScopes: scopes,
  fields: (t) => ({
    anno: t.exposeInt('anno', { description: 'The year.' }),
    importo: t.expose('importo', { type: 'Decimal', nullable: true, description: 'Euro, of the whole year.' }),
    versione: t.exposeInt('versione', {
      description: 'Grows at every change: sent back with one. 0 where there is none.',
    }),
  }),
})

builder.queryFields((t) => ({
  budgetCliente: t.field({
    type: [BudgetType],
    description: 'The budgets of a customer, the latest year first.',
    authScopes: scopes,
    args: { clientePk: t.arg.int(clienteArg) },
    resolve: (_root, { clientePk }, ctx) => readBudget('Cliente', clientePk, ctx),
  }),
  budgetAgente: t.field({
    type: [BudgetType],
    description: 'The budgets of an agent, the latest year first.',
    authScopes: scopes,
    args: { agentePk: t.arg.int(agenteArg) },
    resolve: (_root, { agentePk }, ctx) => readBudget('Agente', agentePk, ctx),
  }),
}))

const fields = (t: InputBuilder) => ({
  anno: t.int({ description: 'The year.' }),
  importo: t.field({ type: 'Decimal', description: 'Euro, of the whole year; null takes the budget away.' }),
  versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
})

const payload = (of: BudgetOwner) => (t: PayloadBuilder<{ pk: number }>) => ({
  budget: t.field({
    type: [BudgetType],
    nullable: true,
    description: 'The budgets as they are now; null when there are errors.',
    resolve: ({ result }, _args, ctx) => result && readBudget(of, result.pk, ctx),
  }),
})

mutationField(setBudgetCliente, {
  description: 'Sets what a customer is expected to bring in a year, or takes it away.',
  input: (t) => ({ clientePk: t.int(clienteArg), ...fields(t) }),
  payload: payload('Cliente'),
})

mutationField(setBudgetAgente, {
  description: 'Sets what an agent is expected to bring in a year, or takes it away.',
  input: (t) => ({ agentePk: t.int(agenteArg), ...fields(t) }),
  payload: payload('Agente'),
})

// Does not say whose budget: users who see only some of the statistics must not learn of the others.
changeTopic('BUDGET', {
  log: BUDGET_OBJECT,
  ...statisticheScopes,
  description: 'The budget of a customer or of an agent, without saying whose.',
})
