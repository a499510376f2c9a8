import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { tempisticheFilters, tempisticheList } from '../list.ts'
import { tempisticaSchema } from '../rules.ts'

export const Tempistica = builder.prismaNode('Tempistica', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(tempisticheList, id, ctx),
  nullable: true,
  description:
    'Minutes for one piece of a window type: with one code, with any of a category and a shape, or with any.',
  authScopes: { permesso: 'adminOrders' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    codiceSerramento: t.relation('codiceSerramento', {
      nullable: true,
      description: 'The window code; null when it holds for more than one.',
    }),
    codiceSerramentoPk: t.exposeInt('codiceSerramentoId', {
      nullable: true,
      description: 'Number of the window code.',
    }),
    ...columnFields(t, tempisticaSchema.omit(['tipoSerramentoPk', 'codiceSerramentoPk'])),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

/** The list of timings, also of what has timings. */
export const tempistiche = listField('tempistiche', {
  tipo: Tempistica,
  elenco: tempisticheList,
  filtro: filterInput('FiltroTempistiche', tempisticheFilters, 'Filters of the timings; all that are given must hold.'),
  permesso: 'adminOrders',
  description: 'Timings by window type, category, shape and code.',
})

detailField('tempistica', {
  tipo: Tempistica,
  elenco: tempisticheList,
  permesso: 'adminOrders',
  description: 'One timing by its number.',
})
