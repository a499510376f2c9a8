import { whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { createFornitore, deleteFornitore } from '../entity.ts'
import { fornitoriList } from '../list.ts'
import {
  fornitorePlainSchema,
  fornitoreSchema,
  fornitoriFilters,
  type MaterialeFornito,
  type PeriodoChiusura,
  readChiusure,
  readOtherMateriali,
} from '../rules.ts'
import { updateFornitore } from '../updateFornitore.ts'

/** What whoever meets one may know of it. */
const OPEN = [
  'nome',
  'codice',
  // Told by their own scopes.
  'link',
  'fasi',
]

// The periods of closure of a supplier, read and written.

const first = 'First day.'
const last = 'Last day, included; not before the first, nor more than a year after it.'

const PeriodoChiusuraType = builder.objectRef<PeriodoChiusura>('PeriodoChiusura').implement({
  description: 'A stretch of days on which a supplier is closed.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    dal: t.field({ type: 'Date', description: first, resolve: ({ dal }) => dal }),
    al: t.field({ type: 'Date', description: last, resolve: ({ al }) => al }),
  }),
})

const MaterialeFornitoType = builder.objectRef<MaterialeFornito>('MaterialeFornito').implement({
  description: 'A material that a supplier supplies beside its first.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    tempo: t.exposeInt('tempo', { description: 'Lead time in whole days on which it is open.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Taken for the material when none is chosen.' }),
  }),
})

const MaterialeFornitoInput = builder.inputType('MaterialeFornitoInput', {
  description: 'A material that a supplier supplies beside its first.',
  fields: (t) => ({
    tipologia: t.string({ required: true, description: 'Name of the material.' }),
    tempo: t.int({ required: true, description: 'Lead time in whole days on which it is open.' }),
    isDefault: t.boolean({ description: 'Taken for the material when none is chosen, in place of the one that is.' }),
  }),
})

export const PeriodoChiusuraInput = builder.inputType('PeriodoChiusuraInput', {
  description: 'A stretch of days on which a supplier is closed.',
  fields: (t) => ({
    dal: t.field({ type: 'Date', required: true, description: first }),
    al: t.field({ type: 'Date', required: true, description: last }),
  }),
})

export const Fornitore = builder.prismaNode('Fornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(fornitoriList, id, ctx),
  nullable: true,
  description:
    'A supplier of one or several materials. To who reaches it by a link and does not see it in `fornitori`, only `nome` and `codice` are told: the rest is null.',
  open: OPEN,
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    ...columnFields(t, fornitorePlainSchema),
    altriMateriali: t.field({
      type: [MaterialeFornitoType],
      description: 'What it supplies beside `tipologia`.',
      select: { altriMateriali: true },
      resolve: (row) => readOtherMateriali(row),
    }),
    giorniChiusura: t.intList({
      description: 'Weekdays on which it is closed, 1 (Monday) to 7 (Sunday).',
      select: { giorniChiusura: true, periodiChiusura: true },
      resolve: (row) => readChiusure(row).giorniChiusura,
    }),
    periodiChiusura: t.field({
      type: [PeriodoChiusuraType],
      description: 'Stretches of days on which it is closed, by date.',
      select: { giorniChiusura: true, periodiChiusura: true },
      resolve: (row) => readChiusure(row).periodiChiusura,
    }),
    immagine: t.string({
      nullable: true,
      description: 'Address of its picture.',
      select: { immagine: { select: { chiave: true, nome: true } } },
      resolve: ({ immagine }) => immagine && fileUrl(immagine),
    }),
  }),
})

/** The list of suppliers, also of what has them. */
export const fornitori = listField('fornitori', {
  tipo: Fornitore,
  elenco: fornitoriList,
  filtro: filterInput('FiltroFornitori', fornitoriFilters, 'Filters of the suppliers; all that are given must hold.'),
  permesso: 'viewOrdiniFornitore',
  description: 'The suppliers, by name.',
})

detailField('fornitore', {
  tipo: Fornitore,
  elenco: fornitoriList,
  permesso: 'viewOrdiniFornitore',
  description: 'One supplier by number.',
})

entityMutations({
  field: 'fornitore',
  tipo: Fornitore,
  elenco: fornitoriList,
  input: (t) => ({
    ...inputFields(t, fornitoreSchema),
    altriMateriali: t.field({
      type: [MaterialeFornitoInput],
      description: 'What it supplies beside `tipologia`, 20 at most, each once.',
    }),
    giorniChiusura: t.intList({
      description: 'Weekdays on which it is closed, 1 (Monday) to 7 (Sunday), not all of them.',
    }),
    periodiChiusura: t.field({
      type: [PeriodoChiusuraInput],
      description: 'Stretches of days on which it is closed, 50 at most; those that overlap become one.',
    }),
    immagine: t.field({ type: FileInput, description: 'A new picture.' }),
    removeImmagine: t.boolean({ description: 'Takes the picture away, unless a new one comes.' }),
  }),
  create: [createFornitore, 'Adds a supplier.'],
  update: [updateFornitore, 'Changes the fields of a supplier that are sent.'],
  delete: [deleteFornitore, 'Removes a supplier from which nothing was ordered.'],
})

relatedList(
  'Materiale',
  'fornitori',
  fornitori,
  (id) => ({ materiale: { id } }),
  'The suppliers whose first material it is; `fornitori(filtro: { tipologia })` has all of them.',
)
