import { Prisma } from '../../../prisma/generated/client.ts'
import { type UserError, UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { contatoriSchema, FUTURE_CONTATORE, REPEATED_DAY } from './rules.ts'

/**
 * Writes what the counter of the machine said at the end of some days; a day that is there already is replaced.
 * @throws UserErrors by row, for a day to come and one that is there twice
 */
export const saveContatoriMacchina = operation({
  nome: 'saveContatoriMacchina',
  permesso: 'writeContatori',
  schema: contatoriSchema,
  async run({ letture }, ctx) {
    const today = dayOfInstant(new Date())
    const seen = new Set<string>()
    const errors: UserError[] = []
    for (const [index, { date }] of letture.entries()) {
      const message = date > today ? FUTURE_CONTATORE : seen.has(date) ? REPEATED_DAY : null
      if (message) errors.push({ code: 'INVALID', field: `letture[${index}].date`, message })
      seen.add(date)
    }
    if (errors.length > 0) throw new UserErrors(errors)
    const ordinate = letture.toSorted((a, b) => (a.date < b.date ? -1 : 1))
    await ctx.tx.$executeRaw(
      Prisma.sql`INSERT INTO contatori_macchina (data, totale)
        SELECT * FROM unnest(${ordinate.map(({ date }) => date)}::date[], ${ordinate.map(({ total }) => total)}::int[])
        ON CONFLICT (data) DO UPDATE SET totale = excluded.totale, aggiornato_il = now(),
          versione = contatori_macchina.versione + 1
        WHERE contatori_macchina.totale <> excluded.totale`,
    )
    await ctx.emit('contatori', {})
    return { da: ordinate[0]?.date ?? today, a: ordinate.at(-1)?.date ?? today }
  },
})
