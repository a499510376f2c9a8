import { builder } from '#platform/graphql/builder.ts'
import { Documento } from '#platform/graphql/files/Documento.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { ordiniFornitoreExcel } from '../excel.ts'
import { ordiniFornitoreList } from '../list.ts'
import { OrdiniFornitoreFilterInput } from './OrdineFornitore.ts'

builder.queryField('ordiniFornitoreExcel', (t) =>
  t.field({
    type: Documento,
    description: 'The supplier orders that the filters leave, as an Excel sheet; at most 20,000.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    args: {
      filtro: t.arg({ type: OrdiniFornitoreFilterInput, description: 'Those of the list.' }),
      ordinamento: t.arg(orderingArg('ordiniFornitore', Object.keys(ordiniFornitoreList.orderings))),
    },
    resolve: (_root, { filtro, ordinamento }, ctx) => ordiniFornitoreExcel(filtro ?? {}, ordinamento ?? [], ctx),
  }),
)
