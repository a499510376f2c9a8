import type { Context } from '#platform/context.ts'
import type { LoggedEvent } from '#platform/events/events.ts'
import { shareAnswer } from '#platform/events/share.ts'
import { builder } from '#platform/graphql/builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '#platform/graphql/followEvents.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { readDay, writeDay } from '../engine/time.ts'
import { readArco, readCelle } from '../slots.ts'
import type { ChangedOccupazione } from '../writer.ts'
import { CellaType } from './celle.ts'

const scopes = { permesso: 'scheduleOrder' } as const

interface Notice extends FollowedEvent {
  ordini: number[]
  /** Touched days within the range, ascending. */
  giorni: number[]
  fasi: boolean
}

const numero = (day: string) => readDay(day) ?? 0

/** The days of an event that lie in a range. */
function daysIn({ giorni, da, a }: ChangedOccupazione, span: { da: number; a: number }): number[] {
  if (giorni) return giorni.map(numero).filter((day) => span.da <= day && day <= span.a)
  if (da === null || a === null) return []
  const first = Math.max(numero(da), span.da)
  const last = Math.min(numero(a), span.a)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n)
}

function notices(periodo: Periodo, after: string | null | undefined, ctx: Context) {
  const span = readArco(periodo)
  const followed = { topic: 'occupazione', ...scopes, dopo: after }
  return followEvents(followed, ctx, ({ payload }: LoggedEvent<ChangedOccupazione>) => {
    const days = daysIn(payload, span)
    const { ordini, fasi = false } = payload
    return days.length > 0 || ordini.length > 0 || fasi ? { ordini, giorni: days, fasi } : undefined
  })
}

const NoticeType = builder.objectRef<Notice>('OccupazioneAggiornata').implement({
  description: 'Cells and schedules that have changed.',
  authScopes: scopes,
  fields: (t) => ({
    ...eventFields(t),
    ordini: t.exposeIntList('ordini', {
      description: 'Numbers of the orders whose schedule was saved, moved or removed; empty for a change of calendar.',
    }),
    fasi: t.exposeBoolean('fasi', {
      description: 'The phases have been configured otherwise: all that is shown of them is to be read again.',
    }),
    giorni: t.field({
      type: ['Date'],
      description: 'Touched days within the range, `YYYY-MM-DD`.',
      resolve: ({ giorni }) => giorni.map(writeDay),
    }),
    celle: t.field({
      type: [CellaType],
      description: 'The cells of those days as they are now.',
      resolve: async ({ id, giorni }, _args, ctx) => {
        const [first, last] = [giorni[0], giorni.at(-1)]
        if (first === undefined || last === undefined) return []
        const touched = new Set(giorni.map(writeDay))
        const { db } = ctx.services
        const celle = await shareAnswer(db, `${id} celle ${first} ${last}`, () => readCelle(db, first, last))
        return celle.filter(({ giorno }) => touched.has(giorno))
      },
    }),
  }),
})

builder.subscriptionField('occupazioneAggiornata', (t) =>
  t.field({
    type: NoticeType,
    description: 'Tells of every change of the cells of a range of days, and of schedules wherever they are.',
    authScopes: scopes,
    args: {
      periodo: t.arg({ type: PeriodoInput, required: true, description: 'Both its days; at most 400 days.' }),
      dopo: t.arg.string(AFTER_ARG),
    },
    subscribe: (_root, { periodo, dopo }, ctx) => notices(periodo, dopo, ctx),
    resolve: (notice) => notice as Notice,
  }),
)
