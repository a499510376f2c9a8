import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { whereDays } from '../assenze/period.ts'

export interface FestivitaFilter {
  /** With a day of it. */
  periodo?: Periodo | null
}

type Where = Prisma.FestivitaWhereInput

/** The holidays: of who administers the staff alone. */
export const festivitaList: ListSource<Where, FestivitaFilter> = {
  model: 'festivita',
  visible: (viewer) => (can(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filter: ({ periodo }) => whereDays(periodo),
  orderings: {
    id: (direction) => ({ id: direction }),
    giornoDa: (direction) => [{ giornoDa: direction }, { oraDa: { sort: direction, nulls: 'first' } }],
    giornoA: (direction) => ({ giornoA: direction }),
  },
  predefinito: ['giornoDa'],
}
