import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '../../../platform/graphql/followEvents.ts'
import { BUDGET_OBJECT } from '../budget.ts'
import { statisticheScopes } from './parts.ts'

// Does not say whose budget: users who see only some of the statistics must not learn of the others.
const BudgetAggiornato = builder.objectRef<FollowedEvent>('BudgetAggiornato').implement({
  description: 'A budget has changed: the statistics that are shown are to be read again.',
  authScopes: statisticheScopes,
  fields: eventFields,
})

builder.subscriptionField('budgetAggiornato', (t) =>
  t.field({
    type: BudgetAggiornato,
    description: 'The budget of a customer or of an agent has just been set, changed or taken away.',
    authScopes: statisticheScopes,
    args: { dopo: t.arg.string(AFTER_ARG) },
    subscribe: (_root, { dopo }, ctx) =>
      followEvents({ topic: BUDGET_OBJECT, ...statisticheScopes, dopo }, ctx, () => ({})),
    resolve: (notice) => notice as FollowedEvent,
  }),
)
