import { builder } from '../../../platform/graphql/builder.ts'
import { mutationField } from '../../../platform/graphql/mutationField.ts'
import { readSolleciti } from '../read.ts'
import { type OrdineSollecitato, type ProposedSollecitoFornitore, SOLLECITI_MAX, whyNoSollecito } from '../rules.ts'
import { type SollecitoOutcome, sendSolleciti } from '../sendSolleciti.ts'

const authScopes = { permesso: 'adminOrdiniFornitore' } as const

const OrdineSollecitatoType = builder.objectRef<OrdineSollecitato>('OrdineSollecitato').implement({
  description: 'A supplier order that is late and that its supplier knows of.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of its order.' }),
    tipologia: t.exposeString('tipologia', { description: 'Its material.' }),
    dataConsegna: t.expose('dataConsegna', { type: 'Date', description: 'When it was expected, YYYY-MM-DD.' }),
  }),
})

const Sollecito = builder.objectRef<ProposedSollecitoFornitore>('SollecitoFornitore').implement({
  description: 'A supplier with late orders, and the mail that would ask where they are.',
  authScopes,
  fields: (t) => ({
    fornitore: t.int({ description: 'Number of the supplier.', resolve: ({ fornitore }) => fornitore.pk }),
    nome: t.string({ description: 'Its name.', resolve: ({ fornitore }) => fornitore.nome }),
    email: t.string({ description: 'Its address, or empty.', resolve: ({ fornitore }) => fornitore.email }),
    ordini: t.expose('ordini', { type: [OrdineSollecitatoType], description: 'What is late, the oldest before.' }),
    oggetto: t.exposeString('oggetto', { description: 'Subject of the mail.' }),
    corpo: t.exposeString('corpo', { description: 'Its body, html.' }),
    sollecitatoIl: t.expose('sollecitatoIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was asked today; null when it was not.',
    }),
    motivo: t.string({
      nullable: true,
      description: 'Why it cannot be asked even so, in Italian; null when it can.',
      resolve: ({ fornitore, ordini }) =>
        whyNoSollecito({ email: fornitore.email, ordini: ordini.length, sollecitato: false }, true),
    }),
  }),
})

builder.queryField('solleciti', (t) =>
  t.field({
    type: [Sollecito],
    description: `Suppliers with late orders, by name; at most ${SOLLECITI_MAX}.`,
    authScopes,
    resolve: (_root, _args, ctx) => readSolleciti(ctx.services.db),
  }),
)

const Outcome = builder.objectRef<SollecitoOutcome>('EsitoSollecito').implement({
  description: 'What became of one supplier.',
  authScopes,
  fields: (t) => ({
    fornitore: t.exposeInt('fornitore', { description: 'Number of the supplier.' }),
    nome: t.exposeString('nome', { description: 'Its name.' }),
    fatto: t.exposeBoolean('fatto', { description: 'Whether a mail leaves.' }),
    motivo: t.exposeString('motivo', { nullable: true, description: 'Why not, in Italian.' }),
  }),
})

mutationField(sendSolleciti, {
  description: 'Writes to suppliers about what is late: one mail each, once a day unless it is wanted.',
  input: (t) => ({
    fornitori: t.intList({ required: true, description: 'Numbers of suppliers.' }),
    forza: t.boolean({ description: 'Also those that were asked today already.' }),
  }),
  payload: (t) => ({
    esiti: t.field({
      type: [Outcome],
      nullable: true,
      description: 'What became of each.',
      resolve: ({ result }) => result?.esiti,
    }),
  }),
})
