// The periods of closure of a supplier, read and written.
import { builder } from '#platform/graphql/builder.ts'
import type { PeriodoChiusura } from '../rules.ts'

const first = 'First day.'
const last = 'Last day, included; not before the first, nor more than a year after it.'

export const PeriodoChiusuraType = builder.objectRef<PeriodoChiusura>('PeriodoChiusura').implement({
  description: 'A stretch of days on which a supplier is closed.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    dal: t.field({ type: 'Date', description: first, resolve: ({ dal }) => dal }),
    al: t.field({ type: 'Date', description: last, resolve: ({ al }) => al }),
  }),
})

export const PeriodoChiusuraInput = builder.inputType('PeriodoChiusuraInput', {
  description: 'A stretch of days on which a supplier is closed.',
  fields: (t) => ({
    dal: t.field({ type: 'Date', required: true, description: first }),
    al: t.field({ type: 'Date', required: true, description: last }),
  }),
})
