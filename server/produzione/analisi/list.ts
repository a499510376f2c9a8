import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { analisiFilters } from './rules.ts'

type Where = Prisma.AnalisiPostazioneWhereInput

/** The weekly programming, for users who work on the scheduled phases that it is made of. */
export const analisiList: ListSource<Where, FilterOf<typeof analisiFilters>> = {
  model: 'analisiPostazione',
  visible: visibleWith('updateStatoFasiOrdineFornitore'),
  filter: filterBy('analisiPostazione', analisiFilters, {
    search: eachWord((contains) => ({
      OR: [{ nome: contains }, { ordini: { some: { ordine: { numeroCommessa: contains } } } }],
    })),
  }),
  orderings: {
    ...columnOrders('analisiPostazione', 'id', 'aggiornatoIl', 'nome', 'data'),
  },
  predefinito: ['-data'],
}
