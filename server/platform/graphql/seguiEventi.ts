import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { Evento } from '../events/events.ts'
import { trasforma } from '../events/trasforma.ts'
import { rileggiViewer, stessiDiritti } from '../identity/viewer.ts'
import type { Permesso } from '../operation.ts'
import { puo, type Viewer } from '../permissions.ts'

/** The argument `dopo` of a subscription. */
export const DOPO = {
  description:
    'Last event received, or the X-Eventi header of the answer that is being kept up to date: what came after it is delivered first.',
} as const

interface Seguiti {
  topic: string
  permesso: Permesso
  /** The event to go on from. */
  dopo: string | null | undefined
}

/**
 * The events of a topic as who has subscribed gets them; their rights are read anew at every event. Ends with Refusal
 * FORBIDDEN when those have changed: the fields of the answer would still be judged by the rights of the beginning.
 * @param turn what is told of an event; undefined for nothing
 */
export function seguiEventi<Payload, Avviso extends object>(
  { topic, permesso, dopo }: Seguiti,
  ctx: Context,
  turn: (evento: Evento<Payload>, viewer: Viewer | null) => Promise<Avviso | undefined> | Avviso | undefined,
): AsyncIterableIterator<Avviso, undefined> {
  return trasforma(ctx.services.events.subscribe<Payload>(topic, { dopo }), async (evento) => {
    const viewer = ctx.viewer && (await rileggiViewer(ctx.services.db, ctx.viewer.id))
    if (!stessiDiritti(viewer, ctx.viewer))
      throw new Refusal('FORBIDDEN', 'I permessi sono cambiati: ricarica la pagina.')
    if (permesso !== 'pubblico' && permesso !== 'login' && !puo(viewer, permesso)) return undefined
    return turn(evento, viewer)
  })
}
