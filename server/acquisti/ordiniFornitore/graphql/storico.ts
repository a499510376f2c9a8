import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { ordiniFornitoreList } from '../list.ts'
import { StoricoStato } from './parts.ts'

builder.queryField('storicoOrdineFornitore', (t) =>
  t.prismaField({
    type: [StoricoStato],
    nullable: true,
    description: 'The states that a supplier order has had, in time; null when the viewer sees none such.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the supplier order.' }) },
    async resolve(query, _root, { pk }, ctx) {
      const { db } = ctx.services
      const where = whereOne(ordiniFornitoreList, pk, ctx)
      if (!(await readOne(db, 'ordineFornitore', { select: { id: true } }, where))) return null
      const orderBy = [{ changedAt: 'asc' as const }, { id: 'asc' as const }]
      return db.storicoStatoOrdineFornitore.findMany({ ...query, where: { ordineFornitoreId: pk }, orderBy })
    },
  }),
)
