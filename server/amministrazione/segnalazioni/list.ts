import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { containsText } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { segnalazioniFilters } from './rules.ts'

type Where = Prisma.SegnalazioneWhereInput

/** Faults seen by the server and by browsers, for superusers. */
export const segnalazioniList: ListSource<Where, FilterOf<typeof segnalazioniFilters>> = {
  model: 'segnalazione',
  visible: visibleWith('viewSegnalazioni'),
  filter: filterBy('segnalazione', segnalazioniFilters, {
    testo: (text) => ({ OR: [{ messaggio: containsText(text) }, { requestId: text }] }),
    periodo: (periodo) => ({ il: withinInstants(periodo) }),
  }),
  orderings: {
    ...columnOrders('segnalazione', 'il', 'origine', 'id'),
  },
  predefinito: ['-il'],
}
