import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'

export interface OreLavorativeFilter {
  periodo?: Periodo | null
}

type Where = Prisma.OreLavorativeWhereInput

/** The days with hours of their own; only users who administer the staff see them. */
export const oreLavorativeList: ListSource<Where, OreLavorativeFilter> = {
  model: 'oreLavorative',
  visible: (viewer) => (can(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filter: ({ periodo }) => [{ giorno: withinDays(periodo) }],
  orderings: {
    id: (direction) => ({ id: direction }),
    giorno: (direction) => ({ giorno: direction }),
  },
  predefinito: ['giorno'],
}
