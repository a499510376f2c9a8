import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { materialiFilters } from './rules.ts'

type Where = Prisma.MaterialeWhereInput

/** The materials: of who reads supplier orders. */
export const materialiList: ListSource<Where, FilterOf<typeof materialiFilters>> = {
  model: 'materiale',
  visible: (viewer) => (can(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filter: filterBy('materiale', materialiFilters),
  orderings: {
    nome: (direction) => ({ nome: direction }),
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
  },
  predefinito: ['nome'],
}
