import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { byOrdine } from '#platform/graphql/referenceField.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import { exposeRichText } from '../richText.ts'

/** The catalogue of families is public: the wizard shows it to visitors. */
const pubblico = { pubblico: true } as const

builder.prismaObject('ValoreOpzione', {
  description: 'A value that an option of a family may take.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    html: t.string({
      description: 'Sanitised html shown beside the choice.',
      select: { html: true },
      resolve: ({ html }) => exposeRichText(html),
    }),
  }),
})

builder.prismaObject('Opzione', {
  description: 'An option of a family: every quote takes one of its values.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    valori: t.relation('valori', { description: 'The first is the default.', query: { orderBy: byOrdine } }),
  }),
})

builder.prismaObject('ImmagineFamiglia', {
  description: 'A picture of a family.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    immagine: t.string({
      description: 'Address of the picture.',
      select: { file: { select: { chiave: true, nome: true } } },
      resolve: ({ file }) => fileUrl(file),
    }),
  }),
})

builder.prismaObject('TipologiaFamiglia', {
  description: 'Groups families in the wizard.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    ordine: t.exposeInt('ordine', { description: 'Place in the wizard.' }),
  }),
})

export const Famiglia = builder.prismaObject('Famiglia', {
  description: 'A product family that can be quoted.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    descrizione: t.string({
      description: 'Sanitised html.',
      select: { descrizione: true },
      resolve: ({ descrizione }) => exposeRichText(descrizione),
    }),
    tipologiaFamiglia: t.relation('tipologiaFamiglia'),
    immagini: t.relation('immagini', { query: { orderBy: byOrdine } }),
    opzioni: t.relation('opzioni', { query: { orderBy: byOrdine } }),
  }),
})

builder.queryField('famiglie', (t) =>
  t.prismaField({
    type: [Famiglia],
    description: 'All families, in the order of the wizard.',
    authScopes: pubblico,
    resolve: async (_query, _root, _args, ctx) => (await readCatalogo(ctx)).famiglie,
  }),
)
