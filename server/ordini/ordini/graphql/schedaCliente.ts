import { readPage } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import { type AnnoCliente, preventiviOfCliente, readClienteYears } from '../schedaCliente.ts'

const PREVENTIVI_MAX = 10

const AnnoClienteType = builder.objectRef<AnnoCliente>('AnnoCliente').implement({
  description: 'What a customer ordered in a year, of what the viewer sees.',
  authScopes: { login: true },
  fields: (t) => ({
    anno: t.exposeInt('anno', { description: 'Year, by the day of the orders.' }),
    ordini: t.exposeInt('ordini', { description: 'Orders.' }),
    serramenti: t.exposeInt('serramenti', { description: 'Windows.' }),
    netto: t.expose('netto', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro. Withheld from users who may not see prices: null.',
    }),
  }),
})

builder.prismaObjectFields('Cliente', (t) => ({
  anni: t.field({
    type: [AnnoClienteType],
    nullable: true,
    description:
      'Its orders of the last three years, the latest first; years without are left out. Withheld from who sees no list of orders: null.',
    authScopes: { permesso: 'viewElencoOrdini' },
    unauthorizedResolver: () => null,
    select: { id: true },
    resolve: async ({ id }, _args, ctx) => (await readClienteYears(id, ctx)) ?? [],
  }),
  ultimiPreventivi: t.prismaField({
    type: ['Preventivo'],
    nullable: true,
    description:
      'Its latest quotes, at most 10: those that became its orders, and those sent with its address. Withheld from who sees no quotes: null.',
    authScopes: { permesso: 'viewPreventivi' },
    unauthorizedResolver: () => null,
    select: { id: true, email: true },
    resolve: (query, cliente, _args, ctx) =>
      readPage(ctx.services.db, 'preventivo', query, preventiviOfCliente(cliente, ctx), [{ id: 'desc' }], {
        take: PREVENTIVI_MAX,
      }),
  }),
}))
