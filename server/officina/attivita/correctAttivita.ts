import { object } from 'yup'
import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { hourOfTime, timeOfHour } from '#shared/dates/days.ts'
import { idRule, longTextRule, optionalTimeRule, REQUIRED_FIELD, versioneRule } from '#shared/fields/fields.ts'
import { announceAttivita } from './announce.ts'
import { checkHours } from './checks.ts'
import { FINE_NOT_REMOVABLE, minutesBetween } from './rules.ts'

const schema = object({
  pk: idRule(),
  versione: versioneRule,
  oraInizio: optionalTimeRule().required(REQUIRED_FIELD),
  oraFine: optionalTimeRule(),
  note: longTextRule(2000).optional().default(undefined),
})

/**
 * Corrects the hours of an operator's session, as when the end was forgotten; the history keeps what was there. Pieces
 * and controls stay those of who recorded them.
 * @throws UserErrors for an end before the beginning, or taken away; Refusal NOT_FOUND, CONFLICT
 */
export const correctAttivita = operation({
  nome: 'correctAttivita',
  permesso: 'adminAttivitaOperatori',
  schema,
  async run({ pk, versione, oraInizio, oraFine, note }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM attivita WHERE id = ${pk} FOR UPDATE`
    const riga = await ctx.tx.attivita.findFirst({ where: { id: pk, automatica: false } })
    if (!riga) throw new Refusal('NOT_FOUND')
    checkHours(oraInizio, oraFine)
    if (riga.oraFine !== null && oraFine === null) throw UserErrors.of('oraFine', FINE_NOT_REMOVABLE)
    const before = {
      oraInizio: riga.oraInizio && hourOfTime(riga.oraInizio),
      oraFine: riga.oraFine && hourOfTime(riga.oraFine),
      note: riga.note,
    }
    const after = { oraInizio, oraFine, note: note ?? riga.note }
    await refuseIfStale(ctx, { oggetto: 'Attivita', pk, vista: versione, attuale: riga, prima: before, dopo: after })
    const history = fieldHistory('Attivita', pk, 'modifica', before, after)
    if (history.length === 0) return { pk }
    await ctx.tx.attivita.update({
      where: { id: pk },
      data: {
        oraInizio: timeOfHour(oraInizio),
        oraFine: oraFine === null ? null : timeOfHour(oraFine),
        tempo: oraFine === null ? null : minutesBetween(oraInizio, oraFine),
        note: after.note,
        versione: { increment: 1 },
      },
    })
    await ctx.audit(...history)
    await announceAttivita(ctx, riga)
    return { pk }
  },
})
