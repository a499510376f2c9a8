import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { regoleDistintaFilters } from './rules.ts'

type Where = Prisma.RegolaDistintaWhereInput

/** The rules of bills, for who keeps the catalogue. */
export const regoleDistintaList: ListSource<Where, FilterOf<typeof regoleDistintaFilters>> = {
  model: 'regolaDistinta',
  visible: (viewer) => (can(viewer, 'adminCatalogo') ? {} : { id: { in: [] } }),
  filter: filterBy('regolaDistinta', regoleDistintaFilters, {
    search: eachWord((contains) => ({ OR: [{ codice: contains }, { descrizione: contains }] })),
    // A rule for all families is of each.
    famigliaPk: (famigliaId) => ({ OR: [{ famigliaId }, { famigliaId: null }] }),
  }),
  orderings: {
    posto: (direction) => ({ posto: direction }),
    tipologia: (direction) => [{ tipologia: direction }, { posto: 'asc' }],
    descrizione: (direction) => ({ descrizione: direction }),
    id: (direction) => ({ id: direction }),
  },
  predefinito: ['posto'],
}
