import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { oreLavorativeFilters, oreLavorativeList } from '../list.ts'
import { oreSchema } from '../rules.ts'

export const OreLavorative = builder.prismaNode('OreLavorative', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(oreLavorativeList, id, ctx),
  nullable: true,
  description: 'The hours of a day that has some of its own.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    ...columnFields(t, oreSchema),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

listField('oreLavorative', {
  tipo: OreLavorative,
  elenco: oreLavorativeList,
  filtro: filterInput(
    'FiltroOreLavorative',
    oreLavorativeFilters,
    'Filters of the days with hours of their own; all that are given must hold.',
  ),
  permesso: 'adminPersonale',
  description: 'The days with hours of their own; the others have the default ones of their weekday.',
})
