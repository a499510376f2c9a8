import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { containsText } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { fornitoreOrdiniFilters } from './rules.ts'

type Where = Prisma.OrdineFornitoreWhereInput

/** A supplier sees what is ordered from it, in any state; nobody else sees anything here. */
function visible(viewer: Viewer | null): Where {
  if (!viewer?.fornitore || !can(viewer, 'viewPortaleFornitore')) return { id: { in: [] } }
  return { fornitoreId: viewer.fornitore.id }
}

type Direction = 'asc' | 'desc'
const last = (direction: Direction) => ({ sort: direction, nulls: 'last' as const })

/** The supplier orders as their supplier sees them. */
export const fornitoreOrdiniList: ListSource<Where, FilterOf<typeof fornitoreOrdiniFilters>> = {
  model: 'ordineFornitore',
  visible,
  filter: filterBy('ordineFornitore', fornitoreOrdiniFilters, {
    stato: (names) => (names.length > 0 ? { stato: { nome: { in: names.slice(0, 100) } } } : []),
    ordineCliente: (text) => ({ ordine: { nomeCliente: containsText(text) } }),
    // They are withheld: what a supplier reads of them has no word.
    ordineNote: () => ({ id: { in: [] } }),
    ordineRiferimento: (text) => ({ ordine: { riferimento: containsText(text) } }),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    numeroCommessa: (direction) => ({ ordine: { numeroCommessa: direction } }),
    cliente: (direction) => ({ ordine: { nomeCliente: direction } }),
    riferimento: (direction) => ({ ordine: { riferimento: direction } }),
    numeroSerramenti: (direction) => ({ ordine: { numeroSerramenti: direction } }),
    stato: (direction) => ({ stato: { ordine: direction } }),
    dataOrdine: (direction) => ({ dataOrdine: last(direction) }),
    dataConsegna: (direction) => ({ dataConsegna: last(direction) }),
    dataArrivo: (direction) => ({ dataArrivo: last(direction) }),
    valorePercentuale: (direction) => ({ valorePercentuale: last(direction) }),
  },
  // What is still to be done comes first: states are in the order of their list.
  predefinito: ['stato', 'dataConsegna'],
}
