import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { confermeList } from '../../conferme/list.ts'
import { ordiniList } from '../../ordini/list.ts'
import { createConfermaDaPreventivo } from '../createConfermaDaPreventivo.ts'
import { createOrdineDaPreventivo } from '../createOrdineDaPreventivo.ts'
import { findCustomer } from '../customer.ts'
import { numeroFor, readForOrdine } from '../read.ts'
import { translatePreventivo } from '../rules.ts'

/** The orders of others are none to an agent. */
const onlyWhoSees = { unauthorizedResolver: () => null } as const

builder.prismaObjectFields('Preventivo', (t) => ({
  ordine: t.relation('ordine', {
    seenIn: ordiniList,
    nullable: true,
    description: 'The order that it has become; null before, and to users who may not see orders.',
    authScopes: { permesso: 'viewOrders' },
    ...onlyWhoSees,
  }),
}))

builder.prismaObjectFields('Ordine', (t) => ({
  preventivoPk: t.exposeInt('preventivoId', {
    nullable: true,
    description: 'Number of the quote that it was made from; null to users who may not see quotes.',
    authScopes: { permesso: 'viewPreventivi' },
    ...onlyWhoSees,
  }),
  preventivo: t.relation('preventivo', {
    nullable: true,
    seenIn: preventiviList,
    description: 'The quote that it was made from; null where there is none, and to who does not see it.',
    authScopes: { permesso: 'viewPreventivi' },
    ...onlyWhoSees,
  }),
}))

interface Preview {
  numeroCommessa: string
  cliente: string
  clienteNuovo: boolean
  righe: number
  pezzi: number
  daCompletare: string[]
}

const AnteprimaOrdine = builder.objectRef<Preview>('AnteprimaOrdine').implement({
  description: 'The order that a quote would become.',
  authScopes: { permesso: 'addOrders' },
  fields: (t) => ({
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'The number that is offered.' }),
    cliente: t.exposeString('cliente', { description: 'Name of the customer.' }),
    clienteNuovo: t.exposeBoolean('clienteNuovo', { description: 'Whether the customer is to be added.' }),
    righe: t.exposeInt('righe', { description: 'Lines.' }),
    pezzi: t.exposeInt('pezzi', { description: 'Pieces.' }),
    daCompletare: t.exposeStringList('daCompletare', {
      description: 'What an order has no place for, or a quote does not say, in Italian.',
    }),
  }),
})

builder.queryField('anteprimaOrdineDaPreventivo', (t) =>
  t.field({
    type: AnteprimaOrdine,
    nullable: true,
    description: 'The order that a quote would become; null when the viewer sees no such quote.',
    authScopes: { permesso: 'addOrders' },
    args: { preventivoPk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    async resolve(_root, { preventivoPk }, ctx) {
      const { db } = ctx.services
      const p = await readForOrdine(db, ctx, preventivoPk)
      if (!p) return null
      const found = await findCustomer(db, p)
      const { righe, daCompletare } = translatePreventivo(p)
      return {
        numeroCommessa: await numeroFor(db, `P${preventivoPk}`),
        cliente: found ? [found.nome, found.codice].filter(Boolean).join(' · ') : p.nomeCognome,
        clienteNuovo: found === null,
        righe: righe.length,
        pezzi: righe.reduce((pezzi, { numero }) => pezzi + numero, 0),
        daCompletare,
      }
    },
  }),
)

const asItIs = 'As it is now; null when there are errors.'

mutationField(createOrdineDaPreventivo, {
  description: 'Makes the order of a quote; a quote makes one.',
  input: (t) => ({
    preventivoPk: t.int({ required: true, description: 'Number of the quote.' }),
    numeroCommessa: t.string({ description: 'Number of the order; the one that is offered when missing.' }),
  }),
  payload: (t) => ({
    ordine: t.prismaField({
      type: 'Ordine',
      nullable: true,
      description: asItIs,
      resolve: (query, { result }, _args, ctx) =>
        result && readOne(ctx.services.db, 'ordine', query, whereOne(ordiniList, result.pk, ctx)),
    }),
    preventivo: t.prismaField({
      type: 'Preventivo',
      nullable: true,
      description: asItIs,
      resolve: (query, { result }, _args, ctx) =>
        result && readOne(ctx.services.db, 'preventivo', query, whereOne(preventiviList, result.preventivo, ctx)),
    }),
    nuovo: t.boolean({
      nullable: true,
      description: 'False when the order was there already.',
      resolve: ({ result }) => result?.nuovo,
    }),
    clienteNuovo: t.boolean({
      nullable: true,
      description: 'Whether the customer was added.',
      resolve: ({ result }) => result?.clienteNuovo,
    }),
    daCompletare: t.stringList({
      nullable: true,
      description: 'What is still to be said of it, and where the rest is kept, in Italian.',
      resolve: ({ result }) => result?.daCompletare,
    }),
  }),
})

mutationField(createConfermaDaPreventivo, {
  description:
    'Makes a confirmation from a quote, or from the quote of an order, with its PDF as the file to be signed.',
  input: (t) => ({
    preventivoPk: t.int({ description: 'Number of the quote.' }),
    ordinePk: t.int({ description: 'Number of the order, where no quote is named.' }),
  }),
  payload: (t) => ({
    conferma: t.prismaField({
      type: 'ConfermaOrdine',
      nullable: true,
      description: asItIs,
      resolve: (query, { result }, _args, ctx) =>
        result && readOne(ctx.services.db, 'confermaOrdine', query, whereOne(confermeList, result.pk, ctx)),
    }),
  }),
})
