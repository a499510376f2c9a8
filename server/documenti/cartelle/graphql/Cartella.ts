import type { Context } from '#platform/context.ts'
import { readPage } from '#platform/db/read.ts'
import { boundedInteger, whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields, rowFields } from '#platform/graphql/fields.ts'
import { detailField, listField, scopeOf } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { deleteCartella } from '../deleteCartella.ts'
import { createCartella, updateCartella } from '../entity.ts'
import { cartelleList, valid } from '../list.ts'
import { restoreCartella } from '../restoreCartella.ts'
import { cartellaSchema, cartelleFilters, contentInWords, visibilitaInWords } from '../rules.ts'
import { shareCartella } from '../shareCartella.ts'
import { DocumentoCartella } from './DocumentoCartella.ts'

/** What is withheld is null, in every door. */
const management = { authScopes: { permesso: 'adminApp' }, unauthorizedResolver: () => null, nullable: true } as const
const RESERVED = 'Withheld from users who do not manage folders: null.'
const present = { eliminatoIl: null }

const CondivisioneCartella = builder.prismaNode('CondivisioneCartella', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, { viewer }) => ({
    id: boundedInteger(id),
    AND: [valid(), { cartella: cartelleList.visible(viewer) }],
  }),
  nullable: true,
  description: 'An account of the app that sees a folder.',
  authScopes: { permesso: 'adminApp' },
  select: { id: true },
  fields: (t) => ({
    cartella: t.relation('cartella', { description: 'What.' }),
    account: t.relation('appAccount', { description: 'Who.' }),
    finoAl: t.expose('finoAl', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which it sees it; null: until somebody ends it.',
    }),
  }),
})

export const Cartella = builder.prismaNode('Cartella', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(cartelleList, id, ctx),
  nullable: true,
  description: 'A folder of the document area.',
  authScopes: { permesso: 'viewFolders' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
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

/** What a folder would take along into the bin, in words; null when it is empty or not the viewer's to see. */
async function readContent({ services, viewer }: Context, numero: number): Promise<string | null> {
  const pk = boundedInteger(numero)
  const where = { id: pk, AND: cartelleList.visible(viewer) }
  if ((await services.db.cartella.count({ where })) === 0) return null
  const [counts] = await services.db.$queryRaw<{ cartelle: number; file: number }[]>`
    WITH RECURSIVE sotto AS (
      SELECT id FROM cartelle WHERE id = ${pk}
      UNION ALL
      SELECT c.id FROM cartelle c JOIN sotto s ON c.parent_id = s.id WHERE c.eliminata_il IS NULL
    )
    SELECT (SELECT count(*) - 1 FROM sotto)::int AS cartelle,
      (SELECT count(*) FROM documenti_cartella d JOIN sotto s ON d.cartella_id = s.id
        WHERE d.eliminato_il IS NULL)::int AS file`
  return counts ? contentInWords(counts) : null
}

builder.queryField('contenutoCartella', (t) =>
  t.string({
    nullable: true,
    description: 'What a folder would take along into the bin, in Italian; null when it is empty or missing.',
    authScopes: scopeOf('adminApp'),
    args: { pk: t.arg.int({ required: true, description: 'The number, as in URLs.' }) },
    resolve: (_root, { pk }, ctx) => readContent(ctx, pk),
  }),
)

const ScadenzaInput = builder.inputType('ScadenzaCondivisione', {
  description: 'Until when an account sees a folder.',
  fields: (t) => ({
    accountPk: t.int({ required: true, description: 'Number of the account.' }),
    finoAl: t.field({ type: 'Date', description: 'The last day; null: none.' }),
  }),
})

entityMutations({
  field: 'cartella',
  tipo: Cartella,
  elenco: cartelleList,
  input: (t) => inputFields(t, cartellaSchema),
  create: [createCartella, 'Adds a folder.'],
  update: [updateCartella, 'Changes the fields of a folder that are sent; with another `parent` it moves.'],
  delete: [deleteCartella, 'Puts a folder into the bin, with all that is in it; it can be restored for 30 days.'],
  deleted: ['pk', 'deletedId'],
})

mutationField(restoreCartella, {
  description: 'Takes a folder out of the bin, with all that went along with it.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ cartella: nodeField(t, Cartella, cartelleList, ({ pk }) => pk) }),
})

mutationField(shareCartella, {
  description: 'Shares a top-level folder with these accounts of the app, and no others.',
  input: (t) => ({
    pk: t.int({ required: true }),
    accountPks: t.intList({ description: 'Numbers of the accounts; none: it is shared with nobody.' }),
    scadenze: t.field({
      type: [ScadenzaInput],
      description: 'Last days of some of them; the others keep theirs, new ones have none.',
    }),
  }),
  payload: (t) => ({ cartella: nodeField(t, Cartella, cartelleList, ({ pk }) => pk) }),
})
