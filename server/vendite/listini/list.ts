import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { listiniFilters } from './rules.ts'

type Where = Prisma.ListinoWhereInput

const NOTHING = { id: { in: [] } }

/** The price lists: the same for everybody who sees prices of lists. */
export const listiniList: ListSource<Where, FilterOf<typeof listiniFilters>> = {
  model: 'listino',
  visible: visibleWith('viewListini'),
  filter: filterBy('listino', listiniFilters, { search: eachWord((contains) => ({ nome: contains })) }),
  orderings: {
    nome: (direction) => ({ nome: direction }),
    stato: (direction) => [{ stato: direction }, { dal: 'desc' }],
    ...columnOrders('listino', 'dal', 'id'),
  },
  predefinito: ['stato'],
}

/** What is in a list, for those who see it. */
export const partsOfListino = {
  visible: (viewer: Viewer | null): object => (can(viewer, 'viewListini') ? {} : NOTHING),
} as const
