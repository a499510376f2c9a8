import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, pkFilter, sinceFilter, textFilter } from '#shared/fields/filters.ts'
import { ordiniList } from '../ordini/list.ts'

/** The filters of the lines. */
export const righeFilters = {
  ordinePk: pkFilter('Number of the order.'),
  tipoSerramentoPk: pkFilter('Number of the window type.'),
  categoria: textFilter('Of the window code.'),
  forma: textFilter('Of the window code.'),
  codice: textFilter('Of the window code.'),
  aggiornatoDopo: sinceFilter(),
}

export type RigheFilter = FilterOf<typeof righeFilters>
type Where = Prisma.RigaOrdineWhereInput

/** The lines of all orders that the viewer sees. */
export const righeList: ListSource<Where, RigheFilter> = {
  model: 'rigaOrdine',
  visible(viewer) {
    const ordine = ordiniList.visible(viewer)
    return Object.keys(ordine).length === 0 ? {} : { ordine }
  },
  filter: filterBy('rigaOrdine', righeFilters, {
    categoria: (categoria) => ({ codiceSerramento: { is: { categoria } } }),
    forma: (forma) => ({ codiceSerramento: { is: { forma } } }),
    codice: (codice) => ({ codiceSerramento: { is: { codice } } }),
  }),
  orderings: {
    ...columnOrders('rigaOrdine', 'id', 'aggiornatoIl'),
    ordine: (direction) => [{ ordineId: direction }, { posizione: direction }],
    posizione: (direction) => [{ ordineId: direction }, { posizione: direction }],
  },
  predefinito: ['-id'],
}
