import { countUses } from '#platform/db/arranged/countUses.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { catalogoNode, editors, inner } from '../../catalogo/source.ts'
import { isClosedTo, readCatalogo } from '../../preventivi/catalogo.ts'
import { VALORE_REFERENCES } from '../entity.ts'
import { exposeRichText } from '../richText.ts'

/** The catalogue of families is public: the wizard shows it to visitors. */
const pubblico = { pubblico: true } as const
const onSale = { ritirato: false }
const offered = { where: onSale, orderBy: byOrdine }
const offeredOpzione = { ...onSale, famiglia: onSale }
const USES = 'How many quotes have it: what is in use is not removed.'
const WITHHELD = 'Withheld from those who do not edit the catalogue: null.'
const INNER = 'Withheld from those who see no quotes: null.'

builder.prismaNode('ValoreOpzione', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(catalogoNode({ ritirato: false, opzione: offeredOpzione }), id, ctx),
  nullable: true,
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
    ritirato: t.exposeBoolean('ritirato', { description: 'No longer offered: quotes that have it keep it.' }),
    usi: t.int({
      description: `${USES} ${WITHHELD}`,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, VALORE_REFERENCES, id),
      ...editors,
    }),
    opzione: t.relation('opzione', { description: `The option that it is a value of. ${INNER}`, ...inner }),
  }),
})

builder.prismaNode('Opzione', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(catalogoNode(offeredOpzione), id, ctx),
  nullable: true,
  description: 'An option of a family, with the values that are offered: every quote takes one of them.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    valori: t.relation('valori', { description: 'Those offered; the first is the default.', query: offered }),
    famiglia: t.relation('famiglia', { description: `The family that it is an option of. ${INNER}`, ...inner }),
  }),
})

builder.prismaNode('ImmagineFamiglia', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(catalogoNode({ famiglia: onSale }), id, ctx),
  nullable: true,
  description: 'A picture of a family.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.string({
      description: `What its file was called. ${WITHHELD}`,
      select: { file: { select: { nome: true } } },
      resolve: ({ file }) => file.nome,
      ...editors,
    }),
    famiglia: t.relation('famiglia', { description: `The family that it shows. ${INNER}`, ...inner }),
    immagine: t.string({
      description: 'Address of the picture.',
      select: { file: { select: { chiave: true, nome: true } } },
      resolve: ({ file }) => fileUrl(file),
    }),
  }),
})

const Famiglia = builder.prismaNode('Famiglia', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(catalogoNode(onSale), id, ctx),
  nullable: true,
  description: 'A product family that can be quoted, with what is offered of it.',
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
    opzioni: t.relation('opzioni', { description: 'Those offered.', query: offered }),
    vincoli: t.relation('vincoli', {
      description: `Its constraints, by window type. ${INNER}`,
      query: { orderBy: [{ tipoSerramentoId: 'asc' }, { altezzaMin: 'asc' }, { id: 'asc' }] },
      ...inner,
    }),
  }),
})

builder.queryField('famiglie', (t) =>
  t.prismaField({
    type: [Famiglia],
    description: 'All families, in the order of the wizard; none to visitors until the catalogue is published.',
    authScopes: pubblico,
    resolve: async (_query, _root, _args, ctx) => {
      const catalogo = await readCatalogo(ctx)
      return isClosedTo(ctx, catalogo.impostazioni) ? [] : catalogo.famiglie
    },
  }),
)
