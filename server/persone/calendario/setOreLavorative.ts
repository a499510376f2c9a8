import { addDays } from '#ordini/ordini/rules.ts'
import { operation } from '#platform/operation.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { daysFrom } from '../assenze/rules.ts'
import { announceCalendario } from './announce.ts'
import { checkOreReparti, describeOre, serializeHoursWrites } from './lock.ts'
import { type OreIntervalInput, oreIntervalSchema, weekdayOf } from './rules.ts'

function daysOf({ periodo: { dal, al }, giorniSettimana }: OreIntervalInput): string[] {
  const all = Array.from({ length: daysFrom(dal, al) + 1 }, (_, i) => addDays(dal, i))
  return giorniSettimana.length === 0 ? all : all.filter((day) => giorniSettimana.includes(weekdayOf(day)))
}

/**
 * Gives every day of a range its hours, or takes them all back to the default.
 * @returns how many days were written or taken back
 */
export const setOreLavorative = operation({
  nome: 'setOreLavorative',
  permesso: 'adminPersonale',
  schema: oreIntervalSchema,
  async run(data, ctx) {
    await serializeHoursWrites(ctx)
    await checkOreReparti(ctx, data.oreReparti ?? [])
    const days = daysOf(data)
    const where = { giorno: { in: days.map((day) => dateOfDay(day)) } }
    const old = await ctx.tx.oreLavorative.findMany({ where })
    const hours = {
      oreLavorativeMacchine: data.oreLavorativeMacchine ?? 0,
      oreLavorativeBanchi: data.oreLavorativeBanchi ?? 0,
      // Who does not know the other departments leaves what the days have of them.
      ...(data.oreReparti && { oreReparti: data.oreReparti.map((one) => ({ ...one })) }),
    }
    if (data.resetDefault) await ctx.tx.oreLavorative.deleteMany({ where })
    else {
      const prior = new Set(old.map(({ giorno }) => dayOfDate(giorno)))
      await ctx.tx.oreLavorative.updateMany({ where, data: { ...hours, versione: { increment: 1 } } })
      const fresh = days.filter((day) => !prior.has(day))
      await ctx.tx.oreLavorative.createMany({ data: fresh.map((day) => ({ giorno: dateOfDay(day), ...hours })) })
    }
    const { periodo } = data
    const { dal, al } = periodo
    const after = data.resetDefault
      ? 'orario predefinito'
      : describeOre({ giorno: dal, ...hours, oreReparti: data.oreReparti ?? [] })
    const action = data.resetDefault ? 'ripristina' : 'imposta'
    const field = `${dal} – ${al}`
    await ctx.audit({ oggetto: 'OreLavorative', oggettoPk: 0, azione: action, campo: field, dopo: after })
    await announceCalendario(ctx, dal, al)
    return { periodo, giorni: data.resetDefault ? old.length : days.length }
  },
})
