import { readOne } from '../../../platform/db/read.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { whereUno } from '../../../platform/graphql/elencoField.ts'
import { elencoOrdiniFornitore } from '../elenco.ts'
import { StoricoStato } from './parti.ts'

builder.queryField('storicoOrdineFornitore', (t) =>
  t.prismaField({
    type: [StoricoStato],
    nullable: true,
    description: 'The states that a supplier order has had, in time; null when the viewer sees none such.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the supplier order.' }) },
    async resolve(query, _root, { pk }, ctx) {
      const { db } = ctx.services
      const where = whereUno(elencoOrdiniFornitore, pk, ctx)
      if (!(await readOne(db, 'ordineFornitore', { select: { id: true } }, where))) return null
      const orderBy = [{ changedAt: 'asc' as const }, { id: 'asc' as const }]
      return db.storicoStatoOrdineFornitore.findMany({ ...query, where: { ordineFornitoreId: pk }, orderBy })
    },
  }),
)
