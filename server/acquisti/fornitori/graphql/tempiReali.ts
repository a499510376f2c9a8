import { builder } from '#platform/graphql/builder.ts'
import { readTempiReali } from '../tempi/read.ts'
import { TEMPI_MONTHS, type TempiReali } from '../tempi/rules.ts'
import { Fornitore } from './Fornitore.ts'

const TempiRealiType = builder.objectRef<TempiReali>('TempiReali').implement({
  description: `How long the orders of a supplier took, from the day of the order to that of the arrival, in the last ${TEMPI_MONTHS} months.`,
  authScopes: { permesso: 'adminFornitori' },
  fields: (t) => ({
    n: t.exposeInt('n', { description: 'How many orders.' }),
    mediana: t.exposeInt('mediana', { description: 'Median, days on which it is open.' }),
    percentile80: t.exposeInt('percentile80', {
      description: 'Days on which it is open that eight of ten did not exceed.',
    }),
  }),
})

builder.prismaObjectField(Fornitore, 'tempiReali', (t) =>
  t.field({
    type: TempiRealiType,
    nullable: true,
    description: 'How long it really takes; null while nothing has arrived, and for who may not change suppliers.',
    select: { id: true },
    authScopes: { permesso: 'adminFornitori' },
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, ctx) => readTempiReali(ctx.services.db, id),
  }),
)
