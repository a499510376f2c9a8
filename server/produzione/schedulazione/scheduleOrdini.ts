import { array, number, object } from 'yup'
import { operation } from '#platform/operation.ts'
import { runAutoSchedula } from './auto.ts'

/** Orders of one batch at most. */
const ORDINI_MAX = 1000

/**
 * Schedules, by delivery date, the orders that ask for it and have no schedule: those named, or all.
 * Each gets a plan or keeps the reason why not.
 */
export const scheduleOrdini = operation({
  nome: 'scheduleOrdini',
  permesso: 'autoScheduleOrder',
  schema: object({ pks: array().of(number().integer().required()).nullable().default(null).max(ORDINI_MAX) }),
  async run({ pks: ordini }, ctx) {
    const pks =
      ordini ??
      (
        await ctx.tx.ordine.findMany({
          where: { autoSchedulazione: true, nonSchedulabile: false, schedulazione: { is: null } },
          select: { id: true },
          orderBy: [{ dataConsegna: { sort: 'asc', nulls: 'last' } }, { data: 'asc' }, { id: 'asc' }],
          take: ORDINI_MAX,
        })
      ).map(({ id }) => id)
    const outcomes = await runAutoSchedula(ctx, pks)
    for (const { pk } of outcomes) await ctx.emit('ordine', { pk })
    return { esiti: outcomes }
  },
})
