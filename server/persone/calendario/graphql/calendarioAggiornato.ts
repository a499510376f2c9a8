import type { LoggedEvent } from '../../../platform/events/events.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '../../../platform/graphql/followEvents.ts'
import { CALENDARIO, type CalendarioEvent } from '../announce.ts'

const scopes = { permesso: 'adminPersonale' } as const

type Notice = CalendarioEvent & FollowedEvent

const CalendarioAggiornato = builder.objectRef<Notice>('CalendarioAggiornato').implement({
  description: 'Days whose staff, absences, holidays or hours have changed: what is shown of them is to be read again.',
  authScopes: scopes,
  fields: (t) => ({
    ...eventFields(t),
    da: t.expose('da', { type: 'Date', description: 'First day that may be different.' }),
    a: t.expose('a', { type: 'Date', nullable: true, description: 'Last one, included; null: all that follow.' }),
  }),
})

// Deletions too: the event names days, not an object that may be gone.
builder.subscriptionField('calendarioAggiornato', (t) =>
  t.field({
    type: CalendarioAggiornato,
    description: 'Staff, absences, holidays or working hours have just changed.',
    authScopes: scopes,
    args: { dopo: t.arg.string(AFTER_ARG) },
    subscribe: (_root, { dopo }, ctx) =>
      followEvents({ topic: CALENDARIO, ...scopes, dopo }, ctx, ({ payload }: LoggedEvent<CalendarioEvent>) => ({
        da: payload.da,
        a: payload.a,
      })),
    resolve: (notice) => notice as Notice,
  }),
)
