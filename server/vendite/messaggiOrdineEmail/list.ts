import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { messaggiOrdineEmailFilters } from './rules.ts'

type Where = Prisma.MessaggioOrdineEmailWhereInput

/** The texts for the mails of orders: a few dozen, the same for everybody who may read them. */
export const messaggiOrdineEmailList: ListSource<Where, FilterOf<typeof messaggiOrdineEmailFilters>> = {
  model: 'messaggioOrdineEmail',
  visible: (viewer) => (can(viewer, 'viewMessaggi') ? {} : { id: { in: [] } }),
  filter: filterBy('messaggioOrdineEmail', messaggiOrdineEmailFilters, {
    search: eachWord((contains) => ({ OR: [{ titolo: contains }, { testo: contains }] })),
  }),
  orderings: {
    titolo: (direction) => ({ titolo: direction }),
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
  },
  predefinito: ['titolo'],
}
