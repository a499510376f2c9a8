import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { containsText } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { configurazioniStatisticheFilters } from '../rules.ts'

type Where = Prisma.ConfigurazioneStatisticaWhereInput

/** The configurations of statistics, for users who see them. */
export const configurazioniStatisticheList: ListSource<Where, FilterOf<typeof configurazioniStatisticheFilters>> = {
  model: 'configurazioneStatistica',
  visible: visibleWith('viewStats'),
  filter: filterBy('configurazioneStatistica', configurazioniStatisticheFilters, {
    search: (text) => ({ name: containsText(text) }),
  }),
  orderings: {
    ...columnOrders('configurazioneStatistica', 'id', 'aggiornatoIl', 'name'),
  },
  predefinito: ['name'],
}
