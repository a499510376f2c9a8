import { builder } from '#platform/graphql/builder.ts'
import { Documento } from '#platform/graphql/files/Documento.ts'
import { statisticheAgentiExcel, statisticheClientiExcel } from '../excel.ts'
import { StatisticheFilterInput, statisticheScopes } from './parts.ts'

const filter = { type: StatisticheFilterInput, description: 'That of the page.' } as const

builder.queryField('statisticheClientiExcel', (t) =>
  t.field({
    type: Documento,
    description: 'The statistics of customers as a spreadsheet, with their sums; at most 20,000.',
    authScopes: statisticheScopes,
    args: { filtro: t.arg(filter) },
    resolve: (_root, args, ctx) => statisticheClientiExcel(args.filtro ?? {}, ctx),
  }),
)

builder.queryField('statisticheAgentiExcel', (t) =>
  t.field({
    type: Documento,
    description: 'The statistics of agents as a spreadsheet, with their sums.',
    authScopes: statisticheScopes,
    args: { filtro: t.arg(filter) },
    resolve: (_root, args, ctx) => statisticheAgentiExcel(args.filtro ?? {}, ctx),
  }),
)
