import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'

export interface OreLavorativeFilter {
  fromDate?: string | null
  /** Included. */
  toDate?: string | null
}

type Where = Prisma.OreLavorativeWhereInput

/** The days with hours of their own; only users who administer the staff see them. */
export const oreLavorativeList: ListSource<Where, OreLavorativeFilter> = {
  model: 'oreLavorative',
  visible: (viewer) => (can(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filter: ({ fromDate, toDate }) => [
    ...(fromDate ? [{ giorno: { gte: dateOfDay(fromDate) } }] : []),
    ...(toDate ? [{ giorno: { lte: dateOfDay(toDate) } }] : []),
  ],
  orderings: {
    id: (direction) => ({ id: direction }),
    giorno: (direction) => ({ giorno: direction }),
  },
  predefinito: ['giorno'],
}
