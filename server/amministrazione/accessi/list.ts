import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { containsText } from '#platform/db/search.ts'
import { can, hasAccount, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { accessiFilters } from './rules.ts'

type Where = Prisma.AccessoWhereInput

/** Its own for each user; all for who administers users. None on a tablet, nor for a token of some areas. */
function visible(viewer: Viewer | null): Where {
  if (!viewer || !hasAccount(viewer) || viewer.soloPermessi) return { id: { in: [] } }
  return can(viewer, 'adminUsers') ? {} : { userId: viewer.id }
}

/** Who came to which door, the newest first. */
export const accessiList: ListSource<Where, FilterOf<typeof accessiFilters>> = {
  model: 'accesso',
  visible,
  filter: filterBy('accesso', accessiFilters, {
    testo: (text) => ({
      OR: [{ userNome: containsText(text) }, { indirizzo: containsText(text) }, { dettaglio: containsText(text) }],
    }),
    propri: (isOwn, _filter, viewer) => (isOwn ? { userId: viewer?.id ?? 0 } : {}),
    periodo: (periodo) => ({ il: withinInstants(periodo) }),
  }),
  orderings: {
    ...columnOrders('accesso', 'il', 'userNome', 'evento', 'id'),
  },
  predefinito: ['-il'],
}
