import { builder } from '../../../platform/graphql/builder.ts'
import { choiceOf } from '../../../platform/graphql/choices.ts'
import { boundedInteger } from '../../../platform/graphql/listField.ts'
import { mutationField } from '../../../platform/graphql/mutationField.ts'
import { orderingArg } from '../../../platform/graphql/orderings.ts'
import { TIPI_PEZZO } from '../../lavorazioni/rules.ts'
import { type AvanzamentoEvents, EVENT_ORDERS, type EventiTotals, type RigaEvento, readEventi } from '../events.ts'
import { type OrdineInAvanzamento, readOrdineAvanzamento } from '../ordine.ts'
import { rigeneraAvanzamento } from '../rigeneraAvanzamento.ts'
import {
  AvanzamentoFilterInput,
  AvvisoAvanzamentoRef,
  avanzamentoScopes as authScopes,
  avanzamentoRequest,
  MaterialeAvanzamentoRef,
  TipoEventoAvanzamentoEnum,
} from './parts.ts'

const Event = builder.objectRef<RigaEvento>('EventoAvanzamento').implement({
  description: 'Something by which an order came nearer to its end.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Its number; another one after the order has been reckoned anew.' }),
    data: t.expose('data', { type: 'Date', description: 'The day.' }),
    tipoEvento: t.expose('tipoEvento', { type: TipoEventoAvanzamentoEnum, description: 'What it was.' }),
    ordine: t.exposeInt('ordine', { description: 'Number of the order.' }),
    numeroCommessa: t.exposeString('numeroCommessa'),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    attivita: t.exposeInt('attivita', { nullable: true, description: 'Number of the activity.' }),
    lavorazione: t.exposeString('lavorazione', { nullable: true, description: 'Name of the operation.' }),
    attivitaNumero: t.expose('attivitaNumero', {
      type: choiceOf(TIPI_PEZZO),
      nullable: true,
      description: 'What its pieces are.',
    }),
    operatore: t.exposeString('operatore', { nullable: true, description: 'Who worked; null for automatic ones.' }),
    tempoTeorico: t.exposeFloat('tempoTeorico', { description: 'Minutes that its pieces should take.' }),
    tempoLavorazione: t.exposeInt('tempoLavorazione', { description: 'Minutes that it took.' }),
    numeroPezzi: t.exposeInt('numeroPezzi', { description: 'Pieces done with it.' }),
    numeroPezziTotali: t.exposeInt('numeroPezziTotali', { description: 'Pieces that the operation has in the order.' }),
    materiale: t.exposeString('materiale', { nullable: true, description: 'What arrived.' }),
    percentuale: t.expose('percentuale', { type: 'Decimal', nullable: true, description: 'Percent of it.' }),
    ordineFornitore: t.exposeInt('ordineFornitore', { nullable: true, description: 'Number of the supplier order.' }),
    fornitore: t.exposeString('fornitore', { nullable: true, description: 'Name of the supplier.' }),
    numeroDocumento: t.exposeString('numeroDocumento', { nullable: true, description: 'Of the delivery.' }),
    costoMateriale: t.expose('costoMateriale', { type: 'Decimal', nullable: true, description: 'Euro that it cost.' }),
    valoreEconomico: t.expose('valoreEconomico', { type: 'Decimal', description: 'Euro of the net of the order.' }),
    valoreEconomicoAvMateriali: t.expose('valoreEconomicoAvMateriali', {
      type: 'Decimal',
      description: 'Euro, with a material worth nothing until all of it has arrived.',
    }),
  }),
})

const Totals = builder.objectRef<EventiTotals>('TotaliEventiAvanzamento').implement({
  description: 'The columns of the events, added up over all pages.',
  authScopes,
  fields: (t) => ({
    tempoTeoricoTotale: t.exposeFloat('tempoTeoricoTotale', { description: 'Minutes that should have been taken.' }),
    tempoLavorazioneTotale: t.exposeInt('tempoLavorazioneTotale', { description: 'Minutes that were taken.' }),
    costoMaterialeTotale: t.expose('costoMaterialeTotale', {
      type: 'Decimal',
      description: 'Euro that materials cost.',
    }),
    valoreEconomicoTotale: t.expose('valoreEconomicoTotale', {
      type: 'Decimal',
      description: 'Euro of the net of orders.',
    }),
  }),
})

