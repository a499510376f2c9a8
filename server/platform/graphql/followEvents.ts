import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { LoggedEvent } from '../events/events.ts'
import { mapIterable } from '../events/mapIterable.ts'
import { rereadViewer, sameRights } from '../identity/viewer.ts'
import { holds, type RequiredPermission } from '../operation.ts'
import type { Viewer } from '../permissions.ts'
import type { Types } from './builder.ts'

/** The argument `dopo` of a subscription. */
export const AFTER_ARG = {
  description:
    'Last event received, or the X-Eventi header of the answer that is being kept up to date: what came after it is delivered first. It reaches back as far as events are kept, 7 days unless the product is set otherwise; older, it is refused with RESUME_TOO_OLD (`days` tells how far): read anew, then follow.',
} as const

/** What every subscription tells of an event. */
export interface FollowedEvent {
  id: string
  /** The request that caused it, told to who made it. */
  requestId: string | null
}

/** The fields of `FollowedEvent`. */
export function eventFields<Notice extends FollowedEvent>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Notice>) {
  return {
    evento: t.string({
      description: 'Pass it as `dopo` to resume after a lost connection.',
      resolve: ({ id }) => id,
    }),
    requestId: t.string({
      nullable: true,
      description:
        'X-Request-Id of the request that caused it when the subscriber made it: the answer has told already what changed.',
      resolve: ({ requestId }) => requestId,
    }),
  }
}

interface Followed {
  topic: string | readonly string[]
  permesso: RequiredPermission
  /** The event to go on from. */
  dopo: string | null | undefined
}

/**
 * The events of a topic, or of several, as who has subscribed gets them; their rights are read anew at every event. Ends with Refusal
 * FORBIDDEN when those have changed: the fields of the answer would still be judged by the rights of the beginning.
 * @param turn what is told of an event; undefined for nothing
 */
export function followEvents<Payload, Notice extends object>(
  { topic, permesso, dopo }: Followed,
  ctx: Context,
  turn: (event: LoggedEvent<Payload>, viewer: Viewer | null) => Promise<Notice | undefined> | Notice | undefined,
): AsyncIterableIterator<Notice & FollowedEvent, undefined> {
  return mapIterable(ctx.services.events.subscribe<Payload>(topic, { dopo }), async (event) => {
    const viewer = ctx.viewer && (await rereadViewer(ctx.services.db, ctx.viewer.id))
    if (!sameRights(viewer, ctx.viewer)) throw new Refusal('FORBIDDEN', 'I permessi sono cambiati: ricarica la pagina.')
    if (!holds(viewer, permesso)) return undefined
    const notice = await turn(event, viewer)
    const { id, request } = event
    // The ids of others' requests are nobody's business: who knew them could make a page miss what happens.
    const requestId = request && request.userId === viewer?.id ? request.requestId : null
    return notice && { ...notice, id, requestId }
  })
}
