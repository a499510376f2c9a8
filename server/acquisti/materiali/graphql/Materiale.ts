import { fromJson } from '#platform/db/json.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import {
  deletedField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
  versioneInput,
} from '#platform/graphql/mutationField.ts'
import { can } from '#platform/permissions.ts'
import { columnTitle } from '../../righeOrdineFornitore/rules.ts'
import { deleteMateriale } from '../deleteMateriale.ts'
import { createMateriale } from '../entity.ts'
import { materialiList } from '../list.ts'
import { type Direction, type MaterialeColumns, materialeHeaderSchema, materialiFilters } from '../rules.ts'
import { updateMateriale } from '../updateMateriale.ts'

// What is kept of the columns of a material beside their names: how its rows are ordered, what the columns are called.

const direction = '`asc` or `desc`.'

/** A column with what is kept of it. */
interface MaterialeColumn {
  colonna: string
  titolo: string
  direzione: Direction | null
}

/** What a material keeps of columns, in their order. */
function keptColumns(
  columns: readonly string[],
  { sort, labels }: Pick<MaterialeColumns, 'sort' | 'labels'>,
): MaterialeColumn[] {
  const directions = new Map(sort)
  return columns.map((column) => ({
    colonna: column,
    titolo: Object.hasOwn(labels, column) ? (labels[column] ?? '') : columnTitle(column),
    direzione: directions.get(column) ?? null,
  }))
}

const ColonnaMateriale = builder.objectRef<MaterialeColumn>('ColonnaMateriale').implement({
  description: 'A column of the printed rows of a material.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    colonna: t.exposeString('colonna', { description: 'Column, in lower case.' }),
    titolo: t.exposeString('titolo', { description: 'What it is called in the PDF.' }),
    direzione: t.exposeString('direzione', {
      nullable: true,
      description: `How the rows are ordered by it, ${direction} Null when they are not.`,
    }),
  }),
})

export const OrdineColonnaInput = builder.inputType('OrdineColonnaInput', {
  description: 'A column that rows are ordered by.',
  fields: (t) => ({
    colonna: t.string({ required: true, description: 'Column of the list, whatever the case; each once.' }),
    direzione: t.string({ required: true, description: direction }),
  }),
})

export const TitoloColonnaInput = builder.inputType('TitoloColonnaInput', {
  description: 'The title of a column.',
  fields: (t) => ({
    colonna: t.string({ required: true, description: 'Column of the list, whatever the case; each once.' }),
    titolo: t.string({ required: true, description: 'What it is called in the PDF.' }),
  }),
})

export const Materiale = builder.prismaNode('Materiale', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(materialiList, id, ctx),
  nullable: true,
  description: 'A type of material that is ordered from suppliers.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    ...columnFields(t, materialeHeaderSchema),
    colonneList: t.stringList({
      description: 'Columns of the printed rows, in order.',
      select: { colonneList: true },
      resolve: ({ colonneList }) => colonneList as string[],
    }),
    sort: t.field({
      type: [ColonnaMateriale],
      description: 'What the printed rows are ordered by, the first first.',
      select: { sort: true, labels: true },
      resolve: (row) => {
        const kept = fromJson<MaterialeColumns>(row)
        return keptColumns(
          kept.sort.map(([column]) => column),
          kept,
        )
      },
    }),
    labels: t.field({
      type: [ColonnaMateriale],
      description: 'Titles of columns in the PDF; the others are called by their names.',
      select: { sort: true, labels: true },
      resolve: (row) => {
        const kept = fromJson<MaterialeColumns>(row)
        return keptColumns(Object.keys(kept.labels), kept)
      },
    }),
    perSchedulazione: t.exposeBoolean('perSchedulazione', {
      description: 'Tied to scheduling: neither renamed nor deleted.',
    }),
    puoEliminare: t.boolean({
      description: 'Whether the viewer may try `deleteMateriale`: it is refused while anything is called by its name.',
      select: { perSchedulazione: true },
      resolve: ({ perSchedulazione }, _args, { viewer }) => can(viewer, 'adminMateriali') && !perSchedulazione,
    }),
  }),
})

listField('materiali', {
  tipo: Materiale,
  elenco: materialiList,
  filtro: filterInput('FiltroMateriali', materialiFilters, 'Filters of the materials; all that are given must hold.'),
  permesso: 'viewOrdiniFornitore',
  description: 'The materials, by name.',
})

const fields = (t: InputBuilder) => ({
  ...inputFields(t, materialeHeaderSchema),
  colonneList: t.stringList({ description: 'Columns of the printed rows, in order; each once.' }),
  sort: t.field({ type: [OrdineColonnaInput], description: 'What they are ordered by, the first first.' }),
  labels: t.field({ type: [TitoloColonnaInput], description: 'Titles of columns in the PDF.' }),
})

const which = (t: InputBuilder) => t.string({ required: true, description: 'The name that it has now.' })

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  materiale: nodeField(t, Materiale, materialiList, ({ pk }) => pk),
})

mutationField(createMateriale, { description: 'Adds a material.', input: fields, payload })

mutationField(updateMateriale, {
  description: 'Changes the fields of a material that are sent.',
  input: (t) => ({ materiale: which(t), versione: versioneInput(t), ...fields(t) }),
  payload,
})

mutationField(deleteMateriale, {
  description: 'Removes a material that nothing is called by.',
  input: (t) => ({ materiale: which(t) }),
  payload: (t) => ({ deletedId: deletedField(t, 'Materiale') }),
})
