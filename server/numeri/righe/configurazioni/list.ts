import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** What the list of configurations may be asked for. */
export interface ConfigurazioniStatisticheFilter {
  search?: string | null
}

type Where = Prisma.ConfigurazioneStatisticaWhereInput

/** The configurations of statistics, for users who see them. */
export const configurazioniStatisticheList: ListSource<Where, ConfigurazioniStatisticheFilter> = {
  model: 'configurazioneStatistica',
  visible: (viewer) => (can(viewer, 'viewStats') ? {} : { id: { in: [] } }),
  filter: ({ search }) => (search ? [{ name: { contains: likeLiteral(search), mode: 'insensitive' } }] : []),
  orderings: {
    id: (direction) => ({ id: direction }),
    name: (direction) => ({ name: direction }),
  },
  predefinito: ['name'],
}
