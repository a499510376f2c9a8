import { builder } from '#platform/graphql/builder.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import { readProgetti } from '../groups.ts'
import {
  AVANZAMENTI_ORDERS,
  type Avanzamenti,
  type RigaAvanzamento,
  readAvanzamenti,
  type TotaliAvanzamento,
} from '../rows.ts'
import {
  AvanzamentoFilterInput,
  AvvisoAvanzamentoRef,
  avanzamentoScopes as authScopes,
  avanzamentoFigureFields,
  avanzamentoRequest,
  MaterialeAvanzamentoRef,
} from './parts.ts'

const percentage = (description: string) => ({ nullable: true, description }) as const
const PERCENT = 'Percent of the net, to two decimals; null where the net is nothing.'
const PERCENT_AV =
  'Percent of the net, with a material worth nothing until all of it has arrived; null where the net is nothing.'

type AvanzamentoOrdineData = Pick<
  RigaAvanzamento,
  'pk' | 'numeroCommessa' | 'nomeCliente' | 'progetto' | 'netto' | 'codiceSistema' | 'dataConsegna' | 'tipoAgente'
>

const Cliente = builder.objectRef<AvanzamentoOrdineData>('ClienteInAvanzamento').implement({
  description: 'The customer of an order.',
  authScopes,
  fields: (t) => ({ nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }) }),
})
const Agente = builder.objectRef<AvanzamentoOrdineData>('AgenteInAvanzamento').implement({
  description: 'The agent of an order.',
  authScopes,
  fields: (t) => ({
    tipoAgente: t.exposeString('tipoAgente', { nullable: true, description: 'B2C, B2B or B2C*s.' }),
  }),
})
const OrdineData = builder.objectRef<AvanzamentoOrdineData>('OrdineInAvanzamento').implement({
  description: 'An order as far as its progress shows it, in the shape of the old API.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa'),
    cliente: t.field({ type: Cliente, description: 'Its customer.', resolve: (riga) => riga }),
    progetto: t.exposeString('progetto', { description: 'Project of the order.' }),
    netto: t.expose('netto', { type: 'Decimal', description: 'Euro, of the whole order.' }),
    codiceSistema: t.exposeString('codiceSistema', { description: 'System of the windows.' }),
    dataConsegna: t.expose('dataConsegna', { type: 'Date', nullable: true, description: 'Approntamento.' }),
    agenteData: t.field({
      type: Agente,
      nullable: true,
      description: 'Its agent.',
      resolve: (riga) => (riga.tipoAgente === null ? null : riga),
    }),
  }),
})

const Riga = builder.objectRef<RigaAvanzamento>('AvanzamentoOrdine').implement({
  description: 'An order with its progress in a period.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa'),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    progetto: t.exposeString('progetto', { description: 'Project of the order.' }),
    codiceSistema: t.exposeString('codiceSistema', { description: 'System of the windows.' }),
    dataConsegna: t.expose('dataConsegna', { type: 'Date', nullable: true, description: 'Approntamento.' }),
    tipoAgente: t.exposeString('tipoAgente', { nullable: true, description: 'Kind of its agent: B2C, B2B or B2C*s.' }),
    netto: t.expose('netto', { type: 'Decimal', description: 'Euro, of the whole order.' }),
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
    ordineData: t.field({
      type: OrdineData,
      description: 'The order, in the shape of the old API.',
      resolve: (riga) => riga,
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
  }),
})

const Totals = builder.objectRef<TotaliAvanzamento>('TotaliAvanzamento').implement({
  description: 'The columns of the progress of orders, added up over all pages.',
  authScopes,
  fields: (t) => ({
    netto: t.expose('netto', { type: 'Decimal', description: 'Euro, of the whole orders.' }),
    ...avanzamentoFigureFields(t),
    valoreEconomicoMateriale: t.expose('valoreEconomicoMateriale', {
      type: 'Decimal',
      description: 'Euro that all the materials are worth.',
    }),
    percentualeAvanzamento: t.expose('percentualeAvanzamento', { type: 'Decimal', ...percentage(PERCENT) }),
    percentualeAvanzamentoAvMateriali: t.expose('percentualeAvanzamentoAvMateriali', {
      type: 'Decimal',
      ...percentage(PERCENT_AV),
    }),
  }),
})

const Page = builder.objectRef<Avanzamenti>('AvanzamentiOrdini').implement({
  description: 'A page of orders with their progress, and the sums over all pages.',
  authScopes,
  fields: (t) => ({
    fromDate: t.expose('fromDate', {
      type: 'Date',
      nullable: true,
      description: 'First day; null: from the beginning.',
    }),
    toDate: t.expose('toDate', {
      type: 'Date',
      nullable: true,
      description: 'Last day, included; null: without an end.',
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Orders in all pages.' }),
    numeroPagine: t.int({
      description: 'Pages in all, at least 1.',
      resolve: ({ totalCount, perPagina }) => Math.max(1, Math.ceil(totalCount / perPagina)),
    }),
    nodes: t.field({ type: [Riga], description: 'The orders of the page.', resolve: ({ nodes }) => nodes }),
    totali: t.field({ type: Totals, description: 'The sums of all the orders.', resolve: ({ totali }) => totali }),
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
