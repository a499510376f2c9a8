import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { SENSI_APERTURA } from '#vendite/tipiApertura/rules.ts'
import { DRAWING_SHAPES } from '#vendite/tipiSerramento/rules.ts'
import { asksCodice } from '../../conferme/cliente/codice.ts'
import { partOfAddress } from '../../conferme/cliente/rules.ts'
import { openPaginaOfferta } from '../cliente/openPaginaOfferta.ts'
import type { AlternativaPagina, PaginaOfferta, RigaPagina } from '../cliente/page.ts'
import { refuseOffertaCliente } from '../cliente/refuseOffertaCliente.ts'
import { signOffertaCliente } from '../cliente/signOffertaCliente.ts'
import { writeOffertaCliente } from '../cliente/writeOffertaCliente.ts'
import { CAUSE_RIFIUTO, STATI_OFFERTA } from '../rules.ts'

const pubblico = { authScopes: { pubblico: true } } as const

const DetailOfPagina = builder.objectRef<RigaPagina['dettagli'][number]>('DettaglioPaginaOfferta').implement({
  description: 'What a window is made of or has.',
  ...pubblico,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'What is said: an option, the opening.' }),
    valore: t.exposeString('valore', { description: 'What of it.' }),
  }),
})

const SpecchiaturaOfPagina = builder
  .objectRef<NonNullable<RigaPagina['figura']>['specchiature'][number]>('SpecchiaturaPaginaOfferta')
  .implement({
    description: 'A field of a composed element, for its drawing: seen from inside.',
    ...pubblico,
    fields: (t) => ({
      x: t.exposeInt('x', { description: 'Millimetres from the left of the whole.' }),
      y: t.exposeInt('y', { description: 'Millimetres from the top of the whole.' }),
      larghezza: t.exposeInt('larghezza', { description: 'Millimetres.' }),
      altezza: t.exposeInt('altezza', { description: 'Millimetres.' }),
      disegno: t.expose('disegno', { type: choiceOf(DRAWING_SHAPES), description: 'How it is drawn.' }),
      ante: t.exposeInt('ante', { description: 'Leaves.' }),
      senso: t.expose('senso', {
        type: choiceOf(SENSI_APERTURA),
        nullable: true,
        description: 'How it opens; null: nobody has said.',
      }),
    }),
  })

const FigureOfPagina = builder.objectRef<NonNullable<RigaPagina['figura']>>('FiguraPaginaOfferta').implement({
  description: 'What the drawing of a window is made of.',
  ...pubblico,
  fields: (t) => ({
    disegno: t.field({
      type: choiceOf(DRAWING_SHAPES),
      description: 'How it is drawn.',
      resolve: ({ disegno }) => disegno,
    }),
    ante: t.exposeInt('ante', { description: 'Leaves.' }),
    senso: t.field({
      type: choiceOf(SENSI_APERTURA),
      nullable: true,
      description: 'How it opens; null: nobody has said.',
      resolve: ({ senso }) => senso,
    }),
    specchiature: t.expose('specchiature', {
      type: [SpecchiaturaOfPagina],
      description: 'The fields of a composed element; none: a simple window.',
    }),
  }),
})

const euro = (description: string) => ({ type: 'Decimal', description }) as const

const RigaPaginaType = builder.objectRef<RigaPagina>('RigaPaginaOfferta').implement({
  description: 'A line as its customer reads it.',
  ...pubblico,
  fields: (t) => ({
    posizione: t.exposeInt('posizione', { description: 'Place among the lines, from 1.' }),
    nome: t.exposeString('nome', { description: 'What it is.' }),
    descrizione: t.exposeString('descrizione', { description: 'Plain text; may be empty.' }),
    dettagli: t.expose('dettagli', { type: [DetailOfPagina], description: 'What it is made of and has.' }),
    numero: t.exposeInt('numero', { description: 'Pieces.' }),
    altezza: t.exposeInt('altezza', { nullable: true, description: 'Millimetres.' }),
    larghezza: t.exposeInt('larghezza', { nullable: true, description: 'Millimetres.' }),
    listino: t.field({ ...euro('Euro, before discounts.'), nullable: true, resolve: ({ listino }) => listino }),
    netto: t.field({ ...euro('Euro, without VAT.'), nullable: true, resolve: ({ netto }) => netto }),
    figura: t.expose('figura', { type: FigureOfPagina, nullable: true, description: 'Null where it has no drawing.' }),
  }),
})

