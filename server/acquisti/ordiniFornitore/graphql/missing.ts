import { builder } from '#platform/graphql/builder.ts'

/** A material without which an order is, as far as is known of it. */
interface ReadMaterialeMancante {
  materiale: string
  ordinato?: boolean
  /** Days 'YYYY-MM-DD'. */
  necessarioIl?: string | null
  ordinareEntro?: string | null
}

const MaterialeMancante = builder.objectRef<ReadMaterialeMancante>('MaterialeMancante').implement({
  description: 'A material that an order lacks: it is not ordered from a supplier, or has not arrived.',
  authScopes: { permesso: 'viewOrders' },
  fields: (t) => ({
    materiale: t.exposeString('materiale', { description: 'Its name: legno, vetro …' }),
    ordinato: t.boolean({
      description: 'There is a supplier order for it, which has not arrived.',
      resolve: ({ ordinato }) => ordinato ?? false,
    }),
    necessarioIl: t.expose('necessarioIl', {
      type: 'Date',
      nullable: true,
      description:
        'When the first phase that needs it begins, YYYY-MM-DD; null when the order is not scheduled, and outside `warningsOrdiniFornitore.mancanti`.',
    }),
    ordinareEntro: t.expose('ordinareEntro', {
      type: 'Date',
      nullable: true,
      description: 'The last day to order it from the default supplier, YYYY-MM-DD; null with the day before.',
    }),
  }),
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
    resolve: ({ mancanza }) => mancanza?.materiali.map((materiale): ReadMaterialeMancante => ({ materiale })) ?? [],
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
