import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, searchFilter } from '#shared/fields/filters.ts'

/** The filters of the customers for an app account. */
export const clientiPerAccessoFilters = { testo: searchFilter('Every word, in what the list of customers shows.') }

/** The customers that can be linked to an app account. */
export const clientiPerAccesso: ListSource<Prisma.ClienteWhereInput, FilterOf<typeof clientiPerAccessoFilters>> = {
  model: 'cliente',
  visible: (viewer) => (can(viewer, 'adminUsers') ? {} : { id: { in: [] } }),
  filter: filterBy('cliente', clientiPerAccessoFilters, { testo: searchWords }),
  orderings: { nome: (direction) => ({ nome: direction }) },
  predefinito: ['nome'],
}
