import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { checkInPerson, judgeInput } from '#platform/operation.ts'
import { deleteInteressato } from '../deleteInteressato.ts'
import { findInteressati, type InteressatoRow, TIPI_INTERESSATO } from '../find.ts'
import { interessatoSchema } from '../rules.ts'
import { type HeldSummary, summarizeInteressato, type TabellaInteressato } from '../summary.ts'

const scopes = { permesso: 'adminUsers' } as const

const TipoInteressatoEnum = choiceEnum('TipoInteressato', TIPI_INTERESSATO, 'Where a person was found.', {
  cliente: 'A customer.',
  preventivo: 'A request for a quote.',
  offerta: 'An offer.',
  conferma: 'An order confirmation.',
})

const Interessato = builder.objectRef<InteressatoRow>('Interessato').implement({
  description: 'A row that tells of a person by name.',
  authScopes: scopes,
  fields: (t) => ({
    tipo: t.expose('tipo', { type: TipoInteressatoEnum, description: 'What it is.' }),
    pk: t.exposeInt('pk', { description: 'Its number.' }),
    nome: t.exposeString('nome', { description: 'Name of the person.' }),
    email: t.exposeString('email', { description: 'Mail address; may be empty.' }),
    telefono: t.exposeString('telefono', { description: 'Phone; may be empty.' }),
    dettaglio: t.exposeString('dettaglio', { description: 'Where and when, in Italian.' }),
    indirizzo: t.exposeString('indirizzo', { description: 'Its page.' }),
  }),
})

builder.queryField('interessati', (t) =>
  t.field({
    type: [Interessato],
    description: 'The rows in which somebody is found; none for a text of fewer than three characters.',
    authScopes: scopes,
    args: { testo: t.arg.string({ required: true, description: 'Name, mail, phone or VAT number.' }) },
    resolve: (_root, { testo }, ctx) => {
      checkInPerson(ctx)
      return findInteressati(ctx.services.db, testo)
    },
  }),
)

const TableType = builder.objectRef<TabellaInteressato>('TabellaInteressato').implement({
  description: 'What is held of a person in one table.',
  authScopes: scopes,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'The table, in Italian.' }),
    quante: t.exposeInt('quante', { description: 'Rows.' }),
    conservate: t.exposeInt('conservate', { description: 'Of those, the ones that the law keeps.' }),
  }),
})

const DataType = builder.objectRef<HeldSummary>('DatiInteressato').implement({
  description: 'What is held of a person, and what an erasure would leave.',
  authScopes: scopes,
  fields: (t) => ({
    tabelle: t.field({
      type: [TableType],
      description: 'By table, without empty ones.',
      resolve: ({ tabelle }) => tabelle,
    }),
    finoAl: t.expose('finoAl', {
      type: 'Date',
      nullable: true,
      description: 'Last day on which the law keeps something; null when it keeps nothing.',
    }),
    conservati: t.exposeString('conservati', { description: "What stays and why, in Italian; '' when nothing does." }),
    motivoNonCancellabile: t.exposeString('motivoNonCancellabile', {
      nullable: true,
      description: 'Why it may not be erased, in Italian; null when it may.',
    }),
    condivisi: t.exposeStringList('condivisi', {
      description: 'What the person is told by and others are too: that stays in what is not its own.',
    }),
  }),
})

builder.queryField('datiInteressato', (t) =>
  t.field({
    type: DataType,
    description: 'Counts what is held of the person of these rows.',
    authScopes: scopes,
    args: {
      clientePks: t.arg.intList({ description: 'Customers.' }),
      preventivoPks: t.arg.intList({ description: 'Requests for quotes.' }),
      offertaPks: t.arg.intList({ description: 'Offers.' }),
      confermaPks: t.arg.intList({ description: 'Order confirmations.' }),
    },
    resolve: async (_root, args, ctx) => {
      checkInPerson(ctx)
      return summarizeInteressato(ctx.services.db, await judgeInput({ schema: interessatoSchema }, args, ctx))
    },
  }),
)

mutationField(deleteInteressato, {
  description: 'Erases a person but for what the law keeps.',
  input: (t) => ({
    clientePks: t.intList({ description: 'Customers.' }),
    preventivoPks: t.intList({ description: 'Requests for quotes.' }),
    offertaPks: t.intList({ description: 'Offers.' }),
    confermaPks: t.intList({ description: 'Order confirmations.' }),
  }),
  payload: (t) => ({
    cancellate: t.int({
      nullable: true,
      description: 'Rows that were erased or changed; null when there are errors.',
      resolve: ({ result }) => result?.cancellate ?? null,
    }),
    finoAl: t.field({
      type: 'Date',
      nullable: true,
      description: 'Last day on which the law keeps something; null when it keeps nothing.',
      resolve: ({ result }) => result?.finoAl ?? null,
    }),
  }),
})
