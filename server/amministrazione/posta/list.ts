import type { Prisma, StatoMail } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { likeLiteral, wordsOf } from '../../platform/db/search.ts'
import { can, type Viewer } from '../../platform/permissions.ts'

export interface MailFilter {
  stato?: StatoMail | null
  testo?: string | null
}

type Where = Prisma.MailWhereInput

const visibili = (viewer: Viewer | null): Where => (can(viewer, 'adminPosta') ? {} : { id: { in: [] } })

function filtra({ stato, testo }: MailFilter): Where[] {
  const contiene = (parola: string) => ({ contains: likeLiteral(parola), mode: 'insensitive' as const })
  return [
    ...(stato ? [{ stato }] : []),
    ...wordsOf(testo).map((parola) => ({
      OR: [{ aIndirizzo: contiene(parola) }, { aNome: contiene(parola) }, { oggetto: contiene(parola) }],
    })),
  ]
}

/** The outbox, for the page 'Posta in uscita'. */
export const mailList: ListSource<Where, MailFilter> = {
  model: 'mail',
  visibili,
  filtra,
  ordinamenti: {
    creataIl: (verso) => ({ creataIl: verso }),
    inviaDal: (verso) => ({ inviaDal: verso }),
    inviataIl: (verso) => ({ inviataIl: { sort: verso, nulls: 'last' } }),
    stato: (verso) => ({ stato: verso }),
    aIndirizzo: (verso) => ({ aIndirizzo: verso }),
    oggetto: (verso) => ({ oggetto: verso }),
    id: (verso) => ({ id: verso }),
  },
  predefinito: ['-creataIl'],
}
