import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { puo } from '../../platform/permissions.ts'
import { dataDiGiorno } from '../../shared/dates/days.ts'

export interface FiltroOreLavorative {
  fromDate?: string | null
  /** Included. */
  toDate?: string | null
}

type Where = Prisma.OreLavorativeWhereInput

/** The days with hours of their own; only users who administer the staff see them. */
export const elencoOreLavorative: Elenco<Where, FiltroOreLavorative> = {
  model: 'oreLavorative',
  visibili: (viewer) => (puo(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filtra: ({ fromDate, toDate }) => [
    ...(fromDate ? [{ giorno: { gte: dataDiGiorno(fromDate) } }] : []),
    ...(toDate ? [{ giorno: { lte: dataDiGiorno(toDate) } }] : []),
  ],
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    giorno: (verso) => ({ giorno: verso }),
  },
  predefinito: ['giorno'],
}
