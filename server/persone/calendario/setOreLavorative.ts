import { addDays } from '../../ordini/ordini/rules.ts'
import { operation } from '../../platform/operation.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { daysFrom } from '../assenze/rules.ts'
import { announceCalendario } from './announce.ts'
import { describeOre, serializeOreWrites } from './lock.ts'
import { type IntervalloOreInput, intervalloOreSchema, weekdayOf } from './rules.ts'

function giorniDi({ dateStart, dateEnd, giorniSettimana }: IntervalloOreInput): string[] {
  const tutti = Array.from({ length: daysFrom(dateStart, dateEnd) + 1 }, (_, i) => addDays(dateStart, i))
  return giorniSettimana.length === 0 ? tutti : tutti.filter((giorno) => giorniSettimana.includes(weekdayOf(giorno)))
}

/**
 * Gives every day of a range its hours, or takes them all back to the default.
 * @returns how many days were written or taken back
 */
export const setOreLavorative = operation({
  nome: 'setOreLavorative',
  permesso: 'adminPersonale',
  schema: intervalloOreSchema,
  async run(dati, ctx) {
    await serializeOreWrites(ctx)
    const giorni = giorniDi(dati)
    const where = { giorno: { in: giorni.map((giorno) => dateOfDay(giorno)) } }
    const vecchie = await ctx.tx.oreLavorative.findMany({ where })
    const ore = {
      oreLavorativeMacchine: dati.oreLavorativeMacchine ?? 0,
      oreLavorativeBanchi: dati.oreLavorativeBanchi ?? 0,
    }
    if (dati.resetDefault) await ctx.tx.oreLavorative.deleteMany({ where })
    else {
      const gia = new Set(vecchie.map(({ giorno }) => dayOfDate(giorno)))
      await ctx.tx.oreLavorative.updateMany({ where, data: { ...ore, versione: { increment: 1 } } })
      const nuove = giorni.filter((giorno) => !gia.has(giorno))
      await ctx.tx.oreLavorative.createMany({ data: nuove.map((giorno) => ({ giorno: dateOfDay(giorno), ...ore })) })
    }
    const dopo = dati.resetDefault ? 'orario predefinito' : describeOre({ giorno: dati.dateStart, ...ore })
    const azione = dati.resetDefault ? 'ripristina' : 'imposta'
    const campo = `${dati.dateStart} – ${dati.dateEnd}`
    await ctx.audit({ oggetto: 'OreLavorative', oggettoPk: 0, azione, campo, dopo })
    await announceCalendario(ctx, dati.dateStart, dati.dateEnd)
    const { dateStart, dateEnd } = dati
    return { dateStart, dateEnd, giorni: dati.resetDefault ? vecchie.length : giorni.length }
  },
})
