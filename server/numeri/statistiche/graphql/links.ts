import { builder } from '#platform/graphql/builder.ts'
import { agenteFigures, clienteFigures } from '../figures.ts'
import { StatisticaVenditeRef, statisticheScopes } from './parts.ts'

const withheld = 'Null to who does not read the statistics.'
const common = {
  type: StatisticaVenditeRef,
  nullable: true,
  authScopes: statisticheScopes,
  unauthorizedResolver: () => null,
} as const

builder.prismaObjectField('Cliente', 'statistiche', (t) =>
  t.field({
    ...common,
    description: `What the customer ordered in a period, of the orders that the viewer sees. ${withheld}`,
    args: {
      dataInizio: t.arg({
        type: 'Date',
        description: 'First day of the orders that count; the previous full month when both days are missing.',
      }),
      dataFine: t.arg({ type: 'Date', description: 'Last day, included.' }),
    },
    select: { id: true, tipoCliente: true },
    resolve: (cliente, args, ctx) => clienteFigures(cliente, args, ctx),
  }),
)

builder.prismaObjectField('Agente', 'statistiche', (t) =>
  t.field({
    ...common,
    description: `What the agent sold in a period. ${withheld} And of an agent whose figures the viewer does not see.`,
    args: {
      dataInizio: t.arg({
        type: 'Date',
        description: 'First day of the orders that count; the previous full month when both days are missing.',
      }),
      dataFine: t.arg({ type: 'Date', description: 'Last day, included.' }),
    },
    select: { id: true },
    resolve: ({ id }, args, ctx) => agenteFigures(id, args, ctx),
  }),
)
