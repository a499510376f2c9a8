import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum, choiceOf } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { describeMail } from '#platform/mail/describe.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { ordiniList } from '../../ordini/list.ts'
import { addMessaggioConferma } from '../addMessaggioConferma.ts'
import { createConfermaOrdine, deleteConfermaOrdine } from '../entity.ts'
import { confermeList } from '../list.ts'
import {
  CONFERMA_SENDERS,
  confermaLabel,
  confermaSchema,
  confermeFilters,
  motivoNonInviabile,
  STATI_CONFERMA,
  type StatoConferma,
  statoConferma,
} from '../rules.ts'
import { sendConfermaOrdine } from '../sendConfermaOrdine.ts'
import { updateConfermaOrdine } from '../updateConfermaOrdine.ts'
import { confermaFile, EventoConferma, LinkConferma, MessaggioConferma } from './parts.ts'

const StatoConfermaEnum = choiceEnum(
  'StatoConferma',
  STATI_CONFERMA,
  'How a confirmation stands: derived, never set.',
  {
    inviato: 'Sent to the customer.',
    in_attesa: 'Signed, of an order with a delivery day: it may be sent.',
    non_inviato: 'Something is still missing.',
  },
)

const facts = {
  dataInvio: true,
  preventivoFirmatoId: true,
  ordineId: true,
  ordine: { select: { dataConsegna: true } },
} as const

interface Facts {
  dataInvio: Date | null
  preventivoFirmatoId: number | null
  ordineId: number | null
  ordine: { dataConsegna: Date | null } | null
}

const factsOf = ({ dataInvio, preventivoFirmatoId, ordineId, ordine }: Facts) => ({
  dataInvio,
  firmato: preventivoFirmatoId !== null,
  dataConsegna: ordine?.dataConsegna ?? null,
  collegata: ordineId !== null,
})
const statoOf = (row: Facts): StatoConferma => statoConferma(factsOf(row))

