import type { LoggedEvent } from '../../../platform/events/events.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '../../../platform/graphql/followEvents.ts'
import { type EventoPezzi, PEZZI } from '../announce.ts'
import { PERMESSO_LETTURA } from './parts.ts'

interface Avviso extends FollowedEvent, EventoPezzi {}

const PezziAggiornati = builder.objectRef<Avviso>('PezziAggiornati').implement({
  description: 'Work on an order has changed, whoever’s.',
  authScopes: { permesso: PERMESSO_LETTURA },
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
    authScopes: { permesso: PERMESSO_LETTURA },
    args: {
      dopo: t.arg.string(AFTER_ARG),
      ordine: t.arg.int({ description: 'Only of this order; of all when missing.' }),
    },
    subscribe: (_root, { dopo, ordine }, ctx) =>
      followEvents({ topic: PEZZI, permesso: PERMESSO_LETTURA, dopo }, ctx, ({ payload }: LoggedEvent<EventoPezzi>) =>
        ordine == null || ordine === payload.ordine ? payload : undefined,
      ),
    resolve: (avviso) => avviso as Avviso,
  }),
)
