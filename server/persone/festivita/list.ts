import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, periodFilter, sinceFilter } from '#shared/fields/filters.ts'
import { whereDays } from '../assenze/period.ts'

/** The filters of the holidays. */
export const festivitaFilters = { periodo: periodFilter('With a day in this period.'), aggiornatoDopo: sinceFilter() }

type Where = Prisma.FestivitaWhereInput

/** The holidays: of who administers the staff alone. */
export const festivitaList: ListSource<Where, FilterOf<typeof festivitaFilters>> = {
  model: 'festivita',
  visible: visibleWith('adminPersonale'),
  filter: filterBy('festivita', festivitaFilters, { periodo: whereDays }),
  orderings: {
    ...columnOrders('festivita', 'id', 'aggiornatoIl'),
    giornoDa: (direction) => [{ giornoDa: direction }, { oraDa: { sort: direction, nulls: 'first' } }],
    giornoA: (direction) => ({ giornoA: direction }),
  },
  predefinito: ['giornoDa'],
}