const ServizioPagina = builder.objectRef<AlternativaPagina['servizi'][number]>('ServizioPaginaOfferta').implement({
  description: 'A service as its customer reads it.',
  ...pubblico,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'What is done.' }),
    importo: t.field({ ...euro('Euro, without VAT.'), resolve: ({ importo }) => importo }),
  }),
})

const TaxOfPagina = builder.objectRef<AlternativaPagina['imposte'][number]>('ImpostaPaginaOfferta').implement({
  description: 'The VAT of one rate.',
  ...pubblico,
  fields: (t) => ({
    aliquota: t.field({ ...euro('Rate, percent.'), resolve: ({ aliquota }) => aliquota }),
    imponibile: t.field({ ...euro('Sum of the nets of the rate, euro.'), resolve: ({ imponibile }) => imponibile }),
    imposta: t.field({ ...euro('Euro.'), resolve: ({ imposta }) => imposta }),
  }),
})

const AlternativaPaginaType = builder.objectRef<AlternativaPagina>('AlternativaPaginaOfferta').implement({
  description: 'An alternative as its customer reads it.',
  ...pubblico,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number, to choose it by.' }),
    nome: t.exposeString('nome', { description: 'What tells it from the others.' }),
    descrizione: t.exposeString('descrizione', { description: 'Plain text; may be empty.' }),
    accettata: t.exposeBoolean('accettata', { description: 'The customer has taken it.' }),
    listino: t.field({ ...euro('Before discounts, euro.'), resolve: ({ listino }) => listino }),
    sconto: t.field({ ...euro('What the discounts take off, euro.'), resolve: ({ sconto }) => sconto }),
    netto: t.field({ ...euro('Without VAT, euro.'), resolve: ({ netto }) => netto }),
    totale: t.field({ ...euro('With VAT, euro.'), resolve: ({ totale }) => totale }),
    senzaFinestre: t.exposeString('senzaFinestre', {
      nullable: true,
      description: 'That it has fewer windows than were asked for, in Italian; null when it has all.',
    }),
    imposte: t.expose('imposte', { type: [TaxOfPagina], description: 'VAT by rate, growing.' }),
    righe: t.expose('righe', { type: [RigaPaginaType], description: 'Its lines, in order.' }),
    servizi: t.expose('servizi', { type: [ServizioPagina], description: 'Its services, in order.' }),
  }),
})

const MessaggioPagina = builder.objectRef<PaginaOfferta['messaggi'][number]>('MessaggioPaginaOfferta').implement({
  description: 'What a customer or the house has written about an offer.',
  ...pubblico,
  fields: (t) => ({
    note: t.exposeString('note', { description: 'Plain text.' }),
    data: t.expose('data', { type: 'DateTime', description: 'When.' }),
    mio: t.exposeBoolean('mio', { description: 'True: of the customer.' }),
  }),
})

