import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource, SortDirection } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, searchFilter } from '#shared/fields/filters.ts'

/** The filters of the accounts. */
export const accountFilters = {
  search: searchFilter('Every word of name, username or mail address, any order, case ignored.'),
}

type Where = Prisma.AppAccountWhereInput

/** The accounts of the app that folders may be shared with: of who shares them. */
export const accountList: ListSource<Where, FilterOf<typeof accountFilters>> = {
  model: 'appAccount',
  visible: (viewer) => (can(viewer, 'adminApp') ? { user: { isActive: true } } : { id: { in: [] } }),
  filter: filterBy('appAccount', accountFilters, {
    search: eachWord((contains) => ({
      user: { OR: ['username', 'firstName', 'lastName', 'email'].map((field) => ({ [field]: contains })) },
    })),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction: SortDirection) => [
      { user: { lastName: direction } },
      { user: { firstName: direction } },
      { user: { username: direction } },
    ],
  },
  predefinito: ['nome'],
}
