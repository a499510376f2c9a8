import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, periodFilter, sinceFilter } from '#shared/fields/filters.ts'

/** The filters of the days with hours of their own. */
export const oreLavorativeFilters = { periodo: periodFilter('The days of this period.'), aggiornatoDopo: sinceFilter() }

type Where = Prisma.OreLavorativeWhereInput

/** The days with hours of their own; only users who administer the staff see them. */
export const oreLavorativeList: ListSource<Where, FilterOf<typeof oreLavorativeFilters>> = {
  model: 'oreLavorative',
  visible: visibleWith('adminPersonale'),
  filter: filterBy('oreLavorative', oreLavorativeFilters, { periodo: (periodo) => ({ giorno: withinDays(periodo) }) }),
  orderings: {
    ...columnOrders('oreLavorative', 'id', 'aggiornatoIl', 'giorno'),
  },
  predefinito: ['giorno'],
}
