import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { field, integerRule } from '#shared/fields/fields.ts'
import { announceCalendario } from '../calendario/announce.ts'
import { nationalHolidays } from './nazionali.ts'

const YEAR_MIN = 2000
const YEAR_MAX = 2199

/**
 * Adds the national holidays of a year that are not there yet: a day that is one already, whatever it is called, stays
 * as it is. Two at once wait for each other.
 * @returns how many were added
 */
export const generateFestivita = operation({
  nome: 'generateFestivita',
  permesso: 'adminPersonale',
  schema: object({ anno: field('Anno', integerRule().min(YEAR_MIN).max(YEAR_MAX), 'The year.') }),
  async run({ anno }, ctx) {
    await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('festivita', 0))`
    const year = { gte: dateOfDay(`${anno}-01-01`), lte: dateOfDay(`${anno}-12-31`) }
    const whole = { giornoDa: year, oraDa: null }
    const present = await ctx.tx.festivita.findMany({ where: whole, select: { giornoDa: true, giornoA: true } })
    const closed = new Set(
      present.flatMap(({ giornoDa, giornoA }) => (+giornoDa === +giornoA ? [dayOfDate(giornoDa)] : [])),
    )
    const missing = nationalHolidays(anno).filter(({ giorno }) => !closed.has(giorno))
    const [first, last] = [missing[0], missing.at(-1)]
    if (!first || !last) return { aggiunte: 0 }
    const rows = await ctx.tx.festivita.createManyAndReturn({
      data: missing.map(({ giorno, title }) => ({ giornoDa: dateOfDay(giorno), giornoA: dateOfDay(giorno), title })),
      select: { id: true, title: true },
    })
    await ctx.audit(
      ...rows.map(({ id, title }) => ({ oggetto: 'Festivita', oggettoPk: id, azione: 'crea', dopo: title })),
    )
    await announceCalendario(ctx, first.giorno, last.giorno)
    return { aggiunte: rows.length }
  },
})
