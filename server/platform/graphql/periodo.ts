import type { Periodo } from '#shared/dates/periodo.ts'
import { builder } from './builder.ts'

/** The days that something is asked of. */
export const PeriodoInput = builder.inputRef<Periodo>('Periodo').implement({
  description: 'A period of days, both included; open at an end that is missing.',
  fields: (t) => ({
    dal: t.field({ type: 'Date', description: 'First day.' }),
    al: t.field({ type: 'Date', description: 'Last day, included.' }),
  }),
})
