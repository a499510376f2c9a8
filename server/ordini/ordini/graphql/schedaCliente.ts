import { readPage } from '../../../platform/db/read.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import {
  type AnnoCliente,
  preventiviOfCliente,
  readClienteYears,
  readSchedaCliente,
  type SchedaCliente,
} from '../schedaCliente.ts'

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

const SchedaClienteType = builder.objectRef<SchedaCliente>('SchedaCliente').implement({
  description: 'What there is with a customer beside its own data.',
  authScopes: { permesso: 'viewClienti' },
  fields: (t) => ({
    anni: t.field({
      type: [AnnoClienteType],
      description: 'Its orders of the last three years, the latest first; years without are left out.',
      resolve: (tab, _args, ctx) => readClienteYears(tab, ctx),
    }),
    preventivi: t.prismaField({
      type: ['Preventivo'],
      description: 'Its latest quotes: those that became its orders, and those sent with its address.',
      resolve: (query, tab, _args, ctx) =>
        readPage(ctx.services.db, 'preventivo', query, preventiviOfCliente(tab, ctx), [{ id: 'desc' }], {
          take: PREVENTIVI_MAX,
        }),
    }),
  }),
})

builder.queryField('schedaCliente', (t) =>
  t.field({
    type: SchedaClienteType,
    nullable: true,
    description: 'Quotes and figures of a customer; null for one that the viewer does not see.',
    authScopes: { permesso: 'viewClienti' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the customer.' }) },
    resolve: (_root, { pk }, ctx) => readSchedaCliente(pk, ctx),
  }),
)
