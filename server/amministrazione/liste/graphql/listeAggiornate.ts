import { LISTE } from '../../../platform/db/arranged/topic.ts'
import type { LoggedEvent } from '../../../platform/events/events.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, followEvents } from '../../../platform/graphql/followEvents.ts'

interface Notice {
  id: string
  lista: string
}

const ListeAggiornate = builder.objectRef<Notice>('ListeAggiornate').implement({
  description: 'A list that an administrator arranges, and that has changed.',
  authScopes: { login: true },
  fields: (t) => ({
    evento: t.exposeString('id', { description: 'Pass it as `dopo` to resume after a lost connection.' }),
    lista: t.exposeString('lista', {
      description:
        '`valoreStato`, `statoPreventivo`, `voceCheckList`, `emailTemplate`, `lavorazione` or `configurazionePostazione`.',
    }),
  }),
})

builder.subscriptionField('listeAggiornate', (t) =>
  t.field({
    type: ListeAggiornate,
    description: 'A list has just been changed: names, colours and order shown of it are to be read again.',
    authScopes: { login: true },
    args: { dopo: t.arg.string(AFTER_ARG) },
    subscribe: (_root, { dopo }, ctx) =>
      followEvents(
        { topic: LISTE, permesso: 'login', dopo },
        ctx,
        ({ id, payload }: LoggedEvent<{ lista: string }>) => ({ id, lista: payload.lista }),
      ),
    resolve: (notice) => notice as Notice,
  }),
)
