import { UserErrors } from '../../../platform/errors.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { dayOfDate } from '../../../shared/dates/days.ts'

interface AttivitaDay {
  giorno: string
  attivita: number
  aperte: number
}

const AttivitaDayRef = builder.objectRef<AttivitaDay>('GiornoAttivita').implement({
  description: 'A day of the calendar of an operator.',
  authScopes: { permesso: 'addAttivita' },
  fields: (t) => ({
    giorno: t.expose('giorno', { type: 'Date', description: 'The day.' }),
    attivita: t.exposeInt('attivita', { description: 'How many own activities there are.' }),
    aperte: t.exposeInt('aperte', { description: 'How many of them have no end.' }),
  }),
})

/** First day of a month, and of the next. @param month 'YYYY-MM', or any day of it @throws UserErrors */
function monthOf(month: string): { da: Date; a: Date } {
  const [, year = '', numero = ''] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(month) ?? []
  const [a, m] = [Number(year), Number(numero)]
  if (a < 1900 || a > 2199 || m < 1 || m > 12) throw UserErrors.of('mese', 'Il mese va scritto come 2026-11.')
  return { da: new Date(Date.UTC(a, m - 1, 1)), a: new Date(Date.UTC(a, m, 1)) }
}

builder.queryField('giorniAttivita', (t) =>
  t.field({
    type: [AttivitaDayRef],
    description: 'The days of a month on which the operator who asks has activities.',
    authScopes: { permesso: 'addAttivita' },
    args: { mese: t.arg.string({ required: true, description: '`YYYY-MM`, or any day of it.' }) },
    async resolve(_root, { mese }, { viewer, services: { db } }) {
      const { da, a } = monthOf(mese)
      const righe = await db.$queryRaw<{ data: Date; attivita: number; aperte: number }[]>`
        SELECT data, count(*)::int AS attivita, (count(*) FILTER (WHERE ora_fine IS NULL))::int AS aperte
        FROM attivita WHERE operatore_id = ${viewer?.operatore?.id ?? 0} AND data >= ${da} AND data < ${a}
        GROUP BY data ORDER BY data`
      return righe.map(({ data, ...resto }) => ({ giorno: dayOfDate(data), ...resto }))
    },
  }),
)
