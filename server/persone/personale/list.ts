import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { personaleFilters } from './rules.ts'

type Where = Prisma.PersonaWhereInput

/** The staff: of who administers it alone. */
export const personaleList: ListSource<Where, FilterOf<typeof personaleFilters>> = {
  model: 'persona',
  visible: (viewer) => (can(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filter: filterBy('persona', personaleFilters, {
    periodo: ({ dal, al }) => [
      dal ? { OR: [{ dataFine: null }, { dataFine: withinDays({ dal }) }] } : {},
      { dataInizio: withinDays({ al }) },
    ],
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
    nome: (direction) => ({ nome: direction }),
    reparto: (direction) => [{ reparto: direction }, { nome: direction }],
    dataInizio: (direction) => ({ dataInizio: direction }),
    dataFine: (direction) => ({ dataFine: { sort: direction, nulls: 'last' } }),
  },
  predefinito: ['nome'],
}
