import { byOrdine } from '#platform/db/byOrdine.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { SpecchiaturaInputType } from '../../composti/input.ts'
import { createPreventivo } from '../createPreventivo.ts'

/** A list that may hold nulls: the rules say what is missing. */
const items = { list: false, items: false } as const

export const SerramentoInputRef = builder.inputType('SerramentoInput', {
  description: 'A window line of a request.',
  fields: (t) => ({
    tipoSerramentoPk: t.int({ description: 'Number of the window type.' }),
    tipoAperturaPk: t.int({ description: 'Number of the opening.' }),
    accessorioPks: t.field({ type: ['Int'], required: items, description: 'Numbers of the accessories.' }),
    quantita: t.int({ description: 'Whole, from 1.' }),
    altezza: t.int({ description: 'mm, whole' }),
    larghezza: t.int({ description: 'mm, whole' }),
    specchiature: t.field({
      type: [SpecchiaturaInputType],
      required: items,
      description:
        'The fields of a composed element, from the top left: they fill `larghezza` × `altezza` exactly, parted by cuts from side to side, each made by the family; missing: a simple window.',
    }),
  }),
})

// What the sender of a request sees of it, in the answer to the request and nowhere else: variants with their own,
// public scope, so that nothing about the internal types opens up. They are values: nobody finds them again.

const pubblico = { pubblico: true } as const
const neverReady = () => null

const SpecchiaturaCreata = builder.prismaObject('SpecchiaturaPreventivo', {
  variant: 'SpecchiaturaCreata',
  isValue: true,
  description: 'A field of a composed element of the request just sent.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    x: t.exposeInt('x', { description: 'mm from the left of the whole.' }),
    y: t.exposeInt('y', { description: 'mm from the top of the whole.' }),
    larghezza: t.exposeInt('larghezza', { description: 'mm' }),
    altezza: t.exposeInt('altezza', { description: 'mm' }),
    ante: t.exposeInt('ante', { description: 'Leaves of one piece.' }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoApertura: t.relation('tipoApertura', { nullable: true, description: 'The opening; null: nobody has said.' }),
  }),
})

const SerramentoCreato = builder.prismaObject('Serramento', {
  variant: 'SerramentoCreato',
  isValue: true,
  description: 'A window line of the request just sent.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    quantita: t.exposeInt('quantita'),
    altezza: t.exposeInt('altezza', { description: 'mm' }),
    larghezza: t.exposeInt('larghezza', { description: 'mm' }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoApertura: t.relation('tipoApertura'),
    accessori: t.relation('accessori', { query: { orderBy: byOrdine } }),
    specchiature: t.relation('specchiature', {
      type: SpecchiaturaCreata,
      query: { orderBy: { posizione: 'asc' } },
      description: 'The fields of a composed element; none: a simple window.',
    }),
  }),
})

const OpzionePreventivoCreata = builder.prismaObject('OpzionePreventivo', {
  variant: 'OpzionePreventivoCreata',
  isValue: true,
  description: 'The value chosen for an option of the family.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({ opzione: t.relation('opzione'), valore: t.relation('valore') }),
})

const PreventivoCreato = builder.prismaObject('Preventivo', {
  variant: 'PreventivoCreato',
  isValue: true,
  description: 'A quote request as its sender has just made it.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'The number to quote on the phone.' }),
    dataCreazione: t.expose('dataCreazione', { type: 'DateTime' }),
    nomeCognome: t.exposeString('nomeCognome'),
    citta: t.exposeString('citta'),
    provincia: t.exposeString('provincia'),
    regionePosa: t.exposeString('regionePosa'),
    tipoCliente: t.exposeString('tipoCliente'),
    tipoIntervento: t.exposeString('tipoIntervento'),
    messaInPosa: t.exposeBoolean('messaInPosa'),
    famiglia: t.relation('famiglia'),
    opzioni: t.relation('opzioni', { type: OpzionePreventivoCreata, query: { orderBy: [{ id: 'asc' }] } }),
    serramenti: t.relation('serramenti', { type: SerramentoCreato, query: { orderBy: [{ posizione: 'asc' }] } }),
    statoPk: t.exposeInt('statoId', {
      nullable: true,
      description: 'Number of the state in which a request begins; null for none.',
    }),
    stato: t.string({
      nullable: true,
      description: 'Its name; null for none.',
      select: { stato: { select: { stato: true } } },
      resolve: ({ stato }) => stato?.stato,
    }),
    eliminato: t.boolean({ description: 'False: it has just arrived.', resolve: () => false }),
    agente: t.string({ nullable: true, description: 'Null: nobody has it yet.', resolve: neverReady }),
    emailInviataIl: t.field({ type: 'DateTime', nullable: true, description: 'Null, as yet.', resolve: neverReady }),
    emailInviataSubject: t.string({ nullable: true, description: 'Null, as yet.', resolve: neverReady }),
    emailInviataBody: t.string({ nullable: true, description: 'Null, as yet.', resolve: neverReady }),
    emailInviataAgenteIl: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null, as yet.',
      resolve: neverReady,
    }),
  }),
})

mutationField(createPreventivo, {
  description: 'Sends a quote request, without a login. All that is wrong comes back at once.',
  input: (t) => ({
    famigliaPk: t.int({ description: 'Number of the family.' }),
    valoreOpzionePks: t.field({
      type: ['Int'],
      required: items,
      description: 'Number of one value for each option of the family.',
    }),
    serramenti: t.field({ type: [SerramentoInputRef], required: items }),
    nomeCognome: t.string(),
    telefono: t.string(),
    email: t.string(),
    indirizzo: t.string(),
    citta: t.string(),
    provincia: t.string({ description: 'Name, plate or id of a province.' }),
    messaInPosa: t.boolean({ description: 'Installation is asked for; without it the installation place is ignored.' }),
    indirizzoPosa: t.string(),
    cittaPosa: t.string(),
    provinciaPosa: t.string(),
    pianoPosa: t.string({ description: 'One of the configured floors.' }),
    regionePosa: t.string({ description: 'Name or id of a region.' }),
    tipoCliente: t.string({ description: 'One of the configured types; missing: the default.' }),
    tipoIntervento: t.string({ description: 'One of the configured types; missing: the default.' }),
    note: t.string(),
    privacy: t.boolean({ description: 'Must be true.' }),
    chiaveIdempotenza: t.string({ description: 'Made by the form: the same submission twice is one quote.' }),
    sitoWeb: t.string({ description: 'Leave it out.' }),
  }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number of the quote.', resolve: ({ result }) => result?.pk }),
    ripetuto: t.boolean({
      nullable: true,
      description: 'True when an equal submission, shortly before, had made the quote; null when there are errors.',
      resolve: ({ result }) => result?.ripetuto,
    }),
    preventivo: t.prismaField({
      type: PreventivoCreato,
      nullable: true,
      description: 'As it was received; null when there are errors.',
      // Not through `visible`: a visitor sees no quote but the one of this very answer.
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.preventivo.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})