export const ConfermaOrdine = builder.prismaNode('ConfermaOrdine', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(confermeList, id, ctx),
  nullable: true,
  description: 'A quote that a customer signs, and the confirmation that follows.',
  authScopes: { permesso: 'confermaOrdini' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'The number, as in URLs.' }),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    ...columnFields(t, confermaSchema.omit(['data', 'tipoCliente'])),
    tipoCliente: t.expose('tipoCliente', { type: 'TipoCliente', nullable: true, description: 'Kind of customer.' }),
    data: t.expose('data', { type: 'Date', description: 'Its day.' }),
    preventivoDaFirmare: t.string({
      description: 'Address of the quote to be signed; `?scarica` saves instead of showing it.',
      select: { id: true, preventivoDaFirmareNome: true },
      resolve: ({ id, preventivoDaFirmareNome }) => confermaFile(id, 'da-firmare', preventivoDaFirmareNome),
    }),
    preventivoDaFirmareNome: t.exposeString('preventivoDaFirmareNome', { description: 'Name of that file.' }),
    preventivoFirmato: t.string({
      nullable: true,
      description: 'Address of the signed quote; null before.',
      select: { id: true, preventivoFirmatoId: true, preventivoFirmatoNome: true },
      resolve: ({ id, preventivoFirmatoId, preventivoFirmatoNome }) =>
        preventivoFirmatoId === null ? null : confermaFile(id, 'firmato', preventivoFirmatoNome),
    }),
    preventivoFirmatoNome: t.exposeString('preventivoFirmatoNome', { description: 'Name of that file; may be empty.' }),
    dataInvio: t.expose('dataInvio', { type: 'DateTime', nullable: true, description: 'When it was sent.' }),
    stato: t.field({
      type: StatoConfermaEnum,
      description: 'Derived from what is signed, sent and planned.',
      select: facts,
      resolve: statoOf,
    }),
    etichettaStato: t.string({
      description: 'What the badge says, in Italian.',
      select: facts,
      resolve: (row) => confermaLabel(statoOf(row), row.dataInvio),
    }),
    puoInviare: t.boolean({
      description: 'Whether `sendConfermaOrdine` would send it now.',
      select: facts,
      resolve: (row) => statoOf(row) === 'in_attesa',
    }),
    motivoNonInviabile: t.string({
      nullable: true,
      description: 'Why it would not, in Italian.',
      select: facts,
      resolve: (row) => motivoNonInviabile(factsOf(row)),
    }),
    descrizioneMail: t.string({
      nullable: true,
      description: 'How its mail stands in the outbox, in Italian; null before it is sent.',
      select: { mail: { select: { stato: true, tentativi: true, inviaDal: true, inviataIl: true } } },
      resolve: ({ mail }, _args, { services }) => mail && describeMail(mail, services.config.smtpUrl !== undefined),
    }),
    ordine: t.relation('ordine', {
      seenIn: ordiniList,
      nullable: true,
      description: 'The order of its number, once there is one.',
    }),
    ordinePk: t.exposeInt('ordineId', { nullable: true, description: 'Number of that order.' }),
    preventivo: t.relation('preventivo', {
      nullable: true,
      query: (_args, ctx) => ({ where: preventiviList.visible(ctx.viewer) }),
      description: 'The quote that it was made from, if the viewer sees it.',
    }),
    preventivoPk: t.exposeInt('preventivoId', {
      nullable: true,
      description: 'Number of the quote that it was made from.',
    }),
    messaggi: t.relation('messaggi', {
      type: MessaggioConferma,
      query: { orderBy: [{ data: 'desc' }, { id: 'desc' }] },
      description: 'What was written, newest first.',
    }),
    link: t.relation('link', {
      type: LinkConferma,
      query: { orderBy: { id: 'desc' } },
      description: 'The links that its customer was given, newest first.',
    }),
    eventi: t.relation('eventi', {
      type: EventoConferma,
      query: { orderBy: [{ il: 'desc' }, { id: 'desc' }], take: 200 },
      description: 'What was sent, opened, downloaded and signed: the last 200, newest first.',
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

/** The filters of the confirmations, for what takes them beside the list. */
export const ConfermeFilterInput = filterInput(
  'FiltroConferme',
  confermeFilters,
  'Filters of the confirmations; all that are given must hold.',
)

/** The list of confirmations, also of what has some. */
export const conferme = listField('confermeOrdine', {
  tipo: ConfermaOrdine,
  elenco: confermeList,
  filtro: ConfermeFilterInput,
  permesso: 'confermaOrdini',
  description: 'The order confirmations, newest first.',
})

detailField('confermaOrdine', {
  tipo: ConfermaOrdine,
  elenco: confermeList,
  permesso: 'confermaOrdini',
  description: 'One confirmation by its number.',
})

relatedList('Ordine', 'conferme', conferme, (ordineId) => ({ ordineId }), 'Its confirmations.')
relatedList('Preventivo', 'conferme', conferme, (preventivoId) => ({ preventivoId }), 'Confirmations made from it.')

entityMutations({
  field: 'conferma',
  tipo: ConfermaOrdine,
  elenco: confermeList,
  input: (t) => ({
    ...inputFields(t, confermaSchema),
    preventivoDaFirmare: t.field({ type: FileInput, description: 'The quote to be signed: required in a new one.' }),
    preventivoFirmato: t.field({ type: FileInput, description: 'The quote as the customer signed it.' }),
  }),
  create: [createConfermaOrdine, 'Adds a confirmation with the quote to be signed.'],
  update: [updateConfermaOrdine, 'Changes the fields of a confirmation that are sent, until it has left.'],
  delete: [deleteConfermaOrdine, 'Removes a confirmation that was not sent.'],
})

mutationField(sendConfermaOrdine, {
  description: 'Sends the confirmation with the signed quote and the days in which the order is ready; once.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the confirmation.' }) }),
  payload: (t) => ({ conferma: nodeField(t, ConfermaOrdine, confermeList, ({ pk }) => pk) }),
})

mutationField(addMessaggioConferma, {
  description: 'Adds a message to a confirmation, until it has left.',
  input: (t) => ({
    confermaPk: t.int({ required: true, description: 'Number of the confirmation.' }),
    note: t.string({ description: 'Plain text.' }),
    tipoMittente: t.field({ type: choiceOf(CONFERMA_SENDERS), description: 'INTERNO when missing.' }),
    allegato: t.field({ type: FileInput, description: 'A file that goes with it.' }),
  }),
  payload: (t) => ({
    conferma: nodeField(t, ConfermaOrdine, confermeList, (result) => result.conferma),
    messaggio: t.prismaField({
      type: MessaggioConferma,
      nullable: true,
      description: 'The message; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.messaggioConferma.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})

changeTopic('CONFERMA_ORDINE', {
  log: 'confermaOrdine',
  permesso: 'confermaOrdini',
  rows: { tipo: 'ConfermaOrdine', elenco: confermeList },
  description: 'Confirmations that arrived, changed or were removed.',
})
