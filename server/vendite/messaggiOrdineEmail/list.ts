import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface MessaggiOrdineEmailFilter {
  search?: string | null
}

type Where = Prisma.MessaggioOrdineEmailWhereInput

function containsWord(word: string): Where {
  const contains = { contains: likeLiteral(word), mode: 'insensitive' as const }
  return { OR: [{ titolo: contains }, { testo: contains }] }
}

/** The texts for the mails of orders: a few dozen, the same for everybody who may read them. */
export const messaggiOrdineEmailList: ListSource<Where, MessaggiOrdineEmailFilter> = {
  model: 'messaggioOrdineEmail',
  visible: (viewer) => (can(viewer, 'viewMessaggi') ? {} : { id: { in: [] } }),
  filter: ({ search }) => wordsOf(search).map(containsWord),
  orderings: {
    titolo: (direction) => ({ titolo: direction }),
    id: (direction) => ({ id: direction }),
  },
  predefinito: ['titolo'],
}
