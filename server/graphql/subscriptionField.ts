import type { Context } from '../context.ts'
import type { Elenco } from '../db/elenco.ts'
import { readOneInsieme } from '../db/insieme.ts'
import type { Selection } from '../db/read.ts'
import { Refusal } from '../errors.ts'
import { trasforma } from '../events/trasforma.ts'
import type { Permesso } from '../operation.ts'
import { puo, type Viewer } from '../permissions.ts'
import { rileggiViewer, stessiDiritti } from '../utenti/viewer.ts'
import { builder } from './builder.ts'
import { scopeDi, whereUno } from './elencoField.ts'

/** One event as a subscriber sees it. */
interface Avviso {
  id: string
  pk: number
}

interface SubscriptionOptions<Where extends object, Filtro> {
  /** Type of the changed object, made with `prismaNode`. */
  tipo: object
  elenco: Elenco<Where, Filtro>
  /** Topic of the event log; its payload holds `pk`, and `eliminato` when the object is no more. */
  topic: string
  permesso: Permesso
  description: string
}

interface Evento {
  pk: number
  eliminato?: boolean
}

/**
 * Whether who subscribed may still see the object, asked anew at every event. One that was removed is nobody's to see:
 * that its number is free is told to all, so that no list goes on showing it.
 */
async function permesso(
  options: SubscriptionOptions<object, never>,
  viewer: Viewer | null,
  { pk, eliminato }: Evento,
  ctx: Context,
) {
  if (options.permesso !== 'pubblico' && options.permesso !== 'login' && !puo(viewer, options.permesso)) return false
  if (eliminato) return true
  const where = whereUno(options.elenco, pk, { viewer })
  return (await readOneInsieme(ctx.services.db, options.elenco.model, { select: { id: true } }, where)) !== null
}

function avvisi(options: SubscriptionOptions<object, never>, dopo: string | null | undefined, ctx: Context) {
  const events = ctx.services.events.subscribe<Evento>(options.topic, { dopo })
  return trasforma(events, async ({ id, payload }): Promise<Avviso | undefined> => {
    const viewer = ctx.viewer && (await rileggiViewer(ctx.services.db, ctx.viewer.id))
    // The fields of the answer would still be judged by the rights of the beginning.
    if (!stessiDiritti(viewer, ctx.viewer))
      throw new Refusal('FORBIDDEN', 'I permessi sono cambiati: ricarica la pagina.')
    return (await permesso(options, viewer, payload, ctx)) ? { id, pk: payload.pk } : undefined
  })
}

/**
 * Adds a subscription to the changes of a list's objects. The event carries ids; the object is loaded again and
 * authorised again for each subscriber.
 */
export function subscriptionField<Where extends object, Filtro>(
  nome: string,
  declared: SubscriptionOptions<Where, Filtro>,
): void {
  const options = declared as unknown as SubscriptionOptions<object, never>
  const tipoAvviso = builder.objectRef<Avviso>(nome.charAt(0).toUpperCase() + nome.slice(1)).implement({
    description: `An event of ${nome}.`,
    authScopes: scopeDi(options.permesso) as never,
    fields: (t) => ({
      evento: t.exposeString('id', { description: 'Pass it as `dopo` to resume after a lost connection.' }),
      pk: t.exposeInt('pk', { description: 'Number of the changed object.' }),
      nodo: t.prismaField({
        type: options.tipo as never,
        nullable: true,
        description: 'The object as it is now; null when it was removed.',
        resolve: ((query: Selection, { pk }: Avviso, _args: object, ctx: Context) =>
          readOneInsieme(ctx.services.db, options.elenco.model, query, whereUno(options.elenco, pk, ctx))) as never,
      }),
    }),
  })
  builder.subscriptionField(nome, (t) =>
    t.field({
      type: tipoAvviso,
      description: options.description,
      authScopes: scopeDi(options.permesso) as never,
      args: {
        dopo: t.arg.string({
          description:
            'Last event received, or the X-Eventi header of the answer that is being kept up to date: what came after it is delivered first.',
        }),
      },
      subscribe: (_root, { dopo }, ctx) => avvisi(options, dopo, ctx),
      resolve: (avviso) => avviso as Avviso,
    }),
  )
}
