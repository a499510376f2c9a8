import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { containsText } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { configurazioniStatisticheFilters } from '../rules.ts'

type Where = Prisma.ConfigurazioneStatisticaWhereInput

/** The configurations of statistics, for users who see them. */
export const configurazioniStatisticheList: ListSource<Where, FilterOf<typeof configurazioniStatisticheFilters>> = {
  model: 'configurazioneStatistica',
  visible: (viewer) => (can(viewer, 'viewStats') ? {} : { id: { in: [] } }),
  filter: filterBy('configurazioneStatistica', configurazioniStatisticheFilters, {
    search: (text) => ({ name: containsText(text) }),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
    name: (direction) => ({ name: direction }),
  },
  predefinito: ['name'],
}
