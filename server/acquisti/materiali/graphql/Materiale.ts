import { builder } from '../../../platform/graphql/builder.ts'
import { columnFields } from '../../../platform/graphql/fields.ts'
import { listField, whereOne } from '../../../platform/graphql/listField.ts'
import { can } from '../../../platform/permissions.ts'
import { type MaterialiFilter, materialiList } from '../list.ts'
import { testataMaterialeSchema } from '../rules.ts'

export const Materiale = builder.prismaNode('Materiale', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(materialiList, id, ctx),
  nullable: true,
  description: 'A type of material that is ordered from suppliers.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, testataMaterialeSchema),
    colonneList: t.stringList({
      description: 'Columns of the printed rows, in order.',
      select: { colonneList: true },
      resolve: ({ colonneList }) => colonneList as string[],
    }),
    sort: t.expose('sort', {
      type: 'JSON',
      description: 'What the rows are ordered by: pairs of a lower case column and asc or desc.',
    }),
    labels: t.expose('labels', { type: 'JSON', description: 'Lower case column → its title in the PDF.' }),
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

const Filtro = builder.inputRef<MaterialiFilter>('FiltroMateriali').implement({
  description: 'Filters of the materials; all that are given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Every word of name and columns, any order, case and accents folded.' }),
  }),
})

listField('materiali', {
  tipo: Materiale,
  elenco: materialiList,
  filtro: Filtro,
  permesso: 'viewOrdiniFornitore',
  description: 'The materials, by name.',
})
