import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, pkFilter, sinceFilter } from '#shared/fields/filters.ts'

/** The filters of the timings. */
export const tempisticheFilters = {
  tipoSerramentoPk: pkFilter('Number of the window type.'),
  codiceSerramentoPk: pkFilter('Number of the window code.'),
  aggiornatoDopo: sinceFilter(),
}

export type TempisticheFilter = FilterOf<typeof tempisticheFilters>
type Where = Prisma.TempisticaWhereInput

/** The timings. */
export const tempisticheList: ListSource<Where, TempisticheFilter> = {
  model: 'tempistica',
  visible: visibleWith('adminOrders'),
  filter: filterBy('tempistica', tempisticheFilters),
  orderings: {
    ...columnOrders('tempistica', 'id', 'aggiornatoIl'),
    tipoSerramento: (direction) => [
      { tipoSerramento: { nome: direction } },
      { codiceSerramento: { categoria: direction } },
      { codiceSerramento: { forma: direction } },
      { codiceSerramento: { codice: direction } },
      { categoria: direction },
      { forma: direction },
    ],
    ...columnOrders('tempistica', 'tempoRepartoMacchine', 'tempoRepartoBanchi'),
  },
  predefinito: ['tipoSerramento'],
}
