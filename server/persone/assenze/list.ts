import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { whereDays } from './period.ts'

export interface AssenzeFilter {
  /** With a day of it. */
  periodo?: Periodo | null
  personaPk?: number | null
  personaPks?: readonly number[] | null
}

type Where = Prisma.AssenzaWhereInput

/** The absences: of who administers the staff alone. */
export const assenzeList: ListSource<Where, AssenzeFilter> = {
  model: 'assenza',
  visible: (viewer) => (can(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filter({ periodo, personaPk, personaPks }) {
    const where: Where[] = whereDays(periodo)
    if (personaPk != null) where.push({ personaId: personaPk })
    if (personaPks) where.push({ personaId: { in: personaPks.slice(0, 1000) } })
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
