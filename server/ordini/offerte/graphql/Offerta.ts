import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { can } from '#platform/permissions.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { clientiList } from '#vendite/clienti/list.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { ordiniList } from '../../ordini/list.ts'
import { offertaLabel } from '../invio/sentLabel.ts'
import { offerteList } from '../list.ts'
import {
  noNewVersioneReason,
  offertaNotDeletableReason,
  offertaSchema,
  offerteFilters,
  STATI_OFFERTA,
  statoOfferta,
} from '../rules.ts'
import { offertaFactsOf, type StoredFacts } from '../stored.ts'

const guarded = { permesso: 'viewOfferte' } as const

const StatoOffertaEnum = choiceEnum('StatoOfferta', STATI_OFFERTA, 'How a version, and with it its offer, stands.', {
  BOZZA: 'Being written; the customer has not seen it.',
  INVIATA: 'Sent, and to be accepted; frozen.',
  ACCETTATA: 'The customer has taken one of its alternatives.',
  RIFIUTATA: 'The customer does not want it.',
  RITIRATA: 'The house has taken it back.',
  SOSTITUITA: 'A later version was sent.',
  SCADUTA: 'Sent, and its last day is over; derived.',
})

/** The same wherever the versions are read: two different reads of them in one selection cost a statement a row. */
const newestFirst = { orderBy: { numero: 'desc' as const } }
const facts = { stato: true, validaFino: true } as const
const versionFacts = { versioni: { ...newestFirst, select: facts } } as const

const today = () => dayOfInstant(new Date())
const statoOf = (row: StoredFacts) => statoOfferta(offertaFactsOf(row), today())

export const Offerta = builder.prismaNode('Offerta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(offerteList, id, ctx),
  nullable: true,
  description: 'What a customer is offered, with prices: in versions, each with up to four alternatives.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'The number, as in URLs.' }),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    ...columnFields(t, offertaSchema.omit(['clientePk'])),
    preventivo: t.relation('preventivo', {
      nullable: true,
      seenIn: preventiviList,
      description: 'The quote that it answers; null where there is none.',
    }),
    preventivoPk: t.exposeInt('preventivoId', { nullable: true, description: 'Number of the quote that it answers.' }),
    cliente: t.relation('cliente', {
      nullable: true,
      seenIn: clientiList,
      description: 'The customer; null as long as only the quote says who it is.',
    }),
    clientePk: t.exposeInt('clienteId', { nullable: true, description: 'Number of the customer.' }),
    stato: t.field({
      type: StatoOffertaEnum,
      description: 'That of the version that was accepted, else of the last that was sent, else of the draft.',
      select: facts,
      resolve: statoOf,
    }),
    numeroVersione: t.exposeInt('numeroVersione', {
      description: 'Number of that version, of which the sums and days are too.',
    }),
    numeroBozza: t.exposeInt('numeroBozza', {
      nullable: true,
      description: 'Number of the version in draft, which the customer has not seen; null where there is none.',
    }),
    etichettaStato: t.string({
      description: 'What the badge says, in Italian: of a version that was sent, whether its mail has left.',
      select: { id: true, ...facts },
      resolve: (row, _args, ctx) => offertaLabel(statoOf(row), row.id, ctx),
    }),
    netto: t.field({
      type: 'Decimal',
      description: 'Euro without VAT, services included, of the alternative that was accepted, else of the first.',
      select: { netto: true },
      resolve: ({ netto }) => netto.toNumber(),
    }),
    totale: t.field({
      type: 'Decimal',
      description: 'The same with VAT.',
      select: { totale: true },
      resolve: ({ totale }) => totale.toNumber(),
    }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was made.' }),
    creataDa: t.string({
      description: 'The colleague who made it; empty when unknown.',
      select: { creataDa: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ creataDa }) =>
        creataDa ? `${creataDa.firstName} ${creataDa.lastName}`.trim() || creataDa.username : '',
    }),
    inviataIl: t.expose('inviataIl', { type: 'DateTime', nullable: true, description: 'When that version was sent.' }),
    validaFino: t.expose('validaFino', {
      type: 'Date',
      nullable: true,
      description: 'Last day on which it may be accepted.',
    }),
    decisaIl: t.expose('decisaIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was accepted, refused or withdrawn.',
    }),
    ordine: t.relation('ordine', {
      seenIn: ordiniList,
      nullable: true,
      description: 'The order that it has become; null before, and to users who may not see orders.',
    }),
    ordinePk: t.exposeInt('ordineId', { nullable: true, description: 'Number of that order.' }),
    versioni: t.relation('versioni', { query: newestFirst, description: 'Its versions, newest first.' }),
    numeroVersioni: t.relationCount('versioni', { description: 'How many versions it has.' }),
    messaggi: t.relation('messaggi', {
      query: { orderBy: [{ data: 'desc' }, { id: 'desc' }] },
      description: 'What was written about it, newest first.',
    }),
    versione: t.exposeInt('versione', {
      description: 'Grows at every change of it or of its content: sent back with a change.',
    }),
    puoModificare: t.boolean({
      description: 'The caller may change its fields.',
      resolve: (_offerta, _args, { viewer }) => can(viewer, 'updateOfferte'),
    }),
    puoNuovaVersione: t.boolean({
      description: 'The caller may add a version.',
      select: versionFacts,
      resolve: ({ versioni }, _args, { viewer }) =>
        can(viewer, 'updateOfferte') && noNewVersioneReason(versioni.map(statoOf)) === null,
    }),
    motivoNonNuovaVersione: t.string({
      nullable: true,
      description: 'Why no version may be added, in Italian; null when one may.',
      select: versionFacts,
      resolve: ({ versioni }) => noNewVersioneReason(versioni.map(statoOf)),
    }),
    puoEliminare: t.boolean({
      description: 'The caller may remove it.',
      select: versionFacts,
      resolve: ({ versioni }, _args, { viewer }) =>
        can(viewer, 'updateOfferte') &&
        offertaNotDeletableReason(versioni.filter(({ stato }) => stato !== 'BOZZA').length) === null,
    }),
    motivoNonEliminabile: t.string({
      nullable: true,
      description: 'Why it may not be removed, in Italian; null when it may.',
      select: versionFacts,
      resolve: ({ versioni }) => offertaNotDeletableReason(versioni.filter(({ stato }) => stato !== 'BOZZA').length),
    }),
  }),
})

/** The filters of the offers, for what takes them beside the list. */
export const OfferteFilterInput = filterInput(
  'FiltroOfferte',
  offerteFilters,
  'Filters of the offers; all that are given must hold.',
)

/** The list of offers, also of what has some. */
export const offerte = listField('offerte', {
  tipo: Offerta,
  elenco: offerteList,
  filtro: OfferteFilterInput,
  permesso: 'viewOfferte',
  description: 'The offers that the viewer may see, newest first.',
})

detailField('offerta', {
  tipo: Offerta,
  elenco: offerteList,
  permesso: 'viewOfferte',
  description: 'One offer by its number.',
})

relatedList('Preventivo', 'offerte', offerte, (preventivoId) => ({ preventivoId }), 'The offers that answer it.')
relatedList('Cliente', 'offerte', offerte, (clienteId) => ({ clienteId }), 'The offers made to the customer.')

changeTopic('OFFERTA', {
  log: 'offerta',
  permesso: 'viewOfferte',
  rows: { tipo: 'Offerta', elenco: offerteList },
  description: 'Offers that came, changed or went.',
})
