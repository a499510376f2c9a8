import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { Documento } from '#platform/graphql/files/Documento.ts'
import { figureExcel, lavorazioniOrdineExcel, VISTE_FIGURE } from '../excel.ts'
import { FigureFilterInput, figureScopes } from './parts.ts'

const filter = { type: FigureFilterInput, description: 'That of the page.' } as const

const Vista = choiceEnum('VistaFigure', VISTE_FIGURE, 'The two tabs of a figure.', {
  giorni: 'Day by day.',
  dati: 'Activity by activity.',
})

builder.queryField('lavorazioniOrdineExcel', (t) =>
  t.field({
    type: Documento,
    description: 'The work by order, operation and operator as a spreadsheet, with its sums; at most 20,000 rows.',
    authScopes: figureScopes,
    args: { filtro: t.arg(filter) },
    resolve: (_root, args, ctx) => lavorazioniOrdineExcel(args.filtro ?? {}, ctx),
  }),
)

for (const [field, count] of [
  ['performanceExcel', 'performance'],
  ['oreLavorateExcel', 'ore'],
] as const) {
  builder.queryField(field, (t) =>
    t.field({
      type: Documento,
      description: 'The figure as a spreadsheet, with its sums; at most 20,000 rows.',
      authScopes: figureScopes,
      args: {
        filtro: t.arg(filter),
        vista: t.arg({ type: Vista, description: 'Which of its tabs; DATI when missing.' }),
      },
      resolve: (_root, args, ctx) => figureExcel(count, args.vista ?? 'dati', args.filtro ?? {}, ctx),
    }),
  )
}
