import { budgetHistory } from '#numeri/statistiche/budget.ts'
import { builder } from '#platform/graphql/builder.ts'
import { VoceStoricoType } from './VoceStorico.ts'

const scopes = { permesso: 'adminOrders' } as const

builder.queryFields((t) => ({
  storicoBudgetCliente: t.field({
    type: [VoceStoricoType],
    description: 'Who has changed the budgets of a customer, newest first.',
    authScopes: scopes,
    args: { clientePk: t.arg.int({ required: true, description: 'Number of the customer.' }) },
    resolve: (_root, { clientePk }, ctx) => budgetHistory('Cliente', clientePk, ctx),
  }),
  storicoBudgetAgente: t.field({
    type: [VoceStoricoType],
    description: 'Who has changed the budgets of an agent, newest first.',
    authScopes: scopes,
    args: { agentePk: t.arg.int({ required: true, description: 'Number of the agent.' }) },
    resolve: (_root, { agentePk }, ctx) => budgetHistory('Agente', agentePk, ctx),
  }),
}))
