import { builder } from '../../graphql/builder.ts'
import { type InputBuilder, mutationField, type PayloadBuilder } from '../../graphql/mutationField.ts'
import { budgetAgente, budgetCliente } from '../budget.ts'
import type { Budget } from '../rules.ts'
import { setBudgetAgente } from '../setBudgetAgente.ts'
import { setBudgetCliente } from '../setBudgetCliente.ts'

const scopes = { permesso: 'adminOrders' } as const

const BudgetType = builder.objectRef<Budget>('Budget').implement({
  description: 'What is expected of a customer, or of an agent, in a year.',
  authScopes: scopes,
  fields: (t) => ({
    anno: t.exposeInt('anno', { description: 'The year.' }),
    importo: t.exposeFloat('importo', { nullable: true, description: 'Euro, of the whole year.' }),
  }),
})

builder.queryField('budgetCliente', (t) =>
  t.field({
    type: [BudgetType],
    description: 'The budgets of a customer, the latest year first.',
    authScopes: scopes,
    args: { cliente: t.arg.int({ required: true, description: 'Number of the customer.' }) },
    resolve: (_root, { cliente }, ctx) => budgetCliente(cliente, ctx),
  }),
)

builder.queryField('budgetAgente', (t) =>
  t.field({
    type: [BudgetType],
    description: 'The budgets of an agent, the latest year first.',
    authScopes: scopes,
    args: { agente: t.arg.int({ required: true, description: 'Number of the agent.' }) },
    resolve: (_root, { agente }, ctx) => budgetAgente(agente, ctx),
  }),
)

const campi = (t: InputBuilder) => ({
  anno: t.float({ description: 'The year.' }),
  importo: t.float({ description: 'Euro, of the whole year; null takes the budget away.' }),
})

const payload = (leggi: typeof budgetCliente) => (t: PayloadBuilder<{ pk: number }>) => ({
  budget: t.field({
    type: [BudgetType],
    nullable: true,
    description: 'The budgets as they are now; null when there are errors.',
    resolve: ({ result }, _args, ctx) => result && leggi(result.pk, ctx),
  }),
})

mutationField(setBudgetCliente, {
  description: 'Sets what a customer is expected to bring in a year, or takes it away.',
  input: (t) => ({ cliente: t.int({ required: true, description: 'Number of the customer.' }), ...campi(t) }),
  payload: payload(budgetCliente),
})

mutationField(setBudgetAgente, {
  description: 'Sets what an agent is expected to bring in a year, or takes it away.',
  input: (t) => ({ agente: t.int({ required: true, description: 'Number of the agent.' }), ...campi(t) }),
  payload: payload(budgetAgente),
})
