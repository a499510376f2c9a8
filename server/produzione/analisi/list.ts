import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface AnalisiFilter {
  /** Words of the name, or of the number of an order in it. */
  search?: string | null
}

type Where = Prisma.AnalisiPostazioneWhereInput

function lookUp(word: string): Where {
  const contains = { contains: likeLiteral(word), mode: 'insensitive' as const }
  return { OR: [{ nome: contains }, { ordini: { some: { ordine: { numeroCommessa: contains } } } }] }
}

/** The weekly programming, for users who work on the scheduled phases that it is made of. */
export const analisiList: ListSource<Where, AnalisiFilter> = {
  model: 'analisiPostazione',
  visible: (viewer) => (can(viewer, 'updateStatoFasiOrdineFornitore') ? {} : { id: { in: [] } }),
  filter: ({ search }) => wordsOf(search).map(lookUp),
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction) => ({ nome: direction }),
    data: (direction) => ({ data: direction }),
  },
  predefinito: ['-data'],
}
