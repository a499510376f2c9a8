import { readPage } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { detailField, listField, scopeOf } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { readContent } from '../content.ts'
import { cartelleList, valid } from '../list.ts'
import { cartelleFilters, visibilitaInWords } from '../rules.ts'
import { CondivisioneCartella } from './CondivisioneCartella.ts'
import { DocumentoCartella } from './DocumentoCartella.ts'

/** What is withheld is null, in every door. */
const management = { authScopes: { permesso: 'adminApp' }, unauthorizedResolver: () => null, nullable: true } as const
const RESERVED = 'Withheld from users who do not manage folders: null.'
const present = { eliminatoIl: null }

export const Cartella = builder.prismaNode('Cartella', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(cartelleList, id, ctx),
  nullable: true,
  description: 'A folder of the document area.',
  authScopes: { permesso: 'viewFolders' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    nome: t.exposeString('nome', { description: 'Its name.' }),
    descrizione: t.exposeString('descrizione', { description: 'Plain text; may be empty.' }),
    percorso: t.exposeString('percorso', {
      description: 'Names of the folders above it, from the top, " / " between them; empty at the top.',
    }),
    parent: t.relation('parent', { nullable: true, description: 'The folder that it is in; null at the top.' }),
    parentPk: t.exposeInt('parentId', { nullable: true, description: 'Number of the folder that it is in.' }),
    radice: t.relation('radice', { description: 'The top-level folder that it is below, itself for one of those.' }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was made.' }),
    sottocartelle: t.relation('sottocartelle', {
      query: { where: { eliminataIl: null }, orderBy: [{ chiaveOrdine: 'asc' }, { id: 'asc' }] },
      description: 'The folders in it, by name.',
    }),
    documenti: t.relation('documenti', {
      type: DocumentoCartella,
      query: { where: present, orderBy: [{ chiaveOrdine: 'asc' }, { id: 'asc' }] },
      description: 'The files in it, by title or name.',
    }),
    account: t.field({
      ...management,
      type: ['AppAccount'],
      description: `Accounts of the app that it is shared with; only top-level folders are. ${RESERVED}`,
      select: (_args, _ctx, nestedSelection) => ({
        condivisioni: { where: valid(), orderBy: { id: 'asc' }, select: { appAccount: nestedSelection() } },
      }),
      resolve: ({ condivisioni }) => condivisioni.map(({ appAccount }) => appAccount),
    }),
    condivisioni: t.field({
      ...management,
      type: [CondivisioneCartella],
      description: `Whom it is shared with today, and until when. ${RESERVED}`,
      select: (_args, _ctx, nestedSelection) => ({
        condivisioni: { where: valid(), orderBy: { id: 'asc' }, ...nestedSelection() },
      }),
      resolve: ({ condivisioni }) => condivisioni,
    }),
    numeroAccount: t.int({
      ...management,
      description: `How many accounts of the app it is shared with. ${RESERVED}`,
      select: () => ({ _count: { select: { condivisioni: { where: valid() } } } }),
      resolve: ({ _count }) => _count.condivisioni,
    }),
    numeroFile: t.int({
      ...management,
      description: `How many files are in it, those of its folders not counted. ${RESERVED}`,
      select: { _count: { select: { documenti: { where: present } } } },
      resolve: ({ _count }) => _count.documenti,
    }),
    visibilita: t.string({
      ...management,
      description: `Who of the app sees it, and why, in Italian. ${RESERVED}`,
      select: () => ({
        parentId: true,
        radice: { select: { nome: true, _count: { select: { condivisioni: { where: valid() } } } } },
      }),
      resolve: ({ parentId, radice }) =>
        visibilitaInWords({ principale: parentId === null, nome: radice.nome, account: radice._count.condivisioni }),
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

listField('cartelle', {
  tipo: Cartella,
  elenco: cartelleList,
  filtro: filterInput('FiltroCartelle', cartelleFilters, 'Filters of the folders; all that are given must hold.'),
  permesso: 'viewFolders',
  description: 'The top-level folders by name; with a search, those of every level.',
})

detailField('cartella', {
  tipo: Cartella,
  elenco: cartelleList,
  permesso: 'viewFolders',
  description: 'One folder by number.',
})

builder.queryField('alberoCartelle', (t) =>
  t.prismaField({
    type: [Cartella],
    description: 'All folders that the caller sees, parents before what is in them, by name.',
    authScopes: scopeOf('viewFolders'),
    resolve: (query, _root, _args, { services, viewer }) =>
      readPage(
        services.db,
        'cartella',
        query,
        cartelleList.visible(viewer),
        [{ profondita: 'asc' }, { chiaveOrdine: 'asc' }, { id: 'asc' }],
        {},
      ),
  }),
)

builder.queryField('contenutoCartella', (t) =>
  t.string({
    nullable: true,
    description: 'What a folder would take along into the bin, in Italian; null when it is empty or missing.',
    authScopes: scopeOf('adminApp'),
    args: { pk: t.arg.int({ required: true, description: 'The number, as in URLs.' }) },
    resolve: (_root, { pk }, ctx) => readContent(ctx, pk),
  }),
)
