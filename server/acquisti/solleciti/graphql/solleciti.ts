import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { ObjectOutcomeRef } from '#platform/graphql/objectOutcome.ts'
import { rowField, rowListField, thereAlways } from '#platform/graphql/rowField.ts'
import { fornitoriList } from '../../fornitori/list.ts'
import { ordiniFornitoreList } from '../../ordiniFornitore/list.ts'
import { readSolleciti } from '../read.ts'
import { type ProposedSollecitoFornitore, SOLLECITI_MAX, whyNoSollecito } from '../rules.ts'
import { sendSolleciti } from '../sendSolleciti.ts'

const authScopes = { permesso: 'adminOrdiniFornitore' } as const

const Sollecito = builder.objectRef<ProposedSollecitoFornitore>('SollecitoFornitore').implement({
  description: 'A supplier with late orders, and the mail that would ask where they are.',
  authScopes,
  fields: (t) => ({
    fornitore: rowField(t, 'Fornitore', fornitoriList, ({ fornitore }) => fornitore.pk, 'The supplier.', thereAlways),
    ordini: rowListField(
      t,
      'OrdineFornitore',
      ordiniFornitoreList,
      ({ ordini }) => ordini.map(({ pk }) => pk),
      'What is late and it knows of, the oldest before.',
    ),
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

builder.objectField(ObjectOutcomeRef, 'fornitore', (t) =>
  rowField(
    t,
    'Fornitore',
    fornitoriList,
    ({ oggetto, pk }) => (oggetto === 'Fornitore' ? pk : null),
    'The supplier; null of anything else.',
  ),
)

mutationField(sendSolleciti, {
  description: 'Writes to suppliers about what is late: one mail each, once a day unless it is wanted.',
  input: (t) => ({
    fornitorePks: t.intList({ required: true, description: 'Numbers of suppliers.' }),
    forza: t.boolean({ description: 'Also those that were asked today already.' }),
  }),
  payload: (t) => ({
    esiti: t.field({
      type: [ObjectOutcomeRef],
      nullable: true,
      description: 'What became of each.',
      resolve: ({ result }) =>
        result?.esiti.map(({ fornitore, ...outcome }) => ({
          oggetto: 'Fornitore' as const,
          pk: fornitore,
          ...outcome,
        })),
    }),
  }),
})
