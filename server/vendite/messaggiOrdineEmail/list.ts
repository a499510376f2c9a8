import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { messaggiOrdineEmailFilters } from './rules.ts'

type Where = Prisma.MessaggioOrdineEmailWhereInput

/** The texts for the mails of orders: a few dozen, the same for everybody who may read them. */
export const messaggiOrdineEmailList: ListSource<Where, FilterOf<typeof messaggiOrdineEmailFilters>> = {
  model: 'messaggioOrdineEmail',
  visible: visibleWith('viewMessaggi'),
  filter: filterBy('messaggioOrdineEmail', messaggiOrdineEmailFilters, {
    search: eachWord((contains) => ({ OR: [{ titolo: contains }, { testo: contains }] })),
  }),
  orderings: {
    ...columnOrders('messaggioOrdineEmail', 'titolo', 'id', 'aggiornatoIl'),
  },
  predefinito: ['titolo'],
}
