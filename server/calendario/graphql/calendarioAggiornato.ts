import type { Context } from '../../context.ts'
import { Refusal } from '../../errors.ts'
import { trasforma } from '../../events/trasforma.ts'
import { builder } from '../../graphql/builder.ts'
import { puo } from '../../permissions.ts'
import { rileggiViewer, stessiDiritti } from '../../utenti/viewer.ts'
import { CALENDARIO, type EventoCalendario } from '../annuncia.ts'

interface Avviso extends EventoCalendario {
  id: string
}

const CalendarioAggiornato = builder.objectRef<Avviso>('CalendarioAggiornato').implement({
  description: 'Days whose staff, absences, holidays or hours have changed: what is shown of them is to be read again.',
  authScopes: { permesso: 'adminPersonale' },
  fields: (t) => ({
    evento: t.exposeString('id', { description: 'Pass it as `dopo` to resume after a lost connection.' }),
    da: t.expose('da', { type: 'Date', description: 'First day that may be different.' }),
    a: t.expose('a', { type: 'Date', nullable: true, description: 'Last one, included; null: all that follow.' }),
  }),
})

function avvisi(dopo: string | null | undefined, ctx: Context) {
  const events = ctx.services.events.subscribe<EventoCalendario>(CALENDARIO, { dopo })
  return trasforma(events, async ({ id, payload }): Promise<Avviso | undefined> => {
    const viewer = ctx.viewer && (await rileggiViewer(ctx.services.db, ctx.viewer.id))
    if (!stessiDiritti(viewer, ctx.viewer))
      throw new Refusal('FORBIDDEN', 'I permessi sono cambiati: ricarica la pagina.')
    return puo(viewer, 'adminPersonale') ? { id, da: payload.da, a: payload.a } : undefined
  })
}

// What was deleted is told too: the event names days, not an object that would have to be there still.
builder.subscriptionField('calendarioAggiornato', (t) =>
  t.field({
    type: CalendarioAggiornato,
    description: 'Staff, absences, holidays or working hours have just changed.',
    authScopes: { permesso: 'adminPersonale' },
    args: {
      dopo: t.arg.string({
        description:
          'Last event received, or the X-Eventi header of the answer that is being kept up to date: what came after it is delivered first.',
      }),
    },
    subscribe: (_root, { dopo }, ctx) => avvisi(dopo, ctx),
    resolve: (avviso) => avviso as Avviso,
  }),
)
