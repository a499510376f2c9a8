import { builder } from '../../../platform/graphql/builder.ts'
import { DOPO, seguiEventi } from '../../../platform/graphql/seguiEventi.ts'
import { BUDGET } from '../budget.ts'
import { scopes } from './parti.ts'

interface Avviso {
  id: string
}

// Does not say whose budget: users who see only some of the statistics must not learn of the others.
const BudgetAggiornato = builder.objectRef<Avviso>('BudgetAggiornato').implement({
  description: 'A budget has changed: the statistics that are shown are to be read again.',
  authScopes: scopes,
  fields: (t) => ({
    evento: t.exposeString('id', { description: 'Pass it as `dopo` to resume after a lost connection.' }),
  }),
})

builder.subscriptionField('budgetAggiornato', (t) =>
  t.field({
    type: BudgetAggiornato,
    description: 'The budget of a customer or of an agent has just been set, changed or taken away.',
    authScopes: scopes,
    args: { dopo: t.arg.string(DOPO) },
    subscribe: (_root, { dopo }, ctx) => seguiEventi({ topic: BUDGET, ...scopes, dopo }, ctx, ({ id }) => ({ id })),
    resolve: (avviso) => avviso as Avviso,
  }),
)
