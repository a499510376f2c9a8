import { ordiniOfUser } from '#ordini/ordini/list.ts'
import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { can, isOfUser } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, pkFilter, sinceFilter, textFilter, yesNoFilter } from '#shared/fields/filters.ts'

/** The filters of the rows for suppliers. */
export const righeOrdineFornitoreFilters = {
  ordinePk: pkFilter('Of the order with this number.'),
  tipologia: textFilter('Of this material.'),
  fornitorePk: pkFilter('Of the supplier with this number.'),
  ordineFornitorePk: pkFilter('In the supplier order with this number.'),
  conOrdine: yesNoFilter('In a supplier order (true), or waiting for one (false).'),
  aggiornatoDopo: sinceFilter(),
}

type Where = Prisma.RigaOrdineFornitoreWhereInput

/** The rows of supplier orders; who sees which, as for the supplier orders themselves. */
export const righeOrdineFornitoreList: ListSource<Where, FilterOf<typeof righeOrdineFornitoreFilters>> = {
  model: 'rigaOrdineFornitore',
  visible(viewer) {
    if (!can(viewer, 'viewOrdiniFornitore')) return { id: { in: [] } }
    return isOfUser(viewer, 'viewOrderFornitore') ? {} : { ordine: ordiniOfUser(viewer) }
  },
  filter: filterBy('rigaOrdineFornitore', righeOrdineFornitoreFilters, {
    conOrdine: (has) => ({ ordineFornitoreId: has ? { not: null } : null }),
  }),
  orderings: {
    ...columnOrders('rigaOrdineFornitore', 'id', 'aggiornatoIl', 'tipologia', 'codice'),
    fornitore: (direction) => ({ fornitore: { nome: direction } }),
    quantita: (direction) => ({ quantita: direction }),
  },
  predefinito: ['tipologia', 'id'],
}
