import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { ordiniFornitoreList } from '../list.ts'

type Where = Prisma.RaccoltaFornitoreWhereInput

/** What was gathered: of who sees all of its supplier orders. */
export const raccolteFornitoreList: ListSource<Where, object> = {
  model: 'raccoltaFornitore',
  visible: (viewer) => ({ ordini: { some: {}, every: ordiniFornitoreList.visible(viewer) } }),
  filter: filterBy('raccoltaFornitore', {}, {}),
  orderings: { id: (direction) => ({ id: direction }) },
  predefinito: ['-id'],
}
