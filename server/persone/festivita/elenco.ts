import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { puo } from '../../platform/permissions.ts'
import { whereGiorni } from '../assenze/periodo.ts'

export interface FiltroFestivita {
  /** With a day from here … */
  fromDate?: string | null
  /** … to here, both included. */
  toDate?: string | null
}

type Where = Prisma.FestivitaWhereInput

/** The holidays: of who administers the staff alone. */
export const elencoFestivita: Elenco<Where, FiltroFestivita> = {
  model: 'festivita',
  visibili: (viewer) => (puo(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filtra: ({ fromDate, toDate }) => whereGiorni(fromDate, toDate),
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    giornoDa: (verso) => [{ giornoDa: verso }, { oraDa: { sort: verso, nulls: 'first' } }],
    giornoA: (verso) => ({ giornoA: verso }),
  },
  predefinito: ['giornoDa'],
}