const PaginaOffertaType = builder.objectRef<PaginaOfferta>('PaginaOfferta').implement({
  description: 'What a customer reads of an offer through a link.',
  ...pubblico,
  fields: (t) => ({
    ragioneSociale: t.exposeString('ragioneSociale', { description: 'Name of the house.' }),
    telefono: t.exposeString('telefono', { description: 'Of the house.' }),
    email: t.exposeString('email', { description: 'Of the house.' }),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    codiceA: t.string({
      nullable: true,
      description: 'Where the code of a signature is sent, in part; null when none is asked for.',
      resolve: ({ emailCliente }, _args, { services }) => (asksCodice(services) ? partOfAddress(emailCliente) : null),
    }),
    nome: t.exposeString('nome', { description: 'What the offer is called: `n. 12/2`.' }),
    riferimento: t.exposeString('riferimento', { description: 'What the customer calls the work; may be empty.' }),
    stato: t.field({ type: choiceOf(STATI_OFFERTA), description: 'How it stands.', resolve: ({ stato }) => stato }),
    motivoChiusa: t.exposeString('motivoChiusa', {
      nullable: true,
      description: 'Why it can be neither accepted nor refused, in Italian; null when it can.',
    }),
    validaFino: t.field({
      type: 'Date',
      description: 'Last day on which it may be accepted.',
      resolve: ({ validaFino }) => validaFino,
    }),
    consegnaPrevista: t.exposeString('consegnaPrevista', { description: 'The week of delivery; may be empty.' }),
    introduzione: t.exposeString('introduzione', { description: 'Plain text above the lines.' }),
    condizioni: t.exposeString('condizioni', { description: 'Plain text below the sums.' }),
    pagamento: t.exposeString('pagamento', { description: 'Terms of payment.' }),
    nomeFile: t.exposeString('nomeFile', { description: 'Name of the PDF.' }),
    impronta: t.exposeString('impronta', { description: 'SHA-256 of the PDF.' }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'Until when the link opens.' }),
    decisaIl: t.expose('decisaIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was accepted, refused or withdrawn.',
    }),
    decisaDa: t.exposeString('decisaDa', { description: 'Under which name; may be empty.' }),
    alternative: t.expose('alternative', { type: [AlternativaPaginaType], description: 'What there is to choose.' }),
    messaggi: t.expose('messaggi', { type: [MessaggioPagina], description: 'What was written, newest first.' }),
  }),
})

const page = (t: PayloadBuilder<{ pagina: PaginaOfferta }>) =>
  t.field({
    type: PaginaOffertaType,
    nullable: true,
    description: 'The page as it is now; null when there are errors.',
    resolve: ({ result }) => result?.pagina,
  })

const token = 'The secret of the link.'

mutationField(openPaginaOfferta, {
  description: 'Opens the page of a customer’s link, and says so in the trail of the version.',
  input: (t) => ({ token: t.string({ description: token }) }),
  payload: (t) => ({ pagina: page(t) }),
})

mutationField(signOffertaCliente, {
  description: 'Accepts an alternative of a customer’s link, signed on the screen; the order is made, once.',
  input: (t) => ({
    token: t.string({ description: token }),
    alternativaPk: t.int({ description: 'Number of the alternative.' }),
    nome: t.string({ description: 'Who signs.' }),
    firma: t.string({ description: 'The drawing: `data:image/png;base64,…`, some 30 kB at most.' }),
    codice: t.string({ description: 'What `requestCodiceFirma` has sent, where `codiceA` is not null.' }),
    accetto: t.string({ description: '`si`: the offer is accepted.' }),
  }),
  payload: (t) => ({ pagina: page(t) }),
})

mutationField(refuseOffertaCliente, {
  description: 'The customer of a link does not want the offer.',
  input: (t) => ({
    token: t.string({ description: token }),
    causa: t.field({ type: choiceOf(CAUSE_RIFIUTO), description: 'Why.' }),
    motivo: t.string({ description: 'The same in words; may be empty.' }),
    nome: t.string({ description: 'Who says so; may be empty.' }),
  }),
  payload: (t) => ({ pagina: page(t) }),
})

mutationField(writeOffertaCliente, {
  description: 'A question of the customer of a link.',
  input: (t) => ({ token: t.string({ description: token }), note: t.string({ description: 'Plain text.' }) }),
  payload: (t) => ({ pagina: page(t) }),
})
