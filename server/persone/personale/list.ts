import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { personaleFilters } from './rules.ts'

type Where = Prisma.PersonaWhereInput

/** The staff: of who administers it alone. */
export const personaleList: ListSource<Where, FilterOf<typeof personaleFilters>> = {
  model: 'persona',
  visible: visibleWith('adminPersonale'),
  filter: filterBy('persona', personaleFilters, {
    periodo: ({ dal, al }) => [
      dal ? { OR: [{ dataFine: null }, { dataFine: withinDays({ dal }) }] } : {},
      { dataInizio: withinDays({ al }) },
    ],
  }),
  orderings: {
    ...columnOrders('persona', 'id', 'aggiornatoIl', 'nome'),
    reparto: (direction) => [{ repartoDi: { ordine: direction } }, { nome: direction }],
    dataInizio: (direction) => ({ dataInizio: direction }),
    dataFine: (direction) => ({ dataFine: { sort: direction, nulls: 'last' } }),
  },
  predefinito: ['nome'],
}
