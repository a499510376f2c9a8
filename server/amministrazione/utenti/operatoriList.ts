import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, pksFilter, searchFilter } from '#shared/fields/filters.ts'

/** The filters of the operators. */
export const operatoriFilters = {
  search: searchFilter('Every word of the name.'),
  pks: pksFilter('The ones with these numbers.'),
}

type Where = Prisma.OperatoreWhereInput

/** The operators, to choose from where work and CE controls are recorded. */
export const operatoriList: ListSource<Where, FilterOf<typeof operatoriFilters>> = {
  model: 'operatore',
  visible: (viewer) => (can(viewer, 'viewMarcaturaCe') ? { user: { isActive: true } } : { id: { in: [] } }),
  filter: filterBy('operatore', operatoriFilters, {
    search: eachWord((contains) => ({
      user: { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] },
    })),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction) => [{ user: { lastName: direction } }, { user: { firstName: direction } }],
  },
  predefinito: ['nome'],
}
