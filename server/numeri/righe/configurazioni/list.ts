import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { ListSource } from '../../../platform/db/listSource.ts'
import { likeLiteral } from '../../../platform/db/search.ts'
import { can } from '../../../platform/permissions.ts'

/** What the list of configurations may be asked for. */
export interface ConfigurazioniStatisticheFilter {
  search?: string | null
}

type Where = Prisma.ConfigurazioneStatisticaWhereInput

/** The configurations of statistics, for users who see them. */
export const configurazioniStatisticheList: ListSource<Where, ConfigurazioniStatisticheFilter> = {
  model: 'configurazioneStatistica',
  visibili: (viewer) => (can(viewer, 'viewStats') ? {} : { id: { in: [] } }),
  filtra: ({ search }) => (search ? [{ name: { contains: likeLiteral(search), mode: 'insensitive' } }] : []),
  ordinamenti: {
    id: (direction) => ({ id: direction }),
    name: (direction) => ({ name: direction }),
  },
  predefinito: ['name'],
}
