import { Prisma } from '../../../prisma/generated/client.ts'
import { type UserError, UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { CONTATORE_FUTURO, contatoriSchema, GIORNO_RIPETUTO } from './rules.ts'

/**
 * Writes what the counter of the machine said at the end of some days; a day that is there already is replaced.
 * @throws UserErrors by row, for a day to come and one that is there twice
 */
export const saveContatoriMacchina = operation({
  nome: 'saveContatoriMacchina',
  permesso: 'writeContatori',
  schema: contatoriSchema,
  async run({ letture }, ctx) {
    const oggi = dayOfInstant(new Date())
    const visti = new Set<string>()
    const errori: UserError[] = []
    for (const [indice, { date }] of letture.entries()) {
      const message = date > oggi ? CONTATORE_FUTURO : visti.has(date) ? GIORNO_RIPETUTO : null
      if (message) errori.push({ code: 'INVALID', field: `letture[${indice}].date`, message })
      visti.add(date)
    }
    if (errori.length > 0) throw new UserErrors(errori)
    const ordinate = letture.toSorted((a, b) => (a.date < b.date ? -1 : 1))
    await ctx.tx.$executeRaw(
      Prisma.sql`INSERT INTO contatori_macchina (data, totale)
        SELECT * FROM unnest(${ordinate.map(({ date }) => date)}::date[], ${ordinate.map(({ total }) => total)}::int[])
        ON CONFLICT (data) DO UPDATE SET totale = excluded.totale, aggiornato_il = now(),
          versione = contatori_macchina.versione + 1
        WHERE contatori_macchina.totale <> excluded.totale`,
    )
    await ctx.emit('contatori', {})
    return { da: ordinate[0]?.date ?? oggi, a: ordinate.at(-1)?.date ?? oggi }
  },
})
