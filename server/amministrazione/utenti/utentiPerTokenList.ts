import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, searchFilter } from '#shared/fields/filters.ts'

/** The filters of the users for a token. */
export const utentiPerTokenFilters = { testo: searchFilter('Every word, in the name or the username.') }

type Where = Prisma.UserWhereInput

/** The users in whose name the viewer may let a program act, as `canActAs` says of each: active ones. */
function visible(viewer: Viewer | null): Where {
  if (viewer === null || !can(viewer, 'adminToken')) return { id: { in: [] } }
  if (can(viewer, 'adminUsers')) return { isActive: true }
  return { isActive: true, OR: [{ id: viewer.id }, { isSuperuser: false }] }
}

/** The users to choose from for a token. */
export const utentiPerTokenList: ListSource<Where, FilterOf<typeof utentiPerTokenFilters>> = {
  model: 'user',
  visible,
  filter: filterBy('user', utentiPerTokenFilters, {
    testo: eachWord((contains) => ({ OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] })),
  }),
  orderings: {
    username: (direction) => ({ username: direction }),
  },
  predefinito: ['username'],
}
