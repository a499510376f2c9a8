import { builder } from '#platform/graphql/builder.ts'
import { Documento } from '#platform/graphql/files/Documento.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { fasiSchedulateCsv } from '../csv.ts'
import { fasiSchedulateList } from '../list.ts'
import { type FasiSums, totaliFasiSchedulate } from '../totals.ts'
import { FasiSchedulateFilterInput } from './FaseSchedulata.ts'

const scopes = { permesso: 'updateStatoFasiOrdineFornitore' } as const

const Totals = builder.objectRef<FasiSums>('TotaliFasiSchedulate').implement({
  description: 'The columns of the list of scheduled phases, added up over all its pages.',
  authScopes: scopes,
  fields: (t) => ({
    fasi: t.exposeInt('fasi', { description: 'Rows of the list.' }),
    numeroSerramenti: t.exposeFloat('numeroSerramenti', { description: 'Windows.' }),
    ante: t.exposeFloat('ante', { description: 'Leaves.' }),
    vetri: t.exposeFloat('vetri', { description: 'Panes.' }),
    pezziAnte: t.exposeFloat('pezziAnte', { description: 'Pieces of doors and frames.' }),
    pezziInglesine: t.exposeFloat('pezziInglesine', { description: 'Pieces of muntins.' }),
    pezziArco: t.exposeFloat('pezziArco', { description: 'Arches.' }),
    durata: t.exposeFloat('durata', { description: 'Minutes of the phases of finite capacity.' }),
    netto: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro. Withheld from users who may not see prices: null.',
      resolve: ({ netto }) => netto,
      authScopes: { permesso: 'viewPricesOnOrders' },
      unauthorizedResolver: () => null,
    }),
    capacitaLibera: t.exposeFloat('capacitaLibera', {
      nullable: true,
      description: 'Minutes left in the period for the department of the phase; null without department or period.',
    }),
  }),
})

builder.queryField('totaliFasiSchedulate', (t) =>
  t.field({
    type: Totals,
    description: 'The sums over the scheduled phases that the filters leave.',
    authScopes: scopes,
    args: { filtro: t.arg({ type: FasiSchedulateFilterInput, description: 'Those of the list.' }) },
    resolve: (_root, { filtro }, ctx) => totaliFasiSchedulate(filtro ?? {}, ctx),
  }),
)

builder.queryField('materialiFasiSchedulate', (t) =>
  t.stringList({
    description: 'Names of the materials that the scheduled phases may be filtered by.',
    authScopes: scopes,
    resolve: async (_root, _args, ctx) => {
      const materiali = await ctx.services.db.materiale.findMany({ orderBy: { nome: 'asc' }, select: { nome: true } })
      return materiali.map(({ nome }) => nome)
    },
  }),
)

builder.queryField('fasiSchedulateCsv', (t) =>
  t.field({
    type: Documento,
    description: 'The scheduled phases that the filters leave, as a CSV; at most 20,000.',
    authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
    args: {
      filtro: t.arg({ type: FasiSchedulateFilterInput, description: 'Those of the list.' }),
      ordinamento: t.arg(orderingArg('fasiSchedulate', Object.keys(fasiSchedulateList.orderings))),
    },
    resolve: (_root, { filtro, ordinamento }, ctx) => fasiSchedulateCsv(filtro ?? {}, ordinamento ?? [], ctx),
  }),
)
