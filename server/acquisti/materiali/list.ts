import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface MaterialiFilter {
  search?: string | null
}

type Where = Prisma.MaterialeWhereInput

/** The materials: of who reads supplier orders. */
export const materialiList: ListSource<Where, MaterialiFilter> = {
  model: 'materiale',
  visible: (viewer) => (can(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filter: ({ search }) => searchWords(search),
  orderings: {
    nome: (direction) => ({ nome: direction }),
    id: (direction) => ({ id: direction }),
  },
  predefinito: ['nome'],
}
