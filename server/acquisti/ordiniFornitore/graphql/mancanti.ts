import { builder } from '../../../platform/graphql/builder.ts'

const MaterialeMancante = builder.objectRef<{ materiale: string }>('MaterialeMancante').implement({
  description: 'A material that an order lacks a supplier order for.',
  authScopes: { permesso: 'viewOrders' },
  fields: (t) => ({ materiale: t.exposeString('materiale', { description: 'Its name: legno, vetro …' }) }),
})

// By name: the type belongs to the orders.
builder.prismaObjectField('Ordine' as never, 'ordiniFornitoreMancanti', (t) =>
  t.field({
    type: [MaterialeMancante],
    nullable: true,
    description:
      'Materials of its phases without a supplier order, and those of rows that nobody has ordered yet. Withheld from app accounts: null.',
    select: { mancanza: { select: { materiali: true } } } as never,
    authScopes: { permesso: 'viewOrders' },
    unauthorizedResolver: () => null,
    resolve: (({ mancanza }: { mancanza: { materiali: string[] } | null }) =>
      mancanza?.materiali.map((materiale) => ({ materiale })) ?? []) as never,
  }),
)

builder.prismaObjectField('Ordine' as never, 'ordiniFornitore', (t) =>
  (t as unknown as { relation(nome: string, options: object): ReturnType<typeof t.field> }).relation(
    'ordiniFornitore',
    {
      nullable: true,
      query: { orderBy: [{ tipologia: 'asc' }, { id: 'asc' }] },
      description: 'What is ordered from suppliers for it. Withheld from users who may not see it: null.',
      authScopes: { permesso: 'viewOrdiniFornitore' },
      unauthorizedResolver: () => null,
    },
  ),
)
