import type { ListSource, SortDirection } from '#platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface AccountFilter {
  search?: string | null
}

type Where = Prisma.AppAccountWhereInput

function containsWord(word: string): Where {
  const contains = { contains: likeLiteral(word), mode: 'insensitive' as const }
  return { user: { OR: ['username', 'firstName', 'lastName', 'email'].map((field) => ({ [field]: contains })) } }
}

/** The accounts of the app that folders may be shared with: of who shares them. */
export const accountList: ListSource<Where, AccountFilter> = {
  model: 'appAccount',
  visible: (viewer) => (can(viewer, 'adminApp') ? { user: { isActive: true } } : { id: { in: [] } }),
  filter: ({ search }) => wordsOf(search).map(containsWord),
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction: SortDirection) => [
      { user: { lastName: direction } },
      { user: { firstName: direction } },
      { user: { username: direction } },
    ],
  },
  predefinito: ['nome'],
}
