import type { LoggedEvent } from '../../../platform/events/events.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, followEvents } from '../../../platform/graphql/followEvents.ts'

interface Ritardo {
  id: string
  pk: number
  ordine: number
}

const permesso = 'adminOrders'

const FornituraInRitardo = builder.objectRef<Ritardo>('FornituraInRitardo').implement({
  description: 'A supplier order whose supplier has just said a day that is too late for its order.',
  authScopes: { permesso },
  fields: (t) => ({
    evento: t.exposeString('id', { description: 'Pass it as `dopo` to resume after a lost connection.' }),
    pk: t.exposeInt('pk', { description: 'Number of the supplier order.' }),
    ordinePk: t.exposeInt('ordine', { description: 'Number of the order that it is for.' }),
  }),
})

builder.subscriptionField('fornituraInRitardo', (t) =>
  t.field({
    type: FornituraInRitardo,
    description: 'A supplier has just said, in its portal, a day after the phase that waits for the material.',
    authScopes: { permesso },
    args: { dopo: t.arg.string(AFTER_ARG) },
    subscribe: (_root, { dopo }, ctx) =>
      followEvents(
        { topic: 'fornituraInRitardo', permesso, dopo },
        ctx,
        ({ id, payload }: LoggedEvent<{ pk: number; ordine: number }>) => ({ id, ...payload }),
      ),
    resolve: (ritardo) => ritardo as Ritardo,
  }),
)
