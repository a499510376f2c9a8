import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { fornitoriFilters } from './rules.ts'

type Where = Prisma.FornitoreWhereInput

/** The suppliers: of who reads supplier orders. */
export const fornitoriList: ListSource<Where, FilterOf<typeof fornitoriFilters>> = {
  model: 'fornitore',
  visible: (viewer) => (can(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filter: filterBy('fornitore', fornitoriFilters),
  orderings: {
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
    nome: (direction) => ({ nome: direction }),
    codice: (direction) => ({ codice: direction }),
    tipologia: (direction) => [{ tipologia: direction }, { nome: direction }],
    tempo: (direction) => ({ tempo: direction }),
  },
  predefinito: ['nome'],
}
