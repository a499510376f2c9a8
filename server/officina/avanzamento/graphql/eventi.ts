// The events of progress, of an order or of all.
import { ordiniFornitoreList } from '#acquisti/ordiniFornitore/list.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { attivitaList } from '../../attivita/list.ts'
import { TIPI_PEZZO } from '../../lavorazioni/rules.ts'
import type { AvanzamentoEvents, RigaEvento } from '../events.ts'
import {
  avanzamentoScopes as authScopes,
  avanzamentoPeriodFields,
  pagesField,
  TipoEventoAvanzamentoEnum,
} from './parts.ts'

const Event = builder.objectRef<RigaEvento>('EventoAvanzamento').implement({
  description: 'Something by which an order came nearer to its end.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Its number; another one after the order has been reckoned anew.' }),
    data: t.expose('data', { type: 'Date', description: 'The day.' }),
    tipoEvento: t.expose('tipoEvento', { type: TipoEventoAvanzamentoEnum, description: 'What it was.' }),
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.'),
    attivita: rowField(t, 'Attivita', attivitaList, ({ attivita }) => attivita, 'The activity; null of an arrival.'),
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
    ordineFornitore: rowField(
      t,
      'OrdineFornitore',
      ordiniFornitoreList,
      ({ ordineFornitore }) => ordineFornitore,
      'The supplier order; null of work.',
    ),
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

export const EventiAvanzamentoRef = builder.objectRef<AvanzamentoEvents>('EventiAvanzamento').implement({
  description: 'A page of events with the sums over all pages.',
  authScopes,
  fields: (t) => ({
    ...avanzamentoPeriodFields(t),
    totalCount: t.exposeInt('totalCount', { description: 'Events in all pages.' }),
    numeroPagine: pagesField(t),
    nodes: t.field({ type: [Event], description: 'The events of the page.', resolve: ({ nodes }) => nodes }),
    tempoTeoricoTotale: t.float({
      description: 'Minutes that all of them should have taken.',
      resolve: ({ totali }) => totali.tempoTeoricoTotale,
    }),
    tempoLavorazioneTotale: t.int({
      description: 'Minutes that were taken.',
      resolve: ({ totali }) => totali.tempoLavorazioneTotale,
    }),
    costoMaterialeTotale: t.field({
      type: 'Decimal',
      description: 'Euro that materials cost.',
      resolve: ({ totali }) => totali.costoMaterialeTotale,
    }),
    valoreEconomicoTotale: t.field({
      type: 'Decimal',
      description: 'Euro of the net of orders.',
      resolve: ({ totali }) => totali.valoreEconomicoTotale,
    }),
  }),
})
