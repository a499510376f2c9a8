import { builder } from '#platform/graphql/builder.ts'
import { Documento } from '#platform/graphql/files/Documento.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { fasiSchedulateCsv } from '../csv.ts'
import { fasiSchedulateList } from '../list.ts'
import { FasiSchedulateFilterInput } from './filter.ts'

builder.queryField('fasiSchedulateCsv', (t) =>
  t.field({
    type: Documento,
    description: 'The scheduled phases that the filters leave, as a CSV; at most 20,000.',
    authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
    args: {
      filtro: t.arg({ type: FasiSchedulateFilterInput, description: 'Those of the list.' }),
      ordinamento: t.arg(orderingArg('fasiSchedulate', Object.keys(fasiSchedulateList.orderings))),
    },
    resolve: (_root, { filtro, ordinamento }, ctx) => fasiSchedulateCsv(filtro ?? {}, ordinamento ?? [], ctx),
  }),
)
