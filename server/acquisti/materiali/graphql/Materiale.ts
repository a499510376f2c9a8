import { fromJson } from '#platform/db/json.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { can } from '#platform/permissions.ts'
import { materialiList } from '../list.ts'
import { type MaterialeColumns, materialeHeaderSchema, materialiFilters } from '../rules.ts'
import { ColonnaMateriale, keptColumns } from './columns.ts'

export const Materiale = builder.prismaNode('Materiale', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(materialiList, id, ctx),
  nullable: true,
  description: 'A type of material that is ordered from suppliers.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
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
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
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
