import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { analisiFilters } from './rules.ts'

type Where = Prisma.AnalisiPostazioneWhereInput

/** The weekly programming, for users who work on the scheduled phases that it is made of. */
export const analisiList: ListSource<Where, FilterOf<typeof analisiFilters>> = {
  model: 'analisiPostazione',
  visible: (viewer) => (can(viewer, 'updateStatoFasiOrdineFornitore') ? {} : { id: { in: [] } }),
  filter: filterBy('analisiPostazione', analisiFilters, {
    search: eachWord((contains) => ({
      OR: [{ nome: contains }, { ordini: { some: { ordine: { numeroCommessa: contains } } } }],
    })),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
    nome: (direction) => ({ nome: direction }),
    data: (direction) => ({ data: direction }),
  },
  predefinito: ['-data'],
}