const Page = builder.objectRef<AvanzamentoEvents>('EventiAvanzamento').implement({
  description: 'A page of events with the sums over all pages.',
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
    totalCount: t.exposeInt('totalCount', { description: 'Events in all pages.' }),
    numeroPagine: t.int({
      description: 'Pages in all, at least 1.',
      resolve: ({ totalCount, perPagina }) => Math.max(1, Math.ceil(totalCount / perPagina)),
    }),
    nodes: t.field({ type: [Event], description: 'The events of the page.', resolve: ({ nodes }) => nodes }),
    totali: t.field({ type: Totals, description: 'The sums of all the events.', resolve: ({ totali }) => totali }),
  }),
})

builder.queryField('eventiAvanzamento', (t) =>
  t.field({
    type: Page,
    description: 'The events of progress, the latest first.',
    authScopes,
    args: {
      filtro: t.arg({ type: AvanzamentoFilterInput }),
      pagina: t.arg.int({ description: 'Page from 1.' }),
      perPagina: t.arg.int({ description: 'Rows of a page, up to 1000; 50 when missing.' }),
      ordinamento: t.arg(orderingArg('eventiAvanzamento', Object.keys(EVENT_ORDERS), 'the latest first')),
    },
    resolve: (_root, args, ctx) => readEventi(avanzamentoRequest(args), ctx),
  }),
)

const OfOrdine = builder.objectRef<OrdineInAvanzamento>('AvanzamentoDiOrdine').implement({
  description: 'All the progress of one order: what its value is made of, its events, what is wrong.',
  authScopes,
  fields: (t) => ({
    netto: t.expose('netto', { type: 'Decimal', description: 'Euro, of the whole order.' }),
    rivendita: t.expose('rivendita', { type: 'Decimal', description: 'Euro of it that are resold.' }),
    manodopera: t.expose('manodopera', { type: 'Decimal', description: 'Euro of it that are work.' }),
    valoreEconomico: t.expose('valoreEconomico', { type: 'Decimal', description: 'Euro reached.' }),
    percentualeAvanzamento: t.expose('percentualeAvanzamento', { type: 'Decimal', ...percentageOf('') }),
    percentualeAvanzamentoAvMateriali: t.expose('percentualeAvanzamentoAvMateriali', {
      type: 'Decimal',
      ...percentageOf(', with a material worth nothing until all of it has arrived'),
    }),
    completo: t.exposeBoolean('completo', { description: 'Everything has arrived and been done.' }),
    materiali: t.field({
      type: [MaterialeAvanzamentoRef],
      description: 'Its materials, with what has arrived.',
      resolve: ({ materiali }) => materiali,
    }),
    warnings: t.field({
      type: [AvvisoAvanzamentoRef],
      description: 'What is wrong with its materials.',
      resolve: ({ warnings }) => warnings,
    }),
    eventi: t.field({
      type: Page,
      description: 'Its events, the latest first, at most 1,000.',
      resolve: ({ eventi }) => eventi,
    }),
  }),
})

function percentageOf(how: string) {
  return { nullable: true, description: `Percent of the net${how}; null where the net is nothing.` } as const
}

builder.queryField('avanzamentoOrdine', (t) =>
  t.field({
    type: OfOrdine,
    nullable: true,
    description: 'The progress of an order; null for an order that there is not.',
    authScopes,
    args: { ordine: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (_root, { ordine }, ctx) => readOrdineAvanzamento(boundedInteger(ordine), ctx),
  }),
)

mutationField(rigeneraAvanzamento, {
  description: 'Reckons the progress of an order anew, and says what was kept otherwise.',
  input: (t) => ({ ordine: t.int({ required: true, description: 'Number of the order.' }) }),
  payload: (t) => ({
    differenze: t.stringList({
      nullable: true,
      description: 'What was kept otherwise, in words; empty when nothing was.',
      resolve: ({ result }) => result?.differenze,
    }),
    avanzamento: t.field({
      type: OfOrdine,
      nullable: true,
      description: 'The progress as it is now.',
      resolve: ({ result }, _args, ctx) => result && readOrdineAvanzamento(result.ordine, ctx),
    }),
  }),
})
