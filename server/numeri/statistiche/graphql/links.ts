import { builder } from '#platform/graphql/builder.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { agenteFigures, clienteFigures } from '../figures.ts'
import { StatisticaVenditeRef, statisticheScopes } from './parts.ts'

const withheld = 'Null to who does not read the statistics.'
const period = {
  type: PeriodoInput,
  description: 'The days of the orders that count; the previous full month when both days are missing.',
} as const
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
    args: { periodo: t.arg(period) },
    select: { id: true, tipoCliente: true },
    resolve: (cliente, asked, ctx) => clienteFigures(cliente, asked, ctx),
  }),
)

builder.prismaObjectField('Agente', 'statistiche', (t) =>
  t.field({
    ...common,
    description: `What the agent sold in a period. ${withheld} And of an agent whose figures the viewer does not see.`,
    args: { periodo: t.arg(period) },
    select: { id: true },
    resolve: ({ id }, asked, ctx) => agenteFigures(id, asked, ctx),
  }),
)
