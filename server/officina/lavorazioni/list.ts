import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { containsText } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type FilterOf, searchFilter, sinceFilter, yesNoFilter } from '#shared/fields/filters.ts'

/** The filters of the operations. */
export const lavorazioniFilters = {
  search: searchFilter('A part of the name.'),
  inattive: yesNoFilter('True: those that are not used any more too.'),
  aggiornatoDopo: sinceFilter(),
}

type Where = Prisma.LavorazioneWhereInput

const filter = filterBy<typeof lavorazioniFilters, Where>('lavorazione', lavorazioniFilters, {
  search: (text) => ({ nome: containsText(text) }),
  inattive: () => [],
})

/** The operations, those in use unless the others are asked for too. */
export const lavorazioniList: ListSource<Where, FilterOf<typeof lavorazioniFilters>> = {
  model: 'lavorazione',
  visible: visibleWith('viewMarcaturaCe'),
  filter: (criteria, viewer) => [...(criteria.inattive ? [] : [{ attiva: true }]), ...filter(criteria, viewer)],
  orderings: {
    ...columnOrders('lavorazione', 'id', 'aggiornatoIl', 'ordine', 'nome'),
  },
  predefinito: ['ordine'],
}
