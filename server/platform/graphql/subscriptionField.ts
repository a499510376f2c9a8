import type { Context } from '../context.ts'
import { readOneBatched } from '../db/batched.ts'
import type { ListSource } from '../db/listSource.ts'
import type { LoggedEvent } from '../events/events.ts'
import type { RequiredPermission } from '../operation.ts'
import type { Viewer } from '../permissions.ts'
import { builder } from './builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from './followEvents.ts'
import { type NodeType, scopeOf, whereOne } from './listField.ts'

/** One event as a subscriber sees it. */
interface Notice extends FollowedEvent {
  pk: number
}

interface Options {
  /** Type of the changed object. */
  tipo: NodeType
  elenco: ListSource<object, never>
  /** Topic of the event log; its payload holds `pk`, and `eliminato` when the object is no more. */
  topic: string
  permesso: RequiredPermission
  description: string
}

interface Event {
  pk: number
  eliminato?: boolean
}

/**
 * Whether who subscribed may still see the object, asked anew at every event. A removed object is
 * announced to all subscribers, so that no list goes on showing it.
 */
async function seen({ elenco }: Options, viewer: Viewer | null, { pk, eliminato }: Event, ctx: Context) {
  if (eliminato) return true
  const where = whereOne(elenco, pk, { viewer })
  return (await readOneBatched(ctx.services.db, elenco.model, { select: { id: true } }, where)) !== null
}

function notices(options: Options, after: string | null | undefined, ctx: Context) {
  const { topic, permesso } = options
  return followEvents({ topic, permesso, dopo: after }, ctx, async ({ payload }: LoggedEvent<Event>, viewer) =>
    (await seen(options, viewer, payload, ctx)) ? { pk: payload.pk } : undefined,
  )
}

/**
 * Adds a subscription to the changes of a list's objects. The event carries ids; the object is loaded again and
 * authorised again for each subscriber.
 */
export function subscriptionField(name: string, options: Options): void {
  const noticeType = builder.objectRef<Notice>(name.charAt(0).toUpperCase() + name.slice(1)).implement({
    description: `An event of ${name}.`,
    authScopes: scopeOf(options.permesso),
    fields: (t) => ({
      ...eventFields(t),
      pk: t.exposeInt('pk', { description: 'Number of the changed object.' }),
      nodo: t.prismaField({
        type: options.tipo,
        nullable: true,
        description: 'The object as it is now; null when it was removed.',
        resolve: (query, { pk }, _args, ctx) =>
          readOneBatched(ctx.services.db, options.elenco.model, query, whereOne(options.elenco, pk, ctx)),
      }),
    }),
  })
  builder.subscriptionField(name, (t) =>
    t.field({
      type: noticeType,
      description: options.description,
      authScopes: scopeOf(options.permesso),
      args: { dopo: t.arg.string(AFTER_ARG) },
      subscribe: (_root, { dopo }, ctx) => notices(options, dopo, ctx),
      resolve: (notice) => notice as Notice,
    }),
  )
}
