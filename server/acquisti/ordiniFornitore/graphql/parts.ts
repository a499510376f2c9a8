import { foundWithin } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { ordiniFornitoreList } from '../list.ts'

export const StoricoStato = builder.prismaNode('StoricoStatoOrdineFornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(ordiniFornitoreList, 'ordineFornitore'),
  nullable: true,
  description: 'A state that a supplier order has had.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    ordineFornitore: t.relation('ordineFornitore', {
      seenIn: ordiniFornitoreList,
      nullable: true,
      description: 'The supplier order.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'Since when.' }),
    stato: t.exposeString('stato', { description: 'Its name then; empty for none.' }),
  }),
})
