import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, periodFilter, pkFilter, pksFilter, sinceFilter } from '#shared/fields/filters.ts'
import { whereDays } from './period.ts'

/** The filters of the absences. */
export const assenzeFilters = {
  periodo: periodFilter('With a day in this period.'),
  personaPk: pkFilter('Of the person with this number.'),
  personaPks: pksFilter('Of the people with these numbers.'),
  aggiornatoDopo: sinceFilter(),
}

type Where = Prisma.AssenzaWhereInput

/** The absences: of who administers the staff alone. */
export const assenzeList: ListSource<Where, FilterOf<typeof assenzeFilters>> = {
  model: 'assenza',
  visible: visibleWith('adminPersonale'),
  filter: filterBy('assenza', assenzeFilters, { periodo: whereDays }),
  orderings: {
    ...columnOrders('assenza', 'id', 'aggiornatoIl'),
    giornoDa: (direction) => [{ giornoDa: direction }, { oraDa: { sort: direction, nulls: 'first' } }],
    giornoA: (direction) => ({ giornoA: direction }),
    persona: (direction) => [{ persona: { nome: direction } }, { giornoDa: direction }],
  },
  predefinito: ['giornoDa'],
}
