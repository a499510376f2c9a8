import type { Prisma } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { searchWords } from '../../platform/db/search.ts'
import { can } from '../../platform/permissions.ts'

export interface MaterialiFilter {
  search?: string | null
}

type Where = Prisma.MaterialeWhereInput

/** The materials: of who reads supplier orders. */
export const materialiList: ListSource<Where, MaterialiFilter> = {
  model: 'materiale',
  visibili: (viewer) => (can(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filtra: ({ search }) => searchWords(search),
  ordinamenti: {
    nome: (direction) => ({ nome: direction }),
    id: (direction) => ({ id: direction }),
  },
  predefinito: ['nome'],
}
