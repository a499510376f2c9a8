import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '../../../platform/graphql/followEvents.ts'

const CatalogoAggiornato = builder.objectRef<FollowedEvent>('CatalogoAggiornato').implement({
  description: 'Something of the catalogue that has changed.',
  authScopes: { permesso: 'adminCatalogo' },
  fields: eventFields,
})

builder.subscriptionField('catalogoAggiornato', (t) =>
  t.field({
    type: CatalogoAggiornato,
    description: 'The catalogue has just been changed: what is shown of it is to be read again.',
    authScopes: { permesso: 'adminCatalogo' },
    args: { dopo: t.arg.string(AFTER_ARG) },
    subscribe: (_root, { dopo }, ctx) =>
      followEvents({ topic: 'catalogo', permesso: 'adminCatalogo', dopo }, ctx, () => ({})),
    resolve: (notice) => notice as FollowedEvent,
  }),
)
