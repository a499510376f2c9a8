import { builder } from '#platform/graphql/builder.ts'

const MaterialeMancante = builder.objectRef<{ materiale: string }>('MaterialeMancante').implement({
  description: 'A material that an order lacks a supplier order for.',
  authScopes: { permesso: 'viewOrders' },
  fields: (t) => ({ materiale: t.exposeString('materiale', { description: 'Its name: legno, vetro …' }) }),
})

// By name: the type belongs to the orders.
builder.prismaObjectField('Ordine', 'ordiniFornitoreMancanti', (t) =>
  t.field({
    type: [MaterialeMancante],
    nullable: true,
    description:
      'Materials of its phases without a supplier order, and those of rows that nobody has ordered yet. Withheld from app accounts: null.',
    select: { mancanza: { select: { materiali: true } } },
    authScopes: { permesso: 'viewOrders' },
    unauthorizedResolver: () => null,
    resolve: ({ mancanza }) => mancanza?.materiali.map((materiale) => ({ materiale })) ?? [],
  }),
)

builder.prismaObjectField('Ordine', 'ordiniFornitore', (t) =>
  t.relation('ordiniFornitore', {
    nullable: true,
    query: { orderBy: [{ tipologia: 'asc' }, { id: 'asc' }] },
    description: 'What is ordered from suppliers for it. Withheld from who may not see it: null.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    unauthorizedResolver: () => null,
  }),
)
