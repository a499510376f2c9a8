import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { eachWord } from '#platform/db/search.ts'
import { visibleMails } from '#platform/mail/visible.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { mailFilters } from './rules.ts'

type Where = Prisma.MailWhereInput

/** The outbox, for the page 'Posta in uscita'. */
export const mailList: ListSource<Where, FilterOf<typeof mailFilters>> = {
  ...visibleMails,
  filter: filterBy('mail', mailFilters, {
    testo: eachWord((contains) => ({ OR: [{ aIndirizzo: contains }, { aNome: contains }, { oggetto: contains }] })),
  }),
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
