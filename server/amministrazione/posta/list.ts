import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { visibleMails } from '#platform/mail/visible.ts'
import type { Prisma, StatoMail } from '#prisma/generated/client.ts'

export interface MailFilter {
  stato?: StatoMail | null
  testo?: string | null
}

type Where = Prisma.MailWhereInput

function filter({ stato, testo }: MailFilter): Where[] {
  const contains = (word: string) => ({ contains: likeLiteral(word), mode: 'insensitive' as const })
  return [
    ...(stato ? [{ stato }] : []),
    ...wordsOf(testo).map((word) => ({
      OR: [{ aIndirizzo: contains(word) }, { aNome: contains(word) }, { oggetto: contains(word) }],
    })),
  ]
}

/** The outbox, for the page 'Posta in uscita'. */
export const mailList: ListSource<Where, MailFilter> = {
  ...visibleMails,
  filter,
  orderings: {
    creataIl: (direction) => ({ creataIl: direction }),
    inviaDal: (direction) => ({ inviaDal: direction }),
    inviataIl: (direction) => ({ inviataIl: { sort: direction, nulls: 'last' } }),
    stato: (direction) => ({ stato: direction }),
    aIndirizzo: (direction) => ({ aIndirizzo: direction }),
    oggetto: (direction) => ({ oggetto: direction }),
    id: (direction) => ({ id: direction }),
  },
  predefinito: ['-creataIl'],
}
