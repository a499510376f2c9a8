import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { readProgetti } from '../groups.ts'
import { AVANZAMENTI_ORDERS, type Avanzamenti, type ProgressOfOrdine, readAvanzamenti } from '../rows.ts'
import { EventiAvanzamentoRef } from './eventi.ts'
import {
  AvanzamentoFilterInput,
  AvvisoAvanzamentoRef,
  avanzamentoScopes as authScopes,
  avanzamentoFigureFields,
  avanzamentoPeriodFields,
  avanzamentoRequest,
  CifreAvanzamentoRef,
  MaterialeAvanzamentoRef,
  PERCENT,
  PERCENT_AV,
  pagesField,
  percentage,
} from './parts.ts'

export const AvanzamentoOrdineRef = builder.objectRef<ProgressOfOrdine>('AvanzamentoOrdine').implement({
  description:
    'The progress of an order: what its value is made of, what is wrong, its events; of a period or of all days.',
  authScopes,
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ pk }) => pk, 'The order.', thereAlways),
    netto: t.expose('netto', { type: 'Decimal', description: 'Euro, of the whole order.' }),
    rivendita: t.expose('rivendita', { type: 'Decimal', description: 'Euro of it that are resold.' }),
    manodopera: t.expose('manodopera', { type: 'Decimal', description: 'Euro of it that are work.' }),
    ...avanzamentoFigureFields(t),
    valoreEconomicoMateriale: t.expose('valoreEconomicoMateriale', {
      type: 'Decimal',
      description: 'Euro that all its materials are worth, and what is resold.',
    }),
    percentualeAvanzamento: t.expose('percentualeAvanzamento', { type: 'Decimal', ...percentage(PERCENT) }),
    percentualeAvanzamentoAvMateriali: t.expose('percentualeAvanzamentoAvMateriali', {
      type: 'Decimal',
      ...percentage(PERCENT_AV),
    }),
    completo: t.exposeBoolean('completo', { description: 'Everything has arrived and been done, whenever.' }),
    valoriMateriali: t.field({
      type: [MaterialeAvanzamentoRef],
      description: 'Its materials, with what arrived in the period.',
      resolve: ({ valoriMateriali }) => valoriMateriali,
    }),
    valoriMaterialiFuoriRange: t.field({
      type: [MaterialeAvanzamentoRef],
      description: 'Its materials, with what arrived before and after.',
      resolve: ({ valoriMaterialiFuoriRange }) => valoriMaterialiFuoriRange,
    }),
    totaleValoreMaterialiAvanzamento: t.expose('totaleValoreMaterialiAvanzamento', {
      type: 'Decimal',
      description: 'Euro of what arrived in the period.',
    }),
    hasWarningsFornitori: t.boolean({
      description: 'Something is wrong with its materials.',
      resolve: ({ warnings }) => warnings.length > 0,
    }),
    warnings: t.field({
      type: [AvvisoAvanzamentoRef],
      description: 'What is wrong with its materials.',
      resolve: ({ warnings }) => warnings,
    }),
    eventi: t.field({
      type: EventiAvanzamentoRef,
      description: 'What the figures are made of, the latest first, at most 1,000.',
      resolve: ({ eventi }) => eventi(),
    }),
  }),
})

const Page = builder.objectRef<Avanzamenti>('AvanzamentiOrdini').implement({
  description: 'A page of orders with their progress, and the sums over all pages.',
  authScopes,
  fields: (t) => ({
    ...avanzamentoPeriodFields(t),
    totalCount: t.exposeInt('totalCount', { description: 'Orders in all pages.' }),
    numeroPagine: pagesField(t),
    nodes: t.field({
      type: [AvanzamentoOrdineRef],
      description: 'The orders of the page.',
      resolve: ({ nodes }) => nodes,
    }),
    totali: t.field({
      type: CifreAvanzamentoRef,
      description: 'The sums of all the orders.',
      resolve: ({ totali }) => totali,
    }),
    daRicalcolare: t.exposeInt('daRicalcolare', {
      description:
        'Orders still to be reckoned anew after a change that touches many, such as a share; 0 most of the time.',
    }),
  }),
})

builder.queryField('avanzamentoOrdini', (t) =>
  t.field({
    type: Page,
    description: 'The orders that came nearer to their end in a period, with what it is worth.',
    authScopes,
    args: {
      filtro: t.arg({ type: AvanzamentoFilterInput }),
      pagina: t.arg.int({ description: 'Page from 1.' }),
      perPagina: t.arg.int({ description: 'Rows of a page, up to 1000; 50 when missing.' }),
      ordinamento: t.arg(
        orderingArg('avanzamentoOrdini', Object.keys(AVANZAMENTI_ORDERS), 'the percentage, descending,'),
      ),
    },
    resolve: (_root, args, ctx) => readAvanzamenti(avanzamentoRequest(args), ctx),
  }),
)

builder.queryField('progettiOrdini', (t) =>
  t.stringList({
    description: 'Names of the projects of orders, in their order, at most 1,000.',
    authScopes,
    args: { search: t.arg.string({ description: 'Part of the name.' }) },
    resolve: (_root, { search }, ctx) => readProgetti(search ?? null, ctx),
  }),
)
