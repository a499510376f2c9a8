import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { LoggedEvent } from '../events/events.ts'
import { mapIterable } from '../events/mapIterable.ts'
import { rereadViewer, sameRights } from '../identity/viewer.ts'
import type { RequiredPermission } from '../operation.ts'
import { can, type Viewer } from '../permissions.ts'

/** The argument `dopo` of a subscription. */
export const AFTER_ARG = {
  description:
    'Last event received, or the X-Eventi header of the answer that is being kept up to date: what came after it is delivered first.',
} as const

interface Seguiti {
  topic: string
  permesso: RequiredPermission
  /** The event to go on from. */
  dopo: string | null | undefined
}

/**
 * The events of a topic as who has subscribed gets them; their rights are read anew at every event. Ends with Refusal
 * FORBIDDEN when those have changed: the fields of the answer would still be judged by the rights of the beginning.
 * @param turn what is told of an event; undefined for nothing
 */
export function followEvents<Payload, Avviso extends object>(
  { topic, permesso, dopo }: Seguiti,
  ctx: Context,
  turn: (evento: LoggedEvent<Payload>, viewer: Viewer | null) => Promise<Avviso | undefined> | Avviso | undefined,
): AsyncIterableIterator<Avviso, undefined> {
  return mapIterable(ctx.services.events.subscribe<Payload>(topic, { dopo }), async (evento) => {
    const viewer = ctx.viewer && (await rereadViewer(ctx.services.db, ctx.viewer.id))
    if (!sameRights(viewer, ctx.viewer)) throw new Refusal('FORBIDDEN', 'I permessi sono cambiati: ricarica la pagina.')
    if (permesso !== 'pubblico' && permesso !== 'login' && !can(viewer, permesso)) return undefined
    return turn(evento, viewer)
  })
}
