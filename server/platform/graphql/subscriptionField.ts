import type { Context } from '../context.ts'
import type { Elenco } from '../db/elenco.ts'
import { readOneInsieme } from '../db/insieme.ts'
import type { Evento as EventoLog } from '../events/events.ts'
import type { Permesso } from '../operation.ts'
import type { Viewer } from '../permissions.ts'
import { builder } from './builder.ts'
import { type NodeType, scopeDi, whereUno } from './elencoField.ts'
import { DOPO, seguiEventi } from './seguiEventi.ts'

/** One event as a subscriber sees it. */
interface Avviso {
  id: string
  pk: number
}

interface Opzioni {
  /** Type of the changed object. */
  tipo: NodeType
  elenco: Elenco<object, never>
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
 * Whether who subscribed may still see the object, asked anew at every event. A removed object is
 * announced to all subscribers, so that no list goes on showing it.
 */
async function visto({ elenco }: Opzioni, viewer: Viewer | null, { pk, eliminato }: Evento, ctx: Context) {
  if (eliminato) return true
  const where = whereUno(elenco, pk, { viewer })
  return (await readOneInsieme(ctx.services.db, elenco.model, { select: { id: true } }, where)) !== null
}

function avvisi(options: Opzioni, dopo: string | null | undefined, ctx: Context) {
  const { topic, permesso } = options
  return seguiEventi(
    { topic, permesso, dopo },
    ctx,
    async ({ id, payload }: EventoLog<Evento>, viewer): Promise<Avviso | undefined> =>
      (await visto(options, viewer, payload, ctx)) ? { id, pk: payload.pk } : undefined,
  )
}

/**
 * Adds a subscription to the changes of a list's objects. The event carries ids; the object is loaded again and
 * authorised again for each subscriber.
 */
export function subscriptionField(nome: string, options: Opzioni): void {
  const tipoAvviso = builder.objectRef<Avviso>(nome.charAt(0).toUpperCase() + nome.slice(1)).implement({
    description: `An event of ${nome}.`,
    authScopes: scopeDi(options.permesso),
    fields: (t) => ({
      evento: t.exposeString('id', { description: 'Pass it as `dopo` to resume after a lost connection.' }),
      pk: t.exposeInt('pk', { description: 'Number of the changed object.' }),
      nodo: t.prismaField({
        type: options.tipo,
        nullable: true,
        description: 'The object as it is now; null when it was removed.',
        resolve: (query, { pk }, _args, ctx) =>
          readOneInsieme(ctx.services.db, options.elenco.model, query, whereUno(options.elenco, pk, ctx)),
      }),
    }),
  })
  builder.subscriptionField(nome, (t) =>
    t.field({
      type: tipoAvviso,
      description: options.description,
      authScopes: scopeDi(options.permesso),
      args: { dopo: t.arg.string(DOPO) },
      subscribe: (_root, { dopo }, ctx) => avvisi(options, dopo, ctx),
      resolve: (avviso) => avviso as Avviso,
    }),
  )
}
