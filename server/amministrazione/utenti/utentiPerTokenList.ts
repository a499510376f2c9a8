import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface UtentiPerTokenFilter {
  testo?: string | null
}

type Where = Prisma.UserWhereInput

function containsWord(word: string): Where {
  const contains = { contains: likeLiteral(word), mode: 'insensitive' as const }
  return { OR: [{ username: contains }, { firstName: contains }, { lastName: contains }] }
}

/** The users in whose name the viewer may let a program act, as `canActAs` says of each: active ones. */
function visible(viewer: Viewer | null): Where {
  if (viewer === null || !can(viewer, 'adminToken')) return { id: { in: [] } }
  if (can(viewer, 'adminUsers')) return { isActive: true }
  return { isActive: true, OR: [{ id: viewer.id }, { isSuperuser: false }] }
}

/** The users to choose from for a token. */
export const utentiPerTokenList: ListSource<Where, UtentiPerTokenFilter> = {
  model: 'user',
  visible,
  filter: ({ testo }) => wordsOf(testo).map(containsWord),
  orderings: {
    username: (direction) => ({ username: direction }),
  },
  predefinito: ['username'],
}
