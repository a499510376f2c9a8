import type { Context } from '../../../platform/context.ts'
import type { LoggedEvent } from '../../../platform/events/events.ts'
import { shareAnswer } from '../../../platform/events/share.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from '../../../platform/graphql/followEvents.ts'
import { readGiorno, writeGiorno } from '../engine/time.ts'
import { readArco, readCelle } from '../slots.ts'
import type { ChangedOccupazione } from '../writer.ts'
import { CellaType } from './celle.ts'

const scopes = { permesso: 'scheduleOrder' } as const

interface Avviso extends FollowedEvent {
  ordini: number[]
  /** Touched days within the range, ascending. */
  giorni: number[]
  fasi: boolean
}

const numero = (giorno: string) => readGiorno(giorno) ?? 0

/** The days of an event that lie in a range. */
function giorniIn({ giorni, da, a }: ChangedOccupazione, arco: { da: number; a: number }): number[] {
  if (giorni) return giorni.map(numero).filter((giorno) => arco.da <= giorno && giorno <= arco.a)
  if (da === null || a === null) return []
  const primo = Math.max(numero(da), arco.da)
  const ultimo = Math.min(numero(a), arco.a)
  return Array.from({ length: Math.max(0, ultimo - primo + 1) }, (_, n) => primo + n)
}

function avvisi(fromDate: string, toDate: string, dopo: string | null | undefined, ctx: Context) {
  const arco = readArco(fromDate, toDate)
  const seguiti = { topic: 'occupazione', ...scopes, dopo }
  return followEvents(seguiti, ctx, ({ payload }: LoggedEvent<ChangedOccupazione>) => {
    const giorni = giorniIn(payload, arco)
    const { ordini, fasi = false } = payload
    return giorni.length > 0 || ordini.length > 0 || fasi ? { ordini, giorni, fasi } : undefined
  })
}

const AvvisoType = builder.objectRef<Avviso>('OccupazioneAggiornata').implement({
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
      resolve: ({ giorni }) => giorni.map(writeGiorno),
    }),
    celle: t.field({
      type: [CellaType],
      description: 'The cells of those days as they are now.',
      resolve: async ({ id, giorni }, _args, ctx) => {
        const [primo, ultimo] = [giorni[0], giorni.at(-1)]
        if (primo === undefined || ultimo === undefined) return []
        const toccati = new Set(giorni.map(writeGiorno))
        const { db } = ctx.services
        const celle = await shareAnswer(db, `${id} celle ${primo} ${ultimo}`, () => readCelle(db, primo, ultimo))
        return celle.filter(({ giorno }) => toccati.has(giorno))
      },
    }),
  }),
})

builder.subscriptionField('occupazioneAggiornata', (t) =>
  t.field({
    type: AvvisoType,
    description: 'Tells of every change of the cells of a range of days, and of schedules wherever they are.',
    authScopes: scopes,
    args: {
      da: t.arg({ type: 'Date', required: true, description: 'First day, `YYYY-MM-DD`.' }),
      a: t.arg({ type: 'Date', required: true, description: 'Last day, included; at most 400 days after.' }),
      dopo: t.arg.string(AFTER_ARG),
    },
    subscribe: (_root, { da, a, dopo }, ctx) => avvisi(da, a, dopo, ctx),
    resolve: (avviso) => avviso as Avviso,
  }),
)
