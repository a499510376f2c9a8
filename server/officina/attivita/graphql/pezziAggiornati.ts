import type { LoggedEvent } from '../../../platform/events/events.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '../../../platform/graphql/followEvents.ts'
import { PEZZI, type PezziEvent } from '../announce.ts'
import { READ_PERMESSO } from './parts.ts'

interface Notice extends FollowedEvent, PezziEvent {}

const PezziAggiornati = builder.objectRef<Notice>('PezziAggiornati').implement({
  description: 'Work on an order has changed, whoever’s.',
  authScopes: { permesso: READ_PERMESSO },
  fields: (t) => ({
    ...eventFields(t),
    ordinePk: t.int({ description: 'Number of the order.', resolve: ({ ordine }) => ordine }),
    lavorazioni: t.exposeIntList('lavorazioni', { description: 'Numbers of the operations.' }),
  }),
})

builder.subscriptionField('pezziAggiornati', (t) =>
  t.field({
    type: PezziAggiornati,
    description:
      'Pieces, sessions or controls of an order have just changed: what is shown of them is to be read again.',
    authScopes: { permesso: READ_PERMESSO },
    args: {
      dopo: t.arg.string(AFTER_ARG),
      ordine: t.arg.int({ description: 'Only of this order; of all when missing.' }),
    },
    subscribe: (_root, { dopo, ordine }, ctx) =>
      followEvents({ topic: PEZZI, permesso: READ_PERMESSO, dopo }, ctx, ({ payload }: LoggedEvent<PezziEvent>) =>
        ordine == null || ordine === payload.ordine ? payload : undefined,
      ),
    resolve: (notice) => notice as Notice,
  }),
)
