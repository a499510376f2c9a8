import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { materialiFilters } from './rules.ts'

type Where = Prisma.MaterialeWhereInput

/** The materials: of who reads supplier orders. */
export const materialiList: ListSource<Where, FilterOf<typeof materialiFilters>> = {
  model: 'materiale',
  visible: visibleWith('viewOrdiniFornitore'),
  filter: filterBy('materiale', materialiFilters),
  orderings: {
    ...columnOrders('materiale', 'nome', 'id', 'aggiornatoIl'),
  },
  predefinito: ['nome'],
}
