import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { whereDays } from './period.ts'

export interface AssenzeFilter {
  /** With a day from here … */
  fromDate?: string | null
  /** … to here, both included. */
  toDate?: string | null
  persona?: number | null
  persone?: readonly number[] | null
}

type Where = Prisma.AssenzaWhereInput

/** The absences: of who administers the staff alone. */
export const assenzeList: ListSource<Where, AssenzeFilter> = {
  model: 'assenza',
  visible: (viewer) => (can(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filter({ fromDate, toDate, persona, persone }) {
    const where: Where[] = whereDays(fromDate, toDate)
    if (persona != null) where.push({ personaId: persona })
    if (persone) where.push({ personaId: { in: persone.slice(0, 1000) } })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    giornoDa: (direction) => [{ giornoDa: direction }, { oraDa: { sort: direction, nulls: 'first' } }],
    giornoA: (direction) => ({ giornoA: direction }),
    persona: (direction) => [{ persona: { nome: direction } }, { giornoDa: direction }],
  },
  predefinito: ['giornoDa'],
}
