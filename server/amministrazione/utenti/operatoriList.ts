import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface OperatoriFilter {
  search?: string | null
  pks?: readonly number[] | null
}

type Where = Prisma.OperatoreWhereInput

function containsWord(word: string): Where {
  const contains = { contains: likeLiteral(word), mode: 'insensitive' as const }
  return { user: { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] } }
}

/** The operators, to choose from where work and CE controls are recorded. */
export const operatoriList: ListSource<Where, OperatoriFilter> = {
  model: 'operatore',
  visible: (viewer) => (can(viewer, 'viewMarcaturaCe') ? { user: { isActive: true } } : { id: { in: [] } }),
  filter: ({ search, pks }) => [
    ...wordsOf(search).map(containsWord),
    ...(pks ? [{ id: { in: pks.slice(0, 1000) } }] : []),
  ],
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction) => [{ user: { lastName: direction } }, { user: { firstName: direction } }],
  },
  predefinito: ['nome'],
}
