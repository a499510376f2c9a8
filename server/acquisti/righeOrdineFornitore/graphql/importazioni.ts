import { builder } from '#platform/graphql/builder.ts'

/** Imports of an order that are shown. */
const LAST = 5

interface ImportRun {
  id: number
  il: Date
  userNome: string
  nomeFile: string
  righe: number
  qui: number
}

const ImportazioneRighe = builder.objectRef<ImportRun>('ImportazioneRighe').implement({
  description: 'An import that brought rows of an order.',
  authScopes: { permesso: 'adminOrders' },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'By which it is taken back.' }),
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    userNome: t.exposeString('userNome', { description: 'Who imported them.' }),
    nomeFile: t.exposeString('nomeFile', { description: 'Name of the file.' }),
    righe: t.exposeInt('righe', { description: 'Rows that it brought, of all orders.' }),
    qui: t.exposeInt('qui', { description: 'Those of them that the order still has.' }),
  }),
})

// By name: the type belongs to the orders.
builder.prismaObjectField('Ordine', 'importazioniRighe', (t) =>
  t.field({
    type: [ImportazioneRighe],
    nullable: true,
    description: `The last ${LAST} imports that brought rows of it. Withheld from who does not administer orders: null.`,
    authScopes: { permesso: 'adminOrders' },
    unauthorizedResolver: () => null,
    select: { id: true },
    async resolve({ id: ordineId }, _args, { services }) {
      const found = await services.db.importazioneRighe.findMany({
        where: { portate: { some: { ordineId } } },
        orderBy: { id: 'desc' },
        take: LAST,
        include: { _count: { select: { portate: { where: { ordineId } } } } },
      })
      return found.map(({ _count, ...importRun }) => ({ ...importRun, qui: _count.portate }))
    },
  }),
)
