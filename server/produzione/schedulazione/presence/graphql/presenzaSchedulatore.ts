import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { mapIterable } from '#platform/events/mapIterable.ts'
import { builder } from '#platform/graphql/builder.ts'
import { scopeOf } from '#platform/graphql/listField.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { rereadViewer } from '#platform/identity/viewer.ts'
import { fullNameOf } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import { announcePresenza, PRESENCE_TOPIC, type Presence } from '../announcePresenza.ts'

interface Present extends Presence {
  nome: string
}

const PresentType = builder.objectRef<Present>('PresenteSchedulatore').implement({
  description: "A planner's window with an order open in the timeline.",
  authScopes: scopeOf('scheduleOrder'),
  fields: (t) => ({
    finestra: t.exposeString('finestra', { description: 'The browser window, as it calls itself.' }),
    nome: t.exposeString('nome', { description: 'Who it is.' }),
    arrivo: t.exposeBoolean('arrivo', { description: 'It has just opened the order: the others answer.' }),
    via: t.exposeBoolean('via', { description: 'It has left.' }),
  }),
})

/** Presences on one order, for as long as the subscriber may plan. */
function presences(ordine: number, ctx: Context) {
  return mapIterable(ctx.services.events.subscribe<Presence>(PRESENCE_TOPIC), async ({ payload }) => {
    if (payload.ordine !== ordine) return undefined
    const [who, viewer] = await Promise.all([
      rereadViewer(ctx.services.db, payload.user),
      ctx.viewer && rereadViewer(ctx.services.db, ctx.viewer.id),
    ])
    if (!can(viewer, 'scheduleOrder')) throw new Refusal('FORBIDDEN', 'I permessi sono cambiati: ricarica la pagina.')
    return who ? { ...payload, nome: fullNameOf(who) } : undefined
  })
}

builder.subscriptionField('presenzaSchedulatore', (t) =>
  t.field({
    type: PresentType,
    description: 'Who has an order open in the timeline, as they come, stay and leave.',
    authScopes: scopeOf('scheduleOrder'),
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    subscribe: (_root, { ordinePk }, ctx) => presences(ordinePk, ctx),
    resolve: (present) => present as Present,
  }),
)

mutationField(announcePresenza, {
  description: 'Tells the other planners on the same order that one is there.',
  input: (t) => ({
    ordinePk: t.int({ required: true, description: 'Number of the order.' }),
    finestra: t.string({ required: true, description: 'Any name of the window: letters, digits, _ and -.' }),
    arrivo: t.boolean({ description: 'It has just come: the others answer.' }),
    via: t.boolean({ description: 'It leaves.' }),
  }),
  payload: (t) => ({
    fatto: t.boolean({ description: 'True when it was announced.', resolve: ({ result }) => result?.fatto ?? false }),
  }),
})
